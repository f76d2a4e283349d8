"""Worlds of Auction Pinochle, played again from the naming of trumps."""

from __future__ import annotations

from typing import Any

from spadille.cards.holding import members
from spadille.games.auction_pinochle import exchange
from spadille.games.auction_pinochle.state import Bury, PassCards, Playing, Trumps
from spadille.parts.tricks import PLAYS


def lived(game: Any, world: Any) -> Any:
    """Play a world again from the naming of trumps: every move must have been allowed."""
    bargain = world.bargain
    state: Any = exchange.before(game.form, bargain)
    moves: list[Any] = [Trumps(bargain.trump), *(PassCards(members(each)) for each in bargain.handed)]
    if bargain.buried:
        moves.append(Bury(members(bargain.buried)))
    if isinstance(world, Playing):
        moves += [PLAYS[each] for trick in (*world.tricks, world.trick) for each in trick]
    for move in moves:
        (seat,) = game.turn(state).seats
        assert game.refusal(state, seat, move) is None, f"{game.spell(move)} of seat {seat}"
        state = game.play(state, seat, move)
    return state
