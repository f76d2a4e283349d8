"""Pyramid: puzzles, the easiest first."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker
from spadille.scene.puzzling import Puzzle

say: Final = speaker(__package__)

PUZZLES: Final = (
    Puzzle("two-twos", say("two-twos"), say("two-twos-asked")),
    Puzzle("two-queens", say("two-queens"), say("two-queens-asked")),
    Puzzle("two-sevens", say("two-sevens"), say("two-sevens-asked")),
    Puzzle("two-fives", say("two-fives"), say("two-fives-asked")),
    Puzzle("two-jacks", say("two-jacks"), say("two-jacks-asked")),
    Puzzle("two-aces", say("two-aces"), say("two-aces-asked")),
)
