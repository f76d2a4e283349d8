"""The list of games for the terminal; it needs little, so that it comes at once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from spadille.core.words import encoded
from spadille.games import GAMES
from spadille.manifest import Manifest
from spadille.tui.text.wrapping import columns_of, wrapped

_NARROW: Final = 60
"""Number of columns below which a game's name has a line of its own."""


def games_page(*, as_json: bool) -> None:
    """Print every game with its seats, length, rulebooks and a sentence."""
    if as_json:
        print(msgspec.json.encode([_told(each) for each in GAMES.values()], enc_hook=encoded).decode())
        return
    for line in game_lines(columns_of(sys.stdout)):
        print(line)


def game_lines(columns: int | None) -> Iterator[str]:
    """Yield the list in lines of at most `columns`; None: as long as they are."""
    width = max(map(len, GAMES)) + 1
    narrow = columns is not None and columns < _NARROW
    for each in GAMES.values():
        seats = "one seat" if each.seats == "1" else f"{each.seats} seats"
        facts = f"{seats}, {each.listing.length}; rulebooks: {', '.join(each.rulebooks)}"
        indent = " " * (2 if narrow else width)
        if narrow:
            yield each.name
        for at, line in enumerate([*wrapped(f"{indent}{each.sentence}", columns), *wrapped(indent + facts, columns)]):
            yield f"{each.name:{width}}{line[width:]}" if at == 0 and not narrow else line
        yield ""


def _told(game: Manifest) -> dict[str, Any]:
    """A game as plain data."""
    books = [{"name": book.name, "title": book.title, "seats": book.seats} for book in game.rulebooks.values()]
    return {
        "name": game.name,
        "title": game.title,
        "also": game.listing.also,
        "seats": game.seats,
        "length": game.listing.length,
        "sentence": game.sentence,
        "levels": game.levels,
        "rulebooks": books,
        "ways": [{"name": each.name, "title": each.title, "seats": each.seats} for each in game.presets.values()],
    }
