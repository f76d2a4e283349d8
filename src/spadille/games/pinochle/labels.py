"""Pinochle: a short label for each option, for a person who sets up a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.core.words import Name, Text
from spadille.games.pinochle import say
from spadille.parts import say as shared

LABELS: Final[Mapping[Name, Text]] = {
    "packet": say("label-packet"),
    "target": shared("label-target"),
    "target_rule": shared("label-target-rule"),
    "target_step": say("label-target-step"),
    "both_over": say("label-both-over"),
    "target_chain": say("label-target-chain"),
    "last_card_choice": say("label-last-card-choice"),
    "first_dealer": shared("label-first-dealer"),
    "max_deals": shared("label-max-deals"),
    "melds_a_trick": say("label-melds-a-trick"),
    "reuse": say("label-reuse"),
    "dix_swap": say("label-dix-swap"),
    "endgame": say("label-endgame"),
    "counting": shared("label-counting"),
}
"""The label of every option, by its name."""
