"""Guards: every clause broken on purpose, to see whether the clause's own test falls.

    python -m tests.guards --only SPD-CLB

For every enforced clause what tests/breaks.py can break is broken, and only the test that `spadille clauses` names is
run. A clause is guarded if its test claims something that a break makes untrue while another scenario of the room
still holds: what breaks everything proves nothing. A clause that is not guarded stands in unguarded.txt with a reason.
"""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Final

import pytest
from tests.breaks import Shift, code_of, shifts_of
from tests.mutants import MEMORY, PACKAGE, ROOT, Mutant, mutated

from spadille.core.clause import ClauseText, clauses
from spadille.docs import room_of, tests_of
from spadille.games import GAMES

EXCUSED: Final = Path(__file__).with_name("unguarded.txt")
WITNESSES: Final = 12
"""So many other scenarios of a room tell whether a break breaks everything."""


# -- what tries a clause -------------------------------------------------------------------------


@dataclass(frozen=True)
class Trial:
    """A clause, its test, and some other scenarios of its room."""

    clause: str
    rule: str
    test: str
    witnesses: tuple[str, ...]


@dataclass(frozen=True)
class Break:
    """One break and the clauses that it concerns."""

    made: Mutant | Shift
    clauses: tuple[str, ...]


def rooms() -> dict[str, str]:
    """Every room with clauses, by name, and its package."""
    return {name: room_of(name) for name in (*GAMES, "table")}


def enforced(room: str) -> list[ClauseText]:
    return [each for each in clauses(room_of(room)) if each.enforced]


def named_test(room: str, clause: str) -> str:
    """The scenario of a clause, or the file and name pattern of its Python test, from the root of the sources."""
    folder = tests_of(room_of(room))
    if (ROOT / folder / "clauses" / f"{clause}.txt").is_file():
        return f"{folder}/clauses/{clause}.txt"
    word = "test_" + clause.lower().replace("-", "_")
    for file in sorted((ROOT / folder).glob("test_*.py")):
        if re.search(rf"def {word}(?![a-z0-9])", file.read_text("utf-8")):
            return f"{folder}/{file.name}::{word}"
    raise SystemExit(f"expected a test of {clause} in {folder}; got none")


def trials(room: str) -> dict[str, Trial]:
    """Every enforced clause of a room and what tries it."""
    tests = {each.id: named_test(room, each.id) for each in enforced(room)}
    texts = [each for each in tests.values() if each.endswith(".txt")]
    some = texts[:: max(1, len(texts) // WITNESSES)]
    return {
        each.id: Trial(each.id, each.rule, tests[each.id], tuple(text for text in some if text != tests[each.id]))
        for each in enforced(room)
    }


def breaks(room: str) -> list[Break]:
    """Every break of a room with the clauses that it concerns."""
    found: dict[Mutant | Shift, list[str]] = defaultdict(list)
    for each in enforced(room):
        made = [*code_of(room_of(room), each.id), *(shifts_of(room, each.id) if room in GAMES else ())]
        for one in made:
            found[one].append(each.id)
    return [Break(made, tuple(concerned)) for made, concerned in found.items()]


def holds(test: str) -> str:
    """Run one test; empty if it passes, "claim" if something that it claims does not hold, "crash" otherwise."""
    from spadille.core.errors import SpadilleError
    from spadille.testing import scenario

    if test.endswith(".txt"):
        try:
            scenario.run((ROOT / test).read_text("utf-8"))
        except SpadilleError:
            return "claim"
        except Exception:  # noqa: BLE001 - whatever a break does to the code
            return "crash"
        return ""
    file, _, name = test.partition("::")
    status = pytest.main(["-x", "-q", "-p", "no:cacheprovider", str(ROOT / file), "-k", name])
    return "claim" if status == pytest.ExitCode.TESTS_FAILED else "crash" if status else ""


def install(made: Mutant | Shift) -> None:
    """Have the package anew with the break in it; the process is good for nothing else afterwards."""
    for name in [each for each in sys.modules if each.partition(".")[0] == "spadille"]:
        del sys.modules[name]
    if isinstance(made, Mutant):
        usual, path = SourceFileLoader.get_code, PACKAGE / made.path
        source = mutated(path.read_text("utf-8"), made)

        def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
            if Path(self.path) == path:
                return compile(source, self.path, "exec", dont_inherit=True)
            return usual(self, fullname)

        SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
    from spadille import games

    if isinstance(made, Shift):
        made.make(games.GAMES)


def fates(broken: Break, tried: Mapping[str, Trial]) -> dict[str, str]:
    """What the test of every clause says to a break: "", "claim", "crash"; "all" where most witnesses fall as well."""
    try:
        install(broken.made)
        found = {clause: holds(tried[clause].test) for clause in broken.clauses}
        if "claim" not in found.values():
            return found
        witnesses = sorted({text for clause in broken.clauses for text in tried[clause].witnesses})
        fell = [text for text in witnesses if holds(text)]
    except Exception:  # noqa: BLE001 - the package may not even load
        return dict.fromkeys(broken.clauses, "crash")
    blunt = len(fell) == len(witnesses)
    return {clause: "all" if fate == "claim" and blunt else fate for clause, fate in found.items()}


def child(broken: Break, tried: Mapping[str, Trial], limit: int) -> dict[str, str]:
    """The fates of a break, found in a process of its own; "time" past the limit in seconds."""
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.alarm(limit)
        try:
            os.write(writing, json.dumps(fates(broken, tried)).encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        answer = told.read()
    os.waitpid(pid, 0)
    return dict(json.loads(answer)) if answer else dict.fromkeys(broken.clauses, "time")


def hunt(
    every: Sequence[Break], tried: Mapping[str, Trial], jobs: int, limit: int
) -> Iterator[tuple[Break, dict[str, str]]]:
    """Try every break, several at a time."""
    with tempfile.TemporaryDirectory(prefix="guards-") as folder:
        pids = []
        for job in range(jobs):
            if not (pid := os.fork()):
                with (Path(folder) / str(job)).open("w") as told:
                    for number in range(job, len(every), jobs):
                        told.write(json.dumps([number, child(every[number], tried, limit)]) + "\n")
                os._exit(0)
            pids.append(pid)
        for pid in pids:
            os.waitpid(pid, 0)
        for job in range(jobs):
            for line in (Path(folder) / str(job)).read_text().splitlines():
                number, found = json.loads(line)
                yield every[number], found


# -- the report ----------------------------------------------------------------------------------


def excuses() -> dict[tuple[str, str], str]:
    """What the tests of clauses cannot notice: clause and change, and the reason."""
    found: dict[tuple[str, str], str] = {}
    for line in EXCUSED.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            cells = [cell.strip() for cell in line.split("|")]
            if len(cells) != 3 or not all(cells):
                raise SystemExit(f"{EXCUSED.name}: expected 'clause | change | reason'; got {line!r}")
            found[cells[0], cells[1]] = cells[2]
    return found
