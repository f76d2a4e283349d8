"""Claims in Five Hundred: a seat's knowledge of the remaining tricks, in contracts with trumps."""

from __future__ import annotations

from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.sight import shown_to
from spadille.games.five_hundred.state import NO_TRUMP, View, strain_of
from spadille.parts.claiming import Known


def known(game: FiveHundred, view: View) -> Known | None:
    """A seat's knowledge in a contract with trumps; None without trumps, where the joker follows no order."""
    strain = strain_of(view.contract)
    if view.phase != "play" or view.seat is None or view.hand is None or strain == NO_TRUMP:
        return None
    _, out = shown_to(game.setting, view)
    unseen = game.setting.whole & ~view.gone & ~view.hand & ~(view.middle or 0)
    return Known(
        seat=view.seat,
        hand=view.hand,
        may_hold=tuple(view.hand if seat == view.seat else unseen & ~bar for seat, bar in enumerate(out)),
        order=game.setting.orders[strain],
        trick=view.trick,
    )
