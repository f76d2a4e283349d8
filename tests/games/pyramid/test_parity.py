"""Pyramid: the steps that the solver knows are the moves of the rules, in up to 100,000 states under every option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import pytest
from tests.games.parity import STATES, Step, any_move, check_until, deal, games

from spadille.core.contract import AnyGame, Rng
from spadille.games.pyramid import solver as pyramid
from spadille.games.pyramid.native import steps
from spadille.games.pyramid.players.strong import solver_rules
from spadille.games.pyramid.rules import RULEBOOKS
from spadille.games.pyramid.solver import PyramidRules, Start
from spadille.games.pyramid.state import DRAW, RECYCLE, RESIGN, King, Pair, value_of
from spadille.search import NATIVE
from spadille.thinking.budget import SeededRng

pytestmark = pytest.mark.skipif(not NATIVE, reason="no native search here")

BOOKS: Final = {name: book.seats for name, book in RULEBOOKS.items()}
VALUES: Final = {
    "overlap_match": (True, False),
    "stock_passes": (1, 2, 3, None),
    "draw_count": (1, 3),
    "draw_gate": ("any_time", "only_when_stuck"),
    "waste_top_playable": (True, False),
    "stock_waste_pairs": (True, False),
    "win_condition": ("clear_pyramid", "clear_all_52"),
    "reserve": ("none", "giza"),
}
TURNED: Final = {DRAW: pyramid.Step((), True, False), RECYCLE: pyramid.Step((), False, True)}


def plays_on(game: AnyGame, moves: Sequence[Any], rng: Rng) -> Any:
    """Any move, and seldom to give up: where the waste is turned for ever, a game has to end somehow."""
    wanted = [move for move in moves if move != RESIGN]
    return any_move(game, wanted, rng) if wanted and rng.below(60) else RESIGN


def as_step(state: Any, move: Any) -> pyramid.Step:
    """A move as the solver has it."""
    if move in TURNED:
        return TURNED[move]
    assert isinstance(move, King | Pair)
    cards = (move.card,) if isinstance(move, King) else (move.high, move.low)
    return pyramid.Step(tuple(sorted(state.dealt.where[each] for each in cards)), False, False)


def check(game: Any, step: Step) -> int:
    """The moves of a position are the steps of the solver."""
    state = step.state
    start = Start(left=state.left, drawn=state.drawn, recycled=state.recycled, fresh=state.fresh)
    found = steps(bytes(map(value_of, state.dealt.cards)), solver_rules(game.options), start)
    assert sorted(found, key=repr) == sorted((as_step(state, each) for each in step.moves if each != RESIGN), key=repr)
    return 1


@pytest.mark.parametrize("most", STATES)
def test_the_solver_steps_by_the_rules(most: str) -> None:
    rng = SeededRng("pyramid")
    check_until(
        STATES[most],
        games("pyramid", BOOKS, VALUES),
        lambda game, _: sum(check(game, step) for step in deal(game, rng, plays_on)[0]),
    )


@pytest.mark.parametrize(
    "wrong", [{"draw_gate": "only_when_stuck"}, {"overlap_match": True}, {"stock_waste_pairs": True}, {"passes": 1}]
)
def test_a_rule_that_the_solver_breaks_would_be_seen(wrong: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    true = solver_rules
    monkeypatch.setattr(f"{__name__}.solver_rules", lambda options: msgspec.structs.replace(true(options), **wrong))
    rng, game = SeededRng(2), next(games("pyramid", BOOKS, {}))
    steps = [step for _ in range(100) for step in deal(game, rng, plays_on)[0] if not step.state.recycled]
    with pytest.raises(AssertionError):
        sum(check(game, step) for step in steps)


def test_the_last_of_very_many_passes_is_the_last() -> None:
    deck = bytes(value for value in range(1, 14) for _ in range(4))
    last, rules = Start(left=1 << 51 | 1, drawn=52, recycled=99), PyramidRules(passes=100)
    turned = pyramid.Step((), False, True)
    assert turned not in steps(deck, rules, last)
    assert turned in steps(deck, rules, msgspec.structs.replace(last, recycled=98))
