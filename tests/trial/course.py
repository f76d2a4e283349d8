"""The course of the trial: play, fall, back up, lose everything, restore, play on, and prove every record."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.server.states import PATIENCE
from tests.trial.house import House
from tests.trial.people import PACE, Broken, Person, World, gather
from tests.trial.records import Life, close_all, moves_of, reckon, tables_of
from tests.trial.report import Report

from spadille.games import GAMES, open_game

_SOON: Final = {"a server": 8.0, "nginx": 10.0, "PostgreSQL": 15.0}
"""Maximum seconds until every table continues after a part was killed; any part but a server is restarted meanwhile."""
Promise = tuple[Person, int]
"""Somebody with a seat, and how many moves of the table they had been shown."""


@dataclass(frozen=True)
class Plan:
    """The size of the trial."""

    tables: int
    rounds: int
    pause: float
    """Seconds of undisturbed play after each kill."""
    longest: float
    """Seconds after which the trial has failed."""
    judged: bool = True
    """True if a table that continues too late is a failure; on a busy machine such delays mean little."""


class Trial:
    """The people, what stands behind them, and what has come of it so far."""

    def __init__(self, plan: Plan, home: Path, tell: Callable[[str], None]) -> None:
        self.report = Report()
        self._tell, self._began = tell, time.monotonic()
        self._plan = plan
        self._house = House(home)
        self._chance = random.Random(plan.tables)
        self._world = World(self._house.proxy.url, self._house.proxy.trust(), self._chance)
        self._people: list[Person] = []
        self._busy: set[asyncio.Task[None]] = set()
        self._open = True
        """True if a person who has finished a game begins another one."""

    async def run(self) -> None:
        """Run the whole trial; raises Broken, or TimeoutError if something does not end."""
        async with asyncio.timeout(self._plan.longest):
            await self._house.start()
            self.report.made_of = self._house.made_of
            self._say("PostgreSQL, two servers and nginx run")
            await self._begin()
            half = -(-self._plan.rounds // 2)
            await self._fall_all(half)
            promised, file = await self._back_up()
            await self._fall_all(self._plan.rounds - half)
            await self._lose_everything()
            await self._restore(promised, file)
            await self._finish()
            await self._reckon()

    def close(self) -> None:
        """End whatever runs."""
        self._house.close()

    def _say(self, words: str) -> None:
        """Print how far the trial is."""
        self._tell(f"{time.monotonic() - self._began:5.1f} s  {words}")

    # -- play ------------------------------------------------------------------------------------

    async def _begin(self) -> None:
        """People come to tables of every game in turn."""
        games = list(GAMES)
        self.report.games = min(len(games), self._plan.tables)
        places = [self._place(games[at % len(games)]) for at in range(self._plan.tables)]
        self._busy = {asyncio.create_task(each) for each in places}
        await self._until(lambda: len({each.table for each in self._people}) >= self._plan.tables, "people sit down")
        await self._all_go_on("everybody has begun")
        self._say(f"{self._plan.tables} tables play")

    async def _place(self, game: str) -> None:
        """One game after the other is played at a place."""
        while self._open:
            guests = min(self._chance.choice((2, 2, 4)), open_game(game, None, None, {}).seats)
            people = await gather(self._world, {"game": game, "pace": PACE, "undo": False}, guests)
            self._people += people
            self.report.people += len(people)
            self.report.tables += 1
            await asyncio.gather(*(each.play() for each in people))

    async def _until(self, holds: Callable[[], bool], words: str) -> None:
        """Wait until something holds, as long as nobody has seen anything wrong."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not holds():
                    for task in [each for each in self._busy if each.done()]:
                        task.result()
                        self._busy.remove(task)
                    await asyncio.sleep(0.02)
        except TimeoutError:
            raise Broken(f"expected within {PATIENCE:.0f} s that {words}") from None

    async def _all_go_on(self, words: str) -> None:
        """Everybody who is in a game is shown something more than is kept by now."""
        there = [each for each in self._people if not each.over]
        kept = {each.table: each.moves for each in await tables_of(self._house.database)}
        await self._until(lambda: all(each.over or len(each.shown) > kept[each.table] for each in there), words)

    # -- falls -----------------------------------------------------------------------------------

    async def _fall_all(self, rounds: int) -> None:
        """Each part falls once a round."""
        for _ in range(rounds):
            await self._fall("a server", self._drop_server)
            await self._all_go_on("all go on with the server that was begun again")
            await self._fall("nginx", self._drop_proxy)
            await self._fall("PostgreSQL", self._drop_database)

    async def _fall(self, what: str, drop: Callable[[], Awaitable[None]]) -> None:
        """Something falls; all go on soon."""
        await asyncio.sleep(self._plan.pause)
        began = time.monotonic()
        await drop()
        await self._all_go_on(f"all go on after the fall of {what}")
        took = time.monotonic() - began
        self._say(f"{what} was killed, and all have gone on after {took:.1f} s")
        self.report.load = max(self.report.load, os.getloadavg()[0])
        self.report.stood.setdefault(what, []).append(took)
        if self._plan.judged and took > _SOON[what]:
            self.report.wrong.append(f"{what}: expected all to go on within {_SOON[what]:.0f} s; it took {took:.1f} s")
        for server in self._house.servers:
            if not server.running:
                await self._house.again(server)

    async def _drop_server(self) -> None:
        await asyncio.to_thread(self._chance.choice(self._house.servers).kill)

    async def _drop_proxy(self) -> None:
        await asyncio.to_thread(self._house.proxy.kill)
        self._house.proxy.start()

    async def _drop_database(self) -> None:
        await asyncio.to_thread(self._house.first.stop)
        await asyncio.to_thread(self._house.first.start)

    # -- backup and restore ----------------------------------------------------------------------

    async def _back_up(self) -> tuple[list[Promise], Path]:
        """Take a backup while all play on; what it must have: who had a seat before it began, and had seen what."""
        promised = [(each, len(each.shown)) for each in self._people]
        file = self._house.home / "backup.zip"
        told, self.report.backup_seconds = await self._house.spadille(
            "backup", "--database", self._house.database, str(file)
        )
        self.report.backup = told.strip().partition(": ")[2]
        await self._all_go_on("all go on after the backup")
        self._say(f"a backup was taken in {self.report.backup_seconds:.1f} s")
        return promised, file

    async def _lose_everything(self) -> None:
        """All servers and their database fall at once; nobody is there any more."""
        await asyncio.sleep(self._plan.pause)
        self._open = False
        for server in self._house.servers:
            await asyncio.to_thread(server.kill)
        await asyncio.to_thread(self._house.first.stop)
        await self._all_leave()
        self._say("the servers and their database are lost")
        self._before = Life(self._house.database, [(each, list(each.shown)) for each in self._people])

    async def _all_leave(self) -> None:
        """Nobody plays any more; what they have seen must have been right to the last."""
        for task in self._busy:
            task.cancel()
        for came in await asyncio.gather(*self._busy, return_exceptions=True):
            if isinstance(came, Exception):
                raise came

    async def _restore(self, promised: list[Promise], file: Path) -> None:
        """Restore the backup elsewhere. Every seat continues there, from what it had been shown or later."""
        await self._house.move()
        words = ("restore", "--database", self._house.database, str(file))
        _, self.report.restore_seconds = await self._house.spadille(*words)
        self._restored = await moves_of(self._house.database)
        self._people = [each for each, _ in promised]
        for each, mark in promised:
            has = len(self._restored[each.table]) if each.table in self._restored else -1
            if has < mark:
                raise Broken(f"{mark} moves of table {each.table} were shown before the backup; it has {has}")
            each.go_back(has)
        await asyncio.gather(*(self._house.again(server) for server in self._house.servers))
        before = sum(each.steps for each in self._people)
        self._busy = {asyncio.create_task(each.play()) for each in self._people}
        await self._all_go_on("all go on after the restore")
        await asyncio.sleep(self._plan.pause)
        await self._all_go_on("all go on for a while after the restore")
        self._say(f"restored in {self.report.restore_seconds:.1f} s on a second PostgreSQL, and all have gone on")
        self.report.played_on = sum(each.steps for each in self._people) - before

    # -- the end ---------------------------------------------------------------------------------

    async def _finish(self) -> None:
        """As the operator, close every table, which people see, and stop the servers."""
        await close_all(self._house.database)
        await self._until(lambda: all(each.over for each in self._people), "all see that their games are over")
        await self._all_leave()
        for server in self._house.servers:
            await asyncio.to_thread(server.stop)
        self._say("all games are closed, and the servers have ended in good order")

    async def _reckon(self) -> None:
        """Check that both databases keep what was shown; replay and prove every game in them."""
        await asyncio.to_thread(self._house.first.start)
        first, second = self._before, Life(self._house.database, [(each, each.shown) for each in self._people])
        kept = await moves_of(first.database)
        for table, each in self._restored.items():
            if kept[table][: len(each)] != each:
                raise Broken(f"table {table} of the backup is no moment of the table that it was taken of")
        await close_all(first.database)
        for name, life in (("first", first), ("second", second)):
            await reckon(self._house, life, self._house.home / name, self.report)
        self.report.own = sum(each.own for each, _ in first.seen)
        self.report.lost = "none"
