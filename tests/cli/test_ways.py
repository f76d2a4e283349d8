"""Ways to play at the command line: listed, read, told apart, played, and forgiven as other names are."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.cli.shell import run

from spadille.cli import complete
from spadille.cli.arguments import read_rules
from spadille.cli.evening import Wanted, plan_evening
from spadille.cli.names import preset_named
from spadille.cli.play import Seat, sit_down
from spadille.cli.rules.pages import answer_rules, diff_page, rules_page
from spadille.core.errors import BadOptions
from spadille.games import GAMES


@pytest.mark.parametrize(
    ("game", "typed", "name"),
    [
        ("spades", "mirror", "mirror"),
        ("spades", "Jokers and Deuces", "jokers_and_deuces"),
        ("spades", "jjdd", "jokers_and_deuces"),
        ("spades", "10 for 200", "ten_for_200"),
        ("five_hundred", "aussie-500", "australian"),
        ("five_hundred", "austr", "australian"),
    ],
)
def test_a_way_to_play_is_known_however_people_call_it(game: str, typed: str, name: str) -> None:
    assert preset_named(game, typed) == name


@pytest.mark.parametrize(
    ("game", "typed", "said"),
    [
        ("spades", "mirrro", r"got 'mirrro'; did you mean mirror\?$"),
        ("spades", "xyzzy", r"expected a way to play spades \(.*\); got 'xyzzy'; a newer Spadille may know it$"),
    ],
)
def test_one_that_is_none_is_answered_with_what_is_near(game: str, typed: str, said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        preset_named(game, typed)


@pytest.fixture
def plain_war(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that has no ways to play by name."""
    monkeypatch.setitem(GAMES._known, "war", msgspec.structs.replace(GAMES["war"], presets_part=""))


@pytest.mark.usefixtures("plain_war")
def test_a_game_that_has_none_says_so() -> None:
    with pytest.raises(BadOptions, match="there are no ways to play war by name, only its rulebooks; got 'peace'"):
        preset_named("war", "peace")


def test_what_is_typed_besides_changes_it() -> None:
    assert read_rules("spades", ["target=200"], preset="cut", seats=3) == (
        "bicycle",
        3,
        {"nil": True, "set_penalty": "minus", "bag_penalty": 100, "target": 200},
    )
    assert read_rules("spades", [], rulebook="andr") == ("andrews", None, {})


@pytest.mark.usefixtures("plain_war")
def test_the_rules_of_a_game_list_its_ways_to_play(capsys: pytest.CaptureFixture[str]) -> None:
    rules_page("spades", None, as_json=False)
    said = capsys.readouterr().out
    assert "Ways to play\njokers_and_deuces " in said
    assert "mirror                      Your bid is the number of spades you hold." in said
    rules_page("war", None, as_json=False)
    assert "Ways to play" not in capsys.readouterr().out


@pytest.mark.parametrize("words", [("mirror", None), (None, "mirror")])
def test_one_is_read_in_full_with_who_says_so(
    words: tuple[str | None, str | None], capsys: pytest.CaptureFixture[str]
) -> None:
    rulebook, preset = words
    assert answer_rules("spades", rulebook, None, None, preset, as_json=False) == 0
    said = capsys.readouterr().out
    assert said.startswith("Mirror (Spades, 4 players)\nAlso called: mirrors, mirror spades\n")
    assert "Without a spade it is nil." in said
    assert "  mirror = mirror: Players bid the number of spades they hold; without any they bid nil. (SPD-H33" in said
    assert "Play it: spadille play spades --preset mirror" in said


def test_one_is_data_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    answer_rules("spades", None, None, None, "cutthroat", as_json=True)
    told = msgspec.json.decode(capsys.readouterr().out)
    assert (told["name"], told["rulebook"], told["seats"]) == ("cutthroat", "bicycle", [3, 4])
    assert [each["option"] for each in told["differences"]] == ["nil", "set_penalty", "bag_penalty"]
    assert len(told["guest"]) == 3


def test_a_way_to_play_and_a_rulebook_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    diff_page("spades", "club", "mirror", as_json=False)
    said = capsys.readouterr().out
    assert "nil_bonus\n  club = 50: " in said
    assert "bidding\n  club = free: " in said
    diff_page("spades", "whiz", "mirror", as_json=True)
    (found,) = msgspec.json.decode(capsys.readouterr().out)
    assert (found["option"], found["values"]) == ("bidding", ["whiz", "mirror"])


def test_a_shell_offers_the_ways_to_play_of_the_game_on_the_line() -> None:
    context: Any = SimpleNamespace(params={"game": "spades"}, args=[])
    nothing: Any = SimpleNamespace(params={}, args=[])
    assert complete.presets(context, "mi") == ["mirror"]
    assert complete.presets(nothing, "") == []
    assert complete.books_and_ways(context, "cu") == ["cutthroat"]


def test_a_way_to_play_wants_no_old_game() -> None:
    seat = Seat("spades", None, "mirror", None, (), None, None, None, watch=False)
    with pytest.raises(BadOptions, match="expected --resume without --preset"):
        sit_down(seat, plain=True, resume=True, winnable=False)


def test_an_evening_of_pairs_takes_only_what_four_can_play() -> None:
    wanted = Wanted(4, None, None, None, None, 2, "1", "")
    with pytest.raises(BadOptions, match="two_hands is for 2 players; got 4"):
        plan_evening("spades", None, "two_hands", (), wanted, None)
    assert plan_evening("spades", None, "mirror", (), wanted, None) == 0


def test_many_deals_are_played_so() -> None:
    found = run("arena", "spades", "--preset", "mirror", "--deals", "1", "--jobs", "1")
    assert "regular over beginner" in found.stdout
