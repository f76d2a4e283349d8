"""An installed copy does what the README says, away from the sources; with a compiler and without."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.package.building import NO_COMPILER, ROOT, build, install, run, sources

from spadille import table
from spadille.games import GAMES

TRIED = {
    *["play", "serve", "rules", "clauses", "replay", "verify", "verify-pack", "review", "arena", "complaints", "solve"]
}
NOT_TRIED = {"bot"}
"""It waits for another program; tests/bots has it."""
LARGEST_WHEEL = 4 << 20
NOWHERE = {"CC": "cc-that-is-not-here", "CXX": "c++-that-is-not-here", "PATH": os.devnull}
LACKS = (
    "degraded     strong players think in plain Python, and play weaker: the native search is missing. "
    "Install a C++ compiler, then Spadille again\n"
)
"""What a person is told, who has no compiler."""


def test_a_wheel_made_without_a_compiler_keeps_what_the_readme_says(tmp_path: Path) -> None:
    """The short form: what is missing is said, and no player is silently a weaker one."""
    wheel = build("wheel", sources(tmp_path), tmp_path, NO_COMPILER)
    programs = install(wheel, tmp_path / "home")
    _keeps_its_word(programs, tmp_path)
    told = _spadille(programs, tmp_path, "doctor", status=1)
    assert LACKS in told
    report = json.loads(_spadille(programs, tmp_path, "arena spades --bots strong,regular --deals 1 --worlds 4 --json"))
    assert report["stamp"]["search"] == "python"


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_a_distribution_keeps_what_the_readme_says(
    kind: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    made = build(kind, sources(tmp_path), tmp_path)
    assert kind == "sdist" or made.stat().st_size < LARGEST_WHEEL
    programs = install(made, tmp_path / "home")
    _keeps_its_word(programs, tmp_path)
    assert "native (C++)" in _spadille(programs, tmp_path, "doctor")
    record_property("figure", f"the {kind} ({made.stat().st_size / 1e6:.1f} MB) was installed and did what README says")


def test_the_sources_are_installed_and_play_where_no_compiler_is(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """Not a compiler that fails: none is there, and no other program."""
    programs = install(build("sdist", sources(tmp_path), tmp_path), tmp_path / "home", NOWHERE)
    assert not [*(tmp_path / "home").rglob("*.so")]
    assert "Turn your next card." in _spadille(programs, tmp_path, "play war --plain --seed 7", given="quit\n")
    assert LACKS in _spadille(programs, tmp_path, "doctor", status=1)
    record_property("figure", "the sdist was installed and played where no compiler is, and said what is missing")


def test_every_command_of_the_readme_is_tried() -> None:
    named = re.findall(r"^(?:\$ )?spadille ([\w-]+)", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    assert {*named} - TRIED - NOT_TRIED == set()


def _keeps_its_word(programs: Path, folder: Path) -> None:
    """The commands of the README, in a copy that has no sources."""
    where = run([str(programs / "python"), "-c", "import spadille; print(spadille.__file__)"], folder)
    assert where.startswith(str(folder / "home"))
    for game in ("table", *GAMES):
        rows = json.loads(_spadille(programs, folder, f"clauses {game} --json"))
        assert [
            row["id"] for row in rows if row["kept"].startswith("enforced") and not (row["code"] and row["scenario"])
        ] == []
        assert rows == json.loads(run([sys.executable, "-m", "spadille", "clauses", game, "--json"], ROOT / "src"))
    said = _spadille(programs, folder, "clauses war")
    assert re.search(r"WAR-01 .*spadille/games/war/\w+\.py:\d+.*tests/games/war/", said)
    assert "SPD-CLB-20" in _spadille(programs, folder, "rules spades club")
    assert "blind_nil" in _spadille(programs, folder, "rules spades --diff bicycle andrews")
    _studies(programs, folder)
    _plays(programs, folder)


def _studies(programs: Path, folder: Path) -> None:
    game = table("pinochle", seed=7, target=300)
    while game.deciding and len(game.log) < 400:
        game.play(game.deciding[0], game.moves(game.deciding[0])[0])
    kept = folder / "game.jsonl"
    kept.write_bytes(game.record)
    assert str(kept) in _spadille(programs, folder, f"replay {kept}")
    _spadille(programs, folder, f"verify {kept}")
    found = json.loads(_spadille(programs, folder, f"review {kept} --worlds 1 --level regular --json"))
    assert found["stamp"]["search"] in ("native", "python")
    deals = folder / "deals.tsv"
    deals.write_text("one\tN:AK.2.. QJ.3.. T9.4.. 87.5..\tN\n", "utf-8")
    assert _spadille(programs, folder, f"solve {deals}").split()[1] == "2"
    pack = "\n".join(f"{rank}{suit}" for suit in "CDHS" for rank in (*map(str, range(2, 11)), "J", "Q", "K", "A"))
    _spadille(programs, folder, "verify-pack", given=pack)
    _spadille(programs, folder, "arena war --bots regular,beginner --deals 2")
    positions = ROOT / "tests" / "data" / "complaints"
    _spadille(programs, folder, f"complaints pinochle --bots regular --from {positions}")


def _plays(programs: Path, folder: Path) -> None:
    line = "play spades --rulebook andrews target=200 --seed 7 --plain"
    assert "look" in _spadille(programs, folder, line, given="quit\n").lower()
    serve = [str(programs / "spadille"), "serve", "--port", "0"]
    data = {**os.environ, "XDG_DATA_HOME": str(folder / "data")}
    data.pop("PYTHONPATH", None)
    with subprocess.Popen(serve, cwd=folder, env=data, stdout=-1, stderr=-2, text=True) as server:
        try:
            assert server.stdout is not None
            assert any("http://" in line for line in iter(server.stdout.readline, ""))
        finally:
            server.terminate()


def _spadille(programs: Path, folder: Path, line: str, status: int = 0, given: str = "") -> str:
    data = {"XDG_DATA_HOME": str(folder / "data"), "COLUMNS": "200"}
    return run([str(programs / "spadille"), *line.split()], folder, data, status, given)
