"""Spades: the effects of house rules at a table, incompatible options, and limits of encodings and batches.

The options themselves are declared in `bidding.py` and `play.py`. `passing.py` has the cards passed to and from a nil,
`first_trick.py` the customs of the first trick.
"""

from __future__ import annotations

from typing import Any, Final

from spadille.core.words import Text
from spadille.games.spades import say

SIX: Final = 6
"""Number of players that may form two sides or three."""

# -- at a table ----------------------------------------------------------------------------------------


def bids_blind(options: Any, seats: int) -> bool:
    """True if nil may be bid blind at a table; two players have seen the hands that they drew (SPD-S12)."""
    return bool(options.blind_nil) and seats != 2 and options.bidding == "free"


def bids_numbers_blind(options: Any, seats: int) -> bool:
    """True if numbers may be bid blind at a table."""
    return bool(options.blind_bid) and seats != 2 and options.bidding == "free"


def bids_itself(options: Any, deals: int) -> bool:
    """True if nobody bids in the deal after `deals` finished ones."""
    return bool(options.bids_itself) and deals == 0


def may_bid_nil(options: Any) -> bool:
    """True if a hand that has been looked at may bid nil; suicide, mirror and whiz always allow it."""
    return bool(options.nil) or options.bidding != "free"


def bids_nil(options: Any, seats: int) -> bool:
    """True if nil may be bid at a table, blind or not."""
    return may_bid_nil(options) or bids_blind(options, seats)


def bound_by_spades(options: Any) -> bool:
    """True if a bid shows how many spades the hand was dealt."""
    return options.bidding in ("mirror", "whiz")


def in_pairs(options: Any, seats: int) -> bool:
    """True if four play in two pairs."""
    return bool(options.partnership) and seats == 4


def binds_sides(options: Any, seats: int) -> bool:
    """True if rules may restrict the bids of two partners together."""
    return in_pairs(options, seats) and not bound_by_spades(options)


def may_pass(options: Any, seats: int) -> bool:
    """True if a table may have the option to pass cards to and from a nil."""
    return binds_sides(options, seats) and bids_nil(options, seats)


def may_bid_two_nils(options: Any, seats: int) -> bool:
    """True if two players of a side may bid nil."""
    if not options.partnership or not bids_nil(options, seats):
        return False
    bound = not options.both_nil or options.side_min or options.bidding == "suicide"
    return not (bound and binds_sides(options, seats))


def passes(options: Any, seats: int) -> bool:
    """True if cards are passed to and from a nil at a table."""
    return bool(options.nil_pass) and may_pass(options, seats)


def two_sides(options: Any, seats: int) -> bool:
    """True if exactly two sides play, of one player or more each."""
    return seats == 2 or (bool(options.partnership) and (seats != SIX or options.sides == 2))


def clubs_go_low(options: Any) -> bool:
    """True if everybody plays the lowest club to the first trick, which the lowest club of all opens."""
    return bool(options.lowest_clubs) and options.opening_lead == "two_of_clubs"


def jokers_lead(options: Any) -> bool:
    """True if no deuce ranks above the jokers."""
    return options.deuces == "low" or not options.deuces_over_jokers


# -- incompatible options ------------------------------------------------------------------------------


def contradiction(options: Any, seats: int) -> Text | None:
    """Return a message that names two incompatible options, or None."""
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


_OPEN_ONLY: Final[dict[str, tuple[Any, str]]] = {
    "side_min": (0, "SPD-H36"),
    "both_nil": (True, "SPD-H37"),
    "any_total": (True, "SPD-H44"),
    "total_min": (0, "SPD-H45"),
}
"""Usual values of options that only make sense if players hear the earlier bids."""


def _closed_against(options: Any) -> Text | None:
    """Return the message about an option that closed bids exclude, or None."""
    if options.bidding == "suicide":
        return say("closed-bids-unheard", other="bidding", clause="SPD-H33")
    for name, (usual, clause) in _OPEN_ONLY.items():
        if getattr(options, name) != usual:
            return say("closed-bids-unheard", other=name, clause=clause)
    return None


def _totals_against(options: Any) -> Text | None:
    """Return the message if totals are restricted although every hand has only one bid, or None."""
    if options.bidding == "mirror" and not options.any_total:
        return say("mirror-binds-already")
    return None


# -- limits of learning programs and batches -----------------------------------------------------------

_IN_NUMBERS: Final[dict[str, tuple[Any, str]]] = {
    "closed": (False, "SPD-H43"),
    "bids_itself": (False, "SPD-H46"),
    "zero_bid": (False, "SPD-H47"),
    "jokers_break": (True, "SPD-H49"),
    "blind_bid": (0, "SPD-H51"),
}
"""Option values that the encoding for learning programs supports."""
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
    "boston": False,
}
"""Values of options that the batch kernel supports."""


def unnumbered(options: Any, seats: int) -> str | None:
    """Return why a table cannot be encoded for learning programs, or None."""
    if passes(options, seats):
        return f"expected nil_pass=0, as environments play Spades; got {options.nil_pass} (SPD-H30)"
    for name, (known, clause) in _IN_NUMBERS.items():
        if (value := getattr(options, name)) != known:
            return f"expected {name}={_plain(known)}, as environments play Spades; got {_plain(value)} ({clause})"
    return None


def _plain(value: Any) -> str:
    """The text of a value as written in settings."""
    return str(value).lower()


def unbatched(options: Any, seats: int) -> str | None:
    """Return why a table cannot be played in a batch, or None."""
    for name, known in _IN_A_BATCH.items():
        if getattr(options, name) != known:
            return f"expected {name}={_plain(known)} in a batch of Spades; got {_plain(getattr(options, name))}"
    if options.set_penalty == "short":
        return "expected set_penalty=zero or minus in a batch of Spades; got short (SPD-H42)"
    return unnumbered(options, seats)
