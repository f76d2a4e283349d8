"""Spades for a search through all chance moves: packs that fit a deal, and bounds on its length and points."""

from __future__ import annotations

from typing import ClassVar

from spadille.cards.card import Card
from spadille.cards.holding import members
from spadille.cards.pack import Pack, shuffled
from spadille.core.contract import Rng, Seat
from spadille.games.spades.game import Spades
from spadille.games.spades.state import Bidding, Picking, Playing
from spadille.parts.tree import PlainTree


class SpadesTree(PlainTree):
    """One deal of Spades."""

    one_deal: ClassVar = {"first_dealer": "random", "cut": False}

    def __init__(self, game: Spades) -> None:
        options, self._game = game.options, game
        self.pack = game.pack
        self.longest = len(game.pack) + 2 * game.seats
        """Maximum number of moves: two players pick and play a hand each; others look, call and play."""
        hand = game.hand_size
        nils = (options.nil_bonus, options.nil_penalty, options.blind_nil_bonus, options.blind_nil_penalty)
        penalties = options.bag_penalty * (hand // options.bag_limit) * (1 + options.bags_paid)
        most = max(10 * hand, options.ten_for, options.slam_for) * (2 if options.blind_bid else 1)
        called = game.seats // game.sides * max(most, *nils) + options.double_nil
        self.bound = float(called + abs(options.overtrick_points) * hand + penalties)

    def dealt(self, state: Picking | Bidding | Playing, seat: Seat, pack: Pack, rng: Rng) -> Pack:
        """A pack that deals these hands: the two-handed stock as it was, else each hand in random order."""
        picked = state.contract.picked if isinstance(state, Playing) else state.picked
        if picked is not None:
            return picked.stock
        assert not isinstance(state, Picking), "who picks, picks from a stock"
        match, hands = (
            (state.contract.match, state.contract.hands) if isinstance(state, Playing) else (state.match, state.hands)
        )
        seats = self._game.seats
        orders = [shuffled(members(hands[(match.dealer + 1 + turn) % seats]), rng) for turn in range(seats)]
        return tuple(card for cards in zip(*orders, strict=True) for card in cards)

    def shown(self, state: Picking | Bidding | Playing, seat: Seat, pack: Pack) -> tuple[Card, ...]:
        """The cards a seat has seen: its hand unless face down, then those of the stock in order."""
        view = self._game.view(state, seat)
        stock = view.stock.seen if view.stock is not None else ()
        return (*members(view.hand or 0), *(card for card in stock if card is not None))
