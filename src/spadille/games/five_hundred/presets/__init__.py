"""Five Hundred: ways to play that have a name, the most played first."""

from __future__ import annotations

from typing import Final

from spadille.core.options import OptionValue
from spadille.core.preset import Preset
from spadille.core.words import speaker
from spadille.parts import say as shared

say: Final = speaker(__package__)

_PLAIN: Final[dict[str, OptionValue]] = {"target_rule": "reach", "all_pass": "next_dealer", "slam_bonus": 250}
"""The usual rules nearly everywhere: 500 points win, the next player deals if all pass, all ten tricks bring 250."""

PRESETS: Final = (
    Preset(
        name="australian",
        title=say("australian"),
        line=say("australian-line"),
        guest=(say("australian-1"), say("australian-2"), say("australian-3")),
        rulebook="denexa",
        seats=(4,),
        options={
            **_PLAIN,
            "pack": "43",
            "middle": 3,
            "bid_rounds": "until_three_passes",
            "pass_is_final": True,
            "inkle": "anyone",
            "nullo_rank": "by_value",
            "nullo_after_seven": True,
            "open_nullo": "below_ten_hearts",
            "grand_nullo": False,
            "ace_no_face": False,
            "joker_no_trump": "first_round",
            "joker_lead_naming": "no_trump_only",
        },
        also=("Aussie 500", "misère"),
    ),
    Preset(
        name="american",
        title=say("american"),
        line=say("american-line"),
        guest=(say("american-1"), say("american-2"), say("ten-tricks-250")),
        rulebook="denexa",
        seats=(4,),
        options={
            **_PLAIN,
            "bid_rounds": 1,
            "grand_nullo": False,
            "ace_no_face": False,
            "joker_lead_naming": "no_trump_only",
        },
        also=("one round", "one bid each"),
    ),
    Preset(
        name="cutthroat",
        title=shared("cutthroat"),
        line=say("cutthroat-line"),
        guest=(say("cutthroat-1"), say("cutthroat-2"), say("ten-tricks-250")),
        rulebook="denexa",
        seats=(3,),
        options=_PLAIN,
        also=("three-handed 500", "each alone"),
    ),
    Preset(
        name="two_hands",
        title=shared("two-hands"),
        line=say("two-hands-line"),
        guest=(say("two-hands-1"), say("two-hands-2"), say("ten-tricks-250")),
        rulebook="denexa",
        seats=(2,),
        options=_PLAIN,
        also=("two-handed 500", "honeymoon 500"),
    ),
    Preset(
        name="three_pairs",
        title=shared("three-pairs"),
        line=say("three-pairs-line"),
        guest=(say("three-pairs-1"), say("pack-of-63"), say("three-pairs-3")),
        rulebook="denexa",
        seats=(6,),
        options={**_PLAIN, "sides": "pairs"},
        also=("six in pairs",),
    ),
    Preset(
        name="two_threes",
        title=shared("two-threes"),
        line=say("two-threes-line"),
        guest=(say("two-threes-1"), say("pack-of-63"), say("ten-tricks-250")),
        rulebook="denexa",
        seats=(6,),
        options=_PLAIN,
        also=("three against three", "six-handed 500"),
    ),
)
