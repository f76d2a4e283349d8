"""Every enforced clause is named in the code and shown by a scenario of its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import german_whist
from spadille import loads
from spadille.core.clause import clauses, everything
from spadille.testing import scenario

FILES = sorted((Path(__file__).parent / "clauses").glob("*.txt"))
SOURCE = Path(german_whist.__file__).parent


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_clause_is_kept(path: Path) -> None:
    text = path.read_text("utf-8")
    assert scenario.title(text)[0] == path.stem
    table = scenario.run(text, source=path.name)
    assert loads(table.record).state == table.state, "the log alone rebuilds the state"


def test_every_enforced_clause_has_a_scenario_and_is_named_in_the_code() -> None:
    enforced = {each.id for each in clauses("german_whist") if each.enforced}
    named = {found for path in SOURCE.rglob("*.py") for found in re.findall(r"GWH-S?\d+", path.read_text("utf-8"))}
    assert enforced - {path.stem for path in FILES} == set()
    assert enforced - named == set()
    assert {path.stem for path in FILES} | named <= {each.id for each in everything("german_whist")}
