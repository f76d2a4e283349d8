"""Spades: options of the auction that no printed rulebook of ours has, as tables play them (house rules)."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from spadille.core.options import Option
from spadille.core.words import Text
from spadille.games.spades.words import say


def bids_blind(options: Any, seats: int) -> bool:
    """Whether nil may be bid blind at a table: two players have seen the hands that they drew (SPD-S12)."""
    return bool(options.blind_nil) and seats != 2 and options.bidding == "free"


def bids_numbers_blind(options: Any, seats: int) -> bool:
    """Whether numbers may be bid blind at a table."""
    return bool(options.blind_bid) and seats != 2 and options.bidding == "free"


def bids_itself(options: Any, deals: int) -> bool:
    """Whether nobody bids in a deal that comes after so many."""
    return bool(options.bids_itself) and deals == 0


def may_bid_nil(options: Any) -> bool:
    """Whether a hand that is looked at may bid nil: suicide, mirror and whiz bring it with them."""
    return bool(options.nil) or options.bidding != "free"


def bids_nil(options: Any, seats: int) -> bool:
    """Whether nil may be bid at a table, blind or not."""
    return may_bid_nil(options) or bids_blind(options, seats)


def bound_by_spades(options: Any) -> bool:
    """Whether a bid tells how many spades the hand was dealt."""
    return options.bidding in ("mirror", "whiz")


def in_pairs(options: Any, seats: int) -> bool:
    """Whether every player has one partner."""
    return bool(options.partnership) and seats == 4


def binds_sides(options: Any, seats: int) -> bool:
    """Whether the bids of two partners may be bound together."""
    return in_pairs(options, seats) and not bound_by_spades(options)


def may_pass(options: Any, seats: int) -> bool:
    """Whether cards may be passed to and from a nil at a table."""
    return binds_sides(options, seats) and bids_nil(options, seats)


def passes(options: Any, seats: int) -> bool:
    """Whether cards are passed to and from a nil at a table."""
    return bool(options.nil_pass) and may_pass(options, seats)


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
        applies=lambda table, seats: (
            in_pairs(table, seats) and bids_nil(table, seats) and table.both_nil and table.bidding != "suicide"
        ),
    ),
]
BlindBid: TypeAlias = Annotated[
    int,
    Option(
        whole=lambda n: say("rule-blind-bid", n=n),
        values=((0, say("rule-no-blind-bid")),),
        high=13,
        clauses="SPD-H51",
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


def contradiction(options: Any, seats: int) -> Text | None:
    """Which options of the auction cannot stand together, both named."""
    if passes(options, seats) and options.nil_pass_when == "blind" and not bids_blind(options, seats):
        other = "blind_nil" if options.bidding == "free" else "bidding"
        return say("no-pass-without-blind", other=other)
    if options.bidding == "suicide" and not in_pairs(options, seats):
        return say("suicide-without-partners")
    if options.bidding != "free" and seats == 2:
        return say("bound-bids-for-two")
    if options.failed_nil_counts and options.failed_nil_bags:
        return say("failed-nil-counts-twice")
    if options.zero_bid and options.trick_points == "taken":
        return say("zero-that-pays")
    return _closed_against(options) if options.closed else _totals_against(options)


_OPEN_ONLY: Final[dict[str, Any]] = {"side_min": 0, "both_nil": True, "any_total": True, "total_min": 0}
"""What can only be kept by players who have heard the bids before theirs."""


def _closed_against(options: Any) -> Text | None:
    """What needs bids that are heard, and so cannot stand beside closed ones."""
    if options.bidding == "suicide":
        return say("closed-bids-unheard", other="bidding", clause="SPD-H33")
    clauses = {"side_min": "SPD-H36", "both_nil": "SPD-H37", "any_total": "SPD-H44", "total_min": "SPD-H45"}
    other = next((name for name, usual in _OPEN_ONLY.items() if getattr(options, name) != usual), None)
    return None if other is None else say("closed-bids-unheard", other=other, clause=clauses[other])


def _totals_against(options: Any) -> Text | None:
    """Totals that are bound, where every hand bids its spades and all the spades are out."""
    if options.bidding == "mirror" and not options.any_total:
        return say("mirror-always-fits")
    return None


def unnumbered(options: Any, seats: int) -> str | None:
    """Why a table cannot be put in numbers for programs that learn; None if it can."""
    if passes(options, seats):
        return f"option nil_pass: expected 0 for a program that learns; got {options.nil_pass} (SPD-H30)"
    for name, (known, clause) in _IN_NUMBERS.items():
        if (value := getattr(options, name)) != known:
            return f"option {name}: expected {_plain(known)} for a program that learns; got {_plain(value)} ({clause})"
    return None


def _plain(value: Any) -> str:
    """A value as it is written in settings."""
    return str(value).lower()


_IN_NUMBERS: Final[dict[str, tuple[Any, str]]] = {
    "closed": (False, "SPD-H43"),
    "bids_itself": (False, "SPD-H46"),
    "zero_bid": (False, "SPD-H47"),
    "jokers_break": (True, "SPD-H49"),
    "blind_bid": (0, "SPD-H51"),
}
"""The values of options that a program that learns is told the table by."""
_IN_A_BATCH: Final[dict[str, Any]] = {
    "bidding": "free",
    "side_min": 0,
    "both_nil": True,
    "bag_limit": 10,
    "failed_nil_counts": False,
    "ten_for": 0,
    "slam_for": 0,
    "any_total": True,
    "total_min": 0,
    "double_nil": 0,
    "bags_paid": False,
}
"""The values of options of the auction that the kernel of batches plays by."""


def unbatched(options: Any, seats: int) -> str | None:
    """Why a table cannot be played in a batch; None if it can."""
    for name, known in _IN_A_BATCH.items():
        if getattr(options, name) != known:
            return f"option {name}: expected {known} in a batch of Spades; got {getattr(options, name)}"
    if options.set_penalty == "short":
        return "option set_penalty: expected zero or minus in a batch of Spades; got short (SPD-H42)"
    return unnumbered(options, seats)
