"""The parts of a room, each by itself: none of them needs a room to be tried."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from spadille.core.contract import Seat
from spadille.core.errors import SpadilleError, StaleMove
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.server.base.errors import Lost, NotAllowed, NotNow
from spadille.server.protocol import wire
from spadille.server.store.document import RoomDoc, Settings, new_document
from spadille.server.store.lease import Hold, Lease
from spadille.server.store.process import this_process
from spadille.server.store.store import SqlStore, StoreFailed
from spadille.server.table import timing
from spadille.server.table.actions.chat import Talk
from spadille.server.table.actions.undo import undo_to
from spadille.server.table.bots.hints import Advisor
from spadille.server.table.bots.players import Bots
from spadille.server.table.connection import CLOSED, FULL, Connection
from spadille.server.table.journal import Journal
from spadille.server.table.move_windows import Moments
from spadille.server.table.seats import hosting, seating
from spadille.server.table.seats.hand_access import Seals
from spadille.server.table.seats.presence import People
from spadille.server.table.timing import Timing
from spadille.server.table.views import Screens


def begun(game: str = "war", **settings: Any) -> tuple[RoomDoc, Table]:
    """A game that has begun: Ann on seat 0, bots elsewhere."""
    doc = new_document(Settings(game, **{"pace": 0.0, **settings}))
    seating.sit(doc, 0, "Ann", "")
    hosting.begin(doc)
    table = Table(doc.game())
    table.deal_by(dealer(doc.seed))
    return doc, table


def test_a_choice_that_has_been_a_seats_own_may_be_made_while_others_move() -> None:
    moments = Moments()
    moments.follow((0, 1), 3, mover=-1)
    moments.follow((0, 1), 5, mover=1)
    moments.check(0, 3, 5)
    moments.check(0, 5, 5)
    for seat, meant in ((1, 3), (1, 4), (0, 2), (0, 6)):
        with pytest.raises(StaleMove):
            moments.check(seat, meant, 5)
    moments.clear()
    with pytest.raises(StaleMove):
        moments.check(0, 3, 5)


def test_a_person_alone_may_go_back_to_before_the_last_own_move() -> None:
    doc, table = begun("pyramid")
    assert undo_to(doc, table, 0) is None
    first = table.version
    table.play(0, "draw")
    assert undo_to(doc, table, 0) == first
    assert undo_to(doc, table, None) is None
    doc.phase = "over"
    assert undo_to(doc, table, 0) is None


def test_an_empty_seat_is_taken_once_and_freed_by_the_host() -> None:
    doc = new_document(Settings("war"))
    key = seating.sit(doc, 1, "Bob", "x" * 1000).key
    with pytest.raises(NotNow, match="taken"):
        seating.sit(doc, 1, "Cid", "")
    assert seating.follow(doc, 1, key, "mine")
    assert doc.seats[1].fair == "mine"
    hosting.free(doc, 1)
    assert (doc.seats[1].kind, doc.seats[1].name) == ("open", doc.names(None)[1])
    with pytest.raises(NotNow, match="freed"):
        seating.follow(doc, 1, key, "mine")


@pytest.mark.asyncio
async def test_people_are_let_in_as_the_document_says() -> None:
    doc, _ = begun(watchers=False)
    people = People(doc, 1, 0.0)
    assert people.admit(Connection(None), 0.0) == CLOSED
    friend, second = Connection(None, invited=True), Connection(None, invited=True)
    assert (people.admit(friend, 0.0), people.admit(second, 0.0)) == (None, FULL)
    people.uninvite()
    people.send_away()
    assert friend.ended == CLOSED
    owner, stranger = Connection(0, doc.seats[0].key), Connection(0, "another key")
    assert (people.admit(owner, 0.0), owner.seat, people.attended) == (None, 0, True)
    assert (people.admit(stranger, 0.0), stranger.seat) == (FULL, None)


def test_what_is_said_is_kept_for_those_who_come_later() -> None:
    doc, _ = begun()
    talk = Talk(doc)
    said = talk.hear(Connection(0), wire.Chat(" Good \n luck "))
    assert said is not None
    assert json.loads(wire.write(said)) == {"t": "said", "name": "Ann", "seat": 0, "text": "Good luck"}
    assert talk.hear(Connection(None), wire.Chat(" \n ")) is None
    assert talk.lines == [said]


class Done:
    """Notes what a clock asks for."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.log: list[str] = []

    async def keep(self) -> None:
        self.log.append("keep")

    def think_ahead(self, pace: float) -> float:
        return pace

    async def let_bot_move(self) -> None:
        self.log.append("bot")
        self._table.play(1, self._table.moves(1)[0])

    def show(self) -> None:
        self.log.append("show")


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now

    time = monotonic


@pytest.mark.asyncio
async def test_a_bot_moves_when_its_time_has_come_and_an_absent_person_is_stood_in_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    monkeypatch.setattr(timing, "time", clock)
    doc, table = begun(pace=2.0)
    people, done = People(doc, 9, clock.now), Done(table)
    people.admit(Connection(0, doc.seats[0].key), clock.now)
    times = Timing(doc, table, people, done)
    times.plan()
    assert times.due() == 102.0
    await times.tick()
    assert done.log == []
    clock.now = 102.0
    await times.tick()
    assert done.log == ["bot"]
    times.show_soon()
    clock.now += 1
    await times.tick()
    assert done.log == ["bot", "show"]


@pytest.mark.asyncio
async def test_a_bot_plays_by_what_it_is_given_and_the_tamest_legal_move_where_it_fails() -> None:
    doc, table = begun("spades", rulebook="andrews")
    seat = table.deciding[0]
    played: list[tuple[Seat, Any]] = []

    async def play(seat: Seat, move: Any) -> None:
        played.append((seat, move))

    doc.seats[seat].level = "regular"
    await Bots("name", doc, table, People(doc, 1, 0.0)).move(seat, play)
    doc.seats[seat].level = "nobody"
    await Bots("name", doc, table, People(doc, 1, 0.0)).move(seat, play)
    assert [seat for seat, _ in played] == [seat, seat]
    assert played[0][1] in table.moves(seat)
    assert table.game.spell(played[1][1]) == "look", "not a blind nil"


@pytest.mark.asyncio
async def test_one_hint_at_a_time_is_thought_of_for_a_seat() -> None:
    doc, table = begun()
    advisor, told = Advisor("name", doc, table), asyncio.Event()
    heard: list[Any] = []

    def tell(what: Any) -> None:
        heard.append(what)
        told.set()

    advisor.advise(0, "here", tell)
    with pytest.raises(NotNow, match="being worked out"):
        advisor.advise(0, "here", tell)
    await asyncio.wait_for(told.wait(), 60)
    assert table.game.read(heard[0].move) in table.moves(0)
    doc.paused = True
    with pytest.raises(NotNow):
        advisor.advise(0, "here", tell)
    doc.settings = Settings("war", hints=False)
    with pytest.raises(NotAllowed):
        advisor.advise(0, "here", tell)


@pytest.mark.asyncio
async def test_what_cannot_be_written_is_lost(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    doc, _ = begun()
    store = SqlStore(str(tmp_path / "rooms.db"))

    async def broken(*_: Any) -> None:
        raise StoreFailed("the disk is full")

    try:
        lease = Lease(store, this_process, lambda: None)
        journal = Journal(doc, Hold(store, lease, await lease.sure(), "name", 1))
        with pytest.raises(Lost):
            await journal.add(7, [(0, "turn")])  # nobody has written the seven before
        for name in ("update", "cut"):
            monkeypatch.setattr(store, name, broken)
        for work in (journal.keep(), journal.cut(0)):
            with pytest.raises(SpadilleError, match="Connect again"):
                await work
    finally:
        await store.close()


@pytest.mark.asyncio
async def test_a_game_that_is_played_is_told_from_one_that_is_not_by_its_day(monkeypatch: pytest.MonkeyPatch) -> None:
    doc, clock, written = begun()[0], Clock(), list[str]()
    monkeypatch.setattr("spadille.server.table.journal.time", clock)

    class Kept:
        room = "name"
        sure = check = None

        async def update(self, row: Any) -> None:
            written.append(row.room)

        async def append(self, since: int, moves: Any) -> None:
            pass

    journal = Journal(doc, Kept())  # type: ignore[arg-type]
    await journal.add(0, ())
    assert written == []
    for at in range(3):
        await journal.add(at, [(0, "turn")])
    assert written == ["name"]
    clock.now += 90_000
    await journal.add(3, [(0, "turn")])
    assert written == ["name", "name"]


@pytest.mark.asyncio
async def test_each_viewer_is_sent_the_steps_as_it_saw_them() -> None:
    doc, table = begun("spades", rulebook="bicycle", options={"first_dealer": "random"})
    people = People(doc, 9, 0.0)
    owner, watcher = Connection(0, doc.seats[0].key), Connection(None)
    for each in (owner, watcher):
        people.admit(each, 0.0)
    seat = table.deciding[0]
    version, steps = table.version, table.play(seat, table.moves(seat)[0])
    Screens("name", doc, table, people, Timing(doc, table, people, Done(table)), Seals(doc, table)).send(
        people.connections, steps
    )
    for each, you in ((owner, 0), (watcher, None)):
        sent = await each.fetch()
        assert sent is not None
        state = json.loads(sent)
        assert (state["you"], state["v"], state["wire"], state["n"]) == (you, version + 1, 2, 1)
        assert [event["by"] for event in state["events"]] == [seat]
