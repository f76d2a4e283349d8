"""The moves for a player of Auction Pinochle that has failed: a pass, and the lowest card."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.state import Move, View
from spadille.parts.auction import PASS
from spadille.parts.doubled import ORDERS
from spadille.parts.tricks import Play, lowest


def tame(_game: AuctionPinochle, view: View, moves: Sequence[Move]) -> Move:
    """Bid only when forced, and then the lowest bid; give up no deal that can be played."""
    if PASS in moves:
        return PASS
    cards = [move for move in moves if isinstance(move, Play)]
    return lowest(ORDERS[view.trump], cards) if cards and view.trump is not None else moves[0]
