"""Every scenario of every room: one text for each clause that the program enforces."""

from __future__ import annotations

from pathlib import Path

import pytest

from spadille import loads
from spadille.testing import scenario

TESTS = Path(__file__).parents[1]
FILES = sorted([*TESTS.glob("games/*/clauses/*.txt"), *TESTS.glob("table/clauses/*.txt")])


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parts[-3]}/{path.stem}" for path in FILES])
def test_the_clause_is_kept(path: Path) -> None:
    text = path.read_text("utf-8")
    clause, _ = scenario.title(text)
    assert clause == path.stem, "a scenario is named by the clause of its first line"
    table = scenario.run(text, source=f"{path.parts[-3]}/{path.name}")
    assert loads(table.record).state == table.state, "the log alone rebuilds the state"
