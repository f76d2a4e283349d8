"""A puzzle at its table: the position, and the evaluation of every move.

A puzzle is data in the folder `puzzles` of its game: the question (`Puzzle`), a record of the usual kind that ends
before a decision, and in `answers.json` the figures that the best player of the game has computed once and for all
(`puzzles/judging.py`). One found by machine has all that in a line (`puzzles/found.py`). The sentence and the costs are
made from the figures like those of a hint; they are not written by hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from spadille.bots import best_level
from spadille.bots.advising import terms_of
from spadille.core.contract import Decision, Value, Weighed
from spadille.core.errors import SpadilleError
from spadille.core.record import SUFFIX
from spadille.core.table import Table, replay
from spadille.core.words import YOU, Name
from spadille.games import GAMES, open_header
from spadille.manifest import Manifest
from spadille.puzzles.found import Answer, every, found_of, table_of
from spadille.scene.model import Scene
from spadille.scene.names import Names, bot_name
from spadille.scene.puzzling import Puzzle
from spadille.thinking.judgement import Judgement, judged

FOLDER: Final = "puzzles"
ANSWERS: Final = f"{FOLDER}/answers.json"


class Posed(Value, frozen=True):
    """A puzzle at its table."""

    game: Manifest
    puzzle: Puzzle
    table: Table
    judgement: Judgement
    names: Names
    """The names of the seats; the solver is "You"."""

    @property
    def scene(self) -> Scene:
        """The table as the solver sees it."""
        table, seat = self.table, self.puzzle.seat
        drawn: Scene = self.game.scene(table.game, table.view(seat), table.offers(seat), self.names)
        return _without_notes(drawn) if self.game.notes_foretell else drawn


def _without_notes(scene: Scene) -> Scene:
    """A scene whose choices are labelled without a note on their results."""
    return msgspec.structs.replace(
        scene, choices=tuple(msgspec.structs.replace(each, note="") for each in scene.choices)
    )


def pose(game: Manifest, puzzle: Puzzle) -> Posed:
    """Set the table of a puzzle; raises SpadilleError for an incomplete one."""
    table = position(game, puzzle)
    found = found_of(game).get(puzzle.name)
    answer = answers(game).get(puzzle.name) if found is None else found.answer
    if answer is None:
        raise SpadilleError(f"expected an answer to the puzzle {puzzle.name} in {ANSWERS}; got none")
    return Posed(game, puzzle, table, judgement_of(table, puzzle, answer), names_at(table.game.seats, puzzle.seat))


@lru_cache(maxsize=256)
def posed(game: Name, name: Name) -> Posed | None:
    """The puzzle of that name, built once; None if the game has none. Its table must not be changed."""
    found = next((each for each in every(GAMES[game]) if each.name == name), None)
    return None if found is None else pose(GAMES[game], found)


def position(game: Manifest, puzzle: Puzzle) -> Table:
    """The table of a puzzle; raises SpadilleError if there is none, or if its seat has nothing to decide."""
    found = found_of(game).get(puzzle.name)
    table = _recorded(game, puzzle) if found is None else table_of(game, found)
    if puzzle.seat not in table.deciding:
        raise SpadilleError(f"expected seat {puzzle.seat} to move in the puzzle {puzzle.name}; got {table.deciding}")
    return table


def _recorded(game: Manifest, puzzle: Puzzle) -> Table:
    data = game.page_file(f"{FOLDER}/{puzzle.name}{SUFFIX}")
    if data is None:
        raise SpadilleError(f"expected the record of the puzzle {puzzle.name} of {game.title}; got none")
    return replay(data, open_header)


@lru_cache(maxsize=32)
def _answers(data: bytes) -> dict[Name, Answer]:
    return msgspec.json.decode(data, type=dict[Name, Answer])


def answers(game: Manifest) -> Mapping[Name, Answer]:
    """The answers of a game by the names of its puzzles; raises SpadilleError if they cannot be read."""
    try:
        return _answers(game.page_file(ANSWERS) or b"{}")
    except msgspec.DecodeError as wrong:
        raise SpadilleError(f"expected answers of {game.title} in {ANSWERS}; got {wrong}") from None


def judgement_of(table: Table, puzzle: Puzzle, answer: Answer) -> Judgement:
    """The evaluation of a position, in the form of a hint."""
    game, seat = table.game, puzzle.seat
    weighed = tuple(
        Weighed(game.read(each.move), each.worth, each.error, each.win, each.win_error, tuple(each.chances.items()))
        for each in answer.figures
    )
    decision = Decision(game.read(answer.best), "", weighed, answer.exact)
    terms = terms_of(game, best_level(game.name))
    return judged(game, table.view(seat), seat, decision, terms, len(table.moves(seat)))


def names_at(seats: int, seat: int) -> Names:
    """The names at a table as the person on a seat sees them: "You", and bots by their names around them."""
    around = (YOU, *(bot_name(seats, each) for each in range(1, seats)))
    return tuple(around[(each - seat) % seats] for each in range(seats))
