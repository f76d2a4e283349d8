"""Pages in the reader's language: `play.md` is English, and `play.de.md` beside it says the same in German.

The parts of a page that programs read (moves, clauses, the names of words) are in the English one only; the others
have words. If a language lacks a page, the English one is used, with a note in that language.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from spadille.core.words import ENGLISH, LANGUAGES, Text, say, spoken_now

_NONE: Final = ""


def page_name(name: str, language: str) -> str:
    """The file name of a page in a language.

    >>> page_name("play.md", "de"), page_name("lessons/01-first.toml", "es"), page_name("play.md", "en")
    ('play.de.md', 'lessons/01-first.es.toml', 'play.md')
    """
    stem, _, kind = name.rpartition(".")
    return name if language == ENGLISH else f"{stem}.{language}.{kind}"


def foreign() -> bool:
    """True if a known language other than English is current."""
    return spoken_now() in LANGUAGES and spoken_now() != ENGLISH


def own_page(package: str, name: str) -> str | None:
    """The page of a folder in the current language; None if there is none, or the language is English."""
    return _read(package, page_name(name, spoken_now())) if foreign() else None


def page_to_read(package: str, name: str) -> str:
    """A page in the current language, else in English with a note below the title; empty if there is none."""
    own = own_page(package, name)
    if own is not None:
        return own
    english = _read(package, name) or _NONE
    title, _, rest = english.partition("\n")
    return f"{title}\n\n{say('page-in-english')}\n{rest}" if english and foreign() else english


def in_english(text: str) -> str:
    """A piece of an English page, marked as English if the current language is another."""
    return str(say("in-english", text=text)) if foreign() else text


def clauses_note() -> Text:
    """The note above clauses, which are quoted in English in every language; empty in English."""
    return say("clauses-in-english") if foreign() else _NONE


def _read(package: str, name: str) -> str | None:
    file = resources.files(package) / name
    return file.read_text("utf-8") if file.is_file() else None
