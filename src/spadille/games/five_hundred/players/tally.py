"""Counts of contracts, nullos and redeals in deals of Five Hundred, for each of two players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from spadille.core.contract import DealSheet, Seat
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.state import LEXICON, NO_TRUMP, AceNoFace, Bid, Call, Redeal
from spadille.parts.auction import PASS


def tally(game: FiveHundred, state: Any, players: Sequence[int]) -> tuple[Counter[str], Counter[str]]:
    """Count for both players from the score sheet of a table; `players` gives the player of each seat.

    A player's `contracts` count those that its seats declared, `numbered` those for a number of tricks, with the tricks
    `bid` and those that its side `took`, `no_trump` the numbered ones without a trump suit, `nullo` those for
    no trick, and `set` those not made.
    """
    found: tuple[Counter[str], Counter[str]] = Counter(), Counter()
    for deal in game.standing(state).sheet:
        _count(game, deal, players, found)
    return found


def _count(game: FiveHundred, deal: DealSheet, players: Sequence[int], found: Sequence[Counter[str]]) -> None:
    calls: list[Call] = [LEXICON.read(each) for each in deal.bids]  # type: ignore[misc]
    declarer = max(range(len(calls)), key=lambda seat: game.ladder.rank[calls[seat]])
    call = calls[declarer]
    if call == PASS:
        return
    sides = game.setting.sides
    own, side = found[players[declarer]], declarer % sides
    lost = any(line.points < 0 for line in deal.lines if line.side == side)
    own.update({"contracts": 1, "set": int(lost)})
    if isinstance(call, Bid):
        took = sum(deal.taken[side::sides])
        own.update({"numbered": 1, "bid": call.tricks, "took": took, "no_trump": int(call.strain == NO_TRUMP)})
    else:
        own.update({"nullo": 1, "nullo_set": int(lost)})


def noted(_: FiveHundred, __: Any, ___: Seat, move: Any) -> Mapping[str, int]:
    """Counts that the score sheet lacks: announced hands, and deals that were dealt again."""
    return {"announced": 1} if isinstance(move, AceNoFace) else {"redeals": 1} if isinstance(move, Redeal) else {}
