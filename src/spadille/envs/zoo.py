"""Environments in the form of PettingZoo, one seat after the other (AEC)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from spadille.core.errors import BadOptions, shortly
from spadille.envs.episode import Play
from spadille.envs.naming import Setup

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"
HISTORY: Final = "history"


def seen_space(play: Play) -> spaces.Dict:
    """What an agent is given: bytes, a mask of what it may do, and the latest moves if they are asked for."""
    parts: dict[str, spaces.Space[Any]] = {
        OBSERVATION: spaces.Box(0, 255, (play.encoder.layout.size,), np.uint8),
        MASK: spaces.Box(0, 1, (play.actions,), np.int8),
    }
    if play.setup.history:
        parts[HISTORY] = spaces.Box(0, 255, (play.setup.history, 2), np.uint8)
    return spaces.Dict(parts)


def seen(play: Play, seat: int) -> dict[str, np.ndarray[Any, Any]]:
    """What a seat is given, in arrays of its own."""
    found = {
        OBSERVATION: np.frombuffer(play.observe(seat), np.uint8),
        MASK: np.frombuffer(play.mask_of(seat), np.int8).copy(),
    }
    if play.setup.history:
        found[HISTORY] = np.frombuffer(play.history(seat), np.uint8).reshape(-1, 2).copy()
    return found


class SeatsInTurn(AECEnv):
    """A game for several, each seat an agent that is asked in its turn."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.play = Play(setup)
        self.metadata = {"name": setup.id, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.play.actions
        self.observation_spaces = {agent: seen_space(self.play) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new episode; `options={"scores": …}` begins it at other scores. Options that are not known are ignored."""
        play = self.play
        play.start(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        info: dict[str, Any] = {"seed": play.written_seed}
        if play.skipped:
            info["skipped"] = play.skipped
        self.infos = {agent: dict(info) for agent in self.agents}
        self.agent_selection = self.possible_agents[play.seat]
        self._skip_agent_selection = None
        self._paid = False

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        """What an agent sees now; all zero in the mask of one that is not asked."""
        self.play.begun()
        if agent not in self._seat:
            raise BadOptions(f"expected one of {', '.join(self.possible_agents)}; got {shortly(agent)}")
        return seen(self.play, self._seat[agent])

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent that is selected sees, and what it has got since it was asked last."""
        if not self.agents:
            self.play.running()
        told: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def step(self, action: Any) -> None:
        """Take the action of the agent that is selected."""
        if not self.agents:
            self.play.running()
        agent, play = self.agent_selection, self.play
        if play.over or play.cut:
            self._was_dead_step(action)
            return
        play.step(action)
        self._cumulative_rewards[agent] = 0.0
        if self._paid:
            self._clear_rewards()
            self._paid = False
        if play.rewards is not None:
            self._pay(play.rewards)
        if play.over or play.cut:
            self._end()
        else:
            self.agent_selection = self.possible_agents[play.seat]

    def _pay(self, rewards: list[float]) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
        self._paid = True

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, self.play.over)
        self.truncations = dict.fromkeys(self.agents, self.play.cut)
        if self.play.illegal:
            for info in self.infos.values():
                info["illegal"] = self.play.illegal

    def close(self) -> None:
        """Nothing is open."""
