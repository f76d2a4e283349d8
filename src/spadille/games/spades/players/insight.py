"""Spades with all cards known, for the review: tricks of two sides, in deals without a nil."""

from __future__ import annotations

from typing import Final

from spadille.cards.card import SPADES
from spadille.core.words import Text
from spadille.games.spades import say
from spadille.games.spades.game import Spades
from spadille.games.spades.state import Bid, Playing, State
from spadille.thinking.open_cards import Position, position_of


class SpadesOpen:
    """Positions of Spades for perfect play."""

    def position(self, game: Spades, state: State) -> Position | None:
        if not isinstance(state, Playing) or game.sides != 2:
            return None
        if game.terms.custom is not None and not state.tricks:
            return None
        unbroken = game.options.break_rule == "broken" and not state.gone & game.terms.breaking
        if unbroken and game.terms.breaking != game.spades:  # the search lets any spade break them
            return None
        if not all(isinstance(call, Bid) for call in state.contract.calls):
            return None
        return position_of(
            (hand & ~state.gone for hand in state.contract.hands),
            game.order,
            turn=state.seat,
            leader=state.leaders[-1],
            trick=state.trick,
            trump=SPADES,
            unbroken=unbroken,
        )

    def words(self, game: Spades, state: State) -> Text:
        if game.sides != 2:
            return say("two-sides-only")
        return say("perfect-play")


ALL_CARDS: Final = SpadesOpen()
