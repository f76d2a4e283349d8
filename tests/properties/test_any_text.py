"""Any text and any bytes: read in one way, or refused in words; never anything else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spadille
from spadille.core.contract import AnyGame
from spadille.core.errors import BadRecord, SpadilleError, Unreadable
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.testing.playing import random_move

steady = settings(deadline=None, derandomize=True, max_examples=60)


def tried(act: Callable[[], Any], expected: type[SpadilleError]) -> tuple[Any, SpadilleError | None]:
    """The result, and the error of the expected kind if there was one instead."""
    try:
        return act(), None
    except expected as wrong:
        return None, wrong


@cache
def game(name: str) -> AnyGame:
    return open_game(name, None, None, {})


@cache
def record(name: str) -> bytes:
    """Thirty moves of a game."""
    table = spadille.table(name, seed="text")
    rng = Stream(seed_of("text"))
    while table.version < 30 and table.deciding:
        table.play(*random_move(table.game, table.state, rng))
    return table.record


@cache
def words(name: str) -> list[str]:
    """The words of a game's moves, and some that look like them."""
    found = {
        word for line in record(name).decode().splitlines()[1:] for word in line.strip('[]"').split('"')[-1].split()
    }
    verbs = (
        "bid play pass nil blind look keep leave meld dix swap done turn peek fold raise call punto cut king pair draw"
    )
    return sorted({*found, *verbs.split(), "10♥", "as'", "²", "-1", "9" * 15, "٣", "JB", ""})


@pytest.mark.parametrize("name", GAMES)
@steady
@given(data=st.data())
def test_any_words_are_a_move_or_unreadable(name: str, data: st.DataObject) -> None:
    some = data.draw(st.one_of(st.text(max_size=40), st.lists(st.sampled_from(words(name)), max_size=6).map(" ".join)))
    move, wrong = tried(lambda: game(name).read(some), Unreadable)
    if wrong is not None:
        assert 10 < len(str(wrong)) < 1000
        return
    spelt = game(name).spell(move)
    assert game(name).read(spelt) == move
    assert game(name).spell(game(name).read(spelt)) == spelt
    for seat in range(-1, game(name).seats + 1):
        game(name).refusal(game(name).initial(), seat, move)


@pytest.mark.parametrize("name", GAMES)
@steady
@given(data=st.data())
def test_a_spoilt_record_is_read_or_refused_with_its_line(name: str, data: st.DataObject) -> None:
    good = record(name)
    at = data.draw(st.integers(0, len(good) - 1))
    length = data.draw(st.integers(0, 3))
    spoilt = good[:at] + data.draw(st.binary(max_size=3)) + good[at + length :]
    table, wrong = tried(lambda: spadille.loads(spoilt), BadRecord)
    if isinstance(wrong, BadRecord):
        assert 1 <= wrong.line <= spoilt.count(b"\n") + 1
        assert wrong.reason
        return
    assert spadille.loads(table.record).state == table.state
