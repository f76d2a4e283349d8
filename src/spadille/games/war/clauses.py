"""War: the rules by name, each with the clauses that state it."""

from __future__ import annotations

from spadille.core.cited import Cited


class Rule(Cited):
    """A rule of War and its clauses; the first is the one cited."""

    TWO_PLAYERS = "WAR-01"
    NO_CHOICE = "WAR-02"
    OBJECT = "WAR-04 WAR-19"
    PACK = "WAR-05"
    DEAL = "WAR-06 WAR-S1"
    STACK = "WAR-08"
    SKIRMISH = "WAR-09 WAR-S6"
    HIGHER = "WAR-10 WAR-11"
    COLLECT = "WAR-12 WAR-15 WAR-18 WAR-S3"
    WAR = "WAR-13 WAR-14 WAR-S8"
    DEEPER = "WAR-16 WAR-17 WAR-S5"
    SHORT = "WAR-S2"
    LIMIT = "WAR-S4"
    THREE_PLAYERS = "WAR-H1"
    WHO_FIGHTS = "WAR-H2"
    NOT_FOUGHT = "WAR-H3"
    PEACE = "WAR-H4"
    JOKERS = "WAR-H6"
