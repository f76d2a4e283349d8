"""Replies to a solver's move: right, as good, or its cost; and then the whole answer."""

from __future__ import annotations

from typing import Any

from spadille.core.contract import Value
from spadille.core.errors import IllegalMove
from spadille.core.words import Text
from spadille.manifest import Manifest
from spadille.puzzles import say
from spadille.puzzles.posing import Posed
from spadille.thinking.hints import Row, table
from spadille.thinking.judgement import Candidate, Method
from spadille.thinking.saying import amount, hint


def without(game: Manifest) -> Text:
    """The reply for a game that has no puzzles."""
    return say("none", game=game.title, why=game.reviewing.nothing or "none")


def otherwise() -> Text:
    """The reply to a move without evaluation."""
    return say("nothing-known")


class Reply(Value, frozen=True):
    """The reply to a move."""

    good: bool
    """True if the move solves the puzzle."""
    words: Text


def reply(found: Posed, text: str) -> Reply:
    """The reply to a move in notation; raises IllegalMove for one that the rules forbid, and Unreadable."""
    game, puzzle = found.table.game, found.puzzle
    move = game.read(text)
    refusal = game.refusal(found.table.state, puzzle.seat, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    return reply_to(found, move)


def reply_to(found: Posed, move: Any) -> Reply:
    """The reply to a legal move. Twin cards count as one: moves with the same words are judged alike."""
    table, judgement = found.table, found.judgement
    words = found.game.reasons.words(table.game, table.view(found.puzzle.seat), move)
    spelt, best = table.game.spell(move), judgement.moves[0]
    weighed = next((each for each in judgement.moves if each.move == spelt), None) or next(
        (each for each in judgement.moves if each.words == words), None
    )
    if weighed is None:
        return Reply(False, say("not-weighed", move=words))
    if weighed.words == best.words:
        return Reply(True, say("right"))
    if weighed.cost is None:
        return Reply(True, say("as-good", better=best.words))
    return Reply(False, say("costs", move=words, price=_price(found, weighed)))


def _price(found: Posed, move: Candidate) -> Text:
    assert move.cost is not None, "only what costs something has a price"
    judgement = found.judgement
    return amount(move.cost, judgement.unit, exact=judgement.method is Method.EXACT)


def sentence(found: Posed) -> str:
    """The answer in one sentence, in the current language."""
    return hint(found.judgement, found.names)


def figures(found: Posed) -> tuple[Row, ...]:
    """The numbers behind the answer, the best move first."""
    return table(found.judgement)
