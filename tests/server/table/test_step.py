"""A table is a value: its steps follow from inputs and the time alone, and it shows nothing that is not written."""

from __future__ import annotations

import ast
import copy
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.table.driver import Driver, opened, state_of

import spadille.server.table
from spadille.games import GAMES
from spadille.server.table.effects import Add, Choose, Compute, Cut, Effect, Keep, Show, Think
from spadille.server.table.inputs import Tick
from spadille.server.table.viewer import Viewer

FOLDER = Path(spadille.server.table.__file__).parent
IMPURE = {"asyncio", "time", "logging", "threading", "socket", "os", "random", "secrets", "sqlalchemy", "litestar"}
ABOVE = ("spadille.server.live", "spadille.server.net", "spadille.server.api", "spadille.server.ops")
SHORT: dict[str, dict[str, Any]] = {
    "spades": {"rulebook": "bicycle", "options": {"max_deals": 1}},
    "mexican_sweat": {"options": {"max_deals": 2}},
    "war": {},
}


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module or "", *(f"{node.module}.{each.name}" for each in node.names)}
    return found


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.py")), ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_table_reads_no_clock_and_does_no_input_or_output(path: Path) -> None:
    named = imports(path)
    assert {each.partition(".")[0] for each in named} & IMPURE == set()
    assert [each for each in named if each.startswith(ABOVE)] == []
    assert [each for each in named if each.startswith("spadille.server.store") and ".document" not in each] == []


def plain(log: list[Effect]) -> list[str]:
    """Effects as text. What is computed for a scene is left out: its results are remembered from table to table."""
    return [text_of(each) for each in log if not (isinstance(each, Compute) and each.kind == "scene")]


def text_of(effect: Effect) -> str:
    """An effect as text, without the identity of objects."""
    if isinstance(effect, Think | Choose):
        order = effect.order
        return f"{order.about} {order.seed} {order.view!r} {[order.game.spell(each) for each in order.moves[:99]]}"
    return type(effect).__name__ if any(isinstance(each, Viewer) for each in effect) else repr(effect)


def played(driver: Driver, most: int) -> Driver:
    """Play Ann's first legal moves, or let time pass, until the game is over or `most` things have happened."""
    driver.open()
    ann = driver.come(0)
    for _ in range(most):
        t = driver.t
        if t.doc.phase == "over":
            break
        if 0 in t.table.deciding:
            driver.ask(ann, "move", v=t.table.version, text=t.table.game.spell(t.table.moves(0)[0]))
        elif not driver.wait():
            driver.ask(ann, "look", what="next")
    return driver


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_is_played_without_a_server_and_nothing_is_shown_before_it_is_written(game: str) -> None:
    driver = played(Driver(state_of(game, **SHORT.get(game, {}))), 4_000 if game in SHORT else 250)
    if game in SHORT:
        assert driver.t.doc.phase == "over"
        assert driver.t.record(0.0).decode().count("\n") > driver.t.table.version
    written = shown = 0
    for effect in driver.log:
        match effect:
            case Add(since, moves):
                written = since + len(moves)
            case Cut(length):
                written = length
            case Show(_, steps, _) if steps:
                shown += len(steps)
                assert shown <= written
    assert shown > 10
    spell = driver.t.table.game.spell
    assert driver.kept == [(seat, spell(move)) for seat, move in driver.t.table.log]


@pytest.mark.parametrize("game", ["spades", "five_hundred", "mini_baccarat"])
def test_the_same_inputs_at_the_same_times_have_the_same_effects(game: str) -> None:
    first = state_of(game)
    second = opened(copy.deepcopy(first.doc))
    one, two = (played(Driver(each), 120) for each in (first, second))
    assert plain(one.log) == plain(two.log)
    told = [[json.dumps(each, sort_keys=True) for each in next(iter(driver.told.values()))] for driver in (one, two)]
    assert told[0] == told[1]
    assert len(told[0]) > 20


def test_a_table_that_waits_for_nobody_has_nothing_due_and_does_nothing() -> None:
    driver = Driver(state_of("war", begun=False))
    driver.open()
    driver.kinds()
    driver.clock += 1_000_000.0
    driver.give(Tick())
    assert driver.kinds() == []


def test_a_game_with_days_for_a_move_writes_when_the_time_is_over() -> None:
    driver = Driver(state_of("spades", clock="days"))
    driver.open()
    driver.until_a_bot_moves()
    driver.kinds()
    driver.wait()
    while 0 not in driver.t.table.deciding:
        driver.wait()
    assert any(isinstance(each, Keep) for each in driver.log)
    assert driver.t.doc.due is not None
    assert driver.t.doc.due - (1_000_000.0 + driver.clock) == pytest.approx(3 * 86_400, abs=5)
