"""Counts of events in deals of Pinochle, for each of two players: melds, nines of trumps, and points in tricks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from spadille.core.contract import DealSheet
from spadille.games.pinochle.clauses import Rule
from spadille.games.pinochle.game import Pinochle

_NINES: Final = (Rule.DIX, Rule.SWAP_SCORES, Rule.NINE_TURNED_UP)
_TRICKS: Final = (Rule.CARD_POINTS, Rule.LAST_TRICK)


def tally(game: Pinochle, state: Any, players: Sequence[int]) -> tuple[Counter[str], Counter[str]]:
    """The counts of both players from a table's score sheet; `players` gives for each seat its player.

    A player's `hands` are the deals it played, one for each of its seats; `bare` are those without a meld. `melds` are
    counted without the nines of trumps that were laid down, swapped or turned up (`dix`), and bring `meld_points`;
    `trick_points` are those of the cards and of the last trick.
    """
    found: tuple[Counter[str], Counter[str]] = Counter(), Counter()
    for deal in game.standing(state).sheet:
        for seat, player in enumerate(players):
            found[player].update(_hand(deal, seat))
    return found


def _hand(deal: DealSheet, seat: int) -> Counter[str]:
    """The counts of one seat in one deal."""
    hand = Counter({"hands": 1})
    for line in deal.lines:
        if line.side != seat:
            continue
        if line.clause in _TRICKS:
            hand["trick_points"] += line.points
        elif line.clause in _NINES:
            hand["dix"] += 1
        else:
            hand.update({"melds": 1, "meld_points": line.points})
    hand["bare"] = int(not hand["melds"])
    return hand
