"""The server is killed at random moments under play: nothing that was acknowledged is lost, and no table is stuck."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.server.states import PATIENCE
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from spadille.server.store.store import SqlStore

pytestmark = pytest.mark.asyncio
OPTIONS = {"target": 1_000_000, "max_deals": 10_000}
SETTINGS = {"game": "spades", "rulebook": "rules_of_spades", "pace": 0, "level": "random", "options": OPTIONS}


class Player:
    """A person at a table who plays on through every fault, and remembers every move that was shown."""

    def __init__(self, url: str, rest: float = 0.05) -> None:
        self.url = url
        self.rest = rest
        """Seconds before each move of one's own: 20 requests a second are allowed, after 60 at once."""
        self.table = ""
        self.cookies: dict[str, str] = {}
        self.moves: list[tuple[int, str | None]] = []
        """All moves since the deal began, as they were shown: who and what."""
        self.version = 0
        self.seen = asyncio.Condition()

    async def sit_down(self) -> None:
        async with httpx.AsyncClient(base_url=self.url) as client:
            self.table = (await client.post("/api/tables", json=SETTINGS)).json()["id"]
            await client.post(f"/api/tables/{self.table}/seats/0", json={"name": "Ann"})
            self.cookies = dict(client.cookies.items())

    async def play(self) -> None:
        """Play until cancelled, connecting again and again."""
        header = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/play"
        while True:
            try:
                async with connect(address, additional_headers=header, compression=None) as socket:
                    await socket.send('{"t":"start"}')
                    async for message in socket:
                        told = json.loads(message)
                        if told["t"] == "state":
                            await self._take(told)
                            await self._answer(socket, told)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.02)

    async def until(self, version: int) -> None:
        """Wait until the table has reached a version."""
        async with asyncio.timeout(PATIENCE), self.seen:
            await self.seen.wait_for(lambda: self.version >= version)

    async def _take(self, told: dict[str, Any]) -> None:
        assert told["v"] >= self.version, (
            f"moment {self.version} was shown, and after a fault the table is at {told['v']}"
        )
        moved = [each for each in told["events"] if "move" in each]  # the others tell what followed from a move
        gap = told["v"] - self.version - len(moved)
        self.moves += [(-2, None)] * gap  # made while this player was away
        self.moves += [(each["by"], each["move"]) for each in moved]
        if told["v"] > self.version:
            async with self.seen:
                self.version = told["v"]
                self.seen.notify_all()

    async def _answer(self, socket: Any, told: dict[str, Any]) -> None:
        hand: list[dict[str, Any]] = next(
            (zone["faces"] for zone in told["scene"]["zones"] if zone["role"] == "hand"), []
        )
        offered = [each for each in [*told["scene"]["choices"], *hand] if each["move"] and not each["refusal"]]
        if offered:
            await asyncio.sleep(self.rest)
            await socket.send(json.dumps({"t": "move", "v": told["v"], "text": offered[0]["move"]}))


async def _kill_and_go_on(
    serve: Callable[..., Any], times: int
) -> tuple[list[tuple[int, str | None]], list[tuple[int, str]]]:
    """The moves that the player was shown, and those that the database has in the end."""
    server, chance = serve(), random.Random(times)
    player = Player(server.url, rest=0.01)
    await player.sit_down()
    playing = asyncio.create_task(player.play())
    for _ in range(times):
        await player.until(player.version + chance.randrange(5, 20))
        await asyncio.sleep(chance.random() * 0.06)
        assert not playing.done(), playing.exception()
        server.kill()
        await asyncio.to_thread(server.again)
    await player.until(player.version + 1)
    playing.cancel()
    await asyncio.wait([playing])
    server.kill()
    store = SqlStore(server.database)
    kept = await store.read(player.table)
    await store.close()
    assert kept is not None
    return player.moves, list(kept.moves)


async def _nothing_is_lost(serve: Callable[..., Any], times: int) -> None:
    shown, kept = await _kill_and_go_on(serve, times)
    assert len(kept) >= len(shown) > 4 * times
    for (by, move), (seat, text) in zip(shown, kept, strict=False):
        assert by in (-2, seat)
        assert move in (None, text)
    assert sum(by == -2 for by, _ in shown) < len(shown) / 2


async def test_nothing_is_lost_when_the_server_is_killed(serve: Callable[..., Any]) -> None:
    await _nothing_is_lost(serve, 3)


async def test_nothing_is_lost_when_the_server_is_killed_again_and_again(serve: Callable[..., Any]) -> None:
    await _nothing_is_lost(serve, 8)


async def test_nothing_is_lost_when_the_server_is_killed_six_hundred_times(
    serve: Callable[..., Any], record_property: Callable[[str, object], None]
) -> None:
    await _nothing_is_lost(serve, 600)
    record_property("figure", "600 kills, nothing that was acknowledged lost")
