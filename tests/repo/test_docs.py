"""The rule pages: they say what the clauses, the options and the code say, and their links hold."""

from __future__ import annotations

import re
import runpy
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from spadille.clause_index import room_of
from spadille.core.clause import TABLE_ROOM, clauses, decisions, everything, house_rules
from spadille.docs import left_out, rules
from spadille.docs.__main__ import main
from spadille.docs.options import beside_others
from spadille.games import GAMES
from spadille.manifest import Manifest

RULES = Path(__file__).parents[2] / "docs" / "rules"
ROOMS = [room_of(game) for game in ("table", *GAMES)]
SPADES = room_of("spades")


def test_the_committed_pages_are_up_to_date() -> None:
    stale = {name for name, text in rules.pages().items() if not _same(RULES / name, text)}
    assert not stale, "run `make docs`"
    assert {file.name for file in RULES.iterdir()} == set(rules.pages()), "a page of no game"


def _same(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text("utf-8") == text


@pytest.mark.parametrize("name", sorted(each.name for each in RULES.iterdir()))
def test_anchors_are_there_once_and_links_lead_somewhere(name: str) -> None:
    pages = rules.pages()
    anchors = {page: re.findall(r'<a id="([^"]+)"></a>', text) for page, text in pages.items()}
    assert [each for each, times in Counter(anchors[name]).items() if times > 1] == []
    for target, anchor in set(re.findall(r"\]\(([^)#]*)(?:#([^)]+))?\)", pages[name])):
        if anchor:
            assert anchor in anchors[target or name], f"{name} links to {target}#{anchor}"
        else:
            assert (RULES / target).exists(), f"{name} links to {target}"


def test_what_is_left_out_is_told_with_its_reason_until_an_option_plays_it() -> None:
    page = rules.pages()[left_out.PAGE]
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
    pages = rules.pages()
    for room in ROOMS:
        page = pages["table.md" if room == TABLE_ROOM else room.rpartition(".")[2] + ".md"]
        for each in everything(room):
            assert f'<a id="{each.id.lower()}"></a>{each.id} |' in page
    for game in GAMES.values():
        for option in game.options:
            assert f'<a id="option-{option}"></a>' in pages[f"{game.name}.md"]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_an_option_says_beside_others_is_on_its_page(game: Manifest) -> None:
    page = _pages()[f"{game.name}.md"]
    said = [each for spec in game.options.values() for each in beside_others(spec)]
    assert [each for each in said if f": {each}\n" not in page] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_options_cite_clauses_that_exist(game: Manifest) -> None:
    there = {each.id for room in (room_of(game.name), TABLE_ROOM) for each in everything(room)}
    for name, spec in game.options.items():
        assert set(spec.option.clauses.split()) <= there, f"option {name}"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_leaves_an_option_to_the_table_is_a_decision_that_it_cites(game: Manifest) -> None:
    decided = {each.id for each in decisions(game.package)}
    for name, spec in game.options.items():
        assert set(spec.option.left_open.split()) <= decided & set(spec.option.clauses.split()), f"option {name}"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_clause_leads_to_the_options_that_it_speaks_of(game: Manifest) -> None:
    rows = {
        found[1]: found[0]
        for found in re.finditer(r"^\| <a id=\S+></a>(\S+) \|.*$", _pages()[f"{game.name}.md"], re.MULTILINE)
    }
    for name, spec in game.options.items():
        for clause in set(spec.option.clauses.split()) & set(rows):
            assert f"[{name.replace('_', ' ')}](#option-{name})" in rows[clause]


@cache
def _pages() -> dict[str, str]:
    return rules.pages()


def test_house_rules_are_counted_apart() -> None:
    printed = {game: len(clauses(room_of(game))) for game in ("table", *GAMES)}
    assert sum(printed.values()) == 486
    assert f"{printed['spades']} clauses, {len(house_rules(SPADES))} house rule" in rules.pages()["README.md"]


def test_a_citation_becomes_a_link_if_there_is_such_a_clause() -> None:
    said = rules._linked(SPADES, "as SPD-BIC-18, TBL-S3 and SPD-BIC-99")
    assert said == "as [SPD-BIC-18](#spd-bic-18), [TBL-S3](table.md#tbl-s3) and SPD-BIC-99"


def test_the_module_writes_the_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "rules")]) == 0
    assert {file.name for file in (tmp_path / "rules").iterdir()} == set(rules.pages())
    assert f"{len(rules.pages())} pages with 486 clauses and " in capsys.readouterr().out


def test_the_module_wants_a_folder(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["spadille.docs"])
    monkeypatch.delitem(sys.modules, "spadille.docs.__main__")
    with pytest.raises(SystemExit, match="2"):
        runpy.run_module("spadille.docs", run_name="__main__")
    assert capsys.readouterr().err == "expected one folder, such as docs/rules; got none\n"


def test_whoever_asks_the_module_for_help_gets_no_folder_of_that_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["--help"]) == 2
    assert capsys.readouterr().err == "expected one folder, such as docs/rules; got --help\n"
    assert list(tmp_path.iterdir()) == []
