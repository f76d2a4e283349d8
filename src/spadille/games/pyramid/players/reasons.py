"""What can be said for a move of Pyramid: what it frees, and whether the pyramid can still be cleared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spadille.core.words import Text
from spadille.games.pyramid.game import Pyramid
from spadille.games.pyramid.state import COVERS, Draw, King, Move, Pair, Recycle, Resign, View, spread
from spadille.thinking.facts import Often
from spadille.thinking.judgement import Aim, Chances, Ground, Plain, Reasons, grouped

_ALL: Final = (0,)


class PyramidReasons(Reasons):
    """The reasons of Pyramid."""

    def words(self, game: Pyramid, view: View, move: Move) -> Text:
        match move:
            case Pair(high, low):
                return f"{high.words} with {low.words}"
            case King(card):
                return card.words
            case Draw():
                return "draw from the stock"
            case Recycle():
                return "turn the waste over"
            case Resign():
                return "give up"
            case _:
                return super().words(game, view, move)

    def idle(self, game: Pyramid, move: Move) -> bool:
        return isinstance(move, Resign)

    def grounds(self, game: Pyramid, view: View, move: Move) -> Sequence[Ground]:
        gone = 0
        match move:
            case Pair(high, low):
                gone = 1 << view.cards.index(high) | 1 << view.cards.index(low)
            case King(card):
                gone = 1 << view.cards.index(card)
        left = view.pyramid & ~gone
        freed = [view.cards[at] for at in spread(left) if COVERS[at] & view.left and not COVERS[at] & left]
        if freed:
            return (_plain(f"it frees the {grouped([each for each in freed if each is not None])}"),)
        return (_plain("a king needs no partner"),) if isinstance(move, King) else ()

    def outcome(
        self, game: Pyramid, view: View, moves: tuple[Any, Any | None], aim: str, chances: Chances
    ) -> Ground | None:
        (_, other), (often, else_), exact = moves, chances, None not in view.cards
        if exact and not often:
            return _plain("this deal cannot be cleared any more", aim)
        if exact:
            return _plain("the pyramid can still be cleared" + (" only so" if other is not None else ""), aim)
        if not often:
            return _plain("in no order of the stock that was tried can this deal be cleared", aim)
        if other is not None and often <= else_:
            return None
        if often == 1.0:
            return _plain("the pyramid can be cleared in every order of the stock that was tried", aim)
        return Often(aim=aim, known_to=_ALL, seat=0, said="the pyramid can still be cleared", chance=often)


def _plain(said: str, aim: str = Aim.KEEP) -> Ground:
    return Plain(aim=aim, known_to=_ALL, seat=0, said=said)


REASONS: Final = PyramidReasons()
