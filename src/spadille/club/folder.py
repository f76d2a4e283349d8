"""A club's folder: its name, and the evenings that `spadille club plan` has written into it or into folders of it.

While an evening is played, the result of a board would help those who have not played it. So until the day is over, a
board has results only once all its tables have played it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from spadille.club.evening import Evening, read
from spadille.club.standings import Result, read_results
from spadille.core.encoding import flaw, printable
from spadille.core.errors import BadOptions, Unreadable

NAME: Final = "name.txt"
"""The file with the club's name."""
EVENING: Final = "evening.json"
RESULTS: Final = "results.csv"
_KEY: Final = 12


class Played(NamedTuple):
    """An evening, with the results that may be shown."""

    key: str
    """The first digits of its commitment, as on the movement; other evenings with the same deals add "-2", "-3"."""
    evening: Evening
    results: tuple[Result, ...]
    due: int
    """Number of results that the evening has when all is played."""
    wrong: tuple[str, ...]
    """What is wrong with the rows that cannot be read."""


def club_name(folder: Path) -> str:
    """The club's name: the first line of its file, or nothing."""
    path = folder / NAME
    if not path.exists():
        return ""
    return printable((_text(path).splitlines() or [""])[0])


def evenings(folder: Path, today: date) -> list[Played]:
    """The evenings of a club, the latest first. Raises Unreadable, BadOptions, OSError."""
    keys = Counter[str]()
    found = [_played(path, keys, today) for path in evening_files(folder)]
    return sorted(found, key=lambda each: each.evening.day or date.min, reverse=True)


def evening_files(folder: Path) -> list[Path]:
    """The files of evenings: in the folder itself, then in the folders in it, by name."""
    return [*folder.glob(EVENING), *sorted(folder.glob(f"*/{EVENING}"))]


def _played(path: Path, keys: Counter[str], today: date) -> Played:
    found = read(path)
    key = found.commit.rpartition(":")[2][:_KEY]
    keys[key] += 1
    wrong: list[str] = []
    results = path.with_name(RESULTS)
    try:
        rows = read_results(found, _text(results), wrong.append) if results.exists() else []
    except BadOptions as bad:
        raise BadOptions(f"{results}: {bad}") from None
    due = Counter(number for each in found.movement.sittings for number in found.numbers(each.boards))
    key = key if keys[key] == 1 else f"{key}-{keys[key]}"
    return Played(key, found, tuple(_open(found, rows, due, today)), due.total(), tuple(wrong))


def _open(evening: Evening, rows: list[Result], due: Counter[int], today: date) -> Iterator[Result]:
    """Yield the results that help nobody any more."""
    over = evening.day is None or evening.day < today
    had = Counter(each.board for each in rows)
    yield from (each for each in rows if over or had[each.board] == due[each.board])


def _text(path: Path) -> str:
    data = path.read_bytes()
    if wrong := flaw(data):
        raise Unreadable(f"{path}: {wrong}")
    return data.decode("utf-8-sig")
