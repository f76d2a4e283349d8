"""Every message that is said has its words, in every language, with the arguments that it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from spadille.core.words import ENGLISH, LANGUAGES

ROOTS = (Path(__file__).parents[2] / "src", Path(__file__).parents[2] / "examples" / "german_whist" / "src")
FOLDERS: dict[str, Path] = {
    str(file.parent.relative_to(root)).replace("/", "."): file.parent for root in ROOTS for file in root.rglob("en.ftl")
}
"""Every folder that speaks, by its package."""
BY_THE_HOUSE = {"spadille.core"}
"""Its messages are asked for by `core/words.py` itself."""


class Asked(NamedTuple):
    """A message that is asked for in a source."""

    folder: str
    name: str
    given: frozenset[str]
    at: str


class Wants(Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def words(folder: str, language: str) -> dict[str, frozenset[str]]:
    """The messages of a folder in a language, each with the arguments it uses."""
    text = (FOLDERS[folder] / f"{language}.ftl").read_text("utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{folder}: {entry.content!r} is no Fluent"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{folder}: {entry.id.name} is there twice"
            wants = Wants()
            wants.visit(entry)
            found[entry.id.name] = frozenset(wants.found)
    return found


PAGE: Final = "spadille.web"
_CALL = re.compile(r"""\bsay\(\s*"([\w-]+)"(?:,\s*\{([^{}]*)\})?""")


def _asked_in_scripts() -> Iterator[Asked]:
    """Every message that the page's scripts and its shell ask for."""
    for file in sorted(FOLDERS[PAGE].glob("js/**/*.js")):
        for found in _CALL.finditer(file.read_text("utf-8")):
            given = [each.split(":")[0].strip() for each in (found[2] or "").split(",") if each.strip()]
            yield Asked(PAGE, found[1], frozenset(given), file.name)
    for name in re.findall(r"\{([a-z-]+)\}", (FOLDERS[PAGE] / "index.html").read_text("utf-8")):
        if name not in ("language", "texts"):
            yield Asked(PAGE, name, frozenset(), "index.html")


@cache
def asked() -> tuple[Asked, ...]:
    """Every message that Python asks for, by name."""
    found = (each for root in ROOTS for file in sorted(root.rglob("*.py")) for each in _asked_in(file))
    return (*found, *_asked_in_scripts())


def _asked_in(file: Path) -> Iterator[Asked]:
    tree = ast.parse(file.read_text("utf-8"))
    sayers = {
        alias.asname or alias.name: node.module.removesuffix(".words")
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
        if alias.name == "say"
    }
    own = next((folder for folder, path in FOLDERS.items() if path == file.parent), None)
    if own is not None and file.name == "__init__.py":
        sayers["say"] = own
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in sayers:
            name, at = node.args[0], f"{file.name}:{node.lineno}"
            assert isinstance(name, ast.Constant), f"{at}: a message is asked for by its name"
            given = frozenset(each.arg for each in node.keywords if each.arg)
            assert len(given) == len(node.keywords), f"{at}: arguments are named one by one"
            yield Asked(sayers[node.func.id], str(name.value), given, at)


def test_every_package_that_says_something_has_words() -> None:
    assert {each.folder for each in asked()} <= FOLDERS.keys()


@pytest.mark.parametrize("folder", sorted(FOLDERS))
def test_what_is_said_has_words_and_gets_what_they_tell_of(folder: str) -> None:
    known = words(folder, ENGLISH)
    for each in asked():
        if each.folder == folder:
            assert each.name in known, f"{each.at}: {each.name} has no words in {folder}"
            assert known[each.name] == each.given, f"{each.at}: {each.name}: {sorted(known[each.name] ^ each.given)}"


@pytest.mark.parametrize("folder", sorted(FOLDERS.keys() - BY_THE_HOUSE))
def test_no_words_are_left_that_nothing_says(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for root in ROOTS:
        monkeypatch.syspath_prepend(root)
    assert words(folder, ENGLISH).keys() - {each.name for each in asked() if each.folder == folder} == set()
    assert folder == PAGE or import_module(folder).say("a").speaker == folder


@pytest.mark.parametrize("language", sorted(LANGUAGES.keys() - {ENGLISH}))
@pytest.mark.parametrize("folder", sorted(FOLDERS))
def test_every_language_has_all_messages_and_tells_of_nothing_else(folder: str, language: str) -> None:
    english, other = words(folder, ENGLISH), words(folder, language)
    assert other.keys() == english.keys()
    assert {name for name in other if not other[name] <= english[name]} == set()
