"""`spadille odds`: what can be asked, answers as text and as JSON, and one clear line at what cannot be."""

from __future__ import annotations

import json

import pytest
from tests.cli.shell import run


def test_it_lists_what_every_game_can_be_asked() -> None:
    every, one = run("odds"), run("odds", "baccarat")
    assert "spadille odds mini_baccarat coup\n    The chances of the next coup" in every.stdout
    assert one.stdout in every.stdout
    told = json.loads(run("odds", "--json").stdout)
    assert {"game": "mini_baccarat", "question": "roads", "samples": 20000}.items() <= {
        **next(each for each in told if each["question"] == "roads")
    }.items()


def test_an_answer_says_of_every_figure_how_it_was_found() -> None:
    exact = run("odds", "mini_baccarat", "coup").stdout
    assert "Banker wins                         45.8597%  exact\n" in exact
    sampled = run("odds", "mini_baccarat", "roads", "--samples", "300", "--seed", "x").stdout
    assert "sampled (300 cases, seed x)" in sampled


def test_an_answer_and_a_contest_name_the_rulebook_where_there_are_several() -> None:
    asked = ("odds", "spades", "hand", "hand=AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "--samples", "2")
    assert run(*asked).stdout.endswith("\nBy the rulebook: Rules of Spades.\n")
    assert run(*asked, "--rulebook", "club").stdout.endswith("\nBy the rulebook: The games club's page.\n")
    assert "By the rulebook" not in run("odds", "mini_baccarat", "coup").stdout
    contest = ("arena", "spades", "--deals", "1", "--jobs", "1", "--bots", "beginner,beginner")
    assert run(*contest).stdout.splitlines()[1] == "Spades (Rules of Spades), 4 seats"
    assert run(*contest, "--seats", "3").stdout.splitlines()[1] == "Spades (Bicycle), 3 seats"


def test_a_run_of_figures_that_are_nothing_is_one_line() -> None:
    spades = "hand=AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
    lines = run("odds", "spades", "hand", spades, "--samples", "20").stdout.splitlines()
    assert [each.split("  ")[0] for each in lines[:3]] == [
        "tricks on average", "takes no trick … takes 12 tricks", "takes 13 tricks"
    ]  # fmt: skip


def test_names_may_be_cut_short_and_json_has_the_fraction() -> None:
    told = json.loads(run("odds", "baccarat", "Coup", "Tie-Pays=9", "gone=5H", "--json").stdout)
    assert (told["game"], told["question"]) == ("mini_baccarat", "coup")
    banker = told["figures"][0]
    above, below = map(int, banker["exact"].split("/"))
    assert (banker["method"], banker["error"], above / below) == ("exact", 0, banker["value"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("bridge",), "expected a game: "),
        (("--seed", "x"), "expected a game and a question with --seed; got none"),
        (("baccarat", "--seed", "x"), "expected a question with --seed; got none"),
        (("baccarat", "luck"), "expected a question about mini_baccarat: coup, cost, roads; got 'luck'"),
        (("baccarat", "coup", "decks"), "expected NAME=VALUE after the question; got 'decks'"),
        (("baccarat", "coup", "bank=3"), "expected a word that coup takes: "),
        (("baccarat", "coup", "gone=5H", "gone=5D"), "expected gone once; got it twice"),
        (("baccarat", "coup", "shoe=-1,1,1,1,1,1,1,1,1,1"), "got '-1'"),
        (("baccarat", "coup", "tie_pays=99"), "expected 8 or 9; got 99"),
        (("baccarat", "coup", "--rulebook", "hoyle"), "expected a rulebook of mini_baccarat: denexa; got 'hoyle'"),
        (("baccarat", "coup", "--samples", "9"), "the answer to coup is exact; got 9"),
        (("baccarat", "roads", "--samples", "-9"), "expected a number from 1 to 10000000 as samples; got -9"),
    ],
)
def test_bad_input_is_one_clear_line(words: tuple[str, ...], said: str) -> None:
    done = run("odds", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("spadille: ")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
