"""Doors open one way: which room may import which, read from the sources themselves.

cards, core ← parts, scene.model ← games ← search, bots ← lab, envs, tui, server, cli. `fair` knows core and cards.
Core and cards may know each other. A game knows no other game. The rules ask no clock, no chance and no disk.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import spadille
from spadille.games import GAMES

SOURCE = Path(spadille.__file__).parent
FILES = sorted(path for path in SOURCE.rglob("*.py"))
IMPURE = {"random", "time", "asyncio", "os", "secrets", "datetime", "threading", "socket", "pathlib", "io", "sys"}
LOW = {"core", "cards"}
RULES = LOW | {"parts", "scene.model", "scene.drawing", "scene.happening", "scene.telling"}
MAY: dict[str, set[str]] = {
    "core": LOW,
    "cards": LOW,
    "fair": LOW | {"fair"},
    "parts": LOW | {"parts"},
    "scene": LOW | {"scene", "parts"},
    "games": RULES | {"games"},
    "search": RULES | {"games", "search"},
    "bots": RULES | {"games", "search", "bots", "fair"},
    "testing": RULES | {"games", "fair", "testing"},
    "docs": RULES | {"games"},
    "lab": RULES | {"games", "search", "bots", "fair", "lab", "api"},
    "envs": RULES | {"games", "search", "bots", "fair", "envs", "api"},
    "api": RULES | {"games", "fair"},
}
"""Who may import what; rooms that are not listed stand above all of these and may import any of them."""


def room_of(path: Path) -> str:
    part = path.relative_to(SOURCE).parts[0]
    return part.removesuffix(".py")


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every module that a file imports, wherever in it, with the line."""
    package = ["spadille", *path.relative_to(SOURCE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, each.name) for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield node.lineno, module
            yield from ((node.lineno, f"{module}.{each.name}") for each in node.names)


def allowed(room: str, module: str) -> bool:
    """Whether a room may import a module of the house."""
    inside = module.removeprefix("spadille").removeprefix(".")
    if room not in MAY:
        return True
    return any(inside == door or inside.startswith(door + ".") for door in MAY[room])


def wrong_doors(path: Path) -> list[str]:
    """Imports of other rooms that a file should not make."""
    room = room_of(path)
    return [
        f"{path.relative_to(SOURCE)}:{line} imports {module}"
        for line, module in imports(path)
        if module.startswith("spadille.") and module.count(".") > 1 and not allowed(room, module)
    ]


def test_the_house_is_there() -> None:
    assert {room_of(path) for path in FILES} >= {"core", "cards", "parts", "games", "fair", "testing"}


@pytest.mark.parametrize("room", sorted(MAY))
def test_doors_open_one_way(room: str) -> None:
    assert [wrong for path in FILES if room_of(path) == room for wrong in wrong_doors(path)] == []


def test_no_game_knows_another() -> None:
    found = []
    for path in (SOURCE / "games").glob("*/**/*.py"):
        own = path.relative_to(SOURCE / "games").parts[0]
        for line, module in imports(path):
            if module.startswith("spadille.games.") and module.split(".")[2] != own:
                found.append(f"{own}/{path.name}:{line} imports {module}")
    assert found == []


@pytest.mark.parametrize("room", ["games", "parts", "cards"])
def test_the_rules_ask_no_clock_no_chance_and_no_disk(room: str) -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line} imports {module}"
        for path in FILES
        if room_of(path) == room
        for line, module in imports(path)
        if module.split(".")[0] in IMPURE
    ]
    assert found == []


@pytest.mark.parametrize("room", ["games", "parts", "scene"])
def test_the_rules_do_not_reach_for_seeds(room: str) -> None:
    assert [path for path in FILES if room_of(path) == room for _, module in imports(path) if ".fair" in module] == []


def games_asked_for(text: str) -> list[str]:
    """Places of a page's file that ask for a game by its name, or keep something under it."""
    name = "|".join(GAMES)
    asked = (
        rf"""([=!]==?|case|\.game\b.*)\s*["'`]({name})["'`]|["'`]({name})["'`]\s*[=!]==?|^\s*["']?({name})["']?\s*:"""
    )
    styled = rf"""\[data-[a-z]+[~|^$*]?=["']?({name})\b"""
    return [found[0].strip() for found in re.finditer(f"{asked}|{styled}", text, re.MULTILINE)]


def test_no_page_asks_for_a_game_by_its_name() -> None:
    files = [path for path in (SOURCE / "web").rglob("*") if path.suffix in {".js", ".css", ".html"}]
    assert len(files) > 30
    assert {path.name: found for path in files if (found := games_asked_for(path.read_text("utf-8")))} == {}


@pytest.mark.parametrize(
    "line",
    ['if (state.scene.game === "war") {', "  war: 3,", '.felt[data-game="pyramid"] .mid {', 'game !== "spades"'],
)
def test_a_page_that_asks_for_a_game_would_be_seen(line: str) -> None:
    assert games_asked_for(f"const one = 1;\n{line}\n") != []


def test_a_wrong_door_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    (tmp_path / "parts").mkdir()
    file = tmp_path / "parts" / "tricks.py"
    file.write_text("import spadille.games.spades\n\ndef f():\n    from ..bots import first\n")
    assert wrong_doors(file) == [
        "parts/tricks.py:1 imports spadille.games.spades",
        "parts/tricks.py:4 imports spadille.bots.first",
    ]
