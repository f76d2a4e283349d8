"""Measurements of the bots by rules: a level without a row that shows it ahead counts as not measured.

The rows are in the folders of the games (`players/measured.json`); `python -m bench.ways` plays the contests and
writes them. Rules are identified by a key made from their options, not from their names.
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
"""The file with a game's rows, in its folder."""
ENOUGH: Final = 100
"""Minimum number of deals for a result; 500 are the aim."""


class Measured(Value, frozen=True, kw_only=True):
    """The result of a contest of two levels under some rules."""

    way: str
    """The name of the rules: a way to play, or a rulebook."""
    rules: str
    """The key of the rules."""
    seats: int
    level: str
    over: str
    """The level of the opponent, one below."""
    deals: int
    """Number of deals; each was played at two tables with sides swapped, or once per side if their number is odd."""
    points: float
    """The lead of the level, per table, in the unit of the game's score."""
    error: float
    """Half of the 95 % interval."""
    won: float
    """Share of tables won."""
    search: str
    version: str

    @property
    def ahead(self) -> bool:
        """True if the whole interval is above 0, over enough deals."""
        return self.deals >= ENOUGH and self.points > self.error


def key_of(game: AnyGame) -> str:
    """A key of the rules: seats and options, without those that have no effect or are at their default.

    Therefore a later option changes no key unless it is used, nor does another name for the same rules.
    """
    return key_at(game.name, game.options, game.seats)


def key_at(game: str, options: Options, seats: int) -> str:
    """The key for options at a table of `seats` players."""
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
    """The measurements of a game; empty if there are none."""
    file = files(entry(game).package).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=tuple[Measured, ...]) if file.is_file() else ()


def measured(game: AnyGame, level: str) -> Measured | None:
    """The measurement of a level under exactly these rules; None: there is none, so nothing may be claimed."""
    key = key_of(game)
    return next((each for each in rows(game.name) if (each.rules, each.level) == (key, level)), None)
