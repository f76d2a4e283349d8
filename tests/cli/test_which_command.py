"""Which game do we play? From the command line: asked in lines, or told at once."""

from __future__ import annotations

import json
import shlex

import pytest
from tests.cli.shell import run


def test_options_are_answered_at_once_with_the_words_that_deal_the_cards() -> None:
    told = run("which", "spades", "bidding=mirror", "target=250").stdout.splitlines()
    assert told[0] == "Nearest to yours is Mirror: Your bid is the number of spades you hold."
    assert told[1] == "But at your table:"
    assert told[2].startswith("* The match ends when a side reaches 250 points. (Mirror: The match ends")
    assert "The nearest rulebook is Rules of Spades." in told
    assert told[-1] == "Play it: spadille play spades --preset mirror target=250"


def test_a_way_to_play_that_fits_exactly_is_told_with_three_sentences_for_a_guest() -> None:
    told = run("which", "spades", "bidding=mirror").stdout.splitlines()
    assert told[0] == "You play Mirror: Your bid is the number of spades you hold."
    at = told.index("For a guest in three sentences:")
    assert told[at + 1 : at + 4] == [
        "* Everybody bids the number of spades in hand.",
        "* Without a spade it is nil.",
        "* Nobody bids blind, and all else is the usual game to 500.",
    ]


def test_lines_are_asked_and_answered_through_a_pipe_to_the_end() -> None:
    told = run("which", "spades", given="seven\n4\n9\n2\n0\n").stdout
    assert "How many play: 2, 3, 4, 5 or 6? Enter for 4." in told
    assert "Expected one of 2, 3, 4, 5 or 6; got seven." in told
    assert "2. One of two partners bids nil, and the other does not.\n" in told
    assert "Expected a number from 0 to 4, or Enter alone; got 9." in told
    assert "\nNearest to yours is Suicide: " in told
    assert "\nBut at your table:\n* Not so: There are no jokers.\n" in told
    assert told.endswith("Play it: spadille play spades --preset suicide\n")
    assert "> " not in told, "only a person at a terminal is prompted"


def test_whoever_tells_nothing_is_told_so_and_how_to_tell_and_may_leave() -> None:
    for words, given, fit in ((["spades"], "", 18), (["spades"], "\n" * 40, 18), (["spades", "--seats", "2"], "", 2)):
        said = run("which", *words, given=given).stdout.splitlines()
        assert said[-2] == f"You have not told me what you do at your table, and {fit} ways to play still fit."
        assert said[-1].startswith("Answer the questions, or tell it at once, such as: spadille which spades ")
        assert not [line for line in said if line.startswith(("You play", "What you told me", "Play it"))]
        assert run(*said[-1].partition("spadille ")[2].split()).returncode == 0, "what it shows can be typed"
    left = run("which", "spades", given="4\nquit\n")
    assert left.returncode == 0
    assert "You play" not in left.stdout


def test_the_command_that_is_told_is_one_that_deals() -> None:
    for words in (
        ["spades", "jokers=2", "ten_for=200", "hand_limit=3"],
        ["five_hundred", "--seats", "6", "sides=pairs"],
    ):
        told = json.loads(run("which", *words, "--json").stdout)
        line = shlex.split(told["command"])
        assert line[:2] == ["spadille", "play"]
        done = run(*line[1:], "--plain", "--seed", "1", given="quit\n")
        assert done.returncode == 0, done.stderr


def test_it_speaks_german() -> None:
    told = run("which", "spades", "bidding=mirror", "target=250", "--language", "de").stdout
    assert told.startswith("Am nächsten kommt euch ")
    assert "Die Partie endet, wenn eine Seite 250 Punkte erreicht." in told
    assert "So spielt ihr es: spadille play spades --preset mirror target=250" in told


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["chess"], "expected a game: spades"),
        (["spades", "--seats", "9"], "expected 2, 3, 4, 5 or 6 players of spades; got 9"),
        (["spades", "target=many"], "option target: expected a whole number"),
        (["spades", "target"], "expected an option such as target=200; got 'target'"),
        (["spades", "hot_dogs=1"], "expected an option of spades"),
        (["spades", "--seats", "3", "jokers=2"], "Jokers are played by two or four"),
    ],
)
def test_what_cannot_be_is_one_line_with_what_was_expected(words: list[str], expected: str) -> None:
    done = run("which", *words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert expected in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_arena_says_of_which_players_nobody_has_measured_how_well_they_play_by_these_rules() -> None:
    said = "Nobody has measured yet how well regular bots play by these rules.\n"
    words = ("arena", "spades", "--bots", "regular,beginner", "--deals", "1", "--jobs", "1")
    assert said in run(*words, "--rulebook", "andrews", "target=444").stdout
    assert said not in run(*words, "--rulebook", "andrews").stdout


def test_an_answer_with_very_many_digits_is_asked_for_again() -> None:
    done = run("which", "spades", given="00000000055\n" + "9" * 5_000 + "\nq\n")
    assert "Traceback" not in done.stderr
    assert done.returncode == 0
