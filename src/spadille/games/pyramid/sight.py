"""Pyramid: the player's view, and the deals that fit it."""

from __future__ import annotations

from spadille.cards.card import Card
from spadille.cards.pack import STANDARD, shuffled
from spadille.core.contract import Rng, Seat
from spadille.games.pyramid.dead import lost
from spadille.games.pyramid.rules import PyramidOptions
from spadille.games.pyramid.state import Dealt, Ended, Opening, Playing, State, View, dealt, top_of_stock
from spadille.parts.worlds import tries


def view(rules: PyramidOptions, state: State, seat: Seat | None) -> View:
    """The view of the player: every card turned up so far stays known in its place; the end turns up all (PYR-S13)."""
    match state:
        case Playing():
            return View(
                seat=seat,
                phase="play",
                cards=_seen(rules, state),
                left=state.left,
                drawn=state.drawn,
                recycled=state.recycled,
                fresh=state.fresh,
                moves=state.moves,
            )
        case Ended(last, outcome, resigned):
            return View(
                seat=seat,
                phase="over",
                cards=last.dealt.cards,
                left=last.left,
                drawn=last.drawn,
                recycled=last.recycled,
                fresh=last.fresh,
                moves=last.moves,
                outcome=outcome,
                resigned=resigned,
            )
    return View(seat=seat, phase="deal")


def _seen(rules: PyramidOptions, state: Playing) -> tuple[Card | None, ...]:
    """The cards seen so far: the stock keeps its order, so the first pass shows all of it (PYR-20)."""
    cards, seen = state.dealt.cards, state.drawn
    if rules.open_stock:  # cards taken from an open top have been seen too (PYR-H2)
        seen = top_of_stock(state.left, state.drawn).bit_length() or len(cards)
    return cards if state.recycled else cards[:seen] + (None,) * (len(cards) - seen)


def imagine(rules: PyramidOptions, view: View, rng: Rng) -> State:
    """A state drawn uniformly from those that show this view.

    A game that goes on is not lost, so orders of the stock that would have lost it are rejected. About one order in 24
    is accepted at least, since one helpful card is enough.
    """
    if view.phase == "deal":
        return Opening()
    trying = tries()
    while True:
        next(trying)
        state = _position(view, _filled(view, rng))
        if view.outcome is not None:
            return Ended(state, view.outcome, view.resigned)
        if None not in view.cards or not lost(rules, state):
            return state


def _filled(view: View, rng: Rng) -> Dealt:
    """The seen cards in their places, the others in a random order."""
    seen = {each for each in view.cards if each is not None}
    rest = iter(shuffled([each for each in STANDARD if each not in seen], rng))
    return dealt(tuple(next(rest) if each is None else each for each in view.cards))


def _position(view: View, deal: Dealt) -> Playing:
    return Playing(deal, view.left, view.drawn, view.recycled, view.fresh, view.moves)
