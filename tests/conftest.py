"""Every run of the tests is the same run: no deadline, no chance, no memory of earlier runs.

What else holds for every run: tests marked `proof` wait for `make proof`, the longest begin early, lines are counted
only where that is reported, and in CI a test is left out only where `skips.txt` says why.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
import threading
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.load_profile("steady")

HERE = Path(__file__).parent
COUNTED = {
    "api", "cards", "clauses", "conformance", "core", "fair", "games", "golden", "parts", "plugins", "puzzles", "scene",
    "table",
}  # fmt: skip
"""The folders whose quick tests must reach every line of the rules: to count is to run three times as long."""
SLOW = 5.0
"""Seconds that a test marked `slow` takes where the mark gives no number."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="only the tests of this game: its own, and what other tests do with it")
    parser.addoption("--fresh-deals", action="store_true", help="other cards in every run of the browser's tests")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.option.game
    if game and not (HERE / "games" / game).is_dir():
        raise pytest.UsageError(f"expected a game that has a folder in tests/games; got {game}")
    proof = "proof" in config.option.markexpr
    wanted = [each for each in items if (proof or not each.get_closest_marker("proof")) and _is_of(each, game)]
    kept = {*wanted}
    config.hook.pytest_deselected(items=[each for each in items if each not in kept])
    items[:] = wanted
    worker = getattr(config, "workerinput", None)
    counting = bool(config.getoption("cov_source", default=None))
    items[:] = in_turn(items, int(worker["workercount"]) if worker else 1, counting=counting)


def _is_of(item: pytest.Item, game: str | None) -> bool:
    """Whether a test is one of the game: the name stands in its own as a word, or as a part of its path."""
    return not game or re.search(rf"(?<![a-z]){re.escape(game)}(?![a-z])", item.nodeid) is not None


def in_turn(items: list[pytest.Item], workers: int, *, counting: bool) -> list[pytest.Item]:
    """The items in an order of which every worker takes an equal stretch, its share of the slow ones in front.

    Where lines are counted, the tests that count come before all: what is kept after its first use runs only once.
    """
    counted = [each for each in items if counting and _counted(each)]
    rest = [each for each in items if not (counting and _counted(each))]
    ranked = sorted((each for each in rest if _seconds(each)), key=_seconds, reverse=True)
    others = [each for each in rest if not _seconds(each)]
    found: list[pytest.Item] = []
    for worker in range(workers):
        first = counted[len(counted) * worker // workers : len(counted) * (worker + 1) // workers]
        share = [*first, *ranked[worker::workers]]
        end = len(items) * (worker + 1) // workers - len(found) - len(share)
        found += [*share, *others[:end]]
        others = others[end:]
    return found + others


def _seconds(item: pytest.Item) -> float:
    mark = item.get_closest_marker("slow")
    return 0.0 if mark is None else float(mark.args[0]) if mark.args else SLOW


# -- what is counted ---------------------------------------------------------------------------------


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Where lines are counted, let them be for a test that need not be (pytest-cov's own way fails in its workers)."""
    tracer, in_threads = sys.gettrace(), threading.gettrace()
    if tracer is None or _counted(item):
        return (yield)
    sys.settrace(None)
    threading.settrace(None)
    try:
        return (yield)
    finally:
        threading.settrace(in_threads)
        sys.settrace(tracer)


def _counted(item: pytest.Item) -> bool:
    if HERE not in item.path.parents:
        return False
    if item.get_closest_marker("counted"):
        return True
    return item.path.relative_to(HERE).parts[0] in COUNTED and not any(
        item.get_closest_marker(each) for each in ("slow", "uncounted")
    )


# -- what is left out --------------------------------------------------------------------------------


def named(line: str) -> tuple[str, str]:
    """A line of `skips.txt`: which tests may be left out, with * for anything, and the reason that they give."""
    tests, reason = re.split(r"\s{2,}|\t", line.strip(), maxsplit=1)
    return tests, reason


def unnamed(skipped: Iterable[tuple[str, str]], lines: Iterable[str]) -> Iterator[str]:
    """The tests that were left out for a reason that no line names."""
    known = [named(each) for each in lines if each.strip() and not each.startswith("#")]
    for test, reason in skipped:
        if not any(_fits(pattern, test) and words in reason for pattern, words in known):
            yield f"{test}: {reason}"


def _fits(pattern: str, test: str) -> bool:
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), test) is not None


class Skips:
    """Gathers what was left out; in CI the run fails over what `skips.txt` does not name."""

    def __init__(self) -> None:
        self._skipped: list[tuple[str, str]] = []
        self._wrong: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._take(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._take(report)

    def _take(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.skipped and not hasattr(report, "wasxfail"):
            reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
            self._skipped.append((report.nodeid, reason.removeprefix("Skipped: ")))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self._wrong = list(unnamed(self._skipped, (HERE / "skips.txt").read_text("utf-8").splitlines()))
        if self._wrong and os.environ.get("CI") and session.exitstatus == 0:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._wrong:
            terminalreporter.section("left out, and not named in tests/skips.txt")
            for each in self._wrong:
                terminalreporter.write_line(each)


def pytest_configure(config: pytest.Config) -> None:
    # What somebody plays on this machine is none of the tests' business; all processes of a run share a place.
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        kept = f"TESTS_{name}"
        os.environ[name] = os.environ[kept] = os.environ.get(kept) or tempfile.mkdtemp(prefix="spadille-tests-")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Skips(), "skips")


@pytest.fixture(autouse=True)
def english() -> None:
    """Every test begins in English, whatever the one before has spoken in this process."""
    from spadille.core.words import ENGLISH, speak  # not before lines are counted

    speak(ENGLISH)
