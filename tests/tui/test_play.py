"""Sitting down from the command line, on a real (pseudo) terminal and on none."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partialmethod
from pathlib import Path
from types import SimpleNamespace

import pytest
from textual.app import App

from spadille.tui import start
from spadille.tui.play.saves import saved_games
from spadille.tui.play.session import resume
from spadille.tui.screens.app import SpadilleApp


class Terminal:
    """A terminal of 80 by 24 with the command running in it."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        self.seen = ""
        self.before = 0
        """Length of what was shown before the last text was typed."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "spadille", "play", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**os.environ, "TERM": "xterm-256color", "PYTHONUTF8": "1", "COLUMNS": "80", "LINES": "24"}
            | environment,
        )
        os.close(slave)

    def until(self, text: str) -> None:
        """Read until the terminal has shown a text."""
        deadline = time.monotonic() + 60
        while text not in self.seen:
            assert time.monotonic() < deadline, self.seen[-2000:]
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert text in self.seen, self.seen[-2000:]

    def until_asked(self) -> None:
        """Read until the prompt for a line is the last thing shown since the last line was typed."""
        deadline = time.monotonic() + 60
        while not self.seen[self.before :].endswith("> "):
            assert time.monotonic() < deadline, self.seen[-2000:]
            if select.select([self.master], [], [], 0.2)[0]:
                self.seen += os.read(self.master, 65536).decode("utf-8", "replace")

    def type(self, text: str) -> None:
        self.before = len(self.seen)
        os.write(self.master, text.encode())

    def end(self) -> int:
        """Read what is left; the exit status."""
        deadline = time.monotonic() + 60
        while self.process.poll() is None and time.monotonic() < deadline:
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        try:
            return self.process.wait(timeout=60)
        finally:
            self.process.kill()
            os.close(self.master)


def test_ctrl_c_in_mid_trick_gives_the_terminal_back_with_the_game_kept(home: Path) -> None:
    (home / "config" / "spadille").mkdir(parents=True)
    (home / "config" / "spadille" / "settings.json").write_text('{"pace":"instant"}')
    terminal = Terminal("spades", "--seed", "3")
    terminal.until("How many tricks")
    terminal.type("3\r")
    terminal.until("Your turn to play.")
    terminal.type("\x03")
    assert terminal.end() == 0
    assert "\x1b[?1049l" in terminal.seen, "the screen before is shown again"
    assert "The game is kept: spadille play --resume goes on with it." in terminal.seen
    assert "Traceback" not in terminal.seen
    assert resume(saved_games()[0][0].path).scene.phase == "play"


def test_a_terminal_that_goes_away_loses_nothing() -> None:
    terminal = Terminal("spades", "--seed", "3")
    terminal.until("How many tricks")
    terminal.process.send_signal(signal.SIGTERM)
    assert terminal.end() == 0
    assert len(saved_games()[0]) == 1


def test_a_terminal_without_a_screen_is_told_in_lines() -> None:
    terminal = Terminal("spades", "--seed", "3", TERM="dumb")
    terminal.until("This terminal cannot draw a screen")
    terminal.until("> ")
    terminal.type("3\n")
    terminal.until("You bid 3.")
    terminal.until_asked()
    terminal.type("\x04")
    assert terminal.end() == 0
    assert "\x1b" not in terminal.seen


def test_a_line_can_be_edited_and_an_earlier_one_brought_back() -> None:
    pytest.importorskip("readline", reason="readline is missing: this Python was built without it")
    left, up = "\x1b[D", "\x1b[A"
    terminal = Terminal("war", "--plain", "--seed", "7")
    for keys in (f"onsense{left * 7}n\r", f"{up}\r", "quit\r"):
        terminal.until_asked()
        terminal.type(keys)
    assert terminal.end() == 0
    assert terminal.seen.count("“nonsense” is no move here") == 2


def test_why_there_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "not a terminal" in start.why_plain()
    monkeypatch.setattr(sys, "stdin", _Screen())
    monkeypatch.setattr(sys, "stdout", _Screen())
    monkeypatch.setenv("TERM", "dumb")
    assert "cannot draw a screen" in start.why_plain()
    monkeypatch.setenv("TERM", "xterm")
    assert start.why_plain() == ""
    monkeypatch.setitem(sys.modules, "textual", None)
    assert "needs Textual" in start.why_plain()


@pytest.mark.parametrize("sit_down", [lambda: start.learn("spades", 1, plain=False), lambda: _pose(), lambda: _play()])
def test_a_screen_that_fails_is_no_success(sit_down: Callable[[], int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a terminal, which Textual would draw on."""
    monkeypatch.setattr(start, "why_plain", str)
    monkeypatch.setattr(SpadilleApp, "run", partialmethod(App.run, headless=True))
    monkeypatch.setattr(SpadilleApp, "first_screen", lambda _: 1 / 0)
    assert sit_down() == 1


def _pose() -> int:
    return start.puzzles("spades", 1, plain=False)


def _play() -> int:
    return start.main("spades", None, None, {}, 1, "regular", 0, plain=False, resume=False)


def test_ctrl_c_at_the_question_which_game_is_told_to_the_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", SimpleNamespace(readline=interrupted, isatty=lambda: False))
    with pytest.raises(KeyboardInterrupt):
        start.main(None, None, None, {}, None, "regular", 0, plain=True, resume=False)


class _Screen:
    def isatty(self) -> bool:
        return True


def test_textual_is_loaded_only_for_a_screen() -> None:
    """In a process, which has loaded nothing yet."""
    code = "import sys, spadille.tui.start, spadille.tui.play.session; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0


def test_a_terminal_with_no_room_for_the_table_has_lines() -> None:
    for size in ((60, 20), (80, 23), (0, 0)):
        assert start.too_small(os.terminal_size(size)) is None
    assert start.too_small(None) is None
    for size in ((59, 20), (60, 19)):
        assert start.too_small(os.terminal_size(size)) == os.terminal_size(size)
