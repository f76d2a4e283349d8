"""Bots against each other from the command line."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from spadille.core.errors import BadOptions, Unreadable
from spadille.lab.arena import Contest, Report, Unit, run


def play_arena(
    contest: Contest, count: int, *, jobs: int, sequential: float | None, keep: Path | None, as_json: bool
) -> int:
    """Play, showing how far it is, and print what came of it."""
    contest.open()
    done = [] if keep is None else _done(keep, contest)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{contest.bots[0]} and {contest.bots[1]}", total=count, completed=len(done))

        def note(unit: Unit) -> None:
            progress.advance(task)
            if keep is not None:
                with keep.open("ab") as file:
                    file.write(msgspec.json.encode(unit) + b"\n")

        found = run(contest, count, jobs=jobs or os.cpu_count() or 1, done=done, keep=note, sequential=sequential)
    print(msgspec.json.encode(found).decode() if as_json else _words(found))
    return 0


def _words(found: Report) -> str:
    lines = [found.words]
    for player, (median, most) in zip(found.bots, found.milliseconds, strict=True):
        lines.append(f"  {player}: a decision takes {median:.1f} ms, 99 % within {most:.1f} ms")
    lines += [
        f"  {player} failed to make {count} moves; the first legal move was made instead"
        for player, count in zip(found.bots, found.faults, strict=True)
        if count
    ]
    return "\n".join(lines)


def _done(path: Path, contest: Contest) -> list[Unit]:
    """What a file has kept of the same contest; a new file is begun with the contest."""
    head = msgspec.json.encode(contest)
    if not path.exists():
        path.write_bytes(head + b"\n")
        return []
    lines = path.read_bytes().splitlines()
    if not lines or lines[0] != head:
        raise BadOptions(f"{path} keeps another contest; name another file")
    try:
        return [msgspec.json.decode(line, type=Unit) for line in lines[1:]]
    except msgspec.DecodeError as wrong:
        raise Unreadable(f"{path}: {wrong}") from None
