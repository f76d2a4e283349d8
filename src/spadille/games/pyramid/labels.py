"""Pyramid: a short label for each option, for a person who sets up a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.core.words import Name, Text
from spadille.games.pyramid import say

LABELS: Final[Mapping[Name, Text]] = {
    "overlap_match": say("label-overlap-match"),
    "stock_passes": say("label-stock-passes"),
    "draw_count": say("label-draw-count"),
    "draw_gate": say("label-draw-gate"),
    "waste_top_playable": say("label-waste-top-playable"),
    "stock_waste_pairs": say("label-stock-waste-pairs"),
    "stock_top_playable": say("label-stock-top-playable"),
    "reserve": say("label-reserve"),
    "win_condition": say("label-win-condition"),
}
"""The label of every option, by its name."""
