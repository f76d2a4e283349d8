"""Bad packages that are really installed: each is named at the start and left out, and everything else works."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from spadille.games import GAMES

SOURCE = Path(__file__).parents[2] / "src"
BROKEN = "import something_that_is_not_there\n"
GAME = """
from spadille.games.war import game, rules, scene, sight
from spadille.manifest import Listing, Manifest

RULEBOOKS, scene_of, happened = rules.RULEBOOKS, scene.scene, scene.happened


class Machine(game.War):
    name = "{name}"

{method}


MANIFEST = Manifest(
    package="{module}",
    name="{name}",
    listing=Listing("A bad game", "2", "no time"),
    sentence="It breaks something.",
    rules_part="parts:RULEBOOKS",
    machine_part="parts:Machine",
    scene_part="parts:scene_of",
    happened_part="parts:happened",
)
"""
TWICE = """
    def moves(self, state, seat):
        return (*super().moves(state, seat), *super().moves(state, seat))
"""
BLIND = """
    def view(self, state, seat):
        raise RuntimeError("no eyes")
"""
PEEKING = """
    def imagine(self, view, rng):
        return self.initial()
"""
GOOD_BOT = """
from spadille.core.contract import Decision


class Last:
    games = ("spades",)

    def __init__(self, game, seat, rng):
        pass

    def choose(self, view, moves):
        return Decision(moves[-1], "the last one")
"""


def install(site: Path, package: str, entries: str, parts: str) -> None:
    """Lay a package into a folder as pip would."""
    folder, told = site / package, site / f"{package}-1.0.dist-info"
    folder.mkdir()
    told.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "parts.py").write_text(parts)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(entries)


def run(site: Path, *words: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    """A command of Spadille where this folder is installed: in a process, for what is installed is found once."""
    paths = os.pathsep.join([str(site), str(SOURCE)])
    return subprocess.run(
        [sys.executable, "-m", "spadille", *words],
        input=lines,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "PYTHONPATH": paths, "XDG_DATA_HOME": str(site / "data"), "PYTHONUTF8": "1"},
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with four bad games, and a bot that is good."""
    found = tmp_path_factory.mktemp("site")
    for package, name, method in [
        ("twice", "twice", TWICE),
        ("blind", "blind", BLIND),
        ("peeking", "peeking", PEEKING),
    ]:
        entries = f"[spadille.games]\n{name} = {package}.parts:MANIFEST\n"
        install(found, package, entries, GAME.format(name=name, module=package, method=method))
    install(found, "lost", "[spadille.games]\nlost = lost.parts:MANIFEST\n", BROKEN)
    install(
        found,
        "usurper",
        "[spadille.games]\nwar = usurper.parts:MANIFEST\n",
        GAME.format(name="war", module="usurper", method=""),
    )
    install(found, "last", "[spadille.bots]\nlast = last.parts:Last\n", GOOD_BOT)
    return found


def test_each_is_named_at_the_start_and_left_out(site: Path) -> None:
    listed = run(site, "games")
    assert listed.returncode == 0
    told = " ".join(listed.stderr.split())
    assert "spadille.games 'twice' is left out: it breaks law 1" in told
    assert "spadille.games 'blind' is left out: RuntimeError: no eyes" in told
    assert "spadille.games 'peeking' is left out: it breaks law 5" in told
    assert (
        "spadille.games 'lost' is left out: ModuleNotFoundError: No module named 'something_that_is_not_there'" in told
    )
    assert "spadille.games 'war' is left out: there is a game called war already" in told
    assert told.count("is left out") == 5
    names = [line.split()[0] for line in listed.stdout.splitlines() if line and not line.startswith(" ")]
    assert names == list(GAMES), "the good ones, and no other"


def test_everything_else_works(site: Path) -> None:
    played = run(site, "play", "war", "--plain", "--seed", "1", "max_skirmishes=2", lines="turn\nturn\nturn\nturn\n")
    assert played.returncode == 0, played.stderr
    assert "left out" in played.stderr
    arena = run(site, "arena", "spades", "--bots", "last,beginner", "--deals", "2", "--jobs", "1", "--json")
    assert arena.returncode == 0, arena.stderr
    assert '"bots":["last","beginner"]' in arena.stdout
    refused = run(site, "play", "twice", "--plain")
    assert refused.returncode != 0
    assert "expected a game" in refused.stderr
