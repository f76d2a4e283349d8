"""Pinochle: well-known ways to play, the most popular first."""

from __future__ import annotations

from typing import Final

from spadille.core.preset import Preset
from spadille.core.words import speaker

say: Final = speaker(__package__)

PRESETS: Final = (
    Preset(
        name="first_to_1000",
        title=say("first-to-1000"),
        line=say("first-to-1000-line"),
        guest=(say("first-to-1000-1"), say("first-to-1000-2"), say("first-to-1000-3")),
        rulebook="denexa",
        seats=(2,),
        options={"target_rule": "reach", "both_over": "higher_wins"},
        also=("plain thousand", "to a thousand"),
    ),
)
