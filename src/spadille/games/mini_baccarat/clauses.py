"""Mini Baccarat: the rules by name, each with the clauses that state it."""

from __future__ import annotations

from enum import Enum


class Rule(Enum):
    """A rule of Mini Baccarat and its clauses; the first is the one cited."""

    OBJECT = "BAC-01"
    DEALER_ONLY = "BAC-02 BAC-50"
    PACK = "BAC-03 BAC-17"
    STAKES = "BAC-06"
    SHOE = "BAC-07 BAC-08"
    RACK = "BAC-09 BAC-48"
    SPOTS = "BAC-10 BAC-23 BAC-S10"
    SEATS = "BAC-11"
    SPOT_ORDER = "BAC-12"
    SCORE_CARD = "BAC-15 BAC-S11"
    NO_TREND = "BAC-16"
    CUT = "BAC-18 BAC-19 BAC-S13"
    BACKS_ONLY = "BAC-59"
    MARKER = "BAC-20 BAC-S12"
    RESHUFFLE = "BAC-21 BAC-S3"
    BURN = "BAC-22 BAC-S2"
    CHANGING = "BAC-24"
    DEAL = "BAC-25 BAC-S4"
    VALUE = "BAC-26"
    TOTAL = "BAC-27"
    NATURAL = "BAC-28 BAC-S5 BAC-S6"
    NINE_OVER_EIGHT = "BAC-29"
    EQUAL_NATURALS = "BAC-30"
    WINNER_PUSHED = "BAC-31"
    PLAYER_FIRST = "BAC-32"
    PLAYER_DRAWS = "BAC-33"
    BANKER_ALONE = "BAC-34"
    BANKER_DRAWS = "BAC-35 BAC-36 BAC-37 BAC-38 BAC-39 BAC-40 BAC-S7"
    ONE_ROUND = "BAC-41"
    HIGHER = "BAC-42"
    TIE_TAP = "BAC-43"
    PUNTO_PAYS = "BAC-44"
    BANCO_PAYS = "BAC-45 BAC-46 BAC-S8"
    TIE_PAYS = "BAC-47"
    LOST = "BAC-48"
    TIE_PUSHES = "BAC-S1"
    NEXT_COUP = "BAC-49"
    EDGES = "BAC-51 BAC-52 BAC-54"
    CHANCES = "BAC-53 BAC-55 BAC-56 BAC-S9"
    SCORES_SHOWN = "BAC-60"

    @property
    def clauses(self) -> tuple[str, ...]:
        return tuple(self.value.split())

    @property
    def clause(self) -> str:
        """The clause to cite."""
        return self.value.partition(" ")[0]
