"""A cheap WebSocket client: frames are split from the incoming bytes, and nothing is unpacked."""

from __future__ import annotations

import base64
import json
import os
import socket
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any, Final
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_SHORT = 126
"""Length code for a length that follows in two bytes; the next one is for eight."""
_MOST = 1 << 16
_NO_MASK: Final = b"\0\0\0\0"
"""Mask of zeros: a client must mask what it sends, and this costs nothing."""


class Closed(Exception):
    """The other side has closed the connection."""


class Wire:
    """One connection to a table."""

    __slots__ = ("_rest", "line", "number")

    def __init__(self, url: str, room: str, cookies: dict[str, str]) -> None:
        place = urlsplit(url)
        assert place.hostname is not None
        self.line = socket.create_connection((place.hostname, place.port or 80), 60)
        kept = "; ".join(f"{name}={value}" for name, value in cookies.items())
        asked = {
            "Host": place.netloc,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **({"Cookie": kept} if kept else {}),
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in asked.items())
        self.line.sendall(f"GET /api/tables/{room}/play HTTP/1.1\r\n{head}\r\n".encode())
        self._rest = self._answer()
        self.line.setblocking(False)
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.number = self.line.fileno()

    def _answer(self) -> bytes:
        """Read the head of the answer; return the bytes after it."""
        read = b""
        while b"\r\n\r\n" not in read:
            more = self.line.recv(_MOST)
            if not more:
                raise Closed(read[:100])
            read += more
        head, _, rest = read.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise Closed(head[:100])
        return rest

    def send(self, text: bytes) -> None:
        """Send a short text."""
        self._send(TEXT, text)

    def _send(self, kind: int, data: bytes) -> None:
        assert len(data) < _SHORT, "short requests only"
        self.line.send(bytes((128 | kind, 128 | len(data))) + _NO_MASK + data)

    def read(self) -> Iterator[bytes]:
        """Yield the texts received. Raises Closed."""
        try:
            read = self.line.recv(_MOST)
        except BlockingIOError:
            read = None
        except OSError as wrong:
            raise Closed(str(wrong)) from None
        if read == b"":
            raise Closed("the connection has ended")
        data = self._rest + (read or b"")
        at, end = 0, len(data)
        while end - at >= 2:
            kind, length, start = data[at] & 15, data[at + 1], at + 2
            if length >= _SHORT:
                start += 2 if length == _SHORT else 8
                length = int.from_bytes(data[at + 2 : start]) if start <= end else _MOST << 16
            if start + length > end:
                break
            at = start + length
            if kind == TEXT:
                yield data[start:at]
            elif kind == PING:
                self._send(PONG, data[start:at])
            elif kind == CLOSE:
                raise Closed(data[start:at])
        self._rest = data[at:]

    def close(self) -> None:
        """Close the connection."""
        self.line.close()


class Browser:
    """A simulated browser with its own cookies."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.cookies: dict[str, str] = {}

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Send a request over HTTP."""
        line = HTTPConnection(urlsplit(self._url).netloc, timeout=60)
        kept = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        line.request("POST", path, json.dumps(body), {"Content-Type": "application/json", "Cookie": kept})
        answer = line.getresponse()
        data = answer.read()
        line.close()
        if answer.status >= 400:
            raise Closed(f"{path}: {answer.status} {data[:100]!r}")
        for each in answer.headers.get_all("Set-Cookie") or ():
            name, _, value = each.partition(";")[0].partition("=")
            self.cookies[name] = value
        return json.loads(data)

    def join(self, room: str) -> Wire:
        """Connect to a table."""
        return Wire(self._url, room, self.cookies)
