"""Bot contests on the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from rich.table import Table

from spadille.cli.names import side_meant
from spadille.cli.progress import again, bar, stopped
from spadille.cli.screen import Console
from spadille.cli.streams import STOPPED
from spadille.core.errors import BadOptions
from spadille.core.figures import counted
from spadille.games import entry, titled
from spadille.lab import journal, ladder
from spadille.lab.arena import MOST_REASONS, Contest, Report, Unit, rates, report, run
from spadille.lab.badge import badge
from spadille.lab.pages import fill, put

_WIDTH = 100
_COMMAND = "arena --resume"


def players(game: str, words: str, programs: Mapping[str, str]) -> tuple[str, str]:
    """The two players named by words such as "strong,regular"; raises BadOptions."""
    one, comma, other = words.partition(",")
    if not comma:
        raise BadOptions(f"expected two players, such as strong,regular; got {words[:40]!r}")
    return side_meant(game, one, more=programs), side_meant(game, other, more=programs)


def rulebook_of(kept: Path, game: str) -> str | None:
    """The rulebook of a contest whose file was started before rulebooks were named: the game's first, as it was then.

    None: there is no such file, or it names its rulebook.
    """
    old = journal.begun(kept, Contest)
    return next(iter(entry(game).rulebooks)) if old is not None and old.game == game and old.rulebook is None else None


def _as_kept(kept: Path, contest: Contest) -> Contest:
    """The contest as its file states it."""
    unnamed = contest.rulebook is not None and contest.rulebook == rulebook_of(kept, contest.game)
    return msgspec.structs.replace(contest, rulebook=None) if unnamed else contest


class _Stopped(Exception):
    """Raised on Ctrl+C with the units played until then."""

    def __init__(self, units: Sequence[Unit]) -> None:
        self.units = units


def play_arena(
    contest: Contest, count: int, *, jobs: int, sequential: float | None, keep: Path | None, as_json: bool
) -> int:
    """Play a contest with a progress bar and print the result; after Ctrl+C, the partial result and how to continue."""
    try:
        _print(contest, _play(contest, count, jobs=jobs, sequential=sequential, keep=keep), as_json=as_json)
    except _Stopped as wrong:
        if wrong.units:
            _print(contest, report(contest, wrong.units), as_json=as_json)
        if keep is None:
            onward = f"nothing is kept; to go on another time: {again('--resume', 'FILE')}"
        else:
            onward = f"{keep} keeps them; go on with: {again()}"
        stopped(f"{len(wrong.units)} of {count} {'games' if contest.whole else 'deals'} are done; {onward}")
        return STOPPED
    return 0


def _print(contest: Contest, found: Report, *, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(found).decode(), flush=True)
    else:
        _show(contest, found)


def play_ladder(
    words: Sequence[str], *, out: Path | None, folder: Path, minutes: float, jobs: int, programs: Mapping[str, str]
) -> int:
    """Play the unfinished contests of the ladder, each for `minutes`, and write the tables."""
    if out is not None:
        put(out.read_text("utf-8"), "", ladder.MARKS)
    rungs = ladder.chosen(words, programs)
    folder.mkdir(parents=True, exist_ok=True)
    results = []
    for rung in rungs:
        kept = folder / f"{rung.name}.jsonl"
        try:
            found = _play(rung.contest, rung.count, jobs=jobs, sequential=None, keep=kept, seconds=60 * minutes)
        except _Stopped:
            stopped(f"{folder} keeps what is done; go on with: {again()}")
            return STOPPED
        print(f"{rung.contest.game}, {rung.contest.rulebook}: {found.words}", file=sys.stderr, flush=True)
        results.append((rung, found))
    text = ladder.tables(results)
    if out is None:
        print(text)
    else:
        fill(out, text, ladder.MARKS)
    return 0


def _play(
    contest: Contest,
    count: int,
    *,
    jobs: int,
    sequential: float | None,
    keep: Path | None,
    seconds: float | None = None,
) -> Report:
    """Play with a progress bar on standard error; raises _Stopped after Ctrl+C."""
    contest.open()
    done, key = ([], None) if keep is None else journal.resume(keep, _as_kept(keep, contest), Unit, _COMMAND)
    units = {unit.number: unit for unit in done if unit.number < count}
    with bar() as progress:
        task = progress.add_task(f"{contest.bots[0]} and {contest.bots[1]}", total=count, completed=len(done))

        def note(unit: Unit) -> None:
            units[unit.number] = unit
            progress.advance(task)
            if keep is not None:
                journal.keep(keep, unit)

        try:
            return run(
                contest,
                count,
                jobs=jobs or os.cpu_count() or 1,
                key=key,
                done=done,
                keep=note,
                sequential=sequential,
                seconds=seconds,
            )
        except KeyboardInterrupt:
            raise _Stopped([units[number] for number in sorted(units)]) from None


def _badge(contest: Contest) -> str:
    """The notice for players whose level the ladder has not measured with these rules."""
    return str(badge(contest.open(), (name for side in contest.bots for name in side.split("+"))))


def _show(contest: Contest, found: Report) -> None:
    """Print the result, then each player's actions and thinking times."""
    game = contest.open()
    print(found.words)
    print(f"{titled(game.name, game.rulebook)}, {counted(game.seats):seat}")
    if said := _badge(contest):
        print(said)
    print(found.stamp.words)
    table = Table(box=None, padding=(0, 3, 0, 0))
    for head in ("", *found.bots):
        table.add_column(head)
    told = [rates(contest.game, each) for each in found.counts]
    for name in dict.fromkeys([*told[0], *told[1]]):
        table.add_row(name, *(each.get(name, "") for each in told))
    table.add_row("a decision, median", *(f"{median:.1f} ms" for median, _ in found.milliseconds))
    table.add_row("99% of decisions", *(f"{most:.1f} ms" for _, most in found.milliseconds))
    if any(found.faults):
        table.add_row("moves not made", *map(str, found.faults))
    Console(width=_WIDTH, highlight=False).print(table)
    for player, count, reasons in zip(found.bots, found.faults, found.reasons, strict=True):
        if count:
            print(f"{player} failed to make {counted(count):move}; a safe legal move was made instead")
            for why, times in list(reasons.items())[:MOST_REASONS]:
                print(f"  {times} × {why}")
