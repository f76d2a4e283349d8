"""The lanes: what is long has a short form, each lane keeps its budget by measured times, and all agree on a tenth."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Collection

import pytest
from tests import lanes
from tests.lanes import Lanes

TABLE = """
## The long lane
| Part | Tests | In the whole lane |
|---|---|---|
| matrix | `t/test_a.py::*` | a tenth by commit |
| soak | `t/test_b.py::test_long*` `t/test_c.py::*` | `t/test_b.py::test_short` |
## Always in the whole lane
| Tests | Why |
|---|---|
| `t/test_a.py::test_journey` | The journey. |
## Never in the quick lane
| Tests | Why |
|---|---|
| `t/test_d.py::*` | A server. |
## Longer than two seconds
| Tests | Why |
|---|---|
| `t/test_e.py::test_known` | It builds. |
"""
MATRIX = [f"t/test_a.py::test_m[{at:02}]" for at in range(20)]
TESTS = [*MATRIX, "t/test_a.py::test_journey", "t/test_b.py::test_long[1]", "t/test_b.py::test_short", "t/test_d.py::a"]
CHEAP = "t/test_a.py::test_m[cheap]"
SMALL = Lanes(
    TABLE,
    {
        **dict.fromkeys(MATRIX, (1.0, 1.0)),
        CHEAP: (0.1, 0.1),
        "t/test_b.py::test_short": (0.4, 0.3),
        "t/test_e.py::x": (3.0, 2.5),
        "t/test_e.py": (0.01, 0.01),
    },
)


# -- the table ---------------------------------------------------------------------------------------


def test_long_tests_wait_for_the_long_lane_and_a_kept_test_does_not() -> None:
    assert SMALL.choose(TESTS, "long", 0) == [*MATRIX, "t/test_b.py::test_long[1]"]
    assert SMALL.choose(TESTS, "long", 0, "soak") == ["t/test_b.py::test_long[1]"]
    assert SMALL.choose(TESTS, "all", 0) == TESTS
    whole = SMALL.choose(TESTS, "whole", 3)
    assert [each for each in whole if each not in MATRIX] == TESTS[20:21] + TESTS[22:]


def test_ten_commits_with_different_tenths_run_the_whole_matrix_once() -> None:
    runs = [[each for each in SMALL.choose(TESTS, "whole", tenth) if each in MATRIX] for tenth in range(10)]
    assert {len(run) for run in runs} == {2}
    assert Counter(each for run in runs for each in run) == Counter(MATRIX)


def test_a_cheap_test_of_a_matrix_is_in_every_run() -> None:
    runs = [SMALL.choose([*MATRIX, CHEAP], "whole", tenth) for tenth in range(10)]
    assert all(CHEAP in run and len(run) == 3 for run in runs)
    assert CHEAP not in SMALL.choose([*MATRIX, CHEAP], "long", 0)


def test_the_quick_lane_has_what_takes_no_time_and_needs_nothing() -> None:
    assert SMALL.choose(TESTS, "quick", 0) == ["t/test_a.py::test_journey"]


def test_a_section_that_is_missing_is_named() -> None:
    with pytest.raises(ValueError, match="expected a section '## The long lane'"):
        _ = Lanes("# nothing", {}).parts


def test_every_worker_begins_with_its_share_of_the_slow_tests() -> None:
    seconds = {"a": 9.0, "b": 0.0, "c": 5.0, "d": 0.1, "e": 2.0, "f": 0.0}
    assert lanes.in_turn([*seconds], 2, seconds) == ["a", "e", "b", "c", "d", "f"]
    assert lanes.in_turn([*seconds], 1, seconds) == ["a", "c", "e", "b", "d", "f"]


def test_times_are_kept_one_by_one_where_they_matter_and_by_file_where_not() -> None:
    text = lanes.write_times({"a.py::x": (1.5, 1.0), "a.py::y": (0.02, 0.02), "a.py::z": (0.04, 0.02)})
    found = lanes.read_times(text)
    assert found == {"a.py::x": (1.5, 1.0), "a.py": (0.03, 0.02)}
    known = Lanes(TABLE, found)
    assert [known.seconds(each) for each in ("a.py::x", "a.py::new", "b.py::new")] == [1.5, 0.03, 0.0]


def test_a_test_that_takes_long_without_a_reason_is_named() -> None:
    slow = Lanes(TABLE, {"t/test_e.py::x": (3.0, 2.5), "t/test_e.py::test_known": (3.0, 2.5), "y": (9.0, 0.1)})
    assert [*lanes.too_long(slow, ["t/test_e.py::x", "t/test_e.py::test_known", "y"])] == ["t/test_e.py::x: 2.5 s"]


# -- the project's own table -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def known() -> Lanes:
    return lanes.load()


def test_each_row_names_tests_that_are_there_and_each_long_part_its_short_form(
    every_test: list[str], known: Lanes
) -> None:
    rows = [*known.parts.values(), *known.kept, *known.not_quick, *known.long_tests]
    unused = [pattern for row in rows for pattern in row.patterns if not _some(pattern, every_test, every_test)]
    assert unused == [], "no test has such a name"
    whole = {each for each in every_test if known.part_of(each) is None}
    for name, row in known.parts.items():
        short = row.cells[2]
        named = re.findall(r"`(tests/[^`]+)`", short)
        assert name in known.rotating or named or short.startswith("nothing:"), f"{name}: no short form, no reason"
        for pattern in named:
            assert _some(pattern, whole, every_test), f"{name}: {pattern} is not there"


def _some(pattern: str, tests: Collection[str], every: Collection[str]) -> bool:
    """Return whether a pattern names a test, or a file that is left out whole, such as for want of a compiler."""
    wanted, file = lanes.matching([pattern]), pattern.partition("::")[0]
    left_out = (lanes.HERE.parent / file).is_file() and not any(each.startswith(f"{file}::") for each in every)
    return left_out or any(wanted.fullmatch(each) for each in tests)


@pytest.mark.parametrize("lane", lanes.BUDGET)
def test_the_lanes_keep_their_budgets(lane: str, every_test: list[str], known: Lanes) -> None:
    """By measured times: half of what all tests take together, as two cores share them, and what comes before them."""
    chosen = [known.choose(every_test, lane, tenth) for tenth in range(lanes.TENTHS)]
    takes = max(sum(map(known.seconds, tests)) / lanes.CORES for tests in chosen)
    longest = [f"{known.seconds(each):.1f} s {each}" for each in sorted(chosen[0], key=known.seconds)[-10:]]
    assert takes + lanes.BEFORE < lanes.BUDGET[lane], "\n".join(longest)


def test_what_takes_long_in_the_whole_lane_has_a_reason(every_test: list[str], known: Lanes) -> None:
    assert [*lanes.too_long(known, [each for each in every_test if known.part_of(each) is None])] == []


def test_two_journeys_are_made_in_the_page_in_the_whole_lane(every_test: list[str], known: Lanes) -> None:
    journeys = [each for each in every_test if "/test_server_journeys.py::" in each]
    assert len([each for each in journeys if known.part_of(each) is None]) == (2 if journeys else 0)


def test_no_test_is_named_after_a_place_on_this_machine(every_test: list[str]) -> None:
    places = (sys.prefix, sys.executable, str(lanes.HERE.parent))
    named = {*every_test, *lanes.read_times(lanes.TIMES.read_text("utf-8"))}
    assert [each for each in named if any(place in each for place in places)] == []


def test_most_tests_of_the_whole_lane_are_measured(every_test: list[str], known: Lanes) -> None:
    whole = known.choose(every_test, "whole", 0)
    unknown = [each for each in whole if each not in known.times and each.partition("::")[0] not in known.times]
    assert len(unknown) < len(whole) / 50, "make test times"
