"""Export of records to files of bridge programs and import of such files, on the command line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import TextIO

import spadille
from spadille import exchange
from spadille.cli.arguments import read_options
from spadille.cli.names import game_named, meant, rulebook_named
from spadille.cli.records.files import BAD_INPUT, STDIN, check_out, each_record, record_in, unread
from spadille.cli.records.rows import ROW_FORMS, print_rows
from spadille.core import record
from spadille.core.encoding import flaw
from spadille.core.errors import BadOptions, BadRecord
from spadille.games import GAMES

_WHAT = "a format"


def export(files: Sequence[Path], form: str | None, kind: str | None, out: Path | None, *, jobs: int, skip: int) -> int:
    """Write every record as rows or boards; a bad one is reported, and means 2. Raises BadOptions, OSError."""
    check_out(files, out)
    chosen = _format(form, kind, out)
    if chosen in ROW_FORMS:
        return print_rows(files, kind or "deals", chosen, jobs=jobs, skip=skip, out=out)
    if kind is not None:
        raise BadOptions(f"expected rows as {', '.join(ROW_FORMS)}; got {chosen}")
    with nullcontext(sys.stdout) if out is None else out.open("a" if skip else "w", encoding="utf-8") as file:
        return export_files(files, chosen, file, jobs=jobs, skip=skip)


def _format(form: str | None, kind: str | None, out: Path | None) -> str:
    """The requested format: by name, else by the file's suffix, else the default. Raises BadOptions."""
    known = (*exchange.FORMATS, *ROW_FORMS)
    if form is not None:
        return meant(form, known, _WHAT)
    named = "" if out is None else out.suffix.removeprefix(".").casefold()
    if out is not None and named and named not in known:
        raise BadOptions(f"expected a file whose name ends in one of {', '.join(known)}, or --format; got {out.name}")
    return named or ("pbn" if kind is None else "csv")


def export_files(files: Sequence[Path], form: str, out: TextIO, *, jobs: int, skip: int) -> int:
    """Write every record as boards into one file; a bad one is reported, and means 2."""
    chosen = meant(form, exchange.FORMATS, _WHAT)
    begun = bool(skip)

    def show(found: tuple[str, str]) -> bool:
        nonlocal begun
        text, wrong = found
        if wrong:
            print(f"spadille: {wrong}", file=sys.stderr)
            return False
        out.write(text if begun else exchange.head(chosen) + text)
        begun = True
        return True

    return each_record(partial(_exported, chosen), show, files, jobs=jobs, skip=skip)


def _exported(form: str, file: Path) -> tuple[str, str]:
    """The boards of a record, or an error message."""
    try:
        return exchange.exported(spadille.loads(record_in(file)), form, head=False), ""
    except (BadRecord, BadOptions) as wrong:
        return "", f"{file}: {wrong}"
    except OSError as wrong:
        return "", f"{file}: {unread(wrong)}"


def import_file(
    file: Path, form: str | None, options: Sequence[str], *, game: str | None, rulebook: str | None, out: Path | None
) -> int:
    """Import a file's matches, and print the only one or write all into a folder; return 2 for a bad file."""
    chosen = _form_of(file) if form is None else meant(form, exchange.FORMATS, _WHAT)
    named = next(each for each in GAMES if GAMES[each].boards_part) if game is None else game_named(game)
    book = None if rulebook is None else rulebook_named(named, rulebook)
    try:
        data = record_in(file)
        if wrong := flaw(data):
            raise BadRecord(1, wrong)
        found = exchange.imported(
            data.decode("utf-8-sig"),
            chosen,
            game=None if game is None else named,
            rulebook=book,
            given=read_options(named, options),
        )
    except (BadRecord, OSError) as wrong:
        print(f"spadille: {file}: {unread(wrong) if isinstance(wrong, OSError) else wrong}", file=sys.stderr)
        return BAD_INPUT
    return _written(file, [each.record for each in found], out)


def _form_of(file: Path) -> str:
    """The format that a file's name tells; raises BadOptions."""
    found = file.suffix.removeprefix(".").casefold()
    if found not in exchange.FORMATS:
        ends = " or ".join(f".{each}" for each in exchange.FORMATS)
        raise BadOptions(f"expected a file whose name ends in {ends}, or --format; got {file.name}")
    return found


def _written(file: Path, records: Sequence[bytes], out: Path | None) -> int:
    if out is None and len(records) > 1:
        raise BadOptions(f"expected --out FOLDER for several matches; got {len(records)} of them in {file}")
    if out is None:
        sys.stdout.write(records[0].decode())
        return 0
    stem = "match" if file == STDIN else file.stem
    for number, data in enumerate(records, 1):
        record.save(out / f"{stem}-{number}{record.SUFFIX}", data)
    print(f"{len(records)} {'record' if len(records) == 1 else 'records'} in {out}")
    return 0
