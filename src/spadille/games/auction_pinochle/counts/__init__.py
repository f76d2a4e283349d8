"""Auction Pinochle: the statistics of one's own games."""

from __future__ import annotations

from collections import Counter
from typing import Final

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.core.words import speaker
from spadille.games.auction_pinochle.scoring import declarer_of
from spadille.scene.counting import Count, share
from spadille.scene.telling import gains

say: Final = speaker(__package__)


def counts(table: Table, seat: Seat) -> tuple[Count, ...]:
    """The share of one's side's bids that were made, and of the deals in which it won more than the others."""
    sides = len(table.standing.scores)
    tally, side = Counter[str](), seat % sides
    for deal in table.standing.sheet:
        won = gains(deal, sides)
        tally.update({"all deals": 1, "deals": int(won[side] > max(won[:side] + won[side + 1 :]))})
        if declarer_of(deal) % sides == side:
            tally.update({"all bids": 1, "bids": int(won[side] > 0)})
    return share("bids", say("bids-made"), tally), share("deals", say("deals-won"), tally)
