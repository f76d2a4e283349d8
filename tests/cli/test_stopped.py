"""Ctrl+C: what is done so far is printed, and the command that goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.cli.shell import COMMAND, environment, run

import spadille
from spadille.cli.lab.arena import play_arena
from spadille.cli.lab.complaints import complain
from spadille.cli.records.review import review_file
from spadille.lab.arena import Contest
from spadille.lab.complaints import MARKS
from spadille.review.judging import read, review, summed
from spadille.review.model import Terms

STOPPED = 130
CONTEST = ("arena", "war", "--bots", "regular,beginner", "--deals", "100000")


def stopped(*words: str, ready: Callable[[], bool], patience: float = 40) -> tuple[int, str, str]:
    """A command that is stopped, like all its processes, once it has got somewhere."""
    process = subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
    )
    try:
        end = time.monotonic() + patience
        while not ready() and process.poll() is None and time.monotonic() < end:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=patience)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    return process.returncode, out, err


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


WORKED = """
import os
from joblib.externals.loky.backend import resource_tracker
from spadille.lab.processes import in_order
before = dict(os.environ)
assert list(in_order(abs, range(4), 2)) == [0, 1, 2, 3]
assert dict(os.environ) == before
resource_tracker.register("/never-made", "semlock")
"""


@pytest.mark.parametrize("said", [{}, {"PYTHONWARNINGS": "default"}], ids=["silent", "asked"])
def test_what_joblib_finds_tidied_already_is_told_to_nobody(said: dict[str, str]) -> None:
    """It tells of names that are left over, and of those among them that are gone, when its process ends."""
    words = [sys.executable, "-c", WORKED]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, env={**environment(), **said}, check=True)
    assert "resource_tracker" not in done.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_contest_prints_what_is_done_and_goes_on_with_the_command_it_names(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "kept.jsonl"
    words = (*CONTEST, "--jobs", jobs, "--resume", str(path))
    code, out, err = stopped(*words, ready=lambda: lines(path) > 3)
    assert code == STOPPED
    assert out.startswith("regular over beginner: ")
    assert len(err.splitlines()) == 1
    assert f"go on with: spadille {' '.join(words)}" in err
    done = lines(path) - 1
    assert f" {done} of 100000 deals are done" in err
    assert f"{done} units" in out
    again = run(*words[:4], "--deals", str(done), *words[6:])
    assert (again.returncode, lines(path) - 1) == (0, done)


class Bar:
    """A progress bar at which Ctrl+C is pressed after a number of steps."""

    def __init__(self, steps: int) -> None:
        self._left = steps

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def add_task(self, *_: object, **__: object) -> int:
        return 0

    def advance(self, _: int) -> None:
        self._left -= 1
        if not self._left:
            raise KeyboardInterrupt


Stop = Callable[[str, int], None]


@pytest.fixture
def stop_after(monkeypatch: pytest.MonkeyPatch) -> Stop:
    """A command of a module, stopped after a number of steps."""

    def stop(module: str, steps: int) -> None:
        monkeypatch.setattr(f"spadille.cli.{module}.bar", lambda: Bar(steps))
        monkeypatch.setattr("sys.argv", ["spadille", "some", "words"])

    return stop


def test_a_contest_that_keeps_nothing_says_how_to_keep_it(stop_after: Stop, capsys: pytest.CaptureFixture[str]) -> None:
    stop_after("lab.arena", 3)
    contest = Contest(game="war", bots=("regular", "beginner"))
    assert play_arena(contest, 10, jobs=1, sequential=None, keep=None, as_json=True) == STOPPED
    out, err = capsys.readouterr()
    assert json.loads(out)["units"] == 3
    assert "3 of 10 deals are done; nothing is kept; to go on another time: spadille some words --resume FILE" in err


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    table = spadille.table("spades", rulebook="andrews", blind_nil=False, seed=5)
    while table.deciding and table.standing.deals < 2:
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    path = tmp_path_factory.mktemp("stopped") / "game.jsonl"
    table.save(path)
    return path


def test_a_review_prints_the_decisions_that_are_judged_and_names_the_deal_to_go_on_with(
    record: Path, stop_after: Stop, capsys: pytest.CaptureFixture[str]
) -> None:
    terms = Terms(worlds=4, level="regular", seats=(0,))
    table = spadille.load(record)
    points = read(table.game, table.log).points
    first = sum(each.deal == 1 and each.seat == 0 for each in points)
    stop_after("records.review", first + 2)
    assert review_file(record, terms, every=True, as_json=False) == STOPPED
    out, err = capsys.readouterr()
    assert "\nDeal 1\n" in out
    assert "Points lost: South" in out
    assert "Deal 2, as far as it was judged: 2 decisions" in out
    assert f"{first + 2} of " in err
    assert "1 deals whole; go on with: spadille some words --deal 2" in err
    stop_after("records.review", first + 2)
    assert review_file(record, terms, every=True, as_json=True) == STOPPED
    assert [each["deal"] for each in json.loads(capsys.readouterr().out)["deals"]] == [1]


def test_the_deals_of_a_review_that_are_whole_have_the_same_figures_alone(record: Path) -> None:
    table, terms = spadille.load(record), Terms(worlds=4, seats=(0,))
    story = read(table.game, table.log)
    whole = review(table.game, story, terms)
    first = summed(table.game, story, whole.deals[0].judged, terms)
    assert first == msgspec.structs.replace(whole, deals=whole.deals[:1])


def test_the_complaint_suite_prints_the_answers_it_has(
    tmp_path: Path, stop_after: Stop, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"{MARKS.begin}\nold\n{MARKS.end}\n")
    stop_after("lab.complaints", 4)
    assert complain(None, None, "regular", seed="1", worlds=4, out=page, as_json=True) == STOPPED
    out, err = capsys.readouterr()
    assert len(json.loads(out)["verdicts"]) == 4
    assert "4 answers are in" in err
    assert "old" in page.read_text()
