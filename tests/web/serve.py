"""A server for tests in a browser: the application of `spadille serve`, with means that only tests have."""

from __future__ import annotations

import hashlib
import random
import secrets
import sys
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

from spadille.cli.server.serve import listen, run
from spadille.server.app import make_app
from spadille.server.base.background import CLUB, HINTS, ODDS, REPLAYS, REVIEWS, SKIPS
from spadille.server.base.limits import Limits
from spadille.server.table.seats import presence
from spadille.testing.pseudo import teach

_MANY: Final = (100_000, 100_000)
PATIENCE: Final = 240.0
"""Seconds that a piece of work may take in another process: a busy machine is no reason for a test to fail. Beside
four busy programs, work that nobody is blocked by (nice 10) gets a thirtieth of a processor."""


class Plan(NamedTuple):
    """How a server is to be."""

    home: Path
    port: int
    running: Path | None = None
    """A file that names the test that runs: its tables have the same cards in every run."""
    grace: float = presence.GRACE
    """Seconds before a bot plays for somebody who is away."""
    pseudo: bool = False
    """The pseudo-language can be chosen."""
    steady: bool = False
    """Everything drawn by chance is the same in every run, keys and names of tables too: for pictures."""
    club: Path | None = None
    """The folder of a club."""


class Deals:
    """Draws the secrets of tables: those of a test depend on its name and on how many it has had."""

    def __init__(self, running: Path) -> None:
        self._running = running
        self._tables: Counter[str] = Counter()

    def __call__(self, size: int) -> str:
        test = self._running.read_text()
        self._tables[test] += 1
        return hashlib.sha256(f"{test} {self._tables[test]}".encode()).hexdigest()[: 2 * size]


def serve(plan: Plan) -> None:
    """Serve at the port of the plan; say so once it can be reached."""
    if plan.pseudo:
        teach()
    if plan.steady:
        _be_steady()
    presence.GRACE = plan.grace
    for lane in (CLUB, HINTS, ODDS, REPLAYS, REVIEWS, SKIPS):
        lane.seconds = PATIENCE
    limits = Limits(requests=_MANY, tables=_MANY, replays=_MANY, reviews=_MANY)
    draw = secrets.token_hex if plan.running is None else Deals(plan.running)
    app = make_app(str(plan.home / "rooms.db"), plan.home, limits=limits, draw_secret=draw, club=plan.club)
    run(app, listen("127.0.0.1", plan.port), _ready)


def _ready() -> None:
    sys.stdout.write("ready\n")
    sys.stdout.flush()


def _be_steady() -> None:
    chance = random.Random("1")

    def drawn(nbytes: int | None = None) -> bytes:
        return chance.randbytes(nbytes or 32)

    def written(nbytes: int | None = None) -> str:
        return drawn(nbytes).hex()

    secrets.token_bytes, secrets.token_hex, secrets.token_urlsafe = drawn, written, written
