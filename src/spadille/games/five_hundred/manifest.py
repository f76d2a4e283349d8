"""Five Hundred: what the rest of the house knows of it."""

from __future__ import annotations

from typing import Final

from spadille.manifest import Laboratory, Listing, Manifest, Reviewing, Rung, players_to
from spadille.thinking.levels import Level

MANIFEST: Final = Manifest(
    package="spadille.games.five_hundred",
    name="five_hundred",
    listing=Listing("Five Hundred", "4", "an hour", emblem=("JC", "JS", "JB")),
    sentence="Bid for trumps, take the middle and make your tricks, or none at all: nullo.",
    players=players_to(Level.EXPERT),
    reviewing=Reviewing(all_cards="players.insight:ALL_CARDS"),
    laboratory=Laboratory(
        ladder=(
            Rung(rulebook="denexa", bots="strong,regular", deals=100),
            Rung(rulebook="denexa", bots="strong,regular", deals=20, whole=True),
            Rung(rulebook="denexa", bots="expert,strong", deals=60, worlds=None),
            Rung(rulebook="denexa", bots="regular,beginner", deals=60),
        ),
    ),
)
