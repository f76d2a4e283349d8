"""Retrying a decision of one's own game: the original table, and the review's judgement of it."""

from __future__ import annotations

from collections.abc import Callable

from spadille.core.contract import NATURE, Seat
from spadille.core.errors import BadOptions
from spadille.core.table import Table, replay
from spadille.core.words import YOU
from spadille.games import entry, open_header
from spadille.puzzles import say
from spadille.puzzles.posing import Posed
from spadille.review.judging import judgement_at
from spadille.review.model import Point, Terms
from spadille.scene.names import Names
from spadille.scene.puzzling import Puzzle
from spadille.thinking.judgement import Judgement


def table_at(data: bytes, at: int) -> tuple[Table, Seat]:
    """The table of a record before one of its moves, and its seat; raises BadRecord, BadOptions for no decision."""
    table = replay(data, open_header)
    if not 0 <= at < table.version:
        raise BadOptions(f"expected a move of the record, from 0 to {table.version - 1}; got {at}")
    seat, _ = table.log[at]
    table.back(at)
    if seat == NATURE or len(table.moves(seat)) < 2:
        raise BadOptions(f"expected a move that left a choice; got move {at}")
    return table, seat


def judged_at(data: bytes, at: int, terms: Terms) -> Judgement:
    """The judgement of a decision by a review with these terms. Raises as `table_at` does."""
    whole = replay(data, open_header)
    table, seat = table_at(data, at)
    point = Point(at, table.standing.deals + 1, seat, table.state, whole.log[at][1])
    return judgement_at(table.game, point, terms)


def tried(data: bytes, at: int, found: Judgement, names_in: Callable[[Table], Names]) -> Posed:
    """A decision as a puzzle, from its judgement. Raises as `table_at` does."""
    table, seat = table_at(data, at)
    names = tuple(YOU if each == seat else name for each, name in enumerate(names_in(table)))
    puzzle = Puzzle(str(at), say("moment"), say("moment-asked"), seat)
    return Posed(entry(table.game.name), puzzle, table, found, names)
