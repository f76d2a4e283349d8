"""An installed copy works: every game, its texts, the native search, the command line, and the tables where they are.

It needs pytest and nothing else: every wheel is tested by it where it was built, and the oldest libraries that are
promised to do.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import spadille
from spadille.core.words import speaking
from spadille.games import GAMES, entry
from spadille.search import NATIVE

MOST = 1_500
LONG = {"war", "mexican_sweat", "mini_baccarat"}
"""Games that may continue after `MOST` moves."""
needs_server = pytest.mark.skipif(find_spec("litestar") is None, reason="the server's libraries are not installed")
needs_tui = pytest.mark.skipif(find_spec("textual") is None, reason="the terminal table's library is not installed")
SHORT = {"spades": 200, "five_hundred": 250, "pinochle": 200}


@pytest.mark.parametrize("game", [*GAMES])
def test_a_game_is_played_kept_and_read_again(game: str, tmp_path: Path) -> None:
    options: dict[str, Any] = {"target": SHORT[game]} if game in SHORT else {}
    table = spadille.table(game, seed=5, **options)
    bots = [spadille.bot(table, seat, "regular", seed=seat) for seat in range(table.game.seats)]
    for _ in range(MOST):
        if not table.deciding:
            break
        seat = table.deciding[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)).move)
    kept = tmp_path / "game.jsonl"
    table.save(kept)
    again = spadille.load(kept)
    assert (again.log, again.outcome) == (table.log, table.outcome)
    assert table.outcome is not None or game in LONG


@pytest.mark.parametrize("game", [*GAMES])
def test_the_texts_of_a_game_are_there_in_both_languages(game: str) -> None:
    folder = files("spadille.games") / game
    for name in (
        "clauses.md",
        "play.md",
        "play.de.md",
        "glossary.md",
        "lessons/01-first.toml",
        "scenarios.json",
        "de.ftl",
    ):
        assert len((folder / name).read_text("utf-8")) > 100, name
    with speaking("de"):
        assert str(entry(game).title)


def test_the_browser_table_is_there() -> None:
    web = files("spadille.web")
    assert "<!doctype html" in (web / "index.html").read_text("utf-8").lower()
    assert (web / "js" / "core" / "types.js").is_file()


def test_the_search_is_native_where_that_is_expected() -> None:
    assert NATIVE or os.environ.get("SPADILLE_EXPECTS") != "native"
    assert spadille.solve("N:AK.2.. QJ.3.. T9.4.. 87.5..").tricks == 2


@pytest.mark.parametrize("game", ["spades", "five_hundred", "pinochle"])
def test_strong_players_play(game: str) -> None:
    found = spadille.simulate(game, bots=("strong", "regular"), deals=1, worlds=4)
    assert found.stamp.search == ("native" if NATIVE else "python")
    assert found.faults == (0, 0)


def test_the_command_line_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert "five_hundred" in command("games")
    assert "follow suit" in command("rules", "SPD-BIC-18")
    assert json.loads(command("clauses", "war", "--json"))[0]["scenario"]
    assert "Your hand: hearts" in command("play", "spades", "--plain", "--seed", "7", given="quit\n")


@needs_server
def test_the_server_shows_the_table(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "spadille", "serve", "--port", "0"]
    home = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    with subprocess.Popen(words, cwd=tmp_path, env=home, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = next(line for line in server.stdout if "http://" in line)
            address = line[line.index("http://") :].split()[0]
            with urllib.request.urlopen(address, timeout=20) as page:
                assert "Spadille" in page.read().decode()
        finally:
            server.terminate()


@needs_tui
def test_the_terminal_table_can_be_loaded() -> None:
    run = [sys.executable, "-c", "import spadille.tui.screens.app; import spadille.tui.screens.table"]
    subprocess.run(run, check=True, timeout=60)


def command(*words: str, given: str = "") -> str:
    """Return what the command says."""
    run = [sys.executable, "-m", "spadille", *words]
    home = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(run, input=given, env=home, capture_output=True, encoding="utf-8", timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
