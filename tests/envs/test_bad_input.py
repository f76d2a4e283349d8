"""Tests that a wrong call is answered in one line, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import pytest

import spadille.envs
from spadille.core.errors import BadOptions, SpadilleError
from spadille.envs import IllegalAction, ResetNeeded

SPADES, BACCARAT, PYRAMID = (
    "spadille/Spades-andrews-v0",
    "spadille/MiniBaccarat-denexa-v0",
    "spadille/Pyramid-denexa-v0",
)
READY = dict.fromkeys(("seat_0", "seat_1", "seat_2"), 0)


def in_turn(*, begun: bool = True) -> Any:
    env: Any = spadille.envs.aec(SPADES)
    if begun:
        env.reset(seed=1)
    return env


def together() -> Any:
    env: Any = spadille.envs.parallel(BACCARAT, seats=3)
    env.reset(seed=1)
    return env


@pytest.mark.parametrize("near", ["Bridge-v0", "spadille/Spades-andrew-v0", "spadille/Spades-andrews-v9", "", None])
def test_a_name_that_is_none_is_answered_by_one_that_is(near: Any) -> None:
    with pytest.raises(
        BadOptions, match=r"^expected an environment such as spadille/\w+-\w+-v0; got .*ids\(\) lists them\)$"
    ):
        spadille.envs.aec(near)


def test_a_name_that_is_nearly_one_is_answered_by_that() -> None:
    with pytest.raises(BadOptions, match="such as spadille/MexicanSweat-peek-v0; got 'spadille/MexicanSweat-pek-v0'"):
        spadille.envs.parallel("spadille/MexicanSweat-pek-v0")


def test_a_history_that_no_memory_holds_is_refused() -> None:
    with pytest.raises(BadOptions, match="from 0 to 100000; got 1000000000000"):
        spadille.envs.aec(SPADES, history=10**12)


@pytest.mark.parametrize(
    "call",
    [
        lambda env: env.step(72),
        lambda env: env.last(),
        lambda env: env.observe("seat_0"),
        lambda env: spadille.envs.spell(env, 3),
    ],
)
def test_before_the_first_episode_nothing_can_be_done(call: Callable[[Any], Any]) -> None:
    with pytest.raises(ResetNeeded, match=r"expected reset\(\) before the first episode"):
        call(in_turn(begun=False))


def test_where_all_act_at_once_an_episode_has_to_be_begun_too() -> None:
    env: Any = spadille.envs.parallel(BACCARAT, seats=3)
    with pytest.raises(ResetNeeded, match="before the first episode"):
        env.step(READY)
    env.reset(seed=1)
    env.step(READY)
    with pytest.raises(ResetNeeded, match="after the end of an episode"):
        env.step(READY)


def test_an_episode_that_is_over_cannot_be_gone_on_with() -> None:
    env: Any = spadille.envs.aec(SPADES, illegal="lose")
    env.reset(seed=1)
    env.step(0)
    while env.agents:
        env.step(None)
    for call in (lambda: env.step(72), lambda: env.step(None), env.last):
        with pytest.raises(ResetNeeded, match="after the end of an episode"):
            call()


def test_it_is_an_error_of_the_house_and_of_gymnasium() -> None:
    assert issubclass(ResetNeeded, SpadilleError)
    assert issubclass(ResetNeeded, gymnasium.error.ResetNeeded)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ([1], r"expected options such as \{'scores': \(0, 0\)\}; got \[1\]"),
        ({"scores": "ab"}, "a whole number for each side; got 'ab'"),
        ({"scores": 7}, "a whole number for each side; got 7"),
        ({"scores": (1.5, 2)}, "a whole number for each side; got"),
        ({"scores": (1,)}, "expected 2 totals"),
    ],
)
def test_scores_that_are_none_begin_no_episode(options: Any, told: str) -> None:
    env = in_turn()
    seed, before, state = env.play.written_seed, list(env.play.log), env.play.state
    with pytest.raises(BadOptions, match=told):
        env.reset(seed=2, options=options)
    assert (env.play.written_seed, env.play.log, env.play.state) == (seed, before, state)


def test_an_agent_that_is_none_sees_nothing() -> None:
    with pytest.raises(BadOptions, match="expected one of seat_0, seat_1, seat_2, seat_3; got 'seat_9'"):
        in_turn().observe("seat_9")


@pytest.mark.parametrize(("action", "told"), [(78, "from 0 to 77; got 78"), (-1, "got -1"), ("nil", "the index")])
def test_what_is_no_action_has_no_words(action: Any, told: str) -> None:
    with pytest.raises(IllegalAction, match=told):
        spadille.envs.spell(in_turn(), action)


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        ([0, 0, 0], "expected an action of every agent, by its name"),
        ({"seat_0": 0}, "got none of seat_1"),
        ({**READY, "seat_9": 0}, "expected actions of seat_0, seat_1, seat_2; got one of 'seat_9'"),
        ({**READY, "seat_0": 49}, "seat_0: action 49"),
    ],
)
def test_actions_of_all_are_looked_at_before_any_is_taken(actions: Any, told: str) -> None:
    env = together()
    before = len(env.play.log)
    with pytest.raises(IllegalAction, match=told):
        env.step(actions)
    assert len(env.play.log) == before


def test_a_solitaire_refuses_as_the_others_do() -> None:
    env: Any = gymnasium.make(PYRAMID).unwrapped
    with pytest.raises(ResetNeeded, match="before the first episode"):
        env.step(0)
    with pytest.raises(BadOptions, match="expected options such as"):
        env.reset(seed=1, options="scores")
