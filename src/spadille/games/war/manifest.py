"""War: what the rest of the house knows of it."""

from __future__ import annotations

from typing import Final

from spadille.manifest import BY_RULES, Manifest, Reviewing

MANIFEST: Final = Manifest(
    package="spadille.games.war",
    name="war",
    title="War",
    seats="2",
    length="a quarter of an hour",
    sentence="Turn a card each, the higher takes both; whoever has them all has won. Luck decides alone.",
    emblem=("AH", "AS"),
    automatic=True,
    pace=0,
    players=BY_RULES,
    reviewing=Reviewing(nothing="War leaves no choice: there is nothing to review."),
)
