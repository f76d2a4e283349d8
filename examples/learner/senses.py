"""The input of a net: a one for each fact in a seat's observation, and derived facts about Spades."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from nets import Array, Floats

from spadille.envs import ObservationLayout

MINE: Final = 1
"""Code of a card in the hand of the observing seat."""
_SPADES, _RANKS, _SEATS, _NIL = 3, 13, 4, 18


class Senses:
    """The conversion of observations from bytes to numbers for a net."""

    def __init__(self, layout: ObservationLayout) -> None:
        fields = {each.name: each for each in layout.fields}
        self.at = {name: slice(each.offset, each.end) for name, each in fields.items()}
        self.cards = self.at["cards"]
        """The slice of the cards among the bytes."""
        things = [each for each in layout.fields if each.kinds]
        kinds = np.concatenate([np.full(each.end - each.offset, each.kinds) for each in things])
        self._things = np.concatenate([np.arange(each.offset, each.end) for each in things])
        self._first = np.cumsum(kinds) - kinds
        self._ones = int(kinds.sum())
        figures = [np.arange(each.offset, each.end) for each in layout.fields if not each.kinds and each.width == 1]
        self._figures = np.concatenate(figures)
        self.size = layout.size
        """Bytes of an observation."""
        self._glance = "bags" in fields and fields["cards"].shape == (54,)
        self.keep(np.arange(self._ones + 9 * len(self._figures)))

    def keep(self, used: Array) -> None:
        """Use only these inputs; the others are always zero."""
        self.used = used
        self._place = np.full(self._ones + 9 * len(self._figures), len(used))
        self._place[used] = np.arange(len(used))

    def look(self, seen: Array) -> Floats:
        """A row of numbers for each observation: a one for each category's value, the bits and size of a number."""
        told = np.zeros((len(seen), len(self.used) + 1), np.float32)
        told[np.arange(len(seen))[:, None], self._place[self._first + seen[:, self._things]]] = 1
        figures = seen[:, self._figures]
        bits = np.unpackbits(figures, axis=1, bitorder="little")
        told[:, self._place[self._ones : self._ones + bits.shape[1]]] = bits
        told[:, self._place[self._ones + bits.shape[1] :]] = figures / np.float32(16)
        if self._glance:
            return np.concatenate([told[:, :-1], glance(self.at, seen)], axis=1)
        return told[:, :-1]


def glance(at: dict[str, slice], seen: Array) -> Floats:
    """Derived facts of four-handed Spades: the cards that would win, the unseen cards above them, the tricks needed."""
    count = len(seen)
    cards = seen[:, at["cards"]][:, : 4 * _RANKS].reshape(count, 4, _RANKS)
    mine, unseen = cards == MINE, cards == 0
    above = np.cumsum(unseen[:, :, ::-1], axis=2)[:, :, ::-1] - unseen
    lowest = mine & (np.cumsum(mine, axis=2) == 1)
    highest = mine & (np.cumsum(mine[:, :, ::-1], axis=2)[:, :, ::-1] == 1)
    wins, laid, led, winner = trick_of(at, seen, mine)
    parts: list[Any] = [wins, *[mine & (np.minimum(above, 3) == each) for each in range(4)], lowest, highest]
    parts += [one(winner + 1, 5), one(laid, 4), one(led + 1, 5), one(mine.sum(2), 10), one(unseen.sum(2), 14)]
    parts += [wins.any((1, 2)), one((mine & (above == 0)).sum((1, 2)), 8), *needs(at, seen, mine.sum((1, 2)))]
    return np.concatenate([each.reshape(count, -1) for each in parts], axis=1).astype(np.float32)


def trick_of(at: dict[str, slice], seen: Array, mine: Array) -> tuple[Array, Array, Array, Array]:
    """My cards that would now win the trick, its number of cards, the suit led (or -1), the winning seat."""
    trick = seen[:, at["trick"]][:, :_SEATS].astype(np.int64) - 1
    laid, suit, rank = trick >= 0, trick // _RANKS, trick % _RANKS
    led = np.where(laid[:, 0], suit[:, 0], -1)
    power = np.where(suit == _SPADES, _RANKS + rank, np.where(suit == led[:, None], rank, -1))
    power[~laid] = -1
    leader = seen[:, at["leader"]][:, 0].astype(np.int64) - 1
    winner = np.where(laid[:, 0], (leader + power.argmax(axis=1)) % _SEATS, -1)
    suits = np.arange(4)[None, :, None]
    fits = (suits == _SPADES) | (suits == led[:, None, None]) | ~laid[:, :1, None]
    own = np.where(suits == _SPADES, _RANKS, 0) + np.arange(_RANKS)[None, None, :]
    return mine & fits & (own > power.max(axis=1)[:, None, None]), laid.sum(1), led, winner


def needs(at: dict[str, slice], seen: Array, left: Array) -> list[Array]:
    """The tricks that both sides still need, nils, and the share of all tricks that is bid."""
    calls = seen[:, at["calls"]][:, :_SEATS].astype(np.int64)
    taken = seen[:, at["taken"]][:, :_SEATS].astype(np.int64)
    nil = calls >= _NIL
    bid = np.where(nil, 0, calls)
    need = bid - np.where(nil, 0, taken)
    ours, theirs = need[:, 0] + need[:, 2], need[:, 1] + need[:, 3]
    slack = one(ours + theirs - left + 7, 14)
    return [
        one(ours + 4, 14),
        one(theirs + 4, 14),
        one(left, 14),
        nil,
        nil & (taken > 0),
        slack,
        one(bid.sum(1), 18),
    ]


def one(figure: Array, kinds: int) -> Array:
    """One-hot rows of the figures."""
    found: Array = np.eye(kinds, dtype=np.bool_)[np.clip(figure, 0, kinds - 1)]
    return found
