"""Tests that the library needs little: programs built on it can leave out the command line and the laboratory."""

from __future__ import annotations

import subprocess
import sys

import pytest

from spadille.games import GAMES

ALONE = """\
import sys

NEEDED = {"spadille", "msgspec", "fluent", "babel", "attr", "attrs", "pytz", "typing_extensions"}
KNOWN = NEEDED | sys.stdlib_module_names


class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in KNOWN and not name.startswith("_sysconfigdata"):  # the standard library's own
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Lacking())
"""
PLAYED = """\
import spadille
from spadille.games import entry
from spadille.core.words import speaking

game = spadille.table(sys.argv[1], seed=7)
bots = {seat: spadille.bot(game, seat, "regular", seed=seat) for seat in range(game.game.seats)}
for _ in range(60):
    if not game.deciding:
        break
    seat = game.deciding[0]
    game.play(seat, bots[seat].choose(game.view(seat), game.moves(seat)).move)
assert spadille.loads(game.record).log == game.log
assert spadille.view_json(game, game.deciding[0] if game.deciding else None)
with speaking("de"):
    assert str(entry(sys.argv[1]).title)
print("played")
"""
OTHERWISE = """\
import spadille

assert spadille.clause("SPD-BIC-18").rule
assert spadille.solve("N:AK.2.. QJ.3.. T9.4.. 87.5..").tricks == 2
assert spadille.odds.ask("mini_baccarat", "coup").figure("banker")
assert spadille.simulate("war", deals=2).tables
print("answered")
"""
COMMAND = """\
from spadille.cli import main

sys.argv = ["spadille", "games"]
main()
"""


WORDLESS = PLAYED.partition("assert spadille.view_json")[0] + 'print("played")\n'
WORDS = ("fluent", "babel", "attr", "attrs", "pytz")
"""What sentences need."""


def alone(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    """A program in which nothing can be imported but what the library needs."""
    run = [sys.executable, "-c", ALONE + code, *words]
    return subprocess.run(run, capture_output=True, text=True, check=False, timeout=120)


@pytest.mark.parametrize("game", [*GAMES])
def test_a_game_is_played_kept_and_shown_with_msgspec_and_fluent_alone(game: str) -> None:
    done = alone(PLAYED, game)
    assert (done.stdout, done.stderr) == ("played\n", "")


@pytest.mark.parametrize("game", [*GAMES])
def test_a_game_is_played_and_kept_with_msgspec_alone(game: str) -> None:
    code = f"{ALONE}KNOWN -= {{*{WORDS}}}\n{WORDLESS}"
    done = subprocess.run([sys.executable, "-c", code, game], capture_output=True, text=True, check=False, timeout=120)
    assert (done.stdout, done.stderr) == ("played\n", "")


def test_clauses_solving_and_odds_need_no_more() -> None:
    done = alone(OTHERWISE)
    assert (done.stdout, done.stderr) == ("answered\n", "")


def test_the_command_says_what_it_lacks() -> None:
    done = alone(COMMAND)
    assert done.returncode == 2
    assert done.stderr == "spadille: the command line needs more than is installed (typer): pip install spadille\n"


LOADED = """\
import sys
from spadille.cli import main

sys.argv = ["spadille", *sys.argv[1:]]
try:
    main()
finally:
    print(*sys.modules, file=sys.stderr)
"""
HEAVY = ("asyncio", "litestar", "markdown_it", "numpy", "rich", "textual")


def loaded(*words: str) -> tuple[str, set[str]]:
    """What a command prints, and the modules that it has loaded at its end."""
    run = [sys.executable, "-c", LOADED, *words]
    done = subprocess.run(run, capture_output=True, text=True, check=False, timeout=120)
    return done.stdout, set(done.stderr.split())


def test_the_list_of_games_loads_nothing_that_it_does_not_show() -> None:
    said, modules = loaded("games")
    assert "spades " in said
    assert not modules & {*HEAVY, *WORDS}


@pytest.mark.parametrize("words", [(), ("--help",), ("--version",)])
def test_the_help_loads_no_game_and_looks_for_no_package(words: tuple[str, ...]) -> None:
    said, modules = loaded(*words)
    assert said.startswith(("Spadille", "Usage: ", "spadille "))
    assert not modules & {*HEAVY, *WORDS, "msgspec", "importlib.metadata", "importlib.resources"}
    parts = {each for each in modules if each.startswith("spadille.") and not each.startswith("spadille.cli")}
    assert parts == {"spadille.core", "spadille.core.encoding"}


BUILT = """\
import sys
from unittest import mock

import typer.main

import spadille.cli.commands
from spadille.cli.app import app

with mock.patch("typer.main.get_params_from_function", wraps=typer.main.get_params_from_function) as read:
    try:
        app(sys.argv[1:], standalone_mode=False)
    except SystemExit:
        pass
print(*sorted({each.args[0].__name__ for each in read.call_args_list}), file=sys.stderr)
"""
OURS_AND_TYPERS = {"_root", "_version", "_lab", "install_callback", "show_callback"}


@pytest.mark.parametrize(
    ("words", "built"), [(("--help",), ""), (("games", "--help"), "games"), (("lab", "--help"), "")]
)
def test_a_command_is_built_when_it_is_asked_for(words: tuple[str, ...], built: str) -> None:
    run = [sys.executable, "-c", BUILT, *words]
    done = subprocess.run(run, capture_output=True, text=True, check=False, timeout=120)
    assert "Usage: " in done.stdout
    assert " ".join({*done.stderr.split()} - OURS_AND_TYPERS) == built
