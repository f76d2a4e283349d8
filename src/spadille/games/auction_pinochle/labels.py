"""Auction Pinochle: a short label for each option, for a person who sets up a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.core.words import Name, Text
from spadille.games.auction_pinochle import say
from spadille.parts import say as shared

LABELS: Final[Mapping[Name, Text]] = {
    "target": shared("label-target"),
    "minimum_bid": say("label-minimum-bid"),
    "raise_by": say("label-raise-by"),
    "highest_bid": say("label-highest-bid"),
    "all_pass": say("label-all-pass"),
    "shoot": say("label-shoot"),
    "marriage_needed": say("label-marriage-needed"),
    "doubles": say("label-doubles"),
    "units": say("label-units"),
    "concede": say("label-concede"),
    "winning": say("label-winning"),
    "counting": shared("label-counting"),
    "last_trick": say("label-last-trick"),
    "set_costs": say("label-set-costs"),
    "meld_kept": say("label-meld-kept"),
    "minimum_meld": say("label-minimum-meld"),
    "both_reach": say("label-both-reach"),
    "first_dealer": shared("label-first-dealer"),
    "max_deals": shared("label-max-deals"),
    "card_pass": say("label-card-pass"),
    "pay": say("label-pay"),
    "spades_double": say("label-spades-double"),
    "dealer_below": say("label-dealer-below"),
    "meld_points": say("label-meld-points"),
}
"""The label of every option, by its name."""
