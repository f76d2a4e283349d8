"""Pinochle: what the rest of the house knows of it."""

from __future__ import annotations

from typing import Final

from spadille.manifest import Laboratory, Listing, Manifest, Reviewing, Rung, players_to
from spadille.thinking.levels import Level

MANIFEST: Final = Manifest(
    package="spadille.games.pinochle",
    name="pinochle",
    listing=Listing("Pinochle", "2", "an hour", emblem=("JD", "QS")),
    sentence="Win tricks to meld; marriages, flushes and the queen of spades with the jack of diamonds count.",
    players=players_to(Level.EXPERT),
    reviewing=Reviewing(fewer=20),
    laboratory=Laboratory(
        ladder=(
            Rung(rulebook="denexa", bots="strong,regular", deals=100),
            Rung(rulebook="denexa", bots="strong,regular", deals=20, whole=True),
            Rung(rulebook="denexa", bots="expert,strong", deals=60, worlds=None),
            Rung(rulebook="denexa", bots="regular,beginner", deals=60),
        ),
    ),
)
