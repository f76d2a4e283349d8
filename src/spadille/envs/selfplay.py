"""A batch in the form of Gymnasium's vector environments: one player that acts for whichever seat is asked."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from spadille.envs.batches import Array, Vector


class SelfPlay(VectorEnv):
    """A `Vector` whose every decision is the same learner's.

    The reward is that of the seat that has acted; `info` has those of all seats (`reward`, `since`) and who acts next
    (`seat`). A game that is over goes on in the same step; as nobody is asked any more, it has no last observation.
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
        """New episodes everywhere; the seeds are those of `Vector.reset`, and there are no options."""
        self.vector.reset(seed)
        return self._seen(), self._told()

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Take an action in every game, for the seat that is asked in each. Raises IllegalAction."""
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
