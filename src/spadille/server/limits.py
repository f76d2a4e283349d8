"""Rate limits: so many at once, so many a second."""

from __future__ import annotations

import time

_MOST_KEYS = 10_000


class Bucket:
    """The limit of one connection or address."""

    __slots__ = ("_at", "_burst", "_left", "_refill")

    def __init__(self, burst: float, refill: float) -> None:
        self._left, self._burst, self._refill = burst, burst, refill
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._refill)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One limit for each address."""

    def __init__(self, burst: float, refill: float) -> None:
        self._burst, self._refill = burst, refill
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Whether this address may have one more now."""
        if len(self._buckets) > _MOST_KEYS:
            self._buckets.clear()
        return self._buckets.setdefault(key, Bucket(self._burst, self._refill)).take()
