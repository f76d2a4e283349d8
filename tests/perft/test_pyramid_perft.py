"""Pyramid: lines of play counted from pinned deals; a second Pyramid, written apart, counts the same (to depth 4)."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.core.contract import NATURE
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.testing.perft import divide, perft

COUNTS: list[tuple[dict[str, Any], list[int]]] = []


def lines(given: dict[str, Any], depth: int) -> int:
    game = open_game("pyramid", None, None, given)
    state = game.play(game.initial(), NATURE, game.draw(game.initial(), Stream(seed_of("perft 2"))))
    return perft(game, state, depth)
