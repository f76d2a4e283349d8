"""Which tests run in which lane, in which order, and how long each took when it was last measured.

`lanes.md` names the long tests and what stands for them; `times.tsv` has the measured seconds (`make times`).
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = Path(__file__).parent
PAGE: Final = HERE / "lanes.md"
TIMES: Final = HERE / "times.tsv"
LANES: Final = ("quick", "whole", "long", "all")
QUICK_LIMIT: Final = 0.25
"""Seconds a test may take to be in the quick lane."""
SMALL: Final = 0.05
"""Tests that take less are not listed one by one in `times.tsv`, but as one line a file."""
EARLY: Final = 0.5
"""Seconds from which on a test is begun early, the longest first."""
TENTHS: Final = 10
ROTATES: Final = "a tenth by commit"
CHEAP: Final = 0.15
"""Tests of a rotating part that take less are in every run of the whole lane."""
BUDGET: Final[Mapping[str, float]] = {"quick": 120.0, "whole": 360.0}
"""Seconds that a lane may take on an idle machine with `CORES`, everything installed."""
CORES: Final = 2
BEFORE: Final = 20.0
"""Seconds until the first test begins: processes are started, and every module of the tests is read."""
LONG_TEST: Final = 2.0
"""A test of the whole lane that takes longer is named in `lanes.md` with the reason."""


def matching(patterns: Iterable[str]) -> re.Pattern[str]:
    """An expression for the IDs of tests that fit one of the patterns, in which * stands for anything."""
    return re.compile("|".join(".*".join(map(re.escape, pattern.split("*"))) for pattern in patterns))


# -- the table of lanes ------------------------------------------------------------------------------


class Row(NamedTuple):
    """A row of a table in `lanes.md`: its cells, and the tests that its first cell with code names."""

    cells: tuple[str, ...]
    patterns: tuple[str, ...]
    tests: re.Pattern[str]

    def names(self, test: str) -> bool:
        """Return whether the row is about the test."""
        return self.tests.fullmatch(test) is not None


def rows(text: str, heading: str) -> list[Row]:
    """The rows of the table under a heading."""
    section = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if section is None:
        raise ValueError(f"expected a section '## {heading}' in {PAGE.name}; there is none")
    lines = [line for line in section[1].splitlines() if line.startswith("|")][2:]
    found = []
    for line in lines:
        cells = tuple(cell.strip() for cell in line.strip("|").split(" | "))
        column = next(cell for cell in cells if "`" in cell)
        patterns = tuple(re.findall(r"`([^`]+)`", column))
        found.append(Row(cells, patterns, matching(patterns)))
    return found


@dataclass(frozen=True)
class Lanes:
    """The table of lanes, with the measured times of the tests."""

    text: str
    times: Mapping[str, tuple[float, float]]

    @cached_property
    def parts(self) -> dict[str, Row]:
        """The parts of the long lane, by name."""
        return {row.cells[0]: row for row in rows(self.text, "The long lane")}

    @cached_property
    def rotating(self) -> frozenset[str]:
        """The parts of which a tenth is in the whole lane."""
        return frozenset(name for name, row in self.parts.items() if row.cells[2].startswith(ROTATES))

    @cached_property
    def kept(self) -> list[Row]:
        """Tests that are always in the whole lane, whatever else the table says."""
        return rows(self.text, "Always in the whole lane")

    @cached_property
    def not_quick(self) -> list[Row]:
        """Tests that are never in the quick lane."""
        return rows(self.text, "Never in the quick lane")

    @cached_property
    def long_tests(self) -> list[Row]:
        """Tests of the whole lane that may take longer than the usual limit."""
        return rows(self.text, "Longer than two seconds")

    def part_of(self, test: str) -> str | None:
        """The part of the long lane that has a test; None for a test that is in every run of the whole lane."""
        if any(row.names(test) for row in self.kept):
            return None
        part = next((name for name, row in self.parts.items() if row.names(test)), None)
        return None if part in self.rotating and self._is_cheap(test) else part

    def _is_cheap(self, test: str) -> bool:
        """Return whether a test is known to take no time; one that was never measured, nor any of its file, is not."""
        known = test in self.times or test.partition("::")[0] in self.times
        return known and self.seconds(test) < CHEAP

    def seconds(self, test: str) -> float:
        """Return the measured time of a test with its fixtures; for an unknown one, that of its file."""
        return self.times[test][0] if test in self.times else self.times.get(test.partition("::")[0], (0.0, 0.0))[0]

    def choose(self, tests: Sequence[str], lane: str, tenth: int, part: str = "") -> list[str]:
        """The tests of a lane, in the order in which they were given."""
        if lane == "all":
            return [*tests]
        part_of = {test: self.part_of(test) for test in tests}
        if lane == "long":
            return [test for test in tests if part_of[test] is not None and part in ("", part_of[test])]
        chosen = {test for test in tests if part_of[test] is None}
        if lane == "quick":
            return [test for test in tests if test in chosen and self._is_quick(test)]
        for name in self.rotating:
            matrix = sorted(
                (test for test in tests if part_of[test] == name), key=lambda test: (self.seconds(test), test)
            )
            chosen.update(matrix[(tenth + len(name)) % TENTHS :: TENTHS])
        return [test for test in tests if test in chosen]

    def _is_quick(self, test: str) -> bool:
        return self.seconds(test) <= QUICK_LIMIT and not any(row.names(test) for row in self.not_quick)


def load() -> Lanes:
    """The table and the times as they are kept."""
    return Lanes(PAGE.read_text("utf-8"), read_times(TIMES.read_text("utf-8")) if TIMES.exists() else {})


def tenth_of_commit(folder: Path = HERE) -> int:
    """Which tenth of the matrices this commit runs; 0 where there is no git."""
    try:
        done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=folder, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return 0
    return int(hashlib.sha256(done.stdout.encode()).hexdigest(), 16) % TENTHS


def existing() -> list[str]:
    """The IDs of all tests, as pytest finds them."""
    words = [sys.executable, "-m", "pytest", "--collect-only", "--lane=all"]
    done = subprocess.run(words, cwd=HERE.parent, capture_output=True, text=True, check=True)
    return [line for line in done.stdout.splitlines() if "::" in line]


# -- order -------------------------------------------------------------------------------------------


def in_turn(tests: Sequence[str], workers: int, seconds: Mapping[str, float]) -> list[str]:
    """The tests in an order of which every worker takes an equal stretch, its share of the slow ones in front."""
    ranked = sorted((each for each in tests if seconds[each] >= EARLY), key=lambda each: -seconds[each])
    others = [each for each in tests if seconds[each] < EARLY]
    found: list[str] = []
    for worker in range(workers):
        share = ranked[worker::workers]
        end = len(tests) * (worker + 1) // workers - len(found) - len(share)
        found += [*share, *others[: max(end, 0)]]
        others = others[max(end, 0) :]
    return found + others


# -- times -------------------------------------------------------------------------------------------


def read_times(text: str) -> dict[str, tuple[float, float]]:
    """Seconds by test: in all, and of the call alone; for a file, what its other tests take on average."""
    found: dict[str, tuple[float, float]] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            whole, call, test = line.split("\t")
            found[test] = float(whole), float(call)
    return found


def write_times(times: Mapping[str, tuple[float, float]]) -> str:
    """The text of `times.tsv`: tests one by one from `SMALL` seconds on, the rest of a file as its average."""
    small: dict[str, list[tuple[float, float]]] = {}
    lines: list[tuple[str, float, float]] = []
    for test, (whole, call) in times.items():
        if whole >= SMALL:
            lines.append((test, whole, call))
        else:
            small.setdefault(test.partition("::")[0], []).append((whole, call))
    for file, those in small.items():
        count = len(those)
        lines.append((file, sum(whole for whole, _ in those) / count, sum(call for _, call in those) / count))
    head = "# Measured seconds of tests: with fixtures, without, ID. Written by `make times`; read by conftest.py.\n"
    return head + "".join(f"{whole:.3f}\t{call:.3f}\t{test}\n" for test, whole, call in sorted(lines))


def too_long(lanes: Lanes, tests: Iterable[str]) -> Iterator[str]:
    """Tests of the whole lane that take longer than the limit and have no reason in `lanes.md`."""
    for test in tests:
        _, call = lanes.times.get(test, (0.0, 0.0))
        if call > LONG_TEST and not any(row.names(test) for row in (*lanes.long_tests, *lanes.kept)):
            yield f"{test}: {call:.1f} s"


if __name__ == "__main__":
    print(json.dumps([*load().parts]))  # for the workflow that runs each in a job of its own
