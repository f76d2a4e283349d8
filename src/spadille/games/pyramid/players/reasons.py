"""The reasons for a move of Pyramid: the cards it frees, and the chance to clear the pyramid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spadille.core.words import Text
from spadille.games.pyramid import say
from spadille.games.pyramid.game import Pyramid
from spadille.games.pyramid.state import COVERS, Draw, King, Move, Pair, Recycle, Resign, View, spread
from spadille.thinking.judgement import Aim, Chances, Ground, Plain, Reasons, grouped
from spadille.thinking.saying import in_ten

_ALL: Final = (0,)


class PyramidReasons(Reasons):
    """The reasons of Pyramid."""

    def words(self, game: Pyramid, view: View, move: Move) -> Text:
        match move:
            case Pair(high, low):
                return say("pair", high=high, low=low)
            case King(card):
                return card.spoken
            case Draw():
                return say("draw-from-stock")
            case Recycle():
                return say("turn-waste-over")
            case Resign():
                return say("resign")
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
            return (_plain(say("frees", cards=grouped([each for each in freed if each is not None]))),)
        return (_plain(say("king-needs-none")),) if isinstance(move, King) else ()

    def outcome(
        self, game: Pyramid, view: View, moves: tuple[Any, Any | None], aim: str, chances: Chances
    ) -> Ground | None:
        (_, other), (often, else_), exact = moves, chances, None not in view.cards
        if exact and not often:
            return _plain(say("cannot-be-cleared"), aim)
        if exact:
            return _plain(say("clear-this-way") if other is not None else say("can-be-cleared"), aim)
        if not often:
            return _plain(say("cleared-in-none"), aim)
        if other is not None and often <= else_:
            return None
        if often == 1.0:
            return _plain(say("cleared-in-all"), aim)
        return _plain(say("cleared-often", often=in_ten(often)), aim)


def _plain(said: Text, aim: str = Aim.KEEP) -> Ground:
    return Plain(aim=aim, known_to=_ALL, seat=0, said=said)


REASONS: Final = PyramidReasons()
