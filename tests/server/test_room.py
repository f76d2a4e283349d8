"""A room: who may do what at a table, what is shown and when, and what survives."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from spadille.core.errors import SpadilleError, StaleMove
from spadille.core.table import replay
from spadille.fair.commit import commitment, verify
from spadille.games import open_header
from spadille.server import clocks, people, players, rooms
from spadille.server.limits import Limits
from spadille.server.store import StoreFailed

pytestmark = pytest.mark.asyncio

Open = Callable[..., Any]


def playing(state: dict[str, Any]) -> bool:
    return bool(state["room"]["phase"] == "playing")


def over(state: dict[str, Any]) -> bool:
    return bool(state["room"]["phase"] == "over")


def mine(state: dict[str, Any]) -> bool:
    """The viewer is to move."""
    return playing(state) and any(each["to_act"] and each["seat"] == state["you"] for each in state["scene"]["plates"])


def kinds(state: dict[str, Any]) -> list[str]:
    return [each["kind"] for each in state["room"]["seats"]]


# -- sitting down ------------------------------------------------------------------------------------


async def test_a_table_gathers_and_begins(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table()
        host = await house.come(table, host=True)
        assert kinds(await host.next("state")) == ["open"] * 4
        ann = await house.sit(table, 0, "Ann")
        bob = await house.sit(table, 2, "Bob")
        await host.ask("fill", seat=1, level="random")
        await host.until(lambda state: kinds(state) == ["person", "bot", "person", "open"])
        await host.ask("start")
        state = await ann.until(playing)
        assert kinds(state) == ["person", "bot", "person", "bot"]
        assert [each["name"] for each in state["room"]["seats"]] == ["Ann", "West", "Bob", "East"]
        assert (state["you"], (await bob.until(playing))["you"]) == (0, 2)


async def test_a_seat_is_taken_once(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table()
        tried = await asyncio.gather(*(table.sit(1, f"P{at}", "") for at in range(50)), return_exceptions=True)
        assert sum(isinstance(each, SpadilleError) for each in tried) == 49
        for wrong in (-1, 4, 10**9):
            with pytest.raises(SpadilleError, match="taken"):
                await table.sit(wrong, "X", "")


async def test_a_bots_seat_can_be_taken_before_the_game_but_not_in_it(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table()
        host = await house.sit(table, 0, host=True)
        await host.ask("fill", seat=1, level="club")
        await host.until(lambda state: kinds(state)[1] == "bot")
        await table.sit(1, "Bob", "")
        await host.ask("start")
        await host.until(playing)
        with pytest.raises(SpadilleError, match="the host can free it"):
            await table.sit(2, "Cid", "")
        await host.ask("free", seat=2)
        await host.until(lambda state: kinds(state)[2] == "open")
        await table.sit(2, "Cid", "")
        await host.until(lambda state: kinds(state)[2] == "person")


async def test_only_the_host_commands(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table()
        ann, watcher = await house.sit(table, 0), await house.come(table)
        for asked in (
            {"t": "start"},
            {"t": "pause", "on": True},
            {"t": "free", "seat": 0},
            {"t": "watch", "on": False},
        ):
            for guest in (ann, watcher):
                await guest.ask(**asked)
                assert (await guest.refusal())["reason"] == "only the host of the table may do that"
        await ann.ask("fill", seat=1, level="club")
        assert "only the host" in (await ann.refusal())["reason"]


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"t": "fill", "seat": 9, "level": "club"}, "seats run from 0 to 3"),
        ({"t": "fill", "seat": 1, "level": "genius"}, "expected a bot"),
        ({"t": "fill", "seat": 0, "level": "club"}, "a person sits there"),
        ({"t": "free", "seat": -1}, "seats run from 0 to 3"),
        ({"t": "again"}, "not over yet"),
        ({"t": "undo"}, "alone against bots"),
        ({"t": "move", "v": 0, "text": "pass"}, "no game is being played"),
    ],
)
async def test_what_cannot_be_is_refused_in_words(open_house: Open, asked: dict[str, Any], words: str) -> None:
    async with open_house() as house:
        host = await house.sit(await house.table(), 0, host=True)
        await host.ask(**asked)
        assert words in (await host.refusal())["reason"]


async def test_a_game_begins_once(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.ask("start")
        assert "begun already" in (await host.refusal())["reason"]


async def test_watchers_make_no_moves(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        watcher = await house.come(host.room)
        for asked in ({"t": "move", "v": 1, "text": "play AS"}, {"t": "stand"}, {"t": "back"}, {"t": "undo"}):
            await watcher.ask(**asked)
            assert "watchers have no seat" in (await watcher.refusal())["reason"]


async def test_a_freed_seats_key_no_longer_works(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table()
        host, bob = await house.sit(table, 0, host=True), await house.sit(table, 1, "Bob", "his")
        late = await house.come(table, 1)
        key = table.doc.seats[1].key
        await host.ask("free", seat=1)
        for guest in (bob, late):
            state = await guest.until(lambda state: state["you"] is None)
            assert (state["room"]["seats"][1]["name"], state["room"]["seats"][1]["kind"]) == ("West", "open")
        assert (table.doc.seats[1].fair, table.doc.seats[1].key != key) == ("", True)


async def test_a_connection_whose_seat_is_freed_while_it_is_made_only_watches(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table()
        host = await house.sit(table, 0, host=True)
        await table.sit(1, "Bob", "")
        key = table.doc.seats[1].key
        await host.ask("free", seat=1)
        await host.until(lambda state: kinds(state)[1] == "open")
        bob = await house.come(table, 1)
        bob.connection.key = key
        assert (await bob.next("state"))["you"] is None


async def test_standing_up_frees_the_seat(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        bob = host
        await bob.ask("stand")
        state = await bob.until(lambda state: state["you"] is None)
        assert kinds(state)[0] == "open"


async def test_what_a_seat_has_added_to_the_seed_stands_once_the_cards_are_dealt(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table()
        host = await house.sit(table, 0, "Ann", "hers", host=True)
        await table.sit(1, "Bob", "his")
        await host.ask("start")
        await host.until(playing)
        seed = table.doc.seed
        await host.ask("free", seat=1)
        await host.until(lambda state: kinds(state)[1] == "open")
        await table.sit(1, "Cid", "cunning")
        assert table.doc.seed == seed


# -- moving ------------------------------------------------------------------------------------------


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
            assert (await host.refusal())["reason"] == "the table has moved on; look again"
        version = host.room.table.version
        await host.ask("move", v=state["v"], text=text)
        await host.ask("move", v=state["v"], text=text)
        assert (await host.refusal())["reason"] == "the table has moved on; look again"
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
        assert "turn" in (await other.refusal())["reason"]
        assert table.table.version == guests[0].state["v"]


@pytest.mark.parametrize("text", ["", "play", "play XX", "bid 99", "fly", "play AS AS", "♠" * 300, "bid " + "9" * 300])
async def test_a_move_that_is_none_is_refused(open_house: Open, text: str) -> None:
    async with open_house() as house:
        host = await house.play()
        state = await host.until(mine)
        await host.ask("move", v=state["v"], text=text)
        assert (await host.refusal())["reason"]
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
        assert (await ann.refusal())["reason"] == "the table has moved on; look again"


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
        seen = await phone.until(lambda state: any(each["by"] == 0 for each in state["events"]))
        also = await host.until(lambda state: any(each["by"] == 0 for each in state["events"]))
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
        assert table.more["bots"] == [None, "club", "club", "club"]
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
            await host.next("state", patience=10)
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


@pytest.mark.parametrize("settings", [{"undo": False}, {}])
async def test_moves_are_not_taken_back_where_others_play_or_the_table_forbids_it(
    open_house: Open, settings: dict[str, Any]
) -> None:
    async with open_house() as house:
        table = await house.table("war", **settings)
        host = await house.sit(table, 0, host=True)
        if not settings:
            await house.sit(table, 1)
        await host.ask("start")
        await host.until(mine)
        await host.move()
        await host.until(lambda state: state["v"] > 1)
        await host.ask("undo")
        assert "alone against bots" in (await host.refusal())["reason"]


# -- stopping, stand-ins and clocks ------------------------------------------------------------------


async def test_a_stopped_table_stands_still(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(pace=0.05)
        await host.until(mine)
        await host.ask("pause", on=True)
        state = await host.until(lambda state: state["room"]["paused"])
        await host.move()
        assert "stopped" in (await host.refusal())["reason"]
        await host.ask("pause", on=False)
        await host.until(lambda state: not state["room"]["paused"])
        await host.move()
        await host.until(lambda now: now["v"] > state["v"])


async def test_bots_stand_still_too(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table(pace=0.1)
        host = await house.come(table, host=True)
        await host.ask("start")
        await host.until(playing)
        await host.ask("pause", on=True)
        await host.until(lambda state: state["room"]["paused"])
        before = table.table.version
        await asyncio.sleep(0.4)
        assert table.table.version == before


async def test_a_leavers_seat_waits_then_a_stand_in_plays_until_the_person_is_back(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "GRACE", 0.3)
    async with open_house() as house:
        table = await house.table("war")
        ann, bob = await house.sit(table, 0, "Ann", host=True), await house.sit(table, 1, "Bob")
        await ann.ask("start")
        await ann.until(mine)
        await bob.go()
        away = await ann.until(lambda state: not state["room"]["seats"][1]["here"])
        assert not away["room"]["seats"][1]["standin"]
        await ann.move()
        stood_in = await ann.until(lambda state: state["room"]["seats"][1]["standin"])
        assert (stood_in["room"]["seats"][1]["kind"], stood_in["room"]["seats"][1]["name"]) == ("person", "Bob")
        await ann.until(lambda state: mine(state) and state["v"] >= 3)
        bob = await house.come(table, 1)
        state = await bob.next("state")
        assert (state["you"], state["room"]["seats"][1]["standin"]) == (1, False)
        if not mine(bob.state):  # the bot has turned a card already
            await ann.move()
        moment = (await bob.until(mine))["v"]
        await bob.move("turn")
        await bob.until(lambda now: now["v"] > moment)


async def test_a_table_that_everybody_has_left_waits_for_them(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "GRACE", 0.1)
    async with open_house() as house:
        host = await house.play("war", pace=0.02)
        watcher = await house.come(host.room)
        await host.until(mine)
        version = host.state["v"]
        await host.go()
        await asyncio.sleep(0.5)
        assert host.room.table.version == version
        again = await house.come(host.room, 0, host=True)
        assert not (await again.next("state"))["room"]["seats"][0]["standin"]
        await watcher.next("state")


async def test_a_person_who_is_out_of_time_is_stood_in_for_and_takes_the_seat_back_by_moving(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(clocks._SECONDS, "relaxed", 0.2)
    async with open_house() as house:
        host = await house.play(clock="relaxed", pace=0.3)
        state = await host.until(mine)
        assert state["room"]["seats"][0]["clock"] is not None
        late = await host.until(lambda state: state["room"]["seats"][0]["standin"])
        assert late["room"]["seats"][0]["here"]
        await host.ask("back")
        await host.until(lambda state: not state["room"]["seats"][0]["standin"])
        await host.until(lambda state: state["room"]["seats"][0]["standin"])
        await host.move()
        back = await host.until(lambda state: any(each["by"] == 0 for each in state["events"]))
        assert not back["room"]["seats"][0]["standin"]


async def test_days_pass_while_the_server_sleeps(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house() as house:
        table = await house.table("war", clock="days")
        ann = await house.sit(table, 0, "Ann", host=True)
        await table.sit(1, "Bob", "")
        await ann.ask("start")
        await ann.until(mine)
        assert table.doc.due is not None
        await ann.move()
        await ann.until(lambda state: state["v"] == 2)
        await house.restart()
        monkeypatch.setattr(time, "time", lambda: table.doc.due + 3600)
        woken = await house.found(table)
        ann = await house.come(woken, 0)
        state = await ann.until(lambda state: state["room"]["seats"][1]["standin"] and state["v"] > 2)
        assert not state["room"]["seats"][0]["standin"]
        await house.restart()
        woken = await house.found(table)
        assert woken.doc.standins == [1]


async def test_days_of_absence_are_no_reason_to_stand_in(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "GRACE", 0.05)
    async with open_house() as house:
        table = await house.table("war", clock="days")
        ann = await house.sit(table, 0, host=True)
        await table.sit(1, "Bob", "")
        await ann.ask("start")
        await ann.until(mine)
        await ann.move()
        await asyncio.sleep(0.3)
        assert table.people.standins == set()


async def test_while_the_host_is_away_the_first_person_here_acts(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "GRACE", 0.1)
    async with open_house() as house:
        table = await house.table()
        host = await house.come(table, host=True)
        bob, cid = await house.sit(table, 1), await house.sit(table, 2)
        await host.next("state")
        await host.go()
        await bob.ask("start")
        assert "only the host" in (await bob.refusal())["reason"]
        await asyncio.sleep(0.3)
        await cid.ask("start")
        assert "only the host" in (await cid.refusal())["reason"]
        await bob.ask("start")
        assert (await bob.until(playing))["room"]["host"]
        host = await house.come(table, host=True)
        await host.next("state")
        assert not (await bob.until(lambda state: not state["room"]["host"]))["room"]["host"]


async def test_a_fault_in_a_bot_does_not_stop_the_game(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(players, "make_bot", broken)
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        await host.move()
        await host.until(lambda state: mine(state) and state["v"] > 3)
    assert "any legal move is made instead" in caplog.text


async def test_a_bot_that_thinks_leaves_others_alone(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "QUICK", set())
    async with open_house() as house:
        host = await house.play(level="random")
        await host.until(mine)
        await host.move()
        await host.until(lambda state: mine(state) and state["v"] > 3)


# -- watching and talking ----------------------------------------------------------------------------


async def test_a_table_closed_to_watchers_lets_in_only_those_with_a_link(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(watchers=False)
        stranger, friend = await house.come(host.room), await house.come(host.room, invited=True)
        state = await friend.next("state")
        assert (state["you"], state["room"]["watching"]) == (None, "link")
        assert stranger.ended == 4403
        await host.ask("watch", on=False)
        await host.until(lambda state: state["room"]["watching"] == "nobody")
        assert friend.ended == 4403
        assert (await house.come(host.room, invited=True)) is not None
        assert host.room.doc.watch == ""


async def test_watching_can_be_switched_off_and_on(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        old = host.room.doc.watch
        watcher = await house.come(host.room)
        assert (await watcher.next("state"))["room"]["watching"] == "all"
        await host.ask("watch", on=False)
        await host.until(lambda state: state["room"]["watching"] == "nobody")
        assert watcher.ended == 4403
        await host.ask("watch", on=True)
        await host.until(lambda state: state["room"]["watching"] == "link")
        assert host.room.doc.watch not in ("", old)


async def test_the_game_sends_away_those_who_were_only_looking(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table(watchers=False)
        host, looker = await house.sit(table, 0, host=True), await house.come(table)
        await looker.next("state")
        await host.ask("start")
        await host.until(playing)
        assert looker.ended == 4403


async def test_a_table_has_only_so_many_watchers(open_house: Open) -> None:
    async with open_house(limits=Limits(watchers=5)) as house:
        host = await house.play()
        crowd = [await house.come(host.room) for _ in range(50)]
        await asyncio.sleep(0.2)
        assert sum(each.ended == 4430 for each in crowd) == 45
        assert (await house.come(host.room, 0, host=True)).ended is None
        await host.until(mine)
        await host.move()
        await host.until(lambda state: state["room"]["watchers"] == 5)


async def test_comings_and_goings_are_gathered(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        sent = host.connection.sent
        crowd = [await house.come(host.room) for _ in range(40)]
        await crowd[-1].next("state")
        await host.until(lambda state: state["room"]["watchers"] == 40)
        assert host.connection.sent - sent < 8


async def test_people_talk_and_newcomers_hear_what_was_said(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        watcher = await house.come(host.room)
        await host.ask("chat", text="  Good \n luck\u202e  ")
        assert await watcher.next("said") == {"t": "said", "name": "Ann", "seat": 0, "text": "Good luck"}
        await watcher.ask("chat", text="x" * 4000)
        assert len((await watcher.next("said"))["text"]) == 200
        late = await house.come(host.room)
        assert (await late.next("said"))["text"] == "Good luck"
        await host.ask("chat", text=" \n ")
        for _ in range(20):
            await host.ask("chat", text="spam")
        assert "one thing at a time" in (await host.refusal())["reason"]


async def test_a_table_without_chat_is_silent(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play(chat=False)
        await host.ask("chat", text="Hello?")
        assert "no chat" in (await host.refusal())["reason"]


# -- another game ------------------------------------------------------------------------------------


async def finish(house: Any) -> Any:
    """A game of Pyramid that its person has given up, between watchers."""
    host = await house.play("pyramid")
    await host.until(mine)
    await host.move("resign")
    await host.until(over)
    return host


async def test_the_same_people_play_again(open_house: Open) -> None:
    async with open_house() as house:
        host = await finish(house)
        watcher = await house.come(host.room)
        await watcher.ask("again")
        assert "watchers have no seat" in (await watcher.refusal())["reason"]
        await host.ask("again")
        name = (await host.until(lambda state: state["room"]["next_room"]))["room"]["next_room"]
        await watcher.until(lambda state: state["room"]["next_room"] == name)
        fresh = await house.rooms.find(name)
        assert fresh.doc.seats[0].name == "Ann"
        assert fresh.doc.secret != host.room.doc.secret
        assert await host.room.again() == name
        await fresh.follow(0, host.room.doc.seats[0].key, "fresh")
        assert fresh.doc.contributions == {0: "fresh"}
        with pytest.raises(SpadilleError, match="has been freed"):
            await fresh.follow(0, "another key", "x")


async def test_after_the_game_the_seats_stay_as_they_are(open_house: Open) -> None:
    async with open_house() as house:
        host = await finish(house)
        await host.ask("free", seat=0)
        assert (await host.refusal())["reason"] == "the game is over"
        with pytest.raises(SpadilleError, match="the game is over"):
            await host.room.sit(0, "Bob", "")
        await host.move("draw")
        assert "no game is being played" in (await host.refusal())["reason"]


# -- what survives -----------------------------------------------------------------------------------


async def test_a_room_is_the_same_after_a_restart(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        await house.restart()
        assert host.ended == 1013
        again = await house.come(await house.found(host.room), 0, host=True)
        state = await again.next("state")
        assert (state["scene"], state["v"], state["you"]) == (host.state["scene"], host.state["v"], 0)
        await again.move()
        await again.until(lambda now: now["v"] > state["v"])


async def test_a_server_that_fell_before_the_deal_deals_the_same(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        name, first = host.room.name, host.room.table.log[1]
        await house.store.cut(name, 0)
        await house.restart()
        woken = await house.found(host.room)
        again = await house.come(woken, 0, host=True)
        await again.until(mine)
        assert woken.table.log[1] == first
        await again.move()
        await again.until(lambda now: mine(now) and now["v"] > 3)
        assert len((await house.store.read(name)).moves) == again.state["v"]


async def test_a_server_that_fell_before_it_wrote_that_a_game_was_over_writes_it(open_house: Open) -> None:
    async with open_house() as house:
        host = await finish(house)
        host.room.doc.phase = "playing"
        await host.room.keep()
        await house.restart()
        woken = await house.found(host.room)
        again = await house.come(woken, 0, host=True)
        assert over(await again.next("state"))
        assert woken.record()


async def test_a_room_that_cannot_be_written_is_opened_anew_as_it_is_kept(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house() as house:
        host = await house.play()
        state = await host.until(mine)

        async def broken(*_: Any) -> None:
            raise StoreFailed("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(house.store, "append", broken)
            await host.move()
            told = await host.refusal()
            assert "could not be written" in told["reason"]
            assert "disk" not in told["reason"]
            await asyncio.sleep(0.05)
        assert host.ended == 1013
        woken = await house.found(host.room)
        assert woken is not host.room
        again = await house.come(woken, 0, host=True)
        assert (await again.next("state"))["v"] == state["v"]
        await again.move()
        await again.until(lambda now: now["v"] > state["v"])


async def test_a_room_that_another_server_has_written_to_is_opened_anew(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play("pyramid")
        state = await host.until(mine)
        await house.store.append(host.room.name, state["v"], [(0, "draw")])
        await host.move("draw")
        await host.refusal()
        await asyncio.sleep(0.05)
        again = await house.come(await house.found(host.room), 0, host=True)
        assert (await again.next("state"))["v"] == state["v"] + 1


async def test_a_fault_in_a_room_touches_no_other_and_the_room_comes_back(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house() as house:
        ann, bob = await house.play(), await house.play()
        await ann.until(mine)
        await bob.until(mine)
        monkeypatch.setattr(ann.room, "play", None)
        waiting = asyncio.create_task(ann.move())
        await asyncio.sleep(0.1)
        await waiting
        assert ann.ended == 1013
        with pytest.raises(SpadilleError, match="opened anew"):
            await ann.room.sit(1, "X", "")
        again = await house.come(await house.found(ann.room), 0)
        assert (await again.next("state"))["v"] == ann.state["v"]
        await bob.move()
        await bob.until(lambda state: mine(state) and state["v"] > 4)
    assert "a table has failed and is closed" in caplog.text
    assert ann.room.doc.secret not in caplog.text


async def test_whoever_waits_for_a_room_that_fails_is_told(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house() as house:
        table = await house.table()

        async def broken() -> None:
            raise RuntimeError

        monkeypatch.setattr(table, "keep", broken)
        tried = await asyncio.gather(*(table.sit(seat, "X", "") for seat in range(4)), return_exceptions=True)
        assert [type(each) for each in tried] == [SpadilleError] * 4


async def test_rooms_without_people_go_to_sleep_and_wake(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_IDLE", "_SOONER", "_EVERY"):
        monkeypatch.setattr(rooms, name, 0.05)
    async with open_house() as house:
        host = await house.play()
        quiet = await house.table()
        await host.until(mine)
        await asyncio.sleep(0.3)
        assert house.rooms.awake == 1
        assert quiet.inbox.closed
        woken = await house.found(quiet)
        assert woken is not quiet
        assert (await asyncio.gather(*(house.found(quiet) for _ in range(20)))) == [woken] * 20
        await host.move()
        await host.until(lambda state: mine(state) and state["v"] > 4)


async def test_a_room_is_woken_once_however_many_come(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table()
        await house.restart()
        found = await asyncio.gather(*(house.rooms.find(table.name) for _ in range(30)))
        assert len({id(each) for each in found}) == 1


async def test_a_crowded_server_puts_quiet_rooms_to_sleep_before_it_refuses(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "_SOONEST", 0.0)
    async with open_house(limits=Limits(rooms=5)) as house:
        for _ in range(20):
            await house.table("war")
            await asyncio.sleep(0)
        assert house.rooms.awake <= 5
        assert len([await house.play("war") for _ in range(5)]) == 5
        with pytest.raises(SpadilleError, match="as many tables as it can hold"):
            await house.table("war")


async def test_a_table_of_another_version_is_told(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        await house.store.append(host.room.name, host.room.table.version, [(0, "fly a kite")])
        await house.restart()
        with pytest.raises(SpadilleError, match="another version"):
            await house.rooms.find(host.room.name)


async def test_unused_tables_are_forgotten_in_time(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house() as house:
        table, played = await house.table(), await house.play("war")
        monkeypatch.setattr(rooms, "_UNUSED", -100.0)
        await house.restart()
        await asyncio.sleep(0.1)
        assert await house.rooms.find(table.name) is None
        assert await house.rooms.find(played.room.name) is not None


async def test_stale_moves_are_told_apart_from_illegal_ones(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        with pytest.raises(StaleMove):
            await host.room._move(0, 0, "play AS")
