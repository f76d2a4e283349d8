"""Mexican Sweat: the rules by name, each with the clauses that state it."""

from __future__ import annotations

from spadille.core.cited import Cited


class Rule(Cited):
    """A rule of Mexican Sweat and its clauses, the one to cite first."""

    BEST_HAND = "SWT-27 SWT-01 SWT-S1 SWT-S14"
    PACK = "SWT-02"
    LIMITS = "SWT-03"
    STAKES = "SWT-04"
    DEAL = "SWT-05"
    NO_LOOKING = "SWT-06 SWT-26 SWT-29"
    LOOK = "SWT-07"
    CENTRE = "SWT-08 SWT-S16"
    KILL = "SWT-09 SWT-18 SWT-S3 SWT-S4"
    FIRST_TURN = "SWT-10"
    ONE_BY_ONE = "SWT-11"
    CARD_TO_BEAT = "SWT-12 SWT-13 SWT-S2"
    STOP = "SWT-14"
    SUCCESS_OPENS = "SWT-15"
    LEFTWARD = "SWT-16"
    STANDING_HAND = "SWT-17 SWT-S5 SWT-S9"
    STANDING_OPENS = "SWT-19 SWT-20"
    DEALER_OPENS = "SWT-21 SWT-S6 SWT-S7"
    BEATEN = "SWT-22 SWT-S8"
    LAST_WINS = "SWT-23 SWT-S10 SWT-S11 SWT-S12"
    PEEK = "SWT-24 SWT-25"
    BETTING = "SWT-S13"
    LOOK_AS_MOVE = "SWT-S15"
    NO_KILL = "SWT-H1"
    FIRST_MATCH = "SWT-H2"
    QUEEN_KILLS = "SWT-H3"
    NO_CARD_TO_BEAT = "SWT-H4"
    WILD = "SWT-H8 SWT-H5 SWT-H6 SWT-H7"
    BET_AT_NEW_LEADER = "SWT-H9"
    BET_AT_EVERY_CARD = "SWT-H10"
    DOUBLED_FOR_THE_DEAL = "SWT-H11"
    LOOK_SITS_OUT = "SWT-H12"
    LOOK_STAYS = "SWT-H13"
