"""Guards: every clause broken on purpose, to check that the clause's own test fails.

    python -m tools.guards --only SPD-CLB

For every enforced clause everything that tools/breaks.py can break is broken, and only the test that `spadille clauses`
names is run. A clause is guarded if its test claims something that a break makes untrue; a traceback from the code
proves nothing. A clause that is not guarded is listed in unguarded.txt with a reason.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import signal
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Final
from zlib import crc32

import pytest

from spadille.clause_index import room_of, tests_of
from spadille.core.clause import ClauseText, rules
from spadille.games import GAMES
from tools.breaks import Shift, code_of, shifts_of
from tools.mutants import MEMORY, PACKAGE, ROOT, Mutant, mutated

EXCUSED: Final = Path(__file__).with_name("unguarded.txt")


# -- the breaks of a clause -------------------------------------------------------------------------


@dataclass(frozen=True)
class Break:
    """One break and the clauses that it concerns."""

    room: str
    made: Mutant | Shift
    clauses: tuple[str, ...]


def rooms() -> dict[str, str]:
    """Every room with clauses, by name, and its package."""
    return {name: room_of(name) for name in (*GAMES, "table")}


def enforced(room: str) -> list[ClauseText]:
    return [each for each in rules(room_of(room)) if each.enforced]


def named_test(room: str, clause: str) -> str:
    """The scenario of a clause, or the file and name pattern of its Python test, from the root of the sources."""
    folder = tests_of(room_of(room))
    if (ROOT / folder / "clauses" / f"{clause}.txt").is_file():
        return f"{folder}/clauses/{clause}.txt"
    word = "test_" + clause.lower().replace("-", "_")
    for file in sorted((ROOT / folder).rglob("test_*.py")):
        if re.search(rf"def {word}(?![a-z0-9])", file.read_text("utf-8")):
            return f"{file.relative_to(ROOT).as_posix()}::{word}"
    raise SystemExit(f"expected a test of {clause} in {folder}; got none")


def breaks(room: str) -> list[Break]:
    """Every break of a room with the clauses that it concerns."""
    found: dict[Mutant | Shift, list[str]] = defaultdict(list)
    for each in enforced(room):
        made = [*code_of(room_of(room), each.id), *(shifts_of(room, each.id) if room in GAMES else ())]
        for one in made:
            found[one].append(each.id)
    return [Break(room, made, tuple(concerned)) for made, concerned in found.items()]


def holds(test: str) -> str:
    """Run one test; empty if it passes, "claim" if one of its claims does not hold, "crash" otherwise."""
    from spadille.core.errors import SpadilleError
    from spadille.testing import scenario

    if test.endswith(".txt"):
        try:
            scenario.run((ROOT / test).read_text("utf-8"))
        except SpadilleError:
            return "claim"
        except Exception:  # noqa: BLE001 - a break may raise anything
            return "crash"
        return ""
    file, _, name = test.partition("::")
    status = pytest.main(["-x", "-q", "-p", "no:cacheprovider", str(ROOT / file), "-k", name])
    return "claim" if status == pytest.ExitCode.TESTS_FAILED else "crash" if status else ""


def install(made: Mutant | Shift) -> None:
    """Import the package again with the break in it; the process cannot be used for anything else afterwards."""
    # Remove test modules too: one loaded before would compare the new package with the old classes.
    for name in [each for each in sys.modules if each.partition(".")[0] in ("spadille", "tests")]:
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


def fates(broken: Break) -> dict[str, str]:
    """The result of every clause's test for a break: "", "claim" or "crash"."""
    try:
        install(broken.made)
        return {clause: holds(named_test(broken.room, clause)) for clause in broken.clauses}
    except Exception:  # noqa: BLE001 - the package may not even load
        return dict.fromkeys(broken.clauses, "crash")


def child(broken: Break, limit: int) -> dict[str, str]:
    """The fates of a break, found in a separate process; "time" past the limit in seconds."""
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.alarm(limit)
        try:
            os.write(writing, json.dumps(fates(broken)).encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        answer = told.read()
    os.waitpid(pid, 0)
    return dict(json.loads(answer)) if answer else dict.fromkeys(broken.clauses, "time")


def hunt(every: Sequence[Break], jobs: int, limit: int) -> Iterator[tuple[Break, dict[str, str]]]:
    """Try breaks, several at a time, until the test of every clause has noticed one or no break is left."""
    with tempfile.TemporaryDirectory(prefix="guards-") as folder:
        pids = []
        for job in range(jobs):
            if not (pid := os.fork()):
                try:
                    with (Path(folder) / str(job)).open("w") as told:
                        mine = [each for each in every if crc32(each.clauses[0].encode()) % jobs == job]
                        for broken, found in until_noticed(mine, limit):
                            print(json.dumps([every.index(broken), found]), file=told, flush=True)
                finally:
                    os._exit(0)
            pids.append(pid)
        for pid in pids:
            os.waitpid(pid, 0)
        for job in range(jobs):
            for line in (Path(folder) / str(job)).read_text().splitlines():
                number, found = json.loads(line)
                yield every[number], found


def until_noticed(every: Sequence[Break], limit: int) -> Iterator[tuple[Break, dict[str, str]]]:
    """Try one break after the other, each on the clauses whose tests have noticed none so far."""
    noticed: set[str] = set()
    for each in every:
        if left := tuple(clause for clause in each.clauses if clause not in noticed):
            found = child(replace(each, clauses=left), limit)
            noticed |= {clause for clause, fate in found.items() if fate == "claim"}
            yield each, found


# -- the report ----------------------------------------------------------------------------------


def excuses() -> dict[tuple[str, str], str]:
    """Breaks that the tests of clauses cannot notice: clause and change, with the reason."""
    found: dict[tuple[str, str], str] = {}
    for line in EXCUSED.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            cells = [cell.strip() for cell in line.split("|")]
            if len(cells) != 3 or not all(cells):
                raise SystemExit(f"{EXCUSED.name}: expected 'clause | change | reason'; got {line!r}")
            found[cells[0], cells[1]] = cells[2]
    return found


def report(fates: Mapping[str, list[tuple[Break, str]]]) -> list[str]:
    """Print the table by room, and the fates of all breaks of unguarded clauses; return the names of these clauses."""
    excused = {clause: reason for (clause, change), reason in excuses().items() if change == "code"}
    print("\n| room | clauses | guarded | listed with a reason | not guarded |\n|---|---|---|---|---|")
    bare: list[str] = []
    for room in rooms():
        kinds: dict[str, list[str]] = defaultdict(list)
        for clause in (each.id for each in enforced(room) if each.id in fates):
            guarded = any(fate == "claim" for _, fate in fates[clause])
            kinds["guarded" if guarded else "listed" if clause in excused else "bare"].append(clause)
        if kinds:
            told = " | ".join(str(len(kinds[kind])) for kind in ("guarded", "listed", "bare"))
            print(f"| {room} | {sum(map(len, kinds.values()))} | {told} |")
        bare += kinds["bare"]
    for clause in bare:
        print(f"\n{clause}: {len(fates[clause])} breaks, and its test notices none")
        for broken, fate in fates[clause]:
            print(f"    {fate or 'passed':6} {broken.made}")
    return bare


def main() -> int:
    """Break the enforcement of every clause, and print the tests that do not notice; 1 if there are any."""
    parser = argparse.ArgumentParser(prog="python -m tools.guards", description="Break every clause on purpose.")
    parser.add_argument("--only", default="", help="a pattern for the ID of a clause, such as SPD-CLB")
    parser.add_argument("--jobs", type=int, default=1, help="how many breaks at a time (1)")
    parser.add_argument("--limit", type=int, default=30, help="seconds that the tests of a break may take (30)")
    asked = parser.parse_args()
    chosen = {each.id for room in rooms() for each in enforced(room) if re.search(asked.only, each.id)}
    every = [
        Break(each.room, each.made, concerned)
        for room in rooms()
        for each in breaks(room)
        if (concerned := tuple(clause for clause in each.clauses if clause in chosen))
    ]
    print(f"{len(chosen)} clauses, {len(every)} breaks", flush=True)
    fates: dict[str, list[tuple[Break, str]]] = {clause: [] for clause in sorted(chosen)}
    for broken, found in hunt(every, asked.jobs, asked.limit):
        for clause, fate in found.items():
            fates[clause].append((broken, fate))
    return int(bool(report(fates)))


if __name__ == "__main__":
    sys.exit(main())
