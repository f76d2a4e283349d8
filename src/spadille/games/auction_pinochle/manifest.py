"""Auction Pinochle: the manifest, which tells the rest of the program what the game offers."""

from __future__ import annotations

from typing import Final

from spadille.games.auction_pinochle import say
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
)

MANIFEST: Final = Manifest(
    package="spadille.games.auction_pinochle",
    name="auction_pinochle",
    listing=Listing(say("title"), say("seats"), say("length"), emblem=("QS", "JD", "AS")),
    sentence=say("sentence"),
    choosing=Choosing(
        first=("target", "minimum_bid", "marriage_needed", "card_pass", "pay"),
        groups=(
            Group(BIDDING, ("raise_by", "highest_bid", "all_pass", "dealer_below", "shoot")),
            Group(PLAY, ("winning", "concede", "first_dealer")),
            Group(
                SCORING,
                (
                    "counting",
                    "units",
                    "doubles",
                    "last_trick",
                    "set_costs",
                    "meld_kept",
                    "meld_points",
                    "minimum_meld",
                    "spades_double",
                ),
            ),
            Group(THE_END, ("both_reach", "max_deals")),
        ),
    ),
    labels_part="labels:LABELS",
    pack_part="rules:pack",
    tame_part="players.tame:tame",
    reasons_part="players.reasons:REASONS",
    panels_part="panels:panels",
    puzzles_part="puzzles:PUZZLES",
    themes_part="puzzles.themes:THEMES",
    counts_part="counts:counts",
    daily={"max_deals": 1},
    encoder_part="encoding.encoder:encoder",
    batch_part="encoding.batch:batch",
    tree_part="encoding.tree:AuctionPinochleTree",
    players=THINKING,
    reviewing=Reviewing(fewer=20, taste=10.0),
    laboratory=Laboratory(
        questions="odds:QUESTIONS",
        tally="players.tally:tally",
        noted="players.tally:noted",
        promises="players.promises:CONTRACTS",
        measures=(
            Measure("contracts", say("measure-contracts"), "contracts", "hands"),
            Measure("bid", say("measure-bid"), "bid", "numbered"),
            Measure("sets", say("measure-sets"), "set", "contracts"),
            Measure("took", say("measure-took"), "took", "contracts"),
            Measure("meld_points", say("measure-melds"), "meld_points", "melders"),
        ),
    ),
)
