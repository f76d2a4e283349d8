"""Advice: the best bot of a game asked for a seat, and its decision made a judgement with the reasons of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spadille.bots import at_once, best_level, make_bot
from spadille.core.contract import AnyGame, Seat
from spadille.games import entry
from spadille.thinking.judgement import Judgement, Terms, judged
from spadille.thinking.levels import level_of


def advised(game: AnyGame, seat: Seat, seed: str, view: Any, moves: Sequence[Any], level: str = "") -> Judgement:
    """What the best bot of a game thinks of the moves of a seat that sees this view; chance follows from the seed."""
    name = level or best_level(game.name)
    decision = make_bot(name, game, seat, seed).choose(view, moves)
    return judged(game, view, seat, decision, terms_of(game, name), len(moves))


def terms_of(game: AnyGame, level: str) -> Terms:
    """How a game's decisions are judged by a bot of a level."""
    found = entry(game.name)
    return Terms(
        judge=str(level_of(level) or level),
        reasons=found.reasons,
        unit=found.counts_in(game)[0],
        taste=found.reviewing.taste,
        thumb=at_once(game.name, level),
        remarks=not found.reasons_part,
    )
