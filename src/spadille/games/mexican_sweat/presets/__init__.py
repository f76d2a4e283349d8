"""Mexican Sweat: well-known ways to play, the most popular first."""

from __future__ import annotations

from typing import Final

from spadille.core.preset import Preset
from spadille.core.words import speaker
from spadille.games.mexican_sweat import say as rules

say: Final = speaker(__package__)

PRESETS: Final = (
    Preset(
        name="no_peek",
        title=say("no-peek"),
        line=say("no-peek-line"),
        guest=(say("no-card-kills"), say("no-peek-2"), say("bets-after-lead")),
        rulebook="denexa",
        seats=(4, 2, 3, 5, 6, 7),
        options={"kill_card": "none", "card_to_beat": False, "betting_after": "leader"},
        also=("seven card no peek", "roll your own", "beat it"),
    ),
    Preset(
        name="midnight_baseball",
        title=say("midnight-baseball"),
        line=say("midnight-baseball-line"),
        guest=(rules("option-wild-threes-nines"), say("no-card-kills"), say("bets-after-lead")),
        rulebook="denexa",
        seats=(4, 2, 3, 5, 6, 7),
        options={"kill_card": "none", "card_to_beat": False, "betting_after": "leader", "wild": "threes_nines"},
        also=("night baseball", "no peek baseball"),
    ),
)
