"""The cost of tables on a server that stores many: bytes on disk and in memory, and the time to open and to back up.

`python -m bench.sizing [part…]` measures, with any parts of the bench named in addition (`server`), and writes the
table of `docs/guide/host/sizing.md`, with the commit and the machine.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import spadille
from bench import server
from bench.history import run_of
from bench.measure import Line
from spadille.server.base.tokens import server_secret
from spadille.server.live.rooms import Rooms
from spadille.server.ops.backup import back_up
from spadille.server.store.document import Settings, new_document
from spadille.server.store.document_forms import write_document
from spadille.server.store.store import Row, SqlStore

PAGE = Path(__file__).parents[1] / "docs" / "guide" / "host" / "sizing.md"
_TABLE = re.compile(r"(?<=<!-- measured -->\n).*?(?=<!-- till here -->)", re.DOTALL)
_MORE = {"server": server.lines, "server_postgres": server.lines_of_postgres}
TABLES = 400
MOVES = 80


def lines() -> Iterator[Line]:
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[Line]:
    database = str(folder / "spadille.db")
    server_secret(folder)
    rooms = Rooms(SqlStore(database))
    names = [await _kept(rooms) for _ in range(TABLES)]
    await rooms.close()
    kept = os.path.getsize(database) / TABLES / 1024
    began = time.perf_counter()
    back_up(database, folder, folder / "all.zip")
    backed_up, size = time.perf_counter() - began, os.path.getsize(folder / "all.zip") / TABLES / 1024
    rooms = Rooms(SqlStore(database))
    await rooms.find(names[0])  # load what all tables share
    before, began = _memory(), time.process_time()
    for name in names[1:]:
        await rooms.find(name)
    woken = 1e6 * (time.process_time() - began) / (TABLES - 1)
    awake = (_memory() - before) / (TABLES - 1)
    await rooms.close()
    what = f"Tables of Spades with {MOVES} moves"
    return [
        Line(f"{what}: kept", kept, "KiB each"),
        Line(f"{what}: in a backup", size, "KiB each"),
        Line(f"{what}: {TABLES} backed up", 1000 * backed_up, "ms"),
        Line(f"{what}: awake, nobody there", awake, "KiB each", aim="≤ 10"),
        Line(f"{what}: opened", woken, "us CPU each"),
    ]


async def _kept(rooms: Rooms) -> str:
    """Store a table with `MOVES` moves, asleep; return its name."""
    doc = new_document(Settings("spades", rulebook="rules_of_spades"))
    doc.phase = "playing"
    for each in doc.seats:
        each.kind = "person"
    table, chance = spadille.table("spades", rulebook="rules_of_spades", seed=doc.secret), random.Random(7)
    while table.version < MOVES:
        seat = table.deciding[0]
        table.play(seat, chance.choice(table.moves(seat)))
    name = f"bench{chance.randrange(1 << 20)}{time.monotonic_ns()}"[:32]
    fence = await rooms.store.create(Row(name, write_document(doc), doc.phase, doc.listed))
    moves = [(seat, table.game.spell(move)) for seat, move in table.log]
    await rooms.store.append(name, fence, 0, moves)
    return name


def _memory() -> float:
    """KiB of memory of this process, after garbage collection."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def table_of(measured: dict[str, list[Line]]) -> str:
    """The table of the page: the measured lines of each part of the bench."""
    run = run_of(line for those in measured.values() for line in those)
    rows = [
        f"| {line.what} | {line.ours:,.{0 if line.ours >= 100 else 1}f} {line.unit} | `python -m bench {part}` |"
        for part, those in measured.items()
        for line in those
    ]
    head = f"Measured on {run['date']} at commit `{run['commit']}` ({os.cpu_count()} processors, {run['processor']})."
    return "\n".join([head, "", "| What | Measured | By |", "|---|---|---|", *rows, "", ""])


def write(measured: dict[str, list[Line]]) -> None:
    """Put the table into the page."""
    table = table_of(measured)
    PAGE.write_text(_TABLE.sub(lambda _: table, PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    write({"sizing": list(lines()), **{part: list(_MORE[part]()) for part in sys.argv[1:]}})
