"""Work on many records: files, folders and standard input; in order, in several processes.

A bad record does not stop the work: it is reported, and the others are processed.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import Final, TypeVar

from spadille.cli.progress import again, stopped
from spadille.cli.streams import STOPPED
from spadille.core.encoding import printable
from spadille.core.errors import BadOptions
from spadille.core.record import SUFFIX, is_kind, records_in

BAD_INPUT: Final = 2
STDIN: Final = Path("-")
_CHUNK: Final = 16
"""Records per task of a process."""
_WAITING: Final = 64
"""Maximum number of waiting chunks per process, to bound the memory."""

T = TypeVar("T")


def each_record(
    work: Callable[[Path], T], show: Callable[[T], bool], files: Sequence[Path], *, jobs: int, skip: int | None = None
) -> int:
    """Show the result of the work on every record after the first `skip`; return 2 if any was bad.

    `show` returns whether the record was good. Several bad records are counted at the end; after Ctrl+C, the number of
    finished records and the command to continue are printed, or to start again if the command cannot skip any (None).
    """
    records = found_in(files)
    before = min(skip or 0, len(records))
    done, bad = before, 0
    try:
        with closing(_worked(work, records[done:], jobs)) as answers:
            for answer in answers:
                with _finished():
                    bad += not show(answer)
                    done += 1
    except KeyboardInterrupt:
        sys.stdout.flush()
        counted = f", {bad} of them no good" if bad else ""
        onward = f"to start again: {again()}" if skip is None else f"go on with: {again('--skip', str(done))}"
        stopped(f"{done} of {len(records)} records are done{counted}; {onward}")
        return STOPPED
    if bad and len(records) > 1:
        sys.stdout.flush()
        print(f"spadille: {bad} of {len(records) - before} records are no good", file=sys.stderr)
    return BAD_INPUT if bad else 0


@contextmanager
def _finished() -> Iterator[None]:
    """Hold back the first Ctrl+C until the end of the block: a record is shown whole and counted, or neither."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed = list[bool]()

    def note(*_: object) -> None:
        if pressed:
            raise KeyboardInterrupt
        pressed.append(True)

    usual = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if pressed:
        raise KeyboardInterrupt


def found_in(files: Sequence[Path]) -> list[Path]:
    """The files, with each folder replaced by the records (.jsonl) in it and its subfolders, by name; inaccessible ones
    are reported when read.
    """
    found: list[Path] = []
    for file in files:
        found += (records_in(file) or [file]) if file != STDIN and is_kind(Path.is_dir, file) else [file]
    return found


def check_out(files: Sequence[Path], out: Path | None) -> None:
    """Raise BadOptions if what is written would replace a record that is read, OSError if none of these is there."""
    if out is not None and not any(each == STDIN or each.exists() for each in files):
        files[0].stat()
    if out is not None and out.exists() and any(each.exists() and each.samefile(out) for each in found_in(files)):
        raise BadOptions(f"expected another file to write into; got one of the records: {printable(str(out))}")


def record_in(file: Path) -> bytes:
    """The bytes of a file, or of standard input for "-"."""
    return sys.stdin.buffer.read() if file == STDIN else file.read_bytes()


def unread(wrong: OSError) -> str:
    """The reason why a file was not read; a folder is passed here only if it contains no record."""
    if isinstance(wrong, IsADirectoryError):
        return f"expected records ({SUFFIX}) in this folder; got none"
    return f"the file cannot be read: {wrong.strerror}"


def _worked(work: Callable[[Path], T], records: Sequence[Path], jobs: int) -> Generator[T, None, None]:
    """Yield the result for each record; standard input is read in this process."""
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
    """Ignore Ctrl+C in a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
