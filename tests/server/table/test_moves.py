"""Moves at a table: what is refused, what is shown and when, and taking back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.states import Open, mine, over, playing

from spadille.core.errors import SpadilleError
from spadille.core.table import replay
from spadille.fair.commit import commitment, verify
from spadille.games import open_header

STALE = {"t": "refused", "code": "stale", "reason": "The game has moved on. Look again.", "clause": None}

pytestmark = pytest.mark.asyncio


async def test_updates_are_numbered_without_a_gap(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(seats=4)
        watcher = await house.come(host.room)
        for _ in range(6):
            await host.until(mine)
            await host.move()
            await host.next("state")
        await watcher.until(lambda state: state["v"] >= host.state["v"])
        for guest in (host, watcher):
            numbers = [told["n"] for told in guest.seen if told["t"] == "state"]
            assert numbers == list(range(1, len(numbers) + 1))


async def test_a_move_meant_for_another_moment_is_refused(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        state = await host.until(mine)
        text = host.choices[0]
        for v in (-1, 0, state["v"] - 1, state["v"] + 1, 10**30):
            await host.ask("move", v=v, text=text)
            assert (await host.refusal()) == STALE
        version = host.room.table.version
        await host.ask("move", v=state["v"], text=text)
        await host.ask("move", v=state["v"], text=text)
        assert (await host.refusal()) == STALE
        assert sum(by == 0 for by, _ in host.room.table.log[version:]) == 1


async def test_a_move_out_of_turn_is_refused_with_its_reason(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("spades", rulebook="bicycle", options={"first_dealer": "random"})
        guests = [await house.sit(table, seat, f"P{seat}", host=seat == 0) for seat in range(4)]
        await guests[0].ask("start")
        for guest in guests:
            await guest.until(playing)
        turn = table.table.deciding[0]
        other = guests[(turn + 1) % 4]
        await other.ask("move", v=other.state["v"], text="bid 3")
        told = await other.refusal()
        assert ("turn" in told["reason"], told["code"]) == (True, "illegal")
        assert table.table.version == guests[0].state["v"]


@pytest.mark.parametrize("text", ["", "play", "play XX", "bid 99", "fly", "play AS AS", "♠" * 300, "bid " + "9" * 300])
async def test_a_move_that_is_none_is_refused(open_house: Open, text: str) -> None:
    async with open_house() as house:
        host = await house.play()
        state = await host.until(mine)
        await host.ask("move", v=state["v"], text=text)
        told = await host.refusal()
        assert told["reason"]
        assert told["code"] in ("unreadable", "illegal")
        assert host.room.table.version == state["v"]


async def test_what_others_do_at_the_same_time_is_no_reason_to_refuse(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("war")
        ann, bob = await house.sit(table, 0, host=True), await house.sit(table, 1)
        await ann.ask("start")
        moment = (await ann.until(playing))["v"]
        await bob.until(playing)
        await ann.ask("move", v=moment, text="turn")
        await bob.ask("move", v=moment, text="turn")
        await bob.until(lambda state: state["v"] >= moment + 2)
        # A second word of the same seat is one too many.
        await ann.ask("move", v=moment, text="turn")
        assert (await ann.refusal()) == STALE


async def test_a_move_is_played_once(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house() as house:
        host = await house.play("spades", rulebook="bicycle", options={"first_dealer": "random"})
        await host.until(mine)
        table = host.room.table
        kind, move, moment = type(table.game), table.game.read(host.choices[0]), table.state
        plain, played = kind.play, []

        def counted(game: Any, state: Any, seat: int, made: Any) -> Any:
            if state is moment:
                played.append((seat, made))
            return plain(game, state, seat, made)

        monkeypatch.setattr(kind, "play", counted)
        await host.move()
        await host.until(lambda state: any(each["by"] == 0 for each in state["events"]))
        assert played == [(0, move)]


async def test_a_move_is_shown_only_when_it_is_written(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        gate, append, waiting = asyncio.Event(), house.store.append, asyncio.Event()

        async def slow(*given: Any) -> None:
            waiting.set()
            await gate.wait()
            await append(*given)

        monkeypatch.setattr(house.store, "append", slow)
        shown = host.connection.sent
        await host.move()
        await waiting.wait()
        await asyncio.sleep(0.1)
        assert host.connection.sent == shown
        gate.set()
        await host.until(lambda state: state["n"] > shown)


async def test_two_clients_of_one_seat_see_the_same(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        phone = await house.come(host.room, 0)
        await phone.until(mine)
        await phone.move()
        seen = await phone.until(lambda state: any(each.get("by") == 0 for each in state["events"]))
        also = await host.until(lambda state: any(each.get("by") == 0 for each in state["events"]))
        assert (seen["scene"], seen["events"], seen["v"]) == (also["scene"], also["events"], also["v"])


async def test_a_reconnection_is_the_same_message(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        await host.go()
        again = await house.come(host.room, 0, host=True)
        state = await again.next("state")
        assert state["n"] == 1
        assert (state["scene"], state["v"]) == (host.state["scene"], host.state["v"])


async def test_a_seat_has_only_so_many_screens(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        others = [await house.come(host.room, 0) for _ in range(8)]
        await others[-1].next("state")
        assert host.ended == 4409
        assert others[0].ended is None


async def test_a_whole_game_is_played_and_its_record_proves_itself(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play("spades", rulebook="denexa", options={"target": 60, "max_deals": 2})
        commit = host.state["room"]["commit"]
        with pytest.raises(SpadilleError, match="when the game is over"):
            host.room.record()
        while not over(host.state):
            if mine(host.state):
                await host.move()
            await host.next("state")
        record = host.room.record()
        table = replay(record, open_header)
        assert table.outcome is not None
        assert table.more["commit"] == commit == commitment(bytes.fromhex(table.more["secret"].partition(":")[2]))
        assert verify(table, record) > 0
        assert table.more["bots"] == [None, "regular", "regular", "regular"]
        assert table.more["started"].endswith("Z")


@pytest.mark.parametrize("game", ["five_hundred", "pinochle", "mexican_sweat", "mini_baccarat", "pyramid", "war"])
async def test_every_game_can_be_played(open_house: Open, game: str) -> None:
    async with open_house() as house:
        host = await house.play(game, level="random")
        moves = 0
        while moves < 25 and not over(host.state):
            if mine(host.state) and host.choices:
                moves += 1
                await host.move(sorted(host.choices)[moves % len(host.choices)])
            await host.next("state")
        assert moves


# -- taking back -------------------------------------------------------------------------------------


async def test_a_move_is_taken_back_alone_against_bots(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        first = await host.until(mine)
        assert not first["room"]["undo"]
        await host.move()
        await host.until(lambda state: mine(state) and state["v"] > first["v"])
        assert host.state["room"]["undo"]
        await host.ask("undo")
        back = await host.until(lambda state: state["v"] == first["v"])
        assert back["scene"] == first["scene"]
        await host.move(host.choices[1])
        after = await host.until(lambda state: mine(state) and state["v"] > first["v"])
        kept = await house.store.read(host.room.name)
        assert len(kept.moves) == after["v"]


async def test_taking_back_does_not_change_the_cards_to_come(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play("pyramid")
        await host.until(mine)
        seen = []
        for _ in range(3):
            await host.move("draw")
            await host.until(lambda state: state["v"] == 2)
            seen.append(host.state["scene"])
            await host.ask("undo")
            await host.until(lambda state: state["v"] == 1)
        assert seen[0] == seen[1] == seen[2]


async def test_moves_are_not_taken_back_where_the_table_forbids_it(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.sit(await house.table("war", undo=False), 0, host=True)
        await host.ask("start")
        await host.until(mine)
        await host.move()
        await host.until(lambda state: state["v"] > 1)
        await host.ask("undo")
        assert (await host.refusal())["reason"] == "No moves are taken back at this table."
