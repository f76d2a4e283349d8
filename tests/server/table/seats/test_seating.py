"""Who sits where at a table, and who may do what."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.states import Open, kinds, playing

from spadille.core.errors import BadOptions, SpadilleError

pytestmark = pytest.mark.asyncio


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
        assert [each["name"] for each in state["room"]["seats"]] == ["Ann", "Walt", "Bob", "Edie"]
        assert (state["you"], (await bob.until(playing))["you"]) == (0, 2)


async def test_a_seat_is_taken_once(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table()
        tried = await asyncio.gather(*(table.sit(1, f"P{at}", "") for at in range(50)), return_exceptions=True)
        assert sum(isinstance(each, SpadilleError) for each in tried) == 49
        with pytest.raises(SpadilleError, match="taken"):
            await table.sit(1, "X", "")


async def test_a_bots_seat_can_be_taken_before_the_game_but_not_in_it(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table()
        host = await house.sit(table, 0, host=True)
        await host.ask("fill", seat=1, level="regular")
        await host.until(lambda state: kinds(state)[1] == "bot")
        await table.sit(1, "Bob", "")
        await host.ask("start")
        await host.until(playing)
        with pytest.raises(SpadilleError, match="The host can free it"):
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
                told = await guest.refusal()
                assert (told["reason"], told["code"]) == ("Only the host of the table may do that.", "not_allowed")
        await ann.ask("fill", seat=1, level="regular")
        assert "Only the host" in (await ann.refusal())["reason"]


@pytest.mark.parametrize(
    ("asked", "words", "code"),
    [
        ({"t": "fill", "seat": 9, "level": "regular"}, "seats run from 0 to 3", "bad_request"),
        ({"t": "fill", "seat": 1, "level": "genius"}, "expected a bot", "bad_request"),
        ({"t": "fill", "seat": 0, "level": "regular"}, "A person sits there", "not_now"),
        ({"t": "free", "seat": -1}, "seats run from 0 to 3", "bad_request"),
        ({"t": "again"}, "not over yet", "not_now"),
        ({"t": "undo"}, "no move of yours to take back", "not_allowed"),
        ({"t": "move", "v": 0, "text": "pass"}, "No game is being played", "not_now"),
    ],
)
async def test_what_cannot_be_is_refused_in_words_and_by_a_code(
    open_house: Open, asked: dict[str, Any], words: str, code: str
) -> None:
    async with open_house() as house:
        host = await house.sit(await house.table(), 0, host=True)
        await host.ask(**asked)
        told = await host.refusal()
        assert (words in told["reason"], told["code"]) == (True, code)


@pytest.mark.parametrize("seat", [-1, 4, 999, 10**9])
async def test_a_seat_that_is_not_there_is_not_said_to_be_taken(open_house: Open, seat: int) -> None:
    async with open_house() as house:
        table = await house.table()
        with pytest.raises(BadOptions, match=f"expected a seat from 0 to 3; got {seat}"):
            await table.sit(seat, "Ann", "")
        assert [each.kind for each in table.doc.seats] == ["open"] * 4


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
            assert "You are watching" in (await watcher.refusal())["reason"]


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
