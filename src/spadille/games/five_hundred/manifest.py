"""Five Hundred: the manifest, through which the rest of the program knows the game."""

from __future__ import annotations

from typing import Final

from spadille.games.five_hundred import say
from spadille.manifest import (
    BIDDING,
    PLAY,
    SCORING,
    THE_END,
    THINKING,
    Choosing,
    Group,
    Laboratory,
    Listing,
    Manifest,
    Measure,
    Reviewing,
    Rung,
    usual_rungs,
)

MANIFEST: Final = Manifest(
    package="spadille.games.five_hundred",
    name="five_hundred",
    listing=Listing(say("title"), say("seats"), say("length"), emblem=("JC", "JS", "JB"), also=("500",)),
    sentence=say("sentence"),
    choosing=Choosing(
        first=("target", "sides", "nullo", "inkle", "all_pass"),
        groups=(
            Group(
                BIDDING,
                (
                    "ace_no_face",
                    "bid_rounds",
                    "pass_is_final",
                    "raise_own",
                    "nullo_rank",
                    "nullo_after_seven",
                    "open_nullo",
                    "grand_nullo",
                ),
            ),
            Group(SCORING, ("trick_points", "slam_bonus")),
            Group(PLAY, ("pack", "middle", "first_dealer", "joker_lead_naming", "joker_no_trump")),
            Group(THE_END, ("target_rule", "win_only_by_contract", "both_over", "lose_at", "max_deals")),
        ),
    ),
    labels_part="labels:LABELS",
    presets_part="presets:PRESETS",
    pack_part="ranking:pack",
    tame_part="players.tame:tame",
    claims_part="claims:known",
    reasons_part="players.reasons:REASONS",
    panels_part="panels:panels",
    counts_part="counts:counts",
    puzzles_part="puzzles:PUZZLES",
    themes_part="puzzles.themes:THEMES",
    daily={"max_deals": 1},
    encoder_part="encoding:encoder",
    batch_part="batch:batch",
    tree_part="tree:FiveHundredTree",
    players=THINKING,
    reviewing=Reviewing(all_cards="players.insight:ALL_CARDS"),
    laboratory=Laboratory(
        questions="odds:QUESTIONS",
        tally="players.tally:tally",
        noted="players.tally:noted",
        promises="players.promises:CONTRACTS",
        measures=(
            Measure("contracts", say("measure-contracts"), "contracts", "dealt"),
            Measure("level", say("measure-level"), "bid", "numbered"),
            Measure("sets", say("measure-sets"), "set", "contracts"),
            Measure("took", say("measure-took"), "took", "numbered"),
            Measure("no_trump", say("measure-no-trump"), "no_trump", "numbered"),
            Measure("nullos", say("measure-nullos"), "nullo", "contracts"),
            Measure("nullos_set", say("measure-nullos-set"), "nullo_set", "nullo"),
            Measure("redeals", say("measure-redeals"), "redeals", "dealt"),
        ),
        assumed=say("measure-assumed"),
        ends="players.prospects:ending",
        ladder=(
            *usual_rungs("denexa"),
            Rung(rulebook="denexa", bots="strong,stranger-500", deals=300),
            Rung(rulebook="denexa", bots="regular,stranger-500", deals=500),
        ),
    ),
)
