"""The parts of a table, each by itself, and the table without a server: no room, no clock, no socket."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.table.driver import Driver, state_of

from spadille.bots.advising import advised
from spadille.core.errors import SpadilleError, StaleMove
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.server.base.errors import Lost, NotAllowed, NotNow
from spadille.server.live.decide import decide
from spadille.server.live.journal import Journal
from spadille.server.protocol import wire
from spadille.server.store.document import RoomDoc, Settings, new_document
from spadille.server.store.lease import Hold, Lease
from spadille.server.store.process import this_process
from spadille.server.store.store import SqlStore, StoreFailed
from spadille.server.table import bot_moves, bots, timing, views
from spadille.server.table.actions.undo import offered
from spadille.server.table.effects import Advise
from spadille.server.table.inputs import Advised, Asked, Thought, Tick
from spadille.server.table.move_windows import MoveWindows
from spadille.server.table.seats import hosting, seating
from spadille.server.table.seats.hand_access import Hands
from spadille.server.table.seats.presence import People
from spadille.server.table.viewer import CLOSED, FULL, Viewer


def begun(game: str = "war", **settings: Any) -> tuple[RoomDoc, Table]:
    """A game that has begun: Ann on seat 0, bots elsewhere."""
    doc = new_document(Settings(game, **{"pace": 0.0, **settings}))
    seating.sit(doc, 0, "Ann", "")
    hosting.begin(doc, 0.0)
    table = Table(doc.game())
    table.deal_by(dealer(doc.seed))
    return doc, table


def test_a_choice_that_has_been_a_seats_own_may_be_made_while_others_move() -> None:
    windows = MoveWindows()
    windows.follow((0, 1), 3, mover=-1)
    windows.follow((0, 1), 5, mover=1)
    windows.check(0, 3, 5)
    windows.check(0, 5, 5)
    for seat, meant in ((1, 3), (1, 4), (0, 2), (0, 6)):
        with pytest.raises(StaleMove):
            windows.check(seat, meant, 5)
    windows.clear()
    with pytest.raises(StaleMove):
        windows.check(0, 3, 5)


def test_a_person_alone_may_go_back_to_before_the_last_own_move() -> None:
    table = Driver(state_of("pyramid"))
    table.open()
    assert not offered(table.t, 0, 0)
    table.move(0, "draw")
    assert offered(table.t, 0, 0)
    table.t.doc.phase = "over"
    assert not offered(table.t, 0, 0)


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


def test_people_are_let_in_as_the_document_says() -> None:
    doc, table = begun(watchers=False)
    people = People(doc, 1, 0.0, Hands(doc, table))
    assert people.admit(Viewer(None), 0.0) == CLOSED
    friend, second = Viewer(None, invited=True), Viewer(None, invited=True)
    assert (people.admit(friend, 0.0), people.admit(second, 0.0)) == (None, FULL)
    people.uninvite()
    assert people.unwelcome == [friend]
    owner, stranger = Viewer(0, doc.seats[0].key), Viewer(0, "another key")
    assert (people.admit(owner, 0.0), owner.seat, people.attended) == (None, 0, True)
    assert (people.admit(stranger, 0.0), stranger.seat) == (FULL, None)


def test_the_oldest_screen_of_a_seat_gives_way_to_the_ninth() -> None:
    driver = Driver(state_of())
    screens = [driver.come(0) for _ in range(9)]
    assert {viewer: ending.code for viewer, ending in driver.ended.items()} == {screens[0]: 4409}


def test_what_is_said_is_kept_for_those_who_come_later() -> None:
    driver = Driver(state_of())
    driver.open()
    ann = driver.come(0)
    driver.ask(ann, "chat", text=" Good \n luck ")
    said = {"t": "said", "name": "Ann", "seat": 0, "text": "Good luck"}
    assert driver.told[ann][-1] == said
    driver.ask(ann, "chat", text=" \n ")
    assert driver.told[ann][-1] == said, "nothing is left of it"
    assert driver.told[driver.come()][0] == said


def test_a_bot_moves_when_its_time_has_come_and_the_table_is_shown_soon_after_a_change() -> None:
    driver = Driver(state_of("spades", rulebook="andrews", pace=2.0))
    driver.open()
    driver.come(0)
    due = driver.until_a_bot_moves()
    assert timing.due(driver.t) == due == driver.clock + 2.0
    driver.think()
    driver.kinds()
    driver.clock = due - 0.1
    driver.give(Tick())
    assert driver.kinds() == []
    driver.clock = due
    driver.give(Tick())
    assert [each for each in driver.kinds() if each in ("Add", "Show")] == ["Add", "Show"], "written, then shown"
    timing.show_soon(driver.t)
    driver.clock += 1
    driver.give(Tick())
    assert driver.kinds() == ["Show"]


def test_a_bot_plays_by_what_it_is_given_and_the_tamest_legal_move_where_it_fails() -> None:
    def fails(level: str, *given: Any) -> Any:
        if level == "beginner":
            raise ValueError
        return decide(level, *given).move

    played = {}
    for level in ("regular", "beginner"):
        driver = Driver(state_of("spades", rulebook="andrews"), fails)
        t = driver.t
        driver.open()
        for each in t.doc.seats:
            each.kind, each.level = "bot", level
        seat, version = t.table.deciding[0], t.table.version
        legal = t.table.moves(seat)
        driver.carry_out(bot_moves.move(t))
        assert t.table.log[version][0] == seat
        assert t.table.log[version][1] in legal
        played[level] = t.table.game.spell(t.table.log[version][1])
    assert played["beginner"] == "look", "not a blind nil"


def test_one_hint_at_a_time_is_thought_of_for_a_seat() -> None:
    driver = Driver(state_of())
    driver.open()
    ann = driver.come(0)
    while 0 not in driver.t.table.deciding:
        assert driver.wait()
    given = Asked(ann, wire.AskHint())
    driver.give(given)
    asked = driver.log[-1]
    assert isinstance(asked, Advise)
    with pytest.raises(NotNow, match="being worked out"):
        driver.give(given)
    driver.give(Advised(ann, 0, asked.moment, advised(*asked.given)))
    told = driver.told[ann][-1]
    assert (told["t"], told["v"]) == ("hint", driver.t.table.version)
    assert driver.t.table.game.read(told["move"]) in driver.t.table.moves(0)
    driver.give(given)
    driver.t.doc.paused = True
    with pytest.raises(NotNow):
        driver.give(given)
    driver.t.doc.settings = Settings("war", hints=False)
    with pytest.raises(NotAllowed):
        driver.give(given)


def test_a_hint_for_a_position_that_was_taken_back_is_not_told() -> None:
    driver = Driver(state_of("pyramid"))
    driver.open()
    ann = driver.come(0)
    driver.move(0, "draw")
    driver.give(Asked(ann, wire.AskHint()))
    asked = driver.log[-1]
    assert isinstance(asked, Advise)
    ready = Advised(ann, 0, asked.moment, advised(*asked.given))
    driver.ask(ann, "undo")
    driver.move(0, "draw")
    assert driver.t.table.version == asked.moment
    told = len(driver.told[ann])
    driver.give(ready)
    assert len(driver.told[ann]) == told


def test_a_bots_decision_from_before_an_undo_is_not_played_after_it() -> None:
    driver = Driver(state_of("spades", rulebook="andrews", pace=2.0))
    driver.open()
    driver.until_a_bot_moves()
    before = driver.t.thinking
    assert before is not None
    driver.carry_out(bots.drop(driver.t))
    driver.t.histories += 1  # as by an undo that has led to the same number of moves
    driver.t.bot_at = None
    driver.carry_out(timing.plan(driver.t))
    driver.give(Thought(before, "a move of the other history"))
    assert driver.t.thinking is not None
    assert driver.t.thought is None


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now

    time = monotonic


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
    monkeypatch.setattr("spadille.server.live.journal.time", clock)

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


def test_each_viewer_is_sent_the_steps_as_it_saw_them() -> None:
    t = state_of("spades", rulebook="bicycle", options={"first_dealer": "random"})
    t.table.deal_by(dealer(t.doc.seed))
    owner, watcher = Viewer(0, t.doc.seats[0].key), Viewer(None)
    for each in (owner, watcher):
        t.people.admit(each, 0.0)
    seat = t.table.deciding[0]
    version, steps = t.table.version, t.table.play(seat, t.table.moves(seat)[0])
    sent = {viewer: json.loads(message) for viewer, message in views.draw(t, t.people.viewers, steps)}
    for each, you in ((owner, 0), (watcher, None)):
        state = sent[each]
        assert (state["you"], state["v"], state["wire"], state["n"]) == (you, version + 1, 2, 1)
        assert [event["by"] for event in state["events"]] == [seat]
