"""Ratings of the players of many records, game by game."""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import spadille
from spadille.cli.records.files import each_record, record_in, unread
from spadille.core.contract import Value
from spadille.core.errors import BadRecord
from spadille.core.figures import counted, signed
from spadille.core.table import Table
from spadille.lab.ratings import ASSUMED, Group, Matches, Rating, Sides, rated
from spadille.manifest import sides_of
from spadille.tidy import names_of
from spadille.tui.text.phrases import printable

_BOT = "{} (bot)"


class Told(NamedTuple):
    """A record's result for the ratings, or the reason why it has none, or its error."""

    game: str = ""
    sides: Sides = ()
    winners: tuple[int, ...] = ()
    digest: bytes = b""
    lacks: str = ""
    wrong: str = ""


class Rated(Value, frozen=True):
    """The ratings in a game."""

    game: str
    groups: tuple[Group, ...]


def rate_files(files: Sequence[Path], *, fewest: int, jobs: int, as_json: bool) -> int:
    """Rate the players of all records; a bad record is reported on standard error, and means 2."""
    games: dict[str, Matches] = {}
    left, seen = Counter[str](), set[bytes]()

    def take(told: Told) -> bool:
        if told.wrong:
            print(f"spadille: {told.wrong}", file=sys.stderr)
            return False
        lacks = told.lacks or ("copies of others" if told.digest in seen else "")
        seen.add(told.digest)
        if lacks:
            left[lacks] += 1
        else:
            games.setdefault(told.game, Counter())[told.sides, told.winners] += 1
        return True

    status = each_record(_told, take, files, jobs=jobs, skip=0)
    found = [Rated(game, rated(matches, fewest)) for game, matches in sorted(games.items())]
    if as_json:
        print(msgspec.json.encode({"games": found, "left_out": left, "assumed": ASSUMED}).decode())
    else:
        print(*_page(found, left, fewest), sep="\n")
    return status


def _told(file: Path) -> Told:
    try:
        data = record_in(file)
        table = spadille.loads(data)
    except BadRecord as bad:
        return Told(wrong=f"{file}: {bad}")
    except OSError as wrong:
        return Told(wrong=f"{file}: {unread(wrong)}")
    players, outcome = _players(table), table.outcome
    if outcome is None:
        return Told(lacks="not finished")
    count = sides_of(table.game)
    if count < 2:
        return Told(lacks="one player alone")
    if not players:
        return Told(lacks="players without names")
    sides = tuple(tuple(sorted(players[side::count])) for side in range(count))
    winners = tuple(sorted({seat % count for seat in outcome.winners})) or tuple(range(count))
    order = sorted(range(count), key=lambda side: (sides[side], side not in winners))
    return Told(
        table.game.name,
        tuple(sides[side] for side in order),
        tuple(at for at, side in enumerate(order) if side in winners),
        hashlib.sha256(data.strip()).digest(),
    )


def _players(table: Table) -> tuple[str, ...]:
    """The player on each seat: a bot by its level, a person by name; empty if any of them has no name."""
    names, said = names_of(table), table.more.get("bots")
    bots: Sequence[Any] = said if isinstance(said, list) and len(said) == table.game.seats else ()
    names = names or ("",) * len(bots)
    found = tuple(
        _BOT.format(printable(bots[seat])) if bots and isinstance(bots[seat], str) else printable(name)
        for seat, name in enumerate(names)
    )
    return found if all(found) else ()


def _page(found: Sequence[Rated], left: Counter[str], fewest: int) -> Iterator[str]:
    for each in found:
        for at, group in enumerate(each.groups, 1):
            which = f", group {at} of {len(each.groups)} who have not met" if len(each.groups) > 1 else ""
            yield f"{each.game}{which}: {_matches(group.matches)}"
            width = max(len(one.player) for one in group.ratings)
            yield from (f"  {one.player:{width}}  {_line(one, fewest)}" for one in group.ratings)
            yield ""
        if not each.groups:
            yield f"{each.game}: nobody has played anybody else"
            yield ""
    if not found:
        yield "No match that can be rated."
    for lacks, count in sorted(left.items()):
        yield f"Left out: {counted(count):record} ({lacks})."
    if found:
        yield ASSUMED


def _line(one: Rating, fewest: int) -> str:
    share = f"{_matches(one.matches)}, {one.won / one.matches:.1%} won"
    if one.points is None or one.error is None:
        return f"too few matches to be rated: {share} (expected {fewest} or more)"
    return f"{signed(one.points, '+5.0f')} ± {one.error:3.0f}  {share}"


def _matches(count: int) -> str:
    return f"{count} match" if count == 1 else f"{count} matches"
