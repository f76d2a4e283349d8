"""The search in plain Python: short and obviously correct, for small endings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from spadille.search.problem import LANE, Cards, Problem, lane_of
from spadille.search.worth import Stake

Known: TypeAlias = dict[tuple[Problem, int], int]


def legal(problem: Problem) -> Cards:
    """The cards that the seat on turn may play."""
    hand, table, trump = problem.hands[problem.turn], problem.table, problem.trump
    trumps = lane_of(trump) if trump is not None else 0
    if not table:
        return (problem.unbroken and hand & ~trumps) or hand
    suit = lane_of(table[0] // LANE)
    if problem.duty == "follow":
        return hand & suit or hand
    best = best_of(table, trump)
    able = hand & suit or hand & trumps
    return sum(1 << card for card in each(able) if beats(card, best, trump)) or able or hand


def beats(card: int, best: int, trump: int | None) -> bool:
    """Return whether a card beats the best one before it."""
    if card // LANE == best // LANE:
        return card > best
    return card // LANE == trump


def best_of(table: tuple[int, ...], trump: int | None) -> int:
    """The card that is winning the trick."""
    best = table[0]
    for card in table[1:]:
        if beats(card, best, trump):
            best = card
    return best


def each(cards: Cards) -> Iterator[int]:
    """The cards of a set, lowest first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def after(problem: Problem, card: int) -> Problem:
    """The problem after a card of the seat on turn."""
    hands = list(problem.hands)
    hands[problem.turn] ^= 1 << card
    table, leader = (*problem.table, card), problem.leader
    if len(table) == len(hands):
        leader = (leader + table.index(best_of(table, problem.trump))) % len(hands)
        table = ()
    return Problem(
        hands=tuple(hands),
        leader=leader,
        sides=problem.sides,
        trump=problem.trump,
        table=table,
        duty=problem.duty,
        unbroken=problem.unbroken and card // LANE != problem.trump,
    )


def value(problem: Problem) -> int:
    """Tricks of the leading side with perfect play."""
    total = problem.hands[problem.turn].bit_count()
    first = _tricks(problem, {})
    return first if problem.sides[problem.leader] == 0 else total - first


def values(problem: Problem) -> dict[int, int]:
    """Tricks of the leading side after each card that may be played."""
    total, known = problem.hands[problem.turn].bit_count(), dict[Problem, int]()
    found = {}
    for card in each(legal(problem)):
        first = _after(problem, card, known)
        found[card] = first if problem.sides[problem.leader] == 0 else total - first
    return found


def _after(problem: Problem, card: int, known: dict[Problem, int]) -> int:
    """Tricks of side 0 after a card, including the trick that it may complete."""
    then = after(problem, card)
    won = not then.table and then.sides[then.leader] == 0
    return won + _tricks(then, known)


def _tricks(problem: Problem, known: dict[Problem, int]) -> int:
    """Tricks of side 0 from this position."""
    if not problem.hands[problem.turn]:
        return 0
    if problem not in known:
        choose = max if problem.sides[problem.turn] == 0 else min
        known[problem] = choose(_after(problem, card, known) for card in each(legal(problem)))
    return known[problem]


def perft(problem: Problem, depth: int) -> int:
    """Number of ways to play `depth` cards."""
    cards = legal(problem)
    if depth <= 1:
        return cards.bit_count() if depth == 1 else 1
    return sum(perft(after(problem, card), depth - 1) for card in each(cards))


def worth(stake: Stake) -> int:
    """The value of a stake for side 0 with perfect play."""
    return _worth(stake, stake.problem, 0, {})


def worths(stake: Stake) -> dict[int, int]:
    """The value of a stake for side 0 after each card that may be played."""
    known: Known = {}
    return {card: _worth_after(stake, stake.problem, card, 0, known) for card in each(legal(stake.problem))}


def _worth(stake: Stake, problem: Problem, state: int, known: Known) -> int:
    """The value of a position after tricks and broken nils, both in the table's own terms."""
    if not problem.hands[problem.turn]:
        return stake.table[state]
    if (problem, state) not in known:
        choose = max if problem.sides[problem.turn] == 0 else min
        known[problem, state] = choose(
            _worth_after(stake, problem, card, state, known) for card in each(legal(problem))
        )
    return known[problem, state]


def _worth_after(stake: Stake, problem: Problem, card: int, state: int, known: Known) -> int:
    then = after(problem, card)
    if not then.table:
        if then.leader in stake.nils:
            state |= 1 << stake.nils.index(then.leader)
        if then.sides[then.leader] == 0:
            state += 1 << len(stake.nils)
    return _worth(stake, then, state, known)
