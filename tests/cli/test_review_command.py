"""`spadille review`, as a person types it."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from tests.cli.shell import run as spadille_runs

import spadille


def run(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    return spadille_runs("review", *words, more={"COLUMNS": "120", **more})


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    table = spadille.table("spades", rulebook="andrews", blind_nil=False, seed=5)
    table.play(table.deciding[0], "bid 9")
    while table.deciding and table.standing.deals < 2:
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    path = tmp_path_factory.mktemp("review") / "game.jsonl"
    table.save(path)
    return path


def test_a_record_is_reviewed_in_words(record: Path) -> None:
    done = run(str(record), "--worlds", "8", "--deal", "1", "--all-cards")
    assert done.returncode == 0, done.stderr
    assert "judged by strong" in done.stdout
    said = " ".join(done.stdout.split())
    assert re.search(r"East: bid 9\. Better: bid \d; the ninth trick comes [^.]+\. About \d+ points\.", said)
    assert re.search(r"the others: luck \w+ \d+, play \w+ \d+\.", said)
    assert "double dummy" in said
    assert "Deal 2" not in said
    assert "±" not in said
    assert "All cards seen" in said or "all cards seen" in said
    every = run(str(record), "--worlds", "8", "--deal", "1", "--every", "--seat", "1")
    assert len(every.stdout.splitlines()) > 15
    assert "a matter of taste" in " ".join(every.stdout.split())
    assert "luck" not in every.stdout


def test_sentences_stay_whole_in_a_pipe_and_no_line_ends_in_blanks(record: Path) -> None:
    done = run(str(record), "--worlds", "8", "--deal", "1", "--every", "--seat", "1", COLUMNS="60")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("Spades (Joe Andrews), judged by strong: ")
    assert lines[0].endswith("seed 1")
    assert not [each for each in lines if each != each.rstrip()]


def test_the_same_seed_gives_the_same_json(record: Path) -> None:
    words = (str(record), "--worlds", "8", "--seat", "2", "--json")
    one, again = run(*words), run(*words)
    assert one.stdout == again.stdout
    found = json.loads(one.stdout)
    assert [each["deal"] for each in found["deals"]] == [1, 2]
    assert {each["seat"] for deal in found["deals"] for each in deal["judged"]} == {2}
    assert found["deals"][0]["lost"][2] == pytest.approx(sum(each["lost"] for each in found["deals"][0]["judged"]))


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--seat", "4"), "expected a seat from 0 to 3"),
        (("--deal", "3"), "expected a deal that is finished, from 1 to 2"),
        (("--level", "genius"), "expected a bot"),
        (("--level", "random"), "regular or better"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_in_one_line(record: Path, words: tuple[str, ...], expected: str) -> None:
    done = run(str(record), *words)
    assert done.returncode == 2
    assert expected in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_bad_files_are_refused_in_one_line(record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text(record.read_text("utf-8").replace("bid 9", "bid 99"), "utf-8")
    for path, expected in ((bad, "line "), (tmp_path / "none.jsonl", "No such file")):
        done = run(str(path))
        assert done.returncode == 2
        assert expected in done.stderr
        assert "Traceback" not in done.stderr


def test_without_a_file_the_last_game_is_reviewed(record: Path, tmp_path: Path) -> None:
    words, home = ("--worlds", "8", "--seat", "0"), {"XDG_DATA_HOME": str(tmp_path)}
    assert "no game has been kept" in run(*words, **home).stderr
    (tmp_path / "spadille").mkdir()
    (tmp_path / "spadille" / "game.jsonl").write_bytes(record.read_bytes())
    assert run(*words, **home).stdout == run(str(record), *words).stdout != ""


def test_names_with_brackets_are_told_as_they_are(record: Path, tmp_path: Path) -> None:
    table = spadille.load(record)
    table.more["names"] = ["Ann [/b] x", "Bob [red] y", "Cy", "Di"]
    table.save(tmp_path / "named.jsonl")
    done = run(str(tmp_path / "named.jsonl"), "--worlds", "4", "--deal", "1", "--every")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ann [/b]" in done.stdout
    assert "Bob [red]" in done.stdout
