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
from spadille.server import catalogue, lobby, ways
from spadille.server.document import Settings, new_document
from spadille.which import QUESTIONS


async def answered(answer: Awaitable[Any]) -> Any:
    """What a handler answers."""
    return await answer


def ask(**given: Any) -> ways.Which:
    """What is asked, or told, after what was said."""
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


def test_after_four_questions_it_is_told_what_the_table_plays() -> None:
    said: dict[str, Any] = {}
    for _ in range(QUESTIONS):
        found = ask(game="spades", seats=4, said=said)
        assert found.way is None
        said[found.option] = found.answers[0].value
    found = ask(game="spades", seats=4, said=said)
    assert found.option == ""
    assert str(found.words) == "You play Spades: Rules of Spades."
    assert found.way is not None
    assert (found.way.rulebook, found.way.guest) == ("rules_of_spades", ())
    assert "nil_with_pass" in {each.name for each in found.also}


def test_what_a_table_does_otherwise_goes_with_the_way_and_with_the_others() -> None:
    passed = ["nil", "blind_nil", "jokers"]
    found = ask(game="spades", seats=4, said={"bidding": "mirror", "target": 250}, passed=passed)
    assert str(found.words) == "Nearest to what you play is Spades: Mirror."
    assert found.way is not None
    assert found.way.options == {"bidding": "mirror", "target": 250}
    assert [each.name for each in found.also] == ["short_match"]
    assert all(each.options["bidding"] == "mirror" for each in found.also)
    with speaking("de"):
        assert str(found.words).startswith("Am nächsten kommt dem, was ihr spielt, ")


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
    assert str(lobby._summary("x", doc).way) == way
