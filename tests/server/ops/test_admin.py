"""Looking after servers: tables, people and addresses, while servers run and while they do not."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from tests.server.states import PATIENCE, Open, eventually, finish, kinds, mine, over, playing
from websockets.asyncio.client import ClientConnection, connect

from spadille.core.errors import SpadilleError
from spadille.core.table import replay
from spadille.fair.commit import verify
from spadille.games import open_header
from spadille.server.base.settings import Retention, Timeouts
from spadille.server.ops import admin, operator_notes
from spadille.server.ops.admin import Admin, opened
from spadille.server.ops.bans import Ban, Bans
from spadille.server.ops.operator_notes import Steward
from spadille.server.store import shared_deals
from spadille.server.store.notes import Order
from spadille.server.store.schema import ROOMS

pytestmark = pytest.mark.asyncio
ADDRESS = "203.0.113.7"
OFTEN = {"spadille.server.ops.operator_notes._EVERY": 0.05}
"""A server looks at the notes more often than once a second."""


@asynccontextmanager
async def looked_after(house: Any) -> AsyncIterator[Bans]:
    """The steward of a house is at work."""
    found = Bans()
    looking = Steward(house.store, house.rooms, found, Retention(), lambda _: None)
    at_work = asyncio.create_task(looking.run())
    await eventually(lambda: looking._known is not None)  # the orders that stand when it begins are none of its own
    try:
        yield found
    finally:
        at_work.cancel()
        await asyncio.wait([at_work])


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operator_notes, "_EVERY", 0.05)
    monkeypatch.setattr(admin, "PATIENCE", 1.0)


async def closed(socket: ClientConnection) -> int | None:
    """Listen until the line is closed; by which code."""
    async with asyncio.timeout(PATIENCE):
        await socket.wait_closed()
    return socket.close_code


async def looks(it: Admin, servers: int) -> None:
    """Wait until `servers` servers answer: an order does not reach a server that has not polled before."""
    async with asyncio.timeout(PATIENCE):
        while len(await it.ask(Order(do="status"))) < servers:
            pass


# -- tables ----------------------------------------------------------------------------------------------


async def test_all_tables_are_listed_and_found_by_how_their_names_begin(open_house: Open) -> None:
    async with open_house() as house:
        host = await finish(house)
        table = await house.table("war")
        it = Admin(house.store)
        first, second = await it.tables()
        assert (first.table, first.game, first.phase, first.people) == (table.name, "war", "gathering", ())
        assert (second.phase, second.people, second.moves) == ("over", ("Ann",), host.room.table.version)
        assert await it.named(table.name[:6]) == table.name
        with pytest.raises(SpadilleError, match="none begins with %"):
            await it.named("%")
        with pytest.raises(SpadilleError, match="several begin"):
            await it.named("")


async def test_a_table_that_cannot_be_read_costs_only_itself_and_can_be_exported(open_house: Open) -> None:
    async with open_house() as house:
        host = await finish(house)
        other = await house.table("war")
        await house.rooms.end()
        damaged = ROOMS.update().where(ROOMS.c.room == other.name).values(document=b'{"oops":')
        await house.store.transact(lambda db: db.execute(damaged) and None)
        it = Admin(house.store)
        assert [each.game for each in await it.tables()] == ["?", "pyramid"]
        with pytest.raises(SpadilleError, match="--raw"):
            await it.record(other.name)
        assert json.loads(await it.raw(other.name))["document"] == '{"oops":'
        assert len(await it.person("Ann")) == 1
        record = await it.record(host.room.name)
        assert record == host.room.record()
        verify(replay(record, open_header), record)


async def test_a_game_that_goes_on_has_no_record_but_can_be_exported_raw(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        it = Admin(house.store)
        with pytest.raises(SpadilleError, match="the game goes on"):
            await it.record(host.room.name)
        told = json.loads(await it.raw(host.room.name))
        assert len(told["moves"]) == host.room.table.version
        assert json.loads(told["document"])["secret"] == host.room.doc.secret


async def test_a_table_is_closed_before_the_eyes_of_its_people_and_its_record_verifies(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        async with looked_after(house):
            await Admin(house.store).close_table(host.room.name)
        await host.until(over)
        record = host.room.record()
        verify(replay(record, open_header), record)


async def test_a_table_is_closed_while_no_server_runs(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play()
        await host.until(mine)
        await house.rooms.end()
        it = Admin(house.store)
        await it.close_table(host.room.name)
        assert (await it.tables())[0].phase == "over"


# -- people ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("running", [True, False])
async def test_a_person_is_told_all_that_is_kept_and_erased_from_every_table(open_house: Open, running: bool) -> None:
    async with open_house() as house:
        over_there = (await finish(house)).room
        host = await house.play()
        await host.ask("chat", text="I am Ann")
        await host.until(mine)
        await host.move()
        it = Admin(house.store)
        parts = await it.person("Ann")
        assert [each.table for each in parts] == [over_there.name, host.room.name]
        assert parts[0].moves[-1] == "resign"
        assert len(parts[1].moves) == 1
        assert await it.person("ann") == []
        if running:
            async with looked_after(house):
                assert await it.erase("Ann") == 2
            assert host.room.doc.seats[0].name != "Ann"
            newcomer = await house.come(host.room)
            await newcomer.next("state")
            assert all(each["t"] != "said" for each in newcomer.seen)
        else:
            await house.rooms.end()
            assert await it.erase("Ann") == 2
        assert await it.person("Ann") == []
        assert b"Ann" not in await it.raw(host.room.name)
        assert await it.erase("Ann") == 0


async def test_what_somebody_said_before_taking_another_name_is_erased_too(open_house: Open) -> None:
    """A name that stands in no document: nothing is logged before the game."""
    async with open_house() as house:
        table = await house.table("spades")
        ann = await house.sit(table, 0, "Ann", host=True)
        await ann.ask("chat", text="here I am")
        await ann.next("said")
        await table.rename(0, table.doc.seats[0].key, "Zoe")
        table.doc.acts.clear()  # as an earlier version wrote none
        async with looked_after(house):
            assert await Admin(house.store).erase("Ann") == 0
        newcomer = await house.come(table)
        await newcomer.next("state")
        assert all(each["t"] != "said" for each in newcomer.seen)


@pytest.mark.parametrize("running", [True, False])
async def test_persons_who_have_left_or_have_another_name_are_found_and_erased_and_nobody_else(
    open_house: Open, running: bool
) -> None:
    async with open_house() as house:
        table = await house.table()
        host = await house.sit(table, 0, "Walt", host=True)
        guest = await house.sit(table, 1, "Al")
        await house.sit(table, 2, "Mia")
        await host.ask("start")
        await host.until(playing)
        await table.rename(2, table.doc.seats[2].key, "Alma")
        await guest.ask("stand")
        await host.ask("free", seat=2)
        await host.until(lambda state: kinds(state)[1:3] == ["open", "open"])
        it = Admin(house.store)
        told = [(part.seat, part.log) for name in ("Al", "Mia") for part in await it.person(name)]
        assert told == [(1, ("Al has left the table; a bot plays on.",)), (2, ("Mia is now called Alma.",))]
        names = ("Al", "Mia", "Walt")
        if running:
            async with looked_after(house):
                assert [await it.erase(name) for name in names] == [1, 1, 1]
        else:
            await house.rooms.end()
            assert [await it.erase(name) for name in names] == [1, 1, 1]
        assert [await it.person(name) for name in names] == [[], [], []]
        acts = json.loads(json.loads(await it.raw(table.name))["document"])["acts"]
        assert [each["name"] for each in acts] == ["somebody", "somebody", "Alma"]
        assert (acts[0]["actor"], acts[2]["actor"]) == ("Alma", "somebody")
        assert [each["words"] for each in acts] == [
            "somebody is now called Alma.",
            "somebody has left the table; a bot plays on.",
            "The host, somebody, has freed the seat of Alma; a bot plays on.",
        ]


async def test_a_person_who_has_left_is_told_the_moves_until_then(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("war")
        host, guest = await house.sit(table, 0, "Ann", host=True), await house.sit(table, 1, "Bob")
        await host.ask("start")
        for each in (host, guest, host):
            await each.until(mine)
            await each.move()
        await guest.until(mine)
        await guest.ask("stand")
        await eventually(lambda: [seat for seat, _ in table.table.log].count(1) == 2)
        (part,) = await Admin(house.store).person("Bob")
        assert (part.seat, len(part.moves)) == (1, 1)


async def test_everybody_is_told_and_servers_say_how_they_are(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house() as house:
        host = await house.play("war")
        it = Admin(house.store)
        monkeypatch.setattr(admin, "PATIENCE", 0.2)
        assert await it.ask(Order(do="status")) == []
        monkeypatch.setattr(admin, "PATIENCE", PATIENCE)
        async with looked_after(house):
            (answer,) = await it.ask(Order(do="announce", text="There is cake."), one=True)
            assert answer.lines == ("told 1 connection",)
            assert (await host.next("notice"))["text"] == "There is cake."
            ((line,),) = [each.lines for each in await it.ask(Order(do="status"), one=True)]
            assert "1 table awake, 1 connection" in line
            host.connection.address = ADDRESS
            ((line,),) = [each.lines for each in await it.ask(Order(do="people", room=host.room.name), one=True)]
            assert line == f"{ADDRESS}: seat 0, Ann, host"
            monkeypatch.setattr(admin, "PATIENCE", 0.5)
            assert await it.ask(Order(do="people", room="elsewhere")) == []


async def test_whoever_is_banned_is_put_out_and_whoever_is_muted_says_nothing(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play("war")
        host.connection.address = ADDRESS
        it = Admin(house.store)
        async with looked_after(house) as found:
            host.connection.is_muted = lambda: found.muted(ADDRESS)
            await it.ban(ADDRESS, "mute", 1)
            await eventually(lambda: found.muted(ADDRESS))
            await host.ask("chat", text="hello")
            assert "have been muted" in (await host.refusal())["reason"]
            await it.ban(ADDRESS, "ban", None)
            await eventually(lambda: bool(host.connection.ended))
            assert host.connection.ended.code == 4403
            assert await it.bans() == {ADDRESS: Ban("ban")}
            await it.pardon(ADDRESS)
            await eventually(lambda: not found.banned(ADDRESS))


# -- a server of its own -----------------------------------------------------------------------------------


async def test_a_server_answers_nothing_to_an_address_that_is_banned(serve: Callable[..., Any]) -> None:
    server = await asyncio.to_thread(serve, constants=OFTEN)
    async with httpx.AsyncClient(base_url=server.url) as client, opened(server.database, Timeouts()) as it:
        name = (await client.post("/api/tables", json={"game": "war"})).json()["id"]
        address = f"{server.ws}/api/tables/{name}/play"
        async with connect(address) as socket:
            await it.ban("127.0.0.1", "ban", None)
            assert await closed(socket) == 4403
        refused = await client.get("/api/games")
        assert (refused.status_code, refused.json()["reason"]) == (
            403,
            "This server does not accept connections from your address.",
        )
        async with connect(address) as socket:
            assert await closed(socket) == 4403


async def test_a_server_that_is_to_stop_tells_people_takes_no_table_and_ends(serve: Callable[..., Any]) -> None:
    server = await asyncio.to_thread(serve, constants=OFTEN)
    async with httpx.AsyncClient(base_url=server.url) as client, opened(server.database, Timeouts()) as it:
        name = (await client.post("/api/tables", json={"game": "war"})).json()["id"]
        async with connect(f"{server.ws}/api/tables/{name}/play") as socket:
            await looks(it, 1)
            (answer,) = await it.ask(Order(do="stop", seconds=600), one=True)
            assert answer.lines == ("ends in 600 seconds",)
            while (told := json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))["t"] != "notice":
                pass
            assert told["text"] == "The server of this table restarts in 600 seconds. Your game is kept."
            assert (await client.get("/readyz")).text == "the server is about to end"
            refused = await client.post("/api/tables", json={"game": "war"})
            assert refused.json()["reason"] == "This server is about to restart. Make a table in a minute."
            os.kill(server.pid, signal.SIGTERM)
            assert await closed(socket) in (1001, 1012)
    assert await asyncio.to_thread(server._ended) == 0


async def test_a_name_is_erased_from_challenges_and_results_too(open_house: Open) -> None:
    async with open_house() as house:
        ann, bob = (json.dumps({"value": 1.0, "name": name, "of": ""}) for name in ("Ann", "Bob"))
        challenge = '{"by":{"name":"Ann","face":"fox","colour":""},"moves":[[0,"Ann"]]}'

        def keep(db: Any) -> None:
            for at, result in enumerate((ann, bob, "")):
                shared_deals.begin_try(db, "deal", f"b{at}", f"r{at}")
                shared_deals.finish_try(db, "deal", f"r{at}", result)
            shared_deals.once(db, "challenge x", challenge)
            shared_deals.once(db, "challenged r0", "x")

        await house.store.transact(keep)
        await Admin(house.store).erase("Ann")
        told = await house.store.transact(lambda db: shared_deals.results(db, "deal"))
        assert [json.loads(text)["name"] for _, text in told] == ["", "Bob"]
        left = json.loads(await house.store.transact(lambda db: shared_deals.look(db, "challenge x")) or "")
        assert left == {"by": {"name": "", "face": "fox", "colour": ""}, "moves": [[0, "Ann"]]}
        assert await house.store.transact(lambda db: shared_deals.look(db, "challenged r0")) == "x"
