"""Helpers: Python games beside those of a batch, and actions that lead to rare situations."""

from __future__ import annotations

from typing import Any

import numpy as np

import spadille.envs as envs
from spadille.envs.batches import Vector

Given = dict[str, Any]


class Twins:
    """Games in Python beside those of a batch, given the same actions."""

    def __init__(self, id: str, given: Given, count: int, seed: int) -> None:
        self.vector = envs.vector(id, count, seed=seed, **given)
        self.games = [envs.aec(id, **given) for _ in range(count)]
        self.ended = 0
        for row, game in enumerate(self.games):
            game.reset(seed=seed + row)
        self._look()

    def _look(self) -> None:
        """Everything that the seat to act is told, and whose turn it is."""
        vector = self.vector
        seats = [int(game.agent_selection.removeprefix("seat_")) for game in self.games]
        assert vector.seat.tolist() == seats
        told = [game.observe(game.agent_selection) for game in self.games]
        for name, ours in (("observation", vector.observation), ("action_mask", vector.mask)):
            theirs = np.stack([each[name] for each in told])
            assert ours.dtype == theirs.dtype
            assert (ours == theirs).all(), [where.tolist() for where in np.nonzero(ours != theirs)]

    def step(self, actions: Any) -> None:
        """One step on both sides; every array is compared."""
        vector = self.vector
        vector.step(actions)
        for row, game in enumerate(self.games):
            game.step(int(actions[row]))
            over, cut = game.terminations["seat_0"], game.truncations["seat_0"]
            assert (vector.done[row], vector.truncated[row]) == (over or cut, cut)
            assert vector.reward[row].tolist() == [np.float32(each) for each in game.rewards.values()]
            since = [np.float32(game._cumulative_rewards[each]) for each in game.possible_agents]
            assert vector.since[row].tolist() == since
            if over or cut:
                self.ended += 1
                game.reset()
        self._look()

    def seeds(self) -> list[str]:
        return [game.infos["seat_0"]["seed"] for game in self.games]


RARE = {
    78: (72, 71, 54, 55),  # Spades: nils and low bids
    126: (49, 75, 76, 78, 79, 80, 44, 45, 46, 47, 48),  # Five Hundred: passes, nullos, announcements and the joker
    165: (48, 49),  # Auction Pinochle: passes and the lowest bid
    169: (49, *range(53, 153)),  # Pinochle: the dix exchanged, and melds
}
"""Actions that random play takes seldom, or that end what it would draw out, by the number of actions of a game."""


def bold(vector: Vector, chance: Any) -> Any:
    """Actions as random play seldom takes them, in every third place where there are such."""
    actions, rare = vector.sample().copy(), np.array(RARE[vector.actions])
    for row in np.flatnonzero(chance.random(vector.batch) < 0.4):
        legal = rare[vector.mask[row, rare] == 1]
        if len(legal):
            actions[row] = chance.choice(legal)
    return actions
