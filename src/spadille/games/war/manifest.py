"""War: what the rest of the house knows of it."""

from __future__ import annotations

from typing import Final

from spadille.manifest import BY_RULES, Choosing, Listing, Manifest, Reviewing

MANIFEST: Final = Manifest(
    package="spadille.games.war",
    name="war",
    listing=Listing("War", "2", "a quarter of an hour", emblem=("AH", "AS")),
    sentence="Turn a card each, the higher takes both; whoever has them all has won. Luck decides alone.",
    choosing=Choosing(first=("war_depth", "short_in_war", "collect_order", "max_skirmishes")),
    private=False,
    automatic=True,
    pace=0,
    reasons_part="players.reasons:REASONS",
    counts_part="counts:counts",
    players=BY_RULES,
    reviewing=Reviewing(nothing="War leaves no choice: there is nothing to review."),
)
