"""Hints at a table: for the seat that is to move, from what it sees, and for nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from tests.server.states import PATIENCE, eventually

from spadille.bots.advising import advised
from spadille.fair.shuffle import Stream, seed_of
from spadille.server.base.background import HINTS
from spadille.server.live import hint_tasks
from spadille.server.table.hints import as_told
from spadille.thinking.judgement import NOTATION

pytestmark = pytest.mark.asyncio
Open = Callable[..., AbstractAsyncContextManager[Any]]


def mine(state: dict[str, Any]) -> bool:
    return any(plate["to_act"] and plate["seat"] == state["you"] for plate in state["scene"]["plates"])


@pytest.mark.parametrize("game", ["spades", "five_hundred", "war"])
async def test_a_seat_may_ask_what_a_good_player_would_do(game: str, open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(game=game)
        await host.until(mine)
        await host.ask("hint")
        told = await host.next("hint")
        assert told["v"] == host.state["v"]
        assert told["sentence"].endswith(".")
        assert not NOTATION.search(told["sentence"])
        assert told["why"] in told["sentence"]
        await host.move(told["move"])
        await host.until(lambda state: state["v"] > told["v"])


async def test_a_hint_is_told_in_the_language_of_whoever_asks(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(game="war")
        await host.until(mine)
        german = await house.come(host.room, 0, language="de")
        await german.until(mine)
        await german.ask("hint")
        told = await german.next("hint")
        assert told["why"]
        assert told["why"].casefold() in told["sentence"].casefold(), "the sentence speaks as its reason does"


async def test_no_hint_for_watchers_and_none_out_of_turn_or_where_there_are_none(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        watcher = await house.come(host.room)
        await watcher.next("state")
        await watcher.ask("hint")
        assert (await watcher.refusal())["reason"]
    async with open_house() as house:
        host = await house.play(hints=False)
        await host.until(mine)
        await host.ask("hint")
        assert "no hints" in (await host.refusal())["reason"]


@pytest.mark.parametrize(
    ("settings", "alone", "together"),
    [({}, True, False), ({"hints": True}, True, True), ({"hints": False}, False, False)],
)
async def test_unless_the_host_decides_hints_are_for_one_who_plays_alone(
    open_house: Open, settings: dict[str, Any], alone: bool, together: bool
) -> None:
    async with open_house() as house:
        host = await house.play(**settings)
        state = await host.until(mine)
        assert state["room"]["hints"] is alone
        host.room.doc.seats[2].kind = "person"
        await host.ask("hint")
        answer = await host.next("hint" if together else "refused")
        assert together or "no hints" in answer["reason"]
    async with open_house() as house:
        table = await house.table(**settings)
        ann = await house.sit(table, 0, "Ann", host=True)
        lobby = await ann.until(lambda state: state["room"]["phase"] == "gathering")
        assert lobby["room"]["hints"] is together, "in the lobby people are expected"


async def test_a_hint_knows_no_more_than_the_seat(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(rulebook="rules_of_spades")  # where even a hand of nothing has a choice
        await host.until(mine)
        room, rng = host.room, Stream(seed_of("hint"))
        game = room.table.game
        view = room.table.view(0)
        other = game.view(game.imagine(view, rng), 0)
        moves = room.table.moves(0)
        names = ("You", "West", "North", "East")
        told = [as_told(advised(game, 0, "1", each, moves, "strong"), names, 3) for each in (view, other)]
        assert told[0] == told[1]
        assert told[0].weighed, "it was weighed"


async def test_a_bot_that_fails_gives_no_hint_and_harms_nothing(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hint_tasks, "advised", int)  # it takes no view
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        await host.ask("hint")
        assert (await host.refusal())["reason"] == "No hint could be found."
        await host.move()
        await host.until(lambda state: state["v"] > 3)
    assert "a hint has failed" in caplog.text


async def test_a_hint_and_a_move_in_one_breath_harm_nothing(open_house: Open, caplog: pytest.LogCaptureFixture) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        version = host.state["v"]
        await host.ask("hint")
        await host.move()
        await host.until(lambda state: state["v"] > version)
        await host.until(mine)
        await host.ask("hint")
        told = await host.next("hint")
        assert told["v"] == host.state["v"]
    assert not caplog.records


async def test_who_asks_twice_at_one_moment_gets_the_same_hint(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    class Counted:
        async def do(self, _: str, work: Callable[..., Any], *given: Any) -> Any:
            asked.append(given[2])
            return work(*given, "regular")

    monkeypatch.setattr(hint_tasks, "HINTS", Counted())
    async with open_house() as house:
        host = await house.play(undo=True)
        first = (await host.until(mine))["v"]
        await host.ask("hint")
        told = await host.next("hint")
        await host.ask("hint")
        assert await host.next("hint") == told
        assert len(asked) == 1
        await host.move()
        await host.until(lambda state: mine(state) and state["v"] > first)
        await host.ask("hint")
        assert (await host.next("hint"))["v"] > first
        assert len(asked) == 2
        await host.ask("undo")
        await host.until(lambda state: state["v"] == first)
        await host.ask("hint")
        await host.next("hint")
        assert len(asked) == 3, "after taking back nothing is remembered"


class Slow:
    """Hints that are thought about until they are cancelled."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[asyncio.Future[Any]] = asyncio.Queue()

    async def do(self, *_: Any) -> Any:
        thought: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.asked.put_nowait(thought)
        return await thought

    async def next(self) -> asyncio.Future[Any]:
        return await asyncio.wait_for(self.asked.get(), 60)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    found = Slow()
    monkeypatch.setattr(hint_tasks, "HINTS", found)
    return found


async def test_a_hint_about_moves_that_were_taken_back_is_never_told(open_house: Open, slow: Slow) -> None:
    async with open_house() as house:
        host = await house.play(undo=True)
        first = (await host.until(mine))["v"]
        await host.move()
        await host.until(lambda state: mine(state) and state["v"] > first)
        await host.ask("hint")
        thought = await slow.next()
        await host.ask("undo")
        await host.until(lambda state: state["v"] == first)
        assert thought.cancelled()


async def test_nobody_thinks_about_a_hint_at_a_table_that_is_closed(open_house: Open, slow: Slow) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        await host.ask("hint")
        thought = await slow.next()
        await house.rooms.end()
        assert thought.cancelled()


async def test_the_teacher_speaks_of_a_move_that_cost_much_to_who_plays_alone(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(rulebook="rules_of_spades")  # where a hand of nothing that bids twelve pays for it
        await host.ask("teach")
        assert "not moved" in (await host.refusal())["reason"]
        await host.until(mine)
        await host.move("bid 12")
        await host.ask("teach")
        told = await host.next("taught")
        assert told["text"].startswith("Bid 12 cost about ")
        assert told["v"] <= host.state["v"]
        host.room.doc.seats[1].kind = "person"
        await host.ask("teach")
        assert "alone" in (await host.refusal())["reason"]
    async with open_house() as house:
        host = await house.play(hints=False)
        await host.ask("teach")
        assert "no hints" in (await host.refusal())["reason"]


async def test_among_people_the_teacher_speaks_where_the_table_is_set_so_and_to_the_one_alone(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table(rulebook="rules_of_spades", teacher=True)
        ann, bob = await house.sit(table, 0, "Ann", host=True), await house.sit(table, 2, "Bob")
        assert (await bob.until(lambda state: bool(state["room"])))["room"]["teacher"], "guests see it before the start"
        await ann.ask("start")
        people = {0: ann, 2: bob}
        while 0 not in table.table.deciding:
            await eventually(lambda: bool({0, 2}.intersection(table.table.deciding)))
            if 2 in table.table.deciding:
                await people[2].until(lambda state: mine(state) and state["v"] == table.table.version)
                await people[2].move("bid 3")
                await eventually(lambda: 2 not in table.table.deciding)
        await ann.until(lambda state: mine(state) and state["v"] == table.table.version)
        await ann.move("bid 12")
        await eventually(lambda: 0 not in table.table.deciding)
        await ann.ask("teach")
        assert (await ann.next("taught"))["text"].startswith("Bid 12 cost about ")
        assert all(told["t"] != "taught" for told in bob.seen)


async def test_a_move_that_is_asked_about_twice_is_thought_of_once(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    do = HINTS.do

    async def counted(who: str, *given: Any) -> Any:
        asked.append(given[0])
        return await do(who, *given)

    monkeypatch.setattr(HINTS, "do", counted)
    async with open_house() as house:
        host = await house.play(rulebook="rules_of_spades")
        other = await house.come(host.room, 0)
        await host.until(mine)
        await host.move("bid 12")
        await host.until(lambda state: not mine(state) or state["scene"]["phase"] == "play")
        for each in (host, other, host):
            await each.ask("teach")
        texts = {(await each.next("taught"))["text"] for each in (host, other, host)}
        assert len(texts) == 1
        assert len(asked) == 1


async def test_a_teacher_who_fails_is_silent(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hint_tasks, "costly", int)
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        await host.move("bid 12")
        await host.ask("teach")
        async with asyncio.timeout(PATIENCE):
            while "a lesson has failed" not in caplog.text:
                await asyncio.sleep(0.01)
        version = host.state["v"]
        await host.until(lambda state: mine(state) and state["v"] > version)
        await host.move()
        await host.until(lambda state: state["v"] > version)
