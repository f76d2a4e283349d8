"""Five Hundred: the view of a seat, and random states that fit it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from spadille.cards.card import BIG_JOKER, Card
from spadille.cards.holding import Holding, holding, members
from spadille.cards.pack import shuffled
from spadille.core.contract import Rng, Seat, Value
from spadille.games.five_hundred.bidding import announcer, bidder
from spadille.games.five_hundred.ranking import ACES, FACES, Setting
from spadille.games.five_hundred.state import (
    GRAND_NULLO,
    NO_TRUMP,
    OPEN_NULLO,
    Announcing,
    Bargain,
    Bidding,
    Discarding,
    Ended,
    Opening,
    Playing,
    State,
    View,
    strain_of,
)
from spadille.parts.tricks import taken_by
from spadille.parts.worlds import deal_out, tries

_SPOTS_OF_ANNOUNCED: Final = 9


# -- from a state to a view --------------------------------------------------------------------------


def view(setting: Setting, state: State, seat: Seat | None) -> View:
    """The view of a seat, field by field from what that seat has seen."""
    match state:
        case Playing():
            return _view_of_play(setting, state, seat)
        case Discarding():
            return _view_of_discard(state, seat)
        case Announcing() | Bidding():
            return View(
                seat=seat,
                phase="bid" if isinstance(state, Bidding) else "announce",
                match=state.match,
                to_act=bidder(state) if isinstance(state, Bidding) else announcer(state),
                hand=None if seat is None else state.hands[seat],
                sizes=tuple(hand.bit_count() for hand in state.hands),
                announced=state.announced,
                asked=isinstance(state, Announcing) and state.asked,
                calls=state.calls if isinstance(state, Bidding) else (),
            )
        case Opening():
            return View(seat=seat, phase="deal" if state.match.dealer >= 0 else "dealer", match=state.match)
    return View(seat=seat, phase="over", match=state.match, outcome=state.outcome)


def _view_of_discard(state: Discarding, seat: Seat | None) -> View:
    bargain = state.bargain
    hands = list(bargain.hands)
    hands[state.seat] |= bargain.middle
    return View(
        seat=seat,
        phase="discard",
        match=bargain.match,
        to_act=state.seat,
        hand=None if seat is None else hands[seat],
        sizes=tuple(hand.bit_count() for hand in hands),
        announced=bargain.announced,
        calls=bargain.calls,
        contract=bargain.contract,
        declarer=bargain.declarer,
        sits_out=bargain.sits_out,
        middle=bargain.middle if seat == state.seat else None,
        passed=_seen_passed(bargain, seat),
    )


def _view_of_play(setting: Setting, state: Playing, seat: Seat | None) -> View:
    bargain, held = state.bargain, ~state.gone
    return View(
        seat=seat,
        phase="play",
        match=bargain.match,
        to_act=state.seat,
        hand=None if seat is None else bargain.hands[seat] & held,
        sizes=tuple((hand & held).bit_count() for hand in bargain.hands),
        announced=bargain.announced,
        calls=bargain.calls,
        contract=bargain.contract,
        declarer=bargain.declarer,
        sits_out=bargain.sits_out,
        middle=bargain.middle if seat == last_taker(bargain) else None,
        passed=_seen_passed(bargain, seat),
        laid=bargain.hands[bargain.declarer] & held if bargain.contract == OPEN_NULLO and state.tricks else 0,
        trick=state.trick,
        named=state.named,
        taken=taken_by(state.leaders, setting.seats),
        tricks=state.tricks,
        leaders=state.leaders,
    )


def last_taker(bargain: Bargain | View) -> Seat:
    """The seat that discards last, and so knows the middle: in grand nullo the declarer's partner; -1: none."""
    if bargain.contract != GRAND_NULLO:
        return bargain.declarer
    seats = len(bargain.sizes if isinstance(bargain, View) else bargain.hands)
    return (bargain.declarer + len(bargain.match.totals)) % seats


def _seen_passed(bargain: Bargain, seat: Seat | None) -> Holding | None:
    """The cards passed on in grand nullo; None for all but the two partners."""
    sides = len(bargain.match.totals)
    partners = seat is not None and seat % sides == bargain.declarer % sides
    return bargain.passed if bargain.passed and partners else None


def sees_discard(state: State, seat: Seat | None) -> bool:
    """True if a seat sees the cards being discarded: its own, or those its partner passes on to it."""
    assert isinstance(state, Discarding), "cards are discarded after the auction"
    return seat in (state.seat, last_taker(state.bargain))


# -- evidence from the play --------------------------------------------------------------------------


def shown(
    setting: Setting,
    strain: int,
    sits_out: Seat,
    leaders: Sequence[Seat],
    tricks: Sequence[Sequence[Card]],
    named: int,
) -> tuple[list[Holding], list[Holding]]:
    """For each seat the cards it has played, and the whole suits it has failed to follow (Rule.NAMED_SUIT).

    A joker at no trump shows nothing if a hand that could follow was allowed to play it
    (Rule.JOKER_AT_NO_TRUMP).
    """
    played, out, led = [0] * setting.seats, [0] * setting.seats, set[Holding]()
    for leader, trick in zip(leaders, tricks, strict=False):
        asked = setting.followers(strain, trick[0], named) if trick else 0
        for seat, each in zip(setting.rounds[sits_out][leader], trick, strict=False):
            played[seat] |= 1 << each
            if seat != leader and not asked >> each & 1:
                free = each == BIG_JOKER and strain == NO_TRUMP and joker_is_free(setting.joker, asked, led)
                out[seat] |= 0 if free else asked
        led.add(asked)
    return played, out


def joker_is_free(custom: str, asked: Holding, led: Collection[Holding]) -> bool:
    """True if a hand that can follow may play a joker at no trump, after these suits were led."""
    return custom == "any_time" or (custom == "first_round" and asked not in led)


def shown_to(setting: Setting, view: View) -> tuple[list[Holding], list[Holding]]:
    """The evidence that the play of a deal has given everyone."""
    tricks = (*view.tricks, view.trick)
    return shown(setting, strain_of(view.contract), view.sits_out, view.leaders, tricks, view.named)


# -- from a view to a state --------------------------------------------------------------------------


def imagine(setting: Setting, view: View, rng: Rng) -> State:
    """A state drawn uniformly from those that show this view."""
    match view.phase:
        case "dealer" | "deal":
            return Opening(view.match)
        case "over":
            assert view.outcome is not None, "a view of the end has its outcome"
            return Ended(view.match, view.outcome)
    hands, middle = _imagine_cards(setting, view, rng)
    match view.phase:
        case "announce":
            return Announcing(view.match, hands, middle, view.announced, view.asked)
        case "bid":
            return Bidding(view.match, hands, middle, view.announced, view.calls)
    assert view.to_act is not None, "somebody discards or plays"
    bargain = Bargain(
        view.match,
        hands,
        middle,
        view.announced,
        view.calls,
        view.contract,
        view.declarer,
        view.sits_out,
        _imagine_passed(setting, view, hands, middle, rng),
    )
    if view.phase == "discard":
        return Discarding(bargain, view.to_act)
    strain = strain_of(view.contract)
    follow = setting.followers(strain, view.trick[0], view.named) if view.trick else 0
    return Playing(
        bargain,
        strain,
        view.gone,
        view.to_act,
        view.trick,
        follow,
        view.named,
        view.tricks,
        view.leaders,
    )


class _Slot(Value, frozen=True):
    """Cards to be dealt to one place: their number, and the cards that it cannot hold."""

    place: int
    need: int
    barred: Holding


def _imagine_cards(setting: Setting, view: View, rng: Rng) -> tuple[tuple[Holding, ...], Holding]:
    """Random hands and middle: cards that the viewer has not seen are dealt at random within the evidence."""
    played, out = shown_to(setting, view)
    middle = view.passed if view.middle is None and view.phase == "discard" else view.middle
    at_middle, aside = setting.seats, setting.seats + 1
    known = [*played, middle or 0, 0]
    if view.seat is not None:
        known[view.seat] |= (view.hand or 0) & ~known[at_middle]
    if view.laid:
        known[view.declarer] |= view.laid
    open_to_viewer = (view.seat, view.declarer if view.laid else -1)
    hidden = [seat for seat in range(setting.seats) if seat not in open_to_viewer]
    slots = [slot for seat in hidden for slot in _slots(setting, view, seat, played[seat], out[seat])]
    slots.append(_Slot(aside, setting.aside, 0))
    if middle is None:
        slots.append(_Slot(at_middle, setting.middle, 0))
    unseen = members(setting.whole & ~sum(known))
    trying = tries()
    while True:
        next(trying)
        piles = list(known)
        dealt = deal_out(unseen, [slot.need for slot in slots], [slot.barred for slot in slots], rng)
        for slot, cards in zip(slots, dealt, strict=True):
            piles[slot.place] |= cards
        if _announcement_fits(view, piles):
            return tuple(piles[:at_middle]), piles[at_middle]


def announced(view: View, seat: Seat) -> bool:
    """True if a seat has announced "ace, no face" in this deal."""
    place = (seat - view.match.dealer - 1) % (len(view.sizes) or 1)
    return place < len(view.announced) and view.announced[place]


def _slots(setting: Setting, view: View, seat: Seat, played: Holding, out: Holding) -> list[_Slot]:
    """The cards that a hidden hand still needs; one announced and as dealt has one ace and nine spot cards."""
    need = view.sizes[seat]
    if view.phase == "discard" and seat == view.to_act:
        need -= setting.middle
    if view.passed is not None and seat != last_taker(view):
        out |= view.passed
    if not announced(view, seat) or (view.phase == "play" and seat == view.declarer):
        return [_Slot(seat, need, out)]
    out |= FACES
    if played & ACES:
        return [_Slot(seat, need, out | ACES)]
    return [_Slot(seat, 1, out | setting.whole & ~ACES), _Slot(seat, need - 1, out | ACES)]


def _announcement_fits(view: View, piles: list[Holding]) -> bool:
    """True if a declarer that announced "ace, no face" can have been dealt one ace and nine spots of its fifteen."""
    if view.phase != "play" or view.declarer < 0 or not announced(view, view.declarer):
        return True
    fifteen = piles[view.declarer] | piles[len(view.sizes)]
    spots = fifteen & ~(ACES | FACES)
    return bool(fifteen & ACES) and spots.bit_count() >= _SPOTS_OF_ANNOUNCED


def _imagine_passed(setting: Setting, view: View, hands: tuple[Holding, ...], middle: Holding, rng: Rng) -> Holding:
    """The five cards passed on in grand nullo: known, or any five of the fifteen that the partner then held."""
    if view.passed is not None:
        return view.passed
    if view.contract != GRAND_NULLO or (view.phase == "discard" and view.to_act == view.declarer):
        return 0
    if view.phase == "discard":
        return middle
    return holding(shuffled(members(hands[last_taker(view)] | middle), rng)[: setting.middle])
