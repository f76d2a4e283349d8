"""The text of a Fluent file, entry by entry: a bundle parses an entry when it is asked for.

A command or a page needs a few dozen of some 1,700 messages, and to parse them all takes most of its start.
"""

from __future__ import annotations

import re
from typing import Final

_BEGIN: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"(?:[{(,]\s*)(-?[a-zA-Z][\w-]*)\s*(?=[}),.(])")
"""A message or a term where a placeable or an argument begins; names of functions are found too and mean nothing."""

_PLAIN: Final = re.compile(r"[\w-]+ *= *([^\s{}](?:[^\r\n{}]*[^\s{}])?)[ \n]*")
"""A message of one line in which nothing is to be put in."""


def entries(source: str) -> dict[str, str]:
    """The source of every message and term of a file by its name, a term's with its dash.

    >>> entries("# Greetings\\nhello = Hello, { $name }\\n-site = Spadille\\n")
    {'hello': 'hello = Hello, { $name }\\n', '-site': '-site = Spadille\\n'}
    """
    found: dict[str, str] = {}
    begins = list(_BEGIN.finditer(source))
    for begin, end in zip(begins, [*(each.start() for each in begins[1:]), len(source)], strict=True):
        text = source[begin.start() : end]
        comment = text.find("\n#")
        found.setdefault(begin[1], text if comment < 0 else text[: comment + 1])
    return found


def references(entry: str) -> set[str]:
    """The names that an entry may refer to.

    >>> sorted(references("a = { b } { -c } { CAP(d) } { $e }"))
    ['-c', 'CAP', 'b', 'd']
    """
    return set(_REFERENCE.findall(entry))


def plain(entry: str) -> str | None:
    """The words of an entry that is one line of text, without Fluent; None for any other.

    >>> plain("hello = Hello!\\n"), plain("hello = Hello, { $name }\\n")
    ('Hello!', None)
    """
    found = _PLAIN.fullmatch(entry)
    return found[1] if found else None
