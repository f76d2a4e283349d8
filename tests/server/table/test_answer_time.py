"""Tests that a bot's answer time tells nothing of its cards, nor whether it had a choice."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest
from tests.server.states import PATIENCE, Open, eventually, playing
from tests.server.table.driver import Driver, state_of

from spadille.bots import GUESTS, Guest
from spadille.server.base import background
from spadille.server.live.bot_tasks import BotTasks
from spadille.server.live.connection import Connection
from spadille.server.live.room import Room
from spadille.server.protocol.wire import Look, Start
from spadille.server.table.answer_time import LEAST, PROGRAM, Load, answer_time
from spadille.server.table.effects import Think
from spadille.server.table.inputs import Asked, Came, Tick

LEVELS = ("beginner", "regular", "strong")


BLOCK: Final = 8
"""Number of consecutive answers of one table in a block: same part of a deal, same load."""
Answer = tuple[bool, float]
"""Whether it was forced, and how long it took."""


def blocks_of(answers: Sequence[Answer]) -> list[list[Answer]]:
    return [list(answers[at : at + BLOCK]) for at in range(0, len(answers), BLOCK)]


def shift(blocks: Sequence[Sequence[Answer]], tries: int = 4_000) -> float:
    """Return how often chance separates the ranks of forced and free answers as far: permutations within blocks."""
    order = sorted((took, block, at) for block, answers in enumerate(blocks) for at, (_, took) in enumerate(answers))
    ranks = {(block, at): float(rank) for rank, (_, block, at) in enumerate(order)}
    parts = []
    for block, answers in enumerate(blocks):
        mean = sum(ranks[block, at] for at in range(len(answers))) / len(answers)
        forced = sum(each for each, _ in answers)
        if 0 < forced < len(answers):
            parts.append((forced, [ranks[block, at] - mean for at in range(len(answers))], answers))
    seen = abs(sum(rank for _, found, answers in parts for rank, (each, _) in zip(found, answers, strict=True) if each))
    rng = random.Random(1)
    beyond = sum(abs(sum(sum(rng.sample(found, many)) for many, found, _ in parts)) >= seen for _ in range(tries))
    return (beyond + 1) / (tries + 1)


def test_samples_that_differ_are_told_apart_and_those_that_do_not_are_not() -> None:
    rng = random.Random(7)
    kinds = [rng.random() < 0.3 for _ in range(400)]
    load = [rng.expovariate(100) if at // 40 % 2 else 0.0 for at in range(400)]
    same = [(forced, 1 + late + rng.gauss(0, 0.002)) for forced, late in zip(kinds, load, strict=True)]
    apart = [(forced, took + (0 if forced else 0.002)) for forced, took in same]
    assert shift(blocks_of(same)) > 0.01
    assert shift(blocks_of(apart)) < 0.001


def test_the_time_of_an_answer_follows_from_the_level_and_the_pace_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GUESTS, "mine", Guest((), lambda *_: None))  # type: ignore[arg-type]
    assert [answer_time("spades", level, 0.0, 1) for level in LEVELS] == [0.0, 0.0, 0.6]
    assert [answer_time("spades", level, 0.0, 2) for level in LEVELS] == [LEAST, LEAST, 0.6]
    assert [answer_time("spades", level, 2.0, 2) for level in LEVELS] == [2.0] * 3
    assert answer_time("spades", "mine", 0.0, 2) == PROGRAM


def given(load: Load, level: str, now: float = 1_000.0) -> float:
    """The time of an answer among two people, on a server with this load."""
    return answer_time("spades", level, 0.0, 2, load.slowest("hers", level, now))


def test_a_busy_server_gives_every_answer_of_a_level_longer() -> None:
    load = Load()
    load.note("hers", "strong", 0.7, 1_000.0)
    assert given(load, "strong") == pytest.approx(1.2)
    assert given(load, "regular") == LEAST
    for _ in range(200):
        load.note("hers", "strong", 0.1, 1_000.0)
    assert given(load, "strong") == pytest.approx(0.6)
    for _ in range(3):
        load.note("hers", "beginner", 9.0, 1_000.0)
    assert given(load, "beginner") == LEAST


def test_one_slow_answer_makes_the_others_slow_for_half_a_minute_and_within_bounds() -> None:
    load = Load()
    load.note("hers", "strong", 20.0, 1_000.0)
    assert given(load, "strong") == pytest.approx(6.0), "22 seconds were asked for"
    load.note("hers", "strong", 0.7, 1_029.0)
    assert given(load, "strong", 1_029.0) == pytest.approx(6.0)
    assert given(load, "strong", 1_031.0) == pytest.approx(1.2)
    assert given(load, "strong", 1_061.0) == pytest.approx(0.6)


def test_answers_that_wait_for_others_of_an_address_make_no_other_address_wait() -> None:
    load = Load()
    for at in range(3):
        load.note("a flood", "strong", 20.0, 1_000.0 + at)
    assert given(load, "strong", 1_003.0) == pytest.approx(0.6)
    load.note("hers", "strong", 0.7, 1_003.0)
    assert given(load, "strong", 1_003.0) == pytest.approx(1.2)


def test_addresses_whose_answers_no_longer_count_are_forgotten() -> None:
    load = Load()
    for at in range(1_000):
        load.note(f"address {at}", "strong", 0.1, float(at))
    assert len(load._took) == 31


@pytest.mark.asyncio
async def test_bots_think_in_the_turn_of_the_address_that_plays_with_them(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    askers: list[str] = []

    async def do(_lane: background.Lane, who: str, work: Callable[..., Any], *given: object) -> Any:
        askers.append(who)
        return work(*given)

    monkeypatch.setattr(background.Lane, "do", do)
    async with open_house() as house:
        table = await house.table("spades", level="strong", pace=0.0)
        for host, address in ((False, "203.0.113.9"), (True, "198.51.100.7")):
            connection = Connection(None, host=host, address=address, limits=house.limits)
            await table.inbox.post(connection, Came(connection))
        await table.inbox.post(connection, Asked(connection, Start()))
        await eventually(lambda: len(askers) > 1)
        assert set(askers) == {"198.51.100.7"}


def test_an_answer_that_is_late_comes_when_another_such_time_is_over() -> None:
    driver = Driver(state_of("spades", rulebook="andrews", pace=10.0))
    driver.open()
    driver.until_a_bot_moves()
    version = driver.t.table.version
    for _ in range(3):
        due = driver.t.bot_at
        assert due is not None
        driver.clock = due
        driver.give(Tick())
        assert driver.t.table.version == version, "it has not decided"
        assert driver.t.bot_at == due + 10.0
    assert len(driver.thinking) == 1, "it is asked once"
    driver.think()
    assert driver.t.table.version == version, "not before its time"
    driver.wait()
    assert driver.t.table.version > version


class Watch:
    """Notes how long each bot took, and whether it had a choice, as one who looks on would measure it."""

    def __init__(self) -> None:
        self.tables: list[list[Answer]] = []

    def counts(self) -> tuple[int, int]:
        """Return how many were forced, and how many free."""
        forced = sum(each for answers in self.tables for each, _ in answers)
        return forced, sum(map(len, self.tables)) - forced

    @property
    def blocks(self) -> list[list[Answer]]:
        return [block for answers in self.tables for block in blocks_of(answers)]

    async def follow(self, house: Any, level: str, game: str, many: int, seconds: float) -> None:
        """Watch a table until `many` answers of both kinds have been seen, or `seconds` have passed."""
        answers: list[Answer] = []
        self.tables.append(answers)
        guest = await self._begin(house, level, game)
        room: Room = guest.room
        choices, last, version = 0, time.perf_counter(), 0
        end = last + seconds
        while min(self.counts()) < many and time.perf_counter() < end:
            state = await guest.next("state")
            now = time.perf_counter()
            if state["room"]["phase"] == "over":
                return
            if state["v"] == version + 1 and choices:
                answers.append((choices == 1, now - last))
            deciding = room.table.deciding
            choices = len(room.table.moves(deciding[0])) if deciding and room.table.version == state["v"] else 0
            last, version = now, state["v"]

    async def _begin(self, house: Any, level: str, game: str) -> Any:
        """A table where two persons have seats, and are away: bots play for them too."""
        room = await house.table(game, level=level, pace=0.0, options=ENDLESS.get(game, {}))
        for seat in (0, 1):
            await room.sit(seat, f"P{seat}", "")
            room.doc.seats[seat].level = level
        guest = await house.come(room, 0, host=True)
        await guest.ask("start")
        await guest.until(playing)

        room.state.people.standins |= {0, 1}
        await room.inbox.do(Asked(guest.connection, Look("off")))
        return guest


ENDLESS: dict[str, dict[str, Any]] = {"spades": {"target": 1000}}


async def measured(house: Any, watch: Watch, level: str, games: Sequence[str], many: int, seconds: float) -> None:
    """Measure `many` forced and free decisions of a level, at several tables at once."""
    await asyncio.gather(*(watch.follow(house, level, game, many, seconds) for game in games))


@pytest.mark.asyncio
@pytest.mark.parametrize("level", ["beginner", "regular"])
async def test_forced_and_free_answers_are_given_the_same_time(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    """When they come is measured in the long form, which a busy machine would spoil."""
    given = set[tuple[bool, float]]()
    begin = BotTasks.begin

    def noted(tasks: BotTasks, think: Think) -> None:
        given.add((len(think.order.moves) == 1, think.wait))
        begin(tasks, think)

    monkeypatch.setattr(BotTasks, "begin", noted)
    async with open_house() as house:
        watch = Watch()
        await measured(house, watch, level, ["pinochle", "pinochle", "spades"], 10, PATIENCE)
        assert min(watch.counts()) >= 10
    assert given == {(True, LEAST), (False, LEAST)}


@pytest.mark.asyncio
@pytest.mark.parametrize("level", LEVELS)
async def test_five_hundred_forced_and_free_answers_of_each_level_cannot_be_told_apart(
    open_house: Open, level: str, record_property: Callable[[str, object], None]
) -> None:
    async with open_house() as house:
        watch = Watch()
        while min(watch.counts()) < 500:
            await measured(house, watch, level, ["pinochle", "spades"] * 4, 500, 3_600.0)
        chance, (forced, free) = shift(watch.blocks), watch.counts()
        record_property(
            "figure", f"{level}: {forced} forced and {free} free answers lie as far apart by chance {chance:.0%}"
        )
        assert chance > 0.01
