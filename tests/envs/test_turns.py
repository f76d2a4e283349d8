"""PettingZoo: its own tests, the same cards as a table of the same seed, rewards, ends, and bad actions."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, seed_test

import spadille
import spadille.envs as envs
from spadille.cards.holding import cards_of
from spadille.core.errors import BadOptions
from spadille.core.record import read_header
from spadille.games import GAMES, open_game

IDS = [each for each in envs.ids() if open_game(*envs.named(each), None, {}).seats > 1]
ANDREWS = "spadille/Spades-andrews-v0"


def some(mask: Any, chance: random.Random) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


def play_through(env: Any, chance: random.Random, most: int = 100_000) -> dict[str, float]:
    """Random play to the end; what each agent was paid in all."""
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        env.step(None if terminated or truncated else some(seen["action_mask"], chance))
    return paid


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("id", IDS)
def test_pettingzoo_finds_nothing_wrong(id: str) -> None:
    small = {"discard": "ascending", "amounts": "exact"}
    for given in ({}, {**small, "episode": "match", "illegal": "lose", "history": 5}):
        api_test(envs.aec(id, **given), num_cycles=300)
        seed_test(lambda given=given: envs.aec(id, **given), num_cycles=100)


@pytest.mark.parametrize("id", IDS)
def test_a_seed_deals_the_cards_of_a_table(id: str) -> None:
    game, rulebook = envs.named(id)
    env, chance = envs.aec(id, episode="match"), random.Random(id)
    for seed in range(3):
        env.reset(seed=seed)
        header = f'"seed":"{env.infos["seat_0"]["seed"]}"'
        table = spadille.table(game, rulebook=rulebook, seed=seed)
        assert header.encode() in table.record
        for _ in env.agent_iter(300):
            seen, _reward, terminated, truncated, _info = env.last()
            env.step(None if terminated or truncated else some(seen["action_mask"], chance))
        for seat, move in [each for each in env.play.log if each[0] >= 0]:
            table.play(seat, move)
        assert table.log[: len(env.play.log)] == env.play.log
        assert table.state == env.play.state or not env.agents


@pytest.mark.parametrize("id", IDS)
def test_who_is_not_asked_may_do_nothing(id: str) -> None:
    env, chance = envs.aec(id), random.Random(id)
    env.reset(seed=5)
    for agent in env.agent_iter(60):
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        asked = [f"seat_{seat}" for seat in env.play.waiting]
        assert agent == asked[0]
        assert all(env.observe(each)["action_mask"].any() == (each in asked) for each in env.agents)
        env.step(some(seen["action_mask"], chance))


def test_a_deal_pays_both_partners_what_their_side_has_scored() -> None:
    env = envs.aec("spadille/Spades-rules_of_spades-v0")
    for seed in range(5):
        env.reset(seed=seed)
        paid = play_through(env, random.Random(seed))
        scores = env.play.game.standing(env.play.state).scores
        assert list(paid.values()) == [scores[0], scores[1], scores[0], scores[1]]
        assert env.play.game.standing(env.play.state).deals == 1


def test_a_margin_adds_up_to_nothing_over_the_sides() -> None:
    env = envs.aec("spadille/Spades-bicycle-v0", seats=5, reward="margin", episode="match", max_deals=3)
    env.reset(seed=3)
    paid = play_through(env, random.Random(3))
    assert sum(paid.values()) == pytest.approx(0, abs=1e-9)
    scores = env.play.game.standing(env.play.state).scores
    assert paid["seat_2"] == pytest.approx(scores[2] - (sum(scores) - scores[2]) / 4)
    assert env.play.game.standing(env.play.state).deals == 3


def test_a_win_is_told_at_the_end_of_a_match() -> None:
    env: Any = envs.aec(ANDREWS, reward="win", episode="match", target=50)
    for seed in range(4):
        env.reset(seed=seed)
        paid = play_through(env, random.Random(seed))
        over: Any = env.play.game.turn(env.play.state)
        winners = over.outcome.winners
        assert winners
        assert paid == {f"seat_{seat}": 1.0 if seat in winners else -1.0 for seat in range(4)}
    with pytest.raises(BadOptions, match="expected episode='match' with it"):
        envs.aec(ANDREWS, reward="win")


def test_an_episode_may_begin_at_other_scores() -> None:
    env = envs.aec("spadille/Spades-club-v0")
    env.reset(seed=1, options={"scores": (0, 150)})
    totals: Any = envs.layout("spadille/Spades-club-v0").unpack(env.last()[0])["totals"]
    assert sorted(totals[:2]) == [0, 150]
    paid = play_through(env, random.Random(1))
    assert paid["seat_1"] == env.play.game.standing(env.play.state).scores[1] - 150


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    env = envs.aec(ANDREWS)
    env.reset(seed=2)
    before, state = env.last()[0], env.play.state
    agent = env.agent_selection
    with pytest.raises(envs.IllegalAction, match=rf"{agent}: action 0 \(play 2C\) is not legal now"):
        env.step(0)
    with pytest.raises(envs.IllegalAction, match=r"action -1 \(from 0 to 77\) is not legal now"):
        env.step(-1)
    with pytest.raises(envs.IllegalAction, match="action 78 "):
        env.step(78)
    with pytest.raises(envs.IllegalAction, match=r"expected the index of an action; got 1\.5"):
        env.step(1.5)
    assert env.play.state is state
    assert all((before[key] == env.last()[0][key]).all() for key in before)
    env.step(np.int32(73))


def test_an_illegal_action_can_lose_the_episode() -> None:
    env = envs.aec(ANDREWS, illegal="lose")
    env.reset(seed=2)
    agent = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards == {each: -1.0 if each == agent else 0.0 for each in env.agents}
    assert env.infos[agent]["illegal"] == f"{agent}: action 0 (play 2C) is not legal now"
    assert not env.last()[0]["action_mask"].any()


def test_an_episode_that_takes_too_long_is_cut_off() -> None:
    env = envs.aec(ANDREWS, max_steps=9)
    env.reset(seed=2)
    chance = random.Random(1)
    for _ in range(9):
        assert not any(env.truncations.values())
        env.step(some(env.last()[0]["action_mask"], chance))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_without_a_seed_the_next_episode_follows_from_the_last() -> None:
    seeds = []
    for _ in range(2):
        env = envs.aec(ANDREWS)
        env.reset(seed=7)
        row = [env.infos["seat_0"]["seed"]]
        for _ in range(3):
            env.reset()
            row.append(env.infos["seat_0"]["seed"])
        seeds.append(row)
    assert seeds[0] == seeds[1]
    assert len({*seeds[0]}) == 4
    env = envs.aec(ANDREWS)
    env.reset()
    one = env.infos["seat_0"]["seed"]
    env = envs.aec(ANDREWS)
    env.reset()
    assert env.infos["seat_0"]["seed"] != one
    assert read_header(spadille.table("spades", seed=7).record.splitlines()[0]).more["seed"] == seeds[0][0]


def test_the_latest_moves_are_told_as_each_seat_counts_seats() -> None:
    env = envs.aec(ANDREWS, history=3)
    env.reset(seed=4)
    first = env.play.seat
    assert env.last()[0]["history"].tolist() == [[0, 0]] * 3
    for action in (73, 57, 73, 58):
        env.step(action)
    assert env.last()[0] in env.observation_space("seat_0")
    mine = env.observe(f"seat_{first}")["history"].tolist()
    assert mine == [[1, 58], [2, 74], [2, 59]]
    assert env.observe(f"seat_{(first + 1) % 4}")["history"].tolist() == [[4, 58], [1, 74], [1, 59]]
    env.reset(seed=4)
    assert not env.last()[0]["history"].any()
    env = envs.aec(ANDREWS, history=1)
    env.reset(seed=4)
    for action in (73, 57):
        env.step(action)
    assert env.observe(f"seat_{first}")["history"].tolist() == [[1, 58]]


def test_a_discard_is_told_without_its_cards() -> None:
    env = envs.aec("spadille/FiveHundred-denexa-v0", history=9, ace_no_face=False)
    env.reset(seed=4)
    for action in (50, 49, 49, 49):
        env.step(action)
    seat = env.play.seat
    for _ in range(5):
        env.step(some(env.last()[0]["action_mask"], random.Random(1)))
    assert env.last()[0]["history"][-2:].tolist() == [[4, 50], [1, 0]]
    card = some(env.last()[0]["action_mask"], random.Random(1))
    env.step(card)
    assert env.last()[0]["history"][-2:].tolist() == [[4, 0], [4, card + 1]]
    assert env.observe(f"seat_{seat}")["history"][-1].tolist() == [1, card + 1]


def test_there_are_environments_of_every_game_that_has_numbers() -> None:
    named = {envs.named(each) for each in envs.ids()}
    assert named == {(name, book) for name, each in GAMES.items() if each.encoder_part for book in each.rulebooks}
    ours = [each for each in GAMES.values() if each.package.startswith("spadille.")]
    assert [each.name for each in ours if not each.encoder_part] == []


@pytest.mark.parametrize(
    ("id", "given", "words"),
    [
        ("spadille/Whist-v0", {}, "expected an environment such as spadille/War-three-v0; got 'spadille/Whist-v0'"),
        (7, {}, "expected an environment"),
        (ANDREWS, {"episode": "hand"}, "option episode: expected deal or match; got 'hand'"),
        (ANDREWS, {"max_steps": 0}, "option max_steps: expected a whole number from 1; got 0"),
        (ANDREWS, {"history": -1}, "option history: expected a number of moves from 0 to 100000; got -1"),
        (ANDREWS, {"target": "much"}, "target"),
        (ANDREWS, {"colour": "red"}, "colour"),
        (ANDREWS, {"seats": 9}, "for 3 or 4 players; got 9"),
        ("spadille/Pyramid-denexa-v0", {}, "gymnasium.make"),
    ],
)
def test_what_cannot_be_opened_says_what_is_expected(id: Any, given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        envs.aec(id, **given)


@pytest.mark.parametrize("id", IDS)
def test_an_environment_is_drawn_at_every_step(id: str) -> None:
    env, chance = envs.aec(id), random.Random(id)
    with pytest.raises(envs.ResetNeeded):
        env.render()
    env.reset(seed=1)
    for _ in range(12):
        if not env.play.over:
            assert f"to move: seat {env.play.seat}" in env.render()
            env.step(some(env.last()[0]["action_mask"], chance))


def test_a_drawn_environment_shows_the_hand_of_the_acting_seat_alone_and_after_the_end_none() -> None:
    env, chance = envs.aec("spadille/Spades-bicycle-v0"), random.Random(4)
    env.reset(seed=4)
    hands = [list(map(str, cards_of(hand))) for hand in env.play.state.hands]
    drawn = env.render().split()
    assert [all(card in drawn for card in hand) for hand in hands] == [seat == env.play.seat for seat in range(4)]
    assert [any(card in drawn for card in hand) for hand in hands] == [seat == env.play.seat for seat in range(4)]
    play_through(env, chance)
    assert not any(card in env.render().split() for hand in hands for card in hand)
