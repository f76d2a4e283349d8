"""A batch as a Gymnasium vector environment: one learner acts for every seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from spadille.envs.batches import Array, Vector


class SelfPlay(VectorEnv):
    """A `Vector` in which the same learner makes every decision.

    The reward is that of the seat that has acted; `info` has the rewards of all seats (`reward`, `since`) and the next
    acting seat (`seat`). A finished game restarts in the same step, and has no final observation, as no seat is to act.
    """

    def __init__(self, vector: Vector) -> None:
        self.vector, self.num_envs = vector, vector.batch
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.render_mode = None
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (vector.layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (vector.actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(vector.actions)
        self.observation_space = batch_space(self.single_observation_space, vector.batch)
        self.action_space = batch_space(self.single_action_space, vector.batch)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Start new episodes in all games; seeds as in `Vector.reset`; there are no options."""
        self.vector.reset(seed)
        return self._seen(), self._told()

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Take an action in every game, for its acting seat. Raises IllegalAction."""
        vector = self.vector
        acted = vector.seat.copy()
        vector.step(actions)
        reward = vector.reward[np.arange(vector.batch), acted]
        return self._seen(), reward, vector.done & ~vector.truncated, vector.truncated.copy(), self._told()

    def _seen(self) -> dict[str, Array]:
        return {"observation": self.vector.observation.copy(), "action_mask": self.vector.mask.copy()}

    def _told(self) -> dict[str, Any]:
        vector = self.vector
        return {"seat": vector.seat.copy(), "reward": vector.reward.copy(), "since": vector.since.copy()}
