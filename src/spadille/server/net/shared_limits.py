"""Limits over all workers of a server together: counted in shared memory.

An address is found by a keyed digest in rows of a few places; the longest unused one is replaced. Two workers that
count at the same moment may count one too few, which a limit tolerates.
"""

from __future__ import annotations

import mmap
import secrets
import time
from collections import Counter
from hashlib import blake2s
from typing import Final

from spadille.core.contract import Value
from spadille.server.base.limits import Bucket, Buckets, Places

_ROWS: Final = 4096
_WIDTH: Final = 4
_FIELDS: Final = 3
"""Fields of an address: its digest, the amount left, and the time of the last count."""
_KINDS: Final = 8
"""Maximum number of limits."""
_SPOTS: Final = 16_384


class Beside(Value, frozen=True):
    """One worker among others: its number, its door, and their shared counts."""

    worker: int
    door: str
    together: Together


class Together:
    """The shared memory of the workers' counts; it is made before they start."""

    def __init__(self, workers: int) -> None:
        self._key = secrets.token_bytes(16)
        self._rates = memoryview(mmap.mmap(-1, 8 * _KINDS * _ROWS * _WIDTH * _FIELDS)).cast("d")
        self._open = memoryview(mmap.mmap(-1, 4 * workers * (_SPOTS + 1))).cast("i")
        self._workers = workers
        self._kinds = 0

    def buckets(self, rate: tuple[float, float]) -> Buckets:
        """Return a rate limit for each address. Every worker must ask for the same ones in the same order."""
        size = _ROWS * _WIDTH * _FIELDS
        begin, self._kinds = self._kinds * size, self._kinds + 1
        return SharedBuckets(rate, self._rates[begin : begin + size], self._key)

    def places(self, most: int, most_of_one: int, worker: int) -> Places:
        """Return the connection count of a worker; it starts at zero."""
        return SharedPlaces(most, most_of_one, self._open, self._key, worker)


def _digest(key: str, secret: bytes) -> int:
    return int.from_bytes(blake2s(key.encode(), digest_size=6, key=secret).digest(), "big") + 1


class SharedBucket(Bucket):
    """The rate limit of an address, shared by all workers."""

    __slots__ = ("_cell", "_memory")

    def __init__(self, rate: tuple[float, float], memory: memoryview[float], cell: int) -> None:
        self._burst, self._refill = rate
        self._memory, self._cell = memory, cell

    @property
    def _left(self) -> float:
        left: float = self._memory[self._cell + 1]
        return left

    @_left.setter
    def _left(self, left: float) -> None:
        self._memory[self._cell + 1] = left

    @property
    def _at(self) -> float:
        at: float = self._memory[self._cell + 2]
        return at

    @_at.setter
    def _at(self, at: float) -> None:
        self._memory[self._cell + 2] = at


class SharedBuckets(Buckets):
    """One rate limit for each address, over all workers."""

    def __init__(self, rate: tuple[float, float], memory: memoryview[float], secret: bytes) -> None:
        super().__init__(rate)
        self._memory, self._secret = memory, secret

    def of(self, key: str) -> Bucket:
        memory, digest = self._memory, _digest(key, self._secret)
        row = digest % _ROWS * _WIDTH * _FIELDS
        cells = range(row, row + _WIDTH * _FIELDS, _FIELDS)
        cell = next((each for each in cells if memory[each] == digest), None)
        if cell is None:
            cell = min(cells, key=lambda each: memory[each + 2])
            memory[cell : cell + _FIELDS] = _three(digest, self._rate[0])
        return SharedBucket(self._rate, memory, cell)


def _three(digest: int, left: float) -> memoryview[float]:
    fresh = memoryview(bytearray(8 * _FIELDS)).cast("d")
    fresh[0], fresh[1], fresh[2] = float(digest), left, time.monotonic()
    return fresh


class SharedPlaces(Places):
    """A count of the open connections of all workers; each worker writes only its own."""

    def __init__(self, most: int, most_of_one: int, memory: memoryview, secret: bytes, worker: int) -> None:
        super().__init__(most, most_of_one)
        self._memory, self._secret = memory, secret
        self._begin = worker * (_SPOTS + 1)
        memory[self._begin : self._begin + _SPOTS + 1] = memoryview(bytes(4 * (_SPOTS + 1))).cast("i")
        self._own: Counter[int] = Counter()

    def enter(self, key: str) -> bool:
        spot = self._spot(key)
        if self._sum(_SPOTS) >= self._most or self._sum(spot) >= self._most_of_one:
            return False
        self._count(spot, 1)
        return True

    def leave(self, key: str) -> None:
        self._count(self._spot(key), -1)

    def _spot(self, key: str) -> int:
        return _digest(key, self._secret) % _SPOTS

    def _count(self, spot: int, by: int) -> None:
        self.all += by
        self._memory[self._begin + spot] += by
        self._memory[self._begin + _SPOTS] = self.all

    def _sum(self, spot: int) -> int:
        return sum(self._memory[each] for each in range(spot, len(self._memory), _SPOTS + 1))
