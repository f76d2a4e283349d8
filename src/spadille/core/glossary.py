"""The words of the card table: pronunciation and meaning, read from the page beside the code.

A room (a package such as a game's) may have a page `glossary.md` with a table `| Word | Said | Meaning |
Clause |`: Said is the pronunciation, if it is not plain, and Clause the ID of the clause that defines the word.
In another language (`glossary.de.md`) the table is `| English | Word | Said | Meaning |`: the word of the English page,
and its translation.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

from spadille.core.clause import page_text, row_cells
from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.core.pages import foreign, in_english, own_page
from spadille.core.words import Name, Written, kept_by_language, say

PAGE: Final = "glossary.md"
HEAD: Final = "| Word | Said | Meaning | Clause |"
OTHER_HEAD: Final = "| English | Word | Said | Meaning |"
"""The head of the table of a page in another language."""
_NONE: Final = "–"


class Term(Value, frozen=True):
    """A word of the card table."""

    word: Written
    said: Written
    """Pronunciation, if it is not plain: "deece"."""
    meaning: Written
    clause: Name
    """The clause that defines the word; empty if none does."""

    key: Name
    """Key of the word, the same in every language (from the English word): "blind-nil"."""

    @property
    def line(self) -> str:
        """The word, its pronunciation, meaning and clause in one line: "dix (say: deece): the nine of trumps …"."""
        called = str(say("said-so", word=self.word, said=self.said)) if self.said else self.word
        return f"{called}: {self.meaning}{f' ({self.clause})' if self.clause else ''}"


@kept_by_language
def glossary(package: str, name: str = PAGE) -> tuple[Term, ...]:
    """The words of a room in the current language, in alphabetical order; empty if it has no such page.

    Raises SpadilleError at a bad row.
    """
    try:
        text = page_text(package, name)
    except SpadilleError:
        return ()
    english = read_glossary(text)
    return in_other_words(english, own_page(package, name) or "") if foreign() else english


def read_glossary(text: str) -> tuple[Term, ...]:
    """Read a page of words; raises SpadilleError, naming the line, for a malformed row.

    >>> read_glossary(f"{HEAD}\\n|-|-|-|-|\\n| dix | deece | The nine of trumps. | PIN-29 |")[0].line
    'dix (say: deece): The nine of trumps. (PIN-29)'
    """
    found: dict[str, Term] = {}
    for number, cells in _rows(text, HEAD):
        word, said, meaning, clause = ("" if cell == _NONE else cell for cell in cells)
        term = Term(word, said, meaning, clause, key_of(word))
        if term.key in found:
            raise SpadilleError(f"line {number} of the words: {term.word[:20]!r} comes a second time")
        found[term.key] = term
    return tuple(sorted(found.values(), key=lambda each: each.key))


def in_other_words(english: tuple[Term, ...], text: str) -> tuple[Term, ...]:
    """Words as a page of another language has them; a missing one stays English and is marked as English.

    Raises SpadilleError, naming the line, for a row that is malformed or matches no English word.
    """
    left = {term.key: term for term in english}
    found = list[Term]()
    for number, (word, *cells) in _rows(text, OTHER_HEAD):
        term = left.pop(key_of(word), None)
        if term is None:
            raise SpadilleError(f"line {number} of the words: expected a word of the English page, once; got {word!r}")
        called, said, meaning = ("" if cell == _NONE else cell for cell in cells)
        found.append(Term(called, said, meaning, term.clause, term.key))
    found += (Term(each.word, each.said, in_english(each.meaning), each.clause, each.key) for each in left.values())
    return tuple(sorted(found, key=lambda each: unicodedata.normalize("NFKD", key_of(each.word))))


def key_of(word: str) -> Name:
    """The key of a word: "blind-nil"."""
    return "-".join("".join(each if each.isalnum() else " " for each in word.casefold()).split())


def _rows(text: str, head: str) -> Iterator[tuple[int, list[str]]]:
    """The rows of the tables with that head, each with its line number and its four cells."""
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("|"):
            table = ""
        elif not table:
            table = line
        elif table == head and set(line) - set("|-: "):
            cells = row_cells(line)
            if len(cells) != 4 or not all(cells):
                raise SpadilleError(
                    f"line {number} of the words: expected {head} with no empty cell; got {line[:60]!r}"
                )
            yield number, cells
