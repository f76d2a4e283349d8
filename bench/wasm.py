"""The kernel of a page beside the kernel of this installation: the same answers, and how much longer they take.

`python -m bench.wasm` lets the bots play all games and writes down what they ask of the kernel; a page's interpreter
(Pyodide under Node.js) asks its own kernel the same. Needed: Node.js, and a page that `make page` has built.
"""

from __future__ import annotations

import argparse
import io
import itertools
import json
import pickle
import secrets
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import spadille
from spadille.bots import levels, make_bot
from spadille.games import GAMES
from spadille.search import _native
from spadille.thinking.levels import Level

ROOT: Final = Path(__file__).parents[1]
NETS: Final = "nets"
"""What stands for the nets of Spades in a file of calls."""
MOST: Final = 400
"""Maximum number of calls from one match, so that no game has most of them."""


class Call(NamedTuple):
    """A question to the kernel, and its answer as text."""

    name: str
    given: bytes
    """The arguments, pickled before the call: some grow afterwards."""
    answer: str
    seconds: float


class Row(NamedTuple):
    """What is known of one function of the kernel."""

    name: str
    calls: int
    equal: int
    here: float
    """Seconds in this installation."""
    page: float
    """Seconds in the page's interpreter."""


@contextmanager
def listening(calls: list[Call]) -> Iterator[None]:
    """Write down every call of the kernel."""
    known = {name: getattr(_native, name) for name in dir(_native) if callable(getattr(_native, name))}
    for name, function in known.items():
        if name not in ("spades_nets", "modern") and not name.startswith("_"):
            setattr(_native, name, _spy(name, function, calls))
    try:
        yield
    finally:
        for name, function in known.items():
            setattr(_native, name, function)


def _spy(name: str, function: Callable[..., Any], calls: list[Call]) -> Callable[..., Any]:
    def call(*given: Any) -> Any:
        kept = io.BytesIO()
        _Writer(kept).dump(given)
        began = time.perf_counter()
        answer = function(*given)
        calls.append(Call(name, kept.getvalue(), repr(answer), time.perf_counter() - began))
        return answer

    return call


class _Writer(pickle.Pickler):
    """Writes calls; the nets of Spades, which cannot be written, by name."""

    def persistent_id(self, obj: Any) -> str | None:
        return NETS if type(obj).__name__ == "PyCapsule" else None


def asked(count: int, seed: str) -> list[Call]:
    """Calls of the kernel in matches of all games by all levels that think, with fresh deals of a seed."""
    calls: list[Call] = []
    players = [(game, level) for game in GAMES for level in levels(game) if level >= Level.STRONG]
    with listening(calls):
        for number, (game, level) in enumerate(itertools.cycle(players)):
            before = len(calls)
            if before >= count:
                break
            table = spadille.table(game, seed=f"{seed} {number}")
            while table.deciding and len(calls) < min(count, before + MOST):
                seat = table.deciding[0]
                bot = make_bot(level, table.game, seat, f"{seed} {number} {len(calls)}")
                table.play(seat, bot.choose(table.view(seat), table.moves(seat)).move)
            calls[before:] = calls[before : before + MOST]
    return calls[:count]


def compare(calls: list[Call], page: Path) -> list[Row]:
    """Ask the kernel of a built page the same; one row for each function."""
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "calls"
        file.write_bytes(pickle.dumps([(each.name, each.given, each.answer) for each in calls]))
        words = ["node", str(ROOT / "bench" / "wasm.mjs"), str(page), str(file)]
        done = subprocess.run(words, check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    rows: dict[str, list[tuple[bool, float, float]]] = defaultdict(list)
    for mine, (function, equal, seconds) in zip(calls, json.loads(done.stdout), strict=True):
        rows[function].append((equal, mine.seconds, seconds))
    return [Row(name, len(each), *(sum(column) for column in zip(*each, strict=True))) for name, each in rows.items()]


def main() -> int:
    """Compare, and print a table."""
    said = argparse.ArgumentParser(prog="python -m bench.wasm", description=(__doc__ or "").partition("\n")[0])
    said.add_argument("--calls", type=int, default=5_000, help="number of calls (5000 unless given)")
    said.add_argument("--seed", default=secrets.token_hex(4), help="seed of the deals (drawn unless given)")
    said.add_argument("--page", type=Path, default=ROOT / "build" / "page", help="folder that `make page` has built")
    given = said.parse_args()
    if not (given.page / "pyodide").is_dir():
        said.error(f"expected a page in {given.page}: make page")
    rows = compare(asked(given.calls, given.seed), given.page.resolve())
    rows.append(Row("all", *(sum(column) for column in list(zip(*rows, strict=True))[1:])))
    sys.stdout.write(f"seed {given.seed}, {_native.__name__}\n")
    for each in rows:
        sys.stdout.write(
            f"{each.name:16} {each.calls:6,} calls, {each.equal:6,} equal, "
            f"{each.here:7.2f} s here, {each.page:7.2f} s in the page: {each.page / each.here:.2f}\n"
        )
    return 0 if rows[-1].equal == rows[-1].calls else 1


if __name__ == "__main__":
    sys.exit(main())
