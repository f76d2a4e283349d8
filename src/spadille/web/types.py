"""Writes `types.js`, the shapes of the server's messages, from the Python types: `python -m spadille.web.types`."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from enum import Enum
from functools import cache
from importlib import resources
from itertools import pairwise
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from spadille.core.words import Name, Notation, Text
from spadille.learning.lesson import LessonListed, LessonShown
from spadille.scene.happening import News
from spadille.server.api import catalogue, learn, odds, puzzles, replay_work, review_work, statistics, ways
from spadille.server.club import handlers as club
from spadille.server.daily import challenge, day
from spadille.server.protocol import messages, wire

ROOTS: Final = (
    *(wire.State, wire.Refused, wire.Said, wire.Notice, wire.Pong, wire.Hint, wire.Past, wire.Taught),
    *(wire.Reacted, wire.Answered, wire.Unproved, messages.Wished, messages.Paired),
    *(catalogue.GameInfo, catalogue.SetUpInfo, catalogue.Checked, ways.Which),
    *(statistics.Tallied, day.Days, day.Compared, challenge.Shown),
    *(club.ClubShown, club.EveningShown),
    *(learn.HowTo, LessonShown, LessonListed, replay_work.Moment, review_work.ReviewedDeal, review_work.MatchStory),
    *(puzzles.PuzzleList, puzzles.PuzzleShown, odds.QuestionInfo, odds.AnswerTold),
)
"""Types sent to the browser; the types that they contain are found from these."""
_HEAD: Final = """\
// The shapes that come from the server, for the type checker and for people: known by their names in every module.
// Written by `python -m spadille.web.types` from the Python types: change those.
"""
_PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "any"}
_UNIONS: Final = {"News": News}
_TAKEN: Final = {"Pick": "Picking"}
"""Names that differ here, because TypeScript uses them already."""
_WORDS: Final = {"Name": Name, "Notation": Notation, "Words": Text}


def target() -> Path:
    """Path of the generated file."""
    return Path(str(resources.files("spadille.web"))) / "js" / "core" / "types.js"


def written() -> str:
    """The full text of `types.js`."""
    parts = [_HEAD, *(_comment("", f"@typedef {{string}} {name}") for name in _WORDS)]
    parts += [_comment("", f"@typedef {{{_type(union, spelt=True)}}} {name}") for name, union in _UNIONS.items()]
    parts += [_typedef(each) for each in sorted(_reachable(), key=lambda each: each.__name__)]
    return "\n".join(parts)


def _reachable() -> set[type]:
    """The roots, and every named type that they contain."""
    found: set[type] = set()
    waiting: list[Any] = list(ROOTS)
    while waiting:
        each = waiting.pop()
        if isinstance(each, type) and issubclass(each, msgspec.Struct | Enum) and each not in found:
            found.add(each)
            waiting += _hints(each).values() if issubclass(each, msgspec.Struct) else ()
        waiting += [part for part in get_args(each) if not isinstance(part, str)]
    return found


@cache
def _hints(struct: type[msgspec.Struct]) -> dict[str, Any]:
    hints = get_type_hints(struct, include_extras=True)
    return {field.encode_name: hints[field.name] for field in msgspec.structs.fields(struct)}


def _called(kind: type) -> str:
    return _TAKEN.get(kind.__name__, kind.__name__)


def _typedef(kind: type) -> str:
    if issubclass(kind, Enum):
        return _comment(_summary(kind.__doc__), f"@typedef {{{_one_of(each.value for each in kind)}}} {_called(kind)}")
    assert issubclass(kind, msgspec.Struct), "what is no enum is a struct"
    about = _about(kind)
    lines = [f"@typedef {{object}} {_called(kind)}"]
    config = kind.__struct_config__
    if config.tag_field is not None:
        lines.append(f"@property {{{_one_of([config.tag])}}} {config.tag_field}")
    for name, hint in _hints(kind).items():
        lines.append(f"@property {{{_type(hint)}}} {name}{' ' + about[name] if name in about else ''}")
    return _comment(_summary(kind.__doc__), *lines)


def _type(hint: Any, *, spelt: bool = False) -> str:
    """A Python type in JSDoc notation; a named union by its name, unless `spelt` is set."""
    for name, alias in _WORDS.items() if spelt else (*_WORDS.items(), *_UNIONS.items()):
        if hint == alias:
            return name
    if hint in _PLAIN:
        return _PLAIN[hint]
    made, parts = get_origin(hint), get_args(hint)
    if made is Annotated:
        return _type(parts[0])
    if made is Literal:
        return _one_of(parts)
    if made in (Union, UnionType):
        return " | ".join(dict.fromkeys(_type(part) for part in parts))
    if made is dict:
        return f"Record<string, {_type(parts[1])}>"
    if made is list or (made is tuple and parts[1:] == (...,)):
        return f"Array<{_type(parts[0])}>"
    if made is tuple:
        return f"[{', '.join(_type(part) for part in parts)}]"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct | Enum):
        return _called(hint)
    raise TypeError(f"expected a type that JSON has; got {hint}")


def _one_of(values: Any) -> str:
    return " | ".join(f'"{each}"' for each in values)


def _comment(*lines: str) -> str:
    inside = "\n".join(f" * {line}" for line in lines if line)
    return f"/**\n{inside}\n */\n"


def _summary(doc: str | None) -> str:
    return " ".join(inspect.cleandoc(doc or "").split("\n\n")[0].split())


@cache
def _source(kind: type) -> ast.ClassDef:
    found = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(found, ast.ClassDef), "the source of a class is a class"
    return found


def _about(kind: type) -> dict[str, str]:
    """Descriptions of the fields, from the strings under them."""
    return {name: text for each in reversed(kind.__mro__[:-1]) for name, text in _said(each)}


def _said(kind: type) -> Iterator[tuple[str, str]]:
    if kind.__module__.startswith("msgspec"):
        return
    body = _source(kind).body
    for field, after in pairwise(body):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str() as text)):
                yield name, _summary(text)


if __name__ == "__main__":
    target().write_text(written(), "utf-8")
