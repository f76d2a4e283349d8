"""Rows as files for other programs: CSV, JSON lines, or Parquet, by the file's suffix.

Rows are written as they arrive, so a file may be larger than memory; the file appears complete or not at all.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, Final, Protocol, TextIO, TypeAlias

import msgspec

from spadille.core import record
from spadille.core.errors import BadOptions

Cell: TypeAlias = "int | float | str | bool | None"
Columns: TypeAlias = "Mapping[str, type]"
"""Names of the columns with their types: int, float, str or bool; any cell may be None."""
Rows: TypeAlias = "Iterable[Sequence[Cell]]"

_AT_ONCE: Final = 10_000
"""Maximum number of buffered rows."""
_TRUTH: Final = {True: "true", False: "false", None: ""}


class Sheet(Protocol):
    """A target for rows."""

    def add(self, rows: Rows) -> None:
        """Write more rows."""
        ...


def save(path: Path, columns: Columns, rows: Rows) -> None:
    """Write rows to a file; raises BadOptions for a suffix not in `FORMS`, and for Parquet if its package is not
    installed.
    """
    with writing(path, columns) as sheet:
        sheet.add(rows)


@contextmanager
def writing(path: Path, columns: Columns, form: str | None = None) -> Iterator[Sheet]:
    """Open a file for rows, which takes its place once it is complete; raises the errors of `save`.

    A form such as ".csv" is required if the file's name does not imply it.
    """
    make = form_of(path) if form is None else FORMS[form]
    if make is _parquet:
        _arrow()
    with record.saving(path) as file, make(file, columns) as sheet:
        yield sheet


@contextmanager
def going_on(path: Path, columns: Columns, form: str) -> Iterator[Sheet]:
    """Open an unfinished file to add the remaining rows; raises BadOptions for an existing Parquet file."""
    if form == ".parquet" and path.exists():
        raise BadOptions(f"expected another file for the rest, as Parquet cannot be added to; got {path}")
    if form == ".parquet":
        with writing(path, columns, form) as sheet:
            yield sheet
        return
    with path.open("a", encoding="utf-8", newline="") as words:
        yield printed(words, columns, form, named=True)


def printed(words: TextIO, columns: Columns, form: str, *, named: bool = False) -> Sheet:
    """Rows as text, written as they arrive, after the column names unless these were already `named`."""
    if form == ".parquet":
        raise BadOptions("expected a file for Parquet, such as --out rows.parquet; got none")
    return _Csv(words, columns, named=named) if form == ".csv" else _Lines(words, columns)


def form_of(path: Path) -> Form:
    """The writer for a file's suffix; raises BadOptions if there is none, before any work is done."""
    if path.suffix not in FORMS:
        raise BadOptions(f"expected rows in a file that ends in {', '.join(FORMS)}; got {path.name[:40]!r}")
    if path.suffix == ".parquet":
        _arrow()
    return FORMS[path.suffix]


class _Csv:
    """A line with the column names, then a line per row."""

    def __init__(self, words: TextIO, columns: Columns, *, named: bool) -> None:
        self._writer, self._columns, self._named = csv.writer(words, lineterminator="\n"), columns, named

    def name(self) -> None:
        """Write the column names, once."""
        if not self._named:
            self._named = True
            self._writer.writerow(self._columns)

    def add(self, rows: Rows) -> None:
        for row in rows:
            self.name()
            self._writer.writerow([_TRUTH[each] if each is None or isinstance(each, bool) else each for each in row])


class _Lines:
    """One JSON object per line."""

    def __init__(self, words: TextIO, columns: Columns) -> None:
        self._words, self._columns, self._encoder = words, columns, msgspec.json.Encoder()

    def add(self, rows: Rows) -> None:
        told = (self._encoder.encode(dict(zip(self._columns, row, strict=True))) for row in rows)
        self._words.writelines(each.decode() + "\n" for each in told)


class _Parquet:
    """Rows stored by column, in batches."""

    def __init__(self, file: BinaryIO, columns: Columns) -> None:
        self._arrow, parquet = _arrow()
        arrow = self._arrow
        kinds = {int: arrow.int64(), float: arrow.float64(), str: arrow.string(), bool: arrow.bool_()}
        self._schema = arrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
        self._writer = parquet.ParquetWriter(file, self._schema, compression="zstd")
        self._held: list[Sequence[Cell]] = []

    def add(self, rows: Rows) -> None:
        left = iter(rows)
        while some := list(islice(left, _AT_ONCE - len(self._held))):
            self._held += some
            if len(self._held) == _AT_ONCE:
                self._write()

    def flush(self) -> None:
        if self._held:
            self._write()

    def close(self) -> None:
        self._writer.close()

    def _write(self) -> None:
        by_column = zip(zip(*self._held, strict=True), self._schema, strict=True)
        arrays = [self._arrow.array(cells, field.type) for cells, field in by_column]
        self._writer.write_batch(self._arrow.record_batch(arrays, schema=self._schema))
        self._held = []


@contextmanager
def _csv(file: BinaryIO, columns: Columns) -> Iterator[Sheet]:
    words = io.TextIOWrapper(file, "utf-8", newline="", write_through=True)
    sheet = _Csv(words, columns, named=False)
    sheet.name()
    yield sheet
    words.detach()


@contextmanager
def _lines(file: BinaryIO, columns: Columns) -> Iterator[Sheet]:
    words = io.TextIOWrapper(file, "utf-8", newline="", write_through=True)
    yield _Lines(words, columns)
    words.detach()


@contextmanager
def _parquet(file: BinaryIO, columns: Columns) -> Iterator[Sheet]:
    sheet = _Parquet(file, columns)
    try:
        yield sheet
        sheet.flush()
    finally:
        sheet.close()


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise BadOptions(
            "Parquet needs pyarrow, which is not installed here; `pip install 'spadille[parquet]'` brings it"
        ) from None
    return pyarrow, parquet


class Form(Protocol):
    """Interface of a writer of rows into an open file."""

    def __call__(self, file: BinaryIO, columns: Columns) -> AbstractContextManager[Sheet]: ...


FORMS: Final[dict[str, Form]] = {".csv": _csv, ".jsonl": _lines, ".parquet": _parquet}
"""Writers by suffix."""
