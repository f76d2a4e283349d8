"""Lines are broken between words, and only where a terminal is too narrow for them."""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Iterator

import pytest

from spadille.cli.rules.games import game_lines
from spadille.tui import start
from spadille.tui.plain import Plain
from spadille.tui.play.session import sit_down
from spadille.tui.text.wrapping import columns_of, wrapped


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


def lines() -> Iterator[str]:
    """Random lines of words of up to 15 letters, some indented."""
    chance = random.Random(7)
    for _ in range(300):
        words = ["x" * chance.randint(1, 15) for _ in range(chance.randint(0, 30))]
        yield " " * chance.choice((0, 0, 2, 4)) + " ".join(words)


def test_no_line_is_too_long_and_no_word_is_broken_or_lost() -> None:
    for line in lines():
        for columns in (20, 33, 40, 80):
            parts = list(wrapped(line, columns))
            assert all(len(part) <= columns for part in parts), line
            assert " ".join(parts).split() == line.split()
            assert [part[: len(line) - len(line.lstrip())].strip() for part in parts if line.strip()] == [""] * (
                len(parts) if line.strip() else 0
            )


def test_what_fits_and_what_goes_into_a_pipe_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert columns_of(io.StringIO()) is None
    assert columns_of(Terminal()) == 40
    for line in lines():
        assert list(wrapped(line, None)) == [line]
        assert list(wrapped(line, len(line) + 1)) == [line]


@pytest.mark.parametrize("columns", [30, 40, 50, 80, 120])
def test_the_list_of_games_fits_every_terminal_and_tells_the_same(columns: int) -> None:
    narrow = list(game_lines(columns))
    assert all(len(line) <= columns for line in narrow)
    assert " ".join(narrow).split() == " ".join(game_lines(None)).split()


def test_a_table_in_lines_is_wrapped_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a terminal the same words stand on whole lines."""
    monkeypatch.setenv("COLUMNS", "50")
    said = []
    for sink in (Terminal(), io.StringIO()):
        session = sit_down("spades", rulebook="rules_of_spades", seed=3)
        Plain(session, io.StringIO("bid 3\nmoves\nrules\nhelp\n"), sink).run()
        said.append(sink.getvalue())
    assert max(map(len, said[0].splitlines())) <= 50 < max(map(len, said[1].splitlines()))
    assert said[0].split() == said[1].split()


def test_what_is_said_before_a_game_is_wrapped_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(f"sys.{name}", Terminal())
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    start._complain("The terminal is too small for a table, which needs 60 columns by 20 rows; here are lines of text.")
    assert start._choose_game() is None
    for sink in (sys.stdout, sys.stderr):
        assert isinstance(sink, Terminal)
        assert 10 < max(map(len, sink.getvalue().splitlines())) <= 40
