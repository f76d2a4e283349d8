"""Mexican Sweat: well-known ways to play, the most popular first."""

from __future__ import annotations

from typing import Final

from spadille.core.preset import Preset
from spadille.core.words import speaker

say: Final = speaker(__package__)

PRESETS: Final = (
    Preset(
        name="no_peek",
        title=say("no-peek"),
        line=say("no-peek-line"),
        guest=(say("no-peek-1"), say("no-peek-2"), say("no-peek-3")),
        rulebook="denexa",
        seats=(4, 2, 3, 5, 6, 7),
        options={"kill_card": "none", "card_to_beat": False, "betting_after": "leader"},
        also=("seven card no peek", "roll your own", "beat it"),
    ),
    Preset(
        name="midnight_baseball",
        title=say("midnight-baseball"),
        line=say("midnight-baseball-line"),
        guest=(say("midnight-baseball-1"), say("midnight-baseball-2"), say("midnight-baseball-3")),
        rulebook="denexa",
        seats=(4, 2, 3, 5, 6, 7),
        options={"kill_card": "none", "card_to_beat": False, "betting_after": "leader", "wild": "threes_nines"},
        also=("night baseball", "no peek baseball"),
    ),
)
