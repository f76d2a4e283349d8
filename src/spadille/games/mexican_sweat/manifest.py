"""Mexican Sweat: the manifest, which tells the rest of the program what the game offers."""

from __future__ import annotations

from typing import Final

from spadille.games.mexican_sweat import say
from spadille.manifest import PLAY, THE_END, THINKING, Choosing, Group, Laboratory, Listing, Manifest, Measure, Rung

MANIFEST: Final = Manifest(
    package="spadille.games.mexican_sweat",
    name="mexican_sweat",
    listing=Listing(say("title"), say("seats"), say("length"), emblem=(None, None, "7H")),
    sentence=say("sentence"),
    labels_part="labels:LABELS",
    presets_part="presets:PRESETS",
    choosing=Choosing(
        first=("chips", "stake_mode", "ante", "betting_limit", "peek"),
        groups=(
            Group(
                say("group-bets"),
                (
                    "small_blind",
                    "big_blind",
                    "bet",
                    "max_raises",
                    "pair_doubles_min_bet",
                    "pair_doubles_for",
                    "betting_after",
                ),
            ),
            Group(
                PLAY,
                (
                    "first_dealer",
                    "kill_card",
                    "card_to_beat",
                    "wild",
                    "peek_index",
                    "tie_with_card_to_beat",
                    "kickers_between_players",
                    "look_penalty",
                ),
            ),
            Group(THE_END, ("max_deals",)),
        ),
    ),
    tame_part="players.tame:tame",
    reasons_part="players.reasons:REASONS",
    out_part="sight:out",
    panels_part="panels:panels",
    counts_part="counts:counts",
    puzzles_part="puzzles:PUZZLES",
    themes_part="puzzles.themes:THEMES",
    daily={"max_deals": 5},
    encoder_part="encoding:encoder",
    tree_part="tree:MexicanSweatTree",
    players=THINKING,
    laboratory=Laboratory(
        questions="odds:QUESTIONS",
        tally="players.tally:tally",
        noted="players.tally:noted",
        measures=(
            Measure("pot", say("measure-pot"), "pot", "dealt"),
            Measure("folds", say("measure-folds"), "folds", "dealt"),
            Measure("stakes", say("measure-stakes"), "stakes", "dealt"),
            Measure("raises", say("measure-raises"), "raises", "dealt"),
            Measure("turned", say("measure-turned"), "turned", "dealt"),
            Measure("killed", say("measure-killed"), "killed", "dealt"),
        ),
        ladder=(Rung(rulebook="denexa", bots="regular,beginner", deals=60, seats=4),),
    ),
)
