"""Conversion of messages to words, so that a test can compare a scene or news with sentences."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from spadille.core.words import Message, in_words

T = TypeVar("T")


def worded(value: T) -> T:
    """A struct, or a row of them, with every message in it put into words of the current language."""
    told: T = _worded(value)
    return told


def _worded(value: Any) -> Any:
    if isinstance(value, Message):
        return in_words(value)
    if isinstance(value, msgspec.Struct):
        changes = {name: _worded(getattr(value, name)) for name in value.__struct_fields__}
        return msgspec.structs.replace(value, **changes)
    if isinstance(value, tuple | list):
        return type(value)(map(_worded, value))
    return {key: _worded(each) for key, each in value.items()} if isinstance(value, dict) else value
