"""Count of the lines of play from a position: one wrong move anywhere changes the count."""

from __future__ import annotations

from typing import Any

from spadille.core.contract import AnyGame, Decide


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """Number of lines of `depth` moves; a line that meets chance or the end stops there and counts once."""
    turn = game.turn(state)
    if depth == 0 or not isinstance(turn, Decide):
        return 1
    count = 0
    for seat in turn.seats:
        for move in game.moves(state, seat):
            count += perft(game, game.play(state, seat, move), depth - 1)
    return count


def divide(game: AnyGame, state: Any, depth: int) -> dict[str, int]:
    """The count behind each move: "0 play AS" → lines. It locates the difference between two counts."""
    turn = game.turn(state)
    seats = turn.seats if isinstance(turn, Decide) else ()
    return {
        f"{seat} {game.spell(move)}": perft(game, game.play(state, seat, move), depth - 1)
        for seat in seats
        for move in game.moves(state, seat)
    }
