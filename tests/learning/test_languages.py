"""Pages and lessons in other languages: they say what the English ones say, step by step and word by word."""

from __future__ import annotations

import re
from typing import Final

import pytest

from spadille.core.errors import SpadilleError
from spadille.core.glossary import glossary
from spadille.core.pages import own_page, page_to_read
from spadille.core.words import ENGLISH, LANGUAGES, speaking
from spadille.core.words import say as core_say
from spadille.games import GAMES, entry
from spadille.learning.lesson import Lesson, LessonWords, Step, StepWords, lesson_of, lessons_of, retold
from spadille.testing.pseudo import pseudo_language

OTHERS: Final = sorted(LANGUAGES.keys() - {ENGLISH})
CARDS: Final = "spadille.cards"
LONGEST: Final = 150
"""Characters of a teacher's sentence; German needs some more than English."""
_LINK: Final = re.compile(r"\]\(#([\w-]+)\)")
_FIGURES: Final = re.compile(r"\d+")


EVERYWHERE: Final = [(name, language) for language in OTHERS for name in GAMES]
WORDS: Final = [("table", language) for language in OTHERS] + EVERYWHERE
LESSONS: Final = [(name, each) for name, game in GAMES.items() for each in game.lesson_pages]
TAUGHT: Final = [(*lesson, language) for language in OTHERS for lesson in LESSONS]


@pytest.mark.parametrize(("name", "language"), EVERYWHERE)
def test_every_page_of_every_game_is_there_in_each_language(name: str, language: str) -> None:
    game = entry(name)
    there = [page for page in (game.play_page, game.glossary_page, *game.lesson_pages.values()) if game.page_file(page)]
    assert len(there) >= 3
    with speaking(language):
        assert [page for page in there if own_page(game.package, page) is None] == []


@pytest.mark.parametrize("language", OTHERS)
def test_how_cards_are_washed_is_told_in_each_language_by_the_same_clauses(language: str) -> None:
    with speaking(language):
        other = own_page(CARDS, "care.md") or ""
    english = page_to_read(CARDS, "care.md")
    cited = [re.findall(r"TBL-\d+", page) for page in (english, other)]
    assert sorted(cited[0]) == sorted(cited[1])


def said(step: Step) -> list[str]:
    """Return what a step has to say."""
    return [each for each in (step.say, step.otherwise, *step.instead.values()) if each]


def outline(page: str) -> list[tuple[str, list[str]]]:
    """The lines of a page by their kind, each with the words it leads to."""
    lines = [line for line in page.splitlines() if line]
    return [(re.sub(r"[^#*\d.].*", "", line.split(" ")[0]), sorted(_LINK.findall(line))) for line in lines]


@pytest.mark.parametrize(("name", "language"), EVERYWHERE)
def test_a_page_for_beginners_has_the_headings_lists_links_and_figures_of_the_english_one(
    name: str, language: str
) -> None:
    english = entry(name).how_to_play
    with speaking(language):
        other = entry(name).how_to_play
    assert outline(other) == outline(english)
    figures = [sorted(_FIGURES.findall(page.replace(",", "").replace(".", ""))) for page in (english, other)]
    assert figures[0] == figures[1]


@pytest.mark.parametrize(("name", "language"), WORDS)
def test_every_word_of_a_glossary_is_there_in_the_other_language(name: str, language: str) -> None:
    room = CARDS if name == "table" else entry(name).package
    english = glossary(room)
    with speaking(language):
        other = glossary(room)
        english_mark = str(core_say("in-english", text="")).strip()
    assert {each.key: each.clause for each in other} == {each.key: each.clause for each in english}
    assert [each.line for each in other if english_mark in each.line] == []
    assert [each.line for each in other if not re.fullmatch(r"[A-ZÄÖÜÁÉÍÓÚÑ].*\.", each.meaning)] == []


@pytest.mark.parametrize(("game", "name", "language"), TAUGHT)
def test_a_lesson_in_another_language_has_the_same_moves_and_says_something_else(
    game: str, name: str, language: str
) -> None:
    english = lesson_of(entry(game), name)
    with speaking(language):
        other = lesson_of(entry(game), name)
        listed = {each.name: each.title for each in lessons_of(entry(game))}
    assert english is not None
    assert other is not None
    assert listed[name] == other.title != english.title
    for one, same in zip(english.steps, other.steps, strict=True):
        for part in ("skip", "moves", "want"):
            assert getattr(one, part) == getattr(same, part)
        assert not {*said(same)} & {*said(one)}, "no sentence was left in English"
        assert [
            each for each in said(same) if not re.fullmatch(r"[¿¡]?[A-ZÄÖÜÁÉÍÓÚÑ].*[.?!]", each) or len(each) > LONGEST
        ] == []


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_in_a_language_that_is_none_a_lesson_is_english(game: str, name: str) -> None:
    english = lesson_of(entry(game), name)
    with speaking("qq"):
        assert lesson_of(entry(game), name) == english
    with pseudo_language():
        assert lesson_of(entry(game), name) == english


def test_a_lesson_that_a_language_lacks_says_so_in_its_title() -> None:
    with speaking("de"), pytest.MonkeyPatch.context() as patch:
        patch.setattr("spadille.learning.lesson.own_page", lambda *_: None)
        found = lesson_of(entry("war"))
        (listed,) = lessons_of(entry("war"))
    assert found is not None
    assert found.title == listed.title == "War in a minute (auf Englisch)"


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ((), "expected words for 1 steps of a lesson; got 0"),
        ((StepWords(say="A."), StepWords(say="B.")), "expected words for 1 steps of a lesson; got 2"),
        ((StepWords(say="A."),), "expected these answers at step 1 of a lesson: bid 3, otherwise; got others"),
        ((StepWords(say="A.", instead={"bid 3": "Nein."}),), "at step 1 of a lesson: bid 3, otherwise; got others"),
        ((StepWords(say="A.", instead={"bid 4": "Nein."}, otherwise="Nein."),), "bid 3, otherwise; got others"),
    ],
)
def test_words_that_do_not_fit_the_steps_of_a_lesson_are_refused(steps: tuple[StepWords, ...], expected: str) -> None:
    step = Step(say="Bid.", want="bid 2", instead={"bid 3": "No."}, otherwise="No.")
    lesson = Lesson(title="T", rulebook="denexa", names=("You",), steps=(step,))
    with pytest.raises(SpadilleError, match=expected):
        retold(lesson, LessonWords(title="T", steps=steps))


def test_words_for_a_step_that_answers_nothing_may_not_answer_either() -> None:
    lesson = Lesson(title="T", rulebook="denexa", names=("You",), steps=(Step(say="Read."),))
    with pytest.raises(SpadilleError, match="expected these answers at step 1 of a lesson: none; got others"):
        retold(lesson, LessonWords(title="T", steps=(StepWords(say="Lies.", otherwise="Nein."),)))
