"""Limits on parallel use and on rates, for a connection, an address and a table."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter

from spadille.core.contract import Value

_MOST_KEYS = 10_000


class Limits(Value, frozen=True, kw_only=True):
    """Limits for one address, one table and one connection. Rates are (burst, then per second)."""

    requests: tuple[float, float] = (300, 50)
    """HTTP requests of an address."""
    tables: tuple[float, float] = (30, 0.5)
    """New tables of an address."""
    replays: tuple[float, float] = (60, 5)
    """Records checked for an address."""
    reviews: tuple[float, float] = (20, 0.2)
    """Deals reviewed for an address."""
    presence: tuple[float, float] = (60, 2)
    """Reports of an address to friends: a page makes two a minute."""
    messages: tuple[float, float] = (60, 20)
    """Requests of one connection."""
    share: tuple[float, float] = (600, 100)
    """Requests of all connections of an address; faster ones are read later. The server can handle about five times as
    many a second."""
    chats: tuple[float, float] = (8, 0.5)
    """Lines of chat of one connection, and new names of an address."""
    sockets: int = 400
    """WebSocket connections of an address."""
    all_sockets: int = 4000
    """WebSocket connections in all."""
    lines: int = 600
    """Open network connections of an address, of any kind."""
    all_lines: int = 8000
    """Open network connections in all; fewer if the system lets a process have fewer files."""
    patience: tuple[float, float, float] = (10, 60, 120)
    """Seconds that a client has to send the head of a request (or a fragmented message), to send its body, and to
    take the answer."""
    watchers: int = 150
    """Watchers of a table."""
    rooms: int = 5000
    """Open tables, in memory at once."""


class Bucket:
    """A token bucket: a burst, then a rate per second."""

    __slots__ = ("_at", "_burst", "_left", "_refill")

    def __init__(self, rate: tuple[float, float]) -> None:
        self._burst, self._refill = rate
        self._left = self._burst
        self._at = time.monotonic()

    def take(self, now: float | None = None) -> bool:
        """Take one if available (at a time of the monotonic clock; None: now); return whether it was."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def owe(self, many: float) -> float:
        """Take an amount, even beyond what is left, and return the seconds until the debt is repaid."""
        self._fill()
        self._left -= many
        return max(0.0, -self._left / self._refill) if self._refill else 0.0

    def _fill(self, now: float | None = None) -> None:
        now = time.monotonic() if now is None else now
        self._left = min(self._burst, self._left + max(0.0, now - self._at) * self._refill)
        self._at = now


class Buckets:
    """One rate limit per address; when there are too many, the longest unused is dropped."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Take one for an address; return whether it was available."""
        return self.of(key).take()

    def of(self, key: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate)
        self._buckets[key] = bucket  # now the last one used
        if len(self._buckets) > _MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class Places:
    """A count of open connections, in all and per address."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most, self._most_of_one = most, most_of_one
        self._open: Counter[str] = Counter()
        self.all = 0

    def enter(self, key: str) -> bool:
        """Take a place; False if there is none."""
        if self.all >= self._most or self._open[key] >= self._most_of_one:
            return False
        self._open[key] += 1
        self.all += 1
        return True

    def leave(self, key: str) -> None:
        """Give a place back."""
        self.all -= 1
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


def address_key(host: str | None) -> str:
    """Return the address that a limit counts: a whole /64 network of IPv6 counts as one household."""
    try:
        found = ipaddress.ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
