"""Values of the ends of trick games: tables over tricks and nils for two sides."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import Value
from spadille.search import problem as problems
from spadille.search.problem import Problem

MOST_NILS: Final = 4
MOST_WORTH: Final = (1 << 31) - 1


class Stake(Value, frozen=True, kw_only=True):
    """A problem of two sides whose ends have arbitrary worths; side 0 maximises, side 1 minimises.

    The entry for `t` tricks to come of side 0 is `table[t << len(nils) | broken]`: bit `i` of `broken` says that the
    seat `nils[i]` took a trick. The trick on the table counts as one to come.
    """

    problem: Problem
    table: tuple[int, ...]
    nils: tuple[int, ...] = ()
    """The seats whose nil is not broken yet."""


def flaw(given: Stake) -> str | None:
    """Describe what is wrong with it; None if it can be searched."""
    if wrong := problems.flaw(given.problem):
        return wrong
    tricks, seats = given.problem.hands[given.problem.turn].bit_count(), len(given.problem.hands)
    nils = given.nils
    if len(nils) > MOST_NILS or len({*nils}) != len(nils) or not {*nils} <= {*range(seats)}:
        return f"expected at most {MOST_NILS} different seats from 0 to {seats - 1} with a nil; got {nils}"
    if len(given.table) != (size := tricks + 1 << len(nils)):
        ways = f" x {1 << len(nils)} ways that the nils can go" if nils else ""
        return f"expected a worth table of {size} entries (0 to {tricks} tricks{ways}); got {len(given.table)}"
    if any(abs(worth) > MOST_WORTH for worth in given.table):
        return f"expected worths of {MOST_WORTH} at most"
    return None
