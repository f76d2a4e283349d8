"""Whose turn it is not, and what chance does not do: the first things that a game refuses."""

from __future__ import annotations

from spadille.core.contract import Chance, Over, Refusal, Seat, Turn


def refuse_turn(turn: Turn, seat: Seat) -> Refusal | None:
    """Why a seat may not move at all now; None if it is its turn."""
    match turn:
        case Over():
            return Refusal(None, "The match is over.")
        case Chance(what):
            return Refusal(None, f"Nobody may move before chance has ({what}).")
        case _ if seat not in turn.seats:
            return Refusal(None, f"It is the turn of seat {turn.seats[0]}; got seat {seat}.")
    return None


def not_by_chance(spelt: str) -> Refusal:
    """The refusal of a move that chance does not make now."""
    return Refusal(None, f"Chance does not make the move {spelt[:40]!r} now.")
