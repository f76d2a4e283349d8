"""Safe moves for a player of Spades that has failed: look, bid the least, play the lowest card."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.games.spades.game import Spades
from spadille.games.spades.players.handing import by_safety
from spadille.games.spades.state import LOOK, Bid, BlindNil, Move, Nil, PassCards, View
from spadille.parts.tricks import Play, lowest


def tame(game: Spades, view: View, moves: Sequence[Move]) -> Move:
    """Return a safe move: nil only if nothing else is allowed, never blind; high cards from a nil, low ones to it."""
    if LOOK in moves:
        return LOOK
    if bids := [move for move in moves if isinstance(move, Bid)]:
        return min(bids, key=lambda bid: bid.tricks)
    if plays := [move for move in moves if isinstance(move, Play)]:
        return lowest(game.order, plays)
    if isinstance(moves[0], PassCards) and view.hand is not None:
        ranked, count = by_safety(view.hand, game.order, game.hand_size), game.options.nil_pass
        nil = isinstance(view.calls[view.seat or 0], Nil | BlindNil)
        return PassCards(tuple(sorted(ranked[-count:] if nil else ranked[:count])))
    return moves[0]
