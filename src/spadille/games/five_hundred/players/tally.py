"""What happened in deals of Five Hundred, counted for each of two players: contracts, nullos and redeals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from spadille.core.contract import DealSheet, Seat
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.state import LEXICON, NO_TRUMP, AceNoFace, Bid, Call, Redeal
from spadille.parts.auction import PASS


def tally(game: FiveHundred, state: Any, players: Sequence[int]) -> tuple[Counter[str], Counter[str]]:
    """The counts of both players from the score sheet of a table; `players` says for each seat which one sat there.

    A player's `contracts` are those that its seats declared, `numbered` those for a number of tricks, with the tricks
    `bid` and those that both partners `took`, `no_trump` the numbered ones without a trump suit, `nullo` those for no
    trick; of all these some were `set`.
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
    """What the score sheet does not tell: hands that were announced, and deals that were dealt again."""
    return {"announced": 1} if isinstance(move, AceNoFace) else {"redeals": 1} if isinstance(move, Redeal) else {}
