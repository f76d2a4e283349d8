"""Auctions: bids in turn, each above the last, until nobody continues. Knows no game.

The calls of an auction are a tuple in the order of turns, so call i was made by the seat that is
i places after the first caller. Where a pass is final, the tuple also has the later turns of a seat that has passed,
as passes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from spadille.core.contract import Value
from spadille.parts import say

DUE_BID: Final = say("due-bid")
"""What it is time to do where a bid is due, or a pass."""


class Pass(Value, frozen=True):
    """A turn without a bid."""


PASS: Final = Pass()

C = TypeVar("C")


class Terms(Value, frozen=True, kw_only=True):
    """The limits of an auction."""

    seats: int
    rounds: int | None
    """Maximum number of turns of each seat; None: no limit."""
    pass_is_final: bool
    raises_own: bool = False
    """True if the last bidder has a turn when all others have passed, and may raise its own bid.

    If nobody is left to answer it, that raise ends the auction.
    """


def last_bid(calls: Sequence[object]) -> int | None:
    """The index of the last bid among the calls; None if everyone has passed.

    >>> last_bid(("one", PASS, "two", PASS)), last_bid((PASS, PASS))
    (2, None)
    """
    return next((place for place in range(len(calls) - 1, -1, -1) if not isinstance(calls[place], Pass)), None)


def is_over(terms: Terms, calls: Sequence[object]) -> bool:
    """True if the auction has ended: all others passed after a bid, all passed at the start, or the rounds are over.

    A bidder who may raise its own bid has passed too by then.

    >>> is_over(Terms(seats=4, rounds=3, pass_is_final=False), (PASS, "one", PASS, PASS, PASS))
    True
    """
    bid = last_bid(calls)
    if bid is None:
        return len(calls) == terms.seats
    rounds_over = terms.rounds is not None and len(calls) == terms.seats * terms.rounds
    turn_more = terms.raises_own and not _is_unanswered(terms, calls, bid)
    return rounds_over or len(calls) - bid == terms.seats + turn_more


def _is_unanswered(terms: Terms, calls: Sequence[object], bid: int) -> bool:
    """True if a bid raises the bidder's own, and no other seat may still call."""
    last = calls[bid - terms.seats : bid] if terms.pass_is_final and bid >= terms.seats else ()
    return [isinstance(call, Pass) for call in last] == [False, *[True] * (terms.seats - 1)]


def extended(terms: Terms, calls: tuple[C, ...], call: C) -> tuple[C | Pass, ...]:
    """The calls with one more, followed by passes for seats that are out.

    >>> extended(Terms(seats=3, rounds=3, pass_is_final=True), (PASS, "one"), "two")
    (Pass(), 'one', 'two', Pass())
    """
    longer: tuple[C | Pass, ...] = (*calls, call)
    if terms.pass_is_final:
        while not is_over(terms, longer) and PASS in longer[len(longer) % terms.seats :: terms.seats]:
            longer = (*longer, PASS)
    return longer
