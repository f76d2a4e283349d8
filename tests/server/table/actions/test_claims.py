"""Claims at a table: proved ones stand at once, others are asked about with the hand open, and every card is played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from tests.server.conftest import Guest
from tests.server.states import Open, eventually, mine

from spadille.core.table import Table, replay
from spadille.games import open_header
from spadille.parts.claiming import line, own_claim
from spadille.server.table.actions import claims, consent
from spadille.server.table.actions.playing_out import known_tricks, play_out

pytestmark = pytest.mark.asyncio
SPADES: dict[str, Any] = {"game": "spades", "rulebook": "denexa", "level": "beginner", "options": {"max_deals": 40}}
PROVED, LIES_SO, CANNOT_BE = 48, 4, 0
"""Secrets of first deals in which four who bid 3 and play their first card come to that."""


def proves(table: Table, seat: int) -> bool:
    """The seat can prove a claim from what it knows."""
    known = known_tricks(table.game, table.view(seat))
    return known is not None and line(known, own_claim(known)) is not None


def _mine_at(version: int, state: dict[str, Any]) -> bool:
    return mine(state) and bool(state["v"] == version)


def _later(table: Table, version: int) -> bool:
    return table.version > version


async def play_until(people: dict[int, Guest], holds: Callable[[Table, int], bool]) -> int:
    """All persons bid 3 and play their first card, until something holds for Ann, who may claim."""
    table = people[0].room.table
    for _ in range(3000):
        await eventually(lambda: bool(people.keys() & set(table.deciding)))
        at = table.deciding[0]
        guest, version = people[at], table.version
        await guest.until(partial(_mine_at, version))
        if at == 0 and guest.state["room"]["claim"] and holds(table, 0):
            return version
        await guest.move("bid 3" if "bid 3" in guest.choices else None)
        await eventually(partial(_later, table, version))
    raise AssertionError("it never comes to that")


async def seated(house: Any, *seats: int, secret: int = CANNOT_BE, **settings: Any) -> dict[int, Guest]:
    """Persons on these seats; the first is Ann, the host. The game has begun."""
    room = await house.table(**{**SPADES, **settings})
    room.doc.secret = f"{secret:064x}"
    names = ("Ann", "Bob", "Nat", "Cid")
    people = {at: await house.sit(room, at, names[at], host=at == 0) for at in seats}
    await people[0].ask("start")
    for each in people.values():
        await each.until(lambda state: state["room"]["phase"] != "gathering")
    return people


async def test_a_claim_that_is_proved_stands_at_once_and_every_card_is_played(open_house: Open) -> None:
    async with open_house() as house:
        people = await seated(house, 0, 1, 2, 3, secret=PROVED)
        ann, table = people[0], people[0].room.table
        await play_until(people, proves)
        view = table.view(0)
        left, before, deals = view.hand.bit_count(), table.view(0).taken[0], table.standing.deals
        cards = sum(view.sizes)
        version = table.version
        await ann.ask("claim")
        told = await ann.next("answered")
        assert (told["agreed"], told["text"]) == (True, "Ann claims the tricks that are left.")
        await ann.until(lambda state: bool(state["v"] > version))
        assert table.standing.deals > deals
        assert table.standing.sheet[deals].taken[0] == before + left, "all of them are Ann's"
        played = [move for by, move in table.log[version:] if by >= 0 and hasattr(move, "card")][:cards]
        assert len(played) == cards
        assert any(each.did == "claim" for each in ann.room.doc.acts)
        assert ann.room.doc.open_hands == {}, "nothing had to be shown"
        await ann.room.give_up()
        replay(ann.room.record(), open_header)


async def test_what_is_not_proved_is_said_to_the_claimer_alone_and_changes_nothing(open_house: Open) -> None:
    async with open_house() as house:
        people = await seated(house, 0)
        version = await play_until(people, lambda table, seat: not proves(table, seat))
        watcher = await house.come(people[0].room)
        await people[0].ask("claim")
        assert "Show your cards and ask the others?" in (await people[0].next("unproved"))["text"]
        assert people[0].room.table.version == version
        assert people[0].room.state.ask is None
        assert all(told["t"] != "unproved" for told in watcher.seen)


async def test_bots_judge_by_their_own_view_and_the_hand_stays_open_after_a_no(open_house: Open) -> None:
    async with open_house() as house:
        people = await seated(house, 0)
        ann = people[0]
        await play_until(people, lambda table, _: len(table.view(0).tricks) == 2 and not proves(table, 0))
        watcher = await house.come(ann.room)
        await ann.ask("claim", show=True)
        told = await ann.next("answered")
        assert told["agreed"] is False
        state = await watcher.until(lambda state: bool(state["room"]["open_hands"]))
        (shown,) = state["room"]["open_hands"]
        hand = [
            face["card"] for zone in ann.state["scene"]["zones"] if zone["role"] == "hand" for face in zone["faces"]
        ]
        assert (shown["seat"], sorted(shown["cards"])) == (0, sorted(hand))
        await ann.until(lambda state: mine(state) and state["room"]["ask"] is None)
        await ann.ask("undo")
        await house.restart()
        room = await house.found(ann.room)
        again = await house.come(room)
        await again.until(
            lambda state: bool(state["room"]["open_hands"]) and len(state["room"]["open_hands"][0]["cards"]) > 1
        )
        assert room.doc.open_hands == {0: 0}


async def test_opponents_agree_one_by_one_and_the_partner_and_watchers_do_not_count(open_house: Open) -> None:
    async with open_house() as house:
        people = await seated(house, 0, 1, 2, 3, secret=LIES_SO)
        ann, bob, nat, cid = (people[at] for at in range(4))
        table = ann.room.table

        def lies_so(_: Table, seat: int) -> bool:
            return (
                table.view(seat).hand.bit_count() < 5
                and not proves(table, seat)
                and play_out(table.game, table.state, seat, ()) is not None
            )

        await play_until(people, lies_so)
        deals, before = table.standing.deals, table.view(0)
        watcher = await house.come(ann.room)
        await ann.ask("claim", show=True)
        ask = (await bob.until(lambda state: state["room"]["ask"] is not None))["room"]["ask"]
        assert (ask["what"], ask["waits"]) == ("claim", [1, 3])
        for each in (nat, watcher, ann):
            await each.ask("answer", yes=True)
            assert (await each.refusal())["code"] == "not_allowed"
        await bob.ask("answer", yes=True)
        await cid.until(lambda state: state["room"]["ask"] is not None and state["room"]["ask"]["waits"] == [3])
        await cid.ask("answer", yes=True)
        await eventually(lambda: table.standing.deals > deals)
        assert table.standing.sheet[deals].taken[0] == before.taken[0] + before.hand.bit_count()


@pytest.mark.parametrize("way", ["no", "silence", "goes", "plays"])
async def test_without_everybody_the_claimer_plays_on_with_the_hand_open(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr(consent, "SILENCE", 0.0 if way == "silence" else 3600.0)
    async with open_house() as house:
        people = await seated(house, 0, 1, 3)
        ann, bob, cid = people[0], people[1], people[3]
        version = await play_until(people, lambda table, seat: not proves(table, seat))
        await ann.ask("claim", show=True)
        if way == "no":
            await cid.ask("answer", yes=False)
        elif way == "goes":
            await bob.go()
        elif way == "plays":
            await ann.move()
        assert (await ann.next("answered"))["agreed"] is False
        assert ann.room.doc.open_hands == {0: 0}
        assert ann.room.table.version - version <= (2 if way == "plays" else 0)


@pytest.mark.parametrize("seats", [(0,), (0, 1, 3)])
async def test_nobody_is_asked_twice_in_a_deal_so_that_no_clock_is_held_up(
    open_house: Open, seats: tuple[int, ...]
) -> None:
    async with open_house() as house:
        people = await seated(house, *seats, clock="per_move")
        ann = people[0]
        version = await play_until(people, lambda table, seat: not proves(table, seat))
        await ann.ask("claim", show=True)
        if len(seats) > 1:
            await people[3].ask("answer", yes=False)
        assert not (await ann.next("answered"))["agreed"]
        for show in (True, False):
            await ann.ask("claim", show=show)
            told = await ann.refusal()
            assert (told["code"], told["reason"]) == ("not_now", "Your hand lies open already. Play on.")
        assert (ann.room.state.ask, ann.room.table.version) == (None, version)


async def test_what_cannot_be_is_not_played_whoever_has_agreed(open_house: Open) -> None:
    async with open_house() as house:
        people = await seated(house, 0, 1, 2, 3)
        ann, table = people[0], people[0].room.table

        def cannot_be(_: Table, seat: int) -> bool:
            return (
                table.view(seat).hand.bit_count() < 5
                and not proves(table, seat)
                and play_out(table.game, table.state, seat, ()) is None
            )

        version = await play_until(people, cannot_be)
        await ann.ask("claim", show=True)
        for at in (1, 3):
            await people[at].until(lambda state: state["room"]["ask"] is not None)
            await people[at].ask("answer", yes=True)
        assert (await ann.next("answered"))["agreed"]
        assert (await ann.next("answered"))["text"] == "The cards do not lie that way. Ann plays on."
        assert table.version == version


async def test_nothing_is_claimed_out_of_turn_or_where_there_are_no_tricks(open_house: Open) -> None:
    async with open_house() as house:
        host = await house.play("war")
        await host.until(mine)
        await host.ask("claim")
        assert (await host.refusal())["code"] == "not_now"
        people = await seated(house, 0, 1)
        watcher = await house.come(people[0].room)
        await watcher.ask("claim", show=True)
        assert (await watcher.refusal())["code"] == "not_allowed"
        version = await play_until(people, lambda _table, _seat: True)
        await people[1].ask("claim", show=True)
        assert (await people[1].refusal())["code"] == "not_now"
        assert people[0].room.table.version == version
        assert claims.may_claim(people[0].room.doc, people[0].room.table, None) is None
        people[0].room.doc.paused = True
        assert claims.may_claim(people[0].room.doc, people[0].room.table, 0) is None
