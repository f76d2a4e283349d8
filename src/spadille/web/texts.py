"""The page's texts for its scripts: `en.ftl` and other languages as JSON, so that a browser needs no library.

A message is a string or a list of parts. A part is a string; `{"is": "name"}`, the argument of that name; or `{"of":
"name", "usual": row, "for": {key: row}}`, which selects by the argument: a number by its value or its plural category
("one"), a string by its value.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any, TypeAlias

import msgspec

from spadille.core.words import ENGLISH, LANGUAGES, disguise

Part: TypeAlias = "str | dict[str, Any]"
Row: TypeAlias = "str | list[Part]"


@cache
def texts(language: str) -> dict[str, Row]:
    """Every message of the page in a language."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    say = disguise(language)
    source = resources.files(__package__).joinpath(f"{language if say is None else ENGLISH}.ftl").read_text("utf-8")
    found = [each for each in FluentParser().parse(source).body if isinstance(each, Message)]
    return {each.id.name: _row(each.value, say or str) for each in found}


@cache
def texts_json(language: str) -> str:
    """The messages, and the available languages, as JSON for the page; it contains nothing that could end a script."""
    found = {"languages": LANGUAGES, "texts": texts(language)}
    return msgspec.json.encode(found).decode().replace("<", "\\u003c")


def _row(pattern: Any, say: Callable[[str], str]) -> Row:
    parts = [part for each in pattern.elements for part in _part(each, say)]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(element: Any, say: Callable[[str], str]) -> list[Part]:
    from fluent.syntax import ast

    match element:
        case ast.TextElement():
            return [say(element.value)]
        case ast.Placeable():
            return _part(element.expression, say)
        case ast.StringLiteral():
            return [element.parse()["value"]]
        case ast.VariableReference():
            return [{"is": element.id.name}]
        case ast.SelectExpression(selector=ast.VariableReference() as chooser):
            rows = {_key(each.key): _row(each.value, say) for each in element.variants if not each.default}
            usual = next(_row(each.value, say) for each in element.variants if each.default)
            return [{"of": chooser.id.name, "usual": usual, "for": rows}]
    raise TypeError(f"the page's words have texts, arguments and choices by an argument; got {type(element).__name__}")


def _key(key: Any) -> str:
    return str(getattr(key, "name", None) or key.value)
