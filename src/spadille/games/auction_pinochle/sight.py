"""Auction Pinochle: a seat's view, and the worlds that fit it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spadille.cards.holding import Holding, members
from spadille.core.contract import Rng, Seat
from spadille.games.auction_pinochle import exchange
from spadille.games.auction_pinochle.bidding import bidder
from spadille.games.auction_pinochle.form import Form
from spadille.games.auction_pinochle.melding import has_marriage, melds, on_table
from spadille.games.auction_pinochle.rules import AuctionPinochleOptions, duties
from spadille.games.auction_pinochle.state import (
    Bargain,
    Bidding,
    Ended,
    Exchanging,
    Naming,
    Opening,
    Playing,
    State,
    View,
)
from spadille.parts.doubled import WHOLE
from spadille.parts.worlds import deal_out, tries

# -- from a state to a view --------------------------------------------------------------------------


def view(form: Form, state: State, seat: Seat | None) -> View:
    """The view of a seat, field by field from what the seat has seen."""
    match state:
        case Playing():
            return _view_of_play(form, state, seat)
        case Exchanging():
            return _view_of_exchange(form, state, seat)
        case Bidding() | Naming():
            named = isinstance(state, Naming)
            return View(
                seat=seat,
                phase="name" if named else "bid",
                match=state.match,
                to_act=state.declarer if isinstance(state, Naming) else bidder(state),
                hand=None if seat is None else state.hands[seat],
                sizes=tuple(hand.bit_count() for hand in state.hands),
                calls=state.calls,
                contract=state.contract if isinstance(state, Naming) else None,
                declarer=state.declarer if isinstance(state, Naming) else -1,
                widow=state.widow if isinstance(state, Naming) else 0,
            )
        case Opening():
            return View(seat=seat, phase="deal" if state.match.dealer >= 0 else "dealer", match=state.match)
    return View(seat=seat, phase="over", match=state.match, outcome=state.outcome)


def _view_of_exchange(form: Form, state: Exchanging, seat: Seat | None) -> View:
    bargain = state.bargain
    return View(
        seat=seat,
        phase="bury" if form.widow else "pass",
        match=bargain.match,
        to_act=state.seat,
        hand=None if seat is None else bargain.hands[seat],
        sizes=tuple(hand.bit_count() for hand in bargain.hands),
        calls=bargain.calls,
        contract=bargain.contract,
        declarer=bargain.declarer,
        trump=bargain.trump,
        handed=exchange.shown(form, bargain, seat),
        widow=bargain.widow,
    )


def _view_of_play(form: Form, state: Playing, seat: Seat | None) -> View:
    bargain, held = state.bargain, ~state.gone
    return View(
        seat=seat,
        phase="play",
        match=bargain.match,
        to_act=state.seat,
        hand=None if seat is None else bargain.hands[seat] & held,
        sizes=tuple((hand & held).bit_count() for hand in bargain.hands),
        calls=bargain.calls,
        contract=bargain.contract,
        declarer=bargain.declarer,
        trump=bargain.trump,
        melds=bargain.melds,
        trick=state.trick,
        tricks=state.tricks,
        leaders=state.leaders,
        handed=exchange.shown(form, bargain, seat),
        widow=bargain.widow,
        buried=bargain.buried if form.widow and seat == bargain.declarer else None,
    )


def sees(form: Form, state: State, seat: Seat | None) -> bool:
    """True if a seat sees the cards passed or buried now (Rule.PASS_HIDDEN, Rule.BURY)."""
    assert isinstance(state, Exchanging), "cards change hands when trumps are named"
    if form.alone:
        return seat == state.seat
    return seat is not None and form.with_declarer(seat, state.bargain.declarer)


# -- conclusions from the play -------------------------------------------------------------------------


def shown(options: AuctionPinochleOptions, view: View) -> tuple[list[Holding], list[Holding]]:
    """For each seat the cards it has played, and all those that it cannot have held since some trick.

    A seat that plays a card has none that would have fulfilled an earlier duty.
    """
    seats = len(view.sizes)
    played, out = [0] * seats, [0] * seats
    for leader, trick in zip(view.leaders, (*view.tricks, view.trick), strict=False):
        for turn, each in enumerate(trick):
            seat = (leader + turn) % seats
            played[seat] |= 1 << each
            for duty in duties(options, view.trump or 0, trick[:turn]) if turn else ():
                if duty >> each & 1:
                    break
                out[seat] |= duty
    return played, out


# -- from a view to a state --------------------------------------------------------------------------


def imagine(options: AuctionPinochleOptions, form: Form, view: View, rng: Rng) -> State:
    """A state drawn uniformly from those that show this view, and in which the declarer could name the trumps
    (Rule.MARRIAGE_NEEDED).
    """
    match view.phase:
        case "dealer" | "deal":
            return Opening(view.match)
        case "over":
            assert view.outcome is not None, "a view of the end has its outcome"
            return Ended(view.match, view.outcome)
    deals = _deals(options, form, view, rng)
    if view.contract is None or view.trump is None:
        hands, aside = next(deals)
        if view.contract is None:
            return Bidding(view.match, hands, view.calls, aside)
        return Naming(view.match, hands, view.calls, view.contract, view.declarer, view.widow)
    while True:
        hands, aside = next(deals)
        handed = exchange.imagined(view, form, options.card_pass, hands, rng)
        bargain = Bargain(
            view.match,
            hands,
            view.calls,
            view.contract,
            view.declarer,
            view.trump,
            view.melds or ((),) * form.seats,
            handed=handed,
            widow=view.widow,
            buried=aside,
        )
        named = exchange.before(form, bargain)
        if options.marriage_needed and not has_marriage(named.hands[view.declarer], view.trump):
            continue
        assert view.to_act is not None, "somebody plays"
        if view.phase != "play":
            return Exchanging(bargain, view.to_act)
        return Playing(bargain, view.gone, view.to_act, view.trick, view.tricks, view.leaders)


def _deals(
    options: AuctionPinochleOptions, form: Form, view: View, rng: Rng
) -> Iterator[tuple[tuple[Holding, ...], Holding]]:
    """Yield the hands as they are played, and the three cards aside: the widow, or the buried cards.

    Unseen cards are dealt at random around those that are shown. A seat that melds has laid down every meld of its hand
    (Rule.ALL_MELDS), so worlds with another meld in such a hand are rejected.
    """
    played, out = shown(options, view)
    held = known(form, view, played)
    if view.widow:  # all have seen the declarer take it
        out = [each | (0 if seat == view.declarer else view.widow) for seat, each in enumerate(out)]
    sizes = [*(cards.bit_count() + held for cards, held in zip(played, view.sizes, strict=True)), _aside(form, view)]
    needs = [size - cards.bit_count() for size, cards in zip(sizes, held, strict=True)]
    unseen = members(WHOLE & ~sum(held))
    melders = [view.declarer] if form.alone else range(form.seats)
    trying = tries()
    while True:
        next(trying)
        *hands, aside = map(int.__or__, held, deal_out(unseen, needs, [*out, 0], rng))
        if not view.melds or all(melds(options, hands[seat], view.trump or 0) == view.melds[seat] for seat in melders):
            yield tuple(hands), aside


def known(form: Form, view: View, played: Sequence[Holding]) -> list[Holding]:
    """The cards that a viewer knows of each hand, with those that it has played, and of the cards aside."""
    found = [*played, view.buried or 0]
    for seat, laid in enumerate(view.melds):
        found[seat] |= on_table(laid)
    if view.seat is not None:
        found[view.seat] |= view.hand or 0
    if view.widow and view.phase != "play":
        found[view.declarer] |= view.widow
    if view.handed and view.seat is not None and form.with_declarer(view.seat, view.declarer):
        to, cards = exchange.pinned(form, view)
        found[to] |= cards
    return found


def _aside(form: Form, view: View) -> int:
    """Number of cards apart from the hands: the widow before it is taken, later the buried cards."""
    return form.widow if view.phase in ("bid", "play") else 0
