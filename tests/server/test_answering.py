"""How long a bot takes tells nothing of what it has: whether it had a choice is not seen by the clock."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tests.server.states import Open, playing

from spadille.bots import GUESTS, Guest
from spadille.core.contract import Seat
from spadille.games import entry
from spadille.server import answering, players, workshop
from spadille.server.answering import LEAST, PROGRAM, answer_time
from spadille.server.players import Bots
from spadille.server.room import Room
from spadille.thinking.levels import Level

LEVELS = ("beginner", "regular", "strong", "expert")


def shift(one: Sequence[float], other: Sequence[float], tries: int = 2_000) -> float:
    """How often chance alone parts two samples as far as they are: of means and of spreads (permutations)."""

    def apart(first: Sequence[float], second: Sequence[float]) -> float:
        return abs(sum(first) / len(first) - sum(second) / len(second))

    ranks = {value: at for at, value in enumerate(sorted([*one, *other]))}
    first, second = [ranks[each] for each in one], [ranks[each] for each in other]
    seen, rng, everything = apart(first, second), random.Random(1), [*first, *second]
    beyond = 0
    for _ in range(tries):
        rng.shuffle(everything)
        beyond += apart(everything[: len(first)], everything[len(first) :]) >= seen
    return (beyond + 1) / (tries + 1)


def test_samples_that_differ_are_told_apart_and_those_that_do_not_are_not() -> None:
    rng = random.Random(7)
    base = [rng.gauss(1, 0.01) for _ in range(300)]
    assert shift(base[:150], base[150:]) > 0.01
    assert shift(base[:150], [each + 0.01 for each in base[150:]]) < 0.001


def test_the_time_of_an_answer_follows_from_the_level_and_the_pace_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "_took", {})
    monkeypatch.setitem(GUESTS, "mine", Guest((), lambda *_: None))  # type: ignore[arg-type]
    assert [answer_time("spades", level, 0.0, 1) for level in LEVELS] == [0.0, 0.0, 0.6, 1.2]
    assert [answer_time("spades", level, 0.0, 2) for level in LEVELS] == [LEAST, LEAST, 0.6, 1.2]
    assert [answer_time("spades", level, 2.0, 2) for level in LEVELS] == [2.0] * 4
    assert answer_time("spades", "mine", 0.0, 2) == PROGRAM
    for game in ("spades", "pinochle", "five_hundred"):
        clock = entry(game).player(Level.EXPERT).budget
        assert clock is not None
        assert clock.milliseconds is not None
        assert answer_time(game, "expert", 0.0, 2) * 1000 > clock.milliseconds + 300


def test_a_busy_server_gives_every_answer_of_a_level_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "_took", {})
    answering.note("strong", 0.7)
    assert answer_time("spades", "strong", 0.0, 2) == pytest.approx(1.2)
    assert answer_time("spades", "expert", 0.0, 2) == 1.2
    for _ in range(200):
        answering.note("strong", 0.1)
    assert answer_time("spades", "strong", 0.0, 2) == pytest.approx(0.6)
    for _ in range(3):
        answering.note("beginner", 9.0)
    assert answer_time("spades", "beginner", 0.0, 2) == LEAST


@pytest.mark.asyncio
async def test_an_answer_that_is_late_comes_when_another_such_time_is_over(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house() as house:
        ann = await house.play("spades", level="beginner", pace=10.0)
        room: Room = ann.room
        bots, seat = room._bots, 1
        thinking = asyncio.Event()

        async def choose(_bots: Bots, _seat: Seat, moves: Sequence[Any]) -> Any:
            await thinking.wait()
            return moves[0]

        monkeypatch.setattr(Bots, "_choose", choose)
        monkeypatch.setattr(players, "_AFTER", 0.0)
        assert bots.begin(seat, 1.0) == 1.0
        assert bots.begin(seat, 1.0) == 1.0
        await asyncio.sleep(0)
        assert not bots.ready(seat)
        thinking.set()
        await asyncio.sleep(0.05)
        assert bots.ready(seat)
        bots.drop()
        assert bots.ready(seat), "it is asked anew"


class Watch:
    """Notes how long each bot took, and whether it had a choice, as one who looks on would measure it."""

    def __init__(self) -> None:
        self.forced: list[float] = []
        self.free: list[float] = []

    async def follow(self, house: Any, level: str, game: str, pace: float, until: int, seconds: float) -> None:
        guest = await self._begin(house, level, game, pace)
        room: Room = guest.room
        last, version = time.perf_counter(), 0
        choices = len(room.table.moves(room.table.deciding[0])) if room.table.deciding else 0
        end = last + seconds
        while min(len(self.forced), len(self.free)) < until and time.perf_counter() < end:
            state = await guest.next("state")
            now = time.perf_counter()
            if state["room"]["phase"] == "over":
                return
            if state["v"] == version + 1 and choices:
                (self.forced if choices == 1 else self.free).append(now - last)
            deciding = room.table.deciding
            choices = len(room.table.moves(deciding[0])) if deciding and room.table.version == state["v"] else 0
            last, version = now, state["v"]

    async def _begin(self, house: Any, level: str, game: str, pace: float) -> Any:
        """A table where two persons have seats, and are away: bots play for them too."""
        room = await house.table(game, level=level, pace=pace, options=ENDLESS.get(game, {}))
        for seat in (0, 1):
            await room.sit(seat, f"P{seat}", "")
            room.doc.seats[seat].level = level
        guest = await house.come(room, 0, host=True)
        await guest.ask("start")
        await guest.until(playing)

        async def stand_in() -> None:
            room.people.standins |= {0, 1}
            room.timing.plan()

        await room.inbox.do(stand_in)
        return guest


ENDLESS: dict[str, dict[str, Any]] = {"spades": {"target": 1000}}


async def measured(house: Any, level: str, games: Sequence[str], many: int, seconds: float) -> Watch:
    """So many forced and free decisions of a level, at several tables at once."""
    watch = Watch()
    await asyncio.gather(*(watch.follow(house, level, game, 0.0, many, seconds) for game in games))
    return watch


@pytest.mark.asyncio
@pytest.mark.parametrize("level", ["beginner", "regular"])
async def test_forced_and_free_answers_cannot_be_told_apart(open_house: Open, level: str) -> None:
    async with open_house() as house:
        watch = await measured(house, level, ["pinochle", "pinochle", "spades"], 25, 6.0)
        assert min(len(watch.forced), len(watch.free)) >= 20
        assert min(*watch.forced, *watch.free) > answering.LEAST - 0.03
        assert shift(watch.forced, watch.free) > 0.01


@pytest.mark.asyncio
@pytest.mark.proof
@pytest.mark.parametrize("level", LEVELS)
async def test_five_hundred_forced_and_free_answers_of_each_level_cannot_be_told_apart(
    open_house: Open, level: str, record_property: Callable[[str, object], None]
) -> None:
    async with open_house() as house:
        watch = Watch()
        while min(len(watch.forced), len(watch.free)) < 500:
            # As many as can think at the same time: an answer that is late waits for another round.
            tables = workshop.hands() if level == "expert" else 8
            found = await measured(house, level, ["pinochle", "spades"] * -(-tables // 2), 500, 3_600.0)
            watch.forced += found.forced
            watch.free += found.free
        chance = shift(watch.forced[:500], watch.free[:500])
        record_property(
            "figure", f"{level}: 500 forced and 500 free answers are as far apart by chance {chance:.0%} of times"
        )
        assert chance > 0.01
