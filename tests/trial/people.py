"""People who play at tables of a public server, through whatever falls, and remember all that they were shown.

Each has an address of its own, where the system lets it, so that the server's limits hold as they do for strangers.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import socket
import ssl
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from tests.server.states import PATIENCE
from tests.server.travellers import UNSEEN, Step, differs
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from spadille.fair.commit import seal

_SILENCE: Final = 6.0
"""Seconds after which somebody who hears nothing comes anew."""
PACE: Final = 0.2
"""Seconds that a bot takes for a move."""
_THOUGHT: Final = (0.1, 0.5)
"""Seconds that somebody takes for one."""
_WIRE: Final = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


class Broken(Exception):
    """Something did not hold."""


@dataclass
class World:
    """Where everybody comes to, and how: the same address whatever stands behind it."""

    url: str
    trust: ssl.SSLContext
    chance: random.Random
    came: int = 0
    """How many people."""

    def address(self) -> str | None:
        """An address of this machine that nobody else comes from."""
        self.came += 1
        with contextlib.suppress(OSError):
            found = f"127.1.{self.came // 250}.{self.came % 250 + 1}"
            with socket.socket() as tried:  # not every system answers to all of 127.0.0.0/8
                tried.bind((found, 0))
            return found
        return None


@dataclass
class Person:
    """Somebody at a table."""

    world: World
    table: str
    seat: int
    guests: int
    """How many people the table waits for."""
    address: str | None
    cookies: dict[str, str]
    shown: list[Step] = field(default_factory=list)
    """All moves of the table as they were shown; unseen ones are blank."""
    steps: int = 0
    """How many were shown in all."""
    own: int = 0
    over: bool = False
    commit: str = ""
    parts: dict[int, str] = field(default_factory=dict)
    """What this seat adds to the seed, by round."""
    _said: set[tuple[str, int]] = field(default_factory=set)
    _state: dict[str, Any] = field(default_factory=dict)

    async def play(self) -> None:
        """Play until the game is over, coming again and again."""
        while not self.over:
            with contextlib.suppress(*_WIRE):
                async with self._come() as socket:
                    await self._visit(socket)
            await asyncio.sleep(self.world.chance.uniform(*_THOUGHT))

    def _come(self) -> connect:
        return connect(
            f"{self.world.url.replace('https', 'wss')}/api/tables/{self.table}/play",
            additional_headers={"Cookie": written(self.cookies)},
            compression=None,
            open_timeout=PATIENCE / 10,
            close_timeout=0.5,
            proxy=None,
            ssl=self.world.trust,
            local_addr=(self.address, 0) if self.address else None,
        )

    async def _visit(self, socket: ClientConnection) -> None:
        """Play until nothing more is heard, or the game is over."""
        self._said.clear()
        while not self.over:
            async with asyncio.timeout(_SILENCE):
                told = json.loads(await socket.recv())
            if told["t"] == "state":
                self.take(told)
            if told["t"] == "state" or (told["t"] == "refused" and told["code"] != "stale"):
                await self._answer(socket)

    def take(self, told: Mapping[str, Any]) -> None:
        """Hold a state against all that was shown before, and remember it."""
        if told["you"] != self.seat:
            raise Broken(f"expected seat {self.seat} of table {self.table}; got {told['you']}")
        now, before = told["v"], len(self.shown)
        if now < before:
            raise Broken(f"{before} moves of table {self.table} were shown, and now it has {now}")
        moved = [(each["by"], each["move"]) for each in told["events"] if "move" in each]
        fresh = moved[-(now - before) :] if now > before else []
        self.shown += [UNSEEN] * (now - before - len(fresh)) + fresh
        self.steps += now - before
        self.own += sum(by == self.seat for by, _ in fresh)
        self._state, self.over = dict(told), told["room"]["phase"] == "over"

    async def _answer(self, socket: ClientConnection) -> None:
        """Do what the table waits for, if it waits for this seat."""
        room = self._state["room"]
        if room["proof"]:
            await self._prove(socket, room)
        elif room["phase"] == "playing" and (text := chosen(self._state["scene"], self.world.chance)):
            await asyncio.sleep(self.world.chance.uniform(*_THOUGHT))
            await socket.send(json.dumps({"t": "move", "v": self._state["v"], "text": text}))

    async def _prove(self, socket: ClientConnection, room: Mapping[str, Any]) -> None:
        """Seal and open this seat's part of the seed; the host begins when all have sealed."""
        proof, self.commit = room["proof"], room["commit"]
        turn, stage, seals = proof["round"], proof["stage"], proof["seals"]
        part = self.parts.setdefault(turn, secrets.token_hex(16))
        sealed = seal(self.commit, turn, self.seat, part)
        if stage == "opening" and seals[self.seat] == sealed:
            await self._say(socket, (stage, turn), t="open", part=part)
        elif stage != "opening" and not seals[self.seat]:
            await self._say(socket, (stage, turn), t="seal", seal=sealed)
        elif stage == "gathering" and self.seat == 0 and sum(map(bool, seals)) == self.guests:
            await self._say(socket, ("begin", turn), t="start")

    async def _say(self, socket: ClientConnection, what: tuple[str, int], **asked: str) -> None:
        """Ask for something once a connection."""
        if what not in self._said:
            self._said.add(what)
            await socket.send(json.dumps(asked))

    def go_back(self, length: int) -> None:
        """The table is as it was when a backup was taken."""
        del self.shown[length:]
        self.over = False

    def differs(self, kept: Sequence[tuple[int, str]]) -> str | None:
        """Where what was shown is not what is kept; None if all of it is."""
        return differs(self.shown, kept)


def written(cookies: Mapping[str, str]) -> str:
    """Cookies as a header."""
    return "; ".join(f"{name}={value}" for name, value in cookies.items())


def chosen(scene: Mapping[str, Any], chance: random.Random) -> str | None:
    """Any move that is offered, but giving up only where nothing else is; None while others are waited for."""
    cards = [
        face for zone in scene["zones"] for face in (*zone["faces"], *(each for row in zone["rows"] for each in row))
    ]
    offered = [each for each in (*scene["choices"], *cards) if each["move"] and not each["refusal"]]
    offered = [each for each in offered if each.get("does") != "give_up"] or offered
    if not offered:
        return None
    one = chance.choice(offered)
    filled = str(one["ask"]["usual"]) if one.get("ask") else ""
    if one.get("pick"):
        hand = next(zone["faces"] for zone in scene["zones"] if zone["role"] == "hand")
        filled = " ".join(face["card"] for face in chance.sample(hand, one["pick"]["low"]))
    return str(one["move"]).replace("{}", filled)


# -- tables ------------------------------------------------------------------------------------------


async def gather(world: World, settings: Mapping[str, Any], guests: int) -> list[Person]:
    """Make a table, and sit down at it; another one where something falls meanwhile."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(*_WIRE):
                if people := await _sit_down(world, settings, guests):
                    return people
            await asyncio.sleep(0.2)


async def _sit_down(world: World, settings: Mapping[str, Any], guests: int) -> list[Person]:
    """A number of people at a new table; none if the server is too busy just now."""
    people: list[Person] = []
    table = ""
    for seat in range(guests):
        address = world.address()
        way = httpx.AsyncHTTPTransport(verify=world.trust, local_address=address)
        async with httpx.AsyncClient(base_url=world.url, transport=way, timeout=PATIENCE / 10) as client:
            if not table:
                made = await client.post("/api/tables", json=settings)
                if _busy(made):
                    return []
                table = made.json()["id"]
            sat = await client.post(f"/api/tables/{table}/seats/{seat}", json={"name": f"Guest {seat}"})
            if _busy(sat):
                return []
            people.append(Person(world, table, seat, guests, address, dict(client.cookies.items())))
    return people


def _busy(told: httpx.Response) -> bool:
    """A server has fallen, or does not have the table just now; any other refusal is none that there should be."""
    if not told.is_success and told.status_code < 500 and told.status_code != 409:
        raise Broken(f"{told.request.url.path}: {told.status_code} {told.text}")
    return not told.is_success
