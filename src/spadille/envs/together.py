"""Parallel PettingZoo environments, in which all seats act simultaneously."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from spadille.core.errors import BadOptions, shortly
from spadille.envs.episode import IllegalAction, Play
from spadille.envs.naming import Setup
from spadille.envs.zoo import MASK, seen, seen_space


class SeatsTogether(ParallelEnv):
    """A game for several players, each seat an agent; every step takes an action of each, even a waiting one."""

    def __init__(self, setup: Setup) -> None:
        self.play = Play(setup)
        if not self.play.encoder.together:
            raise BadOptions(f"expected a game in which seats act at once: spadille.envs.aec makes {setup.id}")
        self.metadata = {"name": setup.id, "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
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

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, np.ndarray[Any, Any]]], dict[str, dict[str, Any]]]:
        """Start a new episode, as in environments in which seats act in turn."""
        self.play.start(seed, options)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {"seed": self.play.written_seed} for agent in self.agents}

    def _seen(self) -> dict[str, dict[str, np.ndarray[Any, Any]]]:
        """The observations of all agents; a seat that is not to act may only wait.

        Where a game has no such action, the mask allows action 0; whatever the seat sends is ignored.
        """
        play, found = self.play, {}
        for seat, agent in enumerate(self.agents):
            found[agent] = seen(play, seat)
            if seat not in play.waiting:
                found[agent][MASK][max(0, play.encoder.wait)] = 1
        return found

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """Take an action of every agent, in the order of seats; raises IllegalAction, leaving the state unchanged."""
        play = self.play
        play.running()
        asked = play.waiting
        chosen = self._checked(actions, asked)
        paid = [0.0] * play.seats
        for seat in asked:
            if not play.over and not play.cut:
                play.step(chosen[seat], seat)
                paid = [one + more for one, more in zip(paid, play.rewards or [0.0] * play.seats, strict=True)]
        observed = self._seen()
        info = {"illegal": play.illegal} if play.illegal else {}
        told = (
            observed,
            dict(zip(self.agents, paid, strict=True)),
            dict.fromkeys(self.agents, play.over),
            dict.fromkeys(self.agents, play.cut),
            {agent: dict(info) for agent in self.agents},
        )
        if play.over or play.cut:
            self.agents = []
        return told

    def _checked(self, actions: Mapping[str, Any], asked: tuple[int, ...]) -> list[Any]:
        """The actions by seat, all checked before the first is taken."""
        if not isinstance(actions, Mapping):
            raise IllegalAction(f"expected an action of every agent, by its name; got {shortly(actions)}")
        strange = [agent for agent in actions if agent not in self.possible_agents]
        if strange:
            raise IllegalAction(f"expected actions of {', '.join(self.agents)}; got one of {shortly(strange[0])}")
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise IllegalAction(f"expected an action of every agent; got none of {missing[0]}")
        chosen = [actions[agent] for agent in self.agents]
        for seat, action in enumerate(chosen):
            if seat in asked:
                self.play.hold(seat, action)
            elif self.play.encoder.wait >= 0 and action != self.play.encoder.wait:
                raise IllegalAction(f"seat_{seat}: expected the action {self.play.encoder.wait} (wait); got {action}")
        return chosen

    def render(self) -> str:
        """The table as text, as the acting seat sees it; after the end, as a spectator does."""
        return self.play.drawn()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
