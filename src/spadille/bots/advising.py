"""Advice: the best bot's decision for a seat, as a judgement with the reasons of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spadille.bots import at_once, best_level, make_bot
from spadille.core.contract import AnyGame, Seat
from spadille.games import entry
from spadille.thinking.judgement import Judgement, Terms, judged
from spadille.thinking.levels import level_of


def advised(game: AnyGame, seat: Seat, seed: str, view: Any, moves: Sequence[Any], level: str = "") -> Judgement:
    """The judgement of a game's best bot on the moves of a seat with this view; chance is derived from the seed."""
    name = level or best_level(game.name)
    decision = make_bot(name, game, seat, seed).choose(view, moves)
    return judged(game, view, seat, decision, terms_of(game, name), len(moves))


def terms_of(game: AnyGame, level: str) -> Terms:
    """The terms by which a bot of a level judges a game's decisions."""
    found = entry(game.name)
    return Terms(
        judge=str(level_of(level) or level),
        reasons=found.reasons,
        unit=found.counts_in(game)[0],
        taste=found.reviewing.taste,
        thumb=at_once(game.name, level),
        remarks=not found.reasons_part,
    )
