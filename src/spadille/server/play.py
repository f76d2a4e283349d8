"""Playing over a WebSocket: one connection is one viewer of one table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.handlers import WebsocketRouteHandler

from spadille.core.errors import SpadilleError
from spadille.server import access, wire
from spadille.server.connection import FULL, NO_TABLE, TOO_MUCH, TRY_AGAIN, Connection, Ending
from spadille.server.limits import Places
from spadille.server.room import Came, Room, Went
from spadille.server.rooms import Rooms

_CLOSING = 2.0
"""Seconds for saying goodbye to a client that may not be listening."""
_TIGHT = 1008

_log = logging.getLogger("spadille.server")
Socket = WebSocket[Any, Any, Any]


def connection_of(socket: Socket, room: Room) -> Connection:
    """The viewer behind a socket: a seat, the host, or a watcher."""
    name, doc = room.name, room.doc
    seat, key = access.seat_role(socket, name, doc) or (None, "")
    host, invited = access.is_host(socket, name, doc), access.is_invited(socket, name, doc)
    return Connection(seat, key, host=host, invited=invited, limits=room.limits)


@websocket("/api/tables/{name:str}/play")
async def play(socket: Socket, name: str) -> None:
    """Join a table: updates come, requests go (see the protocol page)."""
    state, address = socket.app.state, access.address(socket)
    if not access.from_our_page(socket, state.origins) or not access.meant_for_us(socket, state.hosts):
        await socket.close(_TIGHT, "a page of another server may not open tables here")
        return
    places: Places = state.places
    if not state.requests.take(address) or not places.enter(address):
        await socket.accept()
        await socket.close(FULL.code, FULL.reason)
        return
    try:
        await socket.accept()
        ending = await _serve(socket, state.rooms, name)
        if ending is not None:
            with suppress(TimeoutError, WebSocketException, WebSocketDisconnect, RuntimeError, OSError):
                async with asyncio.timeout(_CLOSING):
                    await socket.close(ending.code, ending.reason)
    finally:
        places.leave(address)


async def _serve(socket: Socket, rooms: Rooms, name: str) -> Ending | None:
    """Let a client take part until it goes or must go; how its connection ends, None if it has gone."""
    try:
        room = await rooms.find(name) if name.isalnum() and len(name) <= 32 else None
    except SpadilleError as wrong:
        return Ending(TRY_AGAIN.code, str(wrong)[:100])
    if room is None:
        return NO_TABLE
    connection = connection_of(socket, room)
    if not room.may_stay(connection):
        return NO_TABLE
    await room.post(connection, Came())
    sender = asyncio.create_task(_send_all(socket, connection))
    reader = asyncio.create_task(_read_all(socket, room, connection))
    try:
        waiting: set[asyncio.Future[Any]] = {sender, reader, connection.ended}
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        return connection.ended.result() if connection.ended.done() else None
    finally:
        for task in (sender, reader):
            task.cancel()
        await asyncio.gather(sender, reader, return_exceptions=True)
        connection.ended.cancel()
        await room.post(connection, Went())


async def _read_all(socket: Socket, room: Room, connection: Connection) -> None:
    while (event := await socket.receive())["type"] == "websocket.receive":
        if not connection.messages.take():
            connection.end(TOO_MUCH)
            return
        asked = wire.read(event.get("text") or event.get("bytes") or "")
        if isinstance(asked, wire.Refused):
            connection.tell(asked)
        else:
            await room.post(connection, asked)


async def _send_all(socket: Socket, connection: Connection) -> None:
    while True:
        message = await connection.queue.get()
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})


HANDLERS: list[WebsocketRouteHandler] = [play]
