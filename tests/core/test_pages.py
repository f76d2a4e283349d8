"""Pages in the language of their reader, and in English where a language lacks one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from spadille.core.errors import SpadilleError
from spadille.core.glossary import OTHER_HEAD, Term, in_other_words
from spadille.core.pages import clauses_note, in_english, own_page, page_to_read
from spadille.core.words import speaking
from spadille.testing.pseudo import pseudo_language

BAGS = Term("bags", "", "Tricks too many.", "SPD-DEN-26", "bags")
NIL = Term("nil", "", "No trick.", "", "nil")
GAME = "whist_of_pages"
RULE = "|---|---|---|---|"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, GAME, raising=False)
    there = tmp_path / GAME
    there.mkdir()
    (there / "__init__.py").touch()
    (there / "play.md").write_text("# How to play\n\nTake tricks.\n", "utf-8")
    return there


def test_a_reader_gets_the_page_of_their_language(folder: Path) -> None:
    (folder / "play.de.md").write_text("# So geht es\n\nMach Stiche.\n", "utf-8")
    assert page_to_read(GAME, "play.md").startswith("# How to play")
    assert own_page(GAME, "play.md") is None
    with speaking("de"):
        assert page_to_read(GAME, "play.md") == own_page(GAME, "play.md") == "# So geht es\n\nMach Stiche.\n"


def test_where_a_language_lacks_the_page_the_english_one_says_so_in_that_language() -> None:
    with speaking("de"):
        told = page_to_read(GAME, "play.md")
    assert told == "# How to play\n\nDiese Seite gibt es nur auf Englisch.\n\nTake tricks.\n"


def test_a_language_that_is_none_reads_english_and_nothing_is_said_of_it() -> None:
    with speaking("qq"):
        assert page_to_read(GAME, "play.md") == "# How to play\n\nTake tricks.\n"
        assert (in_english("Take tricks."), clauses_note()) == ("Take tricks.", "")
    with pseudo_language():
        assert page_to_read(GAME, "play.md") == "# How to play\n\nTake tricks.\n"


def test_a_page_that_is_not_there_is_empty_in_every_language() -> None:
    with speaking("de"):
        assert (page_to_read(GAME, "none.md"), own_page(GAME, "none.md")) == ("", None)


def test_clauses_are_said_to_be_english_where_another_language_is_read() -> None:
    with speaking("de"):
        assert "auf Englisch" in str(clauses_note())
    assert clauses_note() == ""


# -- the words of a glossary in another language -----------------------------------------------------


def other(*rows: str) -> str:
    return "\n".join([OTHER_HEAD, RULE, *rows])


def test_a_word_of_another_language_keeps_the_name_and_the_clause_of_the_english_one() -> None:
    with speaking("de"):
        (bags,) = in_other_words((BAGS,), other("| bags | Bags | bägs | Stiche zu viel. |"))
        assert bags == Term("Bags", "bägs", "Stiche zu viel.", "SPD-DEN-26", "bags")
        assert bags.line == "Bags (sprich: bägs): Stiche zu viel. (SPD-DEN-26)"


def test_words_come_by_the_alphabet_of_their_own_language_and_what_is_lacking_is_said_to_be_english() -> None:
    with speaking("de"):
        found = in_other_words((BAGS, NIL), other("| bags | Überstich | – | Ein Stich zu viel. |"))
        assert [each.line for each in found] == [
            "nil: No trick. (auf Englisch)",
            "Überstich: Ein Stich zu viel. (SPD-DEN-26)",
        ]
        zum = in_other_words((BAGS, NIL), other("| bags | Zuviel | – | A. |", "| nil | Äußerstes | – | B. |"))
        assert [each.word for each in zum] == ["Äußerstes", "Zuviel"]


@pytest.mark.parametrize("rows", [("| nill | Nil | – | Kein Stich. |",), ("| nil | Nil | – | A. |",) * 2])
def test_a_word_that_the_english_page_has_not_or_that_comes_twice_is_refused(rows: tuple[str, ...]) -> None:
    with pytest.raises(SpadilleError, match=r"expected a word of the English page, once; got 'nill?'"):
        in_other_words((BAGS, NIL), other(*rows))
