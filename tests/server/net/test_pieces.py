"""Tests fragmented messages and frames outside of messages, and whose limits they use up behind a proxy."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.server.states import PATIENCE
from tests.server.strangers import ONCE, ask
from tests.server.town import Town

Serve = Callable[..., Any]
_PONG, _EMPTY = b"\x8a\x80" + bytes(4), b"\x00\x80" + bytes(4)
_BEGINS, _ENDS = b"\x01\x81" + bytes(4) + b"{", b"\x80\x81" + bytes(4) + b"}"
"""The first and the last piece of a text."""


def opened(server: Any) -> tuple[socket.socket, Any]:
    """A line to a table over which frames can be sent, and the file it is read by, the handshake done."""
    made = ask(server, "/api/tables", "POST", b'{"game":"war"}', Content_Type="application/json")
    name, place = json.loads(made.text)["id"], urlsplit(server.url)
    line = socket.create_connection((place.hostname, place.port), PATIENCE)
    line.sendall(
        f"GET /api/tables/{name}/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3BhZGlsbGUgc3BhZGlsbA==\r\n\r\n".encode()
    )
    heard = line.makefile("rb")
    assert b"101" in heard.readline()
    while heard.readline() != b"\r\n":
        pass
    return line, heard


def frames(heard: Any) -> Iterator[tuple[int, bytes]]:
    """Return what the server sends: the first byte of each frame, and what is in it."""
    while head := heard.read(2):
        size = head[1] if head[1] < 126 else int.from_bytes(heard.read({126: 2, 127: 8}[head[1]]))
        yield head[0], heard.read(size)


def goodbye(heard: Any) -> tuple[int, str]:
    """The code and the reason with which the server ends a line, whatever it sends before."""
    data = next(data for first, data in frames(heard) if first == 0x88)
    return int.from_bytes(data[:2]), data[2:].decode()


@pytest.mark.parametrize("sent", [_BEGINS + _EMPTY * 100, _PONG * 100, _BEGINS + _PONG * 100])
def test_a_line_that_sends_pieces_and_pongs_for_ever_is_ended_in_words(serve_limited: Serve, sent: bytes) -> None:
    line, heard = opened(serve_limited())
    with line, heard:
        line.sendall(sent)
        assert goodbye(heard) == (1008, "expected messages; got frames that are none")


def test_a_message_in_pieces_is_read_and_one_that_is_never_whole_ends_the_line(tmp_path: Path) -> None:
    with contextlib.closing(Town(tmp_path)) as town:
        line, heard = opened(town)
        town.door.patience["head"] = 0.2
        with line, heard:
            line.sendall(_BEGINS + _EMPTY * 20 + _PONG + _ENDS)
            assert any(json.loads(data)["t"] == "refused" for _, data in frames(heard))
            time.sleep(0.4)  # longer than a message may take: this one was whole
            began = time.monotonic()
            line.sendall(_BEGINS)
            assert goodbye(heard) == (1008, "expected a whole message within 0.2 seconds")
            assert time.monotonic() - began > 0.19, "not before"


def test_a_text_that_is_not_utf_8_ends_the_line_in_words_and_logs_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for sent in (b"\x81\x83" + bytes(4) + b"\xff\xfe\xfd", b"\x01\x81" + bytes(4) + b"\xff" + _ENDS):
        with contextlib.closing(Town(tmp_path)) as town:
            line, heard = opened(town)
            with line, heard:
                line.sendall(sent)
                assert goodbye(heard) == (1007, "expected text in UTF-8")
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


# -- behind a proxy ----------------------------------------------------------------------------------


def sent(server: Any, client: str, words: bytes) -> bool:
    """All of a request in chunks that a proxy passes on for a client has been taken, and is answered."""
    place = urlsplit(server.url)
    head = (
        f"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {client}\r\nTransfer-Encoding: chunked\r\n"
    )
    with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
        try:
            line.sendall(head.encode() + b"Transfer-Encoding: chunked\r\n\r\n" + words)
            return bool(line.recv(1))
        except (ConnectionResetError, BrokenPipeError):
            return False


def test_behind_a_proxy_whoever_makes_reading_a_labour_pays_for_it_alone(serve: Serve) -> None:
    server = serve("--trusted-proxy", "127.0.0.0/8", constants=ONCE)
    whole, crumbs = b"%x\r\n%b\r\n" % (60_000, b"a" * 60_000) * 15, b"1\r\na\r\n" * 900_000
    assert sent(server, "198.51.100.1", whole + b"0\r\n\r\n"), "a long record in chunks"
    assert not sent(server, "6.6.6.6, 198.51.100.2", crumbs + b"0\r\n\r\n")
    assert sent(server, "198.51.100.3", whole + b"0\r\n\r\n"), "somebody else behind the same proxy"
    assert not sent(server, "198.51.100.2", crumbs + b"0\r\n\r\n"), "the first one has not been forgotten"
