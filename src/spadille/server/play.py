"""Playing over a WebSocket: one connection is one viewer of one table."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler

from spadille.core.contract import Seat
from spadille.server import wire
from spadille.server.limits import Bucket
from spadille.server.lobby import cookie_name, role_of
from spadille.server.room import Connection, Room, same_key
from spadille.server.rooms import Rooms
from spadille.server.tokens import HOST, WATCH

_REFILL = 20.0
"""Requests a second that a connection may send on average."""
_BURST = 60.0
_NO_ROOM, _NO_ORIGIN, _TOO_SLOW, _TOO_MUCH = 4404, 4403, 4408, 4429


def same_origin(socket: WebSocket) -> bool:  # type: ignore[type-arg]
    """A browser names the page that opens a socket; it must be one of ours. Programs name none."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


def connection_of(socket: WebSocket, room: Room) -> Connection | None:  # type: ignore[type-arg]
    """The viewer behind a socket: a seat, the host, or a watcher; None if watchers are not allowed."""
    seat: Seat | None = None
    role = role_of(socket, room.name, cookie_name(room.name))
    if role is not None and role.seat is not None and role.seat < len(room.doc.seats):
        owned = same_key(role.key, room.doc.seats[role.seat].key) and room.doc.seats[role.seat].kind == "person"
        seat = role.seat if owned else None
    hosting = role_of(socket, room.name, cookie_name(room.name, HOST))
    host = hosting is not None and hosting.role == HOST and same_key(hosting.key, room.doc.host)
    watching = role_of(socket, room.name, cookie_name(room.name, WATCH))
    watcher = watching is not None and watching.role == WATCH and same_key(watching.key, room.doc.watch)
    gathering = room.doc.phase == "gathering"
    if seat is None and not host and not gathering and not (room.doc.settings.watchers or watcher):
        return None
    return Connection(seat, host=host)


@websocket("/api/tables/{name:str}/play", opt={"exclude_from_auth": True})
async def play(socket: WebSocket, name: str) -> None:  # type: ignore[type-arg]
    """Join a table: updates come, requests go (see the protocol page)."""
    rooms: Rooms = socket.app.state.rooms
    await socket.accept()
    if not same_origin(socket):
        await socket.close(_NO_ORIGIN, "this page may not open that table")
        return
    room = await rooms.find(name)
    connection = connection_of(socket, room) if room is not None else None
    if room is None or connection is None:
        await socket.close(_NO_ROOM, "there is no such table for you")
        return
    room.inbox.put_nowait((connection, "join"))
    sender = asyncio.create_task(_send_all(socket, connection))
    try:
        await _read_all(socket, room, connection)
    except WebSocketDisconnect:
        pass
    finally:
        room.inbox.put_nowait((connection, "leave"))
        connection.drop()
        sender.cancel()


async def _read_all(socket: WebSocket, room: Room, connection: Connection) -> None:  # type: ignore[type-arg]
    bucket = Bucket(_BURST, _REFILL)
    while True:
        frame = await socket.receive_data(mode="text")
        if not bucket.take():
            await socket.close(_TOO_MUCH, "too many requests")
            return
        asked = wire.read(frame)
        if isinstance(asked, wire.Refused):
            connection.send(asked)
        else:
            room.inbox.put_nowait((connection, asked))


async def _send_all(socket: WebSocket, connection: Connection) -> None:  # type: ignore[type-arg]
    while (message := await connection.queue.get()) is not None:
        await socket.send_data(message, mode="text")
    await socket.close(_TOO_SLOW, "this connection has ended; connect again")


HANDLERS: list[WebsocketRouteHandler] = [play]
