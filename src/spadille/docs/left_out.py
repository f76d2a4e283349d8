"""The page of variants that people play elsewhere and no table here can, with the reasons.

The rows are in the games' folders (`left_out.toml`). A row disappears from the page when an option for it exists, or a
rulebook for its number of players.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from spadille.core.contract import Value
from spadille.games import GAMES
from spadille.manifest import Manifest

PAGE: Final = "left_out.md"
_ROWS: Final = "left_out.toml"
_BEGINNING: Final = """\
People play more than these pages have. What is known to be played elsewhere and cannot be set at a table here stands
below, with the reason, so that nobody looks for it in vain."""


class LeftOut(Value, frozen=True):
    """A variant that people play elsewhere, and the reason why no table here does."""

    what: str
    why: str = "Nothing speaks against it; it is not there yet."
    option: str = ""
    """The option for it, if there is one."""
    players: int = 0
    """The number of players, if it needs a rulebook."""


class _File(Value, frozen=True):
    """The file in a game's folder."""

    left_out: tuple[LeftOut, ...]


def rows(game: Manifest) -> tuple[LeftOut, ...]:
    """The variants left out of a game that it still lacks."""
    text = game.page_file(_ROWS)
    known = () if text is None else msgspec.toml.decode(text, type=_File).left_out
    return tuple(row for row in known if not is_played(game, row))


def is_played(game: Manifest, row: LeftOut) -> bool:
    """Return whether a table can play it now."""
    return row.option in game.options or row.players in game.seat_counts


def left_out(made: str) -> str:
    """The page."""
    lines = ["# What is left out, and why", "", made, "", _BEGINNING]
    for game in GAMES.values():
        lines += _of(game)
    return "\n".join(lines) + "\n"


def _of(game: Manifest) -> Iterator[str]:
    """The variants left out of a game, as Markdown; empty if there are none."""
    if found := rows(game):
        yield from ("", f"## {game.title}", "", f"All that can be set: [{game.title}]({game.name}.md).", "")
        yield from ("| What | Why not |", "|---|---|")
        yield from (f"| {row.what} | {row.why} |" for row in found)
