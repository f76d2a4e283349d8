"""Replay and verification of records from files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TextIO, TypeAlias

import msgspec

from spadille.cli.records.files import each_record, record_in, unread
from spadille.core.contract import DealSheet
from spadille.core.encoding import path_name
from spadille.core.errors import BadRecord
from spadille.core.figures import counted
from spadille.core.table import Table, replay
from spadille.core.words import encoded
from spadille.fair.commit import PROOFS, UNPROVEN, form_of, left_out, taken_over, verify
from spadille.games import is_known, open_header, titled

Answer: TypeAlias = dict[str, Any]
_PROMISED = ("bags", "melds")
"""A game's own figures that the notation guarantees."""


def answer(file: str, data: bytes) -> Answer:
    """The standing of a record's game, or the bad line."""
    try:
        table = replay(data, open_header)
    except BadRecord as bad:
        return {"file": file, "line": bad.line, "clause": bad.clause, "reason": bad.reason}
    return standing(file, table)


def standing(file: str, table: Table) -> Answer:
    """The standing of a table's game, as plain data."""
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


def _sheet(deal: DealSheet) -> Answer:
    lines = [
        {"side": line.side, "clause": line.clause, "points": line.points, "words": str(line.words)}
        for line in deal.lines
    ]
    return {"deal": deal.deal, "lines": lines, "totals": deal.totals}


def replay_files(files: Sequence[Path], out: TextIO, *, as_json: bool, jobs: int = 1, skip: int = 0) -> int:
    """Print every record's standing, in order, with `jobs` processes (0: one per core); return 2 if any is bad."""
    return _answer_all(_replayed, _told, files, out, as_json=as_json, jobs=jobs, skip=skip)


def verify_files(files: Sequence[Path], out: TextIO, *, as_json: bool = False, jobs: int = 1, skip: int = 0) -> int:
    """Recompute the chance moves of every record; return 2 if any differs from its seed.

    An explanation of what the records prove, and what they do not, goes to standard error.
    """
    forms: set[str] = set()

    def tell(found: Answer) -> str:
        forms.add(found["proof"])
        return _told_seed(found)

    status = _answer_all(_verified, tell, files, out, as_json=as_json, jobs=jobs, skip=skip)
    proven = [words for form, words in PROOFS.items() if form in forms]
    out.flush()
    sys.stderr.writelines(f"\n{words}\n" for words in (*proven, UNPROVEN) if proven)
    return status


def _answer_all(
    work: Callable[[Path], Answer],
    tell: Callable[[Answer], str],
    files: Sequence[Path],
    out: TextIO,
    *,
    as_json: bool,
    jobs: int,
    skip: int,
) -> int:
    def show(found: Answer) -> bool:
        out.write((msgspec.json.encode(found, enc_hook=encoded).decode() if as_json else tell(found)) + "\n")
        return found["reason"] is None if "reason" in found else True

    return each_record(work, show, files, jobs=jobs, skip=skip)


def _replayed(file: Path) -> Answer:
    try:
        return answer(path_name(file), record_in(file))
    except OSError as wrong:
        return {"file": path_name(file), "line": None, "clause": None, "reason": unread(wrong)}


def _verified(file: Path) -> Answer:
    found: Answer = {"file": path_name(file), "line": None, "reason": None, "chance_moves": None, "proof": None}
    try:
        data = record_in(file)
        table = replay(data, open_header)
        found["chance_moves"] = verify(table, data)
        found["left_out"] = [{"name": name, "round": turn} for name, turn in left_out(table.more)]
        found["proof"] = form_of(table.more)
        first = taken_over(table.more)
        if first:
            found["taken_over"] = first
    except BadRecord as bad:
        found.update(line=bad.line, reason=bad.reason)
    except OSError as wrong:
        found["reason"] = unread(wrong)
    found["verified"] = found["reason"] is None
    return found


def _told(found: Answer) -> str:
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
        f"{found['file']}: {titled(found['game'], found['rulebook'])}, {counted(found['seats']):seat}, "
        f"{counted(found['moves']):move}, {counted(found['deals']):deal}, scores {scores}: {end}{book}"
    )


def _told_seed(found: Answer) -> str:
    if found["verified"]:
        silent = ", ".join(f"{each['name']} (round {each['round']})" for each in found["left_out"])
        words = f"; left out, for their parts were not opened in time: {silent}" if silent else ""
        first = found.get("taken_over")
        if first:
            words += f"; not checked: those among the first {counted(first):move}, which come from another record"
        n = found["chance_moves"]
        which = "the chance move follows" if n == 1 else f"all {n} chance moves follow"
        return f"{found['file']}: {which} from the seed{words}"
    where = f"line {found['line']}: " if found["line"] else ""
    return f"{found['file']}: {where}{found['reason']}"
