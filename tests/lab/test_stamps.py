"""Tests that reports name the versions they were measured with, and that doctor names what is slower than possible."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from spadille import __version__, search
from spadille.cards import picking
from spadille.cli import doctor
from spadille.cli.records.review import review_file
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.lab import study as lab
from spadille.lab.arena import Contest, Unit, report, run
from spadille.lab.complaints import summary, table
from spadille.lab.study import Arm, Played, Study
from spadille.review.model import Terms
from spadille.search.stamp import processor, stamp

CONDITIONS = ("search", "version", "processor")
CONTEST = Contest(game="war", bots=("regular", "beginner"))


@pytest.mark.parametrize(("native", "word"), [(True, "native"), (False, "python")])
def test_a_report_is_stamped_with_search_version_and_processor(
    native: bool, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "NATIVE", native)
    found = json.loads(msgspec.json.encode(run(CONTEST, 1)))
    assert found["stamp"] == {"search": word, "version": __version__, "processor": processor()}
    assert processor()


def test_units_of_two_searches_put_together_are_not_passed_off_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Unit] = []
    run(CONTEST, 1, keep=kept.append)
    monkeypatch.setattr(search, "NATIVE", not search.NATIVE)
    run(CONTEST, 2, done=kept, keep=kept.append)
    assert report(CONTEST, kept).stamp.search == "native, python"
    old = {name: told for name, told in msgspec.to_builtins(kept[0]).items() if name not in CONDITIONS}
    assert report(CONTEST, [msgspec.convert(old, Unit)]).stamp.words.count("unknown") == 3


def test_units_of_an_earlier_version_are_not_stamped_with_this_one() -> None:
    kept: list[Unit] = []
    run(CONTEST, 1, keep=kept.append)
    before = msgspec.structs.replace(kept[0], version="0.0.1", processor="an abacus")
    found = run(CONTEST, 2, done=[before]).stamp
    assert (found.version, found.processor) == (f"0.0.1, {__version__}", ", ".join(sorted(("an abacus", processor()))))
    study = Study(game="war", arms=(Arm(), Arm(options={"jokers": True})), bots=("beginner", "beginner"))
    units: list[Played] = []
    lab.run(study, 1, keep=units.append)
    earlier = msgspec.structs.replace(units[0], version="0.0.1")
    assert lab.run(study, 2, done=[earlier]).stamp.version == f"0.0.1, {__version__}"


def test_the_complaint_suite_is_stamped() -> None:
    assert summary([])["stamp"] == stamp()
    assert stamp().words in table([], ["regular"])


def test_a_review_is_stamped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Table(open_game("pyramid", "denexa", 1, {}))
    game.settle(Stream(seed_of("stamp")))
    kept = tmp_path / "game.jsonl"
    kept.write_bytes(game.record)
    terms = Terms(level="regular", worlds=1)
    assert review_file(kept, terms, every=False, as_json=True) == 0
    assert json.loads(capsys.readouterr().out)["stamp"]["version"] == __version__
    assert review_file(kept, terms, every=False, as_json=False) == 0
    assert f"spadille {__version__}, " in capsys.readouterr().out


def test_doctor_is_content_where_nothing_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(search, "NATIVE", True)
    monkeypatch.setattr(picking, "NATIVE", True)
    assert doctor.report() == 0
    told = capsys.readouterr().out
    assert "degraded" not in told
    assert all(part in told for part in ("litestar", "uvicorn", "sqlalchemy", "psycopg", "textual"))


@pytest.mark.parametrize(
    ("missing", "words"),
    [("search", "plain Python"), ("helpers", "rules run slower"), ("uvicorn", "server may not start: uvicorn")],
)
def test_doctor_says_what_is_degraded_and_exits_so(
    missing: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(search, "NATIVE", missing != "search")
    monkeypatch.setattr(picking, "NATIVE", missing != "helpers")
    monkeypatch.setattr(doctor, "_installed", lambda name: "not installed" if name == missing else "1.0")
    assert doctor.report() == 1
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("degraded")]
    assert len(told) == 1
    assert words in told[0]


def test_a_server_that_nobody_wanted_is_not_degraded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(search, "NATIVE", True)
    monkeypatch.setattr(picking, "NATIVE", True)
    monkeypatch.setattr(doctor, "_installed", lambda name: "1.0" if name not in doctor._SERVER else "not installed")
    assert doctor.report() == 0
    assert "pip install 'spadille[server]'" in capsys.readouterr().out


def test_doctor_says_that_a_user_without_a_home_saves_no_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nowhere)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert doctor.report() == 1
    told = capsys.readouterr().out.splitlines()
    assert any(line.startswith("saved games  nowhere: expected a home folder") for line in told)
    assert told[-1].startswith("degraded     games will not be saved")
