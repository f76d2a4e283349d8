"""Tiny Spades: the rules are ours, nobody is offered it, and how far play is from the best can be computed."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

import spadille.envs
import spadille.envs.openspiel as openspiel
from spadille.games import GAMES

FILE = Path(__file__).parents[2] / "examples" / "tiny_spades" / "tiny_spades.py"


@pytest.fixture(scope="module")
def tiny() -> Iterator[Any]:
    if not FILE.exists():
        pytest.skip("this is no checkout")
    spec = importlib.util.spec_from_file_location("tiny_spades", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # by this name OpenSpiel pickles its states
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


@pytest.fixture
def game(tiny: Any) -> Any:
    assert tiny.TinyGame
    return pyspiel.load_game("tiny_spades")


def dealt(tiny: Any, game: Any, cards: str) -> Any:
    """A state with these cards, the first two for seat 0."""
    state = game.new_initial_state()
    (deal,) = [at for at, each in enumerate(tiny.DEALS) if sorted(map(str, each)) == sorted(cards.split())
               and {str(each[0]), str(each[1])} == {*cards.split()[:2]}]  # fmt: skip
    state.apply_action(deal)
    return state


def done(state: Any, *words: str) -> None:
    for each in words:
        (action,) = [at for at in state.legal_actions() if state.action_to_string(at) == each]
        state.apply_action(action)


def test_openspiel_finds_nothing_wrong(game: Any) -> None:
    pyspiel.random_sim_test(game, num_sims=10, serialize=True, verbose=False)


def test_every_deal_is_one_outcome_of_one_chance(tiny: Any, game: Any) -> None:
    outcomes = game.new_initial_state().chance_outcomes()
    assert len(outcomes) == len({*tiny.DEALS}) == 28 * 15
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert {str(card) for deal in tiny.DEALS for card in deal} == {rank + suit for rank in "AK" for suit in "CDHS"}


def test_a_set_contract_costs_and_a_nil_that_is_made_brings_what_spades_says(tiny: Any, game: Any) -> None:
    state = dealt(tiny, game, "AC AS KC KD")
    assert [state.action_to_string(each) for each in state.legal_actions()] == ["bid 1", "bid 2", "nil"]
    done(state, "bid 2", "nil", "play AC")
    assert [state.action_to_string(each) for each in state.legal_actions()] == ["play KC"]
    done(state, "play KC", "play AS", "play KD")
    assert state.is_terminal()
    assert state.returns() == [20.0 - 100.0, 100.0 - 20.0]
    state = dealt(tiny, game, "KC KD AC AD")
    done(state, "bid 1", "bid 2", "play KC", "play AC", "play AD", "play KD")
    assert state.returns() == [-10.0 - 20.0, 20.0 + 10.0]


def test_a_player_knows_the_own_cards_and_what_was_said(tiny: Any, game: Any) -> None:
    state, other = dealt(tiny, game, "AC AS KC KD"), dealt(tiny, game, "AC AS KH AH")
    for each in (state, other):
        done(each, "bid 2")
    assert state.information_state_string(0) == other.information_state_string(0) == "0: AC AS, bid 2"
    assert state.information_state_string(1) == "1: KC KD, bid 2"


def test_nobody_is_offered_it(game: Any) -> None:
    assert game.get_type().short_name in pyspiel.registered_names()
    assert not any("tiny" in each for each in (*GAMES, *openspiel.ids(), *spadille.envs.ids()))


def test_learning_brings_play_nearer_to_the_best(game: Any) -> None:
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(300):
        solver.iteration()
    at_random = exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) / 2
    learnt = exploitability.nash_conv(game, solver.average_policy()) / 2
    assert at_random == pytest.approx(39.5286, abs=1e-4)
    assert 0 < learnt < at_random / 2
