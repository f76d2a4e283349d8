"""The help: what it lists, that it ends with an example, what the shell offers, and the page about all of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from tests.cli.shell import run

import spadille.cli.commands  # noqa: F401 - the commands enter themselves
from spadille.cli.app import app
from spadille.games import GAMES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "guide" / "commands.md"
FIRST_SENTENCES = (
    "pyproject.toml",
    "src/spadille/__init__.py",
    "src/spadille/cli/app.py",
    "src/spadille/docs/manual.py",
    "src/spadille/tui/en.ftl",
    "src/spadille/tui/de.ftl",
    "src/spadille/web/manifest.webmanifest",
    "docs/architecture.md",
    "docs/reference/commands.md",
    "share/man/man1/spadille.1",
)
"""Where the project says in a sentence what it is, without a list of the games beside it."""


def commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command, those within others too, with the words that lead to it."""
    yield path, group
    if hasattr(group, "list_commands"):
        for name in group.list_commands(None):
            yield from commands(group.get_command(None, name), (*path, name))


EVERY = dict(commands(typer.main.get_command(app)))
EVERY_NAME = {path[0] for path in EVERY if path}


@pytest.mark.parametrize("name", FIRST_SENTENCES)
def test_no_sentence_says_how_many_games_there_are(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert re.findall(r"(?i)\b(?:card games|kartenspiele)\b", text), "it does not say what it is"
    assert not re.findall(
        r"(?i)\b(?:six|seven|eight|nine|ten|sechs|sieben|acht|neun|zehn) (?:card games|kartenspiele)\b", text
    )


def test_a_usage_line_shows_what_may_be_given_several_times() -> None:
    assert "{FILE}..." in run("replay", "--help").stdout
    assert "[OPTION=VALUE]..." in run("play", "--help").stdout
    assert run("replay").stderr == "spadille: expected FILE (see `spadille replay --help`)\n"


def test_too_few_words_after_an_option_are_counted() -> None:
    done = run("rules", "spades", "--diff", "andrews")
    assert done.stderr == "spadille: expected 2 words after --diff (see `spadille rules --help`)\n"


def test_no_help_names_a_page_that_an_installed_package_lacks() -> None:
    assert not re.findall(r"docs/\S+", (ROOT / "share" / "man" / "man1" / "spadille.1").read_text("utf-8"))


@pytest.mark.parametrize("words", [(), ("lab",), ("admin",), ("club",)])
def test_the_list_of_commands_has_whole_sentences(words: tuple[str, ...]) -> None:
    said = run(*words, "--help").stdout
    assert "..." not in said.partition("Commands:")[2]
    usages = [run(*each, "--help").stdout.splitlines()[0] for each in (("replay",), ("arena",), ("verify-pack",))]
    assert [each for each in usages if "[[" in each or "...}" in each] == []


def test_the_list_of_games_keeps_to_its_columns() -> None:
    blocks = [block.splitlines() for block in run("games").stdout.strip().split("\n\n")]
    assert [lines[0].split()[0] for lines in blocks] == list(GAMES)
    begins = {len(first) - len(first.split(None, 1)[1]) for first, _ in blocks}
    begins |= {len(second) - len(second.lstrip()) for _, second in blocks}
    assert len(begins) == 1


@pytest.mark.parametrize("path", EVERY, ids=" ".join)
def test_every_help_ends_with_an_example_of_the_command(path: tuple[str, ...]) -> None:
    done = run(*path, "--help")
    assert done.returncode == 0
    head, _, shown = done.stdout.rpartition("\n  Example:\n")
    assert head.startswith("Usage:")
    examples = [line.strip() for line in shown.splitlines()]
    assert examples
    assert all(each.startswith(" ".join(("spadille", *path))) for each in examples)


def test_whoever_asks_for_nothing_gets_a_page_that_the_smallest_terminal_holds() -> None:
    done = run()
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert len(lines) <= 22
    assert max(map(len, lines)) <= 80
    named = [line.split()[0] for line in lines if line.startswith("  ") and line.split()[0] in EVERY_NAME]
    assert named[:4] == ["play", "games", "learn", "puzzles"]
    assert not [line for line in lines if line.endswith("...")]
    assert "spadille --help" in done.stdout


def test_tools_of_maintainers_are_in_no_list_but_work() -> None:
    shown = run("--help").stdout
    for name in ("ladder", "complaints", "calibration"):
        assert name not in shown
        assert EVERY[(name,)].hidden
        assert run(name, "--help").returncode == 0


def test_the_page_of_commands_names_every_command_and_exit_code() -> None:
    text = PAGE.read_text("utf-8")
    assert all(f"`{path[0]}`" in text for path in EVERY if path)
    assert all(f"\n| {code} | " in text for code in (0, 1, 2, 130))


# -- the shell ---------------------------------------------------------------------------------------


def offered(*words: str) -> list[str]:
    """Return what bash would offer for the last of these words."""
    more = {
        "_SPADILLE_COMPLETE": "complete_bash",
        "COMP_WORDS": " ".join(("spadille", *words)),
        "COMP_CWORD": str(len(words)),
    }
    done = run(more=more)
    assert done.stderr == ""
    return done.stdout.split()


def test_the_shell_offers_games_rulebooks_options_levels_and_clauses() -> None:
    assert offered("play", "") == list(GAMES)
    assert offered("play", "sp") == ["spades"]
    assert offered("rules", "spades", "a") == ["andrews"]
    assert offered("play", "Spades", "--rulebook", "") == list(GAMES["spades"].rulebooks)
    assert offered("play", "spades", "blind_n")[:2] == ["blind_nil=true", "blind_nil=false"]
    assert "target=500" in offered("play", "spades", "targ")
    assert offered("arena", "spades", "--bots", "strong,r") == ["strong,regular"]
    assert offered("bot", "serve", "--level", "s") == ["strong"]
    assert offered("rules", "SPD-BIC-1")[0] == "SPD-BIC-10"
    assert offered("solve", "p") == ["pyramid"]


def test_bash_parts_an_option_at_its_sign() -> None:
    assert offered("play", "spades", "blind_nil", "=", "t") == ["true"]


def test_nothing_is_offered_where_nothing_is_known() -> None:
    assert offered("play", "bridge", "--rulebook", "") == []
    assert offered("play", "bridge", "ni") == []


def test_completion_can_be_installed() -> None:
    assert "--install-completion" in run("--help").stdout
