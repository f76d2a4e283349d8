"""Auction Pinochle: cards passed between partners and cards buried, after trumps are named and before melds."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from spadille.cards.card import Card
from spadille.cards.holding import Holding, holding, members
from spadille.cards.pack import shuffled
from spadille.core.contract import Refusal, Rng, Seat
from spadille.games.auction_pinochle import say
from spadille.games.auction_pinochle.clauses import Rule
from spadille.games.auction_pinochle.form import Form
from spadille.games.auction_pinochle.rules import AuctionPinochleOptions
from spadille.games.auction_pinochle.state import Bargain, Bury, Naming, PassCards, View
from spadille.parts import say as shared
from spadille.parts.choosing import Ways, refuse_choice

_BOTH: Final = 2
"""Number of passes: the partner passes, then the declarer passes back."""


def due(options: AuctionPinochleOptions, form: Form, bargain: Bargain) -> Seat | None:
    """The seat that must pass or bury now; None when melds may be laid down (Rule.CARD_PASS, Rule.BURY)."""
    if form.widow:
        return None if bargain.buried else bargain.declarer
    if not options.card_pass or len(bargain.handed) == _BOTH:
        return None
    return bargain.declarer if bargain.handed else form.partner(bargain.declarer)


def size(options: AuctionPinochleOptions, form: Form) -> int:
    """Number of cards to pass or to bury."""
    return form.widow or options.card_pass


def ways(options: AuctionPinochleOptions, form: Form, hand: Holding) -> Ways[PassCards] | Ways[Bury]:
    """Every choice of cards from a hand."""
    if form.widow:
        return Ways(Bury, hand, form.widow)
    return Ways(PassCards, hand, options.card_pass)


def refusal(options: AuctionPinochleOptions, form: Form, hand: Holding, move: PassCards | Bury) -> Refusal | None:
    """The reason why these cards of a hand may not be passed or buried; None if they may."""
    wanted, given = size(options, form), len(move.cards)
    wrong = Rule.CARD_PASS.refuse(shared("pass-how-many", n=wanted, given=given))
    if isinstance(move, Bury):
        wrong = Rule.BURY.refuse(say("bury-so-many", n=wanted, given=given))
    return refuse_choice(hand, move.cards, wanted, wrong, say("choose-different"))


def handed_over(form: Form, bargain: Bargain, seat: Seat, cards: tuple[Card, ...]) -> Bargain:
    """The deal after a seat has passed cards to its partner."""
    gone, hands = holding(cards), list(bargain.hands)
    hands[seat] &= ~gone
    hands[form.partner(seat)] |= gone
    return replace(bargain, hands=tuple(hands), handed=(*bargain.handed, gone))


def laid_by(bargain: Bargain, cards: tuple[Card, ...]) -> Bargain:
    """The deal after the declarer has buried cards."""
    gone, hands = holding(cards), list(bargain.hands)
    hands[bargain.declarer] &= ~gone
    return replace(bargain, hands=tuple(hands), buried=gone)


def before(form: Form, bargain: Bargain) -> Naming:
    """The state in which trumps were named: nothing passed or buried yet."""
    hands, declarer = list(bargain.hands), bargain.declarer
    hands[declarer] |= bargain.buried
    ways = ((form.partner(declarer), declarer), (declarer, form.partner(declarer)))
    for (giver, taker), cards in reversed([*zip(ways, bargain.handed, strict=False)]):
        hands[taker] &= ~cards
        hands[giver] |= cards
    return Naming(bargain.match, tuple(hands), bargain.calls, bargain.contract, declarer, bargain.widow)


# -- views --------------------------------------------------------------------------------


def shown(form: Form, bargain: Bargain, seat: Seat | None) -> tuple[Holding | None, ...]:
    """The passed cards, as far as a seat has seen them: only the two partners have (Rule.PASS_HIDDEN)."""
    sees = seat is not None and form.with_declarer(seat, bargain.declarer)
    return bargain.handed if sees else (None,) * len(bargain.handed)


def pinned(form: Form, view: View) -> tuple[Seat, Holding]:
    """The partner's seat, and the passed cards that the viewer knows it to hold: those that did not come back."""
    given, back = (*view.handed, None, None)[:_BOTH]
    if view.seat == view.declarer:
        return form.partner(view.declarer), back or 0
    return view.declarer, (given or 0) & ~(back or 0)


def imagined(view: View, form: Form, count: int, hands: tuple[Holding, ...], rng: Rng) -> tuple[Holding, ...]:
    """Fill in passed cards that the viewer has not seen, last pass first, uniformly among all ways."""
    held = hands[view.declarer]
    found = list[Holding]()
    for at in reversed(range(len(view.handed))):
        seen = view.handed[at]
        giver = hands[form.partner(view.declarer)] if at else held
        cards = seen if seen is not None else holding(shuffled(members(giver), rng)[:count])
        if at:
            held |= cards
        found.append(cards)
    return tuple(found[::-1])
