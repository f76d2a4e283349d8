"""Five Hundred: the seat to call, the ladder of bids, and the bids that a seat may make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.core.contract import Refusal, Seat
from spadille.core.words import Message
from spadille.games.five_hundred import say
from spadille.games.five_hundred.clauses import Rule
from spadille.games.five_hundred.ranking import SEATS
from spadille.games.five_hundred.rules import FiveHundredOptions
from spadille.games.five_hundred.scoring import worth
from spadille.games.five_hundred.state import (
    BIDS,
    GRAND_NULLO,
    NULLO,
    OPEN_NULLO,
    Announcing,
    Bid,
    Bidding,
    Call,
    Contract,
    as_said,
)
from spadille.parts import say as shared
from spadille.parts.auction import PASS, Pass, Terms, last_bid

SIXES: Final = 5
"""Number of bids of six tricks, the lowest on the ladder."""


def announcer(state: Announcing) -> Seat:
    """The seat to speak: each in turn; after an announcement only its partner (Rule.PARTNER_ANSWERS)."""
    spoken, seats = state.match.dealer + len(state.announced), len(state.hands)
    return (spoken + len(state.match.totals)) % seats if state.asked else (spoken + 1) % seats


def bidder(state: Bidding) -> Seat:
    """The seat to bid: from the dealer's left, round to the left (Rule.CALLING)."""
    return (state.match.dealer + 1 + len(state.calls)) % len(state.hands)


def ladder(options: FiveHundredOptions) -> tuple[Contract, ...]:
    """Every bid from the lowest to the highest: nullo below all eights or by its points, grand nullo on top.

    Open nullo, if it is played, ranks by its points below ten hearts, or above every bid with a number.

    (Rule.HIGHER, Rule.TOP_BID, Rule.OPEN_NULLO)
    """
    under = worth(Bid(8, 3)) if options.nullo_rank == "below_all_eights" else worth(NULLO)
    bids: list[Contract] = _inserted(BIDS, NULLO, under)
    if options.open_nullo == "below_ten_hearts":
        bids = _inserted(bids, OPEN_NULLO, worth(OPEN_NULLO))
    elif options.open_nullo == "top":
        bids.append(OPEN_NULLO)
    return (*bids, GRAND_NULLO)


def _inserted(bids: Sequence[Contract], bid: Contract, under: int) -> list[Contract]:
    """Insert a bid below all bids with a number that are worth at least `under`."""
    place = sum(worth(each) < under or not isinstance(each, Bid) for each in bids)
    return [*bids[:place], bid, *bids[place:]]


class Ladder:
    """The bids allowed in an auction under some options; all of it is public."""

    def __init__(self, options: FiveHundredOptions, seats: int = SEATS) -> None:
        self.options = options
        self.bids = ladder(options)
        self.rank: dict[Call, int] = {PASS: -1, **{bid: place for place, bid in enumerate(self.bids)}}
        rounds = options.bid_rounds
        self.terms = Terms(
            seats=seats,
            rounds=None if rounds == "until_three_passes" else rounds,
            pass_is_final=options.pass_is_final,
            raises_own=options.raise_own and rounds != 1,
        )

    def to_beat(self, calls: tuple[Call, ...]) -> Call:
        """The last bid; a pass if there is none."""
        place = last_bid(calls)
        return PASS if place is None else calls[place]

    def sixes_open(self, calls: tuple[Call, ...]) -> bool:
        """True if the next seat may bid six (Rule.INKLE)."""
        match self.options.inkle:
            case "first_two_seats":
                return len(calls) < 2
            case "first_two_bids":
                return sum(not isinstance(call, Pass) for call in calls) < 2
            case other:
                return other == "anyone"

    def nullo_barred(self, state: Bidding) -> bool:
        """True if the side to call announced "ace, no face" in this deal and played on (Rule.NO_NULLO_AFTER)."""
        return any(state.announced[len(state.calls) % len(state.match.totals) :: len(state.match.totals)])

    def after_nullo(self, state: Bidding) -> bool:
        """True if the partner of the seat to call bid nullo earlier in this auction (Rule.AFTER_NULLO)."""
        seats = self.terms.seats
        return NULLO in state.calls[(len(state.calls) + len(state.match.totals)) % seats :: seats]

    def open_bids(self, state: Bidding) -> tuple[Call, ...]:
        """The bids that may be made now."""
        low = self.rank[self.to_beat(state.calls)] + 1
        if low < SIXES and not self.sixes_open(state.calls):
            low = SIXES
        bids = self.bids[low:]
        return tuple([bid for bid in bids if isinstance(bid, Bid) or self._no_nullo(state, bid) is None])

    def shown(self, state: Bidding) -> tuple[Call, ...]:
        """The bids shown to a seat: nullo if it is played, and bids with a number from the lowest open level up."""
        nullo = [bid for bid in (NULLO, OPEN_NULLO, GRAND_NULLO) if self.options.nullo and self._played(bid)]
        least = next((bid.tricks for bid in self.open_bids(state) if isinstance(bid, Bid)), 11)
        return (*nullo, *[bid for bid in self.bids if isinstance(bid, Bid) and bid.tricks >= least])

    def refusal(self, state: Bidding, bid: Contract) -> Refusal | None:
        """Return why a bid may not be made now, or None."""
        last = self.to_beat(state.calls)
        if self.rank.get(bid, len(self.bids)) <= self.rank[last]:
            return Rule.HIGHER.refuse(shared("too-low", stands=as_said(last), bid=as_said(bid)))
        if not isinstance(bid, Bid):
            return self._no_nullo(state, bid)
        if bid.tricks == BIDS[0].tricks and not self.sixes_open(state.calls):
            return Rule.INKLE.refuse(say("no-six", inkle=self.options.inkle))
        return None

    def _played(self, bid: Contract) -> bool:
        """True if a bid of no trick is played at this table at all."""
        options = self.options
        if bid == GRAND_NULLO:
            return options.grand_nullo
        return options.nullo and (bid == NULLO or options.open_nullo != "off")

    def _no_nullo(self, state: Bidding, bid: Contract) -> Refusal | None:
        """Return why a bid of no trick may not be made now, whatever the last bid is, or None."""
        if not self._played(bid):
            rule, words = _NOT_PLAYED[bid]
            return rule.refuse(words)
        if self.nullo_barred(state):
            return Rule.NO_NULLO_AFTER.refuse(say("no-nullo-after"))
        if bid == GRAND_NULLO and not self.after_nullo(state):
            return Rule.AFTER_NULLO.refuse(say("grand-nullo-after"))
        if bid == NULLO and self.options.nullo_after_seven and not any(map(_of_seven, state.calls)):
            return Rule.NULLO_AFTER_SEVEN.refuse(say("nullo-after-seven"))
        return None


def _of_seven(call: Call) -> bool:
    return isinstance(call, Bid) and call.tricks == 7


_NOT_PLAYED: Final[dict[Contract, tuple[Rule, Message]]] = {
    NULLO: (Rule.NULLO, say("no-nullo")),
    OPEN_NULLO: (Rule.OPEN_NULLO, say("no-open-nullo")),
    GRAND_NULLO: (Rule.GRAND_NULLO, say("no-grand-nullo")),
}
"""Refusals of bids of no trick that a table does not play."""
