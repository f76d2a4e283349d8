"""Auction Pinochle: puzzles, the easiest first."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker
from spadille.scene.puzzling import Puzzle

say: Final = speaker(__package__)

PUZZLES: Final = (
    Puzzle("best-melds", say("best-melds"), say("best-melds-asked"), seat=1),
    Puzzle("partners-ten", say("partners-ten"), say("partners-ten-asked"), seat=2),
    Puzzle("ten-or-ace", say("ten-or-ace"), say("ten-or-ace-asked"), seat=2),
    Puzzle("two-aces", say("two-aces"), say("two-aces-asked"), seat=1),
    Puzzle("to-be-spared", say("to-be-spared"), say("to-be-spared-asked")),
    Puzzle("first-of-two", say("first-of-two"), say("first-of-two-asked"), seat=2),
    Puzzle("four-left", say("four-left"), say("four-left-asked"), seat=2),
)
