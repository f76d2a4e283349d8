"""Makes every test run the same: no deadlines, no randomness, no memory of earlier runs.

What else holds for every run: `lanes.py` chooses the tests of a lane and their order, what each test took is kept in
build/times, and in CI a test is left out only where `skips.txt` says why.
"""

from __future__ import annotations

import gc
import os
import re
import signal
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from tests import lanes

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is imported: tests run side by side already
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell starts work in the background with Ctrl+C ignored, and the commands that tests stop would ignore it too.
    signal.signal(signal.SIGINT, signal.default_int_handler)
settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.load_profile("steady")

HERE = Path(__file__).parent
_FOUND = pytest.StashKey[Iterable[str]]()
"""The IDs of the tests that a run has found, before those of its lane are chosen."""


# -- lanes -------------------------------------------------------------------------------------------


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--lane", choices=lanes.LANES, default="whole", help="which tests: see tests/lanes.md (whole)")
    parser.addoption("--part", default="", help="with --lane long: only this part of the long lane")
    parser.addoption("--tenth", type=int, help="which tenth of the matrices the whole lane runs (by commit)")
    parser.addoption("--times", help="a file for what each test took, for `make times`")
    parser.addoption("--game", help="only the tests of this game: its own, and what other tests do with it")
    parser.addoption("--shots", action="store_true", help="keep pictures of the browser's tests in build/web")
    parser.addoption("--fresh-deals", action="store_true", help="other cards in every run of the browser's tests")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The quick lane does not even import what it never runs: it may need what only `make test` installs."""
    if config.option.lane != "quick" or not collection_path.is_dir() or HERE not in collection_path.parents:
        return None
    folder = f"{collection_path.relative_to(HERE.parent).as_posix()}/*"
    return any(folder in row.patterns for row in lanes.load().not_quick) or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.option.game
    if game and not (HERE / "games" / game).is_dir():
        raise pytest.UsageError(f"expected a game that has a folder in tests/games; got {game}")
    known, by_id = lanes.load(), {item.nodeid: item for item in items}
    config.stash[_FOUND] = [*by_id]
    chosen = known.choose([*by_id], config.option.lane, _tenth(config), config.option.part)
    chosen = [test for test in chosen if _is_of(test, game)]
    config.hook.pytest_deselected(items=[by_id[test] for test in by_id.keys() - {*chosen}])
    worker = getattr(config, "workerinput", None)
    workers = int(worker["workercount"]) if worker else 1
    items[:] = [by_id[test] for test in lanes.in_turn(chosen, workers, {test: known.seconds(test) for test in chosen})]


def _tenth(config: pytest.Config) -> int:
    """Which tenth of the matrices is run; all processes of a run agree on it."""
    if config.option.tenth is not None:
        return int(config.option.tenth)
    return int(os.environ.setdefault("TESTS_TENTH", str(lanes.tenth_of_commit())))


def _is_of(test: str, game: str | None) -> bool:
    """Return whether a test is one of the game: the name stands in its own as a word, or as a part of its path."""
    return not game or re.search(rf"(?<![a-z]){re.escape(game)}(?![a-z])", test) is not None


@pytest.fixture(scope="session")
def every_test(request: pytest.FixtureRequest) -> list[str]:
    """The IDs of all tests; a run of the whole lane has collected them already."""
    config = request.config
    whole = config.option.lane == "whole" and config.args == ["tests"]
    return sorted(config.stash[_FOUND] if whole else lanes.existing())


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Tests and modules stay until the end: the collector of garbage need not look at them again and again."""
    gc.collect()
    gc.freeze()


class Times:
    """Writes down what each test took, with its fixtures and without: a line a test, as soon as it has ended."""

    def __init__(self, path: Path) -> None:
        self._seconds: dict[str, dict[str, float]] = defaultdict(dict)
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("w", encoding="utf-8")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid][report.when] = report.duration
        if report.when == "teardown":
            found = self._seconds.pop(report.nodeid)
            self._file.write(f"{sum(found.values()):.3f}\t{found.get('call', 0.0):.3f}\t{report.nodeid}\n")
            self._file.flush()

    def pytest_unconfigure(self) -> None:
        self._file.close()


# -- what is left out --------------------------------------------------------------------------------


def named(line: str) -> tuple[str, str]:
    """A line of `skips.txt`: which tests may be left out, with * for anything, and the reason that they give."""
    tests, reason = re.split(r"\s{2,}|\t", line.strip(), maxsplit=1)
    return tests, reason


def unnamed(skipped: Iterable[tuple[str, str]], lines: Iterable[str]) -> Iterator[str]:
    """The tests that were left out for a reason that no line names."""
    known = [named(each) for each in lines if each.strip() and not each.startswith("#")]
    for test, reason in skipped:
        if not any(lanes.matching([pattern]).fullmatch(test) and words in reason for pattern, words in known):
            yield f"{test}: {reason}"


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
        _tenth(config)
        if config.option.times:
            config.pluginmanager.register(Times(Path(config.option.times)), "times")


@pytest.fixture(autouse=True)
def english() -> None:
    """Set the language to English before every test."""
    from spadille.core.words import ENGLISH, speak  # not before lines are counted

    speak(ENGLISH)
