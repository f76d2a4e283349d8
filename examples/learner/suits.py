"""The symmetry of Spades' three plain suits: renaming them carries over what is learnt in one suit to the others."""

from __future__ import annotations

from itertools import permutations
from typing import Final, NamedTuple

import numpy as np
from nets import Array
from player import ID

import spadille.envs

_RANKS, _CARDS = 13, 54
_FIELDS: Final = {each.name: slice(each.offset, each.end) for each in spadille.envs.layout(ID).fields}


class Way(NamedTuple):
    """New names of the plain suits."""

    actions: Array
    """For each index the action that moves there; cards come first."""
    trick: Array
    """For each byte of the open trick its new value."""
    out: Array
    """For each byte of void suits its new value."""


def _way(suits: tuple[int, ...], actions: int) -> Way:
    cards = np.concatenate([np.arange(_RANKS) + _RANKS * suit for suit in (*suits, 3)] + [np.arange(52, _CARDS)])
    trick = np.zeros(256, np.uint8)
    trick[1 + cards] = 1 + np.arange(_CARDS)
    out = np.arange(256, dtype=np.uint8)
    for byte in range(32):
        out[byte] = byte & 0b11000 | sum(1 << new for new, old in enumerate(suits) if byte >> old & 1)
    return Way(np.concatenate([cards, np.arange(_CARDS, actions)]), trick, out)


WAYS: Final = tuple(_way(suits, spadille.envs.aec(ID).play.actions) for suits in permutations(range(3)))
"""All six renamings; the first is the identity."""


def relabelled(way: Way, seen: Array, mask: Array, aim: Array) -> tuple[Array, Array, Array]:
    """Observations, masks and targets of actions, with the suits renamed."""
    found = seen.copy()
    found[:, _FIELDS["cards"]] = seen[:, _FIELDS["cards"]][:, way.actions[:_CARDS]]
    for name, table in (("trick", way.trick), ("out", way.out)):
        found[:, _FIELDS[name]] = table[seen[:, _FIELDS[name]]]
    return found, mask[:, way.actions], aim[:, way.actions]
