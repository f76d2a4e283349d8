"""Claims in Pinochle: in the last twelve tricks each seat knows the other's hand."""

from __future__ import annotations

from spadille.games.pinochle.game import Pinochle
from spadille.games.pinochle.state import View
from spadille.parts.claiming import Known
from spadille.parts.doubled import ORDERS, WHOLE


def known(game: Pinochle, view: View) -> Known | None:
    """The known cards of a seat in phase two; None with a free endgame, where an unbeatable card proves too little."""
    if game.options.endgame == "free" or not view.phase_two:
        return None
    if view.seat is None or view.hand is None or view.open is None:
        return None
    other = WHOLE & ~view.gone & ~view.hand
    return Known(
        seat=view.seat,
        hand=view.hand,
        may_hold=(view.hand, other) if view.seat == 0 else (other, view.hand),
        order=ORDERS[view.open.trump],
        trick=view.trick,
    )
