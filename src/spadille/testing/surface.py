"""The public surface: every name that others may use, with its signature, as in `docs/api.txt`.

    python -m spadille.testing.surface docs/api.txt      writes it again

A test compares the file with the code: a change of a public name shows there, and belongs in the change log.
"""

from __future__ import annotations

import enum
import inspect
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

import msgspec

from spadille.core.values import written

FRONT: Final = "spadille"
PLUGIN: Final = (
    "core.contract",
    "core.errors",
    "core.options",
    "core.preset",
    "cards",
    "parts",
    "scene",
    "manifest",
    "odds",
    "thinking",
    "testing",
)
"""The base of games, rulebooks and bots of other packages: modules, and packages with all their modules."""


class Public(NamedTuple):
    """One public name."""

    where: str
    """The module that exports it."""
    name: str
    """A dotted name for a member of a class: "Table.play"."""
    thing: Any


def modules() -> Iterator[str]:
    """The public modules, the front door first."""
    yield FRONT
    for part in PLUGIN:
        module = import_module(f"{FRONT}.{part}")
        if not hasattr(module, "__path__"):
            yield module.__name__
            continue
        yield from (
            f"{module.__name__}.{each.name}" for each in pkgutil.iter_modules(module.__path__) if each.name[0] != "_"
        )


def names(module: ModuleType) -> list[str]:
    """The public names of a module: those it lists, or defines itself."""
    if hasattr(module, "__all__"):
        return sorted(module.__all__)
    own = [name for name, thing in list(vars(module).items()) if _is_own(module, name, thing)]
    return sorted(own)


def _is_own(module: ModuleType, name: str, thing: Any) -> bool:
    if name.startswith("_") or isinstance(thing, ModuleType):
        return False
    if inspect.isroutine(thing) and _is_declared(module, name):
        return True
    if inspect.isclass(thing) or inspect.isroutine(thing):
        return getattr(thing, "__module__", "").startswith(FRONT) and (
            thing.__module__ == module.__name__ or name in _REEXPORTED
        )
    return name in getattr(module, "__annotations__", {})


def _is_declared(module: ModuleType, name: str) -> bool:
    """True for a value that a module declares with its type; it is listed alike whether native or not."""
    return name in getattr(module, "__annotations__", {})


_REEXPORTED: Final = ("Bits", "Refusal", "Value")
"""Defined elsewhere, and public in `core.contract`."""


def surface() -> Iterator[Public]:
    """Every public name, those of classes after the class."""
    for where in modules():
        module = import_module(where)
        for name in names(module):
            thing = getattr(module, name)
            yield Public(where, name, thing)
            if inspect.isclass(thing) and thing.__module__.startswith(FRONT):
                yield from (Public(where, f"{name}.{part}", each) for part, each in _parts(thing))


def _parts(kind: type) -> Iterator[tuple[str, Any]]:
    """The methods and properties that a class defines itself."""
    for name, thing in sorted(vars(kind).items()):
        if name.startswith("_"):
            continue
        if isinstance(thing, staticmethod | classmethod):
            yield name, thing.__func__
        elif inspect.isfunction(thing) or isinstance(thing, property):
            yield name, thing


def line(public: Public) -> str:
    """A name's line on the page: its kind and its signature."""
    thing = public.thing
    declared = inspect.isroutine(thing) and _is_declared(import_module(public.where), public.name)
    return f"  {public.name}{': value' if declared else _signature(thing)}"


def _signature(thing: Any) -> str:
    if isinstance(thing, property):
        return f" -> {_type(inspect.signature(thing.fget).return_annotation)}" if thing.fget else ""
    if inspect.isclass(thing):
        return _made(thing)
    if not inspect.isroutine(thing):
        return ": value"
    call = inspect.signature(thing)
    return f"({_listed(call.parameters.values())}) -> {_type(call.return_annotation)}"


def _made(kind: type) -> str:
    """The signature of a class; types as written in the source, so that every Python version gives the same."""
    if issubclass(kind, enum.Enum):
        return f": {', '.join(each.name for each in kind)}"
    if getattr(kind, "_is_protocol", False):
        return ": protocol"
    if issubclass(kind, msgspec.Struct):
        hints = {
            name: hint
            for base in reversed(kind.__mro__)
            for name, hint in vars(base).get("__annotations__", {}).items()
        }
        return f"({', '.join(_field(each, hints[each.name]) for each in msgspec.structs.fields(kind))})"
    return f"({_listed(inspect.signature(kind).parameters.values())})" if inspect.isfunction(kind.__init__) else ""


def _field(field: msgspec.structs.FieldInfo, hint: Any) -> str:
    usual = "" if field.required else f" = {_usual(... if field.default is msgspec.NODEFAULT else field.default)}"
    return f"{field.name}: {_type(hint)}{usual}"


def _listed(parameters: Iterable[inspect.Parameter]) -> str:
    found, starred = [], False
    for each in parameters:
        if each.kind is each.KEYWORD_ONLY and not starred:
            found.append("*")
        starred |= each.kind in (each.KEYWORD_ONLY, each.VAR_POSITIONAL)
        stars = "*" * (each.kind is each.VAR_POSITIONAL) + "**" * (each.kind is each.VAR_KEYWORD)
        hint = "" if each.name == "self" or each.annotation is each.empty else f": {_type(each.annotation)}"
        found.append(f"{stars}{each.name}{hint}{'' if each.default is each.empty else f' = {_usual(each.default)}'}")
    return ", ".join(found)


def _type(hint: Any) -> str:
    return hint if isinstance(hint, str) else getattr(hint, "__name__", str(hint))


def _usual(value: Any) -> str:
    return str(value) if isinstance(value, enum.Enum) else "..." if value is ... else written(value)


def page() -> str:
    """The whole page."""
    found = ["The public surface of Spadille. Made by: python -m spadille.testing.surface docs/api.txt", ""]
    last = ""
    for public in surface():
        if public.where != last:
            last = public.where
            found += ([""] if len(found) > 2 else []) + [last]
        found.append(line(public))
    return "\n".join(found) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), "utf-8")
