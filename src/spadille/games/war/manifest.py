"""War: the manifest, which tells the rest of the program what the game offers."""

from __future__ import annotations

from typing import Final

from spadille.games.war import say
from spadille.manifest import (
    BY_RULES,
    PLAY,
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
    package="spadille.games.war",
    name="war",
    listing=Listing(say("title"), say("seats"), say("length"), emblem=("AH", "AS")),
    sentence=say("sentence"),
    labels_part="labels:LABELS",
    presets_part="presets:PRESETS",
    choosing=Choosing(
        first=("war_depth", "short_in_war", "wins", "jokers", "who_fights"),
        groups=(Group(PLAY, ("collect_order",)), Group(THE_END, ("max_skirmishes",))),
    ),
    private=False,
    automatic=True,
    pace=0,
    reasons_part="players.reasons:REASONS",
    out_part="sight:out",
    counts_part="counts:counts",
    encoder_part="encoding:encoder",
    players=BY_RULES,
    laboratory=Laboratory(
        questions="odds:QUESTIONS",
        tally="players.tally:tally",
        noted="players.tally:noted",
        measures=(
            Measure("battles", say("measure-battles"), "battles"),
            Measure("wars", say("measure-wars"), "wars", "battles"),
            Measure("wars_in_wars", say("measure-deeper"), "wars_in_wars", "wars"),
            Measure("short", say("measure-short"), "short"),
            Measure("endless", say("measure-endless"), "endless"),
        ),
    ),
    reviewing=Reviewing(nothing=say("nothing-to-review")),
)
