"""A pseudo-language: every text of a scene or of news means nothing, while names and notation stay as they are.

    with pseudo_language():
        ...                                      scenes and news are drawn as ever, their texts disguised

A screen that works in it takes nothing from what it prints. `undeclared` finds strings of which a type does not say
whether they are names, notation or texts.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from spadille.core.errors import SpadilleError
from spadille.core.words import Message
from spadille.games import GAMES

_LETTERS: Final = "bcdfghjklmnpqrstvwxz"
_LEAST: Final = 4
_UNIONS: Final = (Union, types.UnionType)
_DECLARED: Final = ("name", "notation", "text")

T = TypeVar("T")


@cache
def babble(text: str) -> str:
    """Letters that mean nothing in place of a text, always the same for the same one; nothing for nothing."""
    if not text:
        return ""
    words = text.split() or [text]
    words[-1] = words[-1].ljust(_LEAST - len(text) + len(words[-1]))
    source = iter(sha256(text.encode()).digest() * (1 + len(text) // 16))
    return " ".join("".join(_LETTERS[next(source) % len(_LETTERS)] for _ in word) for word in words)


def nonsense(value: T) -> T:
    """A struct with every text in it replaced, whatever it is made of; raises SpadilleError for undeclared strings."""
    told: T = _disguised(type(value), value)
    return told


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _disguised(kind: Any, value: Any) -> Any:
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, msgspec.Struct):
        hints = _hints(type(value))
        changes = {name: _disguised(hints[name], getattr(value, name)) for name in value.__struct_fields__}
        return msgspec.structs.replace(value, **changes)
    if type(value) is Message:
        return babble(str(value))
    if isinstance(value, str):
        return babble(value) if _meaning(kind, value) == "text" else value
    if isinstance(value, dict):
        key, item = get_args(kind)
        return {_disguised(key, name): _disguised(item, each) for name, each in value.items()}
    parts = _parts(kind)
    return type(value)(_disguised(parts[at if at < len(parts) else -1], each) for at, each in enumerate(value))


def _parts(kind: Any) -> tuple[Any, ...]:
    """What the places of a row hold; the last stands for all that follow."""
    for each in get_args(kind) if get_origin(kind) in _UNIONS else (kind,):
        if get_origin(each) in (tuple, list):
            return tuple(part for part in get_args(each) if part is not ...)
    raise SpadilleError(f"expected a row of a declared kind; got {kind}")


def _meaning(kind: Any, value: str) -> str:
    """What a string is by its declaration."""
    for each in get_args(kind) if get_origin(kind) in _UNIONS else (kind,):
        if get_origin(each) is Annotated and get_args(each)[1] in _DECLARED:
            return str(get_args(each)[1])
        if get_origin(each) is Literal or (isinstance(each, type) and each is not str and isinstance(value, each)):
            return "name"
    raise SpadilleError(f"expected a string that is declared name, notation or text; got {value!r} as {kind}")


def undeclared(kind: Any, at: str = "", met: frozenset[Any] = frozenset()) -> Iterator[str]:
    """Where, from this type on, a string stands that is neither name nor notation nor text: "Scene.title"."""
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


@contextmanager
def pseudo_language() -> Iterator[None]:
    """While it lasts, the scenes and the news of all games are disguised where they are made."""
    rooms = [import_module(f"{each.package}.scene") for each in GAMES.values()]
    honest = [(room, room.scene, room.happened) for room in rooms]
    try:
        for room, scene, happened in honest:
            room.scene, room.happened = _in_disguise(scene), _all_in_disguise(happened)  # type: ignore[attr-defined]
        yield
    finally:
        for room, scene, happened in honest:
            room.scene, room.happened = scene, happened  # type: ignore[attr-defined]


def _in_disguise(draw: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *given: nonsense(draw(*given))


def _all_in_disguise(tell: Callable[..., tuple[Any, ...]]) -> Callable[..., tuple[Any, ...]]:
    return lambda *given: tuple(nonsense(each) for each in tell(*given))
