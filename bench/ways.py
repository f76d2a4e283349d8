"""The strength of the bots under every named way to play: `strong` against `regular`, on the same deals for both.

python -m bench.ways play [WORD…] [--deals 500] [--minutes 60]
    resumes, a few deals of each way first, then more, and writes the rows into the games' folders
python -m bench.ways table docs/bots.md
    writes the table of the rows
python -m bench.ways prune
    drops rows of rules that no way to play and no rulebook uses any more
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from spadille.bots import levels
from spadille.core import record
from spadille.core.contract import Value
from spadille.core.errors import BadOptions
from spadille.games import GAMES, entry
from spadille.lab import journal
from spadille.lab.arena import Contest, Report, Unit, run
from spadille.lab.pages import Marks, fill
from spadille.lab.statistics import even_told
from spadille.ways.measured import FILE, Measured, key_of, rows

MARKS: Final = Marks("<!-- ways: made by `python -m bench.ways` -->", "<!-- end of ways -->")
KEPT: Final = Path("build/ways")
"""Folder of the deals played so far."""
ROUNDS: Final = (30, 100, 200, 350)
"""Numbers of deals that every way has before any gets more."""
_SEED: Final = "ways"
_PAIR: Final = ("strong", "regular")


class Way(Value, frozen=True, kw_only=True):
    """A set of rules with a name."""

    name: str
    contest: Contest

    @property
    def key(self) -> str:
        """The key of the rules."""
        return key_of(self.contest.open())

    @property
    def words(self) -> str:
        """The words by which a way is selected."""
        return f"{self.contest.game} {self.name} {self.contest.seats}"


def _contest(game: str, rulebook: str, seats: int, options: Any) -> Contest:
    return Contest(game=game, rulebook=rulebook, seats=seats, options=dict(options), bots=_PAIR, seed=_SEED)


def ways() -> Iterator[Way]:
    """Yield every named way to play, then every rulebook, for each number of seats and game that has a strong bot."""
    thinking = [game for game in GAMES.values() if _PAIR[0] in levels(game.name)]
    for game in thinking:
        for each in game.presets.values():
            for seats in (many for many in each.seats if many > 1):
                yield Way(name=each.name, contest=_contest(game.name, each.rulebook, seats, each.options))
    for game in thinking:
        for book in game.rulebooks.values():
            for seats in (many for many in dict.fromkeys((book.usual_seats, *book.seats)) if many > 1):
                yield Way(name=book.name, contest=_contest(game.name, book.name, seats, {}))


def chosen(words: Sequence[str]) -> list[Way]:
    """The ways whose names contain all the words, each set of rules once. Raises BadOptions if there is none."""
    found: dict[str, Way] = {}
    for each in ways():
        if all(word in each.words for word in words):
            found.setdefault(each.key, each)
    if not found:
        raise BadOptions(f"expected words that a way to play has; got {' '.join(words)}")
    return list(found.values())


def play(found: Sequence[Way], deals: int, minutes: float) -> None:
    """Play all ways in rounds, one at a time, until each has the number of deals or the time is up."""
    KEPT.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60 * minutes
    for count in (*(each for each in ROUNDS if each < deals), deals):
        for way in found:
            if (left := until - time.monotonic()) < 0:
                return
            report = played(way, count, left)
            keep(way, report, deals)
            print(f"{way.words}: {report.words}", flush=True)


def played(way: Way, count: int, seconds: float) -> Report:
    """Play a way up to `count` deals, continuing with the stored ones; at least one."""
    kept = KEPT / f"{way.contest.game}-{way.name}-{way.contest.seats}-{way.key}.jsonl"
    done, key = journal.resume(kept, way.contest, Unit, "bench.ways")

    def note(unit: Unit) -> None:
        journal.keep(kept, unit)

    return run(way.contest, max(count, len(done)), key=key, done=done, keep=note, seconds=seconds)


def row_of(way: Way, report: Report) -> Measured:
    """The row of a contest; one deal alone has no interval, and shows nothing."""
    contest, most = way.contest, report.margin if math.isinf(report.margin_error) else report.margin_error
    return Measured(
        way=way.name,
        rules=way.key,
        seats=contest.seats or 0,
        level=contest.bots[0],
        over=contest.bots[1],
        deals=report.units,
        points=round(report.margin / report.per_unit, 2),
        error=round(most / report.per_unit, 2),
        won=round(report.won, 4),
        search=report.stamp.search,
        version=report.stamp.version,
    )


def _place(game: str) -> Path:
    """The file with the rows of a game."""
    return Path(str(files(entry(game).package).joinpath(FILE)))


def keep(way: Way, report: Report, aim: int) -> None:
    """Put a row into the file of its game, replacing the one for the same rules.

    A row of fewer deals than that, and fewer than the `aim`, does not replace it: the run was interrupted.
    """
    row, place = row_of(way, report), _place(way.contest.game)
    found = msgspec.json.decode(place.read_bytes(), type=list[Measured]) if place.exists() else []
    same = [each for each in found if (each.rules, each.level) == (row.rules, row.level)]
    if all(min(each.deals, aim) <= row.deals for each in same):
        _write(place, [*(each for each in found if each not in same), row])


def _write(place: Path, every: Sequence[Measured]) -> None:
    ordered = sorted(every, key=lambda each: (each.way, each.seats, each.level))
    lines = b",\n".join(msgspec.json.encode(each) for each in ordered)
    record.save(place, b"[\n" + lines + b"\n]\n")
    rows.cache_clear()


def contest_of(game: str, row: Measured) -> Contest | None:
    """The contest of a row; None if its name no longer means the same rules."""
    books, named = entry(game).rulebooks, entry(game).presets.get(row.way)
    book, options = (row.way, {}) if named is None else (named.rulebook, named.options)
    if book not in books or row.seats not in (books[book].seats if named is None else named.seats):
        return None
    contest = _contest(game, book, row.seats, options)
    return contest if key_of(contest.open()) == row.rules else None


def prune() -> None:
    """Drop the rows that are no longer valid."""
    for game in GAMES:
        if rows(game):
            _write(_place(game), [row for row in rows(game) if contest_of(game, row)])


def table() -> str:
    """The rows of all games in Markdown."""
    lines = [
        "| Game | Way to play | Seats | Players | Deals | Points a deal | Deals won | Version | Badge |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for game in GAMES:
        lines += [_line(game, each) for each in rows(game)]
    return "\n".join(lines)


def _line(game: str, row: Measured) -> str:
    contest = contest_of(game, row)
    cells = (
        game.replace("_", " ").title(),
        f"`{row.way}`",
        row.seats,
        f"`{row.level},{row.over}`",
        row.deals,
        f"{row.points:+.1f} ± {row.error:.1f}",
        f"{100 * row.won:.1f}%{even_told(contest.tables) if contest else ''}",
        row.version,
        "" if row.ahead else "not shown",
    )
    return f"| {' | '.join(str(each) for each in cells)} |"


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.ways", description=__doc__)
    parser.add_argument("what", choices=("play", "table", "prune"))
    parser.add_argument("words", nargs="*", help="Words that a way has in its name; or the page for the table.")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=60.0)
    given = parser.parse_args(words)
    if given.what == "play":
        play(chosen(given.words), given.deals, given.minutes)
        return 0
    if given.what == "prune":
        prune()
        return 0
    for name in given.words:
        fill(Path(name), table(), MARKS)
    if not given.words:
        print(table())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
