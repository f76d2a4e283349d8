"""Bots against each other from the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from spadille.core import record
from spadille.core.contract import Value
from spadille.core.errors import BadOptions, Unreadable
from spadille.lab import ladder
from spadille.lab.arena import Contest, Report, Unit, new_key, rates, run
from spadille.lab.pages import put

_MOST_REASONS = 5
_WIDTH = 100


def play_arena(
    contest: Contest, count: int, *, jobs: int, sequential: float | None, keep: Path | None, as_json: bool
) -> int:
    """Play, showing how far it is, and print what came of it."""
    found = _play(contest, count, jobs=jobs, sequential=sequential, keep=keep)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        _show(contest.game, found)
    return 0


def play_ladder(words: Sequence[str], *, out: Path | None, folder: Path, minutes: float, jobs: int) -> int:
    """Play the contests of the ladder that are still to be played, each for so long, and write the tables."""
    page = None if out is None else out.read_text("utf-8")
    if page is not None:
        put(page, "", ladder.MARKS)
    rungs = ladder.chosen(words)
    folder.mkdir(parents=True, exist_ok=True)
    results = []
    for rung in rungs:
        kept = folder / f"{rung.name}.jsonl"
        found = _play(rung.contest, rung.count, jobs=jobs, sequential=None, keep=kept, seconds=60 * minutes)
        print(f"{rung.contest.game}, {rung.contest.rulebook}: {found.words}", file=sys.stderr, flush=True)
        results.append((rung, found))
    text = ladder.tables(results)
    if out is None or page is None:
        print(text)
    else:
        record.save(out, put(page, text, ladder.MARKS).encode())
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
    """Play with a progress bar on standard error."""
    contest.open()
    done, key = ([], None) if keep is None else _done(keep, contest)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{contest.bots[0]} and {contest.bots[1]}", total=count, completed=len(done))

        def note(unit: Unit) -> None:
            progress.advance(task)
            if keep is not None:
                with keep.open("ab") as file:
                    file.write(msgspec.json.encode(unit) + b"\n")

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


def _show(game: str, found: Report) -> None:
    """The result, and beneath it what each player did and how long it took."""
    print(found.words)
    print(found.stamp.words)
    table = Table(box=None, padding=(0, 3, 0, 0))
    for head in ("", *found.bots):
        table.add_column(head)
    told = [rates(game, each) for each in found.counts]
    for name in dict.fromkeys([*told[0], *told[1]]):
        table.add_row(name, *(each.get(name, "") for each in told))
    table.add_row("a decision, median", *(f"{median:.1f} ms" for median, _ in found.milliseconds))
    table.add_row("99 % of decisions", *(f"{most:.1f} ms" for _, most in found.milliseconds))
    if any(found.faults):
        table.add_row("moves not made", *map(str, found.faults))
    Console(width=_WIDTH, highlight=False).print(table)
    for player, count, reasons in zip(found.bots, found.faults, found.reasons, strict=True):
        if count:
            print(f"{player} failed to make {count} moves; the tamest legal move was made instead")
            for why, times in list(reasons.items())[:_MOST_REASONS]:
                print(f"  {times} × {why}")


class _Keyed(Value, frozen=True):
    """What the first line of a kept contest says besides the contest."""

    key: bytes = b""
    """Told seeds are made with it; none in a contest that was begun before there were keys, which ends as it began."""


def _done(path: Path, contest: Contest) -> tuple[list[Unit], bytes | None]:
    """What a file has kept of the same contest, and its key; a new file is begun with the contest and a new key.

    A last line that a kill has cut off is dropped, and its deal is played again.
    """
    if not path.exists():
        key = new_key()
        head = {**msgspec.to_builtins(contest), "key": key}
        path.write_bytes(msgspec.json.encode(head) + b"\n")
        return [], key
    *lines, cut = path.read_bytes().split(b"\n")
    try:
        if not lines or msgspec.json.decode(lines[0], type=Contest) != contest:
            raise BadOptions(f"{path} keeps another contest; name another file")
        key = msgspec.json.decode(lines[0], type=_Keyed).key
        done = [msgspec.json.decode(line, type=Unit) for line in lines[1:]]
    except msgspec.DecodeError as wrong:
        raise Unreadable(f"{path}: {wrong}") from None
    if cut:
        with path.open("r+b") as file:
            file.truncate(path.stat().st_size - len(cut))
    return done, key
