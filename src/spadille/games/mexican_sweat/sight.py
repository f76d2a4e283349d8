"""Mexican Sweat: a seat's view, and the worlds that fit it.

Cards that lie face down are hidden from everyone, their owner included (SWT-06, SWT-26); the one exception is the
card a seat has peeked at (SWT-24). An early look is punished without showing anything (SWT-29).
"""

from __future__ import annotations

from typing import Literal

from spadille.cards.card import Card
from spadille.cards.pack import STANDARD, shuffled
from spadille.core.contract import Rng, Seat
from spadille.games.mexican_sweat.house import made_by
from spadille.games.mexican_sweat.rules import HAND, MexicanSweatOptions
from spadille.games.mexican_sweat.scoring import bar_of_card, bar_of_hand
from spadille.games.mexican_sweat.state import (
    Betting,
    Board,
    Dealt,
    Ended,
    Match,
    Opening,
    Peeking,
    State,
    Turning,
    View,
)
from spadille.parts.betting import Chips, Round
from spadille.parts.showdown import Strength


def match_of(state: State) -> Match:
    """The match of a state, which lasts from deal to deal."""
    return state.match if isinstance(state, Opening | Ended) else state.board.dealt.match


def chips_of(state: State) -> Chips:
    """The chips in front of every seat."""
    match state:
        case Opening():
            return state.chips
        case Ended():
            return state.match.chips
        case _:
            return state.board.chips


def out(state: State) -> tuple[Seat, ...]:
    """The seats that have no chips and cannot win any in this deal."""
    if isinstance(state, Opening | Ended):
        return tuple(seat for seat, chips in enumerate(state.match.chips) if not chips)
    board = state.board
    return tuple(seat for seat, chips in enumerate(board.chips) if not chips and board.fates[seat] != "in")


# -- from a state to a view --------------------------------------------------------------------------


def view(rules: MexicanSweatOptions, state: State, seat: Seat | None) -> View:
    """The view of a seat: the exposed cards, and the one it has peeked at."""
    match state:
        case Turning(board, to_act):
            return _view_of_board(rules, board, seat, "turn", to_act, None, to_act)
        case Betting(board, at, turned):
            return _view_of_board(rules, board, seat, "bet", at.waiting[0], at, turned)
        case Peeking(board, to_act):
            return _view_of_board(rules, board, seat, "peek", to_act, None, None)
        case Opening(match, chips, pot):
            return View(seat=seat, phase="deal" if match.dealer >= 0 else "dealer", match=match, chips=chips, pot=pot)
        case _:
            return View(seat=seat, phase="over", match=state.match, chips=state.match.chips, outcome=state.outcome)


def _view_of_board(
    rules: MexicanSweatOptions,
    board: Board,
    seat: Seat | None,
    phase: Literal["peek", "turn", "bet"],
    to_act: Seat,
    at: Round | None,
    turned: Seat | None,
) -> View:
    dealt = board.dealt
    return View(
        seat=seat,
        phase=phase,
        match=dealt.match,
        chips=board.chips,
        pot=board.pot,
        to_act=to_act,
        kill=dealt.kill,
        target=dealt.target,
        up=tuple([hand[:shown] for hand, shown in zip(dealt.hands, board.up, strict=True)]),
        live=board.live,
        left=board.left,
        fates=board.fates,
        peeked=board.peeked,
        peeked_card=dealt.hands[seat][rules.peek_index - 1] if seat in board.peeked else None,  # (SWT-26, SWT-29)
        ahead=board.ahead,
        round=at,
        turned=turned,
    )


# -- from a view to a state --------------------------------------------------------------------------


def imagine(rules: MexicanSweatOptions, view: View, rng: Rng) -> State:
    """A state drawn uniformly from those that show this view: the cards face down, in any order."""
    match view.phase:
        case "dealer" | "deal":
            return Opening(view.match, view.chips, view.pot)
        case "over":
            assert view.outcome is not None, "a view of the end has its outcome"
            return Ended(view.match, view.outcome)
    assert view.to_act is not None, "somebody moves in a deal"
    board = _imagine_board(rules, view, rng)
    if view.phase == "peek":
        return Peeking(board, view.to_act)
    if view.round is None:
        return Turning(board, view.to_act)
    assert view.turned is not None, "betting follows a turn"
    return Betting(board, view.round, view.turned)


def _imagine_board(rules: MexicanSweatOptions, view: View, rng: Rng) -> Board:
    kill, target = view.kill, view.target
    centre = {each for each in (kill, target) if each is not None}
    return Board(
        dealt=Dealt(view.match, _imagine_hands(rules, view, centre, rng), kill, target),
        chips=view.chips,
        pot=view.pot,
        up=tuple([len(cards) for cards in view.up]),
        live=view.live,
        left=view.left,
        fates=view.fates,
        peeked=view.peeked,
        ahead=view.ahead,
        bar=bar_of(rules, view),
    )


def bar_of(rules: MexicanSweatOptions, view: View) -> Strength:
    """The strength that the seat to turn must exceed: that of the standing hand, else of the card to beat."""
    if view.ahead >= 0:
        return bar_of_hand(rules, made_by(rules.wild)(view.up[view.ahead]))
    return bar_of_card(rules, view.target)


def _imagine_hands(rules: MexicanSweatOptions, view: View, centre: set[Card], rng: Rng) -> tuple[tuple[Card, ...], ...]:
    """Every hand: its exposed cards, the peeked one in its place, and random cards from the rest of the pack."""
    known = centre.union(*view.up, () if view.peeked_card is None else (view.peeked_card,))
    unseen = iter(shuffled([each for each in STANDARD if each not in known], rng))
    hands: list[tuple[Card, ...]] = []
    for seat, (up, fate) in enumerate(zip(view.up, view.fates, strict=True)):
        hand = list(up)
        while fate != "away" and len(hand) < HAND:
            peeked = view.peeked_card if seat == view.seat and len(hand) == rules.peek_index - 1 else None
            hand.append(peeked if peeked is not None else next(unseen))
        hands.append(tuple(hand))
    return tuple(hands)
