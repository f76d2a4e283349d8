"""Learning a game over HTTP: the page for beginners, and the lessons of the course."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from litestar import get
from litestar.exceptions import NotFoundException

from spadille.core.glossary import Term
from spadille.core.words import ENGLISH, Name, Text, Written, in_words, kept_by_language
from spadille.games import GAMES, entry
from spadille.learning.howto import Linked, led_on, words_in
from spadille.learning.lesson import LessonListed, LessonShown, lesson_of, lessons_of, shown
from spadille.manifest import Manifest
from spadille.server import say
from spadille.server.base.background import in_thread

EVERY_GAME: Final = say("every-game")
"""The heading of the words that all games share."""


class Word(msgspec.Struct):
    """A word of a page: its pronunciation, its meaning, and its place in the glossary."""

    word: Written
    said: Written
    meaning: Written
    path: str


class HowTo(msgspec.Struct):
    """The rules of a game for a beginner: Markdown with links to words and rows of cards, `![…](cards:AS,KS)`."""

    title: Written
    text: Written
    words: list[Word]


@get("/api/learn/{game:str}", summary="How a game is played")
async def how_to_play(game: str) -> HowTo:
    """The page that a beginner reads before the clauses, and the words that it leads to."""
    return await in_thread(_how_to, entry(game).name)


@kept_by_language
def _how_to(game: str) -> HowTo:
    found = GAMES[game]
    if not found.how_to_play:
        raise NotFoundException(f"{found.title} has no page for beginners")
    text = led_on(found, found.how_to_play, lambda word, to: f"[{word}]({_path(to)})")
    title, _, rest = text.removeprefix("# ").partition("\n")
    words = [
        Word(each.term.word, each.term.said, each.term.meaning, _path(each))
        for each in words_in(found, found.how_to_play)
    ]
    return HowTo(title, rest.strip(), words)


def _path(to: Linked) -> str:
    """The address of a word in the browser's glossary, under the heading of its game."""
    return f"/rules/glossary#{anchor(GAMES[to.room].title if to.room in GAMES else EVERY_GAME, to.term)}"


def anchor(heading: Text, term: Term) -> Name:
    """The anchor of a word below a heading, by the English of both: the same in every language."""
    return re.sub("[^a-z]+", "-", f"{in_words(heading, ENGLISH)} {term.key}".lower())


@get("/api/learn/{game:str}/lessons", summary="The lessons of a game")
async def lessons(game: str) -> list[LessonListed]:
    """The course of a game: its lessons in their order, each with its title."""
    return await in_thread(_lessons, entry(game).name)


@kept_by_language
def _lessons(game: str) -> list[LessonListed]:
    return list(lessons_of(GAMES[game]))


@get("/api/learn/{game:str}/lesson", summary="The first lesson")
async def first_lesson(game: str) -> LessonShown:
    """The first lesson of a game, step by step."""
    return await in_thread(_lesson, entry(game).name, "")


@get("/api/learn/{game:str}/lesson/{name:str}", summary="A lesson")
async def lesson(game: str, name: str) -> LessonShown:
    """A lesson of a game, step by step: every moment of the table, and the replies to the learner's moves."""
    found = entry(game)
    if name not in found.lesson_pages:
        raise NotFoundException(f"{found.title} has no such lesson")
    return await in_thread(_lesson, found.name, name)


@kept_by_language
def _lesson(game: str, name: Name) -> LessonShown:
    found = lesson_of(GAMES[game], name)
    if found is None:
        raise NotFoundException(f"{GAMES[game].title} has no lesson")
    return shown(GAMES[game], found)


def pages_of(game: Manifest) -> list[Name]:
    """The ways to learn a game."""
    there = {"how": bool(game.how_to_play), "lesson": bool(game.lesson_pages), "puzzles": bool(game.puzzles)}
    return [name for name, found in there.items() if found]


HANDLERS = [how_to_play, lessons, first_lesson, lesson]
