"""Tables at the moment that a test is about."""

from __future__ import annotations

from spadille.core.table import Table
from spadille.testing.scenario import Scenario


def after(*texts: str) -> Table:
    """The table after the lines of a scenario, one or more in each text."""
    scenario = Scenario()
    for line in "\n".join(texts).splitlines():
        if line.strip():
            scenario.run_line(line.strip())
    return scenario.table
