"""Five Hundred for a search through all chance moves: packs that fit a deal, bounds on its length and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from spadille.cards.card import Card
from spadille.cards.holding import Holding, holding, members
from spadille.cards.pack import Pack, shuffled
from spadille.core.contract import Rng, Seat
from spadille.games.five_hundred.encoding import PICKS
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.ranking import LAYOUT, PACK, SEATS
from spadille.games.five_hundred.scoring import POINTS_A_TRICK, worth
from spadille.games.five_hundred.sight import last_taker
from spadille.games.five_hundred.state import (
    BIDS,
    GRAND_NULLO,
    MIDDLE_SIZE,
    TRICKS,
    Bargain,
    Bidding,
    Discarding,
    Playing,
)
from spadille.parts.tree import PlainTree

Open: TypeAlias = Bidding | Discarding | Playing


class FiveHundredTree(PlainTree):
    """One deal of Five Hundred, without announcements; it is played if all pass, so it is never dealt again."""

    one_deal: ClassVar = {"first_dealer": "random", "ace_no_face": False, "all_pass": "play_no_trump"}
    cards = pack = PACK
    remembered = TRICKS + MIDDLE_SIZE

    def __init__(self, game: FiveHundred) -> None:
        rounds = game.ladder.terms.rounds or len(game.ladder.bids) + 1
        self.longest = SEATS * rounds + 2 * MIDDLE_SIZE + SEATS * TRICKS
        """Maximum number of moves; without a limit of rounds, each round but the last has a bid."""
        contracts = max(*map(worth, BIDS), worth(GRAND_NULLO))
        self.bound = float(max(contracts, game.options.slam_bonus, POINTS_A_TRICK * TRICKS))

    def dealt(self, state: Open, seat: Seat, pack: Pack, rng: Rng) -> Pack:
        """A pack that deals these hands, each in random order. For other seats, any ten cards of a declarer that has
        discarded were the hand, and the other five the middle.
        """
        dealer, hands, middle = _as_dealt(state, seat, pack, rng)
        piles = {"middle": iter(shuffled(members(middle), rng))}
        for turn in range(SEATS):
            piles[str(turn)] = iter(shuffled(members(hands[(dealer + 1 + turn) % SEATS]), rng))
        return tuple(next(piles[str(place)]) for place in LAYOUT)

    def shown(self, state: Open, seat: Seat, pack: Pack) -> tuple[Card, ...]:
        """The hand as it was dealt, followed by the cards that the seat has taken up."""
        match = (state if isinstance(state, Bidding) else state.bargain).match
        hand, taken = _pile(pack, (seat - match.dealer - 1) % SEATS), 0
        if not isinstance(state, Bidding):
            bargain = state.bargain
            if seat == bargain.declarer:
                taken = _pile(pack, "middle")
            elif seat == last_taker(bargain):
                taken = bargain.passed
        return (*members(hand), *members(taken))

    def hides(self, action: int) -> bool:
        """True for discards, which are made card by card."""
        return action >= PICKS

    def hidden(self, state: Open, seat: Seat, rng: Rng) -> Sequence[int]:
        """The picks of the five cards that a seat has discarded; any five of its cards if it is discarding now."""
        if isinstance(state, Bidding):
            return ()
        bargain, cards = state.bargain, 0
        if isinstance(state, Discarding) and state.seat == seat:
            cards = holding(shuffled(members(bargain.hands[seat] | bargain.middle), rng)[:MIDDLE_SIZE])
        elif seat == bargain.declarer:
            cards = _given(bargain)
        elif isinstance(state, Playing) and seat == last_taker(bargain):
            cards = bargain.middle
        return [PICKS + PACK.index(each) for each in members(cards)]


def _given(bargain: Bargain) -> Holding:
    """The cards that a declarer has discarded."""
    return bargain.passed if bargain.contract == GRAND_NULLO else bargain.middle


def _as_dealt(state: Open, seat: Seat, pack: Pack, rng: Rng) -> tuple[Seat, list[Holding], Holding]:
    """The dealer, the hands and the middle before anything was taken up."""
    if isinstance(state, Bidding):
        return state.match.dealer, list(state.hands), state.middle
    bargain = state.bargain
    dealer, declarer, hands, middle = bargain.match.dealer, bargain.declarer, list(bargain.hands), bargain.middle
    if declarer < 0 or (isinstance(state, Discarding) and state.seat == declarer):
        return dealer, hands, middle
    partner = last_taker(bargain)
    if isinstance(state, Playing) and partner != declarer:
        hands[partner] = (hands[partner] | middle) & ~bargain.passed
    fifteen = hands[declarer] | _given(bargain)
    if seat == declarer:
        hands[declarer] = _pile(pack, (declarer - dealer - 1) % SEATS)
    else:
        hands[declarer] = holding(shuffled(members(fifteen), rng)[:TRICKS])
    return dealer, hands, fifteen & ~hands[declarer]


def _pile(pack: Pack, where: Seat | str) -> Holding:
    """The cards that a pack gives to the middle, or to a seat counted from the dealer's left."""
    return holding(each for each, place in zip(pack, LAYOUT, strict=True) if place == where)
