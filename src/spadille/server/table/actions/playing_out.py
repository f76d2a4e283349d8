"""Playing out a deal whose remaining tricks go to one player: every card is played, so that the record is complete."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spadille.cards.card import Card
from spadille.cards.holding import members
from spadille.core.contract import AnyGame, Decide, Seat
from spadille.games import entry
from spadille.parts.claiming import Known

_MOST: Final = 4000
"""Maximum number of moves to try; a proved line takes no more than there are cards."""
Moves = list[tuple[Seat, Any]]


def play_out(game: AnyGame, state: Any, seat: Seat, proved: Sequence[Card]) -> Moves | None:
    """Return moves of all seats by which a seat takes every remaining trick, first its `proved` cards.

    None if the cards do not permit it, whatever people have agreed to.
    """
    return _Out(game, seat).trick(state, tuple(proved))


def known_tricks(game: AnyGame, view: Any) -> Known | None:
    """Return what a seat knows of the remaining tricks; None if none can be claimed."""
    found = entry(game.name)
    known: Known | None = found.part(found.claims_part)(game, view) if found.claims_part else None
    return known


class _Out:
    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self._game = game
        self._seat = seat
        self._left = _MOST

    def trick(self, state: Any, proved: tuple[Card, ...]) -> Moves | None:
        """Return the moves from a state in which it is the seat's turn, or None."""
        known = known_tricks(self._game, self._game.view(state, self._seat))
        assert known is not None, "tricks are being played"
        moves = [move for move in self._game.moves(state, self._seat) if getattr(move, "card", None) is not None]
        for card in proved[:1] or members(known.hand):
            for move in (each for each in moves if each.card == card):  # a joker may be led for each suit
                found = self._after(state, self._seat, move, known, known.trick, proved)
                if found is not None:
                    return found
        return None

    def _after(
        self, state: Any, by: Seat, move: Any, known: Known, trick: tuple[Card, ...], proved: tuple[Card, ...]
    ) -> Moves | None:
        """Return a move and the moves after it, or None."""
        self._left -= 1
        if self._left < 0:
            return None
        rest = self._rest(self._game.play(state, by, move), known, (*trick, move.card), proved)
        return None if rest is None else [(by, move), *rest]

    def _rest(self, state: Any, known: Known, trick: tuple[Card, ...], proved: tuple[Card, ...]) -> Moves | None:
        if len(trick) == len(known.may_hold):
            if known.order.winner(trick) != len(known.trick):
                return None
            return self.trick(state, proved[1:]) if known.hand.bit_count() > 1 else []
        turn = self._game.turn(state)
        assert isinstance(turn, Decide), "the trick goes on"
        power = known.order.power[known.order.suit[trick[0]]]
        by = turn.seats[0]
        for move in sorted(self._game.moves(state, by), key=lambda move: power[move.card]):
            found = self._after(state, by, move, known, trick, proved)
            if found is not None:
                return found
        return None
