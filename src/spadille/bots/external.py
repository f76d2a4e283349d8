"""Programs as players: a command that speaks the line protocol has a seat, and may fail without harm.

A program has a time limit for every line that is expected of it. One that ends, exceeds the limit or gives an invalid
answer has failed for that move. One that ended or exceeded the limit is restarted for its next move, a few times.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import IO, Any, Final

import msgspec

from spadille.bots import CHEAT, GUESTS
from spadille.bots.confine import Leash, environment
from spadille.bots.protocol import MAX_LINE, VERSION, Info, game_line, go_line, greeting, moves_line, view_line
from spadille.core.contract import AnyGame, Decision, Seat, Weighed
from spadille.core.errors import BadOptions, SpadilleError, Unreadable
from spadille.thinking.budget import Budget
from spadille.thinking.levels import level_of

STARTING: Final = 20.0
"""Time limit in seconds for a program's greeting."""
GRACE: Final = 1.0
"""Seconds that a table waits beyond the program's time limit."""
STARTS: Final = 3
"""Maximum number of starts of a program."""
KEY_SIZE: Final = 32
"""Bytes of the key that keeps seeds from being guessed."""
_ENDING: Final = 1.0
_KEPT_LINES: Final = 1_000
_SHOWN: Final = 160


class ProgramFault(SpadilleError):
    """A program's failure to answer as it should; the message describes it."""


class _Gone(ProgramFault):
    """The program has ended, or must be ended: no further answers are possible."""


class _Process:
    """A running program: lines are written and read without ever blocking the table."""

    def __init__(self, command: str, leash: Leash | None) -> None:
        try:
            words = shlex.split(command)
            self._process = subprocess.Popen(
                words if leash is None else leash.command(words),
                env=None if leash is None else environment(),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as wrong:
            raise ProgramFault(f"cannot be started: {getattr(wrong, 'strerror', None) or wrong}") from None
        self._asked: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._said: queue.Queue[bytes | None] = queue.Queue(_KEPT_LINES)
        self._complaint: deque[bytes] = deque(maxlen=1)
        self._closed = False
        assert self._process.stdin is not None, "it was asked for"
        assert self._process.stdout is not None, "it was asked for"
        assert self._process.stderr is not None, "it was asked for"
        self._listener = _begin(self._listen, self._process.stderr)
        _begin(self._write, self._process.stdin)
        _begin(self._read, self._process.stdout)

    def say(self, *lines: str) -> None:
        self._asked.put("".join(f"{line}\n" for line in lines).encode())

    def forget(self) -> None:
        """Discard what it has said so far: it does not answer the next question."""
        with contextlib.suppress(queue.Empty):
            while self._said.get_nowait() is not None:
                continue
            self._said.put(None)  # it has ended: keep the end mark for the next `hear`

    def hear(self, end: float) -> str:
        """The next line, received before the clock (`time.monotonic`) shows `end`; raises ProgramFault."""
        try:
            line = self._said.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            raise _Gone("gave no answer in time") from None
        if line is None:
            raise _Gone(self._why_ended())
        if len(line) >= MAX_LINE:
            raise _Gone(f"said a line of more than {MAX_LINE} bytes")
        return line.decode("utf-8", "replace").strip()

    def _why_ended(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_ENDING)
        self._listener.join(_ENDING)
        last = (self._complaint[-1] if self._complaint else b"").decode("utf-8", "replace").strip()[:_SHOWN]
        status = self._process.returncode
        return f"has ended{'' if status is None else f' with status {status}'}{f': {last}' if last else ''}"

    def end(self) -> None:
        """End it and all processes that it has started."""
        self._closed = True
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._asked.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_ENDING)

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError), pipe:
            while (lines := self._asked.get()) is not None:
                pipe.write(lines)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError), pipe:
            while not self._closed and (line := pipe.readline(MAX_LINE)):
                self._keep(line)
        self._keep(None)

    def _keep(self, line: bytes | None) -> None:
        while not self._closed:
            with contextlib.suppress(queue.Full):
                self._said.put(line, timeout=0.1)
                return

    def _listen(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError), pipe:
            while line := pipe.readline(MAX_LINE):
                if line.strip():
                    self._complaint.append(line)


def _begin(work: Callable[[IO[bytes]], None], pipe: IO[bytes]) -> threading.Thread:
    thread = threading.Thread(target=work, args=(pipe,), daemon=True)
    thread.start()
    return thread


class Program:
    """A command that plays: started on first use, restarted after a failure, at most three times."""

    def __init__(self, command: str, leash: Leash | None = None) -> None:
        """With a `leash` it runs confined, if the system supports that."""
        self._command, self._leash = command, leash
        self._process: _Process | None = None
        self._starts = 0
        self._playing = ""

    def choose(
        self,
        game: AnyGame,
        seat: Seat,
        seed: str,
        view: Any,
        moves: Sequence[Any],
        budget: Budget | None,
        time_ms: int,
    ) -> Decision:
        """The program's answer; raises ProgramFault."""
        with self._careful():
            process = self._ready(game, seat, seed)
            process.forget()
            process.say(view_line(game, view), moves_line(game, moves), go_line(budget, time_ms))
            end = time.monotonic() + time_ms / 1000 + GRACE
            why = Info("")
            while True:
                word, _, rest = process.hear(end).partition(" ")
                if word == "info":
                    why = _read_info(rest, why)
                elif word == "error":
                    raise ProgramFault(f"answered an error: {rest[:_SHOWN]}")
                elif word == "bestmove":
                    return _decision(game, rest, why, moves)

    def start(self) -> tuple[str, ...]:
        """Start and greet it; returns the games it says it plays (none: all); raises ProgramFault."""
        with self._careful():
            if self._starts == STARTS:
                raise ProgramFault(f"has failed {STARTS} times and is not asked any more")
            self._starts += 1
            self._process = process = _Process(self._command, self._leash)
            process.say(greeting())
            games, end = "", time.monotonic() + STARTING
            while True:
                word, _, rest = process.hear(end).partition(" ")
                if word == "games":
                    games = rest
                elif word == "error":
                    raise _Gone(f"does not speak version {VERSION} of the protocol: {rest[:_SHOWN]}")
                elif word == "ready":
                    return tuple(games.split())

    def end(self) -> None:
        """End it, if it is running."""
        if self._process is not None:
            self._process.end()
        self._process, self._playing = None, ""

    def _ready(self, game: AnyGame, seat: Seat, seed: str) -> _Process:
        """The running process, after it has received the current game."""
        if self._process is None:
            self.start()
        process, wanted = self._process, game_line(game, seat, seed)
        assert process is not None, "it has been started"
        if wanted == self._playing:
            return process
        process.say(wanted)
        end = time.monotonic() + STARTING
        while True:
            word, _, rest = process.hear(end).partition(" ")
            if word == "ready":
                self._playing = wanted
                return process
            if word == "error":
                raise ProgramFault(f"does not play this: {rest[:_SHOWN]}")

    @contextlib.contextmanager
    def _careful(self) -> Iterator[None]:
        try:
            yield
        except _Gone:
            self.end()
            raise


def _read_info(text: str, before: Info) -> Info:
    """The content of an `info` line; the previous one if it cannot be read."""
    try:
        return msgspec.json.decode(text, type=Info)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return before


def _decision(game: AnyGame, text: str, why: Info, moves: Sequence[Any]) -> Decision:
    try:
        move = game.read(text)
    except Unreadable as wrong:
        raise ProgramFault(f"answered no move: {wrong}") from None
    if move not in moves:
        raise ProgramFault(f"answered {text[:40]!r}, which is not allowed")
    weighed = []
    for each in why.weighed:
        with contextlib.suppress(Unreadable):
            weighed.append(Weighed(game.read(each.move), each.worth, each.error, each.win))
    return Decision(move, why.why[:_SHOWN], tuple(weighed))


class ExternalBot:
    """A program on a seat."""

    def __init__(
        self, program: Program, game: AnyGame, seat: Seat, seed: str, budget: Budget | None, time_ms: int
    ) -> None:
        self._program, self._game, self._seat, self._seed = program, game, seat, seed
        self._budget, self._time_ms = budget, time_ms

    def choose(self, view: Any, moves: Sequence[Any]) -> Decision:
        return self._program.choose(self._game, self._seat, self._seed, view, moves, self._budget, self._time_ms)


def read_programs(words: list[str]) -> dict[str, str]:
    """Programs by name from words such as "mine=python3 my_bot.py"; raises BadOptions."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, command = word.partition("=")
        if not (equals and command.strip() and name.isascii() and name.replace("-", "_").isidentifier()):
            raise BadOptions(f"expected a program such as mine='python3 my_bot.py'; got {word[:60]!r}")
        if level_of(name) or name in GUESTS or name == CHEAT or name in found:
            raise BadOptions(f"expected a name of its own for a program; {name!r} is taken")
        found[name] = command
    return found


def check_programs(programs: Mapping[str, str], game: str) -> None:
    """Start each once, to check that it plays a game; raises BadOptions."""
    for name, command in programs.items():
        games = games_of(name, command)
        if games and game not in games:
            raise BadOptions(f"the program {name} plays {', '.join(games)}; got {game}")


def games_of(name: str, command: str, leash: Leash | None = None) -> tuple[str, ...]:
    """Start a program once; returns the games it says it plays (none: all); raises BadOptions."""
    program = Program(command, leash)
    try:
        return program.start()
    except ProgramFault as wrong:
        raise BadOptions(f"the program {name} {wrong}") from None
    finally:
        program.end()


def told_seed(key: bytes, seed: str) -> str:
    """A seed that may be given to a program: without the key the original cannot be found by trial.

    With no key it is the same as in contests begun before keys existed, and can be found by trial.
    """
    said = seed.encode("utf-8", "surrogatepass")
    if not key:
        return hashlib.sha256(said).hexdigest()[:16]
    return hmac.new(key, said, hashlib.sha256).hexdigest()[:16]
