"""`spadille export` and `spadille import`: records as files of bridge programs, and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.shell import run
from tests.exchange.matches import FORMS, played, told

import spadille


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    for name, table in {"a": played("club", 1, 200), "b": played("denexa", 2, 150)}.items():
        table.save(tmp_path / "games" / f"{name}.jsonl")
    return tmp_path / "games"


@pytest.mark.parametrize("form", FORMS)
def test_a_folder_of_records_goes_out_as_one_file_and_comes_back(form: str, folder: Path) -> None:
    done = run("export", str(folder), "--format", form.upper())
    assert (done.returncode, done.stderr) == (0, "")
    assert run("export", str(folder), "--format", form, "--jobs", "2").stdout == done.stdout
    file = folder.parent / f"club.{form}"
    file.write_text(done.stdout, "utf-8")
    back = run("import", str(file), "--out", str(folder.parent / "back"))
    assert (back.returncode, back.stdout) == (0, f"2 records in {folder.parent / 'back'}\n")
    for number, name in enumerate("ab", 1):
        was, now = spadille.load(folder / f"{name}.jsonl"), spadille.load(folder.parent / f"back/club-{number}.jsonl")
        assert told(now) == told(was)
    many = run("import", str(file))
    assert (many.returncode, many.stdout) == (2, "")
    assert many.stderr == f"spadille: expected --out FOLDER for several matches; got 2 of them in {file}\n"


@pytest.mark.parametrize(("command", "name"), [("export", "boards.pbn"), ("rows", "rows.csv"), ("rows", "r.jsonl")])
def test_a_file_is_not_emptied_for_records_that_are_not_there(command: str, name: str, tmp_path: Path) -> None:
    (out := tmp_path / name).write_text("dear\n")
    done = run(command, str(tmp_path / "gone.jsonl"), "--out", str(out))
    assert (done.returncode, out.read_text()) == (2, "dear\n")
    assert "gone.jsonl: No such file" in done.stderr


def test_one_match_is_printed_and_may_come_by_standard_input(folder: Path) -> None:
    text = run("export", str(folder / "a.jsonl")).stdout
    done = run("import", "-", "--format", "pbn", given=text)
    assert (done.returncode, done.stderr) == (0, "")
    assert told(spadille.loads(done.stdout.encode())) == told(played("club", 1, 200))
    marked = run("import", "-", "--format", "pbn", given=b"\xef\xbb\xbf" + text.encode())
    assert marked.stdout == done.stdout
    out = run("import", "-", "--format", "pbn", "--out", str(folder / "new"), given=text)
    assert (out.stdout, (folder / "new" / "match-1.jsonl").exists()) == (f"1 record in {folder / 'new'}\n", True)


def test_what_the_file_does_not_say_is_given(folder: Path) -> None:
    text = "\n".join(
        line for line in run("export", str(folder / "a.jsonl")).stdout.splitlines() if "Spadille" not in line
    )
    done = run("import", "-", "target=240", "--format", "pbn", "--game", "Spades", "--rulebook", "Club", given=text)
    table = spadille.loads(done.stdout.encode())
    assert (table.game.rulebook, table.game.options.target) == ("club", 240)


def test_what_is_no_good_is_named_and_the_others_are_written(folder: Path) -> None:
    (folder / "c.jsonl").write_text("{}\n")
    spadille.table("war", seed=1).save(folder / "d.jsonl")
    done = run("export", str(folder))
    assert done.returncode == 2
    first, second, third = done.stderr.splitlines()
    assert f"{folder / 'c.jsonl'}: line 1: expected a header" in first
    told = "expected spades for four with 52 cards, as bridge programs have it; got war"
    assert f"{folder / 'd.jsonl'}: {told}" in second
    assert third == "spadille: 2 of 4 records are no good"
    assert done.stdout.count("% PBN") == 1
    assert run("export", str(folder), "--skip", "1").stdout.count("% PBN") == 0
    assert "the file cannot be read" in run("export", str(folder / "none.jsonl")).stderr


def test_a_file_whose_name_tells_no_format_is_not_written(folder: Path, tmp_path: Path) -> None:
    for named in ("games.xyz", "games.PBN.old"):
        done = run("export", str(folder), "--out", str(tmp_path / named))
        assert done.returncode == 2
        assert f"or --format; got {named}" in done.stderr.replace("\n", " ")
        assert not (tmp_path / named).exists()
    assert run("export", str(folder), "--out", str(tmp_path / "games.xyz"), "--format", "lin").returncode == 0
    assert run("export", str(folder), "--out", str(tmp_path / "plain")).returncode == 0, "no ending: the usual one"


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("x.pbn", b'[Deal "N:AK"]\n', "x.pbn: line 1: expected four hands"),
        ("x.pbn", '[Event "é"]'.encode("latin-1"), "x.pbn: line 1: expected text in UTF-8; got the byte E9"),
        ("x.txt", b"", "expected a file whose name ends in .pbn or .lin, or --format; got x.txt"),
        ("none.lin", None, "none.lin: the file cannot be read: No such file or directory"),
    ],
)
def test_a_file_that_is_no_good_is_one_line_and_the_status_2(
    name: str, data: bytes | None, said: str, tmp_path: Path
) -> None:
    if data is not None:
        (tmp_path / name).write_bytes(data)
    done = run("import", str(tmp_path / name))
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert said in done.stderr
