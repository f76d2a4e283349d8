"""Tests typed names: accepted if they can mean only one thing, otherwise refused with similar ones."""

from __future__ import annotations

import pytest
from tests.cli.shell import run

from spadille.cli.arguments import read_options
from spadille.cli.names import bot_meant, game_named, level_meant, meant, rulebook_named, side_meant
from spadille.core.errors import BadOptions
from spadille.games import open_game


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Spades", "spades"),
        ("five-hundred", "five_hundred"),
        ("FIVE HUNDRED", "five_hundred"),
        ("500", "five_hundred"),
        ("mini-baccarat", "mini_baccarat"),
        ("baccarat", "mini_baccarat"),
        ("pyr", "pyramid"),
        ("sweat", "mexican_sweat"),
    ],
)
def test_a_game_is_known_however_it_is_written(typed: str, name: str) -> None:
    assert game_named(typed) == name


@pytest.mark.parametrize(
    ("typed", "near"),
    [("spads", "did you mean spades?"), ("m", "did you mean mexican_sweat or mini_baccarat?"), ("", "expected a game")],
)
def test_a_game_that_is_none_is_answered_with_what_is_near(typed: str, near: str) -> None:
    with pytest.raises(BadOptions, match="expected a game: spades, ") as wrong:
        game_named(typed)
    assert near in str(wrong.value)


def test_an_exact_name_wins_over_longer_ones() -> None:
    assert meant("nil", ["nil", "nil_value"], "an option") == "nil"
    assert meant("Nil", ["nil", "nil_value"], "an option") == "nil"


def test_rulebooks_options_and_levels_are_forgiven_too() -> None:
    assert rulebook_named("spades", "Rules of Spades") == "rules_of_spades"
    assert rulebook_named("spades", "and") == "andrews"
    assert read_options("spades", ["Blind-Nil=off", "targ=200"]) == {"blind_nil": False, "target": 200}
    assert read_options("pyramid", ["draw-gate=Only When Stuck"]) == {"draw_gate": "only_when_stuck"}
    assert bot_meant("spades", "Strong") == "strong"
    assert bot_meant("spades", "club") == "regular"
    assert level_meant("expert") == level_meant("STR") == "strong"
    assert side_meant("spades", "Strong+club") == "strong+regular"


@pytest.mark.parametrize("words", [["nill=on"], ["targt=200"]])
def test_an_option_that_is_none_is_answered_with_the_one_that_is_near(words: list[str]) -> None:
    with pytest.raises(BadOptions, match=r"expected an option of spades; got .*; did you mean (nil|target)\?"):
        read_options("spades", words)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("which", "spades", "foo=1"), "expected an option of spades (spadille rules spades lists them); got 'foo'"),
        (
            ("rules", "spades", "--preset", "nonsense"),
            "expected a way to play spades (spadille rules spades lists them); got 'nonsense'; "
            "a newer Spadille may know it",
        ),
        (("play", "spades", "--preset", "miror"), "expected a way to play spades; got 'miror'; did you mean mirror?"),
    ],
)
def test_where_nothing_is_near_and_there_are_many_it_says_where_they_are_listed(
    words: tuple[str, ...], said: str
) -> None:
    assert run(*words).stderr == f"spadille: {said}\n"


def test_the_library_takes_names_exactly() -> None:
    with pytest.raises(BadOptions):
        open_game("Spades", None, None, {})


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "Spades", "Club"),
        ("rules", "five hundred"),
        ("rules", "Spades", "--diff", "Bicycle", "andr"),
        ("clauses", "WAR"),
        ("arena", "War", "--bots", "Regular,begin", "--deals", "1", "--jobs", "1"),
        ("play", "Spades", "--plain", "--rulebook", "Andr", "--bots", "Reg", "--watch", "Max-Deals=1"),
        ("bot", "serve", "--level", "Reg"),
    ],
)
def test_every_command_forgives(words: tuple[str, ...], tmp_path: object) -> None:
    done = run(*words, more={"XDG_DATA_HOME": str(tmp_path)})
    assert done.returncode == 0, done.stderr


def test_an_option_that_is_set_to_two_values_is_refused() -> None:
    with pytest.raises(BadOptions, match="expected nil once; got nil=off after nil=on"):
        read_options("spades", ["nil=on", "target=300", "nil=off"])
    assert read_options("spades", ["nil=on", "nil=on"]) == {"nil": True}
