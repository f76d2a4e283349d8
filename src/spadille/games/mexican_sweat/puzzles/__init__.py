"""Mexican Sweat: puzzles, the easiest first."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker
from spadille.scene.puzzling import Puzzle

say: Final = speaker(__package__)

PUZZLES: Final = (
    Puzzle("four-to-turn", say("four-to-turn"), say("four-to-turn-asked")),
    Puzzle("pair-of-sixes", say("pair-of-sixes"), say("pair-of-sixes-asked"), seat=2),
    Puzzle("three-nines", say("three-nines"), say("three-nines-asked")),
    Puzzle("one-to-turn", say("one-to-turn"), say("one-to-turn-asked"), seat=3),
    Puzzle("peeked-queen", say("peeked-queen"), say("peeked-queen-asked")),
)
