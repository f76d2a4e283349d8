"""A journal of long work: a file with a header line that identifies the work, then a line per finished unit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from spadille.core.contract import Value
from spadille.core.encoding import MARK, flaw
from spadille.core.errors import BadOptions, Unreadable
from spadille.lab.arena import new_key

T = TypeVar("T")
H = TypeVar("H", bound=Value)
R = TypeVar("R", bound=Value)


class _Keyed(Value, frozen=True):
    """Additional data in the first line of a journal."""

    key: bytes = b""
    """Key for told seeds; empty for work started before keys existed, which continues without one."""


_WROTE: Final = "what `spadille {}` has kept"


def resume(path: Path, work: H, row: type[R], command: str) -> tuple[list[R], bytes]:
    """Read the finished units and key of the same work from a file; a new file gets the work and a new key.

    A last line that was cut off by a kill is removed, and its unit is played again. Raises BadOptions if the file holds
    other work, and Unreadable if it is no journal.
    """
    if not path.exists():
        key = new_key()
        path.write_bytes(msgspec.json.encode({**msgspec.to_builtins(work), "key": key}) + b"\n")
        return [], key
    *lines, cut = path.read_bytes().removeprefix(MARK).split(b"\n")
    wrote = _WROTE.format(command)
    if _read(lines[0] if lines else cut, type(work), path, 1, wrote) != work or not lines:
        raise BadOptions(f"{path} keeps another {type(work).__name__.lower()}; name another file")
    key = _read(lines[0], _Keyed, path, 1, wrote).key
    done = [_read(line, row, path, number, wrote) for number, line in enumerate(lines[1:], 2)]
    if cut:
        with path.open("r+b") as file:
            file.truncate(path.stat().st_size - len(cut))
    return done, key


def begun(path: Path, kind: type[H]) -> H | None:
    """The work in a journal; None if there is no such file, or it holds something else."""
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.readline().removeprefix(MARK), type=kind)
    except (FileNotFoundError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def kept_rows(path: Path, row: type[R]) -> Iterator[R]:
    """Yield the units in a journal: the lines after its first."""
    with path.open("rb") as file:
        next(file, None)
        for line in file:
            if line.endswith(b"\n"):
                yield msgspec.json.decode(line, type=row)


def keep(path: Path, row: Value) -> None:
    """Append a line; raises OSError with the file's name if there is no room for it."""
    try:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
    except OSError as wrong:
        raise OSError(wrong.errno, wrong.strerror, str(path)) from None


def _read(line: bytes, kind: type[T], path: Path, number: int, wrote: str) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        wrong = flaw(line) or f"expected {wrote}"
        raise Unreadable(f"{path}: line {number}: {wrong}; name another file") from None
