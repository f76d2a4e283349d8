"""The page "how to play" of a game, for people who have never played it: its words link to the glossary.

It is Markdown beside the clauses of the game; a link such as `[bags](#bags)` names a word of the game's glossary, or of
the one that all games share. Cards are shown in rows (`rows.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from spadille.core.clause import TABLE_ROOM
from spadille.core.contract import Value
from spadille.core.glossary import Term, glossary
from spadille.core.words import Name, say
from spadille.learning.rows import in_lines
from spadille.manifest import Manifest

_LINK: Final = re.compile(r"\[([^\]]+)\]\(#([\w-]+)\)")
_SHARED: Final = "table"


class Linked(Value, frozen=True):
    """A word of a page, and its entry in the glossary."""

    room: Name
    """The game, or "table" for the words that all games share."""
    term: Term


def known_words(game: Manifest) -> dict[str, Linked]:
    """The words that a page of the game can link to, by key; its own precede those of all games."""
    shared = {term.key: Linked(_SHARED, term) for term in glossary(TABLE_ROOM)}
    return shared | {term.key: Linked(game.name, term) for term in game.words}


def words_in(game: Manifest, text: str) -> tuple[Linked, ...]:
    """The words that a text of the game links to, each once, in the order of the text."""
    known = known_words(game)
    keys = dict.fromkeys(key for _, key in _LINK.findall(text))
    return tuple(known[key] for key in keys if key in known)


def led_on(game: Manifest, text: str, lead: Callable[[str, Linked], str]) -> str:
    """A text with each of its linked words written by `lead`; a word that is in no glossary stays plain."""
    known = known_words(game)

    def write(found: re.Match[str]) -> str:
        word = known.get(found[2])
        return found[1] if word is None else lead(found[1], word)

    return _LINK.sub(write, text)


def plain(game: Manifest, text: str) -> str:
    """A text alone: no links, each word with its pronunciation at its first use ("dix (say: deece)"), rows in lines."""
    told: set[str] = set()

    def write(word: str, found: Linked) -> str:
        fresh = found.term.key not in told
        told.add(found.term.key)
        return str(say("said-so", word=word, said=found.term.said)) if found.term.said and fresh else word

    return led_on(game, in_lines(text), write)
