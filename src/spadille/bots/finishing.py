"""The rest of a deal, played by bots for everybody: each sees its own view, and their moves are ordinary moves."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from spadille.bots import best_level, levels, make_bot, usual_level
from spadille.bots.fallback import calm, tamest
from spadille.core.contract import AnyGame, Chance, Decide, Seat, Value
from spadille.core.table import listed
from spadille.games import entry
from spadille.thinking.budget import STRONG
from spadille.thinking.levels import level_of

MOST: Final = 2000
"""Maximum number of moves in one go; no deal of a game that is skipped takes as many."""


class Rest(Value, frozen=True):
    """Moves of bots, and whether they finish the deal; otherwise chance is to move in between."""

    moves: tuple[tuple[Seat, Any], ...]
    over: bool


def skips(game: AnyGame) -> bool:
    """Return whether bots may play the rest of a deal: several play, there are choices, and deals have a result."""
    found = entry(game.name)
    return found.rests and not found.automatic and game.seats > 1


def rest_of_deal(game: AnyGame, state: Any, players: Sequence[str | None], seed: str) -> Rest:
    """The moves of bots of the seats' levels from a state on; in a person's place (None) the best bot plays.

    In a person's place no bot makes a risky move that a stand-in would not. The usual bot replaces an outside program.
    """
    deals, moves = game.standing(state).deals, list[tuple[Seat, Any]]()
    while len(moves) < MOST:
        match game.turn(state):
            case Decide((seat, *_)):
                move = _move(game, state, seat, players[seat], f"{seed} {len(moves)}")
                state = game.play(state, seat, move)
                moves.append((seat, move))
                if game.standing(state).deals > deals:
                    return Rest(tuple(moves), over=True)
            case Chance(what):
                return Rest(tuple(moves), over=what == "deal")
            case _:
                return Rest(tuple(moves), over=True)
    return Rest(tuple(moves), over=True)


def _move(game: AnyGame, state: Any, seat: Seat, level: str | None, seed: str) -> Any:
    """The move of a seat's bot from its view; a safe legal move if it fails."""
    view, moves = game.view(state, seat), listed(game.moves(state, seat))
    if level is None:
        moves = listed(calm(game, moves))
    usual = best_level(game.name) if level is None else usual_level(game.name)
    known = level_of(level or "")
    with suppress(Exception):  # a failing bot must not prevent the end of the deal
        bot = make_bot(known if known in levels(game.name) else usual, game, seat, f"{seed} {seat}", STRONG)
        move = bot.choose(view, moves).move
        if move in moves:
            return move
    return tamest(game, seat, view, moves)
