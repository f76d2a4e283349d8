"""The last tricks of Spades in worlds with all cards in sight, each side playing for its chance to win the match.

An end is told by the tricks of one side and by the nils that broke. A nil that breaks is taken to take one trick and no
more: where the tricks of a broken nil do not count for the contract of the partner, that is not exact.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spadille import search
from spadille.games.spades.native import NIL, Facts
from spadille.search import Effort
from spadille.search.problem import SPADES, Problem
from spadille.search.worth import MOST_NILS, Stake
from spadille.thinking.weighing import Sample

_EFFORT: Final = Effort(nodes=200_000, memory=1 << 24)
"""For one world; one that needs more is left out."""


class Endings:
    """What cards lead to from where a seat stands, the ends of the deal valued by `worth` of all tricks taken."""

    def __init__(self, facts: Facts, worth: Callable[[Sequence[bytes]], Sequence[Sample]]) -> None:
        self._facts = facts
        self._sides = tuple(int(side != facts.sides[facts.seat]) for side in facts.sides)
        self._nils = tuple(seat for seat, bid in enumerate(facts.bids) if bid == NIL and not facts.taken[seat])[
            :MOST_NILS
        ]
        left = facts.sizes[facts.seat]
        ends = worth(
            [
                self._taken(tricks, left - tricks, broken)
                for tricks in range(left + 1)
                for broken in range(1 << len(self._nils))
            ]
        )
        self._ends = sorted({(each.win, each.worth): each for each in ends}.values(), key=_order)
        ranks = {_order(each): rank for rank, each in enumerate(self._ends)}
        self._table = tuple(ranks[_order(each)] for each in ends)

    def look(self, worlds: Sequence[tuple[int, ...]], cards: Sequence[int]) -> list[list[Sample]]:
        """What each card leads to in each world, for worlds that could be looked at."""
        found = search.worth_card_values([self._stake(world) for world in worlds], _EFFORT)
        return [[self._ends[cards_of[card]] for card in cards] for cards_of in found if cards_of is not None]

    def _stake(self, world: tuple[int, ...]) -> Stake:
        facts = self._facts
        problem = Problem(
            hands=world[: len(facts.sides)],
            leader=facts.leader,
            sides=self._sides,
            trump=SPADES,
            table=facts.table,
            unbroken=facts.must_break and not facts.broken,
        )
        return Stake(problem=problem, table=self._table, nils=self._nils)

    def _taken(self, ours: int, theirs: int, broken: int) -> bytes:
        """The tricks of every seat when the sides take so many more and these nils break."""
        taken = list(self._facts.taken)
        more = [ours, theirs]
        for place, seat in enumerate(self._nils):
            if broken >> place & 1:
                taken[seat] += 1
                more[self._sides[seat]] -= 1
        for side, count in enumerate(more):
            seats = [seat for seat, of in enumerate(self._sides) if of == side]
            bearer = next((seat for seat in seats if seat not in self._nils), seats[0])
            taken[bearer] += max(0, count)
        return bytes(taken)


def _order(end: Sample) -> tuple[float, float]:
    return end.win, end.worth
