"""German Whist: the rules by name, each with the clause that states it."""

from __future__ import annotations

from enum import StrEnum


class Rule(StrEnum):
    """A rule of German Whist that the code enforces, and its clause."""

    SEATS = "GWH-01"
    PACK = "GWH-02"
    HIGHER_DEALS = "GWH-03"
    DEAL = "GWH-04"
    STOCK = "GWH-05"
    TRUMPS = "GWH-06"
    FIRST_LEAD = "GWH-07"
    ANY_LEAD = "GWH-08"
    FOLLOW = "GWH-09"
    ANY_CARD = "GWH-10"
    TRICK = "GWH-11"
    UPCARD_TO_WINNER = "GWH-12"
    HIDDEN_TO_LOSER = "GWH-13"
    NEXT_UPCARD = "GWH-14"
    WINNER_LEADS = "GWH-15"
    SECOND_HALF = "GWH-17"
    MAJORITY = "GWH-18"
    TRICKS = "GWH-19"
    NEXT_DEALER = "GWH-21"
    TARGET = "GWH-22"
    MATCH_LENGTH = "GWH-S1"
    COUNTED = "GWH-S2"
    MOST_DEALS = "GWH-S3"
    FIRST_DEALER = "GWH-S4"
    LAST_CARD = "GWH-S5"
