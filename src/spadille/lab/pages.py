"""Generated tables in a page, between two marks; the text around them stays."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from spadille.core import record
from spadille.core.errors import BadOptions


class Marks(NamedTuple):
    """Marks at the beginning and end of a table."""

    begin: str
    end: str


def put(page: str, text: str, marks: Marks) -> str:
    """Replace the text between the marks of a page; raises BadOptions if it does not have both."""
    head, begin, rest = page.partition(marks.begin)
    _, end, tail = rest.partition(marks.end)
    if not begin or not end:
        raise BadOptions(f"expected a page with the marks {marks.begin} and {marks.end}")
    return f"{head}{begin}\n\n{text}\n\n{end}{tail}"


def fill(place: Path, text: str, marks: Marks) -> None:
    """Replace the text between the marks of the page in a file, as the page is now; raises BadOptions as `put`."""
    record.save(place, put(place.read_text("utf-8"), text, marks).encode())
