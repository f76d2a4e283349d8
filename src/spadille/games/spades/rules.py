"""Spades: the options, and the five rulebooks as values of them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from spadille.cards.card import the_card
from spadille.core.options import Option, Options, Rulebook
from spadille.core.words import Message, Text
from spadille.games.spades import say
from spadille.games.spades.house import bids_blind, bids_nil, bound_by_spades, contradiction, may_bid_nil
from spadille.games.spades.house.bidding import (
    AnyTotal,
    BagLimit,
    BagsPaid,
    Bidding,
    BidsItself,
    BlindBid,
    BlindBidBehind,
    BlindBidLoss,
    BothNil,
    Closed,
    DoubleNil,
    FailedNilCounts,
    NilPass,
    NilPassOrder,
    NilPassWhen,
    SideMin,
    SlamFor,
    TenFor,
    TotalMin,
    ZeroBid,
)
from spadille.games.spades.house.play import (
    JOKERS_HERE,
    Boston,
    DeucesOverJokers,
    FirstTrickSpades,
    HighDeuces,
    JokersBreak,
    JokersReplace,
    LowestClubs,
    Sides,
    ThrownCard,
    WinBy,
    WinWithContract,
)
from spadille.games.spades.pack import absent, pack_for
from spadille.parts.dealing import DealerMethod, first_dealer_option


class SpadesOptions(Options, frozen=True, kw_only=True):
    """The options in which the five rulebooks, and the tables that play by them, differ."""

    partnership: Annotated[
        bool,
        Option(
            yes=say("rule-partners"),
            no=say("rule-alone"),
            clauses="SPD-DEN-01 SPD-DEN-09 SPD-BIC-31 SPD-ROS-01 SPD-ROS-13 SPD-AND-01 SPD-AND-11 SPD-AND-36 "
            "SPD-CLB-33 SPD-S24",
            left_open="SPD-S24",
        ),
    ] = True
    sides: Sides = 2
    target: Annotated[
        int,
        Option(
            whole=lambda n: say("rule-target", n=n),
            low=1,
            clauses="SPD-DEN-03 SPD-BIC-16 SPD-ROS-32 SPD-AND-05 SPD-CLB-21 SPD-S8",
            left_open="SPD-S8",
        ),
    ] = 500
    first_dealer: Annotated[DealerMethod, first_dealer_option("SPD-BIC-07 SPD-ROS-05 SPD-CLB-05 SPD-S28")] = "draw_high"
    min_bid: Annotated[
        int,
        Option(
            whole=lambda n: say("rule-min-bid", n=n),
            low=1,
            high=26,
            where=((bids_nil, lambda n: say("rule-min-bid-not-nil", n=n)),),
            clauses="SPD-DEN-08 SPD-BIC-13 SPD-CLB-10 SPD-S3",
            left_open="SPD-S3",
            applies=lambda table, _: not bound_by_spades(table),
        ),
    ] = 2
    nil: Annotated[
        bool,
        Option(
            yes=say("rule-nil"),
            no=say("rule-no-nil"),
            where=((bids_only_blind, say("rule-only-blind-nil")),),
            clauses="SPD-ROS-14 SPD-AND-12 SPD-CLB-13 SPD-DEN-08 SPD-BIC-13",
            applies=lambda table, _: table.bidding == "free",
        ),
    ] = False
    blind_nil: Annotated[
        bool,
        Option(
            yes=say("rule-blind-nil"),
            no=say("rule-no-blind-nil"),
            clauses="SPD-ROS-15 SPD-AND-29 SPD-CLB-16 SPD-S12 SPD-S18",
            applies=lambda table, seats: seats != 2 and table.bidding == "free",
        ),
    ] = False
    nil_bonus: Annotated[
        int,
        Option(
            whole=lambda n: say("rule-nil-bonus", n=n),
            clauses="SPD-ROS-29 SPD-AND-25 SPD-CLB-14 SPD-S4",
            applies=lambda table, _: may_bid_nil(table),
        ),
    ] = 100
    nil_penalty: Annotated[
        int,
        Option(
            whole=lambda n: say("rule-nil-penalty", n=n),
            clauses="SPD-ROS-29 SPD-AND-26 SPD-CLB-15 SPD-S4",
            applies=lambda table, _: may_bid_nil(table),
        ),
    ] = 100
    blind_nil_bonus: Annotated[
        int,
        Option(
            whole=lambda n: say("rule-blind-nil-bonus", n=n),
            clauses="SPD-ROS-17 SPD-AND-30 SPD-CLB-17 SPD-S4",
            applies=bids_blind,
        ),
    ] = 200
    blind_nil_penalty: Annotated[
        int,
        Option(
            whole=lambda n: say("rule-blind-nil-penalty", n=n),
            clauses="SPD-ROS-17 SPD-AND-30 SPD-CLB-17 SPD-S4",
            applies=bids_blind,
        ),
    ] = 200
    blind_nil_behind: Annotated[
        int | None,
        Option(
            whole=lambda n: say("blind-nil-from-behind", n=n),
            none=say("rule-blind-nil-at-any-score"),
            clauses="SPD-ROS-16 SPD-AND-31 SPD-CLB-18 SPD-S14",
            left_open="SPD-S14",
            applies=bids_blind,
        ),
    ] = None
    failed_nil_bags: Annotated[
        bool,
        Option(
            yes=say("rule-failed-nil-bags"),
            no=say("rule-no-failed-nil-bags"),
            clauses="SPD-ROS-30 SPD-AND-28 SPD-S16",
            left_open="SPD-S16",
            applies=lambda table, seats: bids_nil(table, seats) and not table.failed_nil_counts,
        ),
    ] = False
    set_penalty: Annotated[
        Literal["zero", "minus", "short"],
        Option(
            values=(
                ("zero", say("rule-set-nothing")),
                ("minus", say("rule-set-minus")),
                ("short", say("rule-set-short")),
            ),
            clauses="SPD-DEN-24 SPD-BIC-31 SPD-ROS-31 SPD-AND-24 SPD-CLB-33 SPD-S2 SPD-H42",
            left_open="SPD-S2",
        ),
    ] = "zero"
    trick_points: Annotated[
        Literal["taken", "bid"],
        Option(
            values=(
                ("taken", say("rule-points-taken")),
                ("bid", say("rule-points-bid")),
            ),
            clauses="SPD-DEN-25 SPD-BIC-26 SPD-ROS-28 SPD-AND-22 SPD-CLB-30 SPD-S1",
            left_open="SPD-S1",
        ),
    ] = "taken"
    overtrick_points: Annotated[
        int,
        Option(
            whole=overtricks_in_words,
            low=-100,
            high=100,
            clauses="SPD-DEN-25 SPD-DEN-26 SPD-BIC-26 SPD-ROS-28 SPD-AND-22 SPD-CLB-30",
        ),
    ] = 1
    bag_penalty: Annotated[
        int,
        Option(
            whole=lambda n: say("rule-bag-penalty", n=n),
            values=((0, say("rule-no-bag-penalty")),),
            where=(
                (lambda table, _: table.bag_penalty and table.bag_limit != 10, lambda n: say("rule-bag-cost", n=n)),
            ),
            clauses="SPD-DEN-27 SPD-BIC-29 SPD-ROS-34 SPD-AND-32 SPD-CLB-31 SPD-S10",
            left_open="SPD-S10",
        ),
    ] = 100
    break_rule: Annotated[
        Literal["none", "broken"],
        Option(
            values=(
                ("none", say("rule-lead-any-time")),
                ("broken", say("rule-broken")),
            ),
            clauses="SPD-DEN-13 SPD-BIC-24 SPD-BIC-25 SPD-ROS-19 SPD-AND-20 SPD-AND-21 SPD-AND-34 SPD-CLB-28 "
            "SPD-CLB-29 SPD-S6",
        ),
    ] = "none"
    opening_lead: Annotated[
        Literal["any", "no_spade", "two_of_clubs"],
        Option(
            values=(
                ("any", say("rule-lead-any")),
                ("no_spade", say("rule-lead-no-spade")),
                ("two_of_clubs", say("rule-lead-lowest-club")),
            ),
            clauses="SPD-DEN-12 SPD-DEN-13 SPD-BIC-17 SPD-ROS-18 SPD-AND-13 SPD-AND-14 SPD-CLB-22 SPD-S7",
            left_open="SPD-S7",
        ),
    ] = "any"
    lowest_clubs: LowestClubs = False
    first_trick_spades: FirstTrickSpades = True
    mercy: Annotated[
        int | None,
        Option(
            whole=lambda n: say("rule-mercy", n=n),
            none=say("rule-no-mercy"),
            low=-1_000_000,
            high=0,
            clauses="SPD-AND-06 SPD-S21",
        ),
    ] = None
    hand_limit: Annotated[
        int | None,
        Option(
            whole=lambda n: say("rule-hand-limit", n=n),
            none=say("rule-no-hand-limit"),
            low=1,
            clauses="SPD-AND-07 SPD-S22",
            left_open="SPD-S22",
            applies=lambda table, _: table.hand_limit is None or table.hand_limit < table.max_deals,
        ),
    ] = None
    win_by: WinBy = 1
    win_with_contract: WinWithContract = False
    jokers: Annotated[
        Literal[0, 2],
        Option(
            values=(
                (0, say("rule-no-jokers")),
                (2, say("rule-jokers")),
            ),
            where=JOKERS_HERE,
            clauses="SPD-DEN-04 SPD-BIC-03 SPD-ROS-03 SPD-AND-02 SPD-AND-35 SPD-CLB-01 SPD-S20",
        ),
    ] = 0
    jokers_replace: JokersReplace = "red_twos"
    deuces: HighDeuces = "low"
    deuces_over_jokers: DeucesOverJokers = False
    cut: Annotated[
        bool,
        Option(
            yes=say("rule-cut"),
            no=say("rule-no-cut"),
            clauses="SPD-ROS-07 TBL-11 TBL-S5",
            later=True,
        ),
    ] = False
    misdeal: Annotated[
        Literal["redeal", "friendly"],
        Option(
            values=(
                ("redeal", say("rule-misdeal-again")),
                ("friendly", say("rule-misdeal-friendly")),
            ),
            clauses="SPD-ROS-10 SPD-ROS-11 SPD-S19",
            by_hand=True,
            applies=lambda _, seats: seats != 2,
        ),
    ] = "redeal"
    max_deals: Annotated[
        int,
        Option(whole=lambda n: say("rule-max-deals", n=n), low=1, high=10_000, clauses="SPD-S22", left_open="SPD-S22"),
    ] = 100
    nil_pass: NilPass = 0
    nil_pass_when: NilPassWhen = "always"
    nil_pass_order: NilPassOrder = "nil_first"
    bidding: Bidding = "free"
    side_min: SideMin = 0
    both_nil: BothNil = True
    bag_limit: BagLimit = 10
    failed_nil_counts: FailedNilCounts = False
    ten_for: TenFor = 0
    slam_for: SlamFor = 0
    closed: Closed = False
    any_total: AnyTotal = True
    total_min: TotalMin = 0
    bids_itself: BidsItself = False
    zero_bid: ZeroBid = False
    double_nil: DoubleNil = 0
    jokers_break: JokersBreak = True
    bags_paid: BagsPaid = False
    blind_bid: BlindBid = 0
    blind_bid_behind: BlindBidBehind = 100
    blind_bid_loss: BlindBidLoss = "double"
    thrown_card: ThrownCard = "unseen"
    boston: Boston = False

    def contradiction(self, seats: int) -> Text | None:
        if self.partnership and seats not in (4, 6):
            return say("no-partners-here", seats=seats)
        if self.jokers and seats not in (2, 4):
            return say("no-jokers-here", seats=seats)
        if lacking := absent(pack_for(seats, self.jokers, self.jokers_replace), self.deuces):
            other = "jokers_replace" if self.jokers else "seats"
            return say("deuces-are-out", cards=[the_card(each) for each in lacking], other=other)
        if self.min_bid > hand_size(seats):
            return say("min-bid-too-high", seats=seats, n=hand_size(seats), bid=self.min_bid)
        if self.total_min > hand_size(seats):
            return say("total-min-too-high", seats=seats, n=hand_size(seats), bid=self.total_min)
        return contradiction(self, seats)


def overtricks_in_words(points: int | str) -> Message:
    """The points of a bag, in words."""
    if isinstance(points, int) and points < 0:
        return say("rule-overtricks-cost", n=-points)
    return say("rule-overtricks", n=points)


def bids_only_blind(options: SpadesOptions, seats: int) -> bool:
    """True if nil may be bid only blind."""
    return not options.nil and bids_blind(options, seats)


def hand_size(seats: int) -> int:
    """Cards in a hand: 13 with two or four seats, else an equal share of the stripped pack (SPD-S11)."""
    return {2: 13, 3: 17, 4: 13, 5: 10, 6: 8}[seats]


DENEXA: Final = Rulebook(
    "denexa",
    "Denexa Games",
    SpadesOptions(),
    seats=(4,),
    usual_seats=4,
    prefix="SPD-DEN",
    line=say("by-denexa"),
)
BICYCLE: Final = DENEXA.derive(
    name="bicycle",
    title="Bicycle",
    line=say("by-bicycle"),
    prefix="SPD-BIC",
    seats=(2, 3, 4, 5, 6),
    partnership=False,
    min_bid=1,
    trick_points="bid",
    bag_penalty=0,
    break_rule="broken",
)
CLUB: Final = BICYCLE.derive(
    name="club",
    title=say("club-page"),
    line=say("by-club"),
    prefix="SPD-CLB",
    seats=(4,),
    partnership=True,
    nil=True,
    blind_nil=True,
    nil_bonus=50,
    nil_penalty=50,
    blind_nil_bonus=100,
    blind_nil_penalty=100,
    blind_nil_behind=100,
    set_penalty="minus",
)
RULES_OF_SPADES: Final = CLUB.derive(
    name="rules_of_spades",
    title="Rules of Spades",
    line=say("by-rules-of-spades"),
    prefix="SPD-ROS",
    first_dealer="random",
    nil_bonus=100,
    nil_penalty=100,
    blind_nil_bonus=200,
    blind_nil_penalty=200,
    bag_penalty=100,
)
ANDREWS: Final = RULES_OF_SPADES.derive(
    name="andrews",
    title="Joe Andrews",
    line=say("by-andrews"),
    prefix="SPD-AND",
    seats=(3, 4),
    by_seats={3: {"partnership": False}},
    first_dealer="draw_high",
    blind_nil_behind=None,
    opening_lead="no_spade",
    mercy=-250,
)

RULEBOOKS: Final = {each.name: each for each in (DENEXA, BICYCLE, RULES_OF_SPADES, ANDREWS, CLUB)}
