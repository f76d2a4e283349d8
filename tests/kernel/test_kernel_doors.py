"""Doors of the kernel open one way: what games share knows none, no game another, and few files know of Python."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spadille.games import GAMES

SOURCE = Path(__file__).parents[2] / "kernel" / "src"
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
NAMES = re.compile(
    "|".join(r"\bwar\b" if name == "war" else name.replace("_", "[_ ]?") for name in GAMES), re.IGNORECASE
)


def includes(path: Path) -> Iterator[Path]:
    """The kernel's own files that a file includes."""
    for name in INCLUDE.findall(path.read_text("utf-8")):
        yield (path.parent / name).resolve().relative_to(SOURCE)


BINDINGS = {"python.hpp", "python_batch.hpp"}


def of_search() -> list[Path]:
    return sorted((SOURCE / "search").rglob("*.hpp"))


def of_batches() -> list[Path]:
    return sorted((SOURCE / "batch").rglob("*.hpp"))


def of_nets() -> list[Path]:
    return sorted((SOURCE / "nets").rglob("*.hpp"))


def of_games() -> list[Path]:
    return sorted((SOURCE / "games").rglob("*.hpp"))


def names_of_games(path: Path) -> list[str]:
    return [match.group() for match in NAMES.finditer(path.read_text("utf-8"))]


def test_the_kernel_is_there() -> None:
    assert len(of_search()) > 5
    assert {path.relative_to(SOURCE / "games").parts[0] for path in of_games()} >= {"spades", "pyramid"}


@pytest.mark.parametrize("path", of_search(), ids=lambda path: path.stem)
def test_the_search_includes_nothing_but_the_search(path: Path) -> None:
    assert [each for each in includes(path) if each.parts[0] != "search"] == []


@pytest.mark.parametrize("path", of_batches(), ids=lambda path: path.stem)
def test_batches_include_nothing_but_batches_and_the_search(path: Path) -> None:
    assert [each for each in includes(path) if each.parts[0] not in ("batch", "search")] == []


@pytest.mark.parametrize("path", of_nets(), ids=lambda path: path.stem)
def test_nets_include_nothing_but_nets_and_the_search(path: Path) -> None:
    assert [each for each in includes(path) if each.parts[0] not in ("nets", "search")] == []


@pytest.mark.parametrize("path", [*of_search(), *of_batches(), *of_nets()], ids=lambda path: path.stem)
def test_what_all_games_share_names_no_game(path: Path) -> None:
    assert names_of_games(path) == []


def wrong_doors(path: Path) -> list[str]:
    """Return the includes of a game's file that are neither its own nor shared; bindings may know others."""
    own = path.relative_to(SOURCE).parts[:2]
    rooms = {"search", "batch", "nets"} | ({"python"} if path.name in BINDINGS else set())
    wrong = [each for each in includes(path) if each.parts[:2] != own and each.parts[0] not in rooms]
    return [f"{path.relative_to(SOURCE)} includes {each}" for each in wrong]


def test_no_game_includes_another() -> None:
    assert [wrong for path in of_games() for wrong in wrong_doors(path)] == []


def test_only_the_bindings_know_of_python() -> None:
    words = re.compile(r"Python\.h|PyObject")
    knowing = [path for path in [*of_search(), *of_batches(), *of_games()] if words.search(path.read_text("utf-8"))]
    assert {path.name for path in knowing} == BINDINGS


def test_a_wrong_door_would_be_seen(tmp_path: Path) -> None:
    (tmp_path / "search").mkdir()
    file = tmp_path / "search" / "wrong.hpp"
    file.write_text('#include "../games/spades/facts.hpp"\n// as in Five Hundred\n')
    assert INCLUDE.findall(file.read_text("utf-8")) == ["../games/spades/facts.hpp"]
    assert [each.lower() for each in names_of_games(file)] == ["spades", "five hundred"]
