"""Bots at a room's table: they see only their view, and a fault in one of them never stops a game."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spadille.bots import QUICK, make_bot
from spadille.core.contract import Seat
from spadille.core.errors import IllegalMove
from spadille.server.thinking import think

if TYPE_CHECKING:
    from spadille.server.room import Room

_log = logging.getLogger("spadille.server")


async def let_bot_move(room: Room) -> None:
    """Make one move for the first seat that a bot plays, if any of those may move."""
    seat = next((seat for seat in room.table.deciding if room.people.run_by_bot(seat)), None)
    if seat is None:
        return
    moves = room.table.moves(seat)
    try:
        move = await _choose(room, seat, moves)
        await room.play(seat, move)
    except (IllegalMove, _Fault) as wrong:
        facts = {"table": room.name[:4], "game": room.game.name, "seat": seat, "moment": room.table.version}
        _log.error("a bot has failed; any legal move is made instead", exc_info=wrong, extra={"facts": facts})
        await room.play(seat, moves[0])


class _Fault(Exception):
    """A bot has raised something."""


async def _choose(room: Room, seat: Seat, moves: Sequence[Any]) -> Any:
    """What a bot chooses. Its chance follows from the room's secret, so that nobody can foresee it."""
    level = room.doc.seats[seat].level
    seed = f"{room.doc.secret} {seat} {room.table.version}"
    view = room.table.view(seat)

    def choose() -> Any:
        return make_bot(level, room.game, seat, seed).choose(view, moves).move

    try:
        return choose() if level in QUICK else await think(choose)
    except Exception as wrong:
        raise _Fault(f"the bot {level} raised {type(wrong).__name__}") from wrong
