"""Messages for wrong arguments in the style of all other errors: the expected value, and the given one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import typer

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""The library's base class of errors in arguments."""
_NUMBER = re.compile(r"\bint\b|integer|number|range|greater than|less than|float", re.IGNORECASE)


_FEW = re.compile(r"^Option '([^']*)' requires (\d+) arguments$", re.IGNORECASE)
_MISSING = re.compile(r"^Missing (?:argument|option|parameter) '([^']*)'(?:\. (.*))?$")


def in_words(wrong: Any, typed: Sequence[str]) -> str:
    """The message for a wrong argument in one line; `typed` is the command line."""
    command = wrong.ctx.command_path if wrong.ctx is not None else _command(typed)
    param, told = getattr(wrong, "param", None), wrong.format_message().rstrip(".")
    if param is not None and _NUMBER.search(wrong.message or ""):
        told = f"expected {_amount(param)} for {_name(param)}{_given(param, typed)}"
    elif missing := _MISSING.match(told):
        told = f"expected {missing[1]}" + (f": {missing[2][:1].lower()}{missing[2][1:]}" if missing[2] else "")
    elif few := _FEW.match(told):
        told = f"expected {few[2]} words after {few[1]}"
    else:
        told = re.sub(r"^Invalid value(?: for ([^:]*))?: ", _for, told)
        told = told[:1].lower() + told[1:]
    return f"{told} (see `{command} --help`)"


def _command(typed: Sequence[str]) -> str:
    """The command that was typed, without what stands inside a group of commands."""
    return " ".join(["spadille", *(each for each in typed[:1] if not each.startswith("-"))])


def _for(found: re.Match[str]) -> str:
    return f"{found[1]}: " if found[1] else ""


def _name(param: Any) -> str:
    """The name of a parameter on the command line."""
    return str(param.opts[0]) if param.param_type_name == "option" else str(param.metavar or param.name)


def _amount(param: Any) -> str:
    """The numbers that a parameter takes."""
    least, most = (getattr(param, each, None) for each in ("min", "max"))
    typed = getattr(param, "type", None) or getattr(param, "type_descriptor", None)
    if least is None and most is None:
        least, most = (getattr(typed, each, None) for each in ("min", "max"))
    kind = "a number" if "float" in str(typed).lower() else "a whole number"
    return kind + ("" if least is None else f" from {least}") + ("" if most is None else f" to {most}")


def _given(param: Any, typed: Sequence[str]) -> str:
    """The given value of an option; empty if not found."""
    for at, word in enumerate(typed):
        name, _, value = word.partition("=")
        if name in param.opts:
            value = value or (typed[at + 1] if at + 1 < len(typed) else "")
            return f"; got {value!r}"
    return ""
