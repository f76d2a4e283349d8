"""PettingZoo, all seats at once: its own test, the same play as seat by seat, waiting, and bad actions."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import parallel_api_test

import spadille.envs as envs
from spadille.core.errors import BadOptions

IDS = ("spadille/MiniBaccarat-denexa-v0", "spadille/War-denexa-v0")
WAIT = 49


def choose(observed: dict[str, Any], chance: random.Random) -> dict[str, int]:
    return {agent: int(chance.choice(np.flatnonzero(each["action_mask"]))) for agent, each in observed.items()}


@pytest.mark.parametrize("id", IDS)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_finds_nothing_wrong(id: str) -> None:
    for given in ({}, {"amounts": "exact", "episode": "match"}):
        parallel_api_test(envs.parallel(id, **given), num_cycles=150)


@pytest.mark.parametrize("id", IDS)
def test_equal_seeds_and_actions_lead_to_equal_episodes(id: str) -> None:
    told = []
    for _ in range(2):
        env, chance, rows = envs.parallel(id, episode="match", amounts="exact"), random.Random(3), []
        observed, infos = env.reset(seed=3)
        for _ in range(100):
            observed, paid, over, cut, _ = env.step(choose(observed, chance))
            rows.append((paid, over, cut, {agent: each["observation"].tobytes() for agent, each in observed.items()}))
            if not env.agents:
                break
        told.append((infos, rows))
    assert told[0] == told[1]


def test_a_seat_that_is_ready_waits_for_the_others() -> None:
    env = envs.parallel(IDS[0], seats=3)
    env.reset(seed=1)
    observed, *_ = env.step({"seat_0": 0, "seat_1": 2, "seat_2": 16})
    assert np.flatnonzero(observed["seat_0"]["action_mask"]).tolist() == [WAIT]
    assert not observed["seat_1"]["action_mask"][2]
    with pytest.raises(envs.IllegalAction, match=r"seat_0: expected the action 49 \(wait\); got 0"):
        env.step({"seat_0": 0, "seat_1": 0, "seat_2": 0})
    with pytest.raises(envs.IllegalAction, match="expected an action of every agent; got none of seat_2"):
        env.step({"seat_0": WAIT, "seat_1": 0})
    with pytest.raises(envs.IllegalAction, match=r"seat_2: action 16 \(banco 1\) is not legal now"):
        env.step({"seat_0": WAIT, "seat_1": 0, "seat_2": 16})
    assert env.play.waiting == (1, 2)
    _, paid, over, *_ = env.step({"seat_0": WAIT, "seat_1": 0, "seat_2": 0})
    assert all(over.values())
    assert env.agents == []
    assert paid["seat_0"] == 0
    assert (paid["seat_1"], paid["seat_2"]) in {(1, -1), (-1, 0.95), (0, 0)}


def test_seats_that_halve_at_once_are_told_of_each_for_itself() -> None:
    env = envs.parallel(IDS[0], seats=2, amounts="exact", chips=4, history=2)
    env.reset(seed=1)
    env.step({"seat_0": 44, "seat_1": 0})
    env.step({"seat_0": 47, "seat_1": WAIT})
    observed, *_ = env.step({"seat_0": 47, "seat_1": WAIT})
    assert observed["seat_0"]["history"].tolist() == [[2, 1], [1, 0]]
    assert observed["seat_1"]["history"].tolist() == [[1, 1], [2, 0]]


def test_an_illegal_action_can_lose_the_episode() -> None:
    env = envs.parallel(IDS[0], seats=2, illegal="lose")
    env.reset(seed=1)
    _, paid, over, _, infos = env.step({"seat_0": 0, "seat_1": 47})
    assert paid == {"seat_0": 0.0, "seat_1": -1.0}
    assert all(over.values())
    assert "the lower half" in infos["seat_0"]["illegal"]


def test_a_war_pays_at_its_end() -> None:
    env = envs.parallel(IDS[1], max_skirmishes=40)
    env.reset(seed=2)
    total = {"seat_0": 0.0, "seat_1": 0.0}
    while env.agents:
        _, paid, *_ = env.step({"seat_0": 0, "seat_1": 0})
        total = {agent: total[agent] + each for agent, each in paid.items()}
    assert sorted(total.values()) in ([-1, 1], [0, 0])


def test_a_game_in_turns_is_not_played_together() -> None:
    with pytest.raises(BadOptions, match=r"spadille\.envs\.aec makes"):
        envs.parallel("spadille/Spades-andrews-v0")


def test_a_seat_that_waits_has_an_action_too() -> None:
    """Seats of War are out of cards in some skirmishes, and the game has no action for waiting."""
    env = envs.parallel("spadille/War-three-v0", max_skirmishes=400)
    waited = 0
    for seed in range(3):
        observed, _ = env.reset(seed=seed)
        while env.agents:
            waited += len(env.agents) - len(env.play.waiting)
            assert all(each["action_mask"].any() for each in observed.values())
            observed, *_ = env.step({agent: int(each["action_mask"].argmax()) for agent, each in observed.items()})
    assert waited
