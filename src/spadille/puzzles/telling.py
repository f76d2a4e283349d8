"""What is said to a move of whoever solves a puzzle: right, as good, or what it costs; and then the whole answer."""

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
    """What is said of a game that has no puzzles."""
    return say("none", game=game.title, why=game.reviewing.nothing or "none")


def otherwise() -> Text:
    """What is said to a move of which nothing is known."""
    return say("nothing-known")


class Reply(Value, frozen=True):
    """What is said to a move."""

    good: bool
    """It solves the puzzle."""
    words: Text


def reply(found: Posed, text: str) -> Reply:
    """What is said to a move, in notation; raises IllegalMove for one that the rules forbid, and Unreadable."""
    game, puzzle = found.table.game, found.puzzle
    move = game.read(text)
    refusal = game.refusal(found.table.state, puzzle.seat, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    return reply_to(found, move)


def reply_to(found: Posed, move: Any) -> Reply:
    """What is said to a legal move. Twin cards are one: what is said the same is judged the same."""
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
    """The answer in one sentence, in the language that is being spoken."""
    return hint(found.judgement, found.names)


def figures(found: Posed) -> tuple[Row, ...]:
    """The numbers behind the answer, the best move first."""
    return table(found.judgement)
