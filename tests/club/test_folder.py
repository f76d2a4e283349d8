"""A club's folder: its evenings with their results, and which of these may be shown while an evening is played."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from tests.cli.shell import run

from spadille.club import evening as evening_files
from spadille.club.evening import Evening, planned
from spadille.club.folder import club_name, evenings
from spadille.club.standings import blank
from spadille.core.errors import BadOptions, Unreadable

DAY = date(2026, 11, 27)
NAMES = ("Ada & Ben", "Cleo & Dan", "Eve & Finn", "Gil & Hal", "Ines & Jo")


def keep(folder: Path, made: Evening, filled: int | None = None) -> Path:
    """Write an evening, with as many rows of its results filled in; without a number, no results."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "evening.json").write_text(evening_files.written(made), "utf-8")
    if filled is not None:
        head, *rows = blank(made).splitlines()
        told = [row + "50,20" if at < filled else row + "," for at, row in enumerate(row[:-1] for row in rows)]
        (folder / "results.csv").write_text("\n".join([head, *told]) + "\n", "utf-8")
    return folder


def pairs(day: date | None, seed: str = "a") -> Evening:
    """An evening of five pairs: two tables, and one pair sits out."""
    return planned("spades", None, {}, kind="howell", names=NAMES, boards=1, seed=seed, title=f"of {day}", day=day)


def test_the_evenings_of_a_folder_and_of_the_folders_in_it_are_found_the_latest_first(tmp_path: Path) -> None:
    keep(tmp_path, pairs(DAY, "b"), 10)
    keep(tmp_path / "old", pairs(None, "c"), 10)
    keep(tmp_path / "next", pairs(DAY + timedelta(7), "d"))
    found = evenings(tmp_path, DAY + timedelta(1))
    assert [each.evening.title for each in found] == ["of 2026-12-04", "of 2026-11-27", "of None"]
    assert [(len(each.results), each.due) for each in found] == [(0, 10), (10, 10), (10, 10)]


def test_the_address_is_the_beginning_of_the_promise_and_no_evening_takes_that_of_another(tmp_path: Path) -> None:
    made = pairs(DAY)
    for name in ("one", "two"):
        keep(tmp_path / name, made)
    (one, two) = evenings(tmp_path, DAY)
    assert made.commit.startswith(f"sha256:{one.key}")
    assert two.key == f"{one.key}-2"
    assert made.secret[:12] not in one.key


def test_on_the_evening_a_board_is_shown_once_all_its_tables_have_played_it(tmp_path: Path) -> None:
    keep(tmp_path, pairs(DAY), 3)  # both tables have played board 1, one has played board 2
    assert {each.board for each in evenings(tmp_path, DAY)[0].results} == {1}
    assert {each.board for each in evenings(tmp_path, DAY - timedelta(1))[0].results} == {1}
    assert {each.board for each in evenings(tmp_path, DAY + timedelta(1))[0].results} == {1, 2}


def test_rows_that_cannot_be_read_are_counted_and_the_others_stand(tmp_path: Path) -> None:
    results = keep(tmp_path, pairs(None), 10) / "results.csv"
    results.write_text(results.read_text("utf-8").replace("50,20", "x,20", 1), "utf-8")
    (found,) = evenings(tmp_path, DAY)
    assert (len(found.results), found.wrong) == (9, ("line 2: expected a whole number as ns_points; got 'x'",))


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    results = keep(tmp_path, pairs(None), 0) / "results.csv"
    results.write_text("board,ns\n", "utf-8")
    with pytest.raises(BadOptions, match=r"results.csv: expected the columns"):
        evenings(tmp_path, DAY)
    results.write_bytes(b"\xff\xfe")
    with pytest.raises(Unreadable, match=r"results.csv: expected text in UTF-8"):
        evenings(tmp_path, DAY)
    (tmp_path / "evening.json").write_text("{}", "utf-8")
    with pytest.raises(Unreadable, match=r"evening.json: expected an evening"):
        evenings(tmp_path, DAY)


def test_the_name_of_the_club_is_one_line(tmp_path: Path) -> None:
    assert club_name(tmp_path) == ""
    (tmp_path / "name.txt").write_text("\ufeffDie Stichsäge\nsince 1987\n", "utf-8")
    assert club_name(tmp_path) == "Die Stichsäge"
    (tmp_path / "name.txt").write_text("", "utf-8")
    assert club_name(tmp_path) == ""


def test_a_plan_has_its_day_and_a_file_without_one_is_read(tmp_path: Path) -> None:
    words = ("club", "plan", "spades", "--pairs", "4", "--out", str(tmp_path / "a"))
    assert run(*words, "--date", "2026-12-04").returncode == 0
    path = tmp_path / "a" / "evening.json"
    assert evening_files.read(path).day == date(2026, 12, 4)
    told = json.loads(path.read_text("utf-8"))
    del told["day"]
    path.write_text(json.dumps(told), "utf-8")
    assert evening_files.read(path).day is None
    wrong = run("club", "plan", "spades", "--pairs", "4", "--date", "friday")
    assert (wrong.returncode, wrong.stderr) == (2, "spadille: expected a day such as 2026-11-27; got 'friday'\n")
    assert run("club", "plan", "spades", "--pairs", "4", "--out", str(tmp_path / "b")).returncode == 0
    day = evening_files.read(tmp_path / "b" / "evening.json").day
    assert day is not None
    assert abs(day - date.today()) <= timedelta(1)  # noqa: DTZ011 - the day of this machine
