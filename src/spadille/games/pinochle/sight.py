"""Pinochle: a seat's view, and the worlds that fit it."""

from __future__ import annotations

from spadille.cards.card import MARK, Card
from spadille.cards.holding import Holding, holding, members
from spadille.cards.pack import shuffled
from spadille.core.contract import Rng, Seat
from spadille.games.pinochle.rules import NINES, PHASE_ONE
from spadille.games.pinochle.state import Ended, Melding, Open, Opening, Playing, State, Taking, View
from spadille.parts.doubled import BEATEN_BY, ORDERS, WHOLE
from spadille.parts.worlds import deal_out

# -- from a state to a view --------------------------------------------------------------------------


def view(state: State, seat: Seat | None) -> View:
    """The view of a seat, field by field from what the seat has seen.

    Won tricks are in the view, since a seat may remember them, but no screen shows them (PIN-20).
    """
    match state:
        case Opening():
            return View(seat=seat, phase="deal" if state.match.dealer >= 0 else "dealer", match=state.match)
        case Ended():
            return View(seat=seat, phase="over", match=state.match, outcome=state.outcome)
    shown = len(state.tricks) == PHASE_ONE and len(state.stock) == 1
    return View(
        seat=seat,
        phase="play" if isinstance(state, Playing) else "meld" if isinstance(state, Melding) else "take",
        match=state.open.match,
        open=state.open,
        to_act=state.seat,
        hand=None if seat is None else state.hands[seat],
        sizes=(state.hands[0].bit_count(), state.hands[1].bit_count()),
        stock=len(state.stock),
        last=state.stock[0] if shown else None,  # (PIN-51)
        trick=state.trick if isinstance(state, Playing) else (),
        tricks=state.tricks,
        leaders=state.leaders,
    )


# -- from a view to a state --------------------------------------------------------------------------


def imagine(view: View, rng: Rng, *, strict: bool = True) -> State:
    """Draw a state uniformly from those that show this view: hidden hands, and the order of the stock."""
    if view.outcome is not None:
        return Ended(view.match, view.outcome)
    if view.open is None:
        return Opening(view.match)
    assert view.to_act is not None, "a view of an open deal has a seat to act"
    hands, stock = _imagine_cards(view, view.open, rng, strict=strict)
    if view.phase == "play":
        return Playing(view.open, hands, stock, view.to_act, view.trick, view.tricks, view.leaders)
    kind = Melding if view.phase == "meld" else Taking
    return kind(view.open, hands, stock, view.to_act, view.tricks, view.leaders)


def _imagine_cards(
    view: View, open_: Open, rng: Rng, *, strict: bool
) -> tuple[tuple[Holding, Holding], tuple[Card, ...]]:
    hands = [view.known(0), view.known(1)]
    if view.seat is not None:
        hands[view.seat] = view.hand or 0
    shown = () if view.last is None else (view.last,)
    upcard = 1 << open_.upcard if view.stock else 0
    unseen = members(WHOLE & ~(view.gone | hands[0] | hands[1] | upcard | holding(shown)))
    needs = [view.sizes[seat] - hands[seat].bit_count() for seat in (0, 1)]
    barred = absent(view, open_, strict=strict)
    if barred == (0, 0) or len(unseen) == max(needs):
        order = shuffled(unseen, rng)
        hands[0] |= holding(order[: needs[0]])
        hands[1] |= holding(order[needs[0] : needs[0] + needs[1]])
        stock = order[needs[0] + needs[1] :]
    else:
        dealt = deal_out(unseen, [*needs, len(unseen) - sum(needs)], [*barred, 0], rng)
        hands[0] |= dealt[0]
        hands[1] |= dealt[1]
        stock = shuffled(members(dealt[2]), rng)
    return (hands[0], hands[1]), shown or stock


def absent(view: View, open_: Open, *, strict: bool = True) -> tuple[Holding, Holding]:
    """For each seat, the cards that are known not to be among its hidden ones.

    A seat that shows or swaps the marked nine has no plain one in the hand until the next unseen draw (PIN-S19), and
    in phase two strict following shows which cards the second player lacks (PIN-55 to PIN-57).
    """
    barred = [0, 0]
    tricks = len(view.tricks)
    drawn = min(tricks - (view.phase != "play"), PHASE_ONE - 1)
    for made in open_.melds:
        if made.cards == (NINES[open_.trump] | MARK,) and drawn < made.after:
            barred[made.seat] |= 1 << NINES[open_.trump]
    suits, trump = ORDERS[open_.trump].suits, open_.trump
    second = view.tricks[PHASE_ONE:] if strict else ()
    for leader, (led, answer) in zip(view.leaders[PHASE_ONE:], second, strict=False):
        beaten = BEATEN_BY[trump][led]
        if led.suit == trump and not beaten >> answer & 1:
            barred[1 - leader] |= beaten
        if answer.suit != led.suit:
            barred[1 - leader] |= suits[led.suit]
            if answer.suit != trump:
                barred[1 - leader] |= suits[trump]
    return barred[0], barred[1]
