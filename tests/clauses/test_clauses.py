"""The clause pages, the code and the scenarios speak of the same clauses.

A page lists every clause and every house rule of a game. `enforced` means: named in the code of the room, and shown at
work by a scenario `<ID>.txt` or by a test whose name has the ID in it (test_spd_bic_18_…). `shown: <place>` means: a
person sees it there. The table's own clauses (cards, packs, dealing) have their page and code in `cards`, `parts` and
`fair`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import spadille
from spadille.core.clause import everything, rules
from spadille.games import GAMES

TESTS = Path(__file__).parents[1]
ROOM = {name: TESTS / "games" / name for name in GAMES} | {"table": TESTS / "table"}
SOURCE = Path(spadille.__file__).parent
ROOMS = {name: f"spadille.games.{name}" for name in GAMES} | {"table": "spadille.cards"}
CODE = {name: ["games/" + name] for name in GAMES} | {"table": ["cards", "parts", "fair", "core", "games"]}
AN_ID = re.compile(r"\b(?!SHA|UTF)[A-Z]{3}-(?:[A-Z]{3}-)?[SH]?\d+\b")


@cache
def kept(name: str) -> dict[str, str]:
    """Every clause of a page with its Kept column."""
    return {each.id: each.kept for each in rules(ROOMS[name])}


@cache
def every_clause() -> frozenset[str]:
    """All IDs on any page, decisions included."""
    return frozenset(each.id for room in ROOMS.values() for each in everything(room))


def enforced(name: str) -> set[str]:
    return {each.id for each in rules(ROOMS[name]) if each.enforced}


@cache
def code_of(name: str) -> str:
    return "\n".join(path.read_text("utf-8") for room in CODE[name] for path in sorted((SOURCE / room).rglob("*.py")))


def scenarios(name: str) -> set[str]:
    return {path.stem for path in (ROOM[name] / "clauses").glob("*.txt")}


@cache
def python_tests(name: str) -> tuple[str, ...]:
    """The names of the Python tests of a game's clauses."""
    return tuple(
        found
        for path in ROOM[name].rglob("test_*.py")
        for found in re.findall(r"def (test_\w+)", path.read_text("utf-8"))
    )


def has_test(name: str, clause: str) -> bool:
    words = clause.lower().replace("-", "_")
    return any(re.search(rf"_{words}(?:_|$)", test) for test in python_tests(name))


@pytest.mark.parametrize("name", ROOMS)
def test_the_page_says_of_every_clause_how_it_is_kept(name: str) -> None:
    assert enforced(name), "a page has a table | ID | Rule | Check | Kept |"
    assert len(kept(name)) > len(enforced(name)), "some things can only be shown"


@pytest.mark.parametrize("name", ROOMS)
def test_every_enforced_clause_has_a_scenario_or_a_test(name: str) -> None:
    assert sorted(each for each in enforced(name) - scenarios(name) if not has_test(name, each)) == []


@pytest.mark.parametrize("name", ROOMS)
def test_every_scenario_shows_an_enforced_clause_or_a_decision(name: str) -> None:
    shown = set(kept(name)) - enforced(name)
    assert sorted(scenarios(name) & shown) == [], "the page says that these are only shown"
    assert sorted(scenarios(name) - every_clause()) == [], "no page has these"


@pytest.mark.parametrize("name", ROOMS)
def test_every_enforced_clause_is_named_in_the_code(name: str) -> None:
    assert sorted(enforced(name) - set(AN_ID.findall(code_of(name)))) == []


@pytest.mark.parametrize("name", ROOMS)
def test_the_code_names_no_clause_that_no_page_has(name: str) -> None:
    assert sorted(set(AN_ID.findall(code_of(name))) - every_clause()) == []
