"""The matches in records of finished games, for ratings: who played on which side, and who won."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import spadille
from spadille.core.contract import Value
from spadille.core.encoding import printable
from spadille.core.table import Table
from spadille.lab.ratings import Group, Matches, Sides, rated
from spadille.manifest import sides_of
from spadille.thinking.levels import renamed
from spadille.tidy import names_of

_BOT: Final = "{} (bot)"


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


class Collected:
    """The matches of many records by game, each counted once."""

    def __init__(self) -> None:
        self.games: dict[str, Matches] = {}
        self.left = Counter[str]()
        """Number of records that cannot be rated, by the reason."""
        self._seen = set[bytes]()

    def take(self, told: Told) -> None:
        """Count a record that could be read."""
        lacks = told.lacks or ("copies of others" if told.digest in self._seen else "")
        self._seen.add(told.digest)
        if lacks:
            self.left[lacks] += 1
        else:
            self.games.setdefault(told.game, Counter())[told.sides, told.winners] += 1

    def rated(self, fewest: int) -> list[Rated]:
        """The ratings in each game, by name. Raises BadOptions for more players than can be rated."""
        return [Rated(game, rated(matches, fewest)) for game, matches in sorted(self.games.items())]


def told_by(data: bytes) -> Told:
    """The result of a record, or the reason why it has none; raises BadRecord."""
    table = spadille.loads(data)
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
        _BOT.format(printable(renamed(bots[seat]))) if bots and isinstance(bots[seat], str) else printable(name)
        for seat, name in enumerate(names)
    )
    return found if all(found) else ()
