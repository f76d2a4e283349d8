"""Deals played to their end by rules of thumb, many at once: what a bot learns from the worlds it imagines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.search import NATIVE
from spadille.search.problem import SPADES, Cards

NIL: Final = -1
"""The aim of a seat that means to take no trick."""


class DealRules(Value, frozen=True, kw_only=True):
    """What the players of a deal must know of its rules."""

    seats: int
    sides: int
    """A seat's side is its number modulo this."""
    size: int
    """Tricks in the whole deal."""
    set_costs: bool = True
    """A contract that falls short costs points."""
    shun: bool = True
    """Tricks beyond the bid are not wanted."""
    trump: int = SPADES


class Deal(Value, frozen=True, kw_only=True):
    """A world: all hands, what every seat means to take, and how far the play has come."""

    hands: tuple[Cards, ...]
    aims: tuple[int, ...]
    leader: int
    table: tuple[int, ...] = ()
    taken: tuple[int, ...]
    unbroken: bool = False


Taken = tuple[int, ...]
"""How many tricks each seat has in the end."""


def play_out(
    rules: DealRules, deals: Sequence[Deal], cards: tuple[int, ...] = (), threads: int = 1
) -> list[list[Taken]]:
    """For each deal, how it ends after each of these cards; without cards, once, as the seats would play.

    Raises SpadilleError where the native search was not built.
    """
    if not NATIVE:
        raise SpadilleError("playing deals out needs the native search; see `spadille doctor`")
    from spadille.search import _native

    asked = (rules.seats, rules.sides, rules.trump, rules.size, rules.set_costs, rules.shun)
    listed = [(each.hands, each.aims, each.leader, each.table, each.taken, each.unbroken) for each in deals]
    counts: bytes = _native.play_out(asked, listed, cards, threads)
    width, many = rules.seats, max(1, len(cards))
    rows = [tuple(counts[at : at + width]) for at in range(0, len(counts), width)]
    return [rows[at : at + many] for at in range(0, len(rows), many)]
