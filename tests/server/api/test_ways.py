"""Ways to play by name over HTTP: all of them, what a table plays, and which game people play who are asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import msgspec
import pytest

from spadille.core.errors import BadOptions
from spadille.core.words import speaking
from spadille.games import GAMES
from spadille.server.api import catalogue, tables, ways
from spadille.server.store.document import Settings, new_document
from spadille.ways.which import QUESTIONS


async def answered(answer: Awaitable[Any]) -> Any:
    """Return what a handler answers."""
    return await answer


def ask(**given: Any) -> ways.Which:
    """Return what is asked, or told, after what was said."""
    found: ways.Which = asyncio.run(answered(ways.which.fn(ways.WhichAsked(**given))))
    return found


def test_the_ways_to_play_come_with_a_line_and_three_sentences() -> None:
    for name, game in GAMES.items():
        found = asyncio.run(answered(ways.of_game.fn(name)))
        assert [each.name for each in found] == list(game.presets)
        for each in found:
            assert str(each.line).endswith(".")
            assert len(each.guest) == 3
            settings = Settings(game=name, rulebook=each.rulebook, seats=each.seats[0], options=each.options)
            checked = asyncio.run(answered(catalogue.options.fn(settings)))
            assert checked.way is not None
            assert checked.way.name == each.name


def test_how_many_play_is_asked_first_then_what_tells_the_ways_apart() -> None:
    assert ask(game="spades").seats == (2, 3, 4, 5, 6)
    first = ask(game="spades", seats=4)
    assert (first.option, first.seats) == ("bidding", ())
    assert (first.answers[0].value, str(first.answers[0].words)) == ("free", "Players bid what they like.")
    assert ask(game="pyramid").option, "one plays it, and nobody is asked how many"


def test_after_four_questions_and_what_the_game_is_known_by_it_is_told_what_fits() -> None:
    said: dict[str, Any] = {}
    while (found := ask(game="spades", seats=4, said=said)).way is None:
        said[found.option] = found.answers[0].value
    assert found.option == ""
    assert {"nil", "jokers", "deuces", "target", "nil_pass"} <= said.keys()
    assert len(said) <= QUESTIONS + 5
    assert str(found.way.words) == "Your answers fit Spades: Rules of Spades."
    assert (found.way.rulebook, found.way.guest) == ("rules_of_spades", ())
    assert "closed" in {each.name for each in found.also}
    assert {str(each.words)[:13] for each in found.also} == {"Your answers "}


def test_what_a_table_does_otherwise_goes_with_the_way_and_with_the_others() -> None:
    passed = ["nil", "blind_nil", "jokers", "deuces"]
    found = ask(game="spades", seats=4, said={"bidding": "mirror", "target": 250}, passed=passed)
    assert found.way is not None
    assert str(found.way.words) == "Nearest to what you play is Spades: Mirror, but:"
    assert list(map(str, found.way.but)) == [
        "The match ends when a side reaches 250 points. (Mirror: The match ends when a side reaches 500 points.)"
    ]
    assert found.way.options == {"bidding": "mirror", "target": 250}
    assert [each.name for each in found.also] == ["short_match"]
    assert all(each.options["bidding"] == "mirror" for each in found.also)
    assert list(map(str, found.also[0].but)) == [
        "Players bid the number of spades they hold; without any they bid nil. "
        "(A short match: Players bid what they like.)"
    ]
    with speaking("de"):
        assert str(found.way.words).startswith("Am nächsten kommt dem, was ihr spielt, ")


def test_what_is_not_so_at_the_table_is_told_of_the_nearest_way() -> None:
    denied, passed = {"target": [500, 250]}, ["jokers", "deuces"]
    found = ask(game="spades", seats=4, said={"bidding": "mirror"}, denied=denied, passed=passed)
    assert found.way is not None
    assert str(found.way.words) == "Nearest to what you play is Spades: Mirror, but:"
    assert list(map(str, found.way.but)) == ["Not so at your table: The match ends when a side reaches 500 points."]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"game": "chess"}, "expected a game"),
        ({"game": "spades", "seats": 9}, "expected 2, 3, 4, 5 or 6 players"),
        ({"game": "spades", "seats": 4, "said": {"hot_dogs": 1}, "passed": ["a", "b", "c"]}, "there is no option"),
    ],
)
def test_what_no_table_can_have_is_refused_in_words(given: dict[str, Any], expected: str) -> None:
    with pytest.raises(BadOptions, match=expected):
        ask(**given)


def test_more_than_a_table_can_say_is_not_read() -> None:
    said = {f"option{number}": number for number in range(65)}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"game": "spades", "said": said}), type=ways.WhichAsked)


@pytest.mark.parametrize(
    ("options", "way"), [({"bidding": "mirror"}, "Mirror"), ({}, ""), ({"bidding": "mirror", "target": 444}, "")]
)
def test_a_table_says_by_which_name_it_plays_in_the_list(options: dict[str, Any], way: str) -> None:
    doc = new_document(Settings(game="spades", rulebook="rules_of_spades", seats=4, options=options))
    assert str(tables.summary_of("x", doc).way) == way
