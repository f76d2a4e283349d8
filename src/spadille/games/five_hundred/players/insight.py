"""Five Hundred with all cards known, for the review: tricks in suit contracts."""

from __future__ import annotations

from typing import Final

from spadille.cards.card import BIG_JOKER
from spadille.core.words import Text
from spadille.games.five_hundred import say
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.ranking import JOKER, USUAL
from spadille.games.five_hundred.state import NO_TRUMP, Playing, State
from spadille.thinking.open_cards import Position, position_of


class FiveHundredOpen:
    """Positions of Five Hundred for perfect play."""

    def position(self, game: FiveHundred, state: State) -> Position | None:
        if not isinstance(state, Playing) or state.strain == NO_TRUMP or game.setting is not USUAL:
            return None
        if game.names(state.strain) and _joker_is_in(state):
            return None
        return position_of(
            (hand & ~state.gone for hand in state.bargain.hands),
            game.setting.orders[state.strain],
            turn=state.seat,
            leader=state.leaders[-1],
            trick=state.trick,
            trump=state.strain,
            unbroken=False,
        )

    def words(self, game: FiveHundred, state: State) -> Text:
        return say("perfect-play")


def _joker_is_in(state: Playing) -> bool:
    """True if the joker is in a hand or on the table: it may name a suit, which the search does not support."""
    return BIG_JOKER in state.trick or any(hand & ~state.gone & JOKER for hand in state.bargain.hands)


ALL_CARDS: Final = FiveHundredOpen()
