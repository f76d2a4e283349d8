"""Nets in NumPy only: linear layers trained by Adam, and probabilities of the actions in a mask."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

import numpy as np

Floats = np.ndarray[Any, np.dtype[np.float32]]
Array = np.ndarray[Any, np.dtype[Any]]

_KEEP: Final = 0.9, 0.999
"""Decay rates of Adam's two moving averages."""
_FAN: Final = 120
"""Approximate number of inputs of the first layer that are not zero at a time."""


class Net:
    """Linear layers, all but the last with a ReLU."""

    def __init__(self, sizes: list[int], chance: np.random.Generator) -> None:
        self.weights: list[Floats] = []
        for before, after in pairwise(sizes):
            wide = np.sqrt(2 / min(before, _FAN))
            self.weights += [(chance.standard_normal((before, after)) * wide).astype(np.float32), _nought(after)]
        self.weights[-2] *= np.float32(0.1)
        self.begin_anew()

    def begin_anew(self) -> None:
        """Reset Adam's averages, and keep the weights."""
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def __call__(self, told: Floats) -> Floats:
        return self.layers(told)[-1]

    def layers(self, told: Floats) -> list[Floats]:
        """The outputs of every layer, the input itself first."""
        found = [told]
        for at in range(0, len(self.weights), 2):
            made = found[-1] @ self.weights[at] + self.weights[at + 1]
            found.append(made if at + 2 == len(self.weights) else np.maximum(made, 0))
        return found

    def learn(self, layers: list[Floats], slope: Floats, rate: float) -> None:
        """One step against the gradient of the loss, given for the last layer."""
        slopes: list[Floats] = []
        for at in range(len(self.weights) - 2, -1, -2):
            slopes += [slope.sum(axis=0), layers[at // 2].T @ slope]
            if at:
                slope = (slope @ self.weights[at].T) * (layers[at // 2] > 0)
        size = float(np.sqrt(sum(float((each * each).sum()) for each in slopes)))
        self._step([each / max(1.0, size) for each in reversed(slopes)], rate)

    def _step(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        first, second = _KEEP
        rate *= float(np.sqrt(1 - second**self.steps) / (1 - first**self.steps))
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += (1 - first) * (slope - mean)
            square += (1 - second) * (slope * slope - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)

    def kept(self, name: str, *, weights_only: bool = False) -> dict[str, Array]:
        """All arrays by name, for a file; or only the weights, which are enough to play."""
        weights = {f"{name}-weight-{at}": each for at, each in enumerate(self.weights)}
        if weights_only:
            return weights
        found = {f"{name}-steps": np.array(self.steps)} | weights
        for kind, row in (("mean", self.means), ("square", self.squares)):
            found |= {f"{name}-{kind}-{at}": each for at, each in enumerate(row)}
        return found

    def restore(self, name: str, kept: Mapping[str, Array]) -> None:
        """Restore the arrays from `kept`; Adam begins anew if there are only weights."""
        self.weights[:] = [kept[f"{name}-weight-{at}"] for at in range(len(self.weights))]
        self.begin_anew()
        if f"{name}-steps" in kept:
            self.steps = int(kept[f"{name}-steps"])
            for kind, row in (("mean", self.means), ("square", self.squares)):
                row[:] = [kept[f"{name}-{kind}-{at}"] for at in range(len(row))]


def _nought(count: int) -> Floats:
    return np.zeros(count, np.float32)


def softmax(told: Floats, mask: Array) -> Floats:
    """The probability of every action in the mask."""
    legal = np.where(mask > 0, told, np.float32(-np.inf))
    grown = np.exp(legal - legal.max(axis=1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=1, keepdims=True), np.float32)


def drawn(chances: Floats, chance: np.random.Generator) -> Array:
    """Draw an action for every row, by its probabilities."""
    at = (np.cumsum(chances, axis=1) < chance.random((len(chances), 1), np.float32)).sum(axis=1)
    at = np.minimum(at, chances.shape[1] - 1)
    found: Array = np.where(chances[np.arange(len(at)), at] > 0, at, chances.argmax(axis=1))
    return found
