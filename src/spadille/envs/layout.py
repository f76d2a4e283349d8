"""The meaning of an observation's bytes, for people and neural networks."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from spadille.parts.encoder import Field, Layout

_USUAL: Final = 100.0
"""Divisor for figures as floats."""


class ObservationLayout:
    """The layout of an observation's bytes: `fields`, each with name, offset, shape and meaning."""

    def __init__(self, layout: Layout) -> None:
        self.fields: tuple[Field, ...] = layout.fields
        self.size = layout.size
        self._layout = layout

    @property
    def table(self) -> str:
        """The fields as a table in Markdown."""
        rows = [f"| {_bytes_of(each)} | `{each.name}` | {each.meaning} |" for each in self.fields]
        return "\n".join([f"| Byte of {self.size} | Field | What it says |", "|---|---|---|", *rows])

    def unpack(self, observation: Any) -> dict[str, int | list[int]]:
        """Decode an observation into named figures; accepts an environment's dictionary with a mask, too."""
        return self._layout.unpack(bytes(_bytes(observation, self.size)))

    def floats(self, observation: Any) -> np.ndarray[Any, np.dtype[np.float32]]:
        """Encode an observation for neural networks: one-hot values, and figures in hundreds."""
        seen = _bytes(observation, self.size)
        return np.concatenate([_floats(seen, each) for each in self.fields])


def _bytes_of(field: Field) -> str:
    return f"{field.offset}–{field.end - 1}" if field.end - field.offset > 1 else str(field.offset)


def _bytes(observation: Any, size: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    if isinstance(observation, dict):
        observation = observation["observation"]
    row: np.ndarray[Any, np.dtype[np.uint8]] = np.asarray(observation)
    if row.shape != (size,) or row.dtype != np.uint8:
        raise ValueError(f"expected {size} bytes (uint8); got an array of shape {row.shape} and type {row.dtype}")
    return row


def _floats(seen: np.ndarray[Any, np.dtype[np.uint8]], field: Field) -> np.ndarray[Any, np.dtype[np.float32]]:
    part = seen[field.offset : field.end]
    if field.kinds:
        return np.eye(field.kinds, dtype=np.float32)[part].ravel()
    weights = 256 ** np.arange(field.width)
    figures = part.reshape(-1, field.width) @ weights - field.base
    return (figures / _USUAL).astype(np.float32)
