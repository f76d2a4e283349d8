"""The rule pages: they say what the clauses, the options and the code say, and their links hold."""

from __future__ import annotations

import re
import runpy
import sys
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from spadille import docs
from spadille import docs_left_out as left_out
from spadille.core.clause import clauses, everything, house_rules, rules
from spadille.core.options import specs
from spadille.games import GAMES
from spadille.manifest import Manifest

RULES = Path(__file__).parents[1] / "docs" / "rules"
ROOMS = [docs.room_of(game) for game in ("table", *GAMES)]
TESTS = Path(__file__).parent
SPADES = docs.room_of("spades")


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the package were installed away from its source tree."""
    monkeypatch.setattr(docs, "__file__", "/nowhere/lib/spadille/docs.py")


def test_the_committed_pages_are_up_to_date() -> None:
    stale = {name for name, text in docs.pages().items() if not _same(RULES / name, text)}
    assert not stale, "run `make docs`"
    assert {file.name for file in RULES.iterdir()} == set(docs.pages()), "a page of no game"


def _same(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text("utf-8") == text


@pytest.mark.parametrize("name", sorted(docs.pages()))
def test_anchors_are_there_once_and_links_lead_somewhere(name: str) -> None:
    pages = docs.pages()
    anchors = {page: re.findall(r'<a id="([^"]+)"></a>', text) for page, text in pages.items()}
    assert [each for each, times in Counter(anchors[name]).items() if times > 1] == []
    for target, anchor in set(re.findall(r"\]\(([^)#]*)(?:#([^)]+))?\)", pages[name])):
        if anchor:
            assert anchor in anchors[target or name], f"{name} links to {target}#{anchor}"
        else:
            assert (RULES / target).exists(), f"{name} links to {target}"


def test_what_is_left_out_is_told_with_its_reason_until_an_option_plays_it() -> None:
    page = docs.pages()[left_out.PAGE]
    assert "| A renege that the other side must call | What may not be played cannot be played here. |" in page
    assert all(row.why.endswith(".") for game in GAMES.values() for row in left_out.rows(game))
    spades = GAMES["spades"]
    assert left_out.is_played(spades, left_out.LeftOut("Bags at five", option="bag_limit"))
    assert left_out.is_played(spades, left_out.LeftOut("Six players", players=6))
    assert not left_out.is_played(spades, left_out.LeftOut("Seven players", players=7))


def test_what_an_option_plays_is_not_on_the_page_of_what_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    told = b'[[left_out]]\nwhat = "Bags at five"\noption = "bag_limit"\n[[left_out]]\nwhat = "Chess"\n'
    monkeypatch.setattr(Manifest, "page_file", lambda game, _: told if game is GAMES["spades"] else None)
    page = left_out.left_out("")
    assert "| Chess | Nothing speaks against it; it is not there yet. |" in page
    assert "Bags at five" not in page


def test_every_clause_decision_and_option_is_on_its_page() -> None:
    pages = docs.pages()
    for room in ROOMS:
        page = pages["table.md" if room == docs.TABLE_ROOM else room.rpartition(".")[2] + ".md"]
        for each in everything(room):
            assert f'<a id="{each.id.lower()}"></a>{each.id} |' in page
    for game in GAMES.values():
        for option in specs(type(next(iter(game.rulebooks.values())).options)):
            assert f'<a id="option-{option}"></a>' in pages[f"{game.name}.md"]


def test_the_ids_of_a_room_are_its_own() -> None:
    every = Counter(each.id for room in ROOMS for each in everything(room))
    assert [each for each, times in every.items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_options_cite_clauses_that_exist(game: Manifest) -> None:
    there = {each.id for room in (docs.room_of(game.name), docs.TABLE_ROOM) for each in everything(room)}
    for name, spec in specs(type(next(iter(game.rulebooks.values())).options)).items():
        assert set(spec.option.clauses.split()) <= there, f"option {name}"


def test_a_clause_is_found_where_its_rule_is_used() -> None:
    found = docs.where_in_code(SPADES, "SPD-BIC-18")
    assert found
    for place in found:
        file, _, line = place.partition(":")
        assert "Rule.FOLLOW" in (RULES.parents[1] / "src" / file).read_text().splitlines()[int(line) - 1]


def test_an_option_is_named_by_the_clauses_it_cites() -> None:
    assert "break_rule" in {place.inside for place in docs.places(SPADES, "SPD-BIC-24")}


def test_a_clause_that_no_code_names_is_nowhere() -> None:
    assert docs.where_in_code(SPADES, "SPD-BIC-99") == []


def test_house_rules_are_counted_apart() -> None:
    printed = {game: len(clauses(docs.room_of(game))) for game in ("table", *GAMES)}
    assert sum(printed.values()) == 486
    assert f"{printed['spades']} clauses, {len(house_rules(SPADES))} house rule" in docs.pages()["README.md"]


def test_a_citation_becomes_a_link_if_there_is_such_a_clause() -> None:
    said = docs._linked(SPADES, "as SPD-BIC-18, TBL-S3 and SPD-BIC-99")
    assert said == "as [SPD-BIC-18](#spd-bic-18), [TBL-S3](table.md#tbl-s3) and SPD-BIC-99"


def test_scenarios_are_collected_by_their_names(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games" / "spades"
    (folder / "clauses").mkdir(parents=True)
    (folder / "clauses" / "SPD-BIC-18.txt").write_text("# a scenario\n0 play KH\n")
    (folder / "test_views.py").write_text(
        "def test_spd_s1(): ...\ndef test_spd_bic_18(): ...\n\n@twice\ndef test_spd_ros_15_it_is_hidden():\n    pass\n"
    )
    found = docs.collect(SPADES, tmp_path / "tests")
    assert {clause: each.test for clause, each in found.items()} == {
        "SPD-BIC-18": "tests/games/spades/clauses/SPD-BIC-18.txt",
        "SPD-ROS-15": "tests/games/spades/test_views.py",
        "SPD-S1": "tests/games/spades/test_views.py",
    }
    assert found["SPD-BIC-18"].lines == ["# a scenario", "0 play KH"]
    assert found["SPD-ROS-15"].lines == ["@twice", "def test_spd_ros_15_it_is_hidden():", "    pass"]


@pytest.mark.parametrize("room", ROOMS)
def test_the_scenarios_that_a_room_brings_along_are_up_to_date(room: str) -> None:
    shipped = Path(str(resources.files(room))) / docs.SCENARIOS
    assert shipped.read_bytes() == docs.scenario_file(room, TESTS), "run `make docs`"


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("room", ROOMS)
def test_installed_elsewhere_every_enforced_clause_leads_to_code_and_scenario(room: str) -> None:
    docs._scenarios.cache_clear()
    docs._citations.cache_clear()
    docs.places.cache_clear()
    assert docs.checkout() is None
    enforced = [each.id for each in rules(room) if each.enforced]
    assert enforced
    assert [each for each in enforced if not docs.where_in_code(room, each)] == []
    scenarios = {each: docs.scenario_of(room, each) for each in enforced}
    assert [each for each, found in scenarios.items() if found is None or not found.lines] == []


def test_a_room_without_scenarios_has_none() -> None:
    assert docs.scenario_of("spadille.parts", "SPD-BIC-18") is None


def test_the_module_writes_the_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert docs.main([str(tmp_path / "rules")]) == 0
    assert {file.name for file in (tmp_path / "rules").iterdir()} == set(docs.pages())
    assert f"{len(docs.pages())} pages with 486 clauses and " in capsys.readouterr().out


def test_the_module_wants_a_folder(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["spadille.docs"])
    monkeypatch.delitem(sys.modules, "spadille.docs")
    with pytest.raises(SystemExit, match="2"):
        runpy.run_module("spadille.docs", run_name="__main__")
    assert "expected one folder" in capsys.readouterr().err
