"""Mini Baccarat: puzzles, the easiest first."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker
from spadille.scene.puzzling import Puzzle

say: Final = speaker(__package__)

PUZZLES: Final = (
    Puzzle("usual", say("usual"), say("usual-asked")),
    Puzzle("no-commission", say("no-commission"), say("no-commission-asked")),
    Puzzle("ties-take-all", say("ties-take-all"), say("ties-take-all-asked")),
)
