"""Claims: a proof that a player takes all remaining tricks, from what one player can know.

The proof assumes the worst consistent case: each of the others may hold any card not known to be elsewhere, and
keeps the best of a suit while it can follow with another. A claim that is proved holds in every consistent deal; a
claim that is not proved need not fail in any deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spadille.cards.card import Card
from spadille.cards.holding import Holding, members
from spadille.core.contract import Seat, Value
from spadille.parts.tricks import Order


class Known(Value, frozen=True, kw_only=True):
    """A player's knowledge about the remaining tricks."""

    seat: Seat
    hand: Holding
    may_hold: tuple[Holding, ...]
    """The cards that each seat may hold; for the player's own seat its hand."""
    order: Order
    trick: tuple[Card, ...] = ()
    """The cards on the table, from the lead on."""
    held_back: Holding = 0
    """Cards that may not be led while there are others."""
    claims: bool = True
    """False where taking tricks is not the player's aim, so that claims make no sense."""


class Claim(Value, frozen=True):
    """A claim that a player takes all the tricks, from an observer's knowledge."""

    seat: Seat
    hand: Holding
    others: tuple[Holding, ...]
    """The cards that the others may hold, in the order in which they play after it."""
    exact: tuple[bool, ...]
    """For each of the others, True if those are exactly its cards."""


def own_claim(known: Known) -> Claim:
    """The claim that the player itself takes all the tricks."""
    return _claim(known, known.seat, known.hand)


def claim_of(known: Known, seat: Seat, hand: Holding) -> Claim:
    """The claim of another player, whose hand is open; the observer knows its own hand exactly."""
    return _claim(known, seat, hand)


def _claim(known: Known, claimer: Seat, hand: Holding) -> Claim:
    seats = len(known.may_hold)
    after = [(claimer + turn) % seats for turn in range(1, seats)]
    holds = tuple(known.hand if seat == known.seat else known.may_hold[seat] & ~hand for seat in after)
    return Claim(claimer, hand, holds, tuple(seat == known.seat for seat in after))


def line(known: Known, claim: Claim) -> tuple[Card, ...] | None:
    """The claimer's cards in an order in which each takes its trick, whatever the others do; None: not proved."""
    if not known.trick:
        return _lead(known, claim, claim.hand, claim.others, set())
    led, power = known.trick[0], known.order.power[known.order.suit[known.trick[0]]]
    yet = claim.others[: len(claim.others) - len(known.trick)]
    for card in members(known.order.follow(claim.hand, known.order.suit[led])):
        if known.order.winner((*known.trick, card)) == len(known.trick) and not _beaten(power, card, yet):
            rest = claim.hand & ~(1 << card)
            found = _lead(known, claim, rest, claim.others, set())
            if found is not None:
                return (card, *found)
    return None


def _lead(
    known: Known, claim: Claim, hand: Holding, others: tuple[Holding, ...], failed: set[Holding]
) -> tuple[Card, ...] | None:
    """Like `line`, but from a lead. The hand determines how often each suit was led, and so the others' cards."""
    if not hand:
        return ()
    if hand in failed:
        return None
    for card in _leads(known, hand):
        suit = known.order.suit[card]
        power, followers = known.order.power[suit], known.order.suits[suit]
        answers = [held & followers or held if exact else held for held, exact in zip(others, claim.exact, strict=True)]
        if _beaten(power, card, answers):
            continue
        left = tuple(_kept(held, followers, power) for held in others)
        found = _lead(known, claim, hand & ~(1 << card), left, failed)
        if found is not None:
            return (card, *found)
    failed.add(hand)
    return None


def _leads(known: Known, hand: Holding) -> Iterator[Card]:
    """The best card of each suit, of those that may be led."""
    free = hand & ~known.held_back or hand
    for suit, cards in enumerate(known.order.suits):
        if held := free & cards:
            yield max(members(held), key=known.order.power[suit].__getitem__)


def _beaten(power: Sequence[int], card: Card, others: Sequence[Holding]) -> bool:
    """True if one of the others may hold a card that takes the trick."""
    return any(power[each] > power[card] for held in others for each in members(held))


def _kept(held: Holding, followers: Holding, power: Sequence[int]) -> Holding:
    """The cards that a player who followed suit if possible may keep: all but the lowest card of the suit."""
    suited = held & followers
    return held & ~(1 << min(members(suited), key=power.__getitem__)) if suited else held
