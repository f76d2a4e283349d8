"""War: well-known ways to play, the most popular first."""

from __future__ import annotations

from typing import Final

from spadille.core.preset import Preset
from spadille.core.words import speaker

say: Final = speaker(__package__)

PRESETS: Final = (
    Preset(
        name="three_down",
        title=say("three-down"),
        line=say("three-down-line"),
        guest=(say("three-down-1"), say("three-down-2"), say("short-turns-last")),
        rulebook="denexa",
        seats=(2,),
        options={"war_depth": "fixed_3"},
        also=("I declare war", "three cards face down"),
    ),
    Preset(
        name="one_down",
        title=say("one-down"),
        line=say("one-down-line"),
        guest=(say("one-down-1"), say("one-down-2"), say("short-turns-last")),
        rulebook="denexa",
        seats=(2,),
        options={"war_depth": "fixed_1"},
        also=("one card face down",),
    ),
)
