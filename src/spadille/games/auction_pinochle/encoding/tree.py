"""Auction Pinochle for a search through all chance moves: packs that fit a deal, bounds on its length and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from spadille.cards.card import SPADES, Card
from spadille.cards.holding import holding, members
from spadille.cards.pack import Pack, shuffled
from spadille.core.contract import Rng, Seat
from spadille.games.auction_pinochle import alone, exchange
from spadille.games.auction_pinochle.bidding import Ladder
from spadille.games.auction_pinochle.encoding.encoder import moves_of
from spadille.games.auction_pinochle.form import Form
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import melds, worth
from spadille.games.auction_pinochle.rules import counts, rounded
from spadille.games.auction_pinochle.state import Bidding, Exchanging, Naming, Opening, Playing
from spadille.parts.doubled import NUMBERED, WHOLE
from spadille.parts.tree import PlainTree

Open: TypeAlias = Bidding | Naming | Exchanging | Playing


class AuctionPinochleTree(PlainTree):
    """One deal of Auction Pinochle; the dealer must bid if all others pass, so it is never dealt again."""

    one_deal: ClassVar = {"first_dealer": "random", "all_pass": "dealer_bids"}
    cards = pack = NUMBERED

    def __init__(self, game: AuctionPinochle) -> None:
        self._game, form, ladder = game, game.form, game.ladder
        self._size = exchange.size(game.options, form)
        self._first_pick = len(moves_of(ladder))
        picks = self._size if form.alone else 2 * self._size
        calls = len(ladder.bids) + ladder.shoots + form.seats - 1
        self.longest = calls + 1 + picks + form.seats * form.tricks
        """Besides the cards: each bid once, a pass of all others, the trumps, and the picks."""
        self.bound = float(_most(ladder, form))
        self.remembered = form.tricks + self._size

    def dealt(self, state: Open, seat: Seat, pack: Pack, rng: Rng) -> Pack:
        """A pack that deals these hands and this widow, each in random order."""
        if isinstance(state, Exchanging | Playing):
            return self._laid(exchange.before(self._game.form, state.bargain), rng)
        return self._laid(state, rng)

    def _laid(self, before: Bidding | Naming, rng: Rng) -> Pack:
        """A pack that deals these hands and this widow."""
        hands = list(before.hands)
        if isinstance(before, Naming):
            hands[before.declarer] &= ~before.widow
        piles = {str(turn): iter(shuffled(members(hand), rng)) for turn, hand in enumerate(hands)}
        piles["widow"] = iter(shuffled(members(before.widow), rng))
        return tuple(next(piles[place]) for place in self._places(before))

    def shown(self, state: Open, seat: Seat, pack: Pack) -> tuple[Card, ...]:
        """The hand as it was dealt, followed by the widow once it is turned up, or the cards passed to the seat."""
        form, places, taken = self._game.form, self._places(state), 0
        if isinstance(state, Naming):
            taken = state.widow
        elif not isinstance(state, Bidding):
            bargain = state.bargain
            given, back = (*bargain.handed, 0, 0)[:2]
            partner = not form.alone and seat == form.partner(bargain.declarer)
            taken = bargain.widow | (given if seat == bargain.declarer else back if partner else 0)
        hand = holding(each for each, place in zip(pack, places, strict=True) if place == str(seat))
        return (*members(hand), *members(taken))

    def _places(self, state: Open) -> tuple[str, ...]:
        return self._game.layout(Opening(self._game.match(state)))

    def hides(self, action: int) -> bool:
        """True for picks of cards to pass or to bury."""
        return action >= self._first_pick

    def hidden(self, state: Open, seat: Seat, rng: Rng) -> Sequence[int]:
        """The picks of the cards that a seat has passed or buried; any of its cards if it is choosing now."""
        if isinstance(state, Bidding | Naming):
            return ()
        bargain, form = state.bargain, self._game.form
        given, back = (*bargain.handed, 0, 0)[:2]
        if isinstance(state, Exchanging) and state.seat == seat:
            cards = holding(shuffled(members(bargain.hands[seat]), rng)[: self._size])
        elif seat == bargain.declarer:
            cards = bargain.buried | back
        else:
            cards = 0 if form.alone or seat != form.partner(bargain.declarer) else given
        return [self._first_pick + place for place, each in enumerate(NUMBERED) if cards >> each & 1]


def _most(ladder: Ladder, form: Form) -> int:
    """The points that a side can gain or lose in a deal: all melds and cards, or the highest bid."""
    options, top = ladder.options, ladder.bids[-1]
    times = 2 if options.set_costs == "twice_bid" else 1
    if form.alone and options.pay == "chips":
        return (form.seats - 1) * times * alone.chips(options, top, SPADES)
    in_cards = sum(counts(options, each) for each in NUMBERED) + options.last_trick
    return max(worth(melds(options, WHOLE, SPADES)) + rounded(options, in_cards), times * top.points, options.shoot)
