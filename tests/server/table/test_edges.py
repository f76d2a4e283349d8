"""Tables at odd moments: long evenings, clocks over a pause, seats that are freed, requests beside a late move."""

from __future__ import annotations

import pytest
from tests.server.table.driver import Driver, state_of

from spadille.core.errors import SpadilleError
from spadille.server.base.errors import NotNow
from spadille.server.base.limits import Bucket
from spadille.server.live import connection
from spadille.server.store.document import Settings
from spadille.server.table import game, table_log, timing
from spadille.server.table.actions import chat, host_desk
from spadille.server.table.clocks import Clocks
from spadille.server.table.effects import Keep
from spadille.server.table.seats import hosting, seating


def ann_and_bob(**settings: object) -> Driver:
    """Ann, who is the host, and Bob at a table of Spades."""
    t = state_of("spades", begun=False, rulebook="denexa", level="beginner", **settings)
    seating.sit(t.doc, 1, "Bob", "")
    t.doc.host_seat = 0
    hosting.begin(t.doc, 0.0)
    driver = Driver(state := type(t)("table", t.doc, t.now, ()))
    assert state is driver.t
    driver.open()
    return driver


def until_anns_turn(driver: Driver) -> None:
    while 0 not in driver.t.table.deciding:
        seat = driver.t.table.deciding[0]
        if seat == 1:
            driver.move(1, driver.t.table.game.spell(driver.t.table.moves(1)[0]))
        else:
            assert driver.wait()


def test_the_log_and_the_chat_of_an_evening_fit_into_a_new_connection() -> None:
    assert connection._MAX_QUEUED > table_log._SHOWN + chat._CHATS_KEPT + 16


def test_a_clock_does_not_go_on_over_the_pause_after_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = ann_and_bob(clock="per_move", seconds=30)
    t = driver.t
    monkeypatch.setattr(timing, "waiting", lambda _: [0])
    t.clocks.clear()
    t.clocks.go(driver.clock)
    t.clocks.follow([0], driver.clock)
    driver.clock += 20
    monkeypatch.setattr(timing, "is_running", lambda _: False)
    driver.carry_out(timing.plan(t, mover=0))
    driver.clock += 100
    monkeypatch.setattr(timing, "is_running", lambda _: True)
    driver.carry_out(timing.plan(t))
    assert t.clocks.left(0, driver.clock) == 30.0


def test_who_comes_back_after_the_time_is_over_has_no_new_clock() -> None:
    clocks = Clocks(Settings("spades", clock="per_move", seconds=30))
    clocks.follow([0], 100.0)
    clocks.follow([], 131.0)  # a bot stands in
    clocks.follow([0], 132.0)
    assert clocks.due(0) == 130.0
    clocks.follow([1], 133.0, mover=0)
    clocks.follow([0], 140.0, mover=1)
    assert clocks.due(0) == 170.0, "the next move has its own time"
    clocks.follow([], 175.0)
    clocks.anew(0)  # the host wants to wait
    clocks.follow([0], 180.0)
    assert clocks.due(0) == 210.0


def test_a_move_while_the_clocks_stand_still_takes_no_time_and_gives_none() -> None:
    clocks = Clocks(Settings("spades", clock="per_move", seconds=30))
    clocks.follow([0], 0.0)
    clocks.stop(10.0)
    clocks.follow([1], 40.0, mover=0)
    clocks.go(60.0)
    assert clocks.due(1) == 90.0


def test_a_seat_is_kept_for_its_person_alone_and_until_they_are_back() -> None:
    driver = ann_and_bob()
    driver.t.doc.kept.append(1)
    driver.log.clear()
    driver.come(1)
    assert driver.t.doc.kept == []
    assert any(isinstance(each, Keep) for each in driver.log), "and that is written"
    driver.t.doc.kept.append(1)
    hosting.free(driver.t.doc, 1)
    assert driver.t.doc.kept == []


def test_nobody_is_removed_from_a_game_that_is_over() -> None:
    driver = ann_and_bob()
    ann, bob = driver.come(0, host=True), driver.come(1)
    driver.t.doc.phase = "over"
    with pytest.raises(NotNow, match="over"):
        driver.carry_out(host_desk._remove(driver.t, 1, ann))
    assert (driver.t.doc.barred, driver.ended.get(bob)) == ([], None)


def test_a_move_that_is_refused_leaves_ones_own_request_open() -> None:
    driver = ann_and_bob()
    ann = driver.come(0)
    driver.come(1)
    until_anns_turn(driver)
    driver.ask(ann, "skip")
    assert driver.t.ask is not None
    for version, text in ((0, "bid 3"), (driver.t.table.version, "bid"), (driver.t.table.version, "play AS")):
        with pytest.raises(SpadilleError):
            driver.ask(ann, "move", v=version, text=text)
        assert driver.t.ask is not None, text
    driver.move(0, driver.t.table.game.spell(driver.t.table.moves(0)[0]))
    assert driver.t.ask is None


def test_moves_that_anothers_undo_took_back_can_be_asked_about_again() -> None:
    driver = ann_and_bob()
    driver.come(0)
    driver.t.doc.asked = {0: 90, 1: 1}
    driver.t.refused[0] = 3
    until_anns_turn(driver)
    driver.move(0, driver.t.table.game.spell(driver.t.table.moves(0)[0]))
    until_anns_turn(driver)
    at = next(at for at, (seat, _) in enumerate(driver.t.table.log) if seat == 0)
    assert at >= 1
    driver.carry_out(game.back_to(driver.t, at, 0))
    assert driver.t.doc.asked == {1: 1}
    assert driver.t.refused == {}


def test_a_limit_that_never_refills_is_no_error() -> None:
    assert Bucket((600, 0)).owe(1000) == 0.0
