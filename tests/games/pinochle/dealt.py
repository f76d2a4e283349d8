"""Deals of Pinochle that tests share: seat 0 wins every trick of phase one."""

from __future__ import annotations

from tests.games.moment import after

from spadille.core.table import Table

LEADS = ["AC", "AC'", "AD", "AD'", "AS", "AS'", "AH", "AH'", "TH", "TH'", "KH", "KH'"]
ANSWERS = ["TC", "TC'", "KC", "KC'", "TD", "TD'", "KD", "KD'", "TS", "TS'", "KS", "KS'"]
STOCK = "QH JC' QH' 9C JH 9C' 9H JD 9H' JD' QC 9D QC' 9D' QD JS QD' JS' QS 9S QS' 9S' JC"
HARD = f"deal 0: {' '.join(LEADS)}; 1: {' '.join(ANSWERS)}; upcard: JH'; stock: {STOCK}"


def sat_down(*lines: str, options: str = "") -> Table:
    """The table after some lines of a scenario; seat 1 deals."""
    return after(f"table pinochle denexa 2 first_dealer=random {options}", "-1 dealer 1", *lines)
