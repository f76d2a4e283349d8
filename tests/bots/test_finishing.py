"""Tests that bots finish a deal for everybody: by views alone, with legal moves, up to its end."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.bots import best_level, finishing
from spadille.bots.finishing import rest_of_deal, skips
from spadille.core.contract import Chance, Decide, Seat
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import GAMES, open_game

SKIPPED = [name for name in GAMES if skips(open_game(name, None, None, {}))]


def dealt(game: str, seed: str = "rest", **options: Any) -> Table:
    table = Table(open_game(game, None, None, options), dealer(seed_of(seed)))
    assert isinstance(table.game.turn(table.state), Decide)
    return table


def test_games_of_pure_chance_of_one_and_those_without_a_pause_are_not_skipped() -> None:
    assert SKIPPED == ["spades", "five_hundred", "pinochle", "mexican_sweat", "auction_pinochle"]


@pytest.mark.parametrize("game", SKIPPED)
def test_a_deal_is_played_to_its_end_and_no_further_and_the_same_seed_plays_it_the_same(game: str) -> None:
    table = dealt(game)
    players = ["regular"] * table.game.seats
    found = rest_of_deal(table.game, table.state, players, "1")
    assert found == rest_of_deal(table.game, table.state, players, "1")
    assert found.over
    assert found.moves
    for at, (seat, move) in enumerate(found.moves):
        assert table.standing.deals == 0, at
        table.play(seat, move)
    assert table.standing.deals == 1 or isinstance(table.game.turn(table.state), Decide), "scored, or dealt again"


class Watching:
    """A bot that remembers what it was shown."""

    shown: list[tuple[str, Seat, Any]]

    def __init__(self, level: str, seat: Seat) -> None:
        self._level, self._seat = level, seat

    def choose(self, view: Any, moves: Any) -> Any:
        self.shown.append((self._level, self._seat, view))
        raise ValueError("a bot that fails is stood in for")


def test_every_seat_is_played_from_its_own_view_a_persons_by_the_best_level(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt("spades")
    Watching.shown = []
    monkeypatch.setattr(finishing, "make_bot", lambda level, _, seat, *__: Watching(level, seat))
    found = rest_of_deal(table.game, table.state, [None, "beginner", "a program", "regular"], "1")
    assert found.over, "the tamest moves are made for bots that fail"
    best = best_level("spades")
    assert {seat: level for level, seat, _ in Watching.shown} == {0: best, 1: "beginner", 2: "regular", 3: "regular"}
    again = Table(table.game, dealer(seed_of("rest")))
    for (_, seat, view), (by, move) in zip(Watching.shown, found.moves, strict=True):
        assert (seat, view) == (by, again.view(seat))
        again.play(by, move)


def nils(table: Table, players: list[str | None]) -> int:
    moves = rest_of_deal(table.game, table.state, players, "1").moves
    return sum("nil" in table.game.spell(move) for _, move in moves)


def test_no_nil_is_bid_in_a_persons_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finishing, "MOST", 8)  # the bids and a trick
    game = open_game("spades", "rules_of_spades", 4, {})
    tables = (Table(game, dealer(seed_of(f"nil {seed}"))) for seed in range(12))
    table = next(table for table in tables if nils(table, ["strong"] * 4))  # bots in places of their own bid some
    assert not nils(table, [None] * 4)


def test_where_chance_is_to_move_in_between_it_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt("spades")
    real = table.game.turn
    monkeypatch.setattr(
        type(table.game), "turn", lambda _, state: Chance("give") if state is not table.state else real(state)
    )
    found = rest_of_deal(table.game, table.state, ["regular"] * 4, "1")
    assert (len(found.moves), found.over) == (1, False)


def test_a_game_that_never_ends_is_left_after_many_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finishing, "MOST", 3)
    table = dealt("spades")
    assert len(rest_of_deal(table.game, table.state, ["regular"] * 4, "1").moves) == 3
