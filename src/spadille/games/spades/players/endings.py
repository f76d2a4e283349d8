"""The last tricks of Spades in worlds with all cards known, each side playing for its chance to win the match.

An end is described by the tricks of one side and by the nils that broke. A nil that breaks is assumed to take exactly
one trick, one already broken none; this is inexact if its tricks do not count for the contract of the partner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import ge
from typing import Final

from spadille import search
from spadille.games.spades.native import NIL, Facts
from spadille.search import Effort
from spadille.search.problem import SPADES, Problem
from spadille.search.worth import MOST_NILS, Stake
from spadille.thinking.weighing import Sample

_EFFORT: Final = Effort(nodes=200_000, memory=1 << 24)
"""Search limit for one world; a world that needs more is left out."""

_LAST: Final = 2
"""Maximum hand size at which this is the seat's last choice, so that it needs no knowledge of later cards."""


class Endings:
    """Results of a seat's cards near the end of a deal; `worth` values the ends by the tricks of all seats."""

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

    @property
    def proves(self) -> bool:
        """True if an outdone card may be dropped: nobody bid nil, and no choice follows that could learn more."""
        return NIL not in self._facts.bids and self._facts.sizes[self._facts.seat] <= _LAST

    def look(self, worlds: Sequence[tuple[int, ...]], cards: Sequence[int]) -> list[list[Sample]]:
        """The result of each card in each world, for the worlds that the search has finished."""
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
        """The tricks of every seat if the sides take these further tricks and these nils break."""
        taken = list(self._facts.taken)
        more = [ours, theirs]
        for place, seat in enumerate(self._nils):
            if broken >> place & 1:
                taken[seat] += 1
                more[self._sides[seat]] -= 1
        for side, count in enumerate(more):
            seats = [seat for seat, of in enumerate(self._sides) if of == side]
            bearer = min(seats, key=lambda seat: (self._facts.bids[seat] == NIL, seat in self._nils))
            taken[bearer] += max(0, count)
        return bytes(taken)


def outdone(rows: Sequence[Sequence[Sample]]) -> frozenset[int]:
    """Indices of cards for which another is as good in each world, and better in at least one.

    >>> low, high = Sample(0.0, 0.4), Sample(9.0, 0.6)
    >>> sorted(outdone([(low, low, high), (high, low, low)]))
    [1]
    """
    ends = [[_order(each) for each in column] for column in zip(*rows, strict=True)]
    return frozenset(
        at for at, mine in enumerate(ends) if any(other != mine and all(map(ge, other, mine)) for other in ends)
    )


def _order(end: Sample) -> tuple[float, float]:
    return end.win, end.worth
