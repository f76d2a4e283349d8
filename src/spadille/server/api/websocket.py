"""Playing over a WebSocket: one connection is one viewer of one table.

Thousands of these are open at once, so each is as small as possible: the plain protocol of the web server, without
the framework's objects for requests, and one task for each direction.
"""

from __future__ import annotations

import asyncio
import re
import time
from functools import partial
from typing import Any, cast

from litestar import asgi
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import Receive, Scope, Send

from spadille.core.errors import SpadilleError, told_of
from spadille.core.words import speak
from spadille.server.api import visitor
from spadille.server.base.limits import Buckets, Limits, Places
from spadille.server.live.connection import Connection
from spadille.server.live.inbox import Inbox
from spadille.server.live.rooms import Rooms
from spadille.server.protocol import wire
from spadille.server.store.document import RoomDoc
from spadille.server.table.inputs import Asked, Came, Went
from spadille.server.table.seats.presence import may_stay
from spadille.server.table.viewer import BANNED, FULL, NO_TABLE, TOO_MUCH, TRY_AGAIN, Ending

_LONGEST_REASON = 100
_LONGEST_WAIT = 60.0
_COSTLY = 5
"""Cost, in requests, of one whose effect is stored and shown to everybody."""
_LABOUR = 10
"""Cost, in requests, of describing a whole deal."""
_PATH = re.compile(r"/api/tables/[^/]+/play/?")
_CHEAP = (wire.Move, wire.Chat, wire.Back, wire.AskHint, wire.Teach, wire.Ping, wire.Refused)


def as_asked(path: str, wrong: Exception) -> Exception:
    """Return the error, or for the KeyError that the framework raises at a plain request here, what was expected."""
    if isinstance(wrong, KeyError) and _PATH.fullmatch(path):
        words = "expected a WebSocket; /api describes what a server answers over HTTP"
        return HTTPException(words, status_code=426, headers={"Upgrade": "websocket"})
    return wrong


@asgi("/api/tables/{name:str}/play", copy_scope=False)
async def play(scope: Scope, receive: Receive, send: Send) -> None:
    """Join a table: updates come, requests go (see the protocol page)."""
    state = scope["litestar_app"].state
    asker = visitor.asker_of(scope, state.signer, state.names)
    speak(asker.language)
    if not visitor.from_our_page(asker, state.names) or not visitor.meant_for_us(asker, state.names):
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": "A page of another site may not do that."})
        return
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    places: Places = state.places
    if state.bans.banned(asker.address):
        await _close(send, BANNED)
        return
    if not state.requests.take(asker.address) or not places.enter(asker.address):
        await _close(send, FULL)
        return
    try:
        cast("list[Any]", scope["headers"]).clear()  # nobody needs them for the hours that follow
        await _join(state, scope["path_params"]["name"], asker, receive, send)
    finally:
        places.leave(asker.address)


async def _join(state: State, name: str, asker: visitor.Asker, receive: Receive, send: Send) -> None:
    """Let a client take part until it goes or must go."""
    rooms: Rooms = state.rooms
    try:
        room = await rooms.find(name) if visitor.is_name(name) else None
    except SpadilleError as wrong:
        await _close(send, Ending(TRY_AGAIN.code, told_of(wrong)))
        return
    connection = connection_of(asker, name, room.doc, rooms.limits) if room is not None else None
    if room is None or connection is None:
        await _close(send, NO_TABLE)
        return
    connection.is_muted = partial(state.bans.muted, asker.address)
    await _take_part(room.inbox, connection, state.shares, receive, send)


def connection_of(asker: visitor.Asker, name: str, doc: RoomDoc, limits: Limits) -> Connection | None:
    """Return the viewer of a table: a seat, the host, or a watcher; None if watchers are not allowed."""
    seat, key = visitor.seat_role(asker, name, doc) or (None, "")
    host, invited = visitor.is_host(asker, name, doc), visitor.is_invited(asker, name, doc)
    browser, address = visitor.browser_of(asker, name), asker.address
    who = {"browser": browser, "address": address, "language": asker.language}
    connection = Connection(seat, key, host=host, invited=invited, limits=limits, **who)
    return connection if may_stay(doc, connection) else None


async def _take_part(inbox: Inbox, connection: Connection, shares: Buckets, receive: Receive, send: Send) -> None:
    me = asyncio.current_task()
    assert me is not None, "a connection is served by a task"
    connection.abandon = me.cancel
    sender = asyncio.create_task(_send_all(connection, send))
    try:
        await inbox.post(connection, Came(connection))
        await _read_all(inbox, connection, shares, receive)
    except asyncio.CancelledError:
        if connection.ended is None:  # the server is stopping
            raise
        me.uncancel()
    finally:
        connection.abandon = _nothing
        sender.cancel()
        await inbox.post(connection, Went(connection))


async def _read_all(inbox: Inbox, connection: Connection, shares: Buckets, receive: Receive) -> None:
    while (event := cast("dict[str, Any]", await receive()))["type"] == "websocket.receive":
        if not connection.messages.take():
            connection.end(TOO_MUCH)
        if connection.ended is not None:
            continue  # ignore late requests while the connection ends
        connection.asked = time.perf_counter()
        asked = wire.read(event.get("text") or event.get("bytes") or "")
        wait = shares.of(connection.address).owe(_cost(asked))
        if isinstance(asked, wire.Ping):
            connection.tell(wire.Pong())
        if wait:  # the address has used up its share: wait until the others have had theirs
            await asyncio.sleep(min(wait, _LONGEST_WAIT))
            if connection.ended is not None:
                continue
        if isinstance(asked, wire.Refused):
            connection.tell(asked)
        elif not isinstance(asked, wire.Ping):
            await inbox.post(connection, Asked(connection, asked))


def _cost(asked: wire.Request | wire.Refused) -> int:
    """The cost of a request, in usual requests."""
    if isinstance(asked, wire.AskPast):
        return _LABOUR
    return 1 if isinstance(asked, _CHEAP) else _COSTLY


async def _send_all(connection: Connection, send: Send) -> None:
    while await _send_next(connection, send):
        pass
    if connection.ended is not None:
        await _close(send, connection.ended)


async def _send_next(connection: Connection, send: Send) -> bool:
    """Send one message, without keeping it while waiting for the next; False after the last."""
    message = await connection.fetch()
    if message is None:
        return False
    await send({"type": "websocket.send", "bytes": None, "text": message.decode()})
    return True


async def _close(send: Send, ending: Ending) -> None:
    await send({"type": "websocket.close", "code": ending.code, "reason": str(ending.reason)[:_LONGEST_REASON]})


def _nothing() -> None:
    """Do nothing: there is no task to cancel."""


HANDLERS = [play]
