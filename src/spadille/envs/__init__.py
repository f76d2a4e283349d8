"""Environments: the games in the forms of several machine-learning libraries, with one interface for each.

>>> import spadille.envs
>>> env = spadille.envs.aec("spadille/Spades-andrews-v0")
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> observation["action_mask"].sum(), spadille.envs.spell(env, 73)
(np.int64(2), 'look')

They need an extra: `pip install 'spadille[envs]'`. docs/guide/environments.md describes the actions, observation bytes
and rewards of every game.
"""

from __future__ import annotations

from typing import Any

try:
    import gymnasium as _gymnasium  # noqa: F401
    import numpy as _numpy  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(
        f"environments need more than is installed ({missing.name}): pip install 'spadille[envs]'", name=missing.name
    ) from None

from spadille.core.errors import BadOptions, shortly
from spadille.envs.agent import Agent
from spadille.envs.batches import Vector
from spadille.envs.episode import IllegalAction, ResetNeeded, index_of
from spadille.envs.layout import ObservationLayout
from spadille.envs.naming import ids, named, set_up
from spadille.envs.selfplay import SelfPlay
from spadille.envs.solo import Alone, register
from spadille.envs.together import SeatsTogether
from spadille.envs.zoo import SeatsInTurn

__all__ = [
    "Agent",
    "Alone",
    "IllegalAction",
    "ObservationLayout",
    "ResetNeeded",
    "SeatsInTurn",
    "SeatsTogether",
    "SelfPlay",
    "Vector",
    "aec",
    "ids",
    "layout",
    "named",
    "parallel",
    "spell",
    "vector",
]

register()


def aec(id: str, **given: Any) -> SeatsInTurn:
    """A PettingZoo environment in which seats act in turn.

    `given`: seats, episode ("deal", "match"), reward ("points", "margin", "win"), illegal ("raise", "lose"), discard
    ("any", "ascending"), amounts ("buckets", "exact"), history, max_steps, and any option of the game.
    Raises BadOptions.
    """
    setup = set_up(id, given)
    if setup.manifest.rulebooks[setup.game.rulebook].seats == (1,):
        raise BadOptions(f"expected a game for several: gymnasium.make({id!r}) is for one")
    return SeatsInTurn(setup)


def parallel(id: str, **given: Any) -> SeatsTogether:
    """A PettingZoo environment in which seats act simultaneously, with the options of `aec`. Raises BadOptions."""
    return SeatsTogether(set_up(id, given))


def vector(id: str, batch: int = 1024, *, seed: int | None = None, **given: Any) -> Vector:
    """Many games at once in the compiled kernel, with the options of `aec` except history; with a seed, already reset.

    Raises BadOptions if the kernel cannot play the game this way, and SpadilleError if it was not built.
    """
    made = Vector(set_up(id, given), batch)
    if seed is not None:
        made.reset(seed)
    return made


def layout(id: str, **given: Any) -> ObservationLayout:
    """The meaning of an observation's bytes. Raises BadOptions."""
    return ObservationLayout(set_up(id, given).encoder().layout)


def spell(env: Any, action: int) -> str:
    """An action of an environment in the game's notation, as valid in the current state."""
    play = env.unwrapped.play
    play.begun()
    if not 0 <= index_of(action) < play.actions:
        raise IllegalAction(f"expected an action from 0 to {play.actions - 1}; got {shortly(action)}")
    words: str = play.encoder.spell(play.state, action)
    return words
