"""Pages in the language of their reader: `play.md` is English, and `play.de.md` beside it says the same in German.

What programs read in a page (moves, clauses, the names of words) stands in the English one alone; the others have
words. Where a language lacks a page, the English one is read, and says so in that language.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from spadille.core.words import ENGLISH, LANGUAGES, Text, say, spoken_now

_NONE: Final = ""


def page_name(name: str, language: str) -> str:
    """What the page of a language is called.

    >>> page_name("play.md", "de"), page_name("lesson.toml", "en")
    ('play.de.md', 'lesson.toml')
    """
    stem, _, kind = name.rpartition(".")
    return name if language == ENGLISH else f"{stem}.{language}.{kind}"


def foreign() -> bool:
    """Whether a language of its own is spoken, and not English."""
    return spoken_now() in LANGUAGES and spoken_now() != ENGLISH


def own_page(package: str, name: str) -> str | None:
    """The page that a folder has in the language being spoken; None where it has none, or that is English."""
    return _read(package, page_name(name, spoken_now())) if foreign() else None


def page_to_read(package: str, name: str) -> str:
    """A page in the language being spoken, else in English with a word about it below the title; empty for none."""
    own = own_page(package, name)
    if own is not None:
        return own
    english = _read(package, name) or _NONE
    title, _, rest = english.partition("\n")
    return f"{title}\n\n{say('page-in-english')}\n{rest}" if english and foreign() else english


def in_english(text: str) -> str:
    """A piece of an English page, for who reads another language: said to be English."""
    return str(say("in-english", text=text)) if foreign() else text


def clauses_note() -> Text:
    """What is said once above clauses, which are quoted in English in every language; empty for who reads English."""
    return say("clauses-in-english") if foreign() else _NONE


def _read(package: str, name: str) -> str | None:
    file = resources.files(package) / name
    return file.read_text("utf-8") if file.is_file() else None
