"""Two people at a table keep in touch if both would like to; nobody learns what only one of them would like."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import Guest
from tests.server.states import Open, over

from spadille.server.base.limits import Limits
from spadille.server.base.pairs import digest

pytestmark = pytest.mark.asyncio


async def heard(guest: Guest) -> list[str]:
    """The kinds of messages that somebody has had, up to the answer to a question asked now."""
    kinds: list[str] = []
    await guest.ask("past")
    while (told := await guest.next())["t"] != "past":
        kinds.append(told["t"])
    return kinds


async def pair(ann: Guest, bob: Guest) -> tuple[dict[str, Any], dict[str, Any]]:
    await ann.ask("befriend", seat=1)
    await bob.next("wished")
    await bob.ask("befriend", seat=0)
    return await ann.next("paired"), await bob.next("paired")


async def test_two_who_both_would_like_to_are_given_halves_that_fit(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("spades")
        ann, bob = await house.sit(table, 0, "Ann", host=True), await house.sit(table, 1, "Bob")
        hers, his = await pair(ann, bob)
        assert (hers["name"], hers["seat"], his["name"], his["seat"]) == ("Bob", 1, "Ann", 0)
        assert (hers["theirs"], his["theirs"]) == (digest(his["mine"]), digest(hers["mine"]))
        assert hers["mine"] != his["mine"]
        assert not table.state.wishes, "nothing is left of it"


async def test_only_the_one_who_is_asked_hears_of_a_wish_also_on_coming_back(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("spades")
        ann, bob = await house.sit(table, 0, "Ann", host=True), await house.sit(table, 1, "Bob")
        eve, watcher = await house.sit(table, 2, "Eve"), await house.come(table)
        await ann.ask("befriend", seat=1)
        await ann.ask("befriend", seat=1)
        wished = await bob.next("wished")
        assert wished == {"t": "wished", "seat": 0, "text": "Ann would like to keep in touch."}
        for each in (ann, bob, eve, watcher):
            assert not {"wished", "paired", "refused"} & {*await heard(each)}, "told once, to one"
        again = await house.come(table, 1)
        assert await again.next("wished") == wished
        await eve.ask("befriend", seat=1)
        assert (await bob.next("wished"))["seat"] == 2
        assert "paired" not in await heard(ann)


async def test_it_goes_in_play_and_after_the_end(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("war")
        ann, bob = await house.sit(table, 0, "Ann", host=True), await house.sit(table, 1, "Bob")
        await ann.ask("start")
        await pair(ann, bob)
        await table.give_up()
        await ann.until(over)
        await pair(ann, bob)


async def test_nobody_keeps_in_touch_with_a_bot_or_without_a_seat_or_too_often(open_house: Open) -> None:
    async with open_house(limits=Limits(chats=(3, 0.001))) as house:
        table = await house.table("spades")
        ann, watcher = await house.sit(table, 0, "Ann", host=True), await house.come(table)
        await house.sit(table, 1, "Bob")
        for seat in (0, 2, -1, 99):
            await ann.ask("befriend", seat=seat)
            assert (await ann.refusal())["code"] == "not_now"
        await watcher.ask("befriend", seat=0)
        assert (await watcher.refusal())["code"] == "not_allowed"
        for _ in range(4):
            await ann.ask("befriend", seat=1)
        assert (await ann.refusal())["code"] == "limit"


async def test_a_wish_of_one_who_may_not_speak_is_not_told_and_one_ends_with_the_seat(open_house: Open) -> None:
    async with open_house() as house:
        table = await house.table("spades")
        ann, bob = await house.sit(table, 0, "Ann", host=True), await house.sit(table, 1, "Bob")
        await ann.ask("mute", seat=1, on=True)
        await bob.ask("befriend", seat=0)
        assert "wished" not in await heard(ann)
        await ann.ask("free", seat=1)
        eve = await house.sit(table, 1, "Eve")
        await ann.ask("befriend", seat=1)
        await eve.next("wished")
        assert "paired" not in await heard(ann), "that was Bob"
