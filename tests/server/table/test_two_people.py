"""Tests what two people meet who come, go, pause and ask at one table; without a server, at times set by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.table.driver import Driver, opened, state_of

from spadille.bots.advising import advised
from spadille.core.errors import SpadilleError
from spadille.server.base.errors import NotNow
from spadille.server.store.document import Settings, new_document
from spadille.server.table import effects, inputs
from spadille.server.table.seats import hosting, seating
from spadille.server.table.seats.presence import GRACE, LONGER
from spadille.server.table.seats.seating import Comer
from spadille.server.table.viewer import Viewer


def two(game: str = "five_hundred", *, begun: bool = True, **settings: Any) -> tuple[Driver, Viewer, Viewer]:
    """Ann, the host, on seat 0 and Bob on seat 1, both connected."""
    doc = new_document(Settings(game, **{"pace": 0.5, "level": "regular", **settings}))
    seating.sit(doc, 0, "Ann", "")
    seating.sit(doc, 1, "Bob", "")
    if begun:
        hosting.begin(doc, 0.0)
    table = Driver(opened(doc))
    table.open()
    return table, table.come(0, host=True, browser="A"), table.come(1, browser="B")


def play_until(table: Driver, done: Callable[[], bool]) -> None:
    """Let people make some move each time they are to move, until something holds."""
    for _ in range(1000):
        if done():
            return
        table_ = table.t.table
        seat = next((each for each in table_.deciding if not table.t.people.run_by_bot(each)), None)
        if seat is not None:
            offered = [table_.game.spell(move) for move in table_.moves(seat)]
            table.move(seat, next((each for each in ("look", "bid 3") if each in offered), offered[0]))
        elif not table.wait():
            break
    raise AssertionError("the table stands still")


def turn_of(table: Driver, seat: int) -> None:
    """Play until a person is to move."""
    play_until(table, lambda: seat in table.t.table.deciding and not table.t.people.run_by_bot(seat))


def first_move(table: Driver, seat: int) -> str:
    """The first move that a seat is offered."""
    return table.t.table.game.spell(table.t.table.moves(seat)[0])


def both_bid(table: Driver) -> None:
    """Let both people bid, until Ann is to move again."""
    while table.t.table.deciding != (0,) or not {by for by, _ in table.t.table.log} >= {0, 1}:
        seat = table.t.table.deciding[0]
        offered = [table.t.table.game.spell(move) for move in table.t.table.moves(seat)]
        table.move(seat, next(each for each in offered if each.startswith("bid")))


def room(table: Driver, viewer: Viewer) -> dict[str, Any]:
    """The room as a viewer was last shown it."""
    while table.t.show_at is not None:
        table.wait()
    found: dict[str, Any] = next(each for each in reversed(table.told[viewer]) if each["t"] == "state")["room"]
    return found


def test_a_move_is_taken_back_at_once_if_the_only_other_person_waits_for_the_next_deal() -> None:
    table = Driver(state_of("spades", rulebook="andrews", level="regular"))
    table.open()
    ann = table.come(0, host=True, browser="A")
    play_until(table, lambda: 0 in table.t.table.deciding and first_move(table, 0).startswith("play"))
    table.ask(ann, "free", seat=1)
    table.give(inputs.Sit(1, "Bob", "", Comer("B", None)))
    bob = table.come(1, browser="B")
    assert table.t.people.waits(1)
    before = table.t.table.version
    table.move(0, first_move(table, 0))
    assert room(table, ann)["undo"]
    table.ask(ann, "undo")
    assert table.t.ask is None
    assert table.t.table.version == before
    assert any(each["t"] == "noted" and each["did"] == "undo" for each in table.told[bob]), "the other is told"


def test_beside_a_newcomer_no_deal_is_taken_back_that_has_been_scored() -> None:
    table, ann, bob = two("spades", rulebook="andrews")
    play_until(table, lambda: table.t.table.standing.deals == 1 and 0 in table.t.table.deciding)
    table.ask(bob, "stand")
    table.give(inputs.Sit(1, "Cara", "", Comer("C", None)))
    table.come(1, browser="C")
    assert table.t.people.waits(1)
    while room(table, ann)["undo"]:
        table.ask(ann, "undo")
    assert table.t.table.standing.deals == 1
    with pytest.raises(SpadilleError):
        table.ask(ann, "undo")


@pytest.mark.parametrize("begun", [False, True], ids=["before the game", "in a pause"])
def test_who_acts_for_an_absent_host_is_told_so(begun: bool) -> None:
    table, ann, bob = two(begun=begun)
    if begun:
        table.ask(ann, "pause", on=True)
    table.give(inputs.Went(ann))
    gone = table.clock
    for _ in range(20):
        if not table.wait():
            break
    assert room(table, bob)["host"]
    assert table.clock >= gone + GRACE


def test_after_a_pause_an_absent_person_is_waited_for_anew() -> None:
    table, ann, bob = two()
    turn_of(table, 1)
    table.ask(ann, "pause", on=True)
    table.give(inputs.Went(bob))
    table.clock += 600
    table.ask(ann, "pause", on=False)
    table.give(inputs.Tick())
    told = room(table, ann)["seats"][1]
    assert not told["standin"]
    assert GRACE - 1 < told["away"] <= GRACE


def too_late() -> tuple[Driver, Viewer, Viewer]:
    """Bob's time for a move is over; a bot stands in and has not moved yet."""
    table, ann, bob = two(clock="per_move", seconds=60)
    turn_of(table, 1)
    table.clock += 61
    table.give(inputs.Tick())
    assert room(table, ann)["seats"][1]["standin"]
    return table, ann, bob


def bot_moves(table: Driver, before: int) -> None:
    """Let time pass until a bot has moved."""
    for _ in range(100):
        if table.t.table.version > before:
            return
        assert table.wait()
    raise AssertionError("no bot moves")


def test_who_is_back_too_late_has_the_seat_after_the_bots_move() -> None:
    table, ann, bob = too_late()
    before = table.t.table.version
    table.ask(bob, "back")
    bot_moves(table, before)
    assert not room(table, ann)["seats"][1]["standin"]


def test_who_is_back_again_and_again_does_not_put_the_bots_move_off() -> None:
    table, _, bob = too_late()
    before = table.t.table.version
    for _ in range(20):
        table.ask(bob, "back")
        table.clock += 0.2
        table.give(inputs.Tick())
        table.think()
    assert table.t.table.version > before


@pytest.mark.parametrize("then", ["leaves", "is replaced by the host"])
def test_who_was_back_too_late_and_is_away_again_keeps_the_bot(then: str) -> None:
    table, ann, bob = too_late()
    before = table.t.table.version
    table.ask(bob, "back")
    if then == "leaves":
        table.give(inputs.Went(bob))
    else:
        table.ask(ann, "absent", seat=1, do="bot")
    bot_moves(table, before)
    assert room(table, ann)["seats"][1]["standin"]


def test_a_seat_that_is_kept_no_longer_waits_as_long_as_usual() -> None:
    table, ann, bob = two()
    turn_of(table, 1)
    table.give(inputs.Went(bob))
    table.ask(ann, "absent", seat=1, do="wait")
    assert room(table, ann)["seats"][1]["away"] > LONGER - 1
    table.ask(ann, "absent", seat=1, do="free")
    assert room(table, ann)["seats"][1]["away"] <= GRACE


@pytest.mark.parametrize("what", ["skip", "undo"])
def test_a_request_waits_for_the_end_of_a_pause_and_is_answered_then(what: str) -> None:
    table, ann, bob = two("five_hundred", seats=2)
    both_bid(table)
    table.ask(bob, what)
    asked = table.t.ask
    assert asked is not None
    before = table.t.table.version
    table.ask(ann, "pause", on=True)
    table.clock += 600
    table.give(inputs.Tick())
    assert room(table, ann)["ask"] is None, "nothing can be answered now"
    for viewer, request in ((ann, {"t": "answer", "yes": True}), (ann, {"t": "skip"})):
        with pytest.raises(NotNow):
            table.ask(viewer, **request)
    assert (table.t.ask, table.t.table.version) == (asked, before)
    table.ask(ann, "pause", on=False)
    table.give(inputs.Tick())
    assert room(table, ann)["ask"]["what"] == what
    table.ask(ann, "answer", yes=True)
    assert table.t.ask is None
    assert table.t.table.version != before


def test_a_request_ends_with_the_askers_next_move_and_not_with_one_that_is_refused() -> None:
    table, ann, bob = two("five_hundred", seats=2)
    both_bid(table)
    table.ask(ann, "undo")
    assert table.t.ask is not None
    with pytest.raises(SpadilleError):
        table.move(0, "bid 1")
    assert table.t.ask is not None
    table.move(0, "pass")
    assert table.t.ask is None
    assert [each["agreed"] for each in table.told[bob] if each["t"] == "answered"] == [False]


def test_nothing_is_paused_before_the_game() -> None:
    table, ann, _ = two(begun=False)
    with pytest.raises(NotNow):
        table.ask(ann, "pause", on=True)
    assert not table.t.doc.paused


def test_a_table_that_is_closed_looks_at_no_deal_any_more() -> None:
    table = Driver(state_of("spades", rulebook="andrews", level="regular"))
    table.open()
    ann = table.come(0)
    table.ask(ann, "look", what="on")
    play_until(table, lambda: table.t.table.standing.deals > 0)
    assert room(table, ann)["rest"]
    table.give(inputs.GiveUp())
    assert room(table, ann)["rest"] is None


def test_the_teacher_speaks_of_no_move_that_somebody_else_made_on_the_seat() -> None:
    table, _ann, bob = two("spades", rulebook="andrews", pace=0.0, teacher=True, hints=True)
    turn_of(table, 1)
    table.move(1, "look")
    table.ask(bob, "stand")
    table.give(inputs.Sit(1, "Cara", "", Comer("C", None)))
    cara = table.come(1, browser="C")
    play_until(table, lambda: not table.t.people.waits(1))
    with pytest.raises(NotNow):
        table.ask(cara, "teach")
    assert not any(isinstance(each, effects.Teach) for each in table.log)


@pytest.mark.parametrize("gone", ["disconnected", "freed"])
def test_a_hint_reaches_the_seat_though_its_asker_is_gone(gone: str) -> None:
    table, ann, bob = two("spades", rulebook="andrews", hints=True)
    turn_of(table, 1)
    second = table.come(1, browser="B2")
    table.ask(bob, "hint")
    asked = next(each for each in reversed(table.log) if isinstance(each, effects.Advise))
    if gone == "disconnected":
        table.give(inputs.Went(bob))
    else:
        bob.own = bob.seat = None
    table.give(inputs.Advised(bob, 1, asked.moment, advised(*asked.given)))
    told = {each: [told["t"] for told in table.told[each]] for each in (ann, bob, second)}
    assert ["hint" in told[each] for each in (ann, bob, second)] == [False, False, True]
