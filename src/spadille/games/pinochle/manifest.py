"""Pinochle: the manifest, which tells the rest of the program what the game offers."""

from __future__ import annotations

from typing import Final

from spadille.games.pinochle import say
from spadille.manifest import (
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
    usual_rungs,
)

MANIFEST: Final = Manifest(
    package="spadille.games.pinochle",
    name="pinochle",
    listing=Listing(say("title"), "2", say("length"), emblem=("JD", "QS")),
    sentence=say("sentence"),
    labels_part="labels:LABELS",
    presets_part="presets:PRESETS",
    choosing=Choosing(
        first=("target", "target_rule", "both_over", "last_card_choice", "packet"),
        groups=(
            Group(PLAY, ("melds_a_trick", "reuse", "dix_swap", "endgame", "first_dealer")),
            Group(SCORING, ("counting",)),
            Group(THE_END, ("target_step", "target_chain", "max_deals")),
        ),
    ),
    pack_part="rules:pack",
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
    tree_part="tree:PinochleTree",
    players=THINKING,
    reviewing=Reviewing(fewer=20),
    laboratory=Laboratory(
        questions="odds:QUESTIONS",
        tally="players.tally:tally",
        measures=(
            Measure("melds", say("measure-melds"), "melds", "hands"),
            Measure("meld_points", say("measure-meld-points"), "meld_points", "hands"),
            Measure("bare", say("measure-bare"), "bare", "hands"),
            Measure("dix", say("measure-dix"), "dix", "hands"),
            Measure("trick_points", say("measure-trick-points"), "trick_points", "hands"),
        ),
        assumed=say("measure-assumed"),
        ladder=usual_rungs("denexa"),
    ),
)
