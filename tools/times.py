"""Writes `times.tsv` from the durations of the last test runs: `python -m tools.times`.

Tests that were not run since keep their durations; deleted tests are dropped.
"""

from __future__ import annotations

from tests import lanes

MEASURED = lanes.HERE.parent / "build" / "times"
"""Durations of the last runs, a file for each lane or part of one."""


def main() -> None:
    """Write the file again."""
    there = {*lanes.existing()}
    kept = lanes.read_times(lanes.TIMES.read_text("utf-8")) if lanes.TIMES.exists() else {}
    small = {file: times for file, times in kept.items() if "::" not in file}
    for test in there - kept.keys():
        if (file := test.partition("::")[0]) in small:
            kept[test] = small[file]
    for measured in sorted(MEASURED.glob("*.tsv")):
        kept |= lanes.read_times(measured.read_text("utf-8"))
    lanes.TIMES.write_text(lanes.write_times({test: kept[test] for test in kept if test in there}), "utf-8")


if __name__ == "__main__":
    main()
