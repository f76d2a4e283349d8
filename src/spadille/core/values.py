"""Values: immutable data classes, and their representation as Python code."""

from __future__ import annotations

import re
import typing
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from spadille.core.markup import in_html
from spadille.core.words import Name, Text

if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVar
else:

    def TypeVar(name: str, *, default: Any, **more: Any) -> typing.TypeVar:  # noqa: ARG001 - a checker reads it
        """A type variable with a default; Python itself has them from 3.13 on."""
        return typing.TypeVar(name, **more)


Writer: TypeAlias = Callable[[Any], str]
_CODE = re.compile(r"holding\(\w+\((['\"])(.*?)\1\)\)|\b(?:read_)?cards?\((['\"])(.*?)\3\)")
"""Python that reads cards, with the cards themselves."""


class Value(msgspec.Struct, frozen=True, gc=False):
    """Base class of all data: immutable, comparable, cheap to copy. Its repr is the Python that makes it."""

    def __repr__(self) -> str:
        kind = type(self)
        parts = []
        for name, usual, write, placed in _fields(kind):
            each = getattr(self, name)
            if each is not usual and each != usual:
                parts.append(write(each) if placed else f"{name}={write(each)}")
        return f"{kind.__name__}({', '.join(parts)})"

    def _repr_html_(self) -> str:
        """The value in a notebook: a line for each field that is not at its default, with suits as signs."""
        told = [type(self).__name__]
        for name, usual, write, _ in _fields(type(self)):
            each = getattr(self, name)
            if each is not usual and each != usual:
                told.append(f"{name.replace('_', ' ')}: " + _CODE.sub(r"\2\4", write(each)))
        return in_html("\n".join(told))


class Bits(Value, frozen=True):
    """Annotation of a whole number that represents a set: bit n is set when `what(n)` is in it."""

    what: type


class Refusal(Value, frozen=True):
    """The reason why a move is not allowed, and its clause (None: no clause is needed)."""

    clause: Name | None
    reason: Text


@cache
def _fields(kind: Any) -> tuple[tuple[str, Any, Writer, bool], ...]:
    """The fields of a struct: name, default, writer, and whether it is written as a positional argument."""
    import inspect  # takes milliseconds, and only those who print need it

    try:
        hints = get_type_hints(kind, include_extras=True)
        there = [*inspect.signature(kind).parameters.values()]
    except NameError:  # a class inside a function has no types to look up: sets are then written as numbers
        hints, there = {}, []
    placed = 0 < len(there) < 3 and all(each.kind is each.POSITIONAL_OR_KEYWORD for each in there)
    names, defaults = kind.__struct_fields__, kind.__struct_defaults__
    usual = [msgspec.NODEFAULT] * (len(names) - len(defaults)) + [*defaults]
    return tuple((name, each, _writer(hints.get(name)), placed) for name, each in zip(names, usual, strict=True))


@cache
def _writer(hint: Any) -> Writer:
    """The writer for values of an annotated type; sets stored as whole numbers are found by their annotation."""
    parts = get_args(hint)
    if get_origin(hint) is Annotated and isinstance(parts[1], Bits):
        return _set_of(parts[1].what)
    if get_origin(hint) is tuple:
        each = _writer(parts[0])
        if each is not written and (parts[1:] == (...,) or len(set(parts)) == 1):
            return lambda value: _row([each(one) for one in value])
    some = [part for part in parts if part is not type(None)]
    if len(some) == 1 and len(parts) == 2 and get_origin(hint) is not tuple:
        inner = _writer(some[0])
        return lambda value: "None" if value is None else inner(value)
    return written


def _set_of(what: Any) -> Writer:
    def write(held: int) -> str:
        members = [at for at in range(held.bit_length()) if held >> at & 1]
        return f"holding({what.code(members) if hasattr(what, 'code') else members})" if held else "0"

    return write


def written(value: Any) -> str:
    """A value as the Python that makes it; a type may define it by its `code(sequence)`, as Card does."""
    if type(value) is tuple:
        kinds = {type(each) for each in value}
        only = kinds.pop() if len(kinds) == 1 else None
        if hasattr(only, "code"):
            return str(only.code(value))  # type: ignore[union-attr]
        return _row([written(each) for each in value])
    if hasattr(type(value), "code"):
        return str(type(value).code(value))
    return repr(value)


def _row(parts: Sequence[str]) -> str:
    return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"
