"""Rows as files that other programs read: CSV, lines of JSON, or Parquet, by how the file's name ends.

Rows are written as they come, so that a file may be larger than memory, and the file is there whole or not at all.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeAlias

import msgspec

from spadille.core import record
from spadille.core.errors import BadOptions

Cell: TypeAlias = "int | float | str | bool | None"
Columns: TypeAlias = "Mapping[str, type]"
"""The names of the columns, and what they hold: int, float, str or bool; None may stand in any of them."""
Rows: TypeAlias = "Iterable[Sequence[Cell]]"

_AT_ONCE: Final = 10_000
"""Rows that are held before they are written."""
_TRUTH: Final = {True: "true", False: "false", None: ""}


def save(path: Path, columns: Columns, rows: Rows) -> None:
    """Write rows to a file; raises BadOptions where its name ends otherwise than `FORMS` says, and for Parquet where
    what it needs is not installed."""
    write = form_of(path)
    with record.saving(path) as file:
        write(file, columns, rows)


def form_of(path: Path) -> Callable[[BinaryIO, Columns, Rows], None]:
    """What writes such a file; raises BadOptions where nothing does, before anything is worked out."""
    if path.suffix not in FORMS:
        raise BadOptions(f"expected rows in a file that ends in {', '.join(FORMS)}; got {path.name[:40]!r}")
    if path.suffix == ".parquet":
        _arrow()
    return FORMS[path.suffix]


def _csv(file: BinaryIO, columns: Columns, rows: Rows) -> None:
    words = io.TextIOWrapper(file, "utf-8", newline="", write_through=True)
    writer = csv.writer(words, lineterminator="\n")
    writer.writerow(columns)
    for row in rows:
        writer.writerow([_TRUTH[each] if each is None or isinstance(each, bool) else each for each in row])
    words.detach()


def _lines(file: BinaryIO, columns: Columns, rows: Rows) -> None:
    encoder = msgspec.json.Encoder()
    file.writelines(encoder.encode(dict(zip(columns, row, strict=True))) + b"\n" for row in rows)


def _parquet(file: BinaryIO, columns: Columns, rows: Rows) -> None:
    arrow, parquet = _arrow()
    kinds = {int: arrow.int64(), float: arrow.float64(), str: arrow.string(), bool: arrow.bool_()}
    schema = arrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        for some in _batches(rows):
            arrays = [
                arrow.array(cells, field.type) for cells, field in zip(zip(*some, strict=True), schema, strict=True)
            ]
            writer.write_batch(arrow.record_batch(arrays, schema=schema))


def _batches(rows: Rows) -> Iterator[list[Sequence[Cell]]]:
    left = iter(rows)
    while some := list(islice(left, _AT_ONCE)):
        yield some


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise BadOptions(
            "Parquet needs pyarrow, which is not installed here; `pip install 'spadille[parquet]'` brings it"
        ) from None
    return pyarrow, parquet


FORMS: Final[dict[str, Callable[[BinaryIO, Columns, Rows], None]]] = {
    ".csv": _csv,
    ".jsonl": _lines,
    ".parquet": _parquet,
}
"""How a file's name ends, and what writes it."""
