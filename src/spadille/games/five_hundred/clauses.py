"""Five Hundred: the rules by name, each with the clauses that state it, the telling one first."""

from __future__ import annotations

from enum import Enum

from spadille.core.contract import Refusal


class Rule(Enum):
    """A rule of Five Hundred and the clauses that state it."""

    SEATS = "FVH-01 FVH-S23"
    SIDES = "FVH-03"
    PACK = "FVH-04"
    DEAL = "FVH-06 FVH-07 FVH-S2"
    TRUMPS = "FVH-10 FVH-11 FVH-12 FVH-13"
    PLAIN_SUITS = "FVH-14"
    JOKER_ALONE = "FVH-15 FVH-S16"
    FIRST_DEALER = "FVH-S22"
    NEXT_DEALER = "FVH-61"
    ACE_NO_FACE = "FVH-16 FVH-S17"
    PARTNER_ANSWERS = "FVH-17 FVH-18"
    NO_NULLO_AFTER = "FVH-19"
    CALLING = "FVH-20 FVH-21"
    BID = "FVH-22 FVH-25"
    INKLE = "FVH-23 FVH-S8 FVH-S9"
    HIGHER = "FVH-26 FVH-24 FVH-31 FVH-S3"
    NULLO = "FVH-27 FVH-S16"
    SITS_OUT = "FVH-28 FVH-S14"
    GRAND_NULLO = "FVH-29"
    AFTER_NULLO = "FVH-30 FVH-S13"
    TOP_BID = "FVH-32 FVH-S12"
    ALL_PASS = "FVH-33 FVH-S11"
    ROUNDS = "FVH-34 FVH-S10"
    DECLARER = "FVH-35 FVH-36 FVH-S15"
    MIDDLE = "FVH-37"
    MIDDLE_PASSED_ON = "FVH-38"
    MIDDLE_HIDDEN = "FVH-39 FVH-40 FVH-S21"
    LEADER = "FVH-41 FVH-42"
    LEFTWARD = "FVH-43"
    FOLLOW = "FVH-44"
    VOID = "FVH-45 FVH-S24"
    JOKER_LED = "FVH-46"
    PLAIN_JOKER_LED = "FVH-S4"
    NAMED_SUIT = "FVH-47 FVH-S6 FVH-S7"
    JOKER_NOT_LED = "FVH-S5"
    WINNER = "FVH-48"
    WINNER_LEADS = "FVH-49"
    ALL_TRICKS = "FVH-51"
    KEPT = "FVH-53 FVH-52 FVH-56"
    BROKEN = "FVH-54"
    NULLO_SCORE = "FVH-55"
    GRAND_NULLO_SCORE = "FVH-60"
    DEFENDERS = "FVH-57"
    NULLO_DEFENDERS = "FVH-58"
    NO_CONTRACT = "FVH-59"
    SLAM = "FVH-56 FVH-S20"
    WIN = "FVH-62 FVH-S1 FVH-S20"
    NOT_BY_TRICKS = "FVH-63 FVH-S18"
    FLOOR = "FVH-64 FVH-S19"

    @property
    def clauses(self) -> tuple[str, ...]:
        return tuple(self.value.split())

    @property
    def clause(self) -> str:
        """The clause to cite."""
        return self.clauses[0]


def refuse(rule: Rule, reason: str) -> Refusal:
    """The refusal that cites a rule."""
    return Refusal(rule.clause, reason)
