"""Five Hundred: whose word it is, the ladder of bids, and which of them a seat may make."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import Refusal, Seat
from spadille.games.five_hundred.clauses import Rule
from spadille.games.five_hundred.ranking import SEATS
from spadille.games.five_hundred.rules import FiveHundredOptions
from spadille.games.five_hundred.scoring import worth
from spadille.games.five_hundred.state import (
    BIDS,
    GRAND_NULLO,
    NULLO,
    Announcing,
    Bid,
    Bidding,
    Call,
    Contract,
    GrandNullo,
    Nullo,
    as_said,
)
from spadille.games.five_hundred.words import say
from spadille.parts.auction import PASS, Pass, Terms, last_bid

SIXES: Final = 5
"""The lowest five bids."""


def announcer(state: Announcing) -> Seat:
    """Each seat speaks in turn; after an announcement only its partner is asked (Rule.PARTNER_ANSWERS)."""
    spoken = state.match.dealer + len(state.announced)
    return (spoken + 2) % SEATS if state.asked else (spoken + 1) % SEATS


def bidder(state: Bidding) -> Seat:
    """Bidding begins at the dealer's left and goes round to the left (Rule.CALLING)."""
    return (state.match.dealer + 1 + len(state.calls)) % SEATS


def ladder(options: FiveHundredOptions) -> tuple[Contract, ...]:
    """Every bid from the lowest to the highest: nullo below all eights or by its points, grand nullo on top.

    (Rule.HIGHER, Rule.TOP_BID)
    """
    eights = worth(Bid(8, 3))
    under = eights if options.nullo_rank == "below_all_eights" else worth(NULLO)
    place = sum(worth(bid) < under for bid in BIDS)
    return (*BIDS[:place], NULLO, *BIDS[place:], GRAND_NULLO)


class Ladder:
    """What may be bid in an auction under some options; all of it is public."""

    def __init__(self, options: FiveHundredOptions) -> None:
        self.options = options
        self.bids = ladder(options)
        self.rank: dict[Call, int] = {PASS: -1, **{bid: place for place, bid in enumerate(self.bids)}}
        rounds = options.bid_rounds
        self.terms = Terms(
            seats=SEATS,
            rounds=None if rounds == "until_three_passes" else rounds,
            pass_is_final=options.pass_is_final,
        )

    def to_beat(self, calls: tuple[Call, ...]) -> Call:
        """The last bid; a pass where there is none."""
        place = last_bid(calls)
        return PASS if place is None else calls[place]

    def sixes_open(self, calls: tuple[Call, ...]) -> bool:
        """Whether the next seat may bid six (Rule.INKLE)."""
        match self.options.inkle:
            case "first_two_seats":
                return len(calls) < 2
            case "first_two_bids":
                return sum(not isinstance(call, Pass) for call in calls) < 2
            case other:
                return other == "anyone"

    def nullo_barred(self, state: Bidding) -> bool:
        """The side to call has announced "ace, no face" in this deal and played on (Rule.NO_NULLO_AFTER)."""
        return any(state.announced[len(state.calls) % 2 :: 2])

    def after_nullo(self, state: Bidding) -> bool:
        """The partner of the seat to call has bid nullo in this auction, whoever has bid since (Rule.AFTER_NULLO)."""
        return NULLO in state.calls[(len(state.calls) + 2) % SEATS :: SEATS]

    def open_bids(self, state: Bidding) -> tuple[Call, ...]:
        """Every bid that may be made now."""
        low = self.rank[self.to_beat(state.calls)] + 1
        if low < SIXES and not self.sixes_open(state.calls):
            low = SIXES
        bids = self.bids[low:]
        if not self.options.nullo or self.nullo_barred(state):
            return tuple([bid for bid in bids if isinstance(bid, Bid)])
        return bids if self.options.grand_nullo and self.after_nullo(state) else bids[:-1]

    def shown(self, state: Bidding) -> tuple[Call, ...]:
        """The bids that are laid before a seat: nullo where it is played, every bid of the tricks still open."""
        nullo = [NULLO] if self.options.nullo else []
        grand = [GRAND_NULLO] if self.options.nullo and self.options.grand_nullo else []
        least = next((bid.tricks for bid in self.open_bids(state) if isinstance(bid, Bid)), 11)
        return (*nullo, *grand, *[bid for bid in self.bids if isinstance(bid, Bid) and bid.tricks >= least])

    def refusal(self, state: Bidding, bid: Contract) -> Refusal | None:
        """Why a bid may not be made now."""
        last = self.to_beat(state.calls)
        if self.rank[bid] <= self.rank[last]:
            return Rule.HIGHER.refuse(say("too-low", stands=as_said(last), bid=as_said(bid)))
        match bid:
            case Bid(tricks=6) if not self.sixes_open(state.calls):
                return Rule.INKLE.refuse(say("no-six", inkle=self.options.inkle))
            case Nullo() if not self.options.nullo:
                return Rule.NULLO.refuse(say("no-nullo"))
            case GrandNullo() if not self.options.grand_nullo:
                return Rule.GRAND_NULLO.refuse(say("no-grand-nullo"))
            case Nullo() | GrandNullo() if self.nullo_barred(state):
                return Rule.NO_NULLO_AFTER.refuse(say("no-nullo-after"))
            case GrandNullo() if not self.after_nullo(state):
                return Rule.AFTER_NULLO.refuse(say("grand-nullo-after"))
        return None
