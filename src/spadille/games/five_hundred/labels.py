"""Five Hundred: a short label for each option, for a person who sets up a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.core.words import Name, Text
from spadille.games.five_hundred import say
from spadille.parts import say as shared

LABELS: Final[Mapping[Name, Text]] = {
    "sides": say("label-sides"),
    "pack": say("label-pack"),
    "middle": say("label-middle"),
    "target": shared("label-target"),
    "target_rule": shared("label-target-rule"),
    "win_only_by_contract": shared("label-win-with-contract"),
    "lose_at": say("label-lose-at"),
    "bid_rounds": say("label-bid-rounds"),
    "pass_is_final": say("label-pass-is-final"),
    "raise_own": say("label-raise-own"),
    "inkle": say("label-inkle"),
    "nullo": say("label-nullo"),
    "nullo_rank": say("label-nullo-rank"),
    "nullo_after_seven": say("label-nullo-after-seven"),
    "open_nullo": say("label-open-nullo"),
    "grand_nullo": say("label-grand-nullo"),
    "ace_no_face": say("label-ace-no-face"),
    "all_pass": say("label-all-pass"),
    "slam_bonus": say("label-slam-bonus"),
    "joker_lead_naming": say("label-joker-lead-naming"),
    "joker_no_trump": say("label-joker-no-trump"),
    "trick_points": say("label-trick-points"),
    "both_over": say("label-both-over"),
    "first_dealer": shared("label-first-dealer"),
    "max_deals": shared("label-max-deals"),
}
"""The label of every option, by its name."""
