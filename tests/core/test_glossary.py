"""The words of the card table: the pages of the rooms, how they are read, and what they cite."""

from __future__ import annotations

import re

import pytest

from spadille.core.clause import find
from spadille.core.errors import SpadilleError
from spadille.core.glossary import HEAD, glossary, read_glossary
from spadille.games import GAMES, entry

RULE = "|---|---|---|---|"
CARDS = "spadille.cards"


def page(*rows: str) -> str:
    return "\n".join(["# Words", "", HEAD, RULE, *rows, "", "| Another | table |", "|---|---|", "| of | 2 |"])


def test_words_come_by_the_alphabet_with_what_is_said_of_them() -> None:
    nil, dix = "| Blind nil | – | Unseen. | SPD-AND-29 |", "| dix | deece | The nine of trumps. | – |"
    blind, nine = read_glossary(page(dix, nil))
    assert (blind.key, blind.said, blind.clause) == ("blind-nil", "", "SPD-AND-29")
    assert blind.line == "Blind nil: Unseen. (SPD-AND-29)"
    assert nine.line == "dix (say: deece): The nine of trumps."


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (("| dix | deece | The nine. |",), "line 5 .* no empty cell"),
        (("| dix | | The nine. | – |",), "line 5 .* no empty cell"),
        (("| dix | – | A. | – |", "| Dix | – | B. | – |"), "line 6 .* comes a second time"),
    ],
)
def test_a_row_that_breaks_the_form_is_refused_with_its_line(rows: tuple[str, ...], words: str) -> None:
    with pytest.raises(SpadilleError, match=words):
        read_glossary(page(*rows))


def test_a_room_without_such_a_page_has_no_words() -> None:
    assert glossary("spadille.core") == ()
    assert GAMES["spades"].words == glossary("spadille.games.spades")


@pytest.mark.parametrize("name", ["table", *GAMES])
def test_every_word_cites_a_clause_that_is_there(name: str) -> None:
    room = CARDS if name == "table" else GAMES[name].package
    words = glossary(room)
    assert words, "each game has words of its own"
    cited = {term.clause for term in words if term.clause}
    assert sorted(each for each in cited if find(room, each) is None and find(CARDS, each) is None) == []


def test_the_names_that_are_said_otherwise_than_written_say_so() -> None:
    said = {term.word: term.said for term in GAMES["pinochle"].words if term.said}
    assert said == {"dix": "deece", "pinochle": "pea-knuckle"}


@pytest.mark.parametrize(
    ("game", "key", "only_at_some_tables"),
    [
        ("war", "war", "one more|one card|three"),
        ("war", "double-war", "two|three"),
        ("mini_baccarat", "commission", "four|five|per cent"),
        ("spades", "blind-nil", "twice"),
        ("spades", "broken", "may not"),
    ],
)
def test_what_an_option_decides_is_not_told_of_a_word_as_if_every_table_had_it(
    game: str, key: str, only_at_some_tables: str
) -> None:
    (term,) = (each for each in entry(game).words if each.key == key)
    assert not re.search(only_at_some_tables, term.meaning)
    assert re.search("usually|often|[Mm]ost tables", term.meaning)
