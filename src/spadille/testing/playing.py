"""Random play for tests: every kind of move is made, and games end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from spadille.core.contract import NATURE, AnyGame, Chance, Decide, Over, Rng, Seat
from spadille.core.errors import SpadilleError
from spadille.parts.amounts import by_kind

SHY: Final = frozenset({"resign"})
"""Moves that would end most random games at once: they may be chosen in one choice of forty."""


def random_move(game: AnyGame, state: Any, rng: Rng) -> tuple[Seat, Any]:
    """The seat and the move of a random step, chance included; raises SpadilleError when the game is over."""
    turn = game.turn(state)
    match turn:
        case Decide(seats):
            seat = seats[rng.below(len(seats))]
            return seat, pick(game, game.moves(state, seat), rng)
        case Chance():
            return NATURE, game.draw(state, rng)
        case Over():
            raise SpadilleError("the game is over: nobody moves")


def pick(game: AnyGame, moves: Iterable[Any], rng: Rng) -> Any:
    """One of the moves: each kind equally likely, then each move of the kind. Amounts are not iterated."""
    kinds = by_kind(moves)
    if len(kinds) > 1 and rng.below(40):
        kinds = [each for each in kinds if len(each) > 1 or game.spell(each[0]) not in SHY] or kinds
    if not kinds:
        raise SpadilleError("a seat is to move and has no move")
    kind = kinds[rng.below(len(kinds))]
    return kind[rng.below(len(kind))]


def play_out(game: AnyGame, rng: Rng, most: int = 200_000) -> Any:
    """The last state of a random game; raises SpadilleError if it does not end within `most` moves."""
    state = game.initial()
    for _ in range(most):
        if type(game.turn(state)) is Over:
            return state
        state = game.play(state, *random_move(game, state, rng))
    raise SpadilleError(f"the game did not end within {most} moves")
