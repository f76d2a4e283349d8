"""Five Hundred: what the rest of the house knows of it."""

from __future__ import annotations

from typing import Final

from spadille.manifest import THINKING, Choosing, Group, Laboratory, Listing, Manifest, Reviewing, usual_rungs

MANIFEST: Final = Manifest(
    package="spadille.games.five_hundred",
    name="five_hundred",
    listing=Listing("Five Hundred", "4", "an hour", emblem=("JC", "JS", "JB"), also=("500",)),
    sentence="Bid for trumps, take the middle and make your tricks, or none at all: nullo.",
    choosing=Choosing(
        first=("target", "nullo", "inkle", "all_pass", "ace_no_face"),
        groups=(
            Group("Bidding", ("bid_rounds", "pass_is_final", "nullo_rank", "grand_nullo")),
            Group("Scoring", ("slam_bonus",)),
            Group("Play", ("first_dealer", "joker_lead_naming")),
            Group("The end", ("target_rule", "win_only_by_contract", "lose_at", "max_deals")),
        ),
    ),
    pack_part="ranking:pack",
    tame_part="players.tame:tame",
    reasons_part="players.reasons:REASONS",
    panels_part="panels:panels",
    counts_part="counts:counts",
    daily={"max_deals": 1},
    players=THINKING,
    reviewing=Reviewing(all_cards="players.insight:ALL_CARDS"),
    laboratory=Laboratory(ladder=usual_rungs("denexa")),
)
