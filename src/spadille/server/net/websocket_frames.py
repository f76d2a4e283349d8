"""WebSocket protocol of the web server: limits on frames that begin no message, and on the time of a message.

A message may be fragmented, with pings and pongs in between. A client that sends nothing else, or never ends a message,
would be read for ever.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from spadille.server.base.limits import Bucket
from spadille.server.net.slow_clients import Config, Door

GRACEFUL: Final = 5
"""Seconds that a client has to leave when its connection or the server ends."""
_BETWEEN: Final = (64, 2)
"""Frames of a connection that do not begin a message: (burst, then per second)."""
_REFUSED: Final = 1008
_NO_TEXT: Final = 1007


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that uses little memory while open, and does not wait for ever for a client that stopped reading."""

    _between: Bucket | None = None
    _deadline: asyncio.TimerHandle | None = None
    """Runs while a message has begun and is not yet whole."""
    _frames = 0
    """Number of frames that were read."""

    def start_keepalive(self) -> None:
        super().start_keepalive()
        # The handshake is done; its headers would take as much memory as all the rest.
        self.request.headers.clear()
        self.response.headers.clear()

    @property
    def _door(self) -> Door:
        assert isinstance(self.config, Config), "the server is run with its own configuration"
        return self.config.door

    def data_received(self, data: bytes) -> None:
        self._door.read(self.transport, data, self._take)

    def _take(self, data: bytes) -> int:
        before = self._frames
        super().data_received(data)
        return self._frames - before

    def connection_lost(self, exc: Exception | None) -> None:
        self._whole()
        self._door.leave(self.transport)
        super().connection_lost(exc)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(GRACEFUL, self.transport.abort)

    # -- frames ----------------------------------------------------------------------------------

    def handle_text(self, event: Frame) -> None:
        self._begin(event)
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._begin(event)
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._goes_on():
            if event.fin:
                self._whole()
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._goes_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._goes_on():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; the web server would log a traceback for a text that is none."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._refuse("expected text in UTF-8", _NO_TEXT)
                return
        super().send_receive_event_to_app()

    def _begin(self, event: Frame) -> None:
        """Note the start of a message; a fragmented one has a time limit."""
        self._frames += 1
        if not event.fin and not self.close_sent:
            self._deadline = self.loop.call_later(self._door.patience["head"], self._late)

    def _whole(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        self._refuse(f"expected a whole message within {self._door.patience['head']:g} seconds")

    def _goes_on(self) -> bool:
        """Count a frame that does not begin a message; False if there have been too many."""
        self._frames += 1
        if self._between is None:
            self._between = Bucket(_BETWEEN)
        if not self.close_sent and not self._between.take():
            self._refuse("expected messages; got frames that are none")
        return not self.close_sent

    def _refuse(self, reason: str, code: int = _REFUSED) -> None:
        self._whole()
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()
