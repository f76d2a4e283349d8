"""PettingZoo environments with one acting seat at a time (AEC)."""

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
    """The observation space of an agent: bytes, a mask of legal actions, and optionally the latest moves."""
    parts: dict[str, spaces.Space[Any]] = {
        OBSERVATION: spaces.Box(0, 255, (play.encoder.layout.size,), np.uint8),
        MASK: spaces.Box(0, 1, (play.actions,), np.int8),
    }
    if play.setup.history:
        parts[HISTORY] = spaces.Box(0, 255, (play.setup.history, 2), np.uint8)
    return spaces.Dict(parts)


def seen(play: Play, seat: int) -> dict[str, np.ndarray[Any, Any]]:
    """An agent's observation, in arrays of its own."""
    found = {
        OBSERVATION: np.frombuffer(play.observe(seat), np.uint8),
        MASK: np.frombuffer(play.mask_of(seat), np.int8).copy(),
    }
    if play.setup.history:
        found[HISTORY] = np.frombuffer(play.history(seat), np.uint8).reshape(-1, 2).copy()
    return found


class SeatsInTurn(AECEnv):
    """A game for several players, each seat an agent that acts in its turn."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.play = Play(setup)
        self.metadata = {"name": setup.id, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.play.actions
        self.observation_spaces = {agent: seen_space(self.play) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space, which is the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space, which is the same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new episode; `options={"scores": …}` sets the starting scores. Unknown options are ignored."""
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
        """The current observation of an agent; its mask is all zero if it is not to act."""
        self.play.begun()
        if agent not in self._seat:
            raise BadOptions(f"expected one of {', '.join(self.possible_agents)}; got {shortly(agent)}")
        return seen(self.play, self._seat[agent])

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The selected agent's observation, and its rewards since it last acted."""
        if not self.agents:
            self.play.running()
        told: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def step(self, action: Any) -> None:
        """Take the action of the selected agent."""
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

    def render(self) -> str:
        """The table as text, as the acting seat sees it; after the end, as a spectator does."""
        return self.play.drawn()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
