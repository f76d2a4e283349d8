"""Simulated people: some play at many tables at a steady rate, some only stay connected; one process for each kind.

`python -m bench.crowd play URL TABLES RATE SECONDS BOTS` prints an empty line when it begins to measure, and the result
as JSON; `stay URL MANY` prints the number of connections, stays while its input is open, and prints the number left.
"""

from __future__ import annotations

import re
import select
import sys
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Final

import msgspec

from bench.wires import Browser, Closed, Wire

WARM = 2.0
"""Seconds of play before the measurement."""
SETTINGS: Final = {
    "game": "spades",
    "rulebook": "rules_of_spades",
    "options": {"nil": False, "blind_nil": False, "target": 1_000_000, "first_dealer": "random"},
}
_SEATS = 4
_AT_ONE = 4
"""Number of idle people at one table."""
_VERSION: Final = re.compile(rb'"v":(\d+)')
_TO_ACT: Final = re.compile(rb'\{"seat":(\d),"name":"[^"]*","side":\d,"to_act":true')
_MOVE: Final = re.compile(rb'"move":"([^"{]+)"(?:,"label":"[^"]*","group":"[^"]*")?,"refusal":null')
"""A legal move, of a card or of a choice."""


@dataclass
class Result:
    """The result of a run."""

    rate: float
    seconds: float
    took: list[float] = field(default_factory=list)
    """Seconds from sending a move until all people of its table have received it."""
    cpu: float = 0.0
    """CPU time of the client, in seconds per second."""

    @property
    def achieved(self) -> float:
        """Moves made per second."""
        return len(self.took) / self.seconds

    def at(self, part: float) -> float:
        """Milliseconds within which all had seen this share of the moves."""
        ordered = sorted(self.took)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


class Table:
    """The people at one table."""

    def __init__(self, url: str, people: int = _SEATS) -> None:
        browsers = [Browser(url) for _ in range(people)]
        self.room = browsers[0].post("/api/tables", {**SETTINGS, "level": "strong"})["id"]
        for seat, each in enumerate(browsers):
            each.post(f"/api/tables/{self.room}/seats/{seat}", {"name": f"P{seat}"})
        self.wires = [each.join(self.room) for each in browsers]
        self.last = [b""] * people
        self.versions = [-1] * people
        self.asked: int | None = None
        """The version at which the current move was sent."""
        self.sent = 0.0
        self.listed = False
        """True if the table waits for its turn to move."""
        self.wires[0].send(b'{"t":"start"}')

    def take(self, seat: int, text: bytes) -> None:
        """Handle a message to a seat."""
        found = _VERSION.search(text, 0, 60)
        if found is not None:  # a state
            self.versions[seat], self.last[seat] = int(found[1]), text
        elif text.startswith(b'{"t":"refused"'):
            raise Closed(text)

    @property
    def settled(self) -> bool:
        """True if all have seen the same version, later than that of the last move."""
        first = self.versions[0]
        return (self.asked is None or first > self.asked) and self.versions.count(first) == len(self.versions)

    def next(self) -> tuple[int, bytes] | None:
        """The seat that can move, and a move; None if it is nobody's turn here."""
        found = _TO_ACT.search(self.last[0])
        seat = int(found[1]) if found else _SEATS
        move = _MOVE.search(self.last[seat]) if seat < len(self.wires) else None
        return (seat, move[1]) if move else None

    def move(self, seat: int, move: bytes) -> None:
        """Make a move."""
        self.asked = self.versions[seat]
        self.sent = time.perf_counter()
        self.wires[seat].send(b'{"t":"move","v":%d,"text":"%b"}' % (self.asked, move))


class Crowd:
    """All tables, and the queue of those that can move."""

    def __init__(self, tables: list[Table]) -> None:
        self._poll = select.epoll()
        self._of: dict[int, tuple[Table, int, Wire]] = {}
        self._ready: deque[Table] = deque()
        for table in tables:
            for seat, wire in enumerate(table.wires):
                self._of[wire.number] = table, seat, wire
                self._poll.register(wire.number, select.EPOLLIN)

    def play(self, rate: float, seconds: float) -> Result:
        """Make `rate` moves per second, always at the table that has waited longest."""
        result = Result(rate, seconds)
        for table, seat, wire in self._of.values():
            self._hear(table, seat, wire, None)
        begin = time.perf_counter() + WARM
        due, end, spent = begin - WARM, begin + seconds, 0.0
        while (now := time.perf_counter()) < end:
            if not spent and now >= begin:
                spent = time.process_time()
                print(flush=True)  # signal: the measurement begins
            while due <= now and self._ready:
                self._move(self._ready.popleft())
                due += 1 / rate
            due = max(due, now - 1.0)
            for number, _ in self._poll.poll(max(0.001, min(due - now, 0.05))):
                self._hear(*self._of[number], result if now >= begin else None)
        result.cpu = (time.process_time() - spent) / seconds
        return result

    def _move(self, table: Table) -> None:
        table.listed = False
        turn = table.next()
        if turn is not None:
            table.move(*turn)

    def _hear(self, table: Table, seat: int, wire: Wire, result: Result | None) -> None:
        for text in wire.read():
            table.take(seat, text)
        if not table.settled:
            return
        if table.asked is not None:
            if result is not None:
                result.took.append(time.perf_counter() - table.sent)
            table.asked = None
        if not table.listed and table.next() is not None:
            table.listed = True
            self._ready.append(table)


class Guests:
    """People who are connected and do nothing."""

    def __init__(self, url: str, many: int) -> None:
        self._poll = select.epoll()
        self.wires: dict[int, Wire] = {}
        while len(self.wires) < many:
            host = Browser(url)
            room = host.post("/api/tables", SETTINGS)["id"]
            others = min(_AT_ONE, many - len(self.wires)) - 1
            for wire in [host.join(room), *(Browser(url).join(room) for _ in range(others))]:
                self.wires[wire.number] = wire
                self._poll.register(wire.number, select.EPOLLIN)
            self.listen(0)

    def listen(self, seconds: float) -> None:
        """Read incoming messages, and answer pings."""
        for number, _ in self._poll.poll(seconds):
            try:
                for _ in self.wires[number].read():
                    pass
            except Closed:
                self.wires.pop(number).close()


def play(url: str, tables: int, rate: float, seconds: float, bots: int) -> Result:
    """Open tables (`bots` of them with a bot), and play."""
    return Crowd([Table(url, _SEATS - (at < bots)) for at in range(tables)]).play(rate, seconds)


def stay(url: str, many: int) -> None:
    """Stay connected until the input ends."""
    guests = Guests(url, many)
    print(len(guests.wires), flush=True)
    asked = select.poll()
    asked.register(sys.stdin, select.POLLIN)
    while not asked.poll(0):
        guests.listen(0.5)
    print(len(guests.wires), flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "play":
        _, _, where, tables, rate, seconds, bots = sys.argv
        came = play(where, int(tables), float(rate), float(seconds), int(bots))
        sys.stdout.write(msgspec.json.encode(came).decode())
    else:
        stay(sys.argv[2], int(sys.argv[3]))
