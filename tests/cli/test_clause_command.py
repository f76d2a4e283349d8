"""`spadille rules SPD-BIC-18` and `spadille rules --search`: asking for a clause by its ID, or by words."""

from __future__ import annotations

import json

import pytest
from tests.cli.shell import run


def test_a_clause_is_told_with_all_that_belongs_to_it() -> None:
    shown = run("rules", "SPD-AND-24").stdout
    found = json.loads(run("rules", "SPD-AND-24", "--json").stdout)
    assert found["game"] == "spades"
    assert found["rulebooks"] == ["andrews"]
    assert "set_penalty" in {each["option"] for each in found["options"]}
    assert found["page"] == "docs/rules/spades.md#spd-and-24"
    for word in (found["rule"], found["check"], found["kept"], found["test"], *found["code"], *found["scenario"]):
        assert word in shown
    penalty = next(each for each in found["options"] if each["option"] == "set_penalty")
    assert penalty["values"]["andrews"] == "minus"
    assert penalty["words"]["andrews"] in shown


def test_a_decision_is_told_with_its_reason() -> None:
    found = json.loads(run("rules", "SPD-S9", "--json").stdout)
    shown = run("rules", "SPD-S9").stdout
    assert all(found[key] in shown for key in ("point", "decision", "why"))
    assert "denexa" in found["rulebooks"]


def test_a_house_rule_is_told_with_where_it_is_played() -> None:
    found = json.loads(run("rules", "spd h1", "--json").stdout)
    shown = run("rules", "SPD-H1").stdout
    assert (found["id"], found["rulebooks"]) == ("SPD-H1", [])
    assert {each["option"] for each in found["options"]} == {"win_by"}
    assert all(word in shown for word in (found["rule"], found["source"], found["test"], *found["code"]))
    assert "a house rule that no printed source has" in shown
    assert "SPD-H1" in run("rules", "spades", "denexa").stdout
    assert "SPD-H1" in {each["id"] for each in json.loads(run("clauses", "spades", "--json").stdout)}


@pytest.mark.parametrize("typed", ["spd-bic-18", "SPD BIC 18", "spdbic18"])
def test_an_id_may_be_written_in_any_way(typed: str) -> None:
    assert run("rules", typed).stdout == run("rules", "SPD-BIC-18").stdout != ""


def test_a_clause_may_follow_its_game_and_one_may_be_of_the_table() -> None:
    assert run("rules", "spades", "SPD-BIC-18").stdout == run("rules", "SPD-BIC-18").stdout
    assert "TBL-01" in run("rules", "TBL-01").stdout


def test_a_clause_that_is_none_is_answered_with_what_is_near() -> None:
    done = run("rules", "SPD-BIC-99")
    assert (done.returncode, done.stdout) == (2, "")
    assert "got 'SPD-BIC-99'; did you mean SPD-BIC-" in done.stderr


def test_words_lead_to_the_clauses_that_speak_of_all_of_them() -> None:
    found = json.loads(run("rules", "--search", "nil bags", "--json").stdout)
    assert {each["id"] for each in found} >= {"SPD-S1", "SPD-S16"}
    for each in found:
        said = json.dumps(each).lower()
        assert ("nil" in said, "bag" in said) == (True, True)
    assert all(each["id"] in run("rules", "--search", "Nil Bag").stdout for each in found)
    assert {each["game"] for each in json.loads(run("rules", "Pinochle", "--search", "trump", "--json").stdout)} == {
        "pinochle"
    }


def test_words_of_which_no_clause_speaks_are_answered_with_no() -> None:
    done = run("rules", "--search", "walrus")
    assert done.returncode == 1
    assert "No clause speaks of all of this: walrus" in done.stdout
    assert json.loads(run("rules", "--search", "walrus", "--json").stdout) == []
    assert run("rules", "--search", "!").returncode == 2


def test_nothing_asked_is_answered_with_what_may_be_asked() -> None:
    done = run("rules")
    assert done.returncode == 2
    assert "--search" in done.stderr
