"""Spades: options for house rules on bids, passing for a nil, and scores, which no printed rulebook here has."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from spadille.core.options import Option
from spadille.games.spades import say
from spadille.games.spades.house import (
    bids_nil,
    bids_numbers_blind,
    binds_sides,
    may_bid_two_nils,
    may_pass,
    passes,
    two_sides,
)

NilPass: TypeAlias = Annotated[
    int,
    Option(
        whole=lambda n: say("rule-nil-pass", n=n),
        values=((0, say("rule-no-nil-pass")),),
        high=4,
        clauses="SPD-H30",
        later=True,
        applies=may_pass,
    ),
]
NilPassWhen: TypeAlias = Annotated[
    Literal["always", "blind"],
    Option(
        values=(("always", say("rule-pass-always")), ("blind", say("rule-pass-blind"))),
        clauses="SPD-H31",
        later=True,
        applies=passes,
    ),
]
NilPassOrder: TypeAlias = Annotated[
    Literal["nil_first", "together"],
    Option(
        values=(("nil_first", say("rule-pass-nil-first")), ("together", say("rule-pass-together"))),
        clauses="SPD-H32",
        later=True,
        applies=passes,
    ),
]
Bidding: TypeAlias = Annotated[
    Literal["free", "suicide", "mirror", "whiz"],
    Option(
        values=(
            ("free", say("rule-bid-freely")),
            ("suicide", say("rule-suicide")),
            ("mirror", say("rule-mirror")),
            ("whiz", say("rule-whiz")),
        ),
        clauses="SPD-H33 SPD-H34 SPD-H35",
        later=True,
    ),
]
SideMin: TypeAlias = Annotated[
    int,
    Option(
        whole=lambda n: say("rule-side-min", n=n),
        values=((0, say("rule-no-side-min")),),
        high=13,
        clauses="SPD-H36",
        later=True,
        applies=binds_sides,
    ),
]
BothNil: TypeAlias = Annotated[
    bool,
    Option(
        yes=say("rule-both-nil"),
        no=say("rule-one-nil"),
        clauses="SPD-H37",
        later=True,
        applies=lambda table, seats: may_pass(table, seats) and table.bidding == "free" and not table.side_min,
    ),
]
BagLimit: TypeAlias = Annotated[
    int,
    Option(
        whole=lambda n: say("rule-bag-limit", n=n),
        low=2,
        high=100,
        clauses="SPD-H38",
        later=True,
        applies=lambda table, _: table.bag_penalty > 0,
    ),
]
FailedNilCounts: TypeAlias = Annotated[
    bool,
    Option(
        yes=say("rule-failed-nil-counts"),
        no=say("rule-failed-nil-apart"),
        clauses="SPD-H39",
        later=True,
        applies=lambda table, seats: table.partnership and bids_nil(table, seats),
    ),
]
TenFor: TypeAlias = Annotated[
    int,
    Option(
        whole=lambda n: say("rule-ten-for", n=n),
        values=((0, say("rule-no-ten-for")),),
        high=1000,
        clauses="SPD-H40",
        later=True,
    ),
]
SlamFor: TypeAlias = Annotated[
    int,
    Option(
        whole=lambda n: say("rule-slam-for", n=n),
        values=((0, say("rule-no-slam-for")),),
        high=1000,
        clauses="SPD-H41",
        later=True,
    ),
]
Closed: TypeAlias = Annotated[
    bool, Option(yes=say("rule-closed"), no=say("rule-bid-in-turn"), clauses="SPD-H43", later=True)
]
AnyTotal: TypeAlias = Annotated[
    bool, Option(yes=say("rule-any-total"), no=say("rule-total-not-even"), clauses="SPD-H44", later=True)
]
TotalMin: TypeAlias = Annotated[
    int,
    Option(
        whole=lambda n: say("rule-total-min", n=n),
        values=((0, say("rule-no-total-min")),),
        high=17,
        clauses="SPD-H45",
        later=True,
        applies=lambda table, _: table.bidding != "mirror",
    ),
]
BidsItself: TypeAlias = Annotated[
    bool, Option(yes=say("rule-bids-itself"), no=say("rule-first-deal-is-bid"), clauses="SPD-H46", later=True)
]
ZeroBid: TypeAlias = Annotated[
    bool,
    Option(
        yes=say("rule-zero-bid"),
        no=say("rule-no-zero-bid"),
        clauses="SPD-H47",
        later=True,
        applies=lambda table, _: table.bidding == "free",
    ),
]
DoubleNil: TypeAlias = Annotated[
    int,
    Option(
        whole=lambda n: say("rule-double-nil", n=n),
        values=((0, say("rule-no-double-nil")),),
        high=1000,
        clauses="SPD-H48",
        later=True,
        applies=may_bid_two_nils,
    ),
]
BlindBid: TypeAlias = Annotated[
    int,
    Option(
        whole=lambda n: say("rule-blind-bid", n=n),
        values=((0, say("rule-no-blind-bid")),),
        high=13,
        clauses="SPD-H51 SPD-H53",
        later=True,
        applies=lambda table, seats: seats != 2 and table.bidding == "free",
    ),
]
BlindBidBehind: TypeAlias = Annotated[
    int | None,
    Option(
        whole=lambda n: say("blind-bid-from-behind", n=n),
        none=say("rule-blind-bid-at-any-score"),
        clauses="SPD-H51",
        later=True,
        applies=bids_numbers_blind,
    ),
]
BlindBidLoss: TypeAlias = Annotated[
    Literal["double", "single"],
    Option(
        values=(("double", say("rule-blind-bid-double")), ("single", say("rule-blind-bid-single"))),
        clauses="SPD-H52",
        later=True,
        applies=bids_numbers_blind,
    ),
]
BagsPaid: TypeAlias = Annotated[
    bool,
    Option(
        yes=say("rule-bags-paid"),
        no=say("rule-bags-not-paid"),
        clauses="SPD-H50",
        later=True,
        applies=lambda table, seats: table.bag_penalty > 0 and two_sides(table, seats),
    ),
]
