"""Rows of cards on the pages "how to play": cards of the game, the same in every language, and true by its rules."""

from __future__ import annotations

import re

import pytest
from tests.learning.row_claims import SHOWN, card_rows

from spadille.cards.card import NotACard
from spadille.core.words import LANGUAGES, speaking
from spadille.games import GAMES, entry
from spadille.learning.howto import plain
from spadille.learning.rows import in_lines

ROW = "![A red pair](cards:JB,TH;-,QS')"
EVERYWHERE = [(name, language) for name in GAMES for language in sorted(LANGUAGES)]


@pytest.mark.parametrize("game", GAMES)
def test_every_row_is_held_against_the_rules(game: str) -> None:
    rows = {each.words: each for each in card_rows(entry(game).how_to_play)}
    shown = SHOWN[game]()
    assert list(rows) == list(shown), "say in tests/learning/row_claims.py what makes it true"
    assert [words for words, true in shown.items() if not true(rows[words])] == []


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_a_page_has_some_rows_of_cards_of_its_pack_the_same_in_every_language(game: str, language: str) -> None:
    found = entry(game)
    english = [each.groups for each in card_rows(found.how_to_play)]
    book, *_ = found.rulebooks.values()
    pack = {*found.pack(book.at(book.usual_seats), book.usual_seats)}
    with speaking(language):
        page = found.how_to_play
    rows = card_rows(page)
    assert 2 <= len(rows) <= 4
    assert page.count("](cards:") == len(rows), "a row is a paragraph of its own"
    assert [each.groups for each in rows] == english
    assert [card for each in rows for card in each.cards if card not in pack] == []
    assert [each.words for each in rows if not re.fullmatch(r"[^\W\d_][^:.!?]*", each.words)] == [], "no sentence"


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_in_text_a_row_is_a_line_with_its_words_and_the_signs_of_the_cards(game: str, language: str) -> None:
    with speaking(language):
        page = entry(game).how_to_play
        lines = plain(entry(game), page).splitlines()
        rows = card_rows(page)
        assert [each.line for each in rows if each.line not in lines] == []
    assert not [line for line in lines if "](cards:" in line]
    assert all(each.line.startswith(f"{each.words}: ") for each in rows)


def test_a_line_tells_groups_jokers_and_cards_face_down_apart() -> None:
    assert in_lines(f"One\n\n{ROW}\n\nTwo") == "One\n\nA red pair: joker 10♥, (face down) Q♠\n\nTwo"
    with speaking("de"):
        assert card_rows(ROW)[0].line == "A red pair: Joker 10♥, (verdeckt) Q♠"


def test_what_is_no_card_is_an_error() -> None:
    with pytest.raises(NotACard, match=r"expected a card such as AS, TH or JB; got 'XY'"):
        card_rows("![No card](cards:AS,XY)")
