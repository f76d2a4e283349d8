"""Spades: the view of a seat, and random states that fit it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spadille.cards.card import CLUBS, SPADES, Card
from spadille.cards.holding import Holding, holding, members
from spadille.cards.pack import shuffled
from spadille.core.contract import Rng, Seat
from spadille.games.spades import auction
from spadille.games.spades.house import bids_itself, passing
from spadille.games.spades.state import (
    Bid,
    Bidding,
    BlindBid,
    Call,
    Consenting,
    Contract,
    Cutting,
    Ended,
    Nil,
    Opening,
    Passing,
    Picked,
    Picking,
    Playing,
    SeenStock,
    State,
    View,
)
from spadille.games.spades.terms import Terms, answerer, bidder, cutter, lowest_club, may_bid_blind, opener, picker
from spadille.parts.tricks import taken_by
from spadille.parts.worlds import deal_out, tries

HANDS_OF_TWO: Final = 2


# -- from a state to a view --------------------------------------------------------------------------


def view(terms: Terms, state: State, seat: Seat | None) -> View:
    """The view of a seat, field by field from what that seat has seen."""
    match state:
        case Playing():
            return _view_of_play(terms, state, seat)
        case Passing():
            contract = state.contract
            return View(
                seat=seat,
                phase="pass",
                match=contract.match,
                to_act=passing.giver(terms, contract),
                hand=None if seat is None else contract.hands[seat],
                sizes=tuple(hand.bit_count() for hand in contract.hands),
                calls=contract.calls,
                handed=passing.shown(terms, contract.handed, seat),
            )
        case Bidding():
            return View(
                seat=seat,
                phase="bid",
                match=state.match,
                to_act=bidder(terms.seats, state),
                hand=_open_hand(terms, state, seat),
                sizes=(terms.hand_size,) * terms.seats,
                calls=heard(terms, state, seat),
                looked=state.looked,
                fresh=bool(state.dealt),
                stock=_seen_stock(terms, state.picked, state.match.dealer, seat),
            )
        case Picking():
            hands = picked_hands(state.picked, state.match.dealer)
            return View(
                seat=seat,
                phase="pick",
                match=state.match,
                to_act=picker(state),
                hand=None if seat is None else hands[seat],
                sizes=tuple(hand.bit_count() for hand in hands),
                stock=_seen_stock(terms, state.picked, state.match.dealer, seat),
            )
        case Consenting():
            return View(
                seat=seat,
                phase="consent",
                match=state.match,
                to_act=answerer(terms.seats, state),
                sizes=tuple(hand.bit_count() for hand in state.hands),
                misdeal=state.misdeal,
                answers=state.answers,
            )
        case Cutting():
            return View(seat=seat, phase="cut", match=state.match, to_act=cutter(terms.seats, state.match))
        case Opening():
            return View(seat=seat, phase="deal" if state.match.dealer >= 0 else "dealer", match=state.match)
        case Ended():
            return View(seat=seat, phase="over", match=state.match, outcome=state.outcome)


def _view_of_play(terms: Terms, state: Playing, seat: Seat | None) -> View:
    contract, held = state.contract, ~state.gone
    return View(
        seat=seat,
        phase="play",
        match=contract.match,
        to_act=state.seat,
        hand=None if seat is None else contract.hands[seat] & held,
        sizes=tuple((hand & held).bit_count() for hand in contract.hands),
        calls=contract.calls,
        handed=passing.shown(terms, contract.handed, seat),
        opener=contract.opener,
        trick=state.trick,
        taken=taken_by(state.leaders, len(contract.hands)),
        tricks=state.tricks,
        leaders=state.leaders,
        stock=_seen_stock(terms, contract.picked, contract.match.dealer, seat),
    )


def said(terms: Terms, state: Bidding) -> tuple[Call | None, ...]:
    """The calls by seat; None before a seat has spoken."""
    first = (state.match.dealer + 1) % terms.seats
    calls = (*state.calls, *(None,) * (terms.seats - len(state.calls)))
    return tuple(calls[(seat - first) % terms.seats] for seat in range(terms.seats))


def is_closed(terms: Terms, move: object) -> bool:
    """True if a call stays hidden until all have called; a blind call does not (Rule.CLOSED)."""
    return terms.options.closed and isinstance(move, Bid | Nil) and not isinstance(move, BlindBid)


def heard(terms: Terms, state: Bidding, seat: Seat | None) -> tuple[Call | None, ...]:
    """The calls by seat, as far as a seat has heard them."""
    calls = said(terms, state)
    if not terms.options.closed:
        return calls
    return tuple([None if who != seat and is_closed(terms, each) else each for who, each in enumerate(calls)])


def _open_hand(terms: Terms, state: Bidding, seat: Seat | None) -> Holding | None:
    """The seat's own hand; None while it is face down because it may still be bid blind."""
    if seat is None:
        return None
    spoken = said(terms, state)[seat] is not None or (state.looked and seat == bidder(terms.seats, state))
    return state.hands[seat] if spoken or not may_bid_blind(terms, state.match, seat) else None


def _seen_stock(terms: Terms, picked: Picked | None, dealer: Seat, seat: Seat | None) -> SeenStock | None:
    """Two-handed: the stock as a seat has seen it.

    Its own top cards, the next one if it left the first, and thrown cards that the table lets it see
    (Rule.THROWN_CARD).
    """
    if picked is None:
        return None
    seen: list[Card | None] = [None] * len(picked.stock)
    thrown = terms.options.thrown_card
    for turn in range(min(len(picked.kept) + 1, len(picked.stock) // 2)):
        mine, over = (dealer + 1 + turn) % 2 == seat, turn < len(picked.kept)
        if mine:
            seen[2 * turn] = picked.stock[2 * turn]
        if over and (thrown == "open" or (mine and thrown == "drawer") if picked.kept[turn] else mine):
            seen[2 * turn + 1] = picked.stock[2 * turn + 1]
    return SeenStock(picked.kept, tuple(seen))


def picked_hands(picked: Picked, dealer: Seat) -> tuple[Holding, ...]:
    """The two hands formed so far by the choices at the stock."""
    hands = [0, 0]
    for place, seat in _hand_places(picked.kept, dealer):
        hands[seat] |= 1 << picked.stock[place]
    return tuple(hands)


def _hand_places(kept: tuple[bool, ...], dealer: Seat) -> list[tuple[int, Seat]]:
    """Indices of stock cards that went to a hand, each with its seat."""
    return [(2 * turn + (not each), (dealer + 1 + turn) % 2) for turn, each in enumerate(kept)]


# -- from a view to a state --------------------------------------------------------------------------


def imagine(terms: Terms, view: View, rng: Rng) -> State:
    """A state drawn uniformly from those that show this view."""
    match view.phase:
        case "dealer" | "deal":
            return Opening(view.match)
        case "cut":
            return Cutting(view.match, shuffled(terms.pack, rng))
        case "over":
            assert view.outcome is not None, "a view of the end has its outcome"
            return Ended(view.match, view.outcome)
        case "consent":
            assert view.misdeal is not None, "a view of a misdeal names it"
            hands = deal_out(terms.pack, view.sizes, (0,) * terms.seats, rng)
            return Consenting(view.match, tuple(hands), view.misdeal, view.answers)
        case "pick":
            return Picking(view.match, _imagine_stock(terms, view, rng))
        case "bid":
            return _imagine_bidding(terms, view, rng)
        case "pass":
            return _imagine_passing(terms, view, rng)
        case "play":
            return _imagine_play(terms, view, rng)


def _imagine_hands(terms: Terms, view: View, rng: Rng) -> tuple[tuple[Holding, ...], Picked | None]:
    if view.stock is None:
        return _imagine_dealt(terms, view, rng), None
    trying = tries()
    while True:
        next(trying)
        picked = _imagine_stock(terms, view, rng)
        hands = picked_hands(picked, view.match.dealer)
        if _opening_fits(terms, view, hands):
            return hands, picked


def _imagine_bidding(terms: Terms, view: View, rng: Rng) -> Bidding:
    hands, picked = _imagine_hands(terms, view, rng)
    first = (view.match.dealer + 1) % terms.seats
    spoken = [_imagine_call(terms, view, hands, (first + turn) % terms.seats, rng) for turn in range(terms.seats)]
    dealt: tuple[Card, ...] = ()
    if view.fresh:
        orders = [shuffled(members(hands[(first + turn) % terms.seats]), rng) for turn in range(terms.seats)]
        dealt = tuple(each for cards in zip(*orders, strict=True) for each in cards)
    return Bidding(view.match, hands, tuple(call for call in spoken if call is not None), view.looked, dealt, picked)


def _imagine_call(terms: Terms, view: View, hands: tuple[Holding, ...], seat: Seat, rng: Rng) -> Call | None:
    """The call of a seat; if not heard yet, a random one that the hand may make (Rule.CLOSED)."""
    call, first = view.calls[seat], view.match.dealer + 1
    assert view.to_act is not None, "somebody is to bid"
    if call is not None or (seat - first) % terms.seats >= (view.to_act - first) % terms.seats:
        return call
    may = auction.auction_of(terms, "").calls(seat, hands[seat], (None,) * terms.seats)
    return may[rng.below(len(may))]


def _imagine_passing(terms: Terms, view: View, rng: Rng) -> Passing:
    hands = _imagine_dealt(terms, view, rng)
    calls = tuple(call for call in view.calls if call is not None)
    handed = passing.imagined(terms, view, hands, rng)
    return Passing(Contract(view.match, hands, calls, None, (view.match.dealer + 1) % terms.seats, handed))


def _imagine_play(terms: Terms, view: View, rng: Rng) -> Playing:
    assert view.opener is not None, "a view of the play has an opener"
    assert view.to_act is not None, "a view of the play has a seat to play"
    hands, picked = _imagine_hands(terms, view, rng)
    calls = tuple(call for call in view.calls if call is not None)
    handed = passing.imagined(terms, view, hands, rng)
    contract = Contract(view.match, hands, calls, picked, view.opener, handed)
    return Playing(contract, view.gone, view.to_act, view.trick, view.tricks, view.leaders)


def evidence(terms: Terms, view: View) -> tuple[list[Holding], list[Holding]]:
    """The evidence of this deal: the cards each seat has played, and those it cannot hold."""
    played, barred = [0] * terms.seats, [0] * terms.seats
    gone, spades, rules = 0, terms.order.suits[SPADES], terms.options
    for leader, trick in zip(view.leaders, (*view.tricks, view.trick), strict=False):
        led = terms.order.suit[trick[0]] if trick else None
        for turn, each in enumerate(trick):
            seat = (leader + turn) % terms.seats
            played[seat] |= 1 << each
            if terms.order.suit[each] != led:
                barred[seat] |= terms.order.suits[led or 0]
            if terms.custom is not None and not gone:
                barred[seat] |= terms.custom.shows(trick, each)
        if trick and spades >> trick[0] & 1 and not gone & terms.breaking:
            barred_lead = rules.break_rule == "broken" or (not gone and rules.opening_lead == "no_spade")
            barred[leader] |= ~spades if barred_lead else 0
        gone |= holding(trick)
    if view.stock is not None:
        low = _low_clubs(terms, view)
        barred = [bar | low for bar in barred]
    if (known := passing.pinned(terms, view)) is not None:
        barred = [bar | (known[1] if seat != known[0] else 0) for seat, bar in enumerate(barred)]
    return played, barred


def _imagine_dealt(terms: Terms, view: View, rng: Rng) -> tuple[Holding, ...]:
    """Random hands of a pack that is dealt out: the unseen cards go to the hands hidden from the viewer."""
    played, barred = evidence(terms, view)
    known = view.hand if view.seat is not None and view.hand is not None else None
    hidden = [seat for seat in range(terms.seats) if known is None or seat != view.seat]
    unseen = holding(terms.pack) & ~view.gone & ~(known or 0)
    if view.opener is not None and not view.gone and terms.options.opening_lead == "two_of_clubs":
        club = lowest_club(terms.order, (holding(terms.pack),))
        barred = [bar | (club if seat != view.opener else 0) for seat, bar in enumerate(barred)]
    slots = [slot for seat in hidden for slot in _slots(terms, view, seat, played[seat], barred[seat])]
    dealt = deal_out(members(unseen), [need for _, need, _ in slots], [bar for _, _, bar in slots], rng)
    hands = list(played)
    for (seat, _, _), cards in zip(slots, dealt, strict=True):
        hands[seat] |= cards
    if view.seat is not None:
        hands[view.seat] |= known or 0
    return tuple(hands)


def _slots(
    terms: Terms, view: View, seat: Seat, played: Holding, barred: Holding
) -> Iterator[tuple[Seat, int, Holding]]:
    """A hidden hand as slots to deal to: spades and other suits apart if its call shows its number of spades."""
    bid = view.calls and not bids_itself(terms.options, view.match.deals)
    told = auction.spades_told(terms, view.calls)[seat] if bid else None
    if told is None:
        yield seat, view.sizes[seat], barred
        return
    spades = terms.order.suits[SPADES]
    left = told - (played & spades).bit_count()
    yield seat, left, barred | ~spades
    yield seat, view.sizes[seat] - left, barred | spades


def _imagine_stock(terms: Terms, view: View, rng: Rng) -> Picked:
    """Two-handed: a possible order of the whole stock; cards that the viewer has not seen are dealt at random."""
    assert view.stock is not None, "a view of the two-handed deal has a stock"
    stock = list(view.stock.seen)
    played, barred = evidence(terms, view) if view.leaders else ([0, 0], [0, 0])
    hidden = [seat for seat in range(HANDS_OF_TWO) if seat != view.seat]
    places = _hand_places(view.stock.kept, view.match.dealer)
    of_seat = {seat: [place for place, owner in places if owner == seat] for seat in hidden}
    out = {each for each in stock if each is not None} | {each for seat in hidden for each in members(played[seat])}
    unseen = [each for each in terms.pack if each not in out]
    needs = [len(of_seat[seat]) - played[seat].bit_count() for seat in hidden]
    dealt = deal_out(unseen, [*needs, len(unseen) - sum(needs)], [*(barred[seat] for seat in hidden), 0], rng)
    for seat, cards in zip(hidden, dealt, strict=False):
        for place, each in zip(of_seat[seat], shuffled(members(cards | played[seat]), rng), strict=True):
            stock[place] = each
    rest = iter(shuffled(members(dealt[-1]), rng))
    return Picked(tuple(each if each is not None else next(rest) for each in stock), view.stock.kept)


def _low_clubs(terms: Terms, view: View) -> Holding:
    """Two-handed with the low club to open: the clubs that no hand held, as the first lead shows."""
    led = next((trick[0] for trick in (*view.tricks, view.trick) if trick), None)
    if led is None or terms.options.opening_lead != "two_of_clubs":
        return 0
    return terms.order.suits[CLUBS] & (1 << led) - 1


def _opening_fits(terms: Terms, view: View, hands: tuple[Holding, ...]) -> bool:
    """True if hands fit the known opener: two-handed, the holder of the low club."""
    return view.opener is None or opener(terms, hands, (view.match.dealer + 1) % terms.seats) == view.opener
