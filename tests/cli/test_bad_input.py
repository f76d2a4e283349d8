"""Files that are not what was asked for: one line each says which, where, what was expected and what was got."""

from __future__ import annotations

import csv
import gzip
import io
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.shell import run

import spadille
from spadille.cli.records.files import each_record

UTF_16 = "expected text in UTF-8; got UTF-16"
LATIN = "expected text in UTF-8; got the byte E9, as in Latin-1 or Windows-1252"
VERSION = "expected a record of version 1; got version 2: a newer Spadille has written it"
RANGE = "expected numbers of a usual size; got one out of range"


def game() -> bytes:
    table = spadille.table("spades", rulebook="denexa", seed=5, target=60)
    while table.deciding:
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    return table.record


GOOD = game()
DAMAGES: dict[str, tuple[Callable[[bytes], bytes], int, str]] = {
    "newer": (lambda data: data.replace(b'"spadille":1', b'"spadille":2'), 1, VERSION),
    "latin": (lambda data: data.replace(b'"seed"', '"host":"René","seed"'.encode("latin-1")), 1, LATIN),
    "utf16": (lambda data: data.decode().encode("utf-16"), 1, UTF_16),
    "utf16be": (lambda data: data.decode().encode("utf-16-be"), 1, UTF_16),
    "gzip": (gzip.compress, 1, "expected text in UTF-8; got a compressed file (gzip)"),
    "seats": (lambda data: data.replace(b'"seats":4', b'"seats":4' + b"0" * 5000), 1, RANGE),
    "target": (lambda data: data.replace(b'"target":60', b'"target":1' + b"0" * 40), 1, "option target: expected"),
    "seat": (lambda data: data.replace(b"[0,", b"[99999999999999999999,", 1), 5, "expected a seat from -1"),
    "half": (lambda data: data[: data.index(b"\n[", 300) + 8], 0, "which breaks off"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_one_line_with_what_was_expected_and_got(damage: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    make, line, said = DAMAGES[damage]
    path.write_bytes(make(GOOD))
    with pytest.raises(spadille.BadRecord, match=said.split("(")[0]) as caught:
        spadille.load(path)
    assert line in (0, caught.value.line)
    for command in ("replay", "verify", "review", "rows"):
        done = run(command, str(path))
        assert done.returncode == 2
        (told,) = (done.stdout + done.stderr).splitlines()
        assert f"bad.jsonl: line {caught.value.line}: " in told
        assert said in told


def test_a_mark_before_a_record_is_accepted_everywhere(tmp_path: Path) -> None:
    path = tmp_path / "marked.jsonl"
    path.write_bytes(b"\xef\xbb\xbf" + GOOD)
    assert spadille.load(path).record == GOOD
    for command in ("replay", "verify", "rows"):
        assert run(command, str(path)).returncode == 0
    assert run("review", str(path), "--level", "regular", "--worlds", "2", "--deal", "1").returncode == 0


DEAL = "one\tN:A... 2... 3... 4...\tN\n"


def test_a_deal_in_place_of_the_file_is_told_from_a_file_that_is_missing() -> None:
    done = run("solve", DEAL.split("\t")[1])
    assert (done.returncode, done.stdout) == (2, "")
    assert "expected a file, a deal in each line; got a deal: 'N:A... 2... 3... 4...'" in done.stderr
    assert "No such file" in run("solve", "N:none.tsv").stderr


def test_deals_in_another_encoding_are_refused_once_and_a_line_in_latin_1_alone() -> None:
    for given, said in ((DEAL.encode("utf-16"), UTF_16), (gzip.compress(DEAL.encode()), "compressed")):
        done = run("solve", "deals", "-", given=given)
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
        assert said in done.stderr
    done = run("solve", "deals", "-", given=b"\xef\xbb\xbf" + DEAL.encode() + b"Ren\xe9\t\n" + DEAL.encode())
    assert (done.returncode, len(done.stdout.splitlines())) == (2, 2)
    assert done.stderr == f"spadille: line 2: {LATIN}\n"


def test_a_pack_in_another_encoding_is_refused_and_a_mark_is_none_of_its_cards() -> None:
    assert run("verify-pack", given="AS KS".encode("utf-16")).stderr == f"spadille: {UTF_16}\n"
    assert run("verify-pack", given="AS é".encode("latin-1")).stderr == f"spadille: {LATIN}\n"
    assert run("verify-pack", given=b"\xef\xbb\xbfAS").stdout.startswith("1 cards: missing")


@pytest.mark.parametrize(
    ("damage", "line", "said"),
    [
        (lambda data: data.decode().encode("utf-16"), 1, UTF_16),
        (lambda data: data.replace(b'"seed":"1"', b'"seed":"\xe9"'), 1, LATIN),
        (lambda data: data.replace(b'"number":1', b'"number":1' + b"0" * 5000), 3, "has kept"),
        (lambda data: data.replace(b'"number":1', b'"number"'), 3, "has kept"),
        (lambda data: data[:40], 1, "has kept"),
        (lambda _: b"", 1, "has kept"),
        (lambda _: GOOD, 1, "has kept"),
    ],
    ids=["utf16", "latin", "range", "half a line", "half a head", "empty", "a record"],
)
def test_a_damaged_contest_is_named_with_its_line(
    damage: Callable[[bytes], bytes], line: int, said: str, tmp_path: Path
) -> None:
    path, kept = tmp_path / "kept.jsonl", tmp_path / "good.jsonl"
    words = ("arena", "war", "--bots", "regular,beginner", "--deals", "3", "--jobs", "1", "--resume")
    assert run(*words, str(kept)).returncode == 0
    path.write_bytes(damage(kept.read_bytes()))
    done = run(*words, str(path))
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert f"kept.jsonl: line {line}: expected " in done.stderr
    assert said in done.stderr
    path.write_bytes(b"\xef\xbb\xbf" + kept.read_bytes())
    assert run(*words, str(path)).returncode == 0


# -- folders -----------------------------------------------------------------------------------------


def folder_of(path: Path, count: int, damaged: dict[int, bytes]) -> Path:
    path.mkdir()
    (path / "notes.txt").write_text("no record")
    good = spadille.table("spades", seed=1).record
    for at in range(count):
        (path / f"{at:05}.jsonl").write_bytes(damaged.get(at, good))
    return path


THREE = {17: GOOD[:200], 100: GOOD.decode().encode("utf-16"), 151: GOOD.replace(b"spades", b"bridge")}


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_of_a_folder_the_damaged_records_are_named_and_the_others_are_answered(jobs: str, tmp_path: Path) -> None:
    folder = folder_of(tmp_path / "games", 160, THREE)
    names = [f"{folder}/{at:05}.jsonl" for at in range(160)]
    for command in ("replay", "verify"):
        done = run(command, "--json", "--jobs", jobs, str(folder))
        found = [json.loads(line) for line in done.stdout.splitlines()]
        assert [each["file"] for each in found] == names
        assert [at for at, each in enumerate(found) if each.get("reason")] == list(THREE)
        assert (done.returncode, done.stderr) == (2, "spadille: 3 of 160 records are no good\n")
    done = run("rows", "--kind", "deals", "--jobs", jobs, str(folder))
    assert done.returncode == 2
    assert [line.split(": line ")[0] for line in done.stderr.splitlines()[:3]] == [
        f"spadille: {names[at]}" for at in THREE
    ]


MEASURED = """
import sys
from contextlib import suppress
from spadille.cli import main, records
records._WAITING = 8
for folder in sys.argv[1:]:
    sys.argv = ["spadille", "replay", "--jobs", "2", folder]
    with suppress(SystemExit):
        main()
    print(next(line for line in open("/proc/self/status") if "VmHWM" in line), end="", file=sys.stderr)
"""


def test_a_thousand_records_are_replayed_in_memory_that_does_not_grow_with_them(tmp_path: Path) -> None:
    """In a process, whose highest memory is its own: what began it is not counted."""
    few, many = folder_of(tmp_path / "few", 20, {}), folder_of(tmp_path / "many", 1_000, THREE)
    done = subprocess.run([sys.executable, "-c", MEASURED, few, many], capture_output=True, text=True, check=False)
    before, told, after = done.stderr.splitlines()
    assert told == "spadille: 3 of 1000 records are no good"
    assert len(done.stdout.splitlines()) == 1_020
    used = [int(each.split()[1]) for each in (before, after)]
    assert used[0] < 200 << 10, "kilobytes"
    assert used[1] - used[0] < 15 << 10, "15 kilobytes a record"


def test_a_folder_without_records_is_named(tmp_path: Path) -> None:
    done = run("replay", str(tmp_path))
    assert (done.returncode, done.stdout) == (
        2,
        f"{tmp_path}: expected records (.jsonl) in this folder; got none\n",
    )


def test_a_name_that_no_file_can_have_is_named_and_stops_nothing(tmp_path: Path) -> None:
    good, impossible = tmp_path / "good.jsonl", tmp_path / ("x" * 300)
    good.write_bytes(GOOD)
    done = run("replay", str(impossible), str(good))
    assert done.returncode == 2
    assert len(done.stdout.splitlines()) == 2
    assert f"{'x' * 300}: the file cannot be read: " in done.stdout
    assert done.stderr == "spadille: 1 of 2 records are no good\n"


def test_a_name_that_is_no_utf_8_can_be_told_in_json(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"caf\xe9.jsonl")
    path.write_bytes(GOOD)
    for command in ("replay", "verify", "rows"):
        done = run(command, "--json", str(path))
        assert (done.returncode, done.stderr.partition("\n")[0]) == (0, "")
        assert json.loads(done.stdout.splitlines()[0])["file"].endswith("caf\ufffd.jsonl")


def test_a_folder_that_is_named_like_a_record_is_none(tmp_path: Path) -> None:
    (tmp_path / "old.jsonl").mkdir()
    (tmp_path / "old.jsonl" / "good.jsonl").write_bytes(GOOD)
    done = run("replay", str(tmp_path))
    assert (done.returncode, len(done.stdout.splitlines()), done.stderr) == (0, 1, "")


def test_rows_come_as_csv_and_as_json_with_the_file_of_each(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    for name in ("a", "b"):
        (folder / f"{name}.jsonl").write_bytes(GOOD)
    found = list(csv.DictReader(io.StringIO(run("rows", str(folder), "--kind", "tricks").stdout)))
    wanted = spadille.rows(folder, "tricks")
    assert [each["file"] for each in found] == [f"{folder}/{row['file']}" for row in wanted]
    assert [each["cards"] for each in found] == [row["cards"] for row in wanted]
    lines = run("rows", "--json", "--kind", "tricks", str(folder)).stdout.splitlines()
    assert [json.loads(line)["winner"] for line in lines] == [row["winner"] for row in wanted]
    rest = run("rows", "--kind", "tricks", "--skip", "1", str(folder)).stdout.splitlines()
    assert len(rest) == len(wanted) // 2, "no names of columns again"
    assert "expected a kind of rows: calls, tricks, deals, decisions" in run("rows", "--kind", "x", "-").stderr


# -- Ctrl+C ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_after_ctrl_c_it_is_said_how_many_are_done_and_how_to_go_on(
    jobs: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = folder_of(tmp_path / "games", 60, {3: b""})
    monkeypatch.setattr("sys.argv", ["spadille", "replay", "games"])
    told: list[int] = []

    def show(size: int) -> bool:
        if len(told) == 40:
            raise KeyboardInterrupt
        told.append(size)
        return bool(size)

    assert each_record(size_of, show, [folder], jobs=jobs, skip=2) == 130
    assert capsys.readouterr().err == (
        "spadille: stopped: 42 of 60 records are done, 1 of them no good; go on with: spadille replay games --skip 42\n"
    )
    shutil.rmtree(folder)


def test_ctrl_c_while_a_record_is_shown_waits_for_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = folder_of(tmp_path / "games", 4, {})
    monkeypatch.setattr("sys.argv", ["spadille", "rows", "games"])
    begun, ended = list[int](), list[int]()

    def show(size: int) -> bool:
        begun.append(size)
        if len(begun) == 2:
            signal.raise_signal(signal.SIGINT)
        ended.append(size)
        return True

    assert each_record(size_of, show, [folder], jobs=1, skip=0) == 130
    assert len(begun) == len(ended) == 2
    assert capsys.readouterr().err.endswith("2 of 4 records are done; go on with: spadille rows games --skip 2\n")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def size_of(path: Path) -> int:
    return path.stat().st_size
