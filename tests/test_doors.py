"""Doors open one way: which room may import which, read from the sources themselves.

cards, core ← parts, scene.model ← games ← search, bots ← lab, envs, tui, server, cli. `fair` knows core and cards.
Core and cards may know each other. A game knows no other game. The rules ask no clock, no chance and no disk.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import spadille

SOURCE = Path(spadille.__file__).parent
FILES = sorted(path for path in SOURCE.rglob("*.py"))
IMPURE = {"random", "time", "asyncio", "os", "secrets", "datetime", "threading", "socket", "pathlib", "io", "sys"}
LOW = {"core", "cards"}
RULES = LOW | {"parts", "scene.model", "scene.telling"}
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
    "places": {"places"},
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


def naming(word: str, files: Iterable[Path]) -> set[str]:
    """The files that mention a word, in code or in prose."""
    return {path.name for path in files if re.search(rf"\b{word}\b", path.read_text("utf-8"))}


def circle(files: Iterable[Path]) -> list[str]:
    """Modules that import each other round and round, the first one again at the end; empty where there are none."""
    names = {".".join(["spadille", *path.relative_to(SOURCE).with_suffix("").parts]): path for path in files}
    graph = {name: {module for _, module in imports(path) if module in names} for name, path in names.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as wrong:
        return [str(each) for each in wrong.args[1]]
    return []


def test_only_the_room_names_the_type_of_a_room() -> None:
    assert naming("Room", (SOURCE / "server").glob("*.py")) == {"room.py"}


def test_the_modules_of_the_server_import_each_other_without_a_circle() -> None:
    assert circle((SOURCE / "server").glob("*.py")) == []


def test_a_circle_would_be_seen_and_so_would_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    (tmp_path / "server").mkdir()
    ends = {"room": "advice", "advice": "wire", "wire": "room"}
    for name, other in ends.items():
        (tmp_path / "server" / f"{name}.py").write_text(f"if TYPE_CHECKING:\n    from spadille.server import {other}\n")
    assert set(circle((tmp_path / "server").glob("*.py"))) == {f"spadille.server.{name}" for name in ends}
    (tmp_path / "server" / "wire.py").write_text("def f(room: 'Room') -> Rooms:\n    ...\n")
    assert circle((tmp_path / "server").glob("*.py")) == []
    assert naming("Room", (tmp_path / "server").glob("*.py")) == {"wire.py"}


def test_a_wrong_door_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    (tmp_path / "parts").mkdir()
    file = tmp_path / "parts" / "tricks.py"
    file.write_text("import spadille.games.spades\n\ndef f():\n    from ..bots import first\n")
    assert wrong_doors(file) == [
        "parts/tricks.py:1 imports spadille.games.spades",
        "parts/tricks.py:4 imports spadille.bots.first",
    ]
