"""War: what the rest of the house knows of it."""

from __future__ import annotations

from typing import Final

from spadille.manifest import Listing, Manifest, Reviewing, players_to
from spadille.thinking.levels import Level

MANIFEST: Final = Manifest(
    package="spadille.games.war",
    name="war",
    listing=Listing("War", "2", "a quarter of an hour", emblem=("AH", "AS")),
    sentence="Turn a card each, the higher takes both; whoever has them all has won. Luck decides alone.",
    automatic=True,
    pace=0,
    players=players_to(Level.REGULAR),
    reviewing=Reviewing(nothing="War leaves no choice: there is nothing to review."),
)
