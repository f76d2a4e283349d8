"""Clocks: a move has its time, a reserve is used after it, and nobody can hold others up by changing a mind."""

from __future__ import annotations

from spadille.server.store.document import Settings
from spadille.server.table.clocks import Clocks


def clocks(**settings: object) -> Clocks:
    return Clocks(Settings("spades", **{"clock": "per_move", "seconds": 30, **settings}))  # type: ignore[arg-type]


def test_without_a_clock_nobody_is_late() -> None:
    none = clocks(clock="none")
    none.follow([0], 0.0)
    assert none.next is None
    assert none.left(0, 1e9) is None


def test_a_move_has_its_time() -> None:
    each = clocks()
    each.follow([1], 100.0)
    assert each.next == 130.0
    assert each.left(1, 110.0) == 20.0
    assert each.left(1, 200.0) == 0.0
    assert each.left(0, 110.0) is None


def test_the_clock_of_a_seat_that_need_not_move_stops() -> None:
    each = clocks()
    each.follow([1], 100.0)
    each.follow([2], 110.0, mover=1)
    assert each.due(1) is None
    assert each.due(2) == 140.0


def test_what_others_do_does_not_start_a_clock_anew() -> None:
    each = clocks()
    each.follow([0, 1], 100.0)
    each.follow([0], 120.0, mover=1)
    assert each.due(0) == 130.0


def test_a_second_move_in_a_row_has_its_own_time() -> None:
    each = clocks()
    each.follow([0], 100.0)
    each.follow([0], 120.0, mover=0)
    assert each.due(0) == 150.0


def test_a_seat_cannot_hold_others_up_by_changing_its_mind() -> None:
    each = clocks()
    each.follow([0, 1], 100.0)
    for now in (110.0, 120.0, 129.0):
        each.follow([0, 1], now, mover=0)
    assert each.due(0) == 130.0


def test_moves_in_good_time_fill_a_reserve() -> None:
    each = clocks(increment=5)
    each.follow([0], 100.0)
    each.follow([1], 110.0, mover=0)
    each.follow([0], 120.0, mover=1)
    assert each.due(0) == 155.0
    each.follow([1], 153.0, mover=0)  # three seconds over: taken from the reserve
    each.follow([0], 160.0, mover=1)
    assert each.due(0) == 160.0 + 30 + 5 - 3 + 5


def test_a_move_that_came_too_late_leaves_no_reserve() -> None:
    each = clocks(increment=5)
    each.follow([0], 100.0)
    each.follow([1], 170.0, mover=0)
    each.follow([0], 171.0, mover=1)
    assert each.due(0) == 201.0


def test_a_stopped_clock_goes_on_where_it_was() -> None:
    each = clocks()
    each.follow([0], 100.0)
    each.stop(110.0)
    each.stop(115.0)
    assert each.next is None
    assert each.left(0, 500.0) == 20.0
    each.go(1000.0)
    assert each.next == 1020.0


def test_a_clock_goes_on_after_a_restart() -> None:
    days = clocks(clock="days")
    days.follow([0], 50.0)
    days.resume(3600.0, 50.0)
    assert days.left(0, 50.0) == 3600.0
    days.resume(-10.0, 50.0)
    assert days.next == 40.0
