"""The reference pages say what the commands, the rulebooks and the docstrings say."""

from __future__ import annotations

import runpy
import sys
from functools import cache
from pathlib import Path

import pytest
import typer

from spadille.cli.app import app
from spadille.docs import reference
from spadille.games import GAMES
from spadille.testing import surface

PAGES = Path(__file__).parents[2] / "docs" / "reference"


@cache
def made() -> dict[str, str]:
    """The pages as the code says them now."""
    return reference.pages()


def test_the_committed_pages_are_up_to_date() -> None:
    assert {file.name for file in PAGES.iterdir()} == set(made())
    stale = [name for name, text in made().items() if (PAGES / name).read_text("utf-8") != text]
    assert stale == [], "python -m spadille.docs.reference docs/reference"


def test_every_command_and_option_of_the_help_is_there_and_no_hidden_one() -> None:
    page = made()["commands.md"]
    group = typer.main.get_command(app)
    for name in group.list_commands(None):  # type: ignore[attr-defined]
        command = group.get_command(None, name)  # type: ignore[attr-defined]
        assert (f"\n## spadille {name}\n" in page) is not command.hidden
    assert "| `--winnable` |" in page
    assert "\n## spadille lab compare\n" in page


def test_every_public_name_is_there() -> None:
    for public in surface.surface():
        assert f"# `{public.name}`" in made()["api.md" if public.where == "spadille" else "plugins.md"]


def test_rulebooks_that_differ_are_told_with_their_clauses() -> None:
    page = made()["differences.md"]
    for game in GAMES.values():
        assert (f"\n## {game.title}\n" in page) is (len(game.rulebooks) > 1)
    row = next(line for line in page.splitlines() if "A side that is set scores nothing." in line)
    assert "`bicycle`" in row
    assert "SPD-BIC-31" in row


def test_the_readme_lists_the_games_that_there_are() -> None:
    text = (PAGES.parents[1] / "README.md").read_text("utf-8")
    assert all(f"| {game.title} | {game.seats} | {', '.join(game.rulebooks)} |\n" in text for game in GAMES.values())
    assert reference.readme(text) == text, "python -m spadille.docs.reference docs/reference"


def test_the_module_writes_the_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert reference.main([str(tmp_path / "reference")]) == 0
    assert {file.name for file in (tmp_path / "reference").iterdir()} == set(made())
    assert f"{len(made())} pages" in capsys.readouterr().out


def test_the_module_wants_a_folder(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["spadille.docs.reference"])
    monkeypatch.delitem(sys.modules, "spadille.docs.reference")
    with pytest.raises(SystemExit, match="2"):
        runpy.run_module("spadille.docs.reference", run_name="__main__")
    assert "expected one folder" in capsys.readouterr().err
