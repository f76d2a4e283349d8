"""Pyramid solved: the known step counts, lines that can be played, and both searches agreeing."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from spadille.core.errors import SpadilleError
from spadille.games.pyramid import native
from spadille.games.pyramid import solver as pyramid
from spadille.games.pyramid.solver import Line, Place, PyramidRules
from spadille.search import NATIVE, Effort

FILE = Path(__file__).parents[2] / "data" / "pyramid" / "three_passes.tsv"
THREE = PyramidRules(passes=3, stock_waste_pairs=True)
needs_native = pytest.mark.skipif(not NATIVE, reason="the native search is not built here")


def known() -> list[tuple[bytes, int]]:
    rows = (line.split("\t") for line in FILE.read_text("utf-8").splitlines()[1:])
    return [(bytes("A23456789TJQK".index(word[0]) + 1 for word in deck.split()), int(steps)) for deck, steps in rows]


def easy(chance: random.Random) -> bytes:
    """A deck dealt backwards so that few steps win: pairs lie side by side, kings below."""
    rest = [value for value in range(1, 14) for _ in range(4)]
    rows: list[int] = []
    pairs = [(value, 13 - value) for value in range(1, 7) for _ in range(4)]
    chance.shuffle(pairs)
    for one, other in pairs[:12]:
        rows += [one, other]
    rows += [13] * 4
    chance.shuffle(rows)
    for value in rows:
        rest.remove(value)
    chance.shuffle(rest)
    return bytes(rows + rest)


def played(deck: bytes, rules: PyramidRules, line: Line) -> Place:
    """Where a line leads; every step must be one the plain search allows."""
    stock = tuple(range(pyramid.PYRAMID, pyramid.CARDS))
    place = Place(frozenset(range(pyramid.PYRAMID)), (), stock, 1, rules.waste_top_playable)
    for step in line:
        place = dict(pyramid.steps(deck, rules, place))[step]
    return place


@pytest.mark.parametrize("few", [Effort(nodes=200), Effort(memory=200_000)], ids=["nodes", "memory"])
def test_the_plain_search_gives_up_where_it_may_look_at_no_more_positions(
    monkeypatch: pytest.MonkeyPatch, few: Effort
) -> None:
    monkeypatch.setattr(native, "NATIVE", False)
    deck, _ = known()[0]
    assert native.can_win([deck], THREE, effort=few) == [None]
    assert native.win([deck], THREE, effort=few) == [None]
    assert native.win([deck], THREE, effort=few, start=pyramid.Start(left=0)) == [()], "that is known at once"


def rulesets() -> list[PyramidRules]:
    names = ("passes", "draw_count", "draw_gate", "waste_top_playable", "stock_waste_pairs", "overlap_match")
    return [
        msgspec.convert(dict(zip((*names, "win_condition"), each, strict=True)), PyramidRules)
        for each in itertools.product(
            (1, None),
            (1, 3),
            ("any_time", "only_when_stuck"),
            (True, False),
            (True, False),
            (False, True),
            ("clear_pyramid", "clear_all_52"),
        )
    ]


@needs_native
def test_whether_a_deck_can_be_won_is_known() -> None:
    found = native.can_win([deck for deck, _ in known()], THREE)
    assert found == [steps > 0 for _, steps in known()]
    lines = native.win([deck for deck, _ in known()], THREE, shortest=False)
    assert [bool(line) for line in lines] == found


@needs_native
def test_the_lines_can_be_played_and_win() -> None:
    for deck, steps in known()[:12]:
        (line,) = native.win([deck], THREE, shortest=False)
        assert line is not None
        assert not (steps and played(deck, THREE, line).pyramid)


@needs_native
def test_the_shortest_lines_are_as_long_as_the_file_says() -> None:
    _are_as_long_as_the_file_says(known()[::4])


@needs_native
def test_all_shortest_lines_are_as_long_as_the_file_says(record_property: Callable[[str, object], None]) -> None:
    _are_as_long_as_the_file_says(known())
    record_property("figure", f"{len(known())} decks of Pyramid: the shortest lines are as long as the file says")


def _are_as_long_as_the_file_says(rows: list[tuple[bytes, int]]) -> None:
    decks = [deck for deck, _ in rows]
    found = native.win(decks, THREE, effort=Effort(memory=2 << 30))
    assert [len(line) for line in found if line is not None] == [steps for _, steps in rows]
    assert not any(played(deck, THREE, line).pyramid for deck, line in zip(decks, found, strict=True) if line)


@needs_native
@pytest.mark.parametrize("rules", rulesets()[::7])
def test_the_end_of_a_shortest_line_is_shortest_for_the_plain_search_too(rules: PyramidRules) -> None:
    chance = random.Random(2)
    for deck in (easy(chance) for _ in range(3)):
        (line,) = native.win([deck], rules, effort=Effort(nodes=20_000))
        if line:
            assert len(pyramid.shortest_from(deck, rules, played(deck, rules, line[:-7]))) == 7


@needs_native
@pytest.mark.parametrize("rules", rulesets()[::5])
def test_lines_under_other_rules_can_be_played_and_win(rules: PyramidRules) -> None:
    chance = random.Random(1)
    for deck in (easy(chance) for _ in range(4)):
        (line,) = native.win([deck], rules, shortest=False, effort=Effort(nodes=20_000))
        if line:
            end = played(deck, rules, line)
            assert not end.pyramid
            assert rules.win_condition == "clear_pyramid" or not end.waste + end.stock


@needs_native
def test_the_answer_is_left_open_when_the_budget_is_spent() -> None:
    deck = next(deck for deck, steps in known() if steps)
    assert native.win([deck], THREE, effort=Effort(nodes=5)) == [None]
    assert native.win([deck], THREE, effort=Effort(memory=4096)) == [None]
    assert native.can_win([deck], THREE, effort=Effort(nodes=5)) == [None]


def test_a_deck_is_52_values() -> None:
    with pytest.raises(SpadilleError, match="expected 52 cards; got 3"):
        native.win([b"\1\2\3"], THREE)
    with pytest.raises(SpadilleError, match="four cards of every rank"):
        native.win([b"\1" * 52], THREE)
