"""Tables that a command makes stand in a page between two marks; what people wrote around them stays."""

from __future__ import annotations

from typing import NamedTuple

from spadille.core.errors import BadOptions


class Marks(NamedTuple):
    """Where a table begins and ends."""

    begin: str
    end: str


def put(page: str, text: str, marks: Marks) -> str:
    """The page with what stands between the marks replaced; raises BadOptions if it does not have both."""
    head, begin, rest = page.partition(marks.begin)
    _, end, tail = rest.partition(marks.end)
    if not begin or not end:
        raise BadOptions(f"expected a page with the marks {marks.begin} and {marks.end}")
    return f"{head}{begin}\n\n{text}\n\n{end}{tail}"
