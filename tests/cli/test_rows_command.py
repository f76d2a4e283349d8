"""`spadille export` and `spadille rows` for tables of figures: CSV, JSON lines, Parquet; what the columns mean."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.shell import run

import spadille
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES
from spadille.testing.playing import random_move
from spadille.tidy import COLUMNS, KINDS

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "data.md"


def played(name: str, seed: int, moves: int = 120) -> spadille.Table:
    table, rng = spadille.table(name, seed=seed), Stream(seed_of(f"rows {seed}"))
    for _ in range(moves):
        if table.deciding:
            table.play(*random_move(table.game, table.state, rng))
    return table


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Records of all games."""
    made = tmp_path_factory.mktemp("games")
    for at, name in enumerate(GAMES):
        table = played(name, at)
        table.more["names"] = [f"Nora {seat}" for seat in range(table.game.seats)]
        table.save(made / f"{name}.jsonl")
    return made


def wanted(folder: Path, kind: Any) -> list[dict[str, Any]]:
    return [{**row, "file": f"{folder}/{row['file']}"} for row in spadille.rows(folder, kind)]


@pytest.mark.parametrize("kind", KINDS)
def test_every_row_of_every_game_has_the_columns_that_are_told(kind: Any, folder: Path) -> None:
    told = {each.name: each.type for each in COLUMNS[kind]}
    found = spadille.rows(folder, kind)
    assert {tuple(row) for row in found} == {tuple(told)}
    assert all(value is None or type(value) is told[name] for row in found for name, value in row.items())
    if kind == "decisions":
        assert {row["game"] for row in found} == set(GAMES)
        assert {row["player"] for row in found if row["seat"] == 1} == {"Nora 1"}


@pytest.mark.parametrize("kind", KINDS)
def test_a_folder_goes_out_in_each_format_with_the_same_rows(kind: str, folder: Path, tmp_path: Path) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    rows = wanted(folder, kind)
    text = run("export", str(folder), "--kind", kind)
    assert (text.returncode, text.stderr) == (0, "")
    plain = [{name: "" if each is None else str(each) for name, each in row.items()} for row in rows]
    assert list(csv.DictReader(io.StringIO(text.stdout))) == plain
    assert run("export", str(folder), "--kind", kind, "--format", "csv", "--jobs", "2").stdout == text.stdout
    lines = run("export", str(folder), "--kind", kind, "--format", "jsonl").stdout.splitlines()
    assert [json.loads(line) for line in lines] == rows
    done = run("export", str(folder), "--kind", kind, "--out", str(tmp_path / "rows.parquet"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    table = parquet.read_table(tmp_path / "rows.parquet")
    assert table.to_pylist() == rows
    assert [each.name for each in tmp_path.iterdir()] == ["rows.parquet"]


def test_a_record_by_standard_input_is_exported_too(folder: Path) -> None:
    data = (folder / "spades.jsonl").read_bytes()
    found = run("export", "-", "--kind", "calls", "--format", "jsonl", given=data).stdout.splitlines()
    assert [json.loads(line)["move"] for line in found] == [row["move"] for row in spadille.rows(data, "calls")]


@pytest.mark.parametrize("form", ["csv", "jsonl", "parquet"])
def test_a_broken_record_among_many_is_told_in_one_line_and_the_others_go_out(form: str, tmp_path: Path) -> None:
    reader: Any = pytest.importorskip("pyarrow.parquet") if form == "parquet" else None
    for seed in range(3):
        played("spades", seed).save(tmp_path / "games" / f"{seed}.jsonl")
    bad, out = tmp_path / "games" / "1.jsonl", tmp_path / f"rows.{form}"
    bad.write_bytes(bad.read_bytes().replace(b'"bid ', b'"bidd ', 1))
    done = run("export", str(tmp_path / "games"), "--kind", "decisions", "--out", str(out))
    assert done.returncode == 2
    first, last = done.stderr.splitlines()
    assert first.startswith(f"spadille: {bad}: line ")
    assert last == "spadille: 1 of 3 records are no good"
    kept = {each.parent / name for each in [bad] for name in ("0.jsonl", "2.jsonl")}
    if form == "parquet":
        files = reader.read_table(out).column("file").to_pylist()
    elif form == "csv":
        files = [row["file"] for row in csv.DictReader(io.StringIO(out.read_text("utf-8")))]
    else:
        files = [json.loads(line)["file"] for line in out.read_text("utf-8").splitlines()]
    assert {Path(each) for each in files} == kept


def test_what_was_begun_is_gone_on_with_in_the_same_file_and_parquet_in_another(folder: Path, tmp_path: Path) -> None:
    whole, out = tmp_path / "whole.csv", tmp_path / "rows.csv"
    words = ("rows", "--kind", "decisions")
    assert run(*words, str(folder), "--out", str(whole)).returncode == 0
    assert run(*words, *(str(each) for each in sorted(folder.iterdir())[:3]), "--out", str(out)).returncode == 0
    assert run(*words, str(folder), "--out", str(out), "--skip", "3").returncode == 0
    assert out.read_bytes() == whole.read_bytes()
    there = tmp_path / "rows.parquet"
    there.write_bytes(b"")
    done = run(*words, str(folder), "--out", str(there), "--skip", "3")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"spadille: expected another file for the rest, as Parquet cannot be added to; got {there}\n"
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--format", "xls"), "expected a format: pbn, lin, csv, jsonl, parquet; got 'xls'"),
        (("--format", "pbn", "--kind", "deals"), "expected rows as csv, jsonl, parquet; got pbn"),
        (("--kind", "hands"), "expected a kind of rows: calls, tricks, deals, decisions; got 'hands'"),
        (("--format", "parquet"), "expected a file for Parquet, such as --out rows.parquet; got none"),
        (("--out", "games.csv/rows.csv"), "games.csv/rows.csv: File exists"),
    ],
)
def test_what_cannot_be_written_is_one_clear_line(
    words: tuple[str, ...], said: str, folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "games.csv").write_text("")
    done = run("export", str(folder), *words, folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"spadille: {said}\n")


MEASURED = """
import resource, sys
from pathlib import Path
from spadille.cli.records.rows import print_rows
for folder in sys.argv[1:]:
    assert print_rows([Path(folder)], "decisions", "csv", jobs=1, skip=0) == 0
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)
"""


def test_memory_does_not_grow_with_the_records(tmp_path: Path) -> None:
    """In a process, whose highest memory is its own."""
    data, folders = played("spades", 1, 1200).record, []
    for count in (4, 100):
        folders.append(tmp_path / str(count))
        folders[-1].mkdir()
        for at in range(count):
            (folders[-1] / f"{at}.jsonl").write_bytes(data)
    done = subprocess.run(
        [sys.executable, "-c", MEASURED, *folders], capture_output=True, text=True, timeout=60, check=True
    )
    used = [int(line) * 1024 for line in done.stderr.splitlines()]
    held = 96 * len(done.stdout) // 104
    assert held > 3_000_000
    assert used[1] - used[0] < held / 2, "not even the text that is written, of which rows would take several times"


def test_the_guide_prints_what_the_command_says_of_the_columns() -> None:
    said = run("rows", "--columns")
    assert (said.returncode, said.stderr) == (0, "")
    assert run("export", "--columns").stdout == said.stdout
    assert f"```text\n{said.stdout}```" in GUIDE.read_text("utf-8")
    assert all(each.name in said.stdout and each.meaning in said.stdout for kind in KINDS for each in COLUMNS[kind])


@pytest.mark.parametrize("command", [("rows",), ("export", "--format", "pbn"), ("export", "--format", "csv")])
def test_what_is_written_never_takes_the_place_of_a_record_that_is_read(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    played("spades", 3).save(path)
    before = path.read_bytes()
    name, *more = command
    done = run(name, str(path), *more, "--out", str(path))
    assert done.returncode == 2
    assert "expected another file to write into; got one of the records" in done.stderr
    assert path.read_bytes() == before
