"""Clause pages: how they are read, and what is refused on them."""

from __future__ import annotations

import pytest

from spadille.core.clause import (
    CLAUSE_HEAD,
    DECISION_HEAD,
    ClauseText,
    DecisionText,
    clauses,
    decisions,
    find,
    page_text,
    read_page,
)
from spadille.core.errors import SpadilleError

RULE = "|---|---|---|---|"
PAGE = f"""# War: the clauses

An intro with a | in it.

## Play

{CLAUSE_HEAD}
{RULE}
| WAR-10 | The higher card wins. | K beats Q | enforced |
| WAR-03 | It suits children. | told | shown: rules page |

| Card | Worth |
|---|---|
| K | 13 |

## Decisions

{DECISION_HEAD}
{RULE}
| WAR-S4 | Endless games. | They stop. | Every game must end. |
"""


def test_a_page_gives_its_clauses_with_their_sections_and_its_decisions() -> None:
    page = read_page(PAGE)
    assert page.clauses == (
        ClauseText("WAR-10", "The higher card wins.", "K beats Q", "enforced", "Play"),
        ClauseText("WAR-03", "It suits children.", "told", "shown: rules page", "Play"),
    )
    assert [each.enforced for each in page.clauses] == [True, False]
    assert page.decisions == (DecisionText("WAR-S4", "Endless games.", "They stop.", "Every game must end."),)
    assert page.decisions[0].rule == "They stop."


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ("| WAR-01 | two | enforced |", "has 3 cells"),
        ("| WAR-01 | two | or | three | enforced |", "has 5 cells"),
        ("| WAR-01 |  | two | enforced |", "has an empty cell"),
        ("| WAR-1 | two | two | enforced |", "is no ID"),
        ("| WAR-S1 | two | two | enforced |", "is no ID"),
        ("| WAR-01 | two | two | perhaps |", "is kept 'perhaps'"),
        ("| WAR-01 | two | two | shown: somewhere |", "expected enforced, shown: rules page"),
        ("| WAR-10 | two | two | enforced |\n| WAR-10 | two | two | enforced |", "comes a second time"),
    ],
)
def test_a_malformed_clause_is_refused_with_its_line(row: str, wrong: str) -> None:
    with pytest.raises(SpadilleError, match=r"^line \d of the clauses: 'WAR") as refused:
        read_page(f"## Play\n\n{CLAUSE_HEAD}\n{RULE}\n{row}\n")
    assert wrong in str(refused.value)


@pytest.mark.parametrize("row", ["| WAR-01 | a | b | c |", "| WAR-S1 | a | b |", "| WAR-S1 | a | b | |"])
def test_a_malformed_decision_is_refused(row: str) -> None:
    with pytest.raises(SpadilleError, match="line 3 of the clauses"):
        read_page(f"{DECISION_HEAD}\n{RULE}\n{row}\n")


def test_the_rooms_have_pages() -> None:
    assert len(clauses("spadille.games.spades")) == 175
    assert len(clauses("spadille.cards")) == 43
    assert [each.id for each in decisions("spadille.cards")] == [f"TBL-S{n}" for n in range(1, 9)]


def test_a_clause_or_decision_is_found_by_its_id() -> None:
    room = "spadille.games.spades"
    follow, end = find(room, "SPD-BIC-18"), find(room, "SPD-S9")
    assert follow is not None
    assert follow.rule == "Players must follow suit if possible."
    assert isinstance(end, DecisionText)
    assert find(room, "SPD-BIC-99") is None


@pytest.mark.parametrize(("package", "name"), [("spadille.core", "clauses.md"), ("spadille.nowhere", "clauses.md")])
def test_a_page_that_is_not_there_is_said_to_be_missing(package: str, name: str) -> None:
    with pytest.raises(SpadilleError, match=f"there is no page {name} in {package}"):
        page_text(package, name)
