"""Every clause leads to the code that keeps it and to what tries it, in a checkout and in an installed copy alike."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from spadille import clause_index
from spadille.core.clause import everything, rules
from spadille.games import GAMES

TESTS = Path(__file__).parents[1]
ROOMS = [clause_index.room_of(game) for game in ("table", *GAMES)]
SPADES = clause_index.room_of("spades")


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the package were installed away from its source tree."""
    monkeypatch.setattr(clause_index, "__file__", "/nowhere/lib/spadille/clause_index.py")


def test_the_ids_of_a_room_are_its_own() -> None:
    every = Counter(each.id for room in ROOMS for each in everything(room))
    assert [each for each, times in every.items() if times > 1] == []


def test_a_clause_is_found_where_its_rule_is_used() -> None:
    found = clause_index.where_in_code(SPADES, "SPD-BIC-18")
    assert found
    for place in found:
        file, _, line = place.partition(":")
        assert "Rule.FOLLOW" in (TESTS.parent / "src" / file).read_text().splitlines()[int(line) - 1]


def test_an_option_is_named_by_the_clauses_it_cites() -> None:
    assert "break_rule" in {place.inside for place in clause_index.places(SPADES, "SPD-BIC-24")}


def test_a_clause_that_no_code_names_is_nowhere() -> None:
    assert clause_index.where_in_code(SPADES, "SPD-BIC-99") == []


def test_scenarios_are_collected_by_their_names(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games" / "spades"
    (folder / "clauses").mkdir(parents=True)
    (folder / "clauses" / "SPD-BIC-18.txt").write_text("# a scenario\n0 play KH\n")
    (folder / "rules").mkdir()
    (folder / "rules" / "test_views.py").write_text(
        "def test_spd_s1(): ...\ndef test_spd_bic_18(): ...\n\n@twice\ndef test_spd_ros_15_it_is_hidden():\n    pass\n"
    )
    found = clause_index.collect(SPADES, tmp_path / "tests")
    assert {clause: each.test for clause, each in found.items()} == {
        "SPD-BIC-18": "tests/games/spades/clauses/SPD-BIC-18.txt",
        "SPD-ROS-15": "tests/games/spades/rules/test_views.py",
        "SPD-S1": "tests/games/spades/rules/test_views.py",
    }
    assert found["SPD-BIC-18"].lines == ["# a scenario", "0 play KH"]
    assert found["SPD-ROS-15"].lines == ["@twice", "def test_spd_ros_15_it_is_hidden():", "    pass"]


@pytest.mark.parametrize("room", ROOMS)
def test_the_scenarios_that_a_room_brings_along_are_up_to_date(room: str) -> None:
    shipped = Path(str(resources.files(room))) / clause_index.SCENARIOS
    assert shipped.read_bytes() == clause_index.scenario_file(room, TESTS), "run `make docs`"


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("room", ROOMS)
def test_installed_elsewhere_every_enforced_clause_leads_to_code_and_scenario(room: str) -> None:
    clause_index._scenarios.cache_clear()
    clause_index._citations.cache_clear()
    clause_index.places.cache_clear()
    assert clause_index.checkout() is None
    enforced = [each.id for each in rules(room) if each.enforced]
    assert enforced
    assert [each for each in enforced if not clause_index.where_in_code(room, each)] == []
    scenarios = {each: clause_index.scenario_of(room, each) for each in enforced}
    assert [each for each, found in scenarios.items() if found is None or not found.lines] == []


def test_a_room_without_scenarios_has_none() -> None:
    assert clause_index.scenario_of("spadille.parts", "SPD-BIC-18") is None
