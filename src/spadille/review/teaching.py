"""The teacher: one line after a costly move; judged as in a review, from the seat's knowledge."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import NATURE, AnyGame
from spadille.core.table import listed
from spadille.core.words import Text
from spadille.games import entry
from spadille.review import say
from spadille.review.judging import judged_move
from spadille.review.model import Judged, Log, Point, Terms
from spadille.scene.names import Names
from spadille.thinking.saying import amount

WORLDS: Final = 100
_TASTES: Final = 3
"""Minimum cost of a move to mention, as a multiple of the taste: 15 points in Spades."""
_GAMES: Final = 0.05
"""Minimum cost of a move to mention, as a chance to win."""


def costly(game: AnyGame, log: Log) -> Judged | None:
    """The last move of a game, if it was costly enough to mention; None also if there was no choice."""
    if not log or log[-1][0] == NATURE or entry(game.name).reviewing.nothing:
        return None
    state = game.initial()
    for seat, move in log[:-1]:
        state = game.play(state, seat, move)
    seat, move = log[-1]
    if len(listed(game.moves(state, seat))) < 2:
        return None
    point = Point(len(log) - 1, game.standing(state).deals + 1, seat, state, move)
    found = judged_move(game, point, Terms(worlds=WORLDS))
    if found.cost is None:
        return None
    least = _GAMES if found.cost.chances else _TASTES * entry(game.name).reviewing.taste
    return found if found.cost.figure >= least else None


def line(found: Judged, names: Names, unit: Text) -> Text:
    """The sentence about such a move: "Five of spades cost about 32 points. Better: queen of diamonds; …"."""
    assert found.cost is not None, "only what cost something is spoken of"
    price = amount(found.cost, unit, exact=found.exact)
    played, better = found.played_words, found.best_words
    if not found.grounds:
        return say("costly", played=played, price=price, better=better)
    return say("costly-why", played=played, price=price, better=better, why=found.grounds[0].words(names))
