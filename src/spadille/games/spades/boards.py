"""Spades boards: the deal of a state, and the chance moves that produce a given deal."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.cards.card import read_cards
from spadille.cards.holding import members
from spadille.core.contract import NATURE, Seat
from spadille.games.spades.game import Spades
from spadille.games.spades.house.passing import before
from spadille.games.spades.state import Bidding, Cut, Move, Opening, Passing, Playing, State
from spadille.parts.boards import Dealt
from spadille.parts.dealing import Deal, FirstDealer, HighCards
from spadille.parts.tricks import Order

_HIGH, *_LOW = read_cards("AS 2C 2D 2H")


class BOARDS:
    """The deals of Spades for four."""

    @staticmethod
    def dealt(state: State) -> Dealt | None:
        """The deal that is bid or played in a state; None between deals."""
        match state:
            case Bidding():
                return Dealt(state.match.dealer, state.hands)
            case Playing() | Passing():
                return Dealt(state.contract.match.dealer, before(state.contract))
        return None

    @staticmethod
    def order(game: Spades) -> Order:
        """The order of the cards in tricks."""
        return game.order

    @staticmethod
    def opening(game: Spades, state: Opening, dealt: Dealt) -> Sequence[tuple[Seat, Move]]:
        """The moves that produce the given hands: the draw for dealer if due, the deal, and the cut."""
        dealer, found = state.match.dealer, list[tuple[Seat, Move]]()
        if dealer < 0:
            dealer = dealt.dealer
            found.append((NATURE, _drawn(game, dealer)))
        hands = [members(dealt.hands[(dealer + place) % game.seats]) for place in range(1, game.seats + 1)]
        cards = tuple(card for turn in zip(*hands, strict=True) for card in turn)
        if not game.options.cut:
            return [*found, (NATURE, Deal(cards))]
        return [*found, (NATURE, Deal(cards[-1:] + cards[:-1])), ((dealer - 1) % game.seats, Cut(1))]


def _drawn(game: Spades, dealer: Seat) -> HighCards | FirstDealer:
    """The move of chance that makes a seat the first dealer."""
    if game.options.first_dealer == "random":
        return FirstDealer(dealer)
    low = iter(_LOW)
    return HighCards(tuple(_HIGH if seat == dealer else next(low) for seat in range(game.seats)))
