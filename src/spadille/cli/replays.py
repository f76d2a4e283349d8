"""Replaying and verifying records from files."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, TextIO

import msgspec

from spadille.core.contract import DealSheet
from spadille.core.errors import BadRecord
from spadille.core.table import Table, replay
from spadille.fair.commit import PROOFS, UNPROVEN, form_of, left_out, verify
from spadille.games import is_known, open_header

_BAD_INPUT = 2
_CHUNK = 16
"""Files that a process takes at a time."""
STDIN = Path("-")
_PROMISED = ("bags",)
"""Which of a game's own figures the notation promises."""


def answer(file: str, data: bytes) -> dict[str, Any]:
    """What there is to say of a record: how its game stands, or the line that is wrong."""
    try:
        table = replay(data, open_header)
    except BadRecord as bad:
        return {"file": file, "line": bad.line, "clause": bad.clause, "reason": bad.reason}
    return standing(file, table)


def standing(file: str, table: Table) -> dict[str, Any]:
    """How the game of a table stands, as plain data."""
    score, outcome = table.standing, table.outcome
    return {
        "file": file,
        "game": table.game.name,
        "rulebook": table.game.rulebook,
        "seats": table.game.seats,
        "moves": table.version,
        "deals": score.deals,
        "over": outcome is not None,
        "payoff": outcome.payoff if outcome else None,
        "winners": sorted(outcome.winners) if outcome else None,
        "scores": score.scores,
        "sheet": [_sheet(deal) for deal in score.sheet],
        **({} if is_known(table.game) else {"known": False}),
        **{name: figures for name, figures in score.more if name in _PROMISED},
    }


def _sheet(deal: DealSheet) -> dict[str, Any]:
    lines = [
        {"side": line.side, "clause": line.clause, "points": line.points, "words": line.words} for line in deal.lines
    ]
    return {"deal": deal.deal, "lines": lines, "totals": deal.totals}


def replay_files(files: Sequence[Path], out: TextIO, *, as_json: bool, jobs: int = 1) -> int:
    """Answer for every file in order, in so many processes (0: one for each core); 2 if any is not a good record."""
    status = 0
    for found in _answers(files, min(jobs or os.cpu_count() or 1, len(files))):
        if "reason" in found:
            status = _BAD_INPUT
        out.write((msgspec.json.encode(found).decode() if as_json else _told(found)) + "\n")
    return status


def _answers(files: Sequence[Path], jobs: int) -> Iterator[dict[str, Any]]:
    """An answer for each file; standard input, which only this process has, is read here."""
    if jobs < 2:
        yield from map(_replayed, files)
        return
    with ProcessPoolExecutor(jobs, initializer=_ignore_interrupts) as pool:
        others = pool.map(_replayed, [file for file in files if file != STDIN], chunksize=_CHUNK)
        try:
            for file in files:
                yield _replayed(file) if file == STDIN else next(others)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """In a process that works for another: Ctrl+C is no matter of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _replayed(file: Path) -> dict[str, Any]:
    try:
        return answer(str(file), record_in(file))
    except OSError as wrong:
        return {"file": str(file), "line": None, "clause": None, "reason": _unread(wrong)}


def record_in(file: Path) -> bytes:
    """The bytes of a file; those of standard input for "-"."""
    return sys.stdin.buffer.read() if file == STDIN else file.read_bytes()


def _unread(wrong: OSError) -> str:
    return f"the file cannot be read: {wrong.strerror}"


def _told(found: dict[str, Any]) -> str:
    if "reason" in found:
        where = f"line {found['line']}: " if found["line"] else ""
        clause = f" ({found['clause']})" if found["clause"] else ""
        return f"{found['file']}: {where}{found['reason']}{clause}"
    scores = ", ".join(str(score) for score in found["scores"])
    end = "goes on"
    if found["over"]:
        winners = ", ".join(f"seat {seat}" for seat in found["winners"])
        end = f"over, won by {winners}" if winners else "over, without a winner"
    book = "" if found.get("known", True) else " (a rulebook not known here: the options of the header are followed)"
    return (
        f"{found['file']}: {found['game']} by {found['rulebook']}, {found['seats']} seats, "
        f"{found['moves']} moves, {found['deals']} deals, scores {scores}: {end}{book}"
    )


def verify_files(files: Iterable[Path], out: TextIO, *, as_json: bool = False) -> int:
    """Recompute the chance moves of every record; 2 if any of them is not what its seed gives.

    Behind the answers for people stands what the records prove, and what they do not.
    """
    status, forms = 0, set()
    for file in files:
        found, words = _verified(file)
        if found["verified"]:
            forms.add(found["proof"])
        else:
            status = _BAD_INPUT
        out.write((msgspec.json.encode(found).decode() if as_json else f"{file}: {words}") + "\n")
    if forms and not as_json:
        out.writelines(f"\n{PROOFS[form]}\n" for form in PROOFS if form in forms)
        out.write(f"\n{UNPROVEN}\n")
    return status


def _verified(file: Path) -> tuple[dict[str, Any], str]:
    """What is found of a record, for programs and for people."""
    found: dict[str, Any] = {"file": str(file), "line": None, "reason": None, "chance_moves": None, "proof": None}
    try:
        data = record_in(file)
        table = replay(data, open_header)
        found["chance_moves"] = verify(table, data)
        found["proof"] = form_of(table.more)
        words = f"all {found['chance_moves']} chance moves follow from the seed"
        silent = ", ".join(f"{name} (round {turn})" for name, turn in left_out(table.more))
        words += f"; left out, for their parts were not opened in time: {silent}" if silent else ""
    except BadRecord as bad:
        found.update(line=bad.line, reason=bad.reason)
        words = str(bad)
    except OSError as wrong:
        found["reason"] = words = _unread(wrong)
    found["verified"] = found["reason"] is None
    return found, words
