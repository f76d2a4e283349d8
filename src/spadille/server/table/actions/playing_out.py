"""The rest of a deal that is one player's: every card is played, so that the record has a whole hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spadille.cards.card import Card
from spadille.cards.holding import members
from spadille.core.contract import AnyGame, Decide, Seat
from spadille.games import entry
from spadille.parts.claiming import Known
from spadille.parts.tricks import Play

_MOST: Final = 4000
"""Moves that are tried; a line that is proved takes no more than there are cards."""
Moves = list[tuple[Seat, Any]]


def play_out(game: AnyGame, state: Any, seat: Seat, proved: Sequence[Card]) -> Moves | None:
    """Moves of all by which a seat takes every trick that is left, its cards as they are proved where they are.

    None: the cards do not lie so, whatever people have agreed to.
    """
    return _Out(game, seat).trick(state, tuple(proved))


def known_tricks(game: AnyGame, view: Any) -> Known | None:
    """What a seat knows of the tricks that are left; None where none can be claimed."""
    found = entry(game.name)
    known: Known | None = found.part(found.claims_part)(game, view) if found.claims_part else None
    return known


class _Out:
    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self._game = game
        self._seat = seat
        self._left = _MOST

    def trick(self, state: Any, proved: tuple[Card, ...]) -> Moves | None:
        """From the moment on at which it is the seat's turn."""
        known = known_tricks(self._game, self._game.view(state, self._seat))
        assert known is not None, "tricks are being played"
        for card in proved[:1] or members(known.hand):
            if self._game.refusal(state, self._seat, Play(card)) is None:
                found = self._after(state, self._seat, Play(card), known, known.trick, proved)
                if found is not None:
                    return found
        return None

    def _after(
        self, state: Any, by: Seat, move: Any, known: Known, trick: tuple[Card, ...], proved: tuple[Card, ...]
    ) -> Moves | None:
        """From a move on: it, and what comes after it."""
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
