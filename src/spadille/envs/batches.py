"""Many games at once, played in the kernel: it writes to NumPy arrays with a row per game."""

from __future__ import annotations

import hashlib
import operator
import secrets
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np

from spadille.core.contract import Value
from spadille.core.errors import BadOptions, SpadilleError, shortly
from spadille.envs.episode import IllegalAction, ResetNeeded
from spadille.envs.layout import ObservationLayout
from spadille.envs.naming import Setup
from spadille.fair.shuffle import SEED_BYTES, seed_of, write_seed
from spadille.search.kernel import chosen

_kernel: Any = chosen("spadille.envs._batch")

READY: Final = _kernel is not None
"""True if the kernel was built."""
MOST: Final = 1 << 20
REWARDS: Final = ("points", "margin", "win")

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]


class _Episode(Value, frozen=True):
    """Episode settings for the kernel."""

    match: bool
    reward: int
    lose: bool
    most: int


class Vector:
    """A batch of games, one step of each at a time. `reset` and `step` overwrite all arrays.

    A finished game starts its next episode in the same step: its row already shows that one, and `done` is set.
    """

    def __init__(self, setup: Setup, batch: int) -> None:
        name, terms = _terms(setup)
        if type(batch) is not int or not 0 < batch <= MOST:
            raise BadOptions(f"expected a batch of 1 to {MOST} games; got {shortly(batch)}")
        if _kernel is None:
            raise SpadilleError("batches need the compiled kernel, and it was not built here: install a C++ compiler")
        encoder = setup.encoder()
        self.setup, self.batch, self.seats = setup, batch, setup.game.seats
        self.actions = encoder.actions
        """Number of actions."""
        self.layout = ObservationLayout(encoder.layout)
        """Layout of the observation bytes."""
        self.observation: Array = np.zeros((batch, encoder.layout.size), np.uint8)
        """Observation of the acting seat."""
        self.mask: Array = np.zeros((batch, self.actions), np.int8)
        """Mask of its legal actions."""
        self.seat: Array = np.zeros(batch, np.uint8)
        """The acting seat."""
        self.reward: Array = np.zeros((batch, self.seats), np.float32)
        """Rewards of the last step, by seat."""
        self.since: Array = np.zeros((batch, self.seats), np.float32)
        """Rewards of each seat since it last acted, including the last step."""
        self.done: Array = np.zeros(batch, np.bool_)
        """The last step ended an episode; the row shows the next one."""
        self.truncated: Array = np.zeros(batch, np.bool_)
        """The episode ended because it had taken too long."""
        self.illegal: Array = np.zeros(batch, np.bool_)
        """The episode ended with an illegal action."""
        self._spell = encoder.spell
        self._drawn: Array = np.zeros(batch, np.int64)
        given = (self.observation, self.mask, self.done, self.truncated, self.illegal, self.seat)
        episode = _Episode(
            setup.episode == "match", REWARDS.index(setup.reward), setup.illegal == "lose", setup.max_steps or 0
        )
        self._batch = getattr(_kernel, name)(terms, episode, batch, (*given, self.reward, self.since))

    def reset(self, seed: int | Sequence[int | str | bytes] | None = None) -> tuple[Array, Array, Array]:
        """Start new episodes in all rows: returns `observation`, `mask` and `seat`. Raises BadOptions.

        A number seeds the first row, and the next numbers the following rows; a sequence has a seed for every row.
        Without a seed, episodes follow from the last ones, and the very first from a secret.
        """
        seeds = None if seed is None and self._begun else self._seeds(seed)
        self._sampled = seeds[:SEED_BYTES] if seeds else hashlib.sha256(self._sampled + b"next samples").digest()
        _kernel.reset(self._batch, seeds, int.from_bytes(self._sampled[:8], "big"))
        self._begun = True
        return self.observation, self.mask, self.seat

    _begun, _sampled = False, b""

    def _seeds(self, seed: Any) -> bytes:
        """The seeds of all rows, concatenated."""
        if seed is None:
            return secrets.token_bytes(SEED_BYTES * self.batch)
        if isinstance(seed, Sequence) and not isinstance(seed, str | bytes):
            if len(seed) != self.batch:
                raise BadOptions(f"expected a seed for each of {self.batch} games; got {len(seed)}")
            return b"".join(seed_of(each) for each in seed)
        try:
            first = operator.index(seed)
        except TypeError:
            raise BadOptions(f"expected a number as seed, or one for every game; got {shortly(seed)}") from None
        return b"".join(seed_of(first + row) for row in range(self.batch))

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Array]:
        """Take an action in every game: returns `observation`, `mask`, `reward`, `done` and `seat`.

        All actions are checked before the first is taken. Raises IllegalAction; ResetNeeded before the first reset.
        """
        self._check_begun()
        if type(actions) is not np.ndarray or actions.dtype != np.int64 or not actions.flags.c_contiguous:
            actions = self._numbers(actions)
        if actions.shape != (self.batch,):
            raise IllegalAction(f"expected {self.batch} actions; got an array of shape {actions.shape}")
        wrong = _kernel.step(self._batch, actions)
        if wrong >= 0:
            self._refuse(wrong, int(actions[wrong]))
        return self.observation, self.mask, self.reward, self.done, self.seat

    def _check_begun(self) -> None:
        """Raise ResetNeeded before the first episodes."""
        if not self._begun:
            raise ResetNeeded("expected reset() before the first episodes")

    def _numbers(self, actions: Any) -> Array:
        found = np.asarray(actions)
        if found.dtype.kind not in "iu":
            raise IllegalAction(f"expected the indices of actions as whole numbers; got {found.dtype}")
        return np.ascontiguousarray(found, np.int64)

    def _refuse(self, row: int, action: int) -> None:
        words = self._spell(None, action) if 0 <= action < self.actions else f"from 0 to {self.actions - 1}"
        raise IllegalAction(f"game {row}, seat_{self.seat[row]}: action {action} ({words}) is not legal now")

    def sample(self) -> Array:
        """A random legal action for every game, uniformly drawn by the kernel; the same seed gives the same actions.

        The array is overwritten each time.
        """
        self._check_begun()
        _kernel.sample(self._batch, self._drawn)
        return self._drawn

    @property
    def written_seeds(self) -> list[str]:
        """The seed of every game's episode, as in a record."""
        found = _kernel.seeds(self._batch)
        return [write_seed(found[at : at + SEED_BYTES]) for at in range(0, len(found), SEED_BYTES)]


def _terms(setup: Setup) -> tuple[str, Any]:
    """The kernel's name for the game, and the terms of a table; raises BadOptions."""
    if not setup.manifest.batch_part:
        raise BadOptions(f"expected a game that the kernel plays in batches; got {setup.id}")
    if setup.history:
        raise BadOptions("option history: batches do not tell the latest moves; expected none")
    found: tuple[str, Any] = setup.manifest.part(setup.manifest.batch_part)(setup.game, setup.settings)
    return found
