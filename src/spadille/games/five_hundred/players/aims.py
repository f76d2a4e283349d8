"""Aims of a side in a deal of Five Hundred, keeping a contract or breaking one, and how often it reaches them."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypeAlias

from spadille.core.contract import Seat
from spadille.games.five_hundred import native as search
from spadille.games.five_hundred.state import BIDS, GRAND_NULLO, NULLO, OPEN_NULLO, Bid, Contract, View
from spadille.thinking.judgement import Aim

CONTRACTS: Final[tuple[Contract, ...]] = (*BIDS, NULLO, GRAND_NULLO, OPEN_NULLO)
"""Contracts by the numbers that the search gives them."""
Ends: TypeAlias = Counter[bytes]
"""Number of worlds with each end of a deal: the contract, the declarer, the tricks of every seat."""


def chances(seat: Seat, view: View, ends: Ends) -> tuple[tuple[str, float], ...]:
    """Share of ends in which the seat's side keeps a contract, and in which it breaks one of the others."""
    total, sides = sum(ends.values()), len(view.match.totals)
    side = seat % sides
    kept = broken = 0
    for (number, declarer, *taken), count in ends.items():
        if number in (search.NO_CONTRACT, search.THROWN_IN):
            continue
        made = is_made(CONTRACTS[number], sum(taken[declarer % sides :: sides]))
        kept += count * (made and declarer % sides == side)
        broken += count * (not made and declarer % sides != side)
    found = {Aim.NEED: kept, Aim.SET: broken}
    if view.phase != "bid":  # one side declares: the other can only break the contract
        found = {Aim.NEED: kept} if view.declarer % sides == side and view.contract is not None else {Aim.SET: broken}
    return tuple((aim, count / total) for aim, count in found.items()) if total else ()


def is_made(contract: Contract, tricks: int) -> bool:
    """True if the declarers keep a contract with `tricks` tricks."""
    return tricks >= contract.tricks if isinstance(contract, Bid) else not tricks
