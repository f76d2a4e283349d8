"""Rows as files: what is written is what other programs read, and a file is there whole or not at all."""

from __future__ import annotations

import csv
import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spadille.core.errors import BadOptions
from spadille.exchange import rows
from spadille.exchange.rows import Cell

COLUMNS = {"number": int, "rules": str, "value": float, "won": bool}
ROWS: list[tuple[Cell, ...]] = [(0, "andrews", 1.5, True), (1, 'a "nil", ♠', None, False), (2, "", -0.1, None)]


def test_csv_is_read_as_it_was_written(tmp_path: Path) -> None:
    rows.save(tmp_path / "some.csv", COLUMNS, ROWS)
    with (tmp_path / "some.csv").open(encoding="utf-8", newline="") as file:
        assert list(csv.reader(file)) == [
            list(COLUMNS),
            ["0", "andrews", "1.5", "true"],
            ["1", 'a "nil", ♠', "", "false"],
            ["2", "", "-0.1", ""],
        ]


def test_each_line_of_json_is_a_row_by_the_names_of_its_columns(tmp_path: Path) -> None:
    rows.save(tmp_path / "some.jsonl", COLUMNS, ROWS)
    lines = (tmp_path / "some.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line) for line in lines] == [dict(zip(COLUMNS, row, strict=True)) for row in ROWS]


def test_parquet_holds_the_kinds_and_what_is_lacking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow")
    monkeypatch.setattr(rows, "_AT_ONCE", 2)
    rows.save(tmp_path / "some.parquet", COLUMNS, ROWS)
    parquet: Any = importlib.import_module("pyarrow.parquet")
    table = parquet.read_table(tmp_path / "some.parquet")
    assert [str(each) for each in table.schema.types] == ["int64", "string", "double", "bool"]
    assert table.to_pylist() == [dict(zip(COLUMNS, row, strict=True)) for row in ROWS]
    rows.save(tmp_path / "none.parquet", COLUMNS, [])
    assert parquet.read_table(tmp_path / "none.parquet").column_names == list(COLUMNS)


def test_where_arrow_is_lacking_it_is_named_and_no_file_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadOptions, match=r"`pip install 'spadille\[parquet\]'` brings it"):
        rows.save(tmp_path / "some.parquet", COLUMNS, ROWS)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_ends_otherwise_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"ends in \.csv, \.jsonl, \.parquet; got 'some\.xlsx'"):
        rows.save(tmp_path / "some.xlsx", COLUMNS, ROWS)


@pytest.mark.parametrize("form", [".csv", ".jsonl", ".parquet"])
def test_rows_that_break_off_leave_what_was_there(tmp_path: Path, form: str) -> None:
    if form == ".parquet":
        pytest.importorskip("pyarrow")
    path = tmp_path / f"some{form}"
    path.write_bytes(b"before")

    def broken() -> Iterator[tuple[Cell, ...]]:
        yield ROWS[0]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        rows.save(path, COLUMNS, broken())
    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [(path.name, b"before")]


@pytest.mark.parametrize("form", [".csv", ".jsonl", ".parquet"])
def test_rows_that_come_in_pieces_are_the_rows_that_come_at_once(
    tmp_path: Path, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if form == ".parquet":
        pytest.importorskip("pyarrow")
    monkeypatch.setattr(rows, "_AT_ONCE", 3)
    many = [(at, "bicycle", at / 4, None) for at in range(20)]
    rows.save(tmp_path / f"once{form}", COLUMNS, many)
    with rows.writing(tmp_path / "pieces", COLUMNS, form) as sheet:
        for first, last in ((0, 1), (1, 1), (1, 8), (8, 20)):
            sheet.add(many[first:last])
    assert (tmp_path / "pieces").read_bytes() == (tmp_path / f"once{form}").read_bytes()
