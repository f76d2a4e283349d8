"""Mini Baccarat: a short label for each option, for a person who sets up a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.core.words import Name, Text
from spadille.games.mini_baccarat import say
from spadille.parts import say as shared

LABELS: Final[Mapping[Name, Text]] = {
    "decks": say("label-decks"),
    "commission": say("label-commission"),
    "banco_short": say("label-banco-short"),
    "tie_pays": say("label-tie-pays"),
    "tie_pushes_main_bets": say("label-tie-pushes-main-bets"),
    "marker_from_end": say("label-marker-from-end"),
    "after_marker": say("label-after-marker"),
    "burn_value_of_ten_and_faces": say("label-burn-value-of-ten-and-faces"),
    "burn": say("label-burn"),
    "pair_bets": say("label-pair-bets"),
    "either_pair": say("label-either-pair"),
    "perfect_pair": say("label-perfect-pair"),
    "big_small": say("label-big-small"),
    "dragon_bonus": say("label-dragon-bonus"),
    "lucky_six": say("label-lucky-six"),
    "dragon_seven": say("label-dragon-seven"),
    "panda_eight": say("label-panda-eight"),
    "shoes": say("label-shoes"),
    "chips": shared("label-chips"),
    "min_bet": shared("label-bet"),
    "max_bet": say("label-max-bet"),
}
"""The label of every option, by its name."""
