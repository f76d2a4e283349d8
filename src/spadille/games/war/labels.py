"""War: a short label for each option, for a person who sets up a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.core.words import Name, Text
from spadille.games.war import say
from spadille.parts import say as shared

LABELS: Final[Mapping[Name, Text]] = {
    "war_depth": say("label-war-depth"),
    "short_in_war": say("label-short-in-war"),
    "collect_order": say("label-collect-order"),
    "max_skirmishes": say("label-max-skirmishes"),
    "wins": say("label-wins"),
    "jokers": shared("label-jokers"),
    "who_fights": say("label-who-fights"),
}
"""The label of every option, by its name."""
