"""Mini Baccarat: what the rest of the house knows of it."""

from __future__ import annotations

from typing import Final

from spadille.manifest import BY_RULES, Choosing, Group, Laboratory, Listing, Manifest, Reviewing

MANIFEST: Final = Manifest(
    package="spadille.games.mini_baccarat",
    name="mini_baccarat",
    listing=Listing("Mini Baccarat", "1 to 9", "ten minutes a shoe", emblem=("9D", "KC")),
    sentence="Bet on the player hand, the banker hand or a tie; the cards decide, and the house deals.",
    choosing=Choosing(
        first=("chips", "commission", "tie_pays", "min_bet", "max_bet"),
        groups=(
            Group("The shoe", ("decks", "marker_from_end", "after_marker", "burn_value_of_ten_and_faces")),
            Group("Scoring", ("tie_pushes_main_bets",)),
            Group("The end", ("shoes",)),
        ),
    ),
    private=False,
    pack_part="rules:pack",
    tame_part="players.tame:tame",
    ahead_part="odds:Ahead",
    reasons_part="players.reasons:REASONS",
    rests=False,
    counts_part="counts:counts",
    daily={"marker_from_end": 360},
    players=BY_RULES,
    laboratory=Laboratory(odds="odds:chances"),
    reviewing=Reviewing(
        nothing="In Mini Baccarat the cards decide, and no bet is a good one: there is nothing to review."
    ),
)
