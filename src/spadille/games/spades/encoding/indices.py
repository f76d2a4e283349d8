"""Numeric encoding of Spades: every action, and the meaning of a seat's bytes.

They are the same for all rulebooks and seat counts, so that a trained program can be tried at other tables.
"""

from __future__ import annotations

from typing import Final

from spadille.games.spades.state import AGREE, BIDS, BLIND_NIL, KEEP, LEAVE, LOOK, NIL, REFUSE, Move
from spadille.parts.encoder import CARDS_BY_PLACE, laid
from spadille.parts.tricks import PLAYS

HIGHEST_BID: Final = 17

MOVES: Final[tuple[Move, ...]] = (
    *(PLAYS[each] for each in CARDS_BY_PLACE),
    *BIDS[1 : HIGHEST_BID + 1],
    NIL,
    BLIND_NIL,
    LOOK,
    KEEP,
    LEAVE,
    AGREE,
    REFUSE,
)
"""The move of every index."""

UNKNOWN, MINE, TAKEN, TABLE, SEEN_OUT, OFFERED = 0, 1, 2, 8, 14, 15
CONSENT, FACE_DOWN, BID, PLAY, PICK, BETWEEN = range(6)
NIL_CALLED, BLIND_CALLED = 18, 19
ONLY_SPADES: Final = 16

LAYOUT: Final = laid(
    128,
    (
        (
            "cards",
            54,
            16,
            "where a card is: 0 not known, 1 mine, 2-7 in a finished trick, from seat 0-5, 8-13 on the table, from "
            "seat 0-5, 14 seen and thrown away, 15 offered from the stock",
        ),
        ("phase", 1, 6, "0 a misdeal, 1 hand face down, 2 bid, 3 play, 4 stock, 5 between deals, or over"),
        ("leader", 1, 7, "seat + 1 that led the open trick, or is to lead"),
        ("dealer", 1, 7, "seat + 1 that deals"),
        ("broken", 1, 2, "a spade has been played"),
        ("deals", 1, 0, "deals finished"),
        ("tied", 1, 2, "the end has come before, but the highest total was shared"),
        ("said", 1, 0, "calls made, or picks from the stock"),
        ("opener", 1, 7, "seat + 1 that led to the first trick"),
        ("seats", 1, 7, "how many play"),
        ("sides", 1, 7, "how many sides there are"),
        ("calls", 6, 20, "by seat: 0 none yet, 1-17 tricks, 18 nil, 19 blind nil"),
        ("taken", 6, 0, "by seat: tricks"),
        (
            "out",
            6,
            0,
            "by seat, a bit each: clubs, diamonds, hearts, spades shown out; 16 only spades left when it led",
        ),
        ("trick", 6, 55, "the cards of the open trick from its lead, each its place among the cards + 1"),
        ("bags:2", 6, 0, "by side, mine first"),
        ("totals:-2", 6, 0, "by side, mine first"),
        ("kept", 4, 0, "a bit for each pick from the stock of two players, the first lowest: the top card was kept"),
        ("looked", 1, 2, "the seat to speak could have bid blind, and has looked"),
        ("to_act", 1, 7, "seat + 1 that is asked"),
    ),
)
"""Layout of a seat's bytes. Seats are counted from the viewer: 0 is the viewer, 1 its left."""
