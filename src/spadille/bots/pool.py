"""Programs at the tables of a server: one process for one seat of one game, and never for another."""

from __future__ import annotations

import contextlib
import secrets
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from spadille.bots import GUESTS, Guest
from spadille.bots.confine import Leash
from spadille.bots.external import GRACE, KEY_SIZE, Program, ProgramFault, games_of, told_seed
from spadille.core.contract import AnyGame, Decision, Seat

AT_ONCE: Final = 4
"""Maximum number of programs of one command that think at the same time."""
KEPT: Final = 24
"""Maximum number of idle programs of one command; the others are restarted for their next move."""
_UNUSED: Final = 600.0
"""Seconds after which an idle program is ended."""
_FAULTS: Final = 3
"""Number of faults in a row of a seat's programs, after which none is started for it for a while."""
_REST: Final = 60.0
"""Seconds for which none is started then."""
_REMEMBERED: Final = 1_000
"""Maximum number of seats whose faults are remembered."""


class _Own:
    """The program of one seat of one game."""

    def __init__(self, command: str, leash: Leash | None) -> None:
        self.program = Program(command, leash)
        self.lock = threading.Lock()
        self.used = time.monotonic()


class Pool:
    """Programs of one command. A seat of a game is identified by its seed, the same from move to move."""

    def __init__(self, command: str, time_ms: int, leash: Leash | None = None) -> None:
        self._command, self._time_ms, self._leash = command, time_ms, leash
        self._key = secrets.token_bytes(KEY_SIZE)
        self._places = threading.BoundedSemaphore(AT_ONCE)
        self._own: dict[tuple[str, Seat, str], _Own] = {}
        self._lock = threading.Lock()
        self._faults: dict[tuple[str, Seat, str], tuple[int, float]] = {}
        """For each seat whose program failed last: the number of faults in a row, and the time until which it rests."""
        self._sweeper: threading.Timer | None = None

    def make(self, game: AnyGame, seat: Seat, seed: str) -> PooledBot:
        """A bot for a seat. The program cannot learn the seed, only whether it is the same or another."""
        return PooledBot(self, game, seat, told_seed(self._key, seed))

    def choose(self, game: AnyGame, seat: Seat, seed: str, view: Any, moves: Sequence[Any]) -> Decision:
        """The answer of the seat's program; one that fails is ended. Raises ProgramFault."""
        key = game.name, seat, seed
        if time.monotonic() < self._faults.get(key, (0, 0.0))[1]:
            raise ProgramFault(f"has failed {_FAULTS} times in a row and is not asked for a while")
        if not self._places.acquire(timeout=self._time_ms / 1000 + GRACE):
            raise ProgramFault("is busy at too many tables")
        try:
            own = self._take(key)
            with own.lock:
                try:
                    found = own.program.choose(game, seat, seed, view, moves, None, self._time_ms)
                except BaseException:
                    self._drop(key)
                    own.program.end()
                    raise
            self._faults.pop(key, None)
            return found
        finally:
            self._places.release()

    def _take(self, key: tuple[str, Seat, str]) -> _Own:
        """The seat's own program; those idle for longest are ended to make room."""
        with self._lock:
            own = self._own.pop(key, None) or _Own(self._command, self._leash)
            self._own[key] = own  # now the last one used
            own.used = time.monotonic()
            ended = self._unneeded(own)
            self._sweep_later()
        for each in ended:
            each.program.end()
        return own

    def _unneeded(self, but: _Own | None = None) -> list[_Own]:
        """Take out the programs that are to be ended; `but` is kept. The lock is held."""
        now = time.monotonic()
        resting = [each for each, found in self._own.items() if found is not but and not found.lock.locked()]
        most = max(0, len(self._own) - KEPT)
        gone = [each for at, each in enumerate(resting) if at < most or now - self._own[each].used > _UNUSED]
        return [self._own.pop(each) for each in gone]

    def _sweep_later(self) -> None:
        """End idle programs some time after the last game, too. The lock is held."""
        if self._sweeper is None and self._own:
            self._sweeper = threading.Timer(_UNUSED, self._sweep)
            self._sweeper.daemon = True
            self._sweeper.start()

    def _sweep(self) -> None:
        with self._lock:
            self._sweeper = None
            ended = self._unneeded()
            self._sweep_later()
        for each in ended:
            each.program.end()

    def _drop(self, key: tuple[str, Seat, str]) -> None:
        """Take out a program that has failed; after several in a row, no other one is started for a while."""
        with self._lock:
            self._own.pop(key, None)
            faults = self._faults.pop(key, (0, 0.0))[0] + 1
            self._faults[key] = faults, time.monotonic() + _REST if faults % _FAULTS == 0 else 0.0
            if len(self._faults) > _REMEMBERED:
                del self._faults[next(iter(self._faults))]

    def end(self) -> None:
        """End them all."""
        with self._lock:
            ended, self._own = list(self._own.values()), {}
            if self._sweeper is not None:
                self._sweeper.cancel()
                self._sweeper = None
        for each in ended:
            each.program.end()


class PooledBot:
    """The program of a seat."""

    def __init__(self, pool: Pool, game: AnyGame, seat: Seat, seed: str) -> None:
        self._pool, self._game, self._seat, self._seed = pool, game, seat, seed

    def choose(self, view: Any, moves: Sequence[Any]) -> Decision:
        return self._pool.choose(self._game, self._seat, self._seed, view, moves)


@contextlib.contextmanager
def invited(programs: Mapping[str, str], time_ms: int, leash: Leash | None = None) -> Iterator[None]:
    """Register the programs in a `with` block as bots of the games they play; raises BadOptions."""
    games = {name: games_of(name, command, leash) for name, command in programs.items()}
    pools = {name: Pool(command, time_ms, leash) for name, command in programs.items()}
    GUESTS.update({name: Guest(games[name], pool.make) for name, pool in pools.items()})
    try:
        yield
    finally:
        for name, pool in pools.items():
            del GUESTS[name]
            pool.end()
