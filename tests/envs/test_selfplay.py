"""Batches in the form of Gymnasium: the same arrays, the reward of the seat that has acted, and bad actions."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import spadille.envs as envs
from spadille.envs import batches

if not batches.READY:
    pytest.skip("the kernel is not built here", allow_module_level=True)

HUNDRED = "spadille/FiveHundred-denexa-v0"


def test_it_is_the_batch_in_another_form() -> None:
    vector, twin = envs.vector(HUNDRED, 16, seed=3), envs.vector(HUNDRED, 16, seed=3)
    env: Any = envs.SelfPlay(vector)
    seen, info = env.reset(seed=3)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    paid = 0
    for _ in range(200):
        assert seen in env.observation_space
        actions, acted = twin.sample().copy(), twin.seat.copy()
        assert actions in env.action_space
        seen, reward, terminated, truncated, info = env.step(actions)
        observation, mask, rewards, done, seat = twin.step(actions)
        assert (seen["observation"] == observation).all()
        assert (seen["action_mask"] == mask).all()
        assert reward.tolist() == [rewards[row, who] for row, who in enumerate(acted)]
        assert (info["reward"] == rewards).all()
        assert (info["since"] == twin.since).all()
        assert (info["seat"] == seat).all()
        assert (terminated == done).all()
        assert not truncated.any()
        paid += int((reward != 0).sum())
    assert paid > 0


def test_what_it_gives_is_not_written_over() -> None:
    env: Any = envs.SelfPlay(envs.vector(HUNDRED, 4))
    seen, info = env.reset(seed=3)
    kept = {name: array.copy() for name, array in {**seen, **info}.items()}
    env.step(env.vector.sample())
    assert all((kept[name] == array).all() for name, array in {**seen, **info}.items())


def test_an_episode_that_is_cut_off_is_truncated_and_not_terminated() -> None:
    env: Any = envs.SelfPlay(envs.vector(HUNDRED, 4, max_steps=3))
    env.reset(seed=3)
    for _ in range(3):
        told = env.step(env.vector.sample())
    assert (told[2].tolist(), told[3].tolist()) == ([False] * 4, [True] * 4)


def test_an_illegal_action_is_named() -> None:
    env: Any = envs.SelfPlay(envs.vector(HUNDRED, 4))
    env.reset(seed=[1, 2, 3, 4])
    with pytest.raises(envs.IllegalAction, match=r"game 0, seat_\d: action 0 \(play 4C\) is not legal now"):
        env.step(np.zeros(4, np.int64))


def test_wrappers_of_gymnasium_go_around_it() -> None:
    env: Any = RecordEpisodeStatistics(envs.SelfPlay(envs.vector(HUNDRED, 4)))
    env.reset(seed=3)
    lengths = list[int]()
    for _ in range(150):
        info = env.step(env.unwrapped.vector.sample())[4]
        lengths += [int(each) for each in info["episode"]["l"] if each] if "episode" in info else []
    assert min(lengths) > 40
