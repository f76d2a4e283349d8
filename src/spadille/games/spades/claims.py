"""Claims in Spades: a seat's knowledge of the remaining tricks."""

from __future__ import annotations

from spadille.cards.card import SPADES
from spadille.cards.holding import holding
from spadille.games.spades.game import Spades
from spadille.games.spades.sight import evidence
from spadille.games.spades.state import BlindNil, Nil, View
from spadille.parts.claiming import Known


def known(game: Spades, view: View) -> Known | None:
    """A seat's knowledge after the first card (the first trick, if it has customs); a nil claims none."""
    if view.phase != "play" or view.seat is None or view.hand is None or not view.gone:
        return None
    if game.terms.custom is not None and not view.tricks:
        return None
    _, barred = evidence(game.terms, view)
    unseen = holding(game.pack) & ~view.gone & ~view.hand
    spades = game.order.suits[SPADES]
    unbroken = game.options.break_rule == "broken" and not view.gone & game.terms.breaking
    return Known(
        seat=view.seat,
        hand=view.hand,
        may_hold=tuple(view.hand if seat == view.seat else unseen & ~bar for seat, bar in enumerate(barred)),
        order=game.order,
        trick=view.trick,
        held_back=spades if unbroken else 0,
        claims=not isinstance(view.calls[view.seat], Nil | BlindNil),
    )
