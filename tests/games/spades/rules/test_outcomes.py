"""Tests that decisions have kept their exact figures since the kernel scores and sums."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from tests.games.spades.test_native import facts

from spadille.bots import make_bot
from spadille.core.contract import Decision
from spadille.core.errors import SpadilleError
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import GAMES, open_game
from spadille.games.spades import native
from spadille.games.spades.native import reckoning, weigh_out
from spadille.games.spades.players import worth
from spadille.games.spades.state import Match
from spadille.search import paired
from spadille.thinking.budget import Budget

pytestmark = pytest.mark.skipif(not native.READY, reason="no native search here")

TABLES: Final = [(book, seats) for book, each in GAMES["spades"].rulebooks.items() for seats in each.seats]
THOUGHT: Final = Budget(worlds=12, ending=5)
DEAL: Final = 60
"""More decisions than a deal has."""


def decisions(book: str, seats: int) -> Iterator[tuple[Any, ...]]:
    """Where the seats stand in a deal that strong players play: the game, the seat, its view and its moves."""
    game = open_game("spades", book, seats, {})
    table = Table(game, dealer(seed_of(f"{book} {seats}")))
    for _ in range(DEAL):
        if not table.deciding or table.standing.deals:
            return
        seat = table.deciding[0]
        moves, view = table.moves(seat), game.view(table.state, seat)
        yield game, seat, view, moves
        table.play(seat, thought(game, seat, view, moves).move)


def thought(game: Any, seat: int, view: Any, moves: Any) -> Decision:
    return make_bot("strong", game, seat, "the same", THOUGHT).choose(view, moves)


@pytest.mark.parametrize(("book", "seats"), TABLES)
def test_the_kernel_decides_as_python_does(book: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    searched = 0
    for at in decisions(book, seats):
        by_kernel = thought(*at)
        with monkeypatch.context() as patched:
            patched.setattr(native, "scores_by", lambda _: False)
            patched.setattr(paired, "_native", None)
            by_python = thought(*at)
        searched += len(by_kernel.weighed) > 1
        assert (by_kernel.move, by_kernel.why) == (by_python.move, by_python.why)
        for one, other in zip(by_kernel.weighed, by_python.weighed, strict=True):
            assert (one.move, one.chances) == (other.move, other.chances)
            assert figures(one) == pytest.approx(figures(other), rel=1e-12, abs=1e-12)
    assert searched > 10


def figures(each: Any) -> tuple[float, ...]:
    return each.worth, each.error, each.win, each.win_error


def test_the_kernel_is_asked_where_it_knows_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the two roads above would be one."""
    monkeypatch.setattr(worth.Worths, "sample", lambda *_, **__: pytest.fail("scored in Python"))
    assert sum(len(thought(*at).weighed) > 1 for at in decisions("andrews", 4)) > 10


def test_a_table_of_other_seats_than_the_facts_is_refused() -> None:
    game = open_game("spades", "bicycle", 3, {})
    terms = reckoning(game.options, 3, Match(0, 0, (0,) * 3, (0,) * 3, (), tied=False))
    with pytest.raises(SpadilleError, match="expected the seats of the facts"):
        weigh_out(facts(), (0,), 5, terms)
