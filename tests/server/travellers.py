"""People who come to their tables by whichever server of a database they like, and know what they have been shown.

A traveller plays alone against bots, takes moves back, goes and comes by another server; a crowd sits down at tables.
What a traveller was shown must be what is kept, however servers fall, sleep and wake.
"""

from __future__ import annotations

import asyncio
import json
import random
import ssl
from collections.abc import Sequence
from typing import Any

import httpx
from tests.server.states import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

OPTIONS = {"target": 1_000_000, "max_deals": 10_000}
SETTINGS = {"game": "spades", "rulebook": "rules_of_spades", "pace": 0, "level": "random", "options": OPTIONS}
ANSWER = 2.0
"""Seconds after which somebody who hears nothing goes to another server."""
Step = tuple[int, str | None]
UNSEEN: Step = (-2, None)


def client_of(url: str, patience: float, trust: ssl.SSLContext | None) -> httpx.AsyncClient:
    """Somebody who asks a server over HTTP, or over HTTPS where there is somebody to trust."""
    return httpx.AsyncClient(base_url=url, timeout=patience, verify=trust or False)


class Traveller:
    """One person at one table: the moves that were shown, and which requests are under way."""

    def __init__(self, urls: list[str], chance: random.Random, trust: ssl.SSLContext | None = None) -> None:
        self.urls = urls
        self.chance = chance
        self.trust = trust
        self.table = ""
        self.cookie = ""
        self.shown: list[Step] = []
        """All moves of the table as they were shown, less those taken back; unseen ones are blank."""
        self.acknowledged = 0
        self.taken_back = 0
        self.visits: dict[str, int] = dict.fromkeys(urls, 0)
        self._undos: list[str] = []
        """The servers that were asked to take a move back, and may yet do so: none of them after another one has
        shown the table."""

    async def sit_down(self) -> None:
        """Make a table, and take a seat."""
        async with self._client() as client:
            self.table = (await client.post("/api/tables", json=SETTINGS)).json()["id"]
            (await client.post(f"/api/tables/{self.table}/seats/0", json={"name": "Ann"})).raise_for_status()
            self.cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())

    def _client(self) -> httpx.AsyncClient:
        return client_of(self.chance.choice(self.urls), PATIENCE, self.trust)

    async def play(self) -> None:
        """Play until cancelled, now by this server and now by that."""
        while True:
            url = self.chance.choice(self.urls)
            try:
                async with self.come(url) as socket:
                    await socket.send('{"t":"start"}')
                    await self.visit(socket, url)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    def come(self, url: str) -> connect:
        """A connection to the table by one of the servers."""
        address = f"{url.replace('http', 'ws')}/api/tables/{self.table}/play"
        return connect(
            address,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            open_timeout=PATIENCE / 10,
            close_timeout=0.5,
            proxy=None,
            ssl=self.trust,
        )

    async def visit(self, socket: ClientConnection, url: str, turns: int | None = None) -> None:
        """Play on for a number of turns of one's own; without one, for some, or until nothing is heard for a while."""
        left, patience = (self.chance.randrange(2, 12), ANSWER) if turns is None else (turns, PATIENCE)
        while left:
            async with asyncio.timeout(patience):
                told = json.loads(await socket.recv())
            if told["t"] == "state":
                self.take(told, url)
                self.visits[url] += 1
                left -= await self._answer(socket, told, url)

    def take(self, told: dict[str, Any], url: str) -> None:
        """Compare a state with all that was shown before, and remember it."""
        now, before = told["v"], len(self.shown)
        if told["n"] == 1:
            self._doubt()
        if now < before:
            assert self._undos, f"{before} moves were shown, and now the table has {now}"
            self._undos.pop(0)
            self.taken_back += before - now
            del self.shown[now:]
        self._undos = [each for each in self._undos if each == url]
        moved = [(each["by"], each["move"]) for each in told["events"] if "move" in each]
        fresh = moved[-(now - len(self.shown)) :] if now > len(self.shown) else []
        self.acknowledged += sum(by == 0 for by, _ in fresh)
        self.shown += [UNSEEN] * (now - len(self.shown) - len(fresh)) + fresh

    def _doubt(self) -> None:
        """Mark moves as unknown: after a return it is unclear whether moves were taken back and others made."""
        own = [at for at, (by, _) in enumerate(self.shown) if by == 0]
        if self._undos and own:
            since = own[-min(len(self._undos), len(own))]
            self.shown[since:] = [UNSEEN] * (len(self.shown) - since)

    async def _answer(self, socket: ClientConnection, told: dict[str, Any], url: str) -> int:
        """Move, or take a move back, where it is one's turn; how many turns that was."""
        offered = offers(told)
        if not offered:
            return 0
        if told["room"]["undo"] and self.chance.random() < 0.15:
            self._undos.append(url)
            await socket.send('{"t":"undo"}')
        else:
            await socket.send(json.dumps({"t": "move", "v": told["v"], "text": self.chance.choice(offered)}))
        return 1

    def differs(self, kept: list[tuple[int, str]]) -> str | None:
        """Where what was shown is not what is kept; None if all of it is."""
        # If undos were requested and the result was not seen, fewer moves may be kept.
        return differs(self.shown[: len(kept)] if self._undos else self.shown, kept)


def differs(shown: Sequence[Step], kept: Sequence[tuple[int, str]]) -> str | None:
    """Where the moves that were shown are not those that are kept; None if all of them are."""
    for at, (by, move) in enumerate(shown):
        if at >= len(kept):
            return f"{len(shown)} moves were shown, and {len(kept)} are kept"
        if (by, move) not in (UNSEEN, kept[at]) and not (move is None and by == kept[at][0]):
            return f"move {at} was shown as {by} {move}, and is kept as {kept[at]}"
    return None


def offers(told: dict[str, Any]) -> list[str]:
    """The moves that a state lets its viewer make."""
    hand: list[dict[str, Any]] = next((zone["faces"] for zone in told["scene"]["zones"] if zone["role"] == "hand"), [])
    return [each["move"] for each in (*told["scene"]["choices"], *hand) if each["move"] and not each["refusal"]]


class Crowd:
    """Many who want a seat at one table, each by another server."""

    def __init__(self, urls: list[str], chance: random.Random, trust: ssl.SSLContext | None = None) -> None:
        self.urls = urls
        self.chance = chance
        self.trust = trust
        self.table = ""
        self.seated: list[tuple[int, str]] = []
        """The seats that were promised, each with its cookie."""

    async def gather(self) -> None:
        """Make the table."""
        async with self._client() as client:
            self.table = (await client.post("/api/tables", json=SETTINGS)).json()["id"]

    def _client(self) -> httpx.AsyncClient:
        return client_of(self.chance.choice(self.urls), PATIENCE, self.trust)

    async def sit_down(self) -> None:
        """Ask for seats until cancelled."""
        while True:
            seat, url = self.chance.randrange(4), self.chance.choice(self.urls)
            try:
                async with client_of(url, ANSWER, self.trust) as client:
                    told = await client.post(f"/api/tables/{self.table}/seats/{seat}", json={"name": "Bob"})
                    if told.status_code == 200:
                        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
                        self.seated.append((seat, cookie))
            except httpx.HTTPError:
                pass
            await asyncio.sleep(self.chance.random())

    async def has_its_seats(self, url: str) -> None:
        """Everybody who was promised a seat has it, and nobody else has."""
        seats = [seat for seat, _ in self.seated]
        assert len(seats) == len(set(seats)), f"seats were given twice: {seats}"
        async with client_of(url, PATIENCE, self.trust) as client:
            for seat, cookie in self.seated:
                told = await self._ask(client, cookie)
                assert told["yours"] == seat, told

    async def _ask(self, client: httpx.AsyncClient, cookie: str) -> dict[str, Any]:
        """The table as it is; where it is with another server for the moment, asked again."""
        async with asyncio.timeout(PATIENCE):
            while True:
                told = await client.get(f"/api/tables/{self.table}", headers={"Cookie": cookie})
                if told.status_code == 200:
                    return dict(told.json())
                assert told.status_code in (409, 503), told.text
