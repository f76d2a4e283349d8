"""Tests the suite of middle-game positions: the cost of every card, the choice of positions, and judging a bot."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from spadille.parts.tricks import Play
from spadille.search import NATIVE

ROOT = Path(__file__).parents[2]
needs_native = pytest.mark.skipif(not NATIVE, reason="the native search was not built")


@pytest.fixture(scope="module")
def middle() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT))
        return importlib.import_module("bench.middle")


@pytest.fixture(scope="module")
def positions(middle: Any, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Two positions of a deal, judged in few worlds, written and read again."""
    folder = tmp_path_factory.mktemp("middle")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(middle, "_WORLDS", 2)
        for each in middle.candidates("middle", 2)[-2:]:
            (folder / f"{each.name}.jsonl").write_bytes(middle.judge("middle", each).record)
    return middle.load(folder)


@needs_native
def test_every_card_that_may_be_played_has_a_cost(middle: Any, positions: Any) -> None:
    assert positions
    for each in (*positions, *middle.load()):
        table, judged = each.table(), each.judged
        assert table.deciding == (judged.seat,), each.name
        view, moves = table.view(judged.seat), table.moves(judged.seat)
        groups = middle.choices(table.game, view, [move for move in moves if isinstance(move, Play)])
        told = [tuple(map(table.game.spell, group)) for group in groups]
        assert told == [cost.moves for cost in judged.costs], each.name
        assert len(told) > 1
        assert {name for group in told for name in group} == {table.game.spell(move) for move in moves}
        assert middle.role(table.game, view) == judged.role in middle.ROLES
        assert len(view.tricks) + 1 == judged.trick <= middle.TRICKS
        assert all(cost.error >= 0 for cost in judged.costs)


def test_the_suite_that_is_kept_is_the_one_of_the_page(middle: Any) -> None:
    kept = middle.load()
    roles, tricks = (Counter(getattr(each.judged, what) for each in kept) for what in ("role", "trick"))
    assert len(kept) == middle.COUNT
    assert all(roles[name] <= most for name, most in middle.ROLES.items())
    assert {*tricks} == {*range(1, middle.TRICKS + 1)}
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    page = page.partition(middle.MARKS.begin)[2].partition(middle.MARKS.end)[0]
    told = {name: int(count) for name, count in re.findall(r"^\| ([a-z ]+) \| (\d+) \|", page, re.MULTILINE)}
    assert told == {**roles, "all": len(kept)}


def test_luck_that_made_a_card_the_best_is_no_part_of_its_lead(middle: Any) -> None:
    """Two cards alike: each is lucky in the worlds of one seed, and costs nothing on the whole."""
    lucky, unlucky = [[10.0, 0.0], [12.0, 2.0]], [[0.0, 10.0], [2.0, 12.0]]
    assert [cost for cost, _ in middle.costs([lucky, unlucky])] == [-5, -5]
    better, error = middle.costs([lucky, lucky])[1]
    assert (better, error) == (10, 0)


def test_where_the_worlds_disagree_a_cost_has_an_error(middle: Any) -> None:
    worlds = [[20.0, 0.0], [0.0, 10.0], [20.0, 0.0], [0.0, 10.0]]
    (best, _), (cost, error) = middle.costs([worlds, worlds])
    assert (best, cost) == (0, 5)
    assert error == pytest.approx((300 / 4 / 2) ** 0.5)


@needs_native
def test_a_bot_is_told_what_its_cards_cost_by_role(middle: Any, positions: Any) -> None:
    head, _, *rows = middle.lines(positions, ["regular"])
    assert head == "| Position | Positions | `regular` |"
    found = [middle.played(each, "regular") for each in positions]
    assert f"| all | {len(positions)} | {middle.told(found)} |" in rows
    assert all(cost in each.judged.costs for cost, each in zip(found, positions, strict=True))


def test_the_position_chosen_is_one_that_the_suite_lacks(middle: Any) -> None:
    def one(role: str, stake: float) -> Any:
        return middle.Candidate(name="a", role=role, trick=3, seat=0, stake=stake, record=b"")

    many = [one("leads", 20.0)] * (middle.ROLES["leads"] - 1)
    assert middle.wanted([one("leads", 30.0), one("own nil", 20.0)], []).role == "leads"
    assert middle.wanted([], []) is None
    assert middle.wanted([one("leads", 30.0)], [*many, many[0]]) is None
