"""Auction Pinochle: what a seat may remember, and a world that fits it."""

from __future__ import annotations

from spadille.cards.holding import Holding, members
from spadille.core.contract import Rng, Seat
from spadille.games.auction_pinochle.bidding import bidder
from spadille.games.auction_pinochle.melding import melds, on_table
from spadille.games.auction_pinochle.rules import SEATS, WHOLE, AuctionPinochleOptions, duties
from spadille.games.auction_pinochle.state import (
    Bargain,
    Bidding,
    Ended,
    Naming,
    Opening,
    Playing,
    State,
    View,
)
from spadille.parts.worlds import deal_out, tries

# -- from a state to a view --------------------------------------------------------------------------


def view(state: State, seat: Seat | None) -> View:
    """The view of a seat, field by field from what that seat has seen."""
    match state:
        case Playing():
            return _view_of_play(state, seat)
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
            )
        case Opening():
            return View(seat=seat, phase="deal" if state.match.dealer >= 0 else "dealer", match=state.match)
    return View(seat=seat, phase="over", match=state.match, outcome=state.outcome)


def _view_of_play(state: Playing, seat: Seat | None) -> View:
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
    )


# -- what the play has shown -------------------------------------------------------------------------


def shown(options: AuctionPinochleOptions, view: View) -> tuple[list[Holding], list[Holding]]:
    """For each seat the cards it has played, and all those that it cannot have held since some trick.

    Who plays a card has none with which an earlier duty would have been fulfilled.
    """
    played, out = [0] * SEATS, [0] * SEATS
    for leader, trick in zip(view.leaders, (*view.tricks, view.trick), strict=False):
        for turn, each in enumerate(trick):
            seat = (leader + turn) % SEATS
            played[seat] |= 1 << each
            for duty in duties(options, view.trump or 0, trick[:turn]) if turn else ():
                if duty >> each & 1:
                    break
                out[seat] |= duty
    return played, out


# -- from a view to a state --------------------------------------------------------------------------


def imagine(options: AuctionPinochleOptions, view: View, rng: Rng) -> State:
    """A state drawn uniformly from those that show this view."""
    match view.phase:
        case "dealer" | "deal":
            return Opening(view.match)
        case "over":
            assert view.outcome is not None, "a view of the end has its outcome"
            return Ended(view.match, view.outcome)
    hands = _imagine_hands(options, view, rng)
    if view.contract is None:
        return Bidding(view.match, hands, view.calls)
    if view.trump is None:
        return Naming(view.match, hands, view.calls, view.contract, view.declarer)
    bargain = Bargain(view.match, hands, view.calls, view.contract, view.declarer, view.trump, view.melds)
    assert view.to_act is not None, "somebody plays"
    return Playing(bargain, view.gone, view.to_act, view.trick, view.tricks, view.leaders)


def _imagine_hands(options: AuctionPinochleOptions, view: View, rng: Rng) -> tuple[Holding, ...]:
    """The four hands as dealt: what the viewer has not seen is dealt at random among what is shown.

    Every meld of a hand has been laid down (Rule.ALL_MELDS), so a hand that would have had another is none.
    """
    played, out = shown(options, view)
    known = list(played)
    for seat, laid in enumerate(view.melds):
        known[seat] |= on_table(laid)
    if view.seat is not None:
        known[view.seat] |= view.hand or 0
    needs = [played[seat].bit_count() + view.sizes[seat] - known[seat].bit_count() for seat in range(SEATS)]
    unseen = members(WHOLE & ~sum(known))
    trying = tries()
    while True:
        next(trying)
        hands = tuple(map(int.__or__, known, deal_out(unseen, needs, out, rng)))
        if all(melds(options, hands[seat], view.trump or 0) == laid for seat, laid in enumerate(view.melds)):
            return hands
