"""Many records at once: files, the folders they lie in, standard input; in order, in several processes.

A record that is no good is no reason to stop: it is named, and the others are answered for.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Final, TypeVar

from spadille.cli.progress import again, stopped
from spadille.cli.streams import STOPPED
from spadille.core.record import SUFFIX

BAD_INPUT: Final = 2
STDIN: Final = Path("-")
_CHUNK: Final = 16
"""Records that a process takes at a time."""
_WAITING: Final = 64
"""Chunks for each process that may wait to be told, so that memory does not grow with the records."""

T = TypeVar("T")


def each_record(
    work: Callable[[Path], T], show: Callable[[T], bool], files: Sequence[Path], *, jobs: int, skip: int
) -> int:
    """Show what the work on every record after the first `skip` gives; 2 if any was no good.

    `show` says whether it was a good one. Where several were not they are counted at the end; after Ctrl+C it is said
    how many are done, and the command that goes on.
    """
    records = found_in(files)
    done, bad = min(skip, len(records)), 0
    try:
        with closing(_worked(work, records[done:], jobs)) as answers:
            for answer in answers:
                bad += not show(answer)
                done += 1
    except KeyboardInterrupt:
        sys.stdout.flush()
        counted = f", {bad} of them no good" if bad else ""
        stopped(f"{done} of {len(records)} records are done{counted}; go on with: {again('--skip', str(done))}")
        return STOPPED
    if bad and len(records) > 1:
        sys.stdout.flush()
        print(f"spadille: {bad} of {len(records) - min(skip, len(records))} records are no good", file=sys.stderr)
    return BAD_INPUT if bad else 0


def found_in(files: Sequence[Path]) -> list[Path]:
    """The files, and for each folder the records (.jsonl) in it and in the folders in it, by name."""
    found: list[Path] = []
    for file in files:
        found += (_records_under(file) or [file]) if file != STDIN and _is(Path.is_dir, file) else [file]
    return found


def _records_under(folder: Path) -> list[Path]:
    """The records in a folder and in the folders in it, by name; a folder may be named like one."""
    return [each for each in sorted(folder.rglob(f"*{SUFFIX}")) if _is(Path.is_file, each)]


def _is(kind: Callable[[Path], bool], path: Path) -> bool:
    """Whether there is a file or folder of a kind; one that the system cannot even look for is told of when read."""
    try:
        return kind(path)
    except OSError:
        return False


def record_in(file: Path) -> bytes:
    """The bytes of a file; those of standard input for "-"."""
    return sys.stdin.buffer.read() if file == STDIN else file.read_bytes()


def unread(wrong: OSError) -> str:
    """Why a file was not read; a folder comes here only where no record is in it."""
    if isinstance(wrong, IsADirectoryError):
        return f"expected records ({SUFFIX}) in this folder; got none"
    return f"the file cannot be read: {wrong.strerror}"


def _worked(work: Callable[[Path], T], records: Sequence[Path], jobs: int) -> Generator[T, None, None]:
    """What the work gives for each record; standard input, which only this process has, is read here."""
    jobs = min(jobs or os.cpu_count() or 1, len(records))
    if jobs < 2:
        yield from map(work, records)
        return
    with ProcessPoolExecutor(jobs, initializer=_ignore_interrupts) as pool:
        rest = iter(records)
        try:
            while some := list(islice(rest, jobs * _CHUNK * _WAITING)):
                others = pool.map(work, [file for file in some if file != STDIN], chunksize=_CHUNK)
                for file in some:
                    yield work(file) if file == STDIN else next(others)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """In a process that works for another: Ctrl+C is no matter of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
