"""Mini Baccarat: the manifest, which tells the rest of the program what the game offers."""

from __future__ import annotations

from typing import Final

from spadille.games.mini_baccarat import say
from spadille.manifest import (
    BY_RULES,
    SCORING,
    THE_END,
    Choosing,
    Group,
    Laboratory,
    Listing,
    Manifest,
    Measure,
    Reviewing,
)

MANIFEST: Final = Manifest(
    package="spadille.games.mini_baccarat",
    name="mini_baccarat",
    listing=Listing(say("title"), say("seats"), say("length"), emblem=("9D", "KC")),
    sentence=say("sentence"),
    labels_part="labels:LABELS",
    presets_part="presets:PRESETS",
    choosing=Choosing(
        first=("chips", "commission", "banco_short", "min_bet", "max_bet"),
        groups=(
            Group(
                say("group-shoe"), ("decks", "marker_from_end", "after_marker", "burn", "burn_value_of_ten_and_faces")
            ),
            Group(
                say("group-side"),
                (
                    "pair_bets",
                    "either_pair",
                    "perfect_pair",
                    "big_small",
                    "dragon_bonus",
                    "lucky_six",
                    "dragon_seven",
                    "panda_eight",
                ),
            ),
            Group(SCORING, ("tie_pays", "tie_pushes_main_bets")),
            Group(THE_END, ("shoes",)),
        ),
    ),
    private=False,
    pack_part="rules:pack",
    tame_part="players.tame:tame",
    ahead_part="chances:Ahead",
    reasons_part="players.reasons:REASONS",
    rests=False,
    out_part="sight:out",
    counts_part="counts:counts",
    puzzles_part="puzzles:PUZZLES",
    daily={"marker_from_end": 360},
    encoder_part="encoding:encoder",
    players=BY_RULES,
    laboratory=Laboratory(
        odds="chances:chances",
        questions="odds:QUESTIONS",
        tally="players.tally:tally",
        measures=(
            Measure("house", say("measure-house"), "lost", "staked"),
            Measure("punto_edge", say("measure-punto"), "punto_lost", "chip"),
            Measure("banco_edge", say("measure-banco"), "banco_lost", "chip"),
            Measure("tie_edge", say("measure-tie"), "tie_lost", "chip"),
            Measure("banco_won", say("measure-banco-won"), "banco_won", "dealt"),
            Measure("ties", say("measure-ties"), "ties", "dealt"),
            Measure("commission", say("measure-commission"), "commission", "staked"),
        ),
    ),
    reviewing=Reviewing(nothing=say("nothing-to-review")),
)
