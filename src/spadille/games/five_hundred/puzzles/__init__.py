"""Five Hundred: the puzzles, the easiest first."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker
from spadille.scene.puzzling import Puzzle

say: Final = speaker(__package__)

PUZZLES: Final = (
    Puzzle("no-spade", say("no-spade"), say("no-spade-asked"), seat=2),
    Puzzle("joker-led", say("joker-led"), say("joker-led-asked"), seat=2),
    Puzzle("over-the-eight", say("over-the-eight"), say("over-the-eight-asked")),
    Puzzle("under-the-seven", say("under-the-seven"), say("under-the-seven-asked")),
    Puzzle("nullo-is-under", say("nullo-is-under"), say("nullo-is-under-asked"), seat=3),
    Puzzle("three-of-four", say("three-of-four"), say("three-of-four-asked"), seat=2),
)
