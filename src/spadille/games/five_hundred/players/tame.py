"""Safe moves for a player of Five Hundred that has failed: pass, and play or discard the lowest cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spadille.cards.card import Card
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.state import NO, PLAY_ON, Discard, Move, View, strain_of
from spadille.parts.auction import PASS
from spadille.parts.tricks import Play, lowest


def tame(game: FiveHundred, view: View, moves: Sequence[Move]) -> Move:
    """Return a safe move: no call that could be lost; the joker is kept while there is another card."""
    for quiet in (PASS, NO, PLAY_ON):
        if quiet in moves:
            return quiet
    order = game.setting.orders[strain_of(view.contract)]
    if plays := [move for move in moves if isinstance(move, Play)]:
        return lowest(order, plays)

    def strength(cards: Iterable[Card]) -> int:
        return sum(order.power[order.suit[each]][each] for each in cards)

    discards = [move for move in moves if isinstance(move, Discard)]
    return min(discards, key=lambda discard: strength(discard.cards)) if discards else moves[0]
