"""Refusals of moves out of turn and of impossible chance moves: the first checks of a game."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import Chance, Decide, Refusal, Seat, Turn
from spadille.core.words import Text
from spadille.parts import say

NOT_YOUR_TURN: Final = say("not-your-turn")
GAME_OVER: Final = say("game-over")
UNDEALT: Final = say("undealt")
_UNTIL: Final = {"dealer": say("no-dealer-yet")}


def refuse_turn(turn: Turn, seat: Seat) -> Refusal | None:
    """The reason why a seat may not move at all now; None if it is its turn."""
    match turn:
        case Decide(seats):
            return None if seat in seats else Refusal(None, NOT_YOUR_TURN)
        case Chance(what):
            return Refusal(None, _UNTIL.get(what, UNDEALT))
    return Refusal(None, GAME_OVER)


def out_of_phase(due: Text) -> Refusal:
    """The refusal of a move in the wrong phase; `due` is the action that is due: "play a card", "zu spielen"."""
    return Refusal(None, say("time-to", due=due))


def not_by_chance(spelt: str) -> Refusal:
    """The refusal of a chance move that is not due."""
    return Refusal(None, say("not-by-chance", move=repr(spelt[:40])))
