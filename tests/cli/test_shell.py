"""Tests that a command called in this process answers like one started as a process, and leaves nothing behind."""

from __future__ import annotations

import gc
import locale
import logging
import os
import random
import signal
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest
from tests.cli.shell import run, run_process

from spadille.bots import GUESTS
from spadille.core.words import speak, speaking, spoken_now
from spadille.games import GAMES


@pytest.mark.parametrize(
    ("words", "given", "more"),
    [
        (("rules", "bridge"), "", {}),
        (("solve", "-", "--json"), b"a\tN:A... 2... 3... 4...\tN\nRen\xe9\n", {}),
        (("play", "war", "--plain", "--seed", "3"), "\xff\nquit\n", {"COLUMNS": "60"}),
        (
            ("which", "spades", "bidding=mirror", "--language", "de"),
            "",
            {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"},
        ),
    ],
    ids=["a refusal", "bytes", "a table", "letters"],
)
def test_a_call_answers_as_a_process(
    words: tuple[str, ...], given: str | bytes, more: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a process too, for the two to be compared."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    called, started = (each(*words, given=given, folder=tmp_path, more=more) for each in (run, run_process))
    assert (called.returncode, called.stdout, called.stderr) == (started.returncode, started.stdout, started.stderr)


def shared() -> list[Any]:
    """Return what all commands of one process share."""
    log = logging.getLogger("spadille")
    return [
        *(sys.argv, sys.stdin, sys.stdout, sys.stderr, [*sys.path], sys.excepthook, sys.modules["__main__"]),
        *(sys.getswitchinterval(), gc.get_freeze_count(), Path.cwd(), dict(os.environ), spoken_now()),
        *([*warnings.filters], signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)),
        *(locale.setlocale(locale.LC_ALL), random.getstate(), dict(GAMES), dict(GUESTS)),
        *(log.level, [*log.handlers], logging.root.level, [*logging.root.handlers]),
    ]


def test_whatever_a_command_does_to_its_process_is_undone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def disturb() -> None:
        os.environ["LEFT"] = "behind"
        os.chdir(tmp_path / "elsewhere")
        sys.argv.append("more")
        sys.path.append("elsewhere")
        sys.excepthook = lambda *_: None
        sys.setswitchinterval(0.5)
        gc.freeze()
        speak("de")
        random.seed(1)
        warnings.simplefilter("ignore")
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        logging.getLogger("spadille").setLevel(logging.CRITICAL)
        logging.getLogger("spadille").addHandler(logging.NullHandler())
        logging.root.addHandler(logging.NullHandler())
        del GAMES._known["war"]
        GUESTS["left"] = next(iter([]), None)  # type: ignore[assignment]
        print("said")  # noqa: T201
        sys.exit(3)

    (tmp_path / "elsewhere").mkdir()
    monkeypatch.setattr("tests.cli.shell.main", disturb)
    before = shared()
    done = run("some", "words", folder=tmp_path)
    assert (done.returncode, done.stdout) == (3, "said\n")
    assert shared() == before


def test_a_command_begins_in_english_whatever_is_spoken_where_it_is_called() -> None:
    with speaking("de"):
        assert run("games").stdout.startswith("spades           Say how many tricks")
        assert spoken_now() == "de"


def test_an_exception_that_is_no_answer_comes_out_of_a_call(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tests.cli.shell.main", break_down)
    before = shared()
    with pytest.raises(ZeroDivisionError):
        run("games")
    assert shared() == before
