"""Five Hundred: what the rest of the house knows of it."""

from __future__ import annotations

from typing import Final

from spadille.manifest import THINKING, Laboratory, Listing, Manifest, Reviewing, usual_rungs

MANIFEST: Final = Manifest(
    package="spadille.games.five_hundred",
    name="five_hundred",
    listing=Listing("Five Hundred", "4", "an hour", emblem=("JC", "JS", "JB")),
    sentence="Bid for trumps, take the middle and make your tricks, or none at all: nullo.",
    pack_part="ranking:pack",
    tame_part="players.tame:tame",
    players=THINKING,
    reviewing=Reviewing(all_cards="players.insight:ALL_CARDS"),
    laboratory=Laboratory(ladder=usual_rungs("denexa")),
)
