"""Mini Baccarat: the rules by name, each with the clauses that state it."""

from __future__ import annotations

from spadille.core.cited import Cited


class Rule(Cited):
    """A rule of Mini Baccarat and its clauses; the first is the one cited."""

    DEALER_ONLY = "BAC-02 BAC-50"
    PACK = "BAC-03 BAC-17"
    STAKES = "BAC-06"
    SHOE = "BAC-07 BAC-08"
    RACK = "BAC-09 BAC-48"
    SPOTS = "BAC-10 BAC-23 BAC-S10"
    SEATS = "BAC-11"
    NO_TREND = "BAC-16"
    CUT = "BAC-18 BAC-19 BAC-S13"
    BACKS_ONLY = "BAC-59"
    MARKER = "BAC-20 BAC-S12"
    RESHUFFLE = "BAC-21 BAC-S3"
    BURN = "BAC-22 BAC-S2"
    CHANGING = "BAC-24"
    PUNTO_PAYS = "BAC-44"
    BANCO_PAYS = "BAC-45 BAC-46 BAC-S8"
    TIE_PAYS = "BAC-47"
    LOST = "BAC-48"
    TIE_PUSHES = "BAC-S1"
    NEXT_COUP = "BAC-49"
    HALF_ON_SIX = "BAC-H2"
    BACK_ON_SEVEN = "BAC-H3"
    SIDE_BETS = "BAC-H6"
    EITHER_PAIR = "BAC-H7"
    PERFECT_PAIR = "BAC-H8"
    BIG_SMALL = "BAC-H9"
    DRAGON_BONUS = "BAC-H10"
    LUCKY_SIX = "BAC-H11"
    DRAGON_SEVEN = "BAC-H12"
    PANDA_EIGHT = "BAC-H13"
