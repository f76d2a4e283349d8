"""Spades: the puzzles, the easiest first."""

from __future__ import annotations

from typing import Final

from spadille.core.words import speaker
from spadille.scene.puzzling import Puzzle

say: Final = speaker(__package__)

PUZZLES: Final = (
    Puzzle("cheapest", say("cheapest"), say("cheapest-asked")),
    Puzzle("under-the-ace", say("under-the-ace"), say("under-the-ace-asked")),
    Puzzle("eleven-bid", say("eleven-bid"), say("eleven-bid-asked")),
    Puzzle("own-nil", say("own-nil"), say("own-nil-asked")),
    Puzzle("nil-in-danger", say("nil-in-danger"), say("nil-in-danger-asked")),
    Puzzle("before-the-nil", say("before-the-nil"), say("before-the-nil-asked")),
    Puzzle("their-nil", say("their-nil"), say("their-nil-asked")),
    Puzzle("three-needed", say("three-needed"), say("three-needed-asked")),
    Puzzle("their-tenth-bag", say("their-tenth-bag"), say("their-tenth-bag-asked")),
    Puzzle("last-deal", say("last-deal"), say("last-deal-asked")),
)
