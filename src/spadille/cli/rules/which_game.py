"""Identification of a table's game on the command line, by questions in lines or from given options."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec

from spadille.cli.arguments import read_options
from spadille.cli.names import game_named
from spadille.core.words import encoded
from spadille.games import entry
from spadille.tui.which_game import Asking, ask_in_lines, command, tell
from spadille.ways.which import Found, Way


def answer_which(word: str, options: Sequence[str], seats: int | None, *, as_json: bool) -> int:
    """Print which game a table plays; asks questions unless options are given. Raises BadOptions."""
    game = entry(game_named(word))
    asking = Asking(game, seats)
    asking.said.update(read_options(game.name, options))
    given = bool(asking.said) or as_json
    _ = asking.among  # raises for an impossible number of seats
    if not given and not ask_in_lines(asking, sys.stdin, sys.stdout):
        return 0
    if as_json:
        print(msgspec.json.encode(_told(game.name, asking.found), enc_hook=encoded).decode())
    else:
        if not given:
            print()
        tell(asking, sys.stdout)
    return 0


def _told(game: str, found: Found) -> dict[str, object]:
    """The result for a program."""
    rules = found.rules
    return {
        "game": game,
        "way": _named(found.way),
        "differs": found.differs,
        "not_so": found.not_so,
        "book": _named(found.book),
        "book_differs": found.book_differs,
        "also": [_named(each) for each in found.also],
        "rulebook": rules.book.name,
        "seats": rules.seats,
        "options": rules.changed,
        "command": command(entry(game), found),
    }


def _named(way: Way) -> dict[str, object]:
    return {"name": way.name, "title": way.title, "line": way.line, "preset": way.preset is not None}
