"""Gymnasium environments for games for one player."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from spadille.core.errors import BadOptions, shortly
from spadille.envs.episode import Play
from spadille.envs.naming import books, set_up, written
from spadille.envs.zoo import seen, seen_space


class Alone(gymnasium.Env[dict[str, np.ndarray[Any, Any]], int]):
    """A game for one player."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as the class above declares it

    def __init__(self, name: str, render_mode: str | None = None, **given: Any) -> None:
        setup = set_up(name, given)
        if render_mode not in (None, "ansi"):
            raise BadOptions(f"expected ansi (text) as render_mode, or none; got {shortly(render_mode)}")
        if setup.game.seats != 1:
            raise BadOptions(f"expected a game for one: spadille.envs.aec makes {name}")
        self.play = Play(setup)
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = seen_space(self.play)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.play.actions)

    def reset(
        self, *, seed: int | str | bytes | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray[Any, Any]], dict[str, Any]]:
        """Start a new episode; with a seed, such as `info["seed"]`, the cards are those of `spadille.table` with it."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.play.start(self.np_random.bytes(32) if seed is None else seed, options)
        info = {"seed": self.play.written_seed, "skipped": self.play.skipped}
        return seen(self.play, 0), info

    def step(self, action: Any) -> tuple[dict[str, np.ndarray[Any, Any]], float, bool, bool, dict[str, Any]]:
        """Take an action."""
        play = self.play
        play.running()
        play.step(action)
        reward = play.rewards[0] if play.rewards is not None else 0.0
        info = {"illegal": play.illegal} if play.illegal else {}
        return seen(play, 0), reward, play.over, play.cut, info

    def render(self) -> str:
        """The table as text, as its player sees it; after the end, as a spectator does."""
        return self.play.drawn()


def register() -> None:
    """Register the games for one player with `gymnasium.make`."""
    for manifest, book in books():
        id = written(manifest.name, book.name)
        if book.seats == (1,) and id not in gymnasium.registry:
            gymnasium.register(id, "spadille.envs.solo:Alone", kwargs={"name": id})
