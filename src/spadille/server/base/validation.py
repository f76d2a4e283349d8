"""Validation messages: the expected and the given value in words, for settings, request bodies and messages.

Libraries say `int | null`; people say "a whole number or nothing".
"""

from __future__ import annotations

from typing import Annotated, Any, get_args, get_origin

import msgspec
from msgspec import inspect as kinds

from spadille.core.figures import either

_LONGEST = 40


def shown(given: object) -> str:
    """Return the given value as short JSON text; a list or an object is only named as such."""
    match given:
        case None:
            return "nothing"
        case list() | dict():
            return "a list" if isinstance(given, list) else "an object"
        case str():
            text = repr(given[: _LONGEST + 1])
        case bool():
            text = str(given).lower()
        case _:
            text = str(given)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."


def words_of(kind: kinds.Type, least: int | None = None) -> str:
    """Describe a type in words; `least` is the lower bound of numbers without one."""
    match kind:
        case kinds.UnionType():
            return either(words_of(each, least) for each in kind.types)
        case kinds.NoneType():
            return "nothing"
        case kinds.BoolType():
            return "true or false"
        case kinds.IntType() | kinds.FloatType():
            low = least if kind.ge is None else kind.ge
            words = "a whole number" if isinstance(kind, kinds.IntType) else "a number"
            return words + ("" if low is None else f" from {low:g}") + ("" if kind.le is None else f" to {kind.le:.9g}")
        case kinds.LiteralType():
            return either(map(str, kind.values))
        case kinds.DictType():
            return f"an object whose entries are {words_of(kind.value_type, least)}"
        case kinds.VarTupleType():
            return "a list of texts"
        case kinds.TupleType():
            return f"{len(kind.item_types)} numbers from {least or 0}"
        case kinds.ListType():
            return "a list" if kind.max_length is None else f"a list of at most {kind.max_length} entries"
        case kinds.StrType(pattern=str()):
            return f"a text that matches {kind.pattern}"
        case kinds.StrType(max_length=int()):
            return f"a text of at most {kind.max_length} characters"
        case _:
            return "a text"


def fits(given: object, kind: Any, *, strict: bool = True) -> bool:
    """True if a value is of a type; unless `strict`, a text may hold the number."""
    try:
        msgspec.convert(given, kind, strict=strict)
    except (msgspec.ValidationError, RecursionError):
        return False
    return True


def fault(kind: type[msgspec.Struct], given: Any, *, strict: bool = True) -> str | None:
    """Describe why a decoded JSON value does not fit a struct; None if it fits."""
    if not isinstance(given, dict):
        return f"expected an object in JSON; got {shown(given)}"
    config = kind.__struct_config__
    fields = {each.encode_name: each for each in msgspec.structs.fields(kind)}
    unknown = [name for name in given if name not in fields and name != config.tag_field]
    if unknown and config.forbid_unknown_fields:
        return f"expected {either(fields)}; got {shown(unknown[0])}"
    for name, field in fields.items():
        if name not in given and not field.required:
            continue
        if name not in given or not fits(given[name], field.type, strict=strict):
            return _misfit(name, field.type, given.get(name), strict=strict)
    return None


def _misfit(name: str, kind: Any, value: Any, *, strict: bool) -> str:
    """Describe the wrong value of a field; in an object or a list, its first wrong entry, or that it has too many."""
    plain = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    if (get_origin(plain) is list or get_args(plain)[1:] == (...,)) and isinstance(value, list):
        of = get_args(plain)[0]
        at = next((at for at, each in enumerate(value) if not fits(each, of, strict=strict)), None)
        if at is None:
            return f"{name}: expected {words_of(kinds.type_info(kind))}; got {len(value)}"
        if isinstance(of, type) and issubclass(of, msgspec.Struct):
            return f"{name}.{at}: {fault(of, value[at], strict=strict)}"
        return _misfit(f"{name}.{at}", of, value[at], strict=strict)
    if get_origin(plain) is dict and isinstance(value, dict):
        of = get_args(plain)[1]
        wrong = next((each for each in value if not fits(value[each], of, strict=strict)), None)
        if wrong is not None:
            return _misfit(f"{name}.{shown(wrong)[1:-1]}", of, value[wrong], strict=strict)
        return f"{name}: expected fewer entries; got {len(value)}"
    return f"{name}: expected {words_of(kinds.type_info(kind))}; got {shown(value)}"
