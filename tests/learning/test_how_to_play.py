"""Tests the pages "how to play": every game has one, it links to the glossary, and it is true by the rules."""

from __future__ import annotations

import re

import pytest
from tests.learning.claims import TRUTHS

from spadille.games import GAMES, entry
from spadille.learning.howto import known_words, led_on, plain, words_in
from spadille.manifest import Manifest

FIGURES = r"\d|\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|hundred)\b"
"""What a page says in figures, so that it could be wrong."""
MOST_WORDS = 450


def without_rows(text: str) -> str:
    """A page without its rows of cards."""
    return re.sub(r"^!\[.*$", "", text, flags=re.MULTILINE)


def sentences(text: str) -> list[str]:
    """The sentences of a page, without its headings and rows of cards; a new line of a list begins one."""
    lines = [re.sub(r"^(\*|\d+\.) ", "", line) for line in without_rows(text).splitlines() if not line.startswith("#")]
    return [each for line in lines for each in re.split(r"(?<=[.:!?]) (?=[A-Z])", line) if each]


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_with_a_figure_is_held_against_the_rules(game: str) -> None:
    truths = TRUTHS[game]()
    page = entry(game).how_to_play
    said = [each for each in sentences(page) if re.search(FIGURES, each, re.IGNORECASE)]
    unheld = [each for each in said if not any(piece in each for piece in truths)]
    assert unheld == [], "say in tests/learning/claims.py what makes it true"
    assert [piece for piece in truths if piece not in page] == [], "this is said no more"
    assert [piece for piece, true in truths.items() if not true()] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_page_is_short_tells_of_a_deal_and_explains_three_words(game: Manifest) -> None:
    text = game.how_to_play
    title, *heads = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    assert title == f"How to play {game.title}"
    assert (heads[0], heads[-2:]) == ("The aim", ["Three words", "Which rules"])
    assert len(without_rows(text).split()) <= MOST_WORDS
    explained = text.partition("## Three words\n")[2].partition("\n## ")[0]
    assert explained.count("\n* ") == 3


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_word_that_leads_on_is_in_a_glossary(game: Manifest) -> None:
    keys = set(re.findall(r"\]\(#([\w-]+)\)", game.how_to_play))
    assert keys
    assert keys <= {*known_words(game)}
    assert {each.term.key for each in words_in(game, game.how_to_play)} == keys


def test_a_word_is_written_once_with_how_it_is_said() -> None:
    text = "A [coup](#coup) follows a [coup](#coup) from the [shoe](#shoe)."
    assert plain(entry("mini_baccarat"), text) == "A coup (say: koo) follows a coup from the shoe."


def test_a_word_of_the_game_stands_before_one_of_all_games() -> None:
    rooms = {each.term.key: each.room for each in words_in(entry("spades"), "[t](#trump) [c](#cut)")}
    assert rooms == {"trump": "spades", "cut": "table"}


def test_a_word_that_nobody_explains_stays_a_word() -> None:
    assert led_on(entry("war"), "a [flush](#flush)", lambda word, _: f"<{word}>") == "a flush"


def test_a_game_without_a_page_has_none() -> None:
    import msgspec

    assert msgspec.structs.replace(entry("war"), play_page="none.md").how_to_play == ""
