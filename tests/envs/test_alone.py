"""Gymnasium: its own test, the same cards as a table, masked play to the end, and deals that are lost at once."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import spadille
import spadille.envs as envs
from spadille.core.errors import BadOptions

IDS = ["spadille/Pyramid-denexa-v0", "spadille/Pyramid-tuts_tomb-v0"]
RESIGN = 2


@pytest.mark.parametrize("id", IDS)
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    check_env(gymnasium.make(id, illegal="lose").unwrapped)


@pytest.mark.parametrize("id", IDS)
def test_masked_play_comes_to_an_end_and_pays_for_a_cleared_pyramid(id: str) -> None:
    env, chance, cleared = gymnasium.make(id), random.Random(id), 0.0
    for seed in range(40):
        seen, info = env.reset(seed=seed)
        table = spadille.table("pyramid", rulebook=envs.named(id)[1], seed=seed)
        assert info["seed"].encode() in table.record
        over = False
        while not over:
            actions = [int(each) for each in np.flatnonzero(seen["action_mask"]) if each != RESIGN] or [RESIGN]
            seen, reward, terminated, truncated, info = env.step(chance.choice(actions))
            cleared += float(reward)
            over = terminated or truncated
        play: Any = env.unwrapped
        for seat, move in play.play.log[1:]:
            table.play(seat, move)
        assert table.log == play.play.log
    assert cleared == int(cleared)


def test_an_illegal_action_is_named_and_a_finished_episode_wants_a_reset() -> None:
    env = gymnasium.make(IDS[0], disable_env_checker=True).unwrapped
    env.reset(seed=1)
    with pytest.raises(envs.IllegalAction, match=r"seat_0: action 1 \(recycle\) is not legal now"):
        env.step(1)
    env.step(RESIGN)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_an_illegal_action_can_lose_the_game() -> None:
    env = gymnasium.make(IDS[0], illegal="lose", disable_env_checker=True).unwrapped
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(1)
    assert (reward, terminated) == (-1.0, True)
    assert "recycle" in info["illegal"]


def test_a_game_without_end_is_cut_off() -> None:
    env = gymnasium.make(IDS[0], disable_env_checker=True)
    seen, _ = env.reset(seed=1)
    for _ in range(999):
        seen, _, terminated, truncated, _ = env.step(0 if seen["action_mask"][0] else 1)
        assert not terminated
        assert not truncated
    assert env.step(0 if seen["action_mask"][0] else 1)[2:4] == (False, True)


def test_a_deal_that_is_lost_at_once_is_passed_over() -> None:
    env = gymnasium.make(IDS[0], stock_passes=1, draw_count=3, disable_env_checker=True)
    skipped = [seed for seed in range(3000) if env.reset(seed=seed)[1]["skipped"]]
    assert skipped
    seen, info = env.reset(seed=skipped[0])
    assert info["skipped"] == 1
    assert seen["action_mask"].any()
    lost = spadille.table("pyramid", seed=skipped[0], stock_passes=1, draw_count=3)
    assert not lost.deciding


def test_without_a_seed_the_deals_are_those_of_the_generator() -> None:
    seeds = []
    for _ in range(2):
        env = gymnasium.make(IDS[0])
        env.reset(seed=3)
        seeds.append([env.reset()[1]["seed"] for _ in range(3)])
    assert seeds[0] == seeds[1]
    assert len({*seeds[0]}) == 3


def test_a_game_for_several_is_no_game_for_one() -> None:
    with pytest.raises(BadOptions, match=r"spadille\.envs\.aec makes"):
        envs.Alone("spadille/Spades-andrews-v0")


@pytest.mark.parametrize("id", IDS)
def test_it_is_drawn_as_text(id: str) -> None:
    env = gymnasium.make(id, render_mode="ansi")
    env.reset(seed=7)
    drawn = env.render()
    assert isinstance(drawn, str)
    assert "Pyramid:" in drawn
    with pytest.raises(BadOptions, match="expected ansi"):
        envs.Alone(id, render_mode="human")


def test_a_vector_of_environments_is_made_as_of_any_other() -> None:
    made = gymnasium.make_vec("spadille/Pyramid-tuts_tomb-v0", num_envs=2)
    found, _ = made.reset(seed=3)
    assert len(next(iter(found.values()))) == 2
    made.close()


def test_an_episode_is_played_again_from_the_seed_that_it_told() -> None:
    env = envs.Alone("spadille/Pyramid-tuts_tomb-v0")
    first, info = env.reset()
    again, same = env.reset(seed=info["seed"])
    assert same["seed"] == info["seed"]
    assert all(np.array_equal(first[each], again[each]) for each in first)
