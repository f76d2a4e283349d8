"""Checks of the trial: the database holds what people were shown, and every game is replayed and proven."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.travellers import Step, differs
from tests.trial.house import House
from tests.trial.people import Broken, Person
from tests.trial.report import Report

from spadille.core.table import replay
from spadille.games import open_header
from spadille.server.base.settings import Timeouts
from spadille.server.ops.admin import Listed, opened
from spadille.server.store.store import SqlStore

Moves = Sequence[tuple[int, str]]
Seen = tuple[Person, list[Step]]
"""Somebody, and the moves that were shown to them at their table."""


class Life(NamedTuple):
    """A database, and what people were shown of its tables."""

    database: str
    seen: list[Seen]


async def tables_of(database: str) -> list[Listed]:
    """All tables of a database."""
    async with opened(database, Timeouts()) as admin:
        return await admin.tables()


async def moves_of(database: str) -> dict[str, Moves]:
    """All that is kept of the tables of a database, by name."""
    names = [each.table for each in await tables_of(database)]
    store = SqlStore(database)
    try:
        kept = {name: await store.read(name) for name in names}
    finally:
        await store.close()
    return {name: list(each.moves) for name, each in kept.items() if each is not None}


async def close_all(database: str) -> None:
    """End every running game, as the operator may."""
    async with opened(database, Timeouts()) as admin:
        going = [each.table for each in await admin.tables() if each.phase == "playing"]
        await asyncio.gather(*(admin.close_table(name) for name in going))


async def reckon(house: House, life: Life, folder: Path, report: Report) -> None:
    """Hold all that people were shown against what is kept, and that against its records, which are proven."""
    kept = await moves_of(life.database)
    for person, shown in life.seen:
        if wrong := differs(shown, kept.get(person.table, ())):
            raise Broken(f"table {person.table}, seat {person.seat}: {wrong}")
    report.shown += sum(len(shown) for _, shown in life.seen)
    records = await _export(life.database, kept, folder)
    if lost := {person.table for person, shown in life.seen if shown} - {*records}:
        raise Broken(f"no record of table {', '.join(sorted(lost))}")
    out, _ = await house.spadille("verify", "--json", str(folder))
    proven = [json.loads(line) for line in out.splitlines()]
    if len(proven) != len(records) or not all(each["verified"] for each in proven):
        raise Broken(f"{len(records)} records were exported; proven: {out}")
    report.records.update(each["proof"] for each in proven)
    report.chances += sum(each["chance_moves"] for each in proven)
    report.parts += sum(_has_its_part(records[person.table], person) for person, shown in life.seen if shown)


async def _export(database: str, kept: dict[str, Moves], folder: Path) -> dict[str, dict[str, Any]]:
    """Write the record of every game that was begun; the headers, by the names of their tables."""
    folder.mkdir()
    headers: dict[str, dict[str, Any]] = {}
    async with opened(database, Timeouts()) as admin:
        for each in await admin.tables():
            if each.phase == "gathering":
                continue
            record = await admin.record(each.table)
            table = replay(record, open_header)
            if [(seat, table.game.spell(move)) for seat, move in table.log] != kept[each.table]:
                raise Broken(f"the record of table {each.table} has other moves than the table")
            (folder / f"{each.table}.jsonl").write_bytes(record)
            headers[each.table] = json.loads(record.partition(b"\n")[0])
    return headers


def _has_its_part(header: dict[str, Any], person: Person) -> bool:
    """The part that somebody has sealed is in the seed of their game, unless they were left out by name."""
    if header["commit"] != person.commit:
        raise Broken(f"table {person.table} was promised {person.commit}, and its record has {header['commit']}")
    if any(each["seat"] == person.seat for each in header.get("left_out", [])):
        return False
    if header.get("contributions", {}).get(str(person.seat)) != person.parts.get(header.get("round", 1)):
        raise Broken(f"table {person.table}: the part that seat {person.seat} has sealed is not in its record")
    return True
