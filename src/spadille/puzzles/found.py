"""The puzzles found by machine: a line of a game's `puzzles/found.jsonl` each, read once and only when asked for.

`python -m tools.puzzles` finds them and says by what criteria. A line holds what differs from the rulebook, the moves
up to the decision (always of the one seat, or of chance, that is to move), and the figures of the best player.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from spadille.core.contract import NATURE, Seat, Value
from spadille.core.errors import SpadilleError
from spadille.core.options import OptionValue
from spadille.core.table import Table
from spadille.core.words import Name, Notation
from spadille.games import open_game
from spadille.manifest import Manifest
from spadille.scene.puzzling import Puzzle, Theme
from spadille.scene.telling import spaced

FOUND: Final = "puzzles/found.jsonl"


class Figure(Value, frozen=True, kw_only=True, omit_defaults=True):
    """The evaluation of a move: see `Weighed`."""

    move: Notation
    worth: float
    error: float = 0.0
    win: float | None = None
    win_error: float = 0.0
    chances: Mapping[Name, float] = {}


class Answer(Value, frozen=True, kw_only=True, omit_defaults=True):
    """The result of the best player of a game: its move, and every move that it considered."""

    best: Notation
    exact: bool = False
    figures: tuple[Figure, ...]


class Found(Value, frozen=True, kw_only=True, omit_defaults=True):
    """A puzzle found by machine."""

    name: Name
    theme: Name
    rating: int
    seat: Seat
    rulebook: Name
    seats: int
    options: Mapping[str, OptionValue] = {}
    """Those that differ from the rulebook."""
    moves: tuple[Notation, ...]
    answer: Answer


def found_of(game: Manifest) -> Mapping[Name, Found]:
    """The puzzles of a game found by machine, by name; raises SpadilleError if they cannot be read."""
    try:
        return _read(game.page_file(FOUND) or b"")
    except msgspec.DecodeError as wrong:
        raise SpadilleError(f"expected puzzles of {game.title} in {FOUND}; got {wrong}") from None


@lru_cache(maxsize=32)
def _read(data: bytes) -> dict[Name, Found]:
    return {each.name: each for each in msgspec.json.Decoder(Found).decode_lines(data)}


def themed(game: Manifest) -> tuple[tuple[Theme, tuple[Puzzle, ...]], ...]:
    """The themes of a game with their puzzles, the easiest first; a theme without any is left out."""
    if game.themes is None:
        return ()
    by_theme: dict[Name, list[Found]] = defaultdict(list)
    for each in found_of(game).values():
        by_theme[each.theme].append(each)
    return tuple((theme, _numbered(theme, by_theme[theme.name])) for theme in game.themes.every if by_theme[theme.name])


def _numbered(theme: Theme, some: list[Found]) -> tuple[Puzzle, ...]:
    """The puzzles of a theme by rating, with numbers for titles."""
    return tuple(
        Puzzle(each.name, spaced([theme.title, str(n)]), theme.question, each.seat, each.theme, each.rating)
        for n, each in enumerate(sorted(some, key=lambda each: (each.rating, each.name)), 1)
    )


def every(game: Manifest) -> tuple[Puzzle, ...]:
    """All puzzles of a game: those made by hand, then those found by machine, theme by theme."""
    return (*game.puzzles, *(each for _, some in themed(game) for each in some))


def table_of(game: Manifest, one: Found) -> Table:
    """The table of a puzzle found by machine; raises SpadilleError if its moves cannot be made."""
    table = Table(open_game(game.name, one.rulebook, one.seats, one.options))
    for move in one.moves:
        table.play(next(iter(table.deciding), NATURE), move)
    return table
