"""Pinochle: puzzles, the easiest first."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker
from spadille.scene.names import bot_name
from spadille.scene.puzzling import Puzzle

say: Final = speaker(__package__)

PUZZLES: Final = (
    Puzzle("their-ace", say("their-ace"), say("their-ace-asked")),
    Puzzle("last-meld", say("last-meld"), say("last-meld-asked")),
    Puzzle("first-meld", say("first-meld"), say("first-meld-asked")),
    Puzzle("four-jacks", say("four-jacks"), say("four-jacks-asked")),
    Puzzle("four-aces", say("four-aces"), say("four-aces-asked")),
    Puzzle("counted-out-lead", say("counted-out-lead"), say("counted-out-lead-asked", who=bot_name(2, 1)), seat=1),
)
