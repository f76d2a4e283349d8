"""Five Hundred: what the rest of the house knows of it."""

from __future__ import annotations

from typing import Final

from spadille.manifest import THINKING, Laboratory, Manifest, Reviewing, usual_rungs

MANIFEST: Final = Manifest(
    package="spadille.games.five_hundred",
    name="five_hundred",
    title="Five Hundred",
    also=("500",),
    seats="4",
    length="an hour",
    sentence="Bid for trumps, take the middle and make your tricks, or none at all: nullo.",
    emblem=("JC", "JS", "JB"),
    players=THINKING,
    reviewing=Reviewing(all_cards="players.insight:ALL_CARDS"),
    laboratory=Laboratory(ladder=usual_rungs("denexa")),
)
