"""Computation of puzzle answers by the best player of their game: `python -m spadille.puzzles` writes them."""

from __future__ import annotations

from typing import Final

import msgspec

from spadille.bots import best_level, make_bot
from spadille.core.contract import Decision, Seat
from spadille.core.table import Table
from spadille.core.words import Name
from spadille.manifest import Manifest
from spadille.puzzles.found import Answer, Figure
from spadille.puzzles.posing import position
from spadille.scene.puzzling import Puzzle
from spadille.thinking.budget import Budget

WORLDS: Final = 10_000
"""Number of worlds imagined for a puzzle, without a clock: several times that of a hint."""
_DIGITS: Final = 3


def found(table: Table, puzzle: Puzzle, *, seed: str, worlds: int = WORLDS) -> Answer:
    """The answer of the best player of the game, who sees no more than the seat."""
    return judged_by(table, puzzle.seat, seed=seed, worlds=worlds)


def judged_by(table: Table, seat: Seat, *, seed: str, worlds: int, digits: int = _DIGITS) -> Answer:
    """The best player's answer to the decision of a seat, with figures of that precision."""
    game = table.game
    bot = make_bot(best_level(game.name), game, seat, seed, Budget(worlds=worlds))
    decision: Decision = bot.choose(table.view(seat), table.moves(seat))
    figures = tuple(
        Figure(
            move=game.spell(each.move),
            worth=round(each.worth, digits),
            error=round(each.error, digits),
            win=None if each.win is None else round(each.win, _DIGITS),
            win_error=round(each.win_error, _DIGITS),
            chances={aim: round(chance, digits) for aim, chance in each.chances},
        )
        for each in decision.weighed
    )
    return Answer(best=game.spell(decision.move), exact=decision.exact, figures=figures)


def written(game: Manifest) -> bytes:
    """The answers to all puzzles of a game, in the form of their file."""
    every: dict[Name, Answer] = {
        each.name: found(position(game, each), each, seed=f"puzzle {each.name}") for each in game.puzzles
    }
    lines = (
        f"{msgspec.json.encode(name).decode()}: {msgspec.json.encode(one).decode()}" for name, one in every.items()
    )
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()
