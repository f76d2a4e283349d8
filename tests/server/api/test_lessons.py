"""Lessons over HTTP: the course of a game, and each lesson, in the language of each reader."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from spadille.core.words import speaking
from spadille.games import GAMES, entry
from spadille.learning.lesson import lesson_of

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of what the framework is going to change


def told(browser: TestClient, path: str, language: str = "en") -> Any:  # type: ignore[type-arg]
    answer = browser.get(f"/api/learn/{path}", headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_game_has_its_course_with_titles_in_the_language_of_the_reader(
    browser: TestClient,  # type: ignore[type-arg]
    language: str,
) -> None:
    for name, game in GAMES.items():
        found = told(browser, f"{name}/lessons", language)
        assert [each["name"] for each in found] == [*game.lesson_pages]
        with speaking(language):
            titles = [lesson.title for each in game.lesson_pages if (lesson := lesson_of(game, each)) is not None]
        assert [each["title"] for each in found] == titles


def test_a_lesson_comes_by_its_name_and_the_first_without_one(browser: TestClient) -> None:  # type: ignore[type-arg]
    for name in entry("spades").lesson_pages:
        lesson = lesson_of(entry("spades"), name)
        assert lesson is not None
        found = told(browser, f"spades/lesson/{name}")
        assert (found["game"], found["title"]) == ("spades", lesson.title)
        assert [step["want"] for step in found["steps"]] == [step.want for step in lesson.steps]
    assert told(browser, "spades/lesson") == told(browser, "spades/lesson/first")
    assert told(browser, "spades/lesson/nil", "de")["title"] == "Nil ansagen und halten"


@pytest.mark.parametrize(
    ("path", "status"), [("spades/lesson/nothing", 404), ("chess/lessons", 422), ("chess/lesson/first", 422)]
)
def test_what_there_is_not_is_refused(browser: TestClient, path: str, status: int) -> None:  # type: ignore[type-arg]
    assert browser.get(f"/api/learn/{path}").status_code == status
