"""Features of every legal card, and of a hand before the bidding, in four-handed Spades."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from nets import Array, Floats
from senses import MINE, needs, one, trick_of

_SPADES, _RANKS, _SEATS = 3, 13, 4
PLACES: Final = 52


def candidates(at: dict[str, slice], seen: Array, mask: Array) -> tuple[Array, Array, Floats]:
    """The features of every legal card: the row it belongs to, its index, and the inputs of a net."""
    row, place = np.nonzero(mask[:, :PLACES])
    used, back = np.unique(row, return_inverse=True)
    told = np.concatenate([_table(at, seen[used])[back], _card(at, seen[used], back, place)], axis=1)
    return row, place, told.astype(np.float32)


def _table(at: dict[str, slice], seen: Array) -> Array:
    """The features common to all cards of a hand."""
    count = len(seen)
    cards = seen[:, at["cards"]][:, :PLACES].reshape(count, 4, _RANKS)
    mine, unseen = cards == MINE, cards == 0
    above = np.cumsum(unseen[:, :, ::-1], axis=2)[:, :, ::-1] - unseen
    wins, laid, led, winner = trick_of(at, seen, mine)
    parts = [one(winner + 1, 5), one(laid, 4), one(led + 1, 5)[:, [0, 4]], wins.any((1, 2)), seen[:, at["broken"]] > 0]
    parts += [one(mine[:, _SPADES].sum(1), 10), one(unseen[:, _SPADES].sum(1), 14), one(unseen.any(2).sum(1), 5)]
    parts += [one((mine & (above == 0)).sum((1, 2)), 8), *needs(at, seen, mine.sum((1, 2)))]
    calls, taken = (seen[:, at[name]][:, :_SEATS] for name in ("calls", "taken"))
    parts += [one(calls, 20), one(taken, 8)]
    return np.concatenate([each.reshape(count, -1) for each in parts], axis=1)


def _card(at: dict[str, slice], seen: Array, back: Array, place: Array) -> Array:
    """The features of single cards, each in its hand."""
    count = len(seen)
    cards = seen[:, at["cards"]][:, :PLACES].reshape(count, 4, _RANKS)
    mine, unseen = cards == MINE, cards == 0
    suit, rank = place // _RANKS, place % _RANKS
    wins, laid, led, winner = trick_of(at, seen, mine)
    held, out = mine[back, suit], unseen[back, suit]
    higher = np.arange(_RANKS)[None, :] > rank[:, None]
    lower = np.arange(_RANKS)[None, :] < rank[:, None]
    above, below = (out & higher).sum(1), (out & lower).sum(1)
    takes, last = wins[back, suit, rank], laid[back] == _SEATS - 1
    bits = seen[:, at["out"]][:, 1:_SEATS].astype(np.int64)[back]
    void, no_trump = bits >> suit[:, None] & 1 > 0, bits >> _SPADES & 1 > 0
    to_come = (np.arange(1, _SEATS)[None, :] + laid[back][:, None]) < _SEATS
    fits = suit == led[back]
    parts: list[Any] = [suit == _SPADES, fits, takes, takes & last, takes & (above == 0), takes & (winner[back] == 2)]
    parts += [
        one(rank, _RANKS),
        one(above, 6),
        one(below, 6),
        one((held & higher).sum(1), 5),
        one((held & lower).sum(1), 5),
    ]
    parts += [one(held.sum(1), 9), one(out.sum(1), 12), one((mine[back].sum(2) == 1).sum(1), 4)]
    parts += [void, void & ~no_trump & to_come, void & no_trump, to_come]
    return np.concatenate([np.asarray(each).reshape(len(place), -1) for each in parts], axis=1)


def hand(at: dict[str, slice], seen: Array) -> Floats:
    """The features of a hand before a call: its cards, its suits, and the calls so far."""
    count = len(seen)
    mine = seen[:, at["cards"]][:, :PLACES].reshape(count, 4, _RANKS) == MINE
    high = mine[:, :, -5:]
    parts = [mine, one(mine.sum(2), 10), high.sum(2), one(mine[:, :3].sum(2).min(1), 5)]
    parts += [one(seen[:, at["calls"]][:, :_SEATS], 20), seen[:, at["phase"]], seen[:, at["said"]]]
    return np.concatenate([each.reshape(count, -1) for each in parts], axis=1).astype(np.float32)
