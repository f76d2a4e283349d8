"""Spades: statistics of a person's own games."""

from __future__ import annotations

from collections import Counter
from typing import Final

from spadille.core.contract import DealSheet, Seat
from spadille.core.table import Table
from spadille.core.words import speaker
from spadille.games.spades.state import LEXICON, Bid
from spadille.scene.counting import Count, share

say: Final = speaker(__package__)


def counts(table: Table, seat: Seat) -> tuple[Count, ...]:
    """Contracts of the seat's side if the seat bid a number, its nils, and the bags of its side."""
    tally, sheet = Counter[str](), table.standing.sheet
    for deal in sheet:
        _count(deal, seat, table.game.seats, tally)
    return (
        share("bids made", say("bids-made"), tally),
        share("nils made", say("nils-made"), tally),
        Count("bags", say("bags"), tally["bags"], len(sheet), "each"),
    )


def _count(deal: DealSheet, seat: Seat, seats: int, tally: Counter[str]) -> None:
    sides = len(deal.totals)
    own = range(seat % sides, seats, sides)
    calls = {each: LEXICON.read(deal.bids[each]) for each in own}
    bids = {each: call.tricks for each, call in calls.items() if isinstance(call, Bid)}
    over = sum(deal.taken[each] for each in bids) - sum(bids.values())
    tally["bags"] += max(0, over) if bids else 0
    if seat in bids:
        tally.update({"all bids made": 1, "bids made": int(over >= 0)})
    else:
        tally.update({"all nils made": 1, "nils made": int(not deal.taken[seat])})
