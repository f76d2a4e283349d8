"""Records as rows for a table of figures: CSV, or JSON lines."""

from __future__ import annotations

import csv
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TextIO, cast

import msgspec

from spadille.cli.names import meant
from spadille.cli.records import each_record, record_in, unread
from spadille.core.errors import BadRecord
from spadille.tidy import KINDS, Kind, Row, rows


def print_rows(files: Sequence[Path], kind: str, out: TextIO, *, as_json: bool, jobs: int, skip: int) -> int:
    """Write the rows of every record as they come; one that is no good is named on standard error, and means 2.

    With `skip` a file that was begun is gone on with, so the names of the columns are not written again.
    """
    writer = csv.writer(out, lineterminator="\n")
    named = bool(skip)

    def show(found: list[Row] | str) -> bool:
        nonlocal named
        if isinstance(found, str):
            print(f"spadille: {found}", file=sys.stderr)
            return False
        if as_json:
            out.writelines(msgspec.json.encode(row).decode() + "\n" for row in found)
            return True
        if found and not named:
            named = True
            writer.writerow(found[0])
        writer.writerows(row.values() for row in found)
        return True

    chosen = cast("Kind", meant(kind, KINDS, "a kind of rows"))
    return each_record(partial(_rows, chosen), show, files, jobs=jobs, skip=skip)


def _rows(kind: Kind, file: Path) -> list[Row] | str:
    """The rows of a record, each with the path of its file; or what is wrong with it."""
    try:
        return [{**row, "file": str(file)} for row in rows(record_in(file), kind)]
    except BadRecord as bad:
        return f"{file}: {bad}"
    except OSError as wrong:
        return f"{file}: {unread(wrong)}"
