"""Write every message that a table sends to every viewer in random games: `python -m tools.transcripts FOLDER`.

For a change of the server that must not be seen: write the transcripts before and after it, and compare the folders.
The games are random but the same every time: people come, play, chat, take back, claim, leave and come back, and the
server is stopped and started. Times in messages, and what is drawn by chance besides the cards, are left out.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tests.server.conftest import Guest, House

from spadille.core.errors import SpadilleError
from spadille.server.base.limits import Limits
from spadille.server.live.room import Room
from spadille.server.live.rooms import Rooms
from spadille.server.store.store import SqlStore
from spadille.server.table import answer_time, timing

GAMES: Final = ("spades", "five_hundred", "pinochle", "mexican_sweat", "mini_baccarat", "war", "pyramid")
STEPS: Final = 150
"""Number of requests of a game."""
_SOON: Final = 5.0
"""Seconds within which something that is due is waited for; people who are away are given longer."""
_LEFT_OUT: Final = frozenset({"id", "commit", "next_room", "watch"})
_LIMITS: Final = Limits(messages=(1e9, 1e9), chats=(1e9, 1e9), tables=(1e9, 1e9))


class Fixed(House):
    """Rooms whose cards follow from a name."""

    def __init__(self, database: str, name: str) -> None:
        self.name, self.drawn = name, 0
        super().__init__(database, _LIMITS)
        self._fix()

    def _fix(self) -> None:
        self.rooms._draw_secret = self.draw

    def draw(self, size: int) -> str:
        """The next secret."""
        self.drawn += 1
        return sha256(f"{self.name} {self.drawn}".encode()).hexdigest()[: 2 * size]

    async def restart(self) -> None:
        await self.rooms.close()
        self.store = SqlStore(self.database)
        self.rooms = Rooms(self.store, self.limits)
        self._fix()


class Game:
    """One random game, and what everybody was sent."""

    def __init__(self, house: House, room: Room, rng: random.Random) -> None:
        self.house, self.room, self.rng = house, room, rng
        self.guests: dict[str, Guest] = {}
        self.lines: list[str] = []

    async def settle(self) -> None:
        """Wait until nothing more happens by itself, and note what everybody was sent."""
        async with asyncio.timeout(60):
            calm = 0
            while calm < 5:
                due = timing.due(self.room.state)
                soon = due is not None and due - asyncio.get_running_loop().time() < _SOON
                busy = self.room._busy or not self.room.inbox.empty
                calm = 0 if soon or busy else calm + 1
                await asyncio.sleep(0.002 if soon else 0)
        for name, guest in self.guests.items():
            while guest.connection._mail:
                told = json.loads(guest.connection._mail.pop(0))
                if told["t"] == "state":
                    guest.state = told
                self.lines.append(f"{name} {json.dumps(_steady(told), sort_keys=True, ensure_ascii=False)}")
            if guest.connection.ended is not None:
                self.lines.append(f"{name} is sent away: {guest.connection.ended.code}")
        self.guests = {name: each for name, each in self.guests.items() if each.connection.ended is None}

    async def do(self, what: str, work: Callable[[], Any]) -> None:
        """Do something, and note what follows."""
        self.lines.append(f"> {what}")
        try:
            await work()
        except SpadilleError as wrong:
            self.lines.append(f"  refused: {wrong}")
        await self.settle()

    async def come(self, name: str) -> None:
        """Somebody comes to the seat of their name, or watches."""
        seats = [at for at in self.room.doc.people if self.room.doc.seats[at].name == name]
        seat = seats[0] if seats else None
        self.guests[name] = await self.house.come(self.room, seat, host=name == "Ann")

    async def sit(self, name: str, seat: int) -> None:
        """Somebody takes a seat."""
        await self.room.sit(seat, name, "")
        await self.come(name)

    async def step(self) -> None:
        """One random request."""
        chance, rng = self.rng.random(), self.rng
        name = rng.choice(sorted(self.guests)) if self.guests else ""
        movers = [each for each in sorted(self.guests) if _may_move(self.guests[each])]
        if movers and chance < 0.7:
            mover = rng.choice(movers)
            text = rng.choice(self.guests[mover].choices)
            await self.do(f"{mover} moves {text}", lambda: self.guests[mover].move(text))
        elif not name or chance < 0.78:
            comer = rng.choice(["Ann", "Bob", "Cid"])
            if comer not in self.guests:
                await self.do(f"{comer} comes", lambda: self.come(comer))
        elif chance < 0.80:
            await self.do(f"{name} goes", self.guests.pop(name).go)
        elif chance < 0.82:
            seat = rng.randrange(len(self.room.doc.seats))
            await self.do(f"Cid sits down at {seat}", lambda: self.sit("Cid", seat))
        elif chance < 0.83:
            await self.do("the server is started anew", self.restart)
        else:
            t, fields = rng.choice(_requests(rng, len(self.room.doc.seats), self.guests[name].state))
            await self.do(f"{name} asks {t} {fields}", lambda: self.guests[name].ask(t, **fields))

    async def restart(self) -> None:
        """Stop the server, start it again, and let everybody come back."""
        names = sorted(self.guests)
        self.guests.clear()
        await self.house.restart()
        self.room = await self.house.found(self.room)
        for name in names:
            await self.come(name)


def _may_move(guest: Guest) -> bool:
    state = guest.state
    if not state or state["you"] is None or state["room"]["phase"] != "playing":
        return False
    acting = [each["seat"] for each in state["scene"]["plates"] if each["to_act"]]
    return bool(guest.choices) and state["you"] in acting


def _requests(rng: random.Random, seats: int, state: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    seat = rng.randrange(seats)
    asked: list[tuple[str, dict[str, Any]]] = [
        ("undo", {}),
        ("answer", {"yes": rng.random() < 0.7}),
        ("skip", {}),
        ("past", {}),
        ("back", {}),
    ]
    asked += [("chat", {"text": f"word {rng.randrange(9)}"}), ("phrase", {"what": "hello"})]
    asked += [("react", {"what": "heart"}), ("pause", {"on": rng.random() < 0.3})]
    asked += [("free", {"seat": seat}), ("fill", {"seat": seat, "level": "regular"})]
    asked += [("look", {"what": rng.choice(["on", "off", "next"])}), ("start", {}), ("claim", {}), ("stand", {})]
    asked += [("move", {"v": state.get("v", 0) if rng.random() < 0.5 else 0, "text": "nonsense"})]
    return asked


def _steady(told: Any) -> Any:
    """A message without times and without names that are drawn by chance."""
    match told:
        case dict():
            return {key: _steady(each) for key, each in told.items() if key not in _LEFT_OUT}
        case list():
            return [_steady(each) for each in told]
        case float():
            return "a time"
        case _:
            return told


async def transcript(game: str, number: int, steps: int = STEPS) -> list[str]:
    """The messages of one random game, in order."""
    name = f"{game} {number}"
    with tempfile.TemporaryDirectory() as folder:
        house = Fixed(str(Path(folder) / "tables.db"), name)
        try:
            play = Game(house, await house.table(game, level="regular"), random.Random(name))
            await play.do("Ann sits down", lambda: play.sit("Ann", 0))
            if len(play.room.doc.seats) > 1:
                await play.do("Bob sits down", lambda: play.sit("Bob", len(play.room.doc.seats) - 1))
            await play.do("Ann starts the game", lambda: play.guests["Ann"].ask("start"))
            for _ in range(steps):
                await play.step()
            return play.lines
        finally:
            await house.rooms.close()


def main() -> None:
    """Write one file a game."""
    parser = argparse.ArgumentParser(prog="python -m tools.transcripts", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=3, help="random games of each card game")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    answer_time.LEAST = 0.0  # type: ignore[misc]
    for game in GAMES:
        for number in range(given.games):
            lines = asyncio.run(transcript(game, number))
            (given.folder / f"{game}-{number}.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
