"""A Fluent file is split into entries: the parser reads the same from each as from the whole file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spadille.core.fluent_source import entries, plain, references

SOURCE = Path(__file__).parents[2] / "src" / "spadille"
FILES = sorted(SOURCE.rglob("*.ftl"))


class References(Visitor):
    """The names of the messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


def name_of(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def named(body: list[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for each in body:
        if isinstance(each, ast.Message | ast.Term):
            found.setdefault(name_of(each), each)
    return found


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(SOURCE)) for file in FILES])
def test_the_entries_of_a_file_are_those_that_the_parser_finds(file: Path) -> None:
    source = file.read_text("utf-8")
    whole, parts = named(FluentParser().parse(source).body), entries(source)
    assert list(parts) == list(whole)
    for name, entry in whole.items():
        (part,) = FluentParser().parse(parts[name]).body
        assert part.equals(entry, ignored_fields=["span", "comment"]), name
        seen = References()
        seen.visit(entry)
        assert seen.found <= references(parts[name]), name


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(SOURCE)) for file in FILES])
def test_plain_words_are_those_that_fluent_makes(file: Path) -> None:
    bundle: Any = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    read = {name: plain(entry) for name, entry in entries(file.read_text("utf-8")).items()}
    taken = {name: words for name, words in read.items() if words is not None and name[0] != "-"}
    assert taken == {name: bundle.format_pattern(bundle.get_message(name).value)[0] for name in taken}
    assert taken


OTHERS = (
    "a = { b }\n",
    "a = one {\n",
    "a =\n    one\n",
    "a = one\n    two\n",
    "a = one\n    .b = two\n",
    "a =\n    .b = two\n",
    "a = \u00a0\n",
)


@pytest.mark.parametrize("entry", OTHERS)
def test_other_entries_are_left_to_fluent(entry: str) -> None:
    assert plain(entry) is None


def test_words_end_where_their_line_does() -> None:
    assert plain("a =  one two  \n\n") == plain("a=one two") == "one two"
