"""Arms and studies of ready counts, compared at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spadille.lab.measures import Counts, Difference, Moments
from spadille.lab.study import Findings, Gathered, Played, Study
from spadille.manifest import Measure


def compared(measure: Measure, base: Sequence[Counts], changed: Sequence[Counts], *, paired: bool) -> Difference | None:
    """Compare two arms with the same number of units; None if there was no case."""
    moments = Moments(measure)
    for one, other in zip(base, changed, strict=True):
        moments.add(one, other)
    return moments.compared(paired=paired)


def findings(study: Study, units: Iterable[Played]) -> Findings:
    """The results of some units, corrected for the number of tests."""
    gathered = Gathered(study)
    for unit in units:
        gathered.add(unit)
    return gathered.findings()
