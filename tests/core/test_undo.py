"""Tests going back to a remembered moment: the table is the same as one played from the start."""

from __future__ import annotations

from typing import Any

import pytest

import spadille
from spadille.core import table as tables
from spadille.core.contract import Chance, Over
from spadille.core.table import Table, replay
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.testing.playing import random_move


def played(name: str, moves: int) -> tuple[Table, list[Any]]:
    """A table after a number of random moves, with chance played like any other move, and its state at every moment."""
    rng = Stream(seed_of(f"undo {name}"))
    book = next(iter(GAMES[name].rulebooks.values()))
    table = Table(open_game(name, book.name, book.seats[0], {}))
    states = [table.state]
    while table.version < moves and not isinstance(table.game.turn(table.state), Over):
        table.play(*random_move(table.game, table.state, rng))
        states.append(table.state)
    return table, states


@pytest.mark.parametrize("most", [tables.MOST_MARKS, 4])
@pytest.mark.parametrize("name", GAMES)
def test_every_moment_comes_back_as_it_was(name: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_MARKS", most)
    table, states = played(name, 260)
    log = list(table.log)
    for moment in reversed(range(len(log) + 1)):
        table.back(moment)
        assert (table.state, table.log) == (states[moment], log[:moment])
    rng = Stream(seed_of("jumps"))
    for _ in range(40):
        for seat, move in log[table.version : table.version + rng.below(len(log))]:
            table.play(seat, move)
        moment = rng.below(table.version + 1)
        table.back(moment)
        assert (table.state, table.log) == (states[moment], log[:moment])


@pytest.mark.parametrize("name", GAMES)
def test_a_replayed_table_goes_back_as_the_first_one_did(name: str) -> None:
    table, states = played(name, 150)
    again = replay(table.record, lambda _: table.game)
    for moment in range(len(states) - 1, -1, -7):
        again.back(moment)
        assert (again.state, again.log) == (states[moment], table.log[:moment])


@pytest.mark.parametrize("name", GAMES)
def test_chance_falls_as_it_fell_before_from_wherever_the_table_goes_back(name: str) -> None:
    table = spadille.table(name, seed=5)
    rng = Stream(seed_of("moves"))
    while table.version < 200 and table.deciding:
        table.play(*random_move(table.game, table.state, rng))
    log = list(table.log)
    for moment in range(len(log), -1, -9):
        table.back(moment)
        assert table.log == log[: table.version]
        assert not isinstance(table.game.turn(table.state), Chance)


def plays_of(table: Table, to: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return how many moves are played for going back."""
    count, play = 0, table.game.play

    def counted(*args: Any) -> Any:
        nonlocal count
        count += 1
        return play(*args)

    with monkeypatch.context() as patched:
        patched.setattr(table.game, "play", counted)
        table.back(to)
    return count


def long_match(deals: int) -> Table:
    """A table of Spades after a number of deals, always with the first move."""
    table = spadille.table("spades", seed=3, target=1_000_000, max_deals=10_000)
    while table.standing.deals < deals:
        seat = table.deciding[0]
        table.play(seat, table.moves(seat)[0])
    return table


@pytest.mark.parametrize("again", [False, True], ids=["played", "replayed"])
def test_taking_one_move_back_plays_no_more_than_its_deal(again: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = long_match(20)
    if again:
        table = replay(table.record, lambda _: table.game)
    a_deal = table.version // 20
    for to in (table.version - 1, table.version - 30, 10 * a_deal, a_deal // 2):
        assert plays_of(table, to, monkeypatch) <= a_deal


def test_a_long_match_thins_what_it_remembers_and_goes_back_within_a_few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_MARKS", 8)
    table = long_match(40)
    a_deal = table.version // 40
    for to in range(table.version - 1, 0, -a_deal // 2):
        assert plays_of(table, to, monkeypatch) <= 40 // (8 // 2) * a_deal + a_deal
