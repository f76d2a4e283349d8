"""Tests what a host settles during a game: bots for absent people, seats that wait, people removed or muted."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import Guest
from tests.server.states import Open, eventually, mine

from spadille.core.contract import Decision
from spadille.server.base.errors import NotAllowed, NotNow
from spadille.server.live import bot_tasks
from spadille.server.live.connection import Connection
from spadille.server.live.room import Room
from spadille.server.table.inputs import Came
from spadille.server.table.seats import presence
from spadille.server.table.seats.seating import Comer
from spadille.server.table.viewer import REMOVED

pytestmark = pytest.mark.asyncio
LONG = 3600.0


async def ann_and_bob(house: Any, game: str = "war", **settings: Any) -> tuple[Guest, Guest]:
    """Ann, the host, and Bob opposite or beside her; the game has begun."""
    table = await house.table(game, **settings)
    ann, bob = await house.sit(table, 0, "Ann", host=True), await house.sit(table, 1, "Bob")
    await ann.ask("start")
    await ann.until(lambda state: state["room"]["phase"] == "playing")
    await bob.until(lambda state: state["room"]["phase"] == "playing")
    return ann, bob


def seat(state: dict[str, Any], at: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = state["room"]["seats"][at]
    return found


async def bobs_turn(ann: Guest) -> None:
    """Bob has gone, and is waited for."""
    await ann.until(mine)
    await ann.move()
    await ann.until(lambda state: seat(state)["away"] is not None)


async def test_a_countdown_runs_on_an_absent_players_turn_only_and_more_time_is_two_minutes(open_house: Open) -> None:
    async with open_house() as house:
        ann, bob = await ann_and_bob(house, "spades")
        await bob.go()
        while seat(await ann.next("state"))["away"] is None:
            if mine(ann.state):
                await ann.move("bid 3" if "bid 3" in ann.choices else None)
        acting = {each["seat"] for each in ann.state["scene"]["plates"] if each["to_act"]}
        assert acting == {1}
        assert not any(seat(told)["away"] for told in ann.seen if told["t"] == "state" and mine(told))
        assert 0 < seat(ann.state)["away"] <= presence.GRACE
        assert seat(ann.state, 0)["away"] is None
        await ann.ask("absent", seat=1, do="wait")
        await ann.until(lambda state: (seat(state)["away"] or 0) > presence.GRACE)
        assert seat(ann.state)["away"] <= presence.LONGER


async def test_the_host_lets_a_bot_play_now_and_the_person_comes_back_to_the_seat(open_house: Open) -> None:
    async with open_house() as house:
        ann, bob = await ann_and_bob(house)
        await bob.go()
        await ann.until(lambda state: not seat(state)["here"])
        await bobs_turn(ann)
        version = ann.state["v"]
        await ann.ask("absent", seat=1, do="bot")
        assert (await ann.next("noted"))["text"] == "The host, Ann, lets a bot play for Bob."
        await ann.until(lambda state: seat(state)["standin"] and state["v"] > version)
        back = await house.come(ann.room, 1)
        await back.next("state")
        await ann.until(lambda state: not seat(state)["standin"] and seat(state)["here"])


async def test_a_kept_seat_waits_until_its_person_is_back_and_across_a_restart(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", LONG)
    async with open_house() as house:
        ann, bob = await ann_and_bob(house)
        await bob.go()
        await bobs_turn(ann)
        await ann.ask("absent", seat=1, do="keep")
        await ann.until(lambda state: seat(state)["kept"] and seat(state)["away"] is None)
        await house.restart()
        room = await house.found(ann.room)
        assert room.doc.kept == [1]
        assert room.state.people.missed(1) is None
        ann = await house.come(room, 0, host=True)
        await ann.until(lambda state: seat(state)["kept"])
        await ann.ask("absent", seat=1, do="free")
        await ann.until(lambda state: not seat(state)["kept"])
        await ann.ask("absent", seat=1, do="keep")
        await ann.until(lambda state: seat(state)["kept"])
        await house.come(room, 1)
        await ann.until(lambda state: seat(state)["here"] and not seat(state)["kept"])


async def test_the_host_may_let_a_bot_play_for_somebody_who_is_here_but_does_not_move(open_house: Open) -> None:
    async with open_house() as house:
        ann, bob = await ann_and_bob(house)
        await ann.ask("absent", seat=1, do="wait")
        assert (await ann.refusal())["reason"] == "Bob is here."
        await ann.ask("absent", seat=1, do="bot")
        await bob.until(lambda state: seat(state)["standin"])
        await bob.ask("back")
        await bob.until(lambda state: not seat(state)["standin"])


async def test_only_the_host_settles_anything_and_nothing_about_a_seat_that_no_other_person_has(
    open_house: Open,
) -> None:
    async with open_house() as house:
        table = await house.table("spades")
        ann, bob = await house.sit(table, 0, "Ann", host=True), await house.sit(table, 1, "Bob")
        watcher = await house.come(table)
        await ann.ask("absent", seat=1, do="bot")
        assert (await ann.refusal())["code"] == "not_now"
        await ann.ask("start")
        for each in (bob, watcher):
            for asked in ({"t": "absent", "do": "bot"}, {"t": "remove"}, {"t": "mute", "on": True}):
                await each.ask(**{"seat": 0, **asked})
                assert (await each.refusal())["code"] == "not_allowed"
        for at, code in ((0, "not_allowed"), (2, "not_now"), (9, "bad_request"), (-1, "bad_request")):
            for asked in ({"t": "absent", "do": "bot"}, {"t": "remove"}, {"t": "mute", "on": True}):
                await ann.ask(**{"seat": at, **asked})
                assert (await ann.refusal())["code"] == code
        assert (table.doc.muted, table.doc.barred, table.state.people.standins) == ([], [], frozenset())


async def test_whoever_stands_in_for_the_host_settles_absence_but_sends_nobody_away(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.0)
    async with open_house() as house:
        table = await house.table("spades", clock="none")
        ann, bob = await house.sit(table, 0, "Ann", host=True), await house.sit(table, 1, "Bob")
        cid = await house.sit(table, 2, "Cid")
        await ann.ask("start")
        await bob.until(lambda state: state["room"]["phase"] == "playing")
        await ann.go()
        await bob.until(lambda state: not seat(state, 0)["here"])
        for asked in ({"t": "remove"}, {"t": "mute", "on": True}, {"t": "absent", "do": "bot"}):
            await bob.ask(**{"seat": 2, **asked})
            assert (await bob.refusal())["code"] in ("not_allowed", "not_now")
        await bob.ask("absent", seat=0, do="keep")
        await bob.until(lambda state: seat(state, 0)["kept"])
        assert cid.ended is None


async def come_as(house: Any, room: Room, at: int, browser: str) -> Guest:
    """Somebody comes to a seat by a browser that the table knows."""
    connection = Connection(at, room.doc.seats[at].key, browser=browser, limits=house.limits)
    await room.inbox.post(connection, Came(connection))
    return Guest(room, connection)


async def test_somebody_who_is_removed_neither_sits_down_nor_watches_again_also_after_a_restart(
    open_house: Open,
) -> None:
    async with open_house() as house:
        table = await house.table("war")
        ann = await house.sit(table, 0, "Ann", host=True)
        await table.sit(1, "Bob", "", Comer("bobs"))
        bob, other = await come_as(house, table, 1, "bobs"), await come_as(house, table, 1, "bobs")
        await bob.next("state")
        await ann.ask("start")
        await bob.until(lambda state: state["room"]["phase"] == "playing")
        await ann.ask("remove", seat=1)
        assert (await ann.next("noted"))["text"] == "The host, Ann, has removed Bob; a bot plays on."
        dora = await house.come(table, language="de")
        told = "Der Gastgeber Ann hat Bob vom Tisch verwiesen; ein Bot spielt weiter."
        assert (await dora.next("noted"))["text"] == told
        assert table.doc.told["acts"][-1]["words"] == "The host, Ann, has removed Bob; a bot plays on."
        await eventually(lambda: bob.ended == other.ended == 4403)
        assert seat(await ann.until(lambda state: seat(state)["kind"] == "open"))["name"] != "Bob"
        await house.restart()
        room = await house.found(table)
        with pytest.raises(NotAllowed, match="removed you"):
            await room.sit(1, "Rob", "", Comer("bobs"))
        watching = Connection(None, browser="bobs", limits=house.limits)
        await room.inbox.post(watching, Came(watching))
        await eventually(lambda: watching.ended is not None)
        await room.sit(1, "Cid", "", Comer("cids"))


async def test_a_muted_player_says_nothing_until_the_host_lets_it_speak_and_a_newcomer_speaks(open_house: Open) -> None:
    async with open_house() as house:
        ann, bob = await ann_and_bob(house)
        watcher = await house.come(ann.room)
        await ann.ask("mute", seat=1, on=True)
        await bob.until(lambda state: seat(state)["muted"])
        await bob.ask("chat", text="hello")
        assert (await bob.refusal())["reason"] == "The host has muted you at this table."
        await ann.ask("mute", seat=None, on=True)
        await eventually(lambda: ann.room.doc.muted == [1, None])
        await watcher.ask("chat", text="hello")
        assert (await watcher.refusal())["code"] == "not_allowed"
        await ann.ask("mute", seat=1, on=False)
        await bob.until(lambda state: not seat(state)["muted"])
        await bob.ask("chat", text="hello")
        assert (await ann.next("said"))["text"] == "hello"
        await ann.ask("mute", seat=1, on=True)
        await bob.ask("stand")
        await ann.until(lambda state: seat(state)["kind"] == "open")
        assert ann.room.doc.muted == [None]


async def test_a_muted_player_who_stands_up_or_moves_and_sits_down_again_is_muted_still(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("spades")
        ann = await house.sit(table, 0, "Ann", host=True)
        await table.sit(1, "Bob", "", Comer("bobs"))
        bob = await come_as(house, table, 1, "bobs")
        await ann.ask("mute", seat=1, on=True)
        await bob.until(lambda state: seat(state)["muted"])
        await bob.ask("stand")
        await bob.until(lambda state: seat(state)["kind"] == "open")
        await bob.ask("chat", text="from behind")
        assert (await bob.refusal())["reason"] == "The host has muted you at this table."
        await table.sit(1, "Cid", "", Comer("cids"))
        assert table.doc.muted == [], "another person speaks there"
        await house.restart()
        table = await house.found(table)
        doc = await table.sit(2, "Rob", "", Comer("bobs"))
        assert (table.doc.muted, table.doc.silenced) == ([2], [])
        assert doc.name == "North", "a new name would be read by all"
        doc = await table.sit(3, "Rob", "", Comer("bobs", leaves=(2, doc.key)))
        assert (table.doc.muted, table.doc.silenced) == ([3], [])
        assert doc.name == "East"
        ann, rob = await house.come(table, 0, host=True), await come_as(house, table, 3, "bobs")
        await ann.ask("mute", seat=3, on=False)
        await rob.until(lambda state: not seat(state, 3)["muted"])
        await rob.ask("stand")
        await rob.until(lambda state: seat(state, 3)["kind"] == "open")
        await rob.ask("chat", text="hello")
        assert (await ann.next("said"))["text"] == "hello"


async def test_whoever_moves_to_another_seat_is_not_taken_for_the_next_person_at_the_old_one(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("spades")
        ann = await house.sit(table, 0, "Ann", host=True)
        doc = await table.sit(1, "Bob", "", Comer("phone"))
        await come_as(house, table, 1, "tablet")
        await eventually(lambda: "tablet" in table.doc.eyes)
        await table.sit(2, "Bob", "", Comer("phone", leaves=(1, doc.key)))
        await table.sit(1, "Cid", "", Comer("cids"))
        assert [each.seat for each in table.connections] == [0, None], "the tablet watches, and sees no hand of Cid's"
        await ann.ask("mute", seat=1, on=True)
        await ann.ask("remove", seat=1)
        await eventually(lambda: (table.doc.barred, table.doc.silenced) == (["cids"], ["cids"]))


async def test_whoever_may_speak_again_does_so_with_every_device(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("spades")
        ann = await house.sit(table, 0, "Ann", host=True)
        for again in (False, True):
            doc = await table.sit(1, "Bob", "", Comer("phone"))
            for each in ("phone", "tablet"):
                bob = await come_as(house, table, 1, each)
            if again:
                await ann.ask("mute", seat=1, on=False)
                await eventually(lambda: (table.doc.muted, table.doc.silenced) == ([], []))
            else:
                await ann.ask("mute", seat=1, on=True)
                await bob.until(lambda state: seat(state)["muted"])
                await bob.ask("stand")
                await eventually(lambda: table.doc.silenced == ["phone", "tablet"])
        await ann.ask("mute", seat=1, on=True)
        await eventually(lambda: table.doc.muted == [1])
        doc = await table.sit(2, "Rob", "", Comer("phone", leaves=(1, doc.key)))
        assert doc.name == "North", "the seat's usual name"
        await bob.ask("chat", text="from another device")
        assert (await bob.refusal())["reason"] == "The host has muted you at this table."
        with pytest.raises(NotNow, match="You have a seat"):
            await table.sit(3, "Bob", "", Comer("phone", leaves=(1, doc.key)))
        assert [each.kind for each in table.doc.seats] == ["person", "open", "person", "open"]
        await ann.ask("mute", seat=2, on=False)
        await eventually(lambda: (table.doc.muted, table.doc.silenced) == ([], []))


async def test_whoever_is_removed_after_moving_is_told_so_and_kept_out_with_every_device(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("spades", watchers=False)
        ann = await house.sit(table, 0, "Ann", host=True)
        doc = await table.sit(1, "Bob", "", Comer("phone"))
        await come_as(house, table, 1, "tablet")
        await eventually(lambda: "tablet" in table.doc.eyes)
        await ann.ask("mute", seat=1, on=True)
        await ann.until(lambda state: seat(state)["muted"])
        doc = await table.sit(2, "Rob", "", Comer("phone", leaves=(1, doc.key)))
        assert doc.name == "Bob", "no new name, but the old one is kept"
        bob = await come_as(house, table, 2, "phone")
        await ann.until(lambda state: seat(state, 2)["here"])
        await ann.ask("remove", seat=2)
        await eventually(lambda: bob.connection.ended == REMOVED)
        assert table.doc.barred == ["phone", "tablet"]


async def test_nobody_is_freed_removed_or_muted_in_the_place_of_somebody_who_left(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("spades")
        ann = await house.sit(table, 0, "Ann", host=True)
        bob = await house.sit(table, 1, "Bob")
        await bob.ask("stand")
        await ann.until(lambda state: seat(state)["kind"] == "open")
        await house.sit(table, 1, "Cid")
        for asked in ({"t": "free"}, {"t": "remove"}, {"t": "mute", "on": True}):
            for other in ("Bob", "x" * 3000):
                await ann.ask(**{"seat": 1, "name": other, **asked})
                assert (await ann.refusal())["reason"] == "Cid has that seat now."
        assert (table.doc.seats[1].name, table.doc.muted, table.doc.barred) == ("Cid", [], [])
        await ann.ask("mute", seat=1, on=True, name="Cid")
        await ann.until(lambda state: seat(state)["muted"])
        await ann.ask("remove", seat=1, name="Cid")
        await ann.until(lambda state: seat(state)["kind"] == "open")


async def test_watchers_who_may_speak_again_are_all_of_them(open_house: Open) -> None:
    """A muted player who has stood up is a watcher."""
    async with open_house() as house:
        table = await house.table("spades")
        ann = await house.sit(table, 0, "Ann", host=True)
        await table.sit(1, "Bob", "", Comer("bobs"))
        bob = await come_as(house, table, 1, "bobs")
        await ann.ask("mute", seat=1, on=True)
        await bob.ask("stand")
        await ann.until(lambda state: seat(state)["kind"] == "open")
        await ann.ask("mute", seat=None, on=False)
        await eventually(lambda: table.doc.silenced == [])
        await bob.ask("chat", text="hello")
        assert (await ann.next("said"))["text"] == "hello"


@pytest.mark.parametrize("dares", [False, True])
async def test_a_bot_in_a_persons_place_bids_no_nil_though_its_level_would(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, dares: bool
) -> None:
    """A bot that bids nil whenever it is offered one; one that does so although it is not."""

    def bold(_level: str, game: Any, _seat: int, _seed: str, _view: Any, moves: Any) -> Decision:
        nils = [move for move in moves if game.spell(move) == "nil"]
        return Decision(game.read("nil") if dares else (nils or list(moves))[0])

    monkeypatch.setattr(bot_tasks, "decide", bold)
    async with open_house() as house:
        ann, bob = await ann_and_bob(house, "spades", rulebook="rules_of_spades")
        await ann.ask("absent", seat=1, do="bot")
        await ann.until(mine)
        await ann.move("bid 3")
        table = ann.room.table
        await eventually(lambda: sum(by >= 0 for by, _ in table.log) >= 4)
        bids = {at: table.game.spell(move) for at, move in reversed(table.log) if at >= 0}
        assert bids[1].startswith("bid")
        assert bids[1] != "nil"
        assert bids[2] == bids[3] == "nil", "a bot of its own bids as it likes"
        assert bob.ended is None
