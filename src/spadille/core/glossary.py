"""The words of the card table: how they are said and what they mean, read from the page that lies beside the code.

A room of the house (a package such as a game's) may have a page `glossary.md` with a table `| Word | Said | Meaning |
Clause |`: Said is how a word is pronounced, where that is not plain, and Clause the ID of the clause that has it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from spadille.core.clause import page_text, row_cells
from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.core.words import Name, Written

PAGE: Final = "glossary.md"
HEAD: Final = "| Word | Said | Meaning | Clause |"
_NONE: Final = "–"


class Term(Value, frozen=True):
    """A word of the card table."""

    word: Written
    said: Written
    """How it is pronounced, where that is not plain: "deece"."""
    meaning: Written
    clause: Name
    """The clause that has it; empty where none has."""

    @property
    def key(self) -> Name:
        """The word as a name: "blind-nil"."""
        return "-".join("".join(each if each.isalnum() else " " for each in self.word.casefold()).split())

    @property
    def line(self) -> str:
        """The word with all there is to say of it, in one line: "dix (say: deece): the nine of trumps …"."""
        said = f" (say: {self.said})" if self.said else ""
        return f"{self.word}{said}: {self.meaning}{f' ({self.clause})' if self.clause else ''}"


@cache
def glossary(package: str, name: str = PAGE) -> tuple[Term, ...]:
    """The words of a room, by the alphabet; none where it has no such page. Raises SpadilleError at a bad row."""
    try:
        text = page_text(package, name)
    except SpadilleError:
        return ()
    return read_glossary(text)


def read_glossary(text: str) -> tuple[Term, ...]:
    """Read a page of words; raises SpadilleError, naming the line, at a row that breaks the form.

    >>> read_glossary(f"{HEAD}\\n|-|-|-|-|\\n| dix | deece | The nine of trumps. | PIN-29 |")[0].line
    'dix (say: deece): The nine of trumps. (PIN-29)'
    """
    found: dict[str, Term] = {}
    head = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("|"):
            head = ""
        elif not head:
            head = line
        elif head == HEAD and set(line) - set("|-: "):
            cells = row_cells(line)
            if len(cells) != 4 or not all(cells):
                raise SpadilleError(
                    f"line {number} of the words: expected {HEAD} with no empty cell; got {line[:60]!r}"
                )
            term = Term(*("" if cell == _NONE else cell for cell in cells))
            if term.key in found:
                raise SpadilleError(f"line {number} of the words: {term.word[:20]!r} comes a second time")
            found[term.key] = term
    return tuple(sorted(found.values(), key=lambda each: each.key))
