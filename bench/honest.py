"""A normal table of four, with a client that reads everything it is sent."""

from __future__ import annotations

import asyncio
import json
import re
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.crowd import SETTINGS

_VERSION = re.compile(rb'"v":(\d+)')


class _Face(msgspec.Struct):
    move: str | None
    refusal: Any


class _Zone(msgspec.Struct):
    name: str
    faces: list[_Face]


class _Scene(msgspec.Struct):
    zones: list[_Zone]
    choices: list[_Face]


class _State(msgspec.Struct):
    v: int
    scene: _Scene


_READ = msgspec.json.Decoder(_State)


class Table:
    """Four clients at one table; the one on turn moves."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self.sockets = sockets
        self.version = 0
        self.last: list[bytes] = [b""] * 4

    async def settle(self) -> None:
        """Wait until no more messages arrive."""
        for seat, socket in enumerate(self.sockets):
            while True:
                try:
                    async with asyncio.timeout(0.3):
                        self._take(seat, await socket.recv(decode=False))
                except TimeoutError:
                    break

    def _take(self, seat: int, message: bytes) -> int:
        self.last[seat] = message
        found = _VERSION.search(message, 0, 60)
        return int(found[1]) if found else -1

    def _next(self) -> tuple[int, str]:
        """The seat that can move, and a move."""
        for seat in range(4):
            scene = _READ.decode(self.last[seat]).scene
            faces = [*scene.choices, *(face for zone in scene.zones if zone.name == "hand" for face in zone.faces)]
            for each in faces:
                if each.move and each.refusal is None:
                    return seat, each.move
        raise AssertionError("nobody can move")

    async def move(self) -> float:
        """Make one move; return the seconds until all four have seen it."""
        seat, text = self._next()
        version = int(_VERSION.search(self.last[seat], 0, 60)[1])  # type: ignore[index]
        asked = json.dumps({"t": "move", "v": version, "text": text})
        began = time.perf_counter()
        await self.sockets[seat].send(asked)
        await asyncio.gather(*(self._until_after(version, each) for each in range(4)))
        return time.perf_counter() - began

    async def _until_after(self, version: int, seat: int) -> None:
        while self._take(seat, await self.sockets[seat].recv(decode=False)) <= version:
            pass


async def open_table(url: str) -> Table:
    """Open and start a table of four, with a separate browser for each."""
    sockets: list[ClientConnection] = []
    room = ""
    for seat in range(4):
        async with httpx.AsyncClient(base_url=url) as browser:
            if not seat:
                room = (await browser.post("/api/tables", json=SETTINGS)).json()["id"]
            (await browser.post(f"/api/tables/{room}/seats/{seat}", json={"name": f"P{seat}"})).raise_for_status()
            cookies = dict(browser.cookies)
        address = f"{url.replace('http', 'ws')}/api/tables/{room}/play"
        kept = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
        sockets.append(await connect(address, additional_headers=kept, compression=None, max_queue=64))
    await sockets[0].send('{"t":"start"}')
    return Table(sockets)
