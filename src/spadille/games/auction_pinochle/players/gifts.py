"""Cards that count are not given to a trick that others have won: what a sample says for it is luck."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.rules import ORDERS, counts
from spadille.games.auction_pinochle.state import Move, View
from spadille.parts.tricks import Play


def without_gifts(game: AuctionPinochle, view: View, moves: Sequence[Move], usual: Move) -> Sequence[Move]:
    """The moves but such cards, for the last to play.

    The usual card in a trick of the own side counts, where there is one that does.
    """
    if view.trump is None or len(view.trick) != game.seats - 1:
        return moves
    order = ORDERS[view.trump]

    def gives(move: Move) -> bool:
        """Whether a card counts in a trick that it does not win."""
        return (
            isinstance(move, Play)
            and order.winner((*view.trick, move.card)) < game.seats - 1
            and counts(game.options, move.card) > 0
        )

    return moves if gives(usual) else [move for move in moves if not gives(move)]
