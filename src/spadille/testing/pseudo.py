"""A pseudo-language: every message is meaningless, while names, figures and notation are unchanged.

    with pseudo_language():
        str(message)                             letters without a vowel

A screen that works in it does not parse what it prints. `unsaid` finds words in a scene or in news that are not
messages; `undeclared` finds strings whose type does not declare them as names, notations or texts.
"""

from __future__ import annotations

import re
import types
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from spadille.core.errors import SpadilleError
from spadille.core.words import DISGUISES, speaking

PSEUDO: Final = "xx"
"""The code of the language."""
_LETTERS: Final = "bcdfghjklmnpqrstvwxz"
_LEAST: Final = 4
_UNIONS: Final = (Union, types.UnionType)
_DECLARED: Final = ("name", "notation", "text")
_WORD: Final = re.compile(r"[a-zß-öø-ÿ]{2,}")
"""Matches words, but no figures and no printed cards."""


@cache
def babble(text: str) -> str:
    """Meaningless letters in place of a text, always the same for the same text; empty for an empty one."""
    if not text:
        return ""
    words = text.split() or [text]
    words[-1] = words[-1].ljust(_LEAST - len(text) + len(words[-1]))
    source = iter(sha256(text.encode()).digest() * (1 + len(text) // 16))
    return " ".join("".join(_LETTERS[next(source) % len(_LETTERS)] for _ in word) for word in words)


def teach() -> None:
    """Make the pseudo-language available in this process, as a server's guests choose languages."""
    DISGUISES[PSEUDO] = babble


@contextmanager
def pseudo_language() -> Iterator[None]:
    """Put all messages into meaningless words in a `with` block."""
    teach()
    try:
        with speaking(PSEUDO):
            yield
    finally:
        del DISGUISES[PSEUDO]


def unsaid(value: Any, names: Collection[str] = ()) -> Iterator[str]:
    """The texts of a scene or of news that are words but not messages; a plain string may be a name, a figure, a card.

    Raises SpadilleError for an undeclared string.
    """
    yield from _unsaid(type(value), value, names)


def _unsaid(kind: Any, value: Any, names: Collection[str]) -> Iterator[str]:
    if isinstance(value, msgspec.Struct):
        hints = _hints(type(value))
        for name in value.__struct_fields__:
            yield from _unsaid(hints[name], getattr(value, name), names)
    elif isinstance(value, str):
        if _meaning(kind, value) == "text" and value not in names and _WORD.search(value):
            yield value
    elif isinstance(value, tuple | list):
        parts = _parts(kind)
        for at, each in enumerate(value):
            yield from _unsaid(parts[at if at < len(parts) else -1], each, names)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _parts(kind: Any) -> tuple[Any, ...]:
    """The types of a row's places; the last applies to all that follow."""
    for each in get_args(kind) if get_origin(kind) in _UNIONS else (kind,):
        if get_origin(each) in (tuple, list):
            return tuple(part for part in get_args(each) if part is not ...)
    raise SpadilleError(f"expected a row of a declared kind; got {kind}")


def _meaning(kind: Any, value: str) -> str:
    """The declared kind of a string."""
    for each in get_args(kind) if get_origin(kind) in _UNIONS else (kind,):
        if get_origin(each) is Annotated and get_args(each)[1] in _DECLARED:
            return str(get_args(each)[1])
        if get_origin(each) is Literal or (isinstance(each, type) and each is not str and isinstance(value, each)):
            return "name"
    raise SpadilleError(f"expected a string that is declared name, notation or text; got {value!r} as {kind}")


def undeclared(kind: Any, at: str = "", met: frozenset[Any] = frozenset()) -> Iterator[str]:
    """The places of strings, from this type on, that are not declared as name, notation or text: "Scene.title"."""
    if kind is str or kind is Any:
        yield at
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind not in met:
            for name, hint in _hints(kind).items():
                if name in kind.__struct_fields__:
                    yield from undeclared(hint, f"{kind.__name__}.{name}", met | {kind})
    elif get_origin(kind) is Annotated:
        if get_args(kind)[1] not in _DECLARED:
            yield from undeclared(get_args(kind)[0], at, met)
    elif get_origin(kind) is not Literal:
        for each in get_args(kind):
            yield from undeclared(each, at, met)
