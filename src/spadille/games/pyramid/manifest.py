"""Pyramid: the manifest, which tells the rest of the program what the game offers."""

from __future__ import annotations

from typing import Final

from spadille.games.pyramid import say
from spadille.manifest import PLAY, THINKING, Choosing, Group, Laboratory, Listing, Manifest, Measure, Reviewing

MANIFEST: Final = Manifest(
    package="spadille.games.pyramid",
    name="pyramid",
    listing=Listing(say("title"), "1", say("length"), emblem=("QH", "AC", "KD")),
    sentence=say("sentence"),
    labels_part="labels:LABELS",
    presets_part="presets:PRESETS",
    choosing=Choosing(
        first=("overlap_match", "reserve", "stock_passes", "draw_count", "win_condition"),
        groups=(Group(PLAY, ("stock_waste_pairs", "draw_gate", "waste_top_playable", "stock_top_playable")),),
    ),
    private=False,
    worth_part="scoring:worth",
    tame_part="players.tame:tame",
    reasons_part="players.reasons:REASONS",
    counts_part="counts:counts",
    puzzles_part="puzzles:PUZZLES",
    notes_foretell=True,
    encoder_part="encoding:encoder",
    tree_part="tree:PyramidTree",
    players=THINKING,
    reviewing=Reviewing(all_cards="players.insight:ALL_CARDS"),
    laboratory=Laboratory(
        can_be_won="players.strong:can_be_won",
        solver="players.solving:SOLVER",
        questions="odds:QUESTIONS",
        tally="players.tally:tally",
        points=say("measure-points"),
        measures=(
            Measure("cleared", say("measure-cleared"), "cleared", "games"),
            Measure("left", say("measure-left"), "left", "games"),
            Measure("left_lost", say("measure-left-lost"), "left_lost", "not_cleared"),
            Measure("moves", say("measure-moves"), "moves", "games"),
            Measure("recycled", say("measure-recycled"), "recycled", "games"),
            Measure("resigned", say("measure-resigned"), "resigned", "games"),
        ),
    ),
)
