"""Pyramid: what the rest of the house knows of it."""

from __future__ import annotations

from typing import Final

from spadille.manifest import Laboratory, Manifest, Player, Reviewing
from spadille.thinking.budget import STRONG
from spadille.thinking.levels import Level

MANIFEST: Final = Manifest(
    package="spadille.games.pyramid",
    name="pyramid",
    title="Pyramid",
    seats="1",
    length="ten minutes",
    sentence="Take the pyramid apart, two cards at a time that make thirteen.",
    emblem=("QH", "AC", "KD"),
    worth_part="scoring:worth",
    tame_part="players.tame:tame",
    players=(
        Player(Level.REGULAR, "players.regular:make"),
        Player(Level.STRONG, "players.strong:make", STRONG),
    ),
    reviewing=Reviewing(all_cards="players.insight:ALL_CARDS"),
    laboratory=Laboratory(can_be_won="players.strong:can_be_won", solver="players.solving:SOLVER"),
)
