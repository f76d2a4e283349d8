"""Pyramid: the rules by name, each with the clauses that state it."""

from __future__ import annotations

from spadille.core.cited import Cited


class Rule(Cited):
    """A rule of Pyramid and its clauses; the first is the one cited."""

    ONE_PLAYER = "PYR-01"
    PACK = "PYR-02"
    ROWS = "PYR-03 PYR-12 PYR-S13"
    COVERS = "PYR-04"
    STOCK = "PYR-05"
    PILES = "PYR-06 PYR-19"
    VALUES = "PYR-07"
    PAIR = "PYR-08 PYR-09 PYR-S8"
    KING = "PYR-10 PYR-S5"
    AVAILABLE = "PYR-11 PYR-12 PYR-13 PYR-S9"
    OVERLAP = "PYR-14 PYR-15 PYR-16 PYR-S10"
    DRAW = "PYR-17 PYR-S2 PYR-S6"
    WASTE_TOP = "PYR-S3 PYR-18 PYR-19"
    WASTE_PAIR = "PYR-S4"
    RECYCLE = "PYR-20"
    PASSES = "PYR-S1"
    WON = "PYR-21 PYR-S11"
    LOST = "PYR-22 PYR-S7"
    SCORE = "PYR-S12"
    RESERVE = "PYR-H1"
