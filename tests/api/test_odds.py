"""Tests `spadille.odds`: the questions of all games, installed packages included, and refusals."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import msgspec
import pytest

import spadille
import spadille.odds
from spadille.core.errors import BadOptions, Unreadable
from spadille.games import GAMES
from spadille.odds import Answer, Question, ask, questions
from spadille.thinking.answers import exact

ASKED = [(game, each) for game in GAMES for each in questions(game)]


@pytest.mark.parametrize(("game", "question"), ASKED, ids=lambda each: each if isinstance(each, str) else each.name)
def test_a_question_says_what_it_is_in_a_sentence_and_takes_no_name_of_an_option(game: str, question: Question) -> None:
    assert str(question.words).endswith(".")
    known = GAMES[game].options
    assert not {each.name for each in question.parameters} & {*known, "rulebook", "seats", "samples", "seed", "game"}
    assert len({each.name for each in question.parameters}) == len(question.parameters)
    assert all(str(each.words)[-1] == "." for each in question.parameters)


@pytest.mark.parametrize("game", GAMES)
def test_questions_about_a_game_have_names_of_their_own(game: str) -> None:
    names = [each.name for each in questions(game)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("game", "question", "given", "wrong", "said"),
    [
        ("bridge", "coup", {}, BadOptions, "expected a game: spades, "),
        (None, "coup", {}, BadOptions, "expected a game: "),
        ("mini_baccarat", "luck", {}, BadOptions, "expected a question about mini_baccarat: coup, "),
        ("mini_baccarat", None, {}, BadOptions, "expected a question about mini_baccarat"),
        (
            "mini_baccarat",
            "coup",
            {"gon": "5H"},
            BadOptions,
            "expected shoe, gone or an option of mini_baccarat; got 'gon'; d",
        ),
        ("mini_baccarat", "roads", {"zzz": 1}, BadOptions, "^expected an option of mini_baccarat; got 'zzz'$"),
        ("mini_baccarat", "coup", {"decks": 7}, BadOptions, "option decks: expected 8, 6, 4, 2 or 1; got 7"),
        ("mini_baccarat", "coup", {"gone": b"5H"}, Unreadable, "expected a text or a number as gone; got b'5H'"),
        ("mini_baccarat", "coup", {"gone": True}, Unreadable, "expected a text or a number as gone; got True"),
        (
            "mini_baccarat",
            "coup",
            {"gone": "5H " * 1000},
            Unreadable,
            "expected at most 2000 letters as gone; got 3000",
        ),
        ("mini_baccarat", "coup", {"samples": 10}, BadOptions, "the answer to coup is exact; got 10"),
        (
            "mini_baccarat",
            "roads",
            {"samples": 0},
            BadOptions,
            "expected a number from 1 to 10000000 as samples; got 0",
        ),
        ("mini_baccarat", "roads", {"samples": 1.5}, BadOptions, "as samples; got 1.5"),
        ("mini_baccarat", "roads", {"seed": None}, Unreadable, "expected a number or a phrase as seed; got None"),
        ("mini_baccarat", "coup", {"rulebook": "hoyle"}, BadOptions, "expected a rulebook of mini_baccarat"),
        ("mini_baccarat", "coup", {"seats": 77}, BadOptions, "77"),
    ],
)
def test_what_cannot_be_asked_is_refused(
    game: Any, question: Any, given: dict[str, Any], wrong: type[Exception], said: str
) -> None:
    with pytest.raises(wrong, match=said):
        ask(game, question, **given)


def test_the_questions_of_another_package_are_asked_like_any(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(asked: Any) -> Answer:
        return Answer(figures=(exact("cards", "cards", asked.given["cards"]),))

    more = Question(
        name="cards",
        words="How many.",
        answer=answer,
        parameters=(spadille.odds.Parameter(name="cards", words="Cards.", read=lambda _, text: int(text), usual=None),),
    )
    laboratory = msgspec.structs.replace(GAMES["war"].laboratory, questions="more:MORE")
    added = msgspec.structs.replace(GAMES["war"], name="battle", laboratory=laboratory)
    module = ModuleType("more")
    module.MORE = (more,)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "spadille.games.war.more", module)
    GAMES.add(added)
    try:
        assert ask("battle", "cards", cards=3).figure("cards").value == 3
        with pytest.raises(BadOptions, match=r"expected cards=…: Cards\."):
            ask("battle", "cards")
    finally:
        GAMES.remove("battle")


def test_a_game_without_questions_says_which_have_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadille.manifest.Manifest.questions", ())
    with pytest.raises(BadOptions, match=r"expected a game that can be asked for its odds: .*mini_baccarat.*; got war"):
        ask("war", "length")


def test_what_the_package_was_called_as_before_still_answers() -> None:
    table = spadille.table("mini_baccarat", seed=3)
    assert spadille.odds(table) == spadille.odds.chances(table)  # type: ignore[operator]
