"""Counts of events in deals of Auction Pinochle, for each of two players: bids, melds and cards won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from spadille.core.contract import DealSheet, Seat
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.melding import worth
from spadille.games.auction_pinochle.scoring import declarer_of
from spadille.games.auction_pinochle.state import LEXICON, Bid, Concede, Playing
from spadille.parts.tricks import Play


def tally(game: AuctionPinochle, state: Any, players: Sequence[int]) -> tuple[Counter[str], Counter[str]]:
    """The counts of both players from a table's score sheet; `players` gives for each seat its player.

    A player's `hands` are the deals it played, one for each of its seats; `contracts` are those that its seats
    declared, `numbered` the ones for a number of points with the `bid` of each; some were `set`, and `took` are the
    tricks of the declarer's side.
    """
    found: tuple[Counter[str], Counter[str]] = Counter(), Counter()
    for deal in game.standing(state).sheet:
        for player in players:
            found[player]["hands"] += 1
        found[players[declarer_of(deal)]].update(_contract(deal, game.form.sides))
    return found


def _contract(deal: DealSheet, sides: int) -> Mapping[str, int]:
    """The counts of one contract and its result."""
    declarer = declarer_of(deal)
    side, call = declarer % sides, LEXICON.read(deal.bids[declarer])
    lost = any(line.points < 0 for line in deal.lines if line.side == side)
    found = {"contracts": 1, "set": int(lost), "took": sum(deal.taken[side::sides])}
    return {**found, "numbered": 1, "bid": call.points} if isinstance(call, Bid) else found


def noted(_: AuctionPinochle, state: Any, seat: Seat, move: Any) -> Mapping[str, int]:
    """The counts that the score sheet does not give: each seat's melds, and deals given up."""
    if isinstance(move, Concede):
        return {"conceded": 1}
    if isinstance(move, Play) and isinstance(state, Playing) and not state.tricks:
        return {"melders": 1, "meld_points": worth(state.bargain.melds[seat])}
    return {}
