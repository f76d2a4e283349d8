"""Tests that wrong arguments are answered by the project's own errors, and change nothing."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from pathlib import Path
from typing import Any

import pytest

import spadille
from spadille.core.contract import NATURE, Refusal
from spadille.core.errors import BadRecord, BadSeat, IllegalMove, SpadilleError, Unreadable
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES
from spadille.testing.playing import random_move

NOBODY: list[Any] = [NATURE, 99, "0", True, False, 1.0, b"\0", object(), (0,)]


def opened(name: str, moves: int = 25) -> Table:
    """A table in the middle of its first deal, or its first deals."""
    table, rng = spadille.table(name, seed=11), Stream(seed_of("errors"))
    for _ in range(moves):
        if table.deciding:
            table.play(*random_move(table.game, table.state, rng))
    return table


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", NOBODY, ids=[type(each).__name__ + str(at) for at, each in enumerate(NOBODY)])
def test_a_seat_that_is_not_there_sees_nothing_and_does_nothing(name: str, seat: Any) -> None:
    table = opened(name)
    before = table.record
    for ask in (
        lambda: table.view(seat),
        lambda: table.moves(seat),
        lambda: table.offers(seat),
        lambda: table.game.view(table.state, seat),
        lambda: table.game.seen(table.state, *table.log[-1], seat),
    ):
        with pytest.raises(BadSeat, match=r"expected a seat from 0 to \d+, or None for a spectator; got "):
            ask()
    if seat != NATURE:
        with pytest.raises(BadSeat):
            table.play(seat, "pass")
    assert table.record == before


@pytest.mark.parametrize("name", GAMES)
def test_the_seats_that_are_there_and_a_spectator_see_and_are_asked(name: str) -> None:
    table = opened(name)
    for seat in (*range(table.game.seats), None):
        assert table.view(seat).seat == seat
        assert bool(table.moves(seat)) == bool(table.offers(seat)) == (seat in table.deciding)
    with pytest.raises(BadSeat):
        table.view(table.game.seats)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("move", [None, 3, b"bid 3", object(), "", "no such move", ["bid 3"], Refusal(None, "x")])
def test_what_is_no_move_is_unreadable_and_changes_nothing(name: str, move: Any) -> None:
    table = opened(name)
    before = table.record
    with pytest.raises(Unreadable):
        table.play(table.deciding[0] if table.deciding else 0, move)
    assert table.record == before


@pytest.mark.parametrize("hollow", [None, "AS", 1e9, object()])
@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_holds_nonsense_is_refused_by_the_projects_errors(name: str, hollow: Any) -> None:
    table = opened(name)
    kinds = {type(move) for seat in table.deciding for move in table.moves(seat)}
    for kind in kinds:
        fields = kind.__struct_fields__
        if fields:
            with pytest.raises(SpadilleError):
                table.play(table.deciding[0], kind(*[hollow] * len(fields)))


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": None},
        {"game": ["spades"]},
        {"game": "bridge"},
        {"rulebook": 3},
        {"rulebook": ["bicycle"]},
        {"seats": "four"},
        {"seats": [4]},
        {"game": "mini_baccarat", "seats": True},
        {"seed": True},
        {"seed": object},
        {"seed": 1.5},
        {"seed": b"short"},
        {"target": object},
        {"no_such_option": {}},
    ],
    ids=lambda wrong: next(iter(wrong)),
)
def test_a_table_that_cannot_be_opened_is_refused_by_the_projects_errors(wrong: dict[str, Any]) -> None:
    with pytest.raises(SpadilleError):
        spadille.table(**{"game": "spades", **wrong})


def test_a_record_of_the_wrong_kind_is_refused_by_the_projects_errors() -> None:
    for data in (None, 3, object(), ["{}"]):
        with pytest.raises(SpadilleError):
            spadille.loads(data)  # type: ignore[arg-type]
        with pytest.raises((SpadilleError, OSError)):
            spadille.load(data)  # type: ignore[arg-type]


def test_moments_that_are_none_are_stale() -> None:
    table = opened("spades")
    for moment in (-1, 10**9, None, "3", True):
        with pytest.raises(spadille.StaleMove):
            table.back(moment)  # type: ignore[arg-type]


def test_a_move_for_a_moment_that_is_none_is_stale_and_a_long_answer_stays_short() -> None:
    table = opened("spades", 0)
    for version in (True, "x" * 5000, 10**30, -1):
        with pytest.raises(spadille.StaleMove) as caught:
            table.play(0, "bid 3", version=version)  # type: ignore[arg-type]
        assert len(str(caught.value)) < 150
    with pytest.raises(spadille.BadOptions) as wrong:
        spadille.table("spades", seats="x" * 5000)  # type: ignore[call-overload]
    assert len(str(wrong.value)) < 150


@pytest.mark.parametrize("nothing", [None, -1, "x", [], True])
def test_a_table_is_made_of_a_game_a_dealer_and_a_header(nothing: Any) -> None:
    table = opened("spades", 0)
    wrong: Any = -1 if nothing is None else nothing
    with pytest.raises(spadille.BadOptions, match="expected a game"):
        Table(nothing)
    for ask in (
        lambda: Table(table.game, wrong),
        lambda: Table(table.game, None, wrong),
        lambda: table.deal_by(wrong),
        lambda: table.seen(nothing),
    ):
        with pytest.raises(spadille.BadOptions, match=r"^expected "):
            ask()
    undealt = Table(table.game)
    with pytest.raises(spadille.BadOptions, match="expected a source of chance"):
        undealt.settle(nothing)
    assert undealt.version == 0


def test_a_dealer_that_finds_nothing_to_deal_deals_nothing() -> None:
    table = opened("spades", 0)
    assert table.dealer is not None
    assert table.deal_by(table.dealer) == ()


NO_PATHS: list[Any] = [None, "", "a\0b", "\ud800", 3, True]


@pytest.mark.parametrize("path", NO_PATHS, ids=ascii)
def test_what_is_no_path_is_refused_as_it_was_given(path: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened("spades", 0)
    monkeypatch.chdir(tmp_path)
    table.save("here.jsonl")
    for ask in (
        lambda: table.save(path),
        lambda: spadille.load(path),
        lambda: next(spadille.positions(path)),
        lambda: spadille.rows(path, "deals"),
    ):
        with pytest.raises(spadille.BadOptions, match="expected the path of a record; got ") as caught:
            ask()
        assert str(caught.value).endswith(repr(path))
    assert [each.name for each in tmp_path.iterdir()] == ["here.jsonl"]


def test_a_folder_is_no_record_and_what_the_disk_refuses_names_the_path_given(tmp_path: Path) -> None:
    table = opened("spades", 0)
    for ask in (table.save, spadille.load, lambda path: next(spadille.positions(path))):
        with pytest.raises(spadille.BadOptions, match="expected the path of a file; got the folder"):
            ask(tmp_path)
    table.save(tmp_path / "game.jsonl")
    for bad in (tmp_path / "game.jsonl" / "inside", tmp_path / ("long" * 100)):
        with pytest.raises(OSError) as caught:
            table.save(bad)
        assert caught.value.filename == str(bad)


def test_a_fault_of_a_game_is_not_hidden_as_a_bad_move(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened("spades", 0)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(table.game), "refusal", broken)
    with pytest.raises(ZeroDivisionError):
        table.play(table.deciding[0], "bid 3")


@pytest.mark.parametrize("name", GAMES)
def test_a_table_pickles_and_goes_on_alike(name: str) -> None:
    table = opened(name, 3)
    for other in (pickle.loads(pickle.dumps(table)), copy(table), deepcopy(table)):
        assert isinstance(other, Table)
        assert (other.state, other.log, other.record) == (table.state, table.log, table.record)
        rng, before = Stream(seed_of("on")), table.record
        for _ in range(30):
            if other.deciding:
                other.play(*random_move(other.game, other.state, rng))
        assert other.version > table.version
        assert table.record == before
        other.back(table.version)
        assert other.record == table.record


def test_errors_pickle_whole() -> None:
    for error in (IllegalMove(Refusal("SPD-BIC-13", "No.")), BadRecord(3, "is bad", "SPD-BIC-13"), BadSeat("no")):
        again = pickle.loads(pickle.dumps(error))
        assert (str(again), vars(again)) == (str(error), vars(error))
