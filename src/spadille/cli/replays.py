"""Replaying and verifying records from files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, TextIO

import msgspec

from spadille.core.contract import DealSheet
from spadille.core.errors import BadRecord
from spadille.core.table import Table, replay
from spadille.fair.commit import verify
from spadille.games import is_known, open_header

_BAD_INPUT = 2
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


def replay_files(files: Iterable[Path], out: TextIO, *, as_json: bool) -> int:
    """Answer for every file; 2 if any of them is not a good record."""
    status = 0
    for file in files:
        try:
            found = answer(str(file), file.read_bytes())
        except OSError as wrong:
            reason = f"the file cannot be read: {wrong.strerror}"
            found = {"file": str(file), "line": None, "clause": None, "reason": reason}
        if "reason" in found:
            status = _BAD_INPUT
        out.write((msgspec.json.encode(found).decode() if as_json else _told(found)) + "\n")
    return status


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


def verify_files(files: Iterable[Path], out: TextIO) -> int:
    """Recompute the chance moves of every record; 2 if any of them is not what its seed gives."""
    status = 0
    for file in files:
        try:
            data = file.read_bytes()
            count = verify(replay(data, open_header), data)
            out.write(f"{file}: all {count} chance moves follow from the seed\n")
        except BadRecord as bad:
            status = _BAD_INPUT
            out.write(f"{file}: {bad}\n")
        except OSError as wrong:
            status = _BAD_INPUT
            out.write(f"{file}: the file cannot be read: {wrong.strerror}\n")
    return status
