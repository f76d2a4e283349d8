"""Mini Baccarat: well-known ways to play, the most popular first."""

from __future__ import annotations

from typing import Final

from spadille.core.preset import Preset
from spadille.core.words import speaker

say: Final = speaker(__package__)

PRESETS: Final = (
    Preset(
        name="commission_free",
        title=say("commission-free"),
        line=say("commission-free-line"),
        guest=(say("commission-free-1"), say("commission-free-2"), say("commission-free-3")),
        rulebook="denexa",
        seats=(3, 1, 2, 4, 5, 6, 7, 8, 9),
        options={"commission": 0, "banco_short": "half_on_six"},
        also=("no commission", "super six", "punto banco 2000"),
    ),
    Preset(
        name="seven_comes_back",
        title=say("seven-comes-back"),
        line=say("seven-comes-back-line"),
        guest=(say("seven-comes-back-1"), say("seven-comes-back-2"), say("seven-comes-back-3")),
        rulebook="denexa",
        seats=(3, 1, 2, 4, 5, 6, 7, 8, 9),
        options={"commission": 0, "banco_short": "back_on_seven", "dragon_seven": True, "panda_eight": True},
        also=("EZ baccarat", "dragon and panda"),
    ),
)
