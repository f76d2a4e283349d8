"""Records as rows of data, and the meaning of their columns."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

from spadille.cli.names import meant
from spadille.cli.records.files import check_out, each_record, record_in, unread
from spadille.core.encoding import path_name
from spadille.core.errors import BadOptions, BadRecord
from spadille.exchange.rows import FORMS, Sheet, going_on, printed, writing
from spadille.tidy import COLUMNS, KINDS, Kind, rows

ROW_FORMS: Final = tuple(each.removeprefix(".") for each in FORMS)
"""Names of the formats of rows."""


def print_rows(files: Sequence[Path], kind: str, form: str, *, jobs: int, skip: int, out: Path | None = None) -> int:
    """Write the rows of every record as they are found; a bad record is reported on standard error, and means 2.

    With `skip`, an unfinished file is continued, so the column names are not repeated. Raises BadOptions, OSError.
    """
    check_out(files, out)
    chosen = cast("Kind", meant(kind, KINDS, "a kind of rows"))
    with _sheet(chosen, form, out, goes_on=bool(skip)) as sheet:

        def show(found: list[dict[str, Any]] | str) -> bool:
            if isinstance(found, str):
                print(f"spadille: {found}", file=sys.stderr)
                return False
            sheet.add(tuple(row.values()) for row in found)
            return True

        return each_record(partial(_rows, chosen), show, files, jobs=jobs, skip=skip)


def form_named(path: Path | None, *, as_json: bool) -> str:
    """The format of rows: what a file's suffix implies, otherwise JSON lines if wanted, otherwise CSV.

    Raises BadOptions if the file's suffix implies another format than JSON lines where those are wanted.
    """
    implied = next((form for form in ROW_FORMS if path is not None and path.suffix.casefold() == f".{form}"), None)
    if as_json and implied not in (None, "jsonl"):
        raise BadOptions(f"expected a file that ends in .jsonl with --json; got {path_name(path or Path())}")
    return implied or ("jsonl" if as_json else "csv")


def _sheet(kind: str, form: str, out: Path | None, *, goes_on: bool) -> AbstractContextManager[Sheet]:
    columns, ending = {each.name: each.type for each in COLUMNS[kind]}, f".{form}"
    if out is None:
        return nullcontext(printed(sys.stdout, columns, ending, named=goes_on))
    return going_on(out, columns, ending) if goes_on else writing(out, columns, ending)


def columns_page() -> Iterator[str]:
    """Yield the meaning of each kind's columns in lines, common columns first."""
    every = [each for each in COLUMNS[KINDS[0]] if all(each in columns for columns in COLUMNS.values())]
    width = max(len(each.name) for columns in COLUMNS.values() for each in columns)
    for title, columns in (("every kind", every), *COLUMNS.items()):
        yield f"{title}:"
        own = [each for each in columns if title not in COLUMNS or each not in every]
        yield from (f"  {each.name:{width}}  {each.type.__name__}  {each.meaning}" for each in own)


def _rows(kind: Kind, file: Path) -> list[dict[str, Any]] | str:
    """The rows of a record, each with the path of its file, or an error message."""
    try:
        return [{**row, "file": path_name(file)} for row in rows(record_in(file), kind)]
    except BadRecord as bad:
        return f"{file}: {bad}"
    except OSError as wrong:
        return f"{file}: {unread(wrong)}"
