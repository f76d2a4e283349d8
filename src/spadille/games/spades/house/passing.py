"""Spades: cards passed to and from a nil, between the last bid and the first lead (Rule.NIL_PASS)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from spadille.cards.card import Card
from spadille.cards.holding import Holding, holding, members
from spadille.cards.pack import shuffled
from spadille.core.contract import Refusal, Rng, Seat
from spadille.games.spades import say
from spadille.games.spades.clauses import Rule
from spadille.games.spades.house import passes
from spadille.games.spades.state import BlindNil, Call, Contract, Handed, Nil, View
from spadille.games.spades.terms import Terms
from spadille.parts import say as shared
from spadille.parts.choosing import refuse_choice

PAIR: Final = 2
"""Passes of a side: the nil passes, and the partner passes back."""


def givers(terms: Terms, dealer: Seat, calls: tuple[Call | None, ...]) -> tuple[Seat, ...]:
    """The seats that pass cards, in order: each nil from the dealer's left, followed by its partner.

    Two nils of one side pass nothing (Rule.NIL_PASS).
    """
    if not passes(terms.options, terms.seats):
        return ()
    found: list[Seat] = []
    for turn in range(1, terms.seats + 1):
        seat = (dealer + turn) % terms.seats
        if _passes(terms, calls[seat]) and not isinstance(calls[partner(terms, seat)], Nil | BlindNil):
            found += [seat, partner(terms, seat)]
    return tuple(found)


def _passes(terms: Terms, call: Call | None) -> bool:
    """True if cards are passed for a call; for a blind nil they always are (Rule.NIL_PASS_WHEN)."""
    return isinstance(call, BlindNil) or (isinstance(call, Nil) and terms.options.nil_pass_when == "always")


def partner(terms: Terms, seat: Seat) -> Seat:
    """The seat opposite."""
    return (seat + terms.sides) % terms.seats


def giver(terms: Terms, contract: Contract) -> Seat | None:
    """The seat to pass cards now; None when all have passed."""
    due = givers(terms, contract.match.dealer, contract.calls)
    return due[len(contract.handed)] if len(contract.handed) < len(due) else None


def refusal(terms: Terms, hand: Holding, cards: tuple[Card, ...]) -> Refusal | None:
    """Return why these cards of a hand may not be passed, or None."""
    count = terms.options.nil_pass
    wrong = Refusal(Rule.NIL_PASS.clause, shared("pass-how-many", n=count, given=len(cards)))
    return refuse_choice(hand, cards, count, wrong, say("pass-different"))


def hand_over(terms: Terms, contract: Contract, seat: Seat, cards: Holding) -> Contract:
    """Return the contract after a pass: hands change at once, or when both have chosen (Rule.NIL_PASS_ORDER)."""
    handed, hands = (*contract.handed, Handed(seat, cards)), list(contract.hands)
    for each in _moved(terms, handed):
        assert each.cards is not None, "the game knows what was passed"
        hands[each.giver] &= ~each.cards
        hands[partner(terms, each.giver)] |= each.cards
    return replace(contract, hands=tuple(hands), handed=handed)


def _moved(terms: Terms, handed: tuple[Handed, ...]) -> tuple[Handed, ...]:
    """The passes that take effect with the last one."""
    if terms.options.nil_pass_order == "nil_first":
        return handed[-1:]
    return () if len(handed) % PAIR else handed[-PAIR:]


def before(contract: Contract) -> tuple[Holding, ...]:
    """The hands as dealt: all passes undone, the last first."""
    hands, sides = list(contract.hands), len(contract.match.totals)
    for each in reversed(contract.handed):
        assert each.cards is not None, "the game knows what was passed"
        hands[(each.giver + sides) % len(hands)] &= ~each.cards
        hands[each.giver] |= each.cards
    return tuple(hands)


# -- views of the passing ------------------------------------------------------------------------------


def shown(terms: Terms, handed: tuple[Handed, ...], seat: Seat | None) -> tuple[Handed, ...]:
    """The passes as a seat has seen them: the cards it gave, and those it received."""
    return tuple(
        [each if sees(terms, handed, at, seat) else Handed(each.giver, None) for at, each in enumerate(handed)]
    )


def sees(terms: Terms, handed: tuple[Handed, ...], at: int, seat: Seat | None) -> bool:
    """True if a seat has seen the cards of the pass at an index."""
    who = handed[at].giver
    if seat is None or seat == who:
        return seat is not None
    waits = terms.options.nil_pass_order == "together" and at == len(handed) - 1 and not at % PAIR
    return seat == partner(terms, who) and not waits


def pinned(terms: Terms, view: View) -> tuple[Seat, Holding] | None:
    """The seat that the viewer knows to hold some passed cards, and those cards; None if there is none."""
    for at in range(0, len(view.handed), PAIR):
        first, *second = view.handed[at : at + PAIR]
        to = partner(terms, first.giver)
        if view.seat == first.giver and first.cards is not None:
            back = second[0].cards or 0 if second else 0
            there = bool(second) or terms.options.nil_pass_order == "nil_first"
            return (to, first.cards & ~back) if there else None
        if view.seat == to:
            return (first.giver, second[0].cards or 0) if second else None
    return None


def imagined(terms: Terms, view: View, hands: tuple[Holding, ...], rng: Rng) -> tuple[Handed, ...]:
    """Fill in the passes that the viewer has not seen, from the last back, uniformly among all ways."""
    held, found = list(hands), list(view.handed)
    at_once = terms.options.nil_pass_order == "nil_first"
    for at in reversed(range(len(found))):
        who = found[at].giver
        to = partner(terms, who)
        lies = who if not at_once and at == len(found) - 1 and not at % PAIR else to
        cards = found[at].cards
        if cards is None:
            cards = holding(shuffled(members(held[lies]), rng)[: terms.options.nil_pass])
            found[at] = Handed(who, cards)
        if at_once:
            held[to] &= ~cards
            held[who] |= cards
    return tuple(found)
