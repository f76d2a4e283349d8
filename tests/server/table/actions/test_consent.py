"""A move among people is taken back if everybody agrees: who is asked, what may be asked, and that silence is no."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from tests.server.conftest import Guest
from tests.server.states import Open, eventually, mine
from tests.server.table.actions.test_host_desk import ann_and_bob, seat

from spadille.core.contract import NATURE
from spadille.core.table import Table
from spadille.server.table.actions import consent

pytestmark = pytest.mark.asyncio
SPADES: dict[str, Any] = {"game": "spades", "rulebook": "denexa", "level": "beginner", "options": {"max_deals": 1}}


def _later(table: Table, version: int) -> bool:
    return table.version > version


def _all_to_move(table: Table) -> bool:
    """Both cards of a round of War are won, or equal: both players turn one up next."""
    return len(table.deciding) == 2


async def ann_bids(house: Any, **settings: Any) -> tuple[Guest, Guest, int]:
    """Ann has just bid, and it is Bob's turn: both, and the moment before her bid."""
    ann, bob = await ann_and_bob(house, **{**SPADES, **settings})
    people = {0: ann, 1: bob}
    table = ann.room.table
    while True:
        await eventually(lambda: bool({0, 1}.intersection(table.deciding)))
        at = table.deciding[0]
        mover, before = people[at], table.version
        await mover.until(lambda state: mine(state) and state["v"] == table.version)
        await mover.move("bid 3")
        await eventually(partial(_later, table, before))
        if at == 0:
            break
    for each in (ann, bob):
        await each.until(lambda state: state["v"] == table.version)
    return ann, bob, before


async def asked(guest: Guest) -> dict[str, Any]:
    """Return what is asked now, as somebody sees it."""
    state = await guest.until(lambda state: state["room"]["ask"] is not None)
    found: dict[str, Any] = state["room"]["ask"]
    return found


async def test_a_move_is_taken_back_when_the_other_agrees_and_the_log_and_the_record_say_so(open_house: Open) -> None:
    async with open_house() as house:
        ann, bob, before = await ann_bids(house)
        assert ann.state["room"]["undo"]
        await ann.ask("undo")
        told = await asked(bob)
        assert told["text"].startswith("Ann asks to take a move back: Ann bids 3.")
        assert (told["what"], told["by"], told["waits"]) == ("undo", 0, [1])
        assert 0 < told["left"] <= consent.SILENCE
        await bob.ask("answer", yes=True)
        settled = await ann.next("answered")
        assert (settled["agreed"], settled["text"]) == (True, "Everybody agrees.")
        assert (await ann.next("noted"))["text"] == "Ann has taken a move back; everybody agreed."
        await ann.until(lambda state: state["v"] == before and mine(state) and state["room"]["ask"] is None)
        assert ann.room.doc.told["acts"][-1]["did"] == "undo"
        await house.restart()
        assert (await house.found(ann.room)).table.version == before


async def test_nothing_is_agreed_to_once_the_game_is_closed(open_house: Open) -> None:
    async with open_house() as house:
        ann, bob, before = await ann_bids(house)
        await ann.ask("undo")
        await asked(bob)
        await ann.room.give_up()
        over = await bob.until(lambda state: state["room"]["phase"] == "over")
        assert over["room"]["ask"] is None
        await bob.ask("answer", yes=True)
        assert (await bob.refusal())["reason"] == "Nothing is being asked now."
        assert ann.room.table.version > before


@pytest.mark.parametrize("way", ["no", "silence", "the other goes", "the other stands up", "the asker goes"])
async def test_without_a_yes_of_everybody_the_move_stands(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr(consent, "SILENCE", 0.0 if way == "silence" else 3600.0)
    async with open_house() as house:
        ann, bob, before = await ann_bids(house)
        version = ann.room.table.version
        await ann.ask("undo")
        if way == "no":
            await bob.ask("answer", yes=False)
        elif way == "the other goes":
            await bob.go()
        elif way == "the other stands up":
            await bob.ask("stand")
        elif way == "the asker goes":
            await ann.go()
        left = bob if way == "the asker goes" else ann
        told = await left.next("answered")
        assert told["agreed"] is False
        assert way != "silence" or told["text"] == "Bob has not answered in time. Play goes on."
        assert way != "the other stands up" or told["text"] == "Bob has gone. Play goes on."
        assert ann.room.state.ask is None
        assert ann.room.table.version >= version > before


async def test_a_move_is_asked_for_once_and_another_one_again(open_house: Open) -> None:
    async with open_house() as house:
        ann, bob, _ = await ann_bids(house)
        while any(by == 1 for by, _ in ann.room.table.log):  # Bob bid before Ann, so he has a bid to take back
            ann, bob, _ = await ann_bids(house)
        await ann.ask("undo")
        await asked(bob)
        await bob.ask("answer", yes=False)
        await ann.until(lambda state: state["room"]["ask"] is None and not state["room"]["undo"])
        await ann.ask("undo")
        assert "once" in (await ann.refusal())["reason"]
        await bob.until(mine)
        await bob.ask("undo")
        assert (await bob.refusal())["reason"] == "There is no move of yours to take back now."
        await house.restart()
        room = await house.found(ann.room)
        ann = await house.come(room, 0, host=True)
        await ann.next("state")
        await ann.ask("undo")
        assert (await ann.refusal())["code"] == "not_now", "that is remembered"


async def test_nobody_but_those_who_are_asked_answers_and_nobody_else_moves_meanwhile(open_house: Open) -> None:
    async with open_house() as house:
        ann, bob, _ = await ann_bids(house)
        watcher = await house.come(ann.room)
        await bob.ask("answer", yes=True)
        assert (await bob.refusal())["code"] == "not_now"
        await ann.ask("undo")
        await asked(bob)
        for each in (ann, watcher):
            await each.ask("answer", yes=True)
            assert (await each.refusal())["code"] == "not_allowed"
        version = ann.room.table.version
        await bob.ask("undo")
        assert (await bob.refusal())["code"] == "not_now"
        await bob.ask("move", v=version, text=bob.choices[0])
        assert (await bob.refusal())["reason"] == "Ann has asked something. Answer it first."
        assert ann.room.table.version == version


async def test_everybody_has_to_be_there_to_agree_and_the_table_has_to_allow_it(open_house: Open) -> None:
    async with open_house() as house:
        ann, bob, _ = await ann_bids(house)
        await bob.go()
        await ann.until(lambda state: not seat(state)["here"])
        await ann.ask("undo")
        assert (await ann.refusal())["reason"] == "Bob is away, and everybody has to agree."
        strict, _, _ = await ann_bids(house, undo=False)
        await strict.ask("undo")
        assert (await strict.refusal())["code"] == "not_allowed"


async def test_nothing_is_taken_back_over_cards_that_were_dealt_or_looked_at(open_house: Open) -> None:
    async with open_house() as house:
        ann, bob = await ann_and_bob(house, "war")
        table = ann.room.table
        await eventually(partial(_all_to_move, table))
        while table.log[-1][0] != NATURE or table.version == 1:
            for each in (ann, bob):
                version = table.version
                await each.until(lambda state: mine(state) and state["v"] == table.version)
                await each.move()
                await eventually(partial(_later, table, version))
            await eventually(partial(_all_to_move, table))
        await ann.ask("undo")
        told = await ann.refusal()
        assert told["code"] == "not_now"
        assert told["reason"] == "Cards have been dealt or turned up since. That move stands."
        cid, dan = await ann_and_bob(house, "spades", rulebook="andrews")
        table, people = cid.room.table, {0: cid, 1: dan}
        await eventually(lambda: bool({0, 1}.intersection(table.deciding)))
        first = people[table.deciding[0]]
        await first.until(lambda state: mine(state) and "look" in first.choices)
        version = table.version
        await first.move("look")
        await eventually(lambda: table.version > version)
        await first.ask("undo")
        assert (await first.refusal())["reason"] == "A hidden card has been seen since. That move stands."
