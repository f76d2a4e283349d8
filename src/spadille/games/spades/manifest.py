"""Spades: what the rest of the house knows of it."""

from __future__ import annotations

from typing import Final

from spadille.games.spades.words import say
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
    Usual,
)

MANIFEST: Final = Manifest(
    package="spadille.games.spades",
    name="spades",
    listing=Listing(say("title"), say("seats"), say("length"), emblem=("QS", "KS", "AS")),
    sentence=say("sentence"),
    usual=Usual(words=say("usual"), rulebook="rules_of_spades"),
    choosing=Choosing(
        first=("partnership", "target", "nil", "break_rule", "bag_penalty"),
        groups=(
            Group(BIDDING, ("min_bid", "blind_nil", "blind_nil_behind")),
            Group(
                SCORING,
                (
                    "trick_points",
                    "set_penalty",
                    "overtrick_points",
                    "nil_bonus",
                    "nil_penalty",
                    "blind_nil_bonus",
                    "blind_nil_penalty",
                    "failed_nil_bags",
                ),
            ),
            Group(PLAY, ("first_dealer", "cut", "misdeal", "opening_lead", "jokers")),
            Group(THE_END, ("mercy", "hand_limit", "max_deals")),
        ),
    ),
    worth_part="scoring:worth",
    pack_part="terms:pack",
    tame_part="players.tame:tame",
    claims_part="claims:known",
    dares_part="players.tame:dares",
    panels_part="panels:panels",
    reasons_part="players.reasons:REASONS",
    counts_part="counts:counts",
    puzzles_part="puzzles:PUZZLES",
    boards_part="boards:BOARDS",
    encoder_part="encoding.fast:encoder",
    batch_part="encoding.batch:batch",
    tree_part="encoding.tree:tree",
    daily={"max_deals": 1},
    players=THINKING,
    reviewing=Reviewing(all_cards="players.insight:ALL_CARDS"),
    laboratory=Laboratory(
        questions="odds:QUESTIONS",
        tally="players.tally:tally",
        rates="players.tally:rates",
        measures=(
            Measure("bid", "tricks bid a contract", "bid", "contracts"),
            Measure("sets", "contracts set", "set", "contracts"),
            Measure("bags", "bags a contract", "bags", "contracts"),
            Measure("nils", "nils bid a side and deal", "nil", "deals"),
            Measure("nils_kept", "nils kept", "nil_kept", "nil"),
            Measure("penalties", "penalties for bags, a side and game", "penalties", "games"),
        ),
        assumed=(
            "Strong players weigh the score of a match by how deals of the andrews rules end between strong players "
            "(ends.json), and bid by figures fitted to those; neither is fitted again to changed rules."
        ),
        cheat="players.cheat:make",
        ladder=(
            Rung(rulebook="andrews", bots="strong,regular", deals=300),
            Rung(rulebook="rules_of_spades", bots="strong,regular", deals=300),
            Rung(rulebook="denexa", bots="strong,regular", deals=300),
            Rung(rulebook="bicycle", bots="strong,regular", deals=100, seats=2),
            Rung(rulebook="bicycle", bots="strong,regular", deals=100, seats=3),
            Rung(rulebook="bicycle", bots="strong,regular", deals=100, seats=4),
            Rung(rulebook="bicycle", bots="strong,regular", deals=100, seats=5),
            Rung(rulebook="bicycle", bots="strong,regular", deals=100, seats=6),
            Rung(rulebook="andrews", bots="strong,regular", deals=100, seats=3),
            Rung(rulebook="club", bots="strong,regular", deals=100),
            Rung(rulebook="andrews", bots="expert,regular", deals=60, worlds=None),
            Rung(rulebook="rules_of_spades", bots="expert,regular", deals=60, worlds=None),
            Rung(rulebook="denexa", bots="expert,regular", deals=60, worlds=None),
            Rung(rulebook="andrews", bots="expert,strong", deals=300, worlds=None),
            Rung(rulebook="rules_of_spades", bots="expert,strong", deals=300, worlds=None),
            Rung(rulebook="denexa", bots="expert,strong", deals=300, worlds=None),
            Rung(rulebook="andrews", bots="strong+regular,regular", deals=120),
            Rung(rulebook="andrews", bots="expert+regular,regular", deals=60, worlds=None),
            Rung(rulebook="andrews", bots="strong,regular", deals=40, whole=True),
            Rung(rulebook="andrews", bots="expert,strong", deals=60, whole=True, worlds=None),
            Rung(rulebook="denexa", bots="cheat,strong", deals=60),
            Rung(rulebook="denexa", bots="regular,beginner", deals=60),
        ),
    ),
)
