"""Spades: the rules by name, each with the clause that states it in every rulebook.

A rulebook that is silent on a rule is played by the last clause of the row: a filled silence
(SPD-S…), or the rulebook that has it.
"""

from __future__ import annotations

from enum import Enum
from functools import cache


class Rule(Enum):
    """A rule of Spades and the clauses that state it, one rulebook after the other; TBL clauses stand beside it."""

    SEATS = "SPD-DEN-01 SPD-BIC-01 SPD-ROS-01 SPD-ROS-02 SPD-AND-01 SPD-AND-36 SPD-S11"
    SIDES = "SPD-DEN-01 SPD-DEN-02 SPD-ROS-01 SPD-AND-01 SPD-S24"  # TBL-24
    PACK = "SPD-DEN-04 SPD-BIC-03 SPD-ROS-03 SPD-AND-02 SPD-AND-35 SPD-CLB-01 SPD-S20"
    RANK = "SPD-DEN-19 SPD-BIC-05 SPD-ROS-04 SPD-AND-03 SPD-CLB-03"
    TRUMP = (
        "SPD-DEN-16 SPD-DEN-18 SPD-BIC-04 SPD-BIC-20 SPD-ROS-24 SPD-AND-17 SPD-AND-18 SPD-AND-19 SPD-CLB-02 SPD-CLB-25"
    )
    FIRST_DEALER = "SPD-BIC-07 SPD-ROS-05 SPD-CLB-05 SPD-S28"
    NEXT_DEALER = "SPD-BIC-08 SPD-CLB-05"  # TBL-17
    DEAL = "SPD-DEN-06 SPD-BIC-09 SPD-ROS-06 SPD-ROS-08 SPD-AND-04 SPD-AND-33 SPD-CLB-06"
    DRAW_AND_DISCARD = "SPD-S11 SPD-S12"
    MISDEAL = "SPD-ROS-09 SPD-ROS-10 SPD-ROS-11 SPD-S19"  # TBL-20 TBL-21 TBL-22
    BID_ORDER = "SPD-BIC-11 SPD-ROS-12 SPD-AND-08 SPD-CLB-08"
    ONE_ROUND = "SPD-DEN-07 SPD-BIC-12 SPD-BIC-15 SPD-AND-09 SPD-CLB-09 SPD-CLB-12"
    NO_PASSING = "SPD-BIC-14 SPD-CLB-11"
    MIN_BID = "SPD-DEN-08 SPD-BIC-13 SPD-CLB-10 SPD-S3"
    MAX_BID = "SPD-S26"
    NIL = "SPD-ROS-14 SPD-AND-12 SPD-CLB-13"
    BLIND = "SPD-ROS-15 SPD-CLB-16 SPD-AND-29"
    BEHIND = "SPD-ROS-16 SPD-CLB-18 SPD-CLB-20 SPD-S14"
    LEADER = "SPD-DEN-12 SPD-BIC-17 SPD-ROS-18 SPD-CLB-22 SPD-AND-13"
    LEFTWARD = "SPD-DEN-14 SPD-AND-15"  # TBL-25
    FOLLOW = "SPD-DEN-15 SPD-DEN-17 SPD-BIC-18 SPD-ROS-20 SPD-ROS-23 SPD-AND-15 SPD-CLB-23"
    VOID = "SPD-DEN-16 SPD-BIC-19 SPD-ROS-21 SPD-CLB-24"
    BREAKING = "SPD-BIC-24 SPD-ROS-19 SPD-AND-20 SPD-CLB-28 SPD-S6"
    ANY_LEAD = "SPD-DEN-13 SPD-AND-34"
    ONLY_SPADES = "SPD-BIC-25 SPD-AND-21 SPD-CLB-29 SPD-S5"
    NO_SPADE_FIRST = "SPD-AND-13 SPD-S7"
    LOW_CLUB_FIRST = "SPD-AND-14 SPD-S7"
    WINNER_LEADS = "SPD-DEN-22 SPD-BIC-21 SPD-ROS-26 SPD-AND-16 SPD-CLB-26"
    ALL_TRICKS = "SPD-DEN-23 SPD-BIC-22 SPD-BIC-23 SPD-ROS-27 SPD-AND-16 SPD-CLB-27"
    CONTRACT = "SPD-DEN-09 SPD-DEN-10 SPD-BIC-06 SPD-ROS-13 SPD-AND-11 SPD-AND-23 SPD-CLB-04"
    MADE = "SPD-DEN-25 SPD-BIC-26 SPD-BIC-27 SPD-BIC-28 SPD-ROS-28 SPD-AND-22 SPD-CLB-30"
    SET = "SPD-DEN-24 SPD-BIC-31 SPD-ROS-31 SPD-AND-24 SPD-CLB-33"
    NIL_KEPT = "SPD-ROS-29 SPD-CLB-14 SPD-AND-25 SPD-S4"
    NIL_FAILED = "SPD-ROS-29 SPD-CLB-15 SPD-AND-26 SPD-S4"
    BLIND_NIL = "SPD-ROS-17 SPD-CLB-17 SPD-AND-30 SPD-S4"
    NIL_APART = "SPD-ROS-30 SPD-AND-27 SPD-AND-28 SPD-S15"
    NIL_BAGS = "SPD-S16"
    BAGS = "SPD-DEN-27 SPD-DEN-26 SPD-BIC-29 SPD-ROS-34 SPD-ROS-35 SPD-CLB-31 SPD-AND-32"
    TARGET = "SPD-DEN-03 SPD-BIC-16 SPD-ROS-32 SPD-ROS-33 SPD-AND-05 SPD-CLB-21 SPD-S9"
    MERCY = "SPD-AND-06 SPD-S21"
    HAND_LIMIT = "SPD-AND-07 SPD-S22"
    TIE = "SPD-BIC-34 SPD-CLB-36 SPD-S9"

    @property
    def clauses(self) -> tuple[str, ...]:
        return tuple(self.value.split())

    @cache
    def by(self, prefix: str) -> str:
        """The clause that states the rule in the rulebook whose clauses begin with `prefix`."""
        own = (each for each in self.clauses if each.startswith(prefix + "-"))
        return next(own, self.clauses[-1])
