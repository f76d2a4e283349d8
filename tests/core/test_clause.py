"""Clause pages: read row by row, and refused with the line where the form is broken."""

from __future__ import annotations

import pytest

from spadille.core.clause import (
    CLAUSE_HEAD,
    DECISION_HEAD,
    HOUSE_HEAD,
    clauses,
    decisions,
    everything,
    find,
    house_rules,
    page_text,
    read_page,
    rules,
)
from spadille.core.errors import SpadilleError

SPADES = "spadille.games.spades"
PAGE = f"""# Any title

Text before | with a bar.

## Play

{CLAUSE_HEAD}
|----|------|-------|------|
| SPD-BIC-18 | Follow suit. | hearts | enforced |
| WAR-11 | Aces are high. | A > K | shown: rules page |

| Bid | Taken |
|-----|-------|
| 7 | 8 |

## Decisions

{DECISION_HEAD}
|----|---|---|---|
| WAR-S4 | How many? | One. | Arithmetic. |

## House rules

{HOUSE_HEAD}
|----|---|---|---|---|
| WAR-H1 | Three may play. | 3 seats | Family tables | enforced; shown: help |
"""


def test_a_page_gives_its_clauses_and_decisions() -> None:
    page = read_page(PAGE)
    assert [(each.id, each.section, each.enforced) for each in page.clauses] == [
        ("SPD-BIC-18", "Play", True),
        ("WAR-11", "Play", False),
    ]
    assert [(each.rule, each.check, each.kept) for each in page.clauses] == [
        ("Follow suit.", "hearts", "enforced"),
        ("Aces are high.", "A > K", "shown: rules page"),
    ]
    assert [(each.id, each.rule) for each in page.decisions] == [("WAR-S4", "One.")]


def test_house_rules_stand_apart_with_their_source() -> None:
    (three,) = read_page(PAGE).house_rules
    assert (three.id, three.rule, three.check, three.source) == (
        "WAR-H1",
        "Three may play.",
        "3 seats",
        "Family tables",
    )
    assert (three.enforced, three.places, three.section) == (True, ("help",), "House rules")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("| hearts | enforced |", "| enforced |", "line 9 .* has 3 cells"),
        ("| Follow suit. |", "|  |", "line 9 .* has an empty cell"),
        ("SPD-BIC-18", "SPD-BIC", "line 9 .* is no ID"),
        ("WAR-S4", "WAR-04", "line 20 .* is no ID"),
        ("WAR-S4", "WAR-H4", "line 20 .* is no ID"),
        ("WAR-H1", "WAR-S1", "line 26 .* is no ID; .* or SPD-H1 .a house rule."),
        ("| Family tables |", "|", "line 26 .* has 4 cells; expected . ID . Rule . Check . Source . Kept ."),
        ("| Family tables |", "| |", "line 26 .* has an empty cell"),
        ("enforced; shown: help", "kept", "line 26 .* is kept 'kept'; expected enforced"),
        ("WAR-H1", "WAR-H01", "line 26 .* is no ID"),
        ("| A > K | shown: rules page |", "| A > K | somehow |", "line 10 .* is kept 'somehow'; expected enforced"),
        ("| A > K | shown: rules page |", "| A > K | shown: the moon |", "line 10 .* is kept 'shown: the moon'"),
        ("| hearts | enforced |", "| hearts | enforced; help |", "line 9 .* is kept 'enforced; help'"),
        ("WAR-11", "SPD-BIC-18", "line 10 .* comes a second time"),
    ],
)
def test_a_row_that_breaks_the_form_is_refused_with_its_line(old: str, new: str, words: str) -> None:
    with pytest.raises(SpadilleError, match=words):
        read_page(PAGE.replace(old, new))


def test_a_clause_may_be_shown_in_several_places_and_enforced_as_well() -> None:
    both = PAGE.replace("| hearts | enforced |", "| hearts | enforced; shown: help |")
    follow, aces = read_page(both.replace("shown: rules page", "shown: bots, help")).clauses
    assert (follow.enforced, follow.places) == (True, ("help",))
    assert (aces.enforced, aces.places) == (False, ("bots", "help"))
    assert read_page(PAGE).clauses[0].places == ()


def test_the_page_of_a_room_is_found() -> None:
    assert len(clauses(SPADES)) == 175
    assert len(decisions(SPADES)) == 30
    assert len(everything(SPADES)) == 205 + len(house_rules(SPADES))
    assert rules(SPADES) == clauses(SPADES) + house_rules(SPADES)
    found = find(SPADES, "SPD-BIC-18")
    assert found is not None
    assert "follow suit" in found.rule
    assert find(SPADES, "SPD-BIC-99") is None


def test_a_room_without_a_page_says_so() -> None:
    with pytest.raises(SpadilleError, match=r"there is no page clauses\.md in spadille\.core"):
        page_text("spadille.core")
    with pytest.raises(SpadilleError, match=r"there is no page care\.md in spadille\.nowhere"):
        page_text("spadille.nowhere", "care.md")
