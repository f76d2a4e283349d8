"""The named test of a clause guards its numbers: an option that cites the clause, changed by one step, fells it."""

from __future__ import annotations

import pytest
from tests.breaks import shifts_of
from tests.guards import enforced, excuses, holds, named_test

from spadille.games import GAMES


def unnoticed(game: str, clause: str) -> set[tuple[str, str]]:
    """The changes of options that a clause's own scenario lets pass."""
    found = set()
    test = named_test(game, clause)
    for shift in shifts_of(game, clause) if test.endswith(".txt") else ():
        shift.make(GAMES)
        try:
            if not holds(test):
                found.add((clause, shift.change))
        finally:
            shift.undo(GAMES)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_option_one_step_off_fells_the_scenario_of_every_clause_that_it_cites(game: str) -> None:
    passed = {each for clause in enforced(game) for each in unnoticed(game, clause.id)}
    ids = {clause.id for clause in enforced(game)}
    assert passed == {(clause, change) for clause, change in excuses() if clause in ids and change != "code"}
