"""A study of rules on the command line: arms from words, progress, report, rows, and continuation."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from spadille.cli.arguments import read_options
from spadille.cli.names import rulebook_named, side_meant
from spadille.cli.progress import again, bar, stopped
from spadille.cli.streams import STOPPED
from spadille.core import record
from spadille.core.contract import AnyGame, Value
from spadille.core.errors import BadOptions
from spadille.core.options import OptionValue
from spadille.core.words import encoded
from spadille.exchange import rows
from spadille.games import open_game
from spadille.lab import journal, reporting
from spadille.lab.fitting import check
from spadille.lab.processes import WorkersLost
from spadille.lab.study import Arm, Findings, Gathered, Played, Study, derive, run

_COMMAND = "lab compare --keep"
_LOST = 2
"""Exit status if workers were lost for good, or the disk was full."""
_PAGES = {".md": reporting.markdown, ".html": reporting.page}


class Changes(Value, frozen=True, kw_only=True):
    """The typed changes."""

    together: Sequence[str] = ()
    """Options changed together: bag_penalty=50; with several values, an arm for each of their combinations."""
    sweeps: Sequence[str] = ()
    """Options with several values, an arm for each: bag_penalty=50,200."""
    books: Sequence[str] = ()
    """Other rulebooks, an arm for each."""


class How(Value, frozen=True, kw_only=True):
    """Settings for playing the study."""

    jobs: int = 0
    """Number of processes; 0 for one per core."""
    on: str = ""
    precision: float | None = None
    derive: int = 0
    """Deals per arm to derive new ends of deals from; 0 for none."""

    @property
    def workers(self) -> int:
        return self.jobs or os.cpu_count() or 1


class Kept(Value, frozen=True, kw_only=True):
    """Output files."""

    units: Path | None = None
    """Finished units, to continue later."""
    report: Path | None = None
    rows: Path | None = None


def arms(
    game: str, book: str | None, base: dict[str, OptionValue], changes: Changes, seats: int | None = None
) -> tuple[Arm, ...]:
    """The base, and an arm for each change. Raises BadOptions."""
    found = [Arm(rulebook=book, options=base)]
    own = open_game(game, book, seats, base)
    values = [_swept(game, each) for each in changes.together]
    together = [{name: value for each in some for name, value in each.items()} for some in product(*values) if some]
    if len(together) == 1:
        found.append(Arm(rulebook=book, options=base | together.pop()))
    swept = [each for sweep in changes.sweeps for each in _swept(game, sweep)]
    found += [Arm(rulebook=book, options=base | each) for each in (*together, *swept) if _other(own, each)]
    found += [Arm(rulebook=rulebook_named(game, other), options=base) for other in changes.books]
    return tuple(found)


def _other(base: AnyGame, changed: Mapping[str, OptionValue]) -> bool:
    """True if a value differs from the base's own, which already has an arm."""
    return any(getattr(base.options, name) != value for name, value in changed.items())


def _swept(game: str, sweep: str) -> list[dict[str, OptionValue]]:
    name, equals, values = sweep.partition("=")
    if not equals or not values:
        raise BadOptions(f"expected an option with a value or values, such as target=300,400; got {sweep[:40]!r}")
    return [read_options(game, [f"{name}={value}"]) for value in values.split(",")]


def two_players(game: str, words: str) -> tuple[str, str]:
    """The players named by words such as "strong" or "strong,regular"."""
    one, comma, other = words.partition(",")
    first = side_meant(game, one)
    return first, side_meant(game, other) if comma else first


def play_study(study: Study, count: int, how: How, kept: Kept, *, as_json: bool = False) -> int:
    """Play a study with a progress bar and print the result; after Ctrl+C, the partial result and how to continue."""
    if kept.report is not None and kept.report.suffix not in _PAGES:
        raise BadOptions(f"expected a report that ends in .md or .html; got {kept.report.name[:40]!r}")
    if kept.rows is not None:
        rows.form_of(kept.rows)
    gathered = Gathered(study := _derived(study, how, kept))
    with TemporaryDirectory(prefix="spadille-") as folder:
        path = kept.units or (Path(folder, "units.jsonl") if kept.rows else None)
        status = _played(gathered, count, how, path)
        if gathered.units:
            _tell(gathered.findings(), path, kept, as_json=as_json)
    if status:
        _say_stopped(gathered.units, count, study, kept)
    return status


def _played(gathered: Gathered, count: int, how: How, path: Path | None) -> int:
    """Continue from the file's units, and gather the results; return the exit status."""
    study = gathered.study
    done, key = ([], None) if path is None else journal.resume(path, study, Played, _COMMAND)
    with bar() as progress:
        before = sum(unit.number < count for unit in done)
        task = progress.add_task(f"{study.game}, {len(study.arms)} arms", total=count, completed=before)

        def note(unit: Played) -> None:
            progress.advance(task)
            if path is not None:
                journal.keep(path, unit)

        try:
            more: Any = {"on": how.on, "key": key, "done": done, "keep": note, "precision": how.precision}
            run(study, count, jobs=how.workers, into=gathered, **more)
        except KeyboardInterrupt:
            return STOPPED
        except WorkersLost as wrong:
            print(f"spadille: {wrong}", file=sys.stderr)
            return _LOST
        except OSError as wrong:
            print(f"spadille: {wrong.filename or 'the study'}: {wrong.strerror or wrong}", file=sys.stderr)
            return _LOST
    return 0


def _derived(study: Study, how: How, kept: Kept) -> Study:
    """The study with derived ends of deals if requested: those kept in its file, or new ones."""
    if not how.derive:
        return study
    begun = None if kept.units is None else journal.begun(kept.units, Study)
    if begun is not None and msgspec.structs.replace(begun, ends=()) == msgspec.structs.replace(
        study, derived=how.derive
    ):
        return begun
    check(study.contest(study.arms[0]))
    print(f"finding how deals end by the rules of {len(study.arms)} arms, {how.derive} deals each", file=sys.stderr)
    return derive(study, how.derive, jobs=how.workers, on=how.on)


def _say_stopped(done: int, count: int, study: Study, kept: Kept) -> None:
    onward = f"{kept.units} keeps them; go on with: {again()}"
    if kept.units is None:
        onward = f"nothing is kept; to go on another time: {again('--keep', 'FILE')}"
    stopped(f"{done} of {count} {'games' if study.whole else 'deals'} are done; {onward}")


def _tell(found: Findings, units: Path | None, kept: Kept, *, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(found, enc_hook=encoded).decode(), flush=True)
    elif kept.report is None:
        print(reporting.markdown(found, again()), end="", flush=True)
    else:
        for each in found.compared:
            print(reporting.verdict(each, found), flush=True)
    if kept.report is not None:
        record.save(kept.report, _PAGES[kept.report.suffix](found, again()).encode())
        print(f"{kept.report}: the report", file=sys.stderr)
    if kept.rows is not None and units is not None:
        played = (unit for unit in journal.kept_rows(units, Played) if unit.number < found.units)
        rows.save(kept.rows, reporting.COLUMNS, reporting.long_rows(found, played))
        print(f"{kept.rows}: the rows", file=sys.stderr)
