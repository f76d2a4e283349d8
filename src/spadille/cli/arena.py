"""Bots against each other from the command line."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from spadille.core.errors import BadOptions, Unreadable
from spadille.lab.arena import Contest, Report, Unit, run

_MOST_REASONS = 5


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
    for player, count, reasons in zip(found.bots, found.faults, found.reasons, strict=True):
        if count:
            lines.append(f"  {player} failed to make {count} moves; the first legal move was made instead")
            lines += [f"    {times} ×  {why}" for why, times in list(reasons.items())[:_MOST_REASONS]]
    return "\n".join(lines)


def _done(path: Path, contest: Contest) -> list[Unit]:
    """What a file has kept of the same contest; a new file is begun with the contest."""
    if not path.exists():
        path.write_bytes(msgspec.json.encode(contest) + b"\n")
        return []
    lines = path.read_bytes().splitlines()
    try:
        if not lines or msgspec.json.decode(lines[0], type=Contest) != contest:
            raise BadOptions(f"{path} keeps another contest; name another file")
        return [msgspec.json.decode(line, type=Unit) for line in lines[1:]]
    except msgspec.DecodeError as wrong:
        raise Unreadable(f"{path}: {wrong}") from None
