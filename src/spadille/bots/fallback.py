"""The substitute move for a player that has failed, anywhere: in the arena, at a server, at a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from spadille.bots import make_bot, usual_level
from spadille.core.contract import AnyGame, Seat
from spadille.games import entry


def tamest(game: AnyGame, seat: Seat, view: Any, moves: Sequence[Any]) -> Any:
    """The legal move that stakes least, as the game defines it (`Manifest.tame_part`).

    If the game does not define it, the usual player's move; if that fails too, the first move. Nothing is raised.
    """
    with suppress(Exception):
        found = entry(game.name)
        if found.tame_part:
            move = found.part(found.tame_part)(game, view, moves)
        else:
            move = make_bot(usual_level(game.name), game, seat, "in place of another").choose(view, moves).move
        if move in moves:
            return move
    return moves[0]


def dares(game: AnyGame, move: Any) -> bool:
    """Return whether a move is risky (`Manifest.dares_part`): nobody makes it in a person's place."""
    found = entry(game.name)
    return bool(found.part(found.dares_part)(move)) if found.dares_part else False


def calm(game: AnyGame, moves: Sequence[Any]) -> Sequence[Any]:
    """The moves that may be made in a person's place: all but the risky ones, if there are others."""
    return (tuple(move for move in moves if not dares(game, move)) or moves) if entry(game.name).dares_part else moves
