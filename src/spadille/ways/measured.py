"""What was measured of the bots, under which rules: a level without a row that shows it to be ahead is not measured.

The rows stand in the folders of the games (`players/measured.json`); `python -m bench.ways` plays the contests and
writes them. Rules are told by a key, made of what they are and not of what they are called.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from spadille.core.contract import AnyGame, Value
from spadille.core.options import Options, OptionValue, specs
from spadille.games import entry

FILE: Final = "players/measured.json"
"""Where a game keeps its rows, in its folder."""
ENOUGH: Final = 100
"""Fewer deals than these show nothing, however they went; 500 are aimed at."""


class Measured(Value, frozen=True, kw_only=True):
    """What a contest of two levels under some rules has shown."""

    way: str
    """What people call the rules: a way to play, or a rulebook."""
    rules: str
    """The key of the rules."""
    seats: int
    level: str
    over: str
    """The level that it was measured against, one below."""
    deals: int
    """Each was played at two tables with the sides swapped, or once for each side where they are an odd number."""
    points: float
    """What the level had more, a table, in what the game is scored in."""
    error: float
    """Half of the 95 % interval."""
    won: float
    """Tables won, as a part of all."""
    search: str
    version: str

    @property
    def ahead(self) -> bool:
        """Whether the whole interval is above nought, over deals enough to say so."""
        return self.deals >= ENOUGH and self.points > self.error


def key_of(game: AnyGame) -> str:
    """A key of the rules: seats and options, without those that make no difference there or are as they always were.

    So an option that comes later changes no key where it is not used, nor does another name for the same rules.
    """
    return key_at(game.name, game.options, game.seats)


def key_at(game: str, options: Options, seats: int) -> str:
    """The same of options at a table of so many."""
    usual = {each.name: each.default for each in msgspec.structs.fields(options)}
    chosen: dict[str, OptionValue] = {
        name: value
        for name, spec in specs(type(options)).items()
        if spec.applies(options, seats) and (value := getattr(options, name)) != usual[name]
    }
    told = msgspec.json.encode([game, seats, sorted(chosen.items())])
    return hashlib.sha256(told).hexdigest()[:12]


@cache
def rows(game: str) -> tuple[Measured, ...]:
    """What was measured in a game; nothing where nobody has."""
    file = files(entry(game).package).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=tuple[Measured, ...]) if file.is_file() else ()


def measured(game: AnyGame, level: str) -> Measured | None:
    """What was measured of a level under exactly these rules; None: nothing was, and nobody should claim it."""
    key = key_of(game)
    return next((each for each in rows(game.name) if (each.rules, each.level) == (key, level)), None)
