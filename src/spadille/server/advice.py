"""Hints: what the best bot of the game would do in a seat's place, seeing only what that seat sees."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from spadille.bots import levels, make_bot
from spadille.core.contract import Decision, Seat
from spadille.core.errors import SpadilleError
from spadille.server import wire
from spadille.server.connection import Connection
from spadille.server.thinking import think

if TYPE_CHECKING:
    from spadille.server.room import Room

_MOST_SHOWN = 12
_log = logging.getLogger("spadille.server")
_thinking: set[asyncio.Task[None]] = set()


def advise(room: Room, connection: Connection, seat: Seat) -> None:
    """Begin to think for a seat; the answer comes by itself. Raises SpadilleError where there is no hint to be had."""
    if not room.doc.settings.hints:
        raise SpadilleError("there are no hints at this table")
    if room.doc.phase != "playing" or room.doc.paused or seat not in room.table.deciding:
        raise SpadilleError("a hint is given when it is your turn")
    if seat in room.advising:
        raise SpadilleError("a hint is on its way")
    room.advising.add(seat)
    task = asyncio.create_task(_think(room, connection, seat))
    _thinking.add(task)
    task.add_done_callback(_thinking.discard)


async def _think(room: Room, connection: Connection, seat: Seat) -> None:
    view, moves, moment = room.table.view(seat), room.table.moves(seat), room.table.version
    seed = f"hint {room.name} {seat} {moment}"
    bot = make_bot(levels(room.game.name)[-1], room.game, seat, seed)
    try:
        decision = await think(lambda: bot.choose(view, moves))
    except Exception:  # noqa: BLE001 - whatever a bot does, the table goes on
        _log.exception("a hint has failed", extra={"facts": {"table": room.name[:4], "game": room.game.name}})
        connection.tell(wire.Refused("no hint could be found"))
        return
    finally:
        room.advising.discard(seat)
    if room.table.version == moment:
        connection.tell(as_told(room, decision, moment))


def as_told(room: Room, decision: Decision, moment: int) -> wire.Hint:
    """A decision as it goes over the wire, the best options first."""
    spell = room.game.spell
    ranked = sorted(decision.weighed, key=lambda each: (each.move != decision.move, -(each.win or 0), -each.worth))
    weighed = tuple(
        wire.Weighed(spell(each.move), round(each.worth, 1), round(each.error, 1), each.win)
        for each in ranked[:_MOST_SHOWN]
    )
    return wire.Hint(moment, spell(decision.move), decision.why, weighed)
