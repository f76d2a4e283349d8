"""A bot's move: a fault in a bot never stops a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spadille.bots.fallback import dares, tamest
from spadille.core.contract import Seat
from spadille.core.errors import IllegalMove
from spadille.server.table import bots, game
from spadille.server.table.actions import skipping
from spadille.server.table.effects import Choose, Effects, Failed, Note
from spadille.server.table.state import TableState


def move(t: TableState) -> Effects[None]:
    """Make one move for the first seat that a bot plays, if there is one to move and the bot has its answer."""
    if t.left_to_bots and (yield from skipping.play_out(t)):
        return
    seat = t.people.bot_among(t.table.deciding)
    if seat is None:
        return
    about = bots.about(t, seat)
    if t.thinking == about and t.thought is None:
        return  # it is asked again after another answer time
    if seat in t.people.standins:
        t.stood_in.setdefault(seat, set()).add(t.table.version)
    outcome = t.thought if t.thinking == about else (yield Choose(bots.order(t, about)))
    t.thinking = t.thought = None
    moves = bots.moves_of(t, seat)
    if bots.stands_in(t, seat) and not isinstance(outcome, Failed) and _too_bold(t, outcome, moves):
        outcome = Failed(f"the bot {about.level} has dared too much in a person's place")
    try:
        if not isinstance(outcome, Failed):
            yield from game.play(t, seat, outcome)
            return
    except IllegalMove as wrong:
        outcome = Failed("its move is not legal", wrong)
    yield _fault(t, seat, outcome)
    yield from game.play(t, seat, tamest(t.table.game, seat, t.table.view(seat), moves))


def _too_bold(t: TableState, chosen: Any, moves: Sequence[Any]) -> bool:
    """True if a move is risky and there are others."""
    return dares(t.table.game, chosen) and not dares(t.table.game, moves[0])


def _fault(t: TableState, seat: Seat, failed: Failed) -> Note:
    facts = {"game": t.table.game.name, "seat": seat, "moment": t.table.version, "reason": failed.reason}
    return Note("error", "a bot has failed; a safe legal move is made instead", facts, failed.error)
