"""The game in numbers: all environments exist, and a seat's bytes contain no more than its view."""

from __future__ import annotations

import random
from typing import Any

import pytest

from german_whist.encoding import encode

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, seed_test

import spadille.envs as envs
from spadille.fair.shuffle import Stream, seed_of

ID = next(each for each in envs.ids() if envs.named(each)[0] == "german_whist")


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_finds_nothing_wrong() -> None:
    api_test(envs.aec(ID), num_cycles=200)
    seed_test(lambda: envs.aec(ID, episode="match"), num_cycles=100)


def test_a_seat_is_told_the_same_in_every_world_that_fits_its_view() -> None:
    env, chance, rng = envs.aec(ID), random.Random(1), Stream(seed_of(1))
    game = env.play.game
    env.reset(seed=1)
    for _ in range(52):
        for seat in (0, 1):
            view = game.view(env.play.state, seat)
            other: Any = game.view(game.imagine(view, rng), seat)
            assert env.play.observe(seat) == encode(other)
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        spelt = {env.play.encoder.spell(env.play.state, int(each)) for each in legal}
        assert spelt == {game.spell(each) for each in game.moves(env.play.state, env.play.seat)}
        env.step(int(chance.choice(legal)))
    assert all(env.terminations.values())


def test_the_bytes_tell_the_deal_as_its_players_see_it() -> None:
    env = envs.aec(ID)
    env.reset(seed=2)
    told: Any = envs.layout(ID).unpack(env.last()[0])
    assert (told["cards"].count(1), told["cards"].count(6), told["to_act"], told["stock"]) == (13, 1, 1, 25)
