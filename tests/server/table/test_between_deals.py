"""Tests the pause after a deal: the next one waits for people who look at the result, but not without limit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import Guest
from tests.server.states import eventually

from spadille.core.contract import Seat
from spadille.core.table import Table as Game
from spadille.server.live.connection import Connection
from spadille.server.store.document import RoomDoc, Settings, new_document
from spadille.server.table import timing
from spadille.server.table.between_deals import LOOK, MOST, Rest
from spadille.server.table.seats.hand_access import Hands
from spadille.server.table.seats.presence import People

SHORT: dict[str, Any] = {"rulebook": "bicycle", "options": {"max_deals": 2, "first_dealer": "random"}}


# -- who is waited for, and how long -------------------------------------------------------------------


class Table:
    """People at a table of four in play, some of whose screens show the panel of a deal."""

    def __init__(self, *lingering: Seat, programs: tuple[Seat, ...] = (), clock: Any = "none") -> None:
        self.doc: RoomDoc = new_document(Settings("spades", clock=clock))
        self.doc.phase = "playing"
        self.people = People(self.doc, 9, 0.0, Hands(self.doc, Game(self.doc.game())))
        self.viewers: dict[Seat, Connection] = {}
        for seat in (*lingering, *programs):
            self.doc.seats[seat].kind = "person"
            self.viewers[seat] = Connection(seat, self.doc.seats[seat].key)
            self.viewers[seat].lingers = seat in lingering
            self.people.admit(self.viewers[seat], 0.0)
        self.rest = Rest(self.doc, self.people, 0)

    def score(self, deals: int = 1, now: float = 100.0) -> Rest:
        self.rest.follow(deals, now, moved=True)
        return self.rest

    def go(self, seat: Seat) -> None:
        self.people.leave(self.viewers[seat], 0.0)
        self.rest.leave(seat)


def test_alone_one_looks_as_long_as_one_likes() -> None:
    rest = Table(0).score()
    assert (rest.looking, rest.until, rest.deal) == ((0,), None, 1)
    assert not rest.ends(1_000_000.0)
    rest.go_on(0, 1_000_000.0)
    assert (rest.looking, rest.until) == ((), None)


def test_with_others_it_goes_on_thirty_seconds_after_the_first() -> None:
    rest = Table(0, 2).score()
    assert (rest.looking, rest.until) == ((0, 2), None)
    rest.go_on(2, 110.0)
    assert (rest.looking, rest.until) == ((0,), 110.0 + LOOK)
    assert not rest.ends(110.0 + LOOK - 0.01)
    assert rest.ends(110.0 + LOOK)
    assert (rest.looking, rest.until) == ((), None)


def test_there_is_more_time_but_not_for_ever() -> None:
    rest = Table(0, 2).score()
    rest.have_more()
    assert rest.until is None, "nobody is waiting yet"
    rest.go_on(2, 110.0)
    for _ in range(MOST + 5):
        rest.have_more()
    assert rest.until == 110.0 + LOOK * (1 + MOST)


def test_a_program_is_kept_waiting_no_longer_than_that() -> None:
    rest = Table(0, programs=(1,)).score(now=50.0)
    assert (rest.looking, rest.until) == ((0,), 50.0 + LOOK)
    assert Table(programs=(0, 1)).score().looking == ()


def test_bots_alone_and_games_of_days_never_wait() -> None:
    assert Table().score().looking == ()
    assert Table(0, 1, clock="days").score().looking == ()


def test_one_who_goes_holds_nobody_but_finds_the_panel_again_where_nobody_else_was_there() -> None:
    two = Table(0, 1)
    rest = two.score()
    two.go(0)
    assert rest.looking == (1,)
    alone = Table(0)
    rest = alone.score()
    alone.go(0)
    assert not rest.looking
    alone.people.admit(back := Connection(0, alone.doc.seats[0].key), 0.0)
    rest.come(back)
    assert list(rest.looking) == [0]
    back.lingers = False
    rest.follow(1, 0.0, moved=True)
    back.lingers = True
    assert not rest.looking, "the next deal has begun"


def test_the_end_of_the_game_and_a_move_taken_back_are_not_looked_at() -> None:
    table = Table(0)
    table.doc.phase = "over"
    assert table.score().looking == ()
    table = Table(0)
    assert table.score().looking == (0,)
    assert table.score(0).looking == ()


def test_when_all_have_looked_the_time_is_over_at_once() -> None:
    rest = Table(0, 1).score()
    rest.go_on(0, 100.0)
    rest.go_on(1, 101.0)
    assert rest.ends(101.0)
    assert not rest.ends(101.0)


# -- at a table ----------------------------------------------------------------------------------------


def mine(state: dict[str, Any]) -> bool:
    return bool(state["scene"]["plates"][0]["to_act"]) or state["room"]["phase"] == "over"


async def play_a_deal(guest: Guest) -> dict[str, Any]:
    """Play the first move there is until a deal has been scored."""
    while not any(event["what"] == "deal_scored" for event in guest.state["events"]):
        await guest.until(lambda state: mine(state) or any(e["what"] == "deal_scored" for e in state["events"]))
        if not any(event["what"] == "deal_scored" for event in guest.state["events"]):
            v = guest.state["v"]
            await guest.move()
            await guest.until(lambda state, v=v: state["v"] > v)  # type: ignore[misc]
    return guest.state


@pytest.mark.asyncio
async def test_bots_wait_until_the_person_has_looked(open_house: Callable[..., Any]) -> None:
    async with open_house() as house:
        guest = await house.play(**SHORT)
        await guest.ask("look", what="on")
        state = await play_a_deal(guest)
        rest = state["room"]["rest"]
        assert (rest["deal"], rest["looking"], rest["left"], rest["more"]) == (1, [0], None, False)
        (panel,) = state["sheet"]["panels"]
        assert panel["deal"] == 1
        assert len(panel["rows"]) == 4
        version = guest.room.table.version
        assert not timing.is_running(guest.room.state)
        await guest.ask("look", what="next")
        await guest.until(lambda state: state["room"]["rest"] is None)
        await guest.until(mine)
        assert guest.room.table.version >= version
        await play_a_deal(guest)
        assert guest.state["room"]["phase"] == "over"
        assert guest.state["room"]["rest"] is None


@pytest.mark.asyncio
async def test_who_does_not_say_that_it_looks_is_not_held(open_house: Callable[..., Any]) -> None:
    async with open_house() as house:
        guest = await house.play(**SHORT)
        state = await play_a_deal(guest)
        assert state["room"]["rest"] is None
        await guest.until(lambda state: mine(state) and not state["events"][0]["words"].startswith("Deal"))


@pytest.mark.asyncio
async def test_two_people_look_and_the_table_goes_on_by_itself(open_house: Callable[..., Any]) -> None:
    async with open_house() as house:
        room = await house.table(seats=2, **SHORT)
        ann, bob = await house.sit(room, 0, host=True), await house.sit(room, 1, "Bob")
        await ann.ask("start")
        for each in (ann, bob):
            await each.ask("look", what="on")
            await each.until(lambda state: state["room"]["phase"] == "playing")
        while room.table.standing.deals == 0:
            seat = room.table.deciding[0]
            mover, version = (ann, bob)[seat], room.table.version
            await mover.until(lambda state, v=version: state["v"] == v)
            await mover.move()
            for each in (ann, bob):
                await each.until(lambda state, v=version: state["v"] > v)
        assert (await ann.until(lambda state: state["room"]["rest"] is not None))["room"]["rest"]["left"] is None
        await ann.ask("look", what="next")
        told = await bob.until(lambda state: state["room"]["rest"] and state["room"]["rest"]["left"] is not None)
        assert told["room"]["rest"]["looking"] == [1]
        assert told["room"]["rest"]["more"]
        before = room.state.rest.until
        await bob.ask("look", what="more")
        await bob.ask("look", what="on")
        await eventually(lambda: (room.state.rest.until or 0.0) > before)
        room.state.rest.until = before - LOOK  # the time is over
        await bob.ask("chat", text="I have seen it.")  # whatever is asked, the table looks at its clock
        await bob.until(lambda state: state["room"]["rest"] is None)
