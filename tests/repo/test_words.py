"""Tests what `make words` prints, and what docs/words.md forbids in it: notation, seats by number, keys of options."""

from __future__ import annotations

import re
from functools import cache

import pytest
from tools import words
from tools.words import NAMES, SOURCE, Said, each_once, literals, main, of_play, of_rules, shape, texts

from spadille.core.contract import Refusal
from spadille.games import GAMES, open_game
from spadille.scene.model import Face

NOTATION = re.compile(r"\b(?:10|[2-9TJQKA])[SHDC]\b'?|\b(?:JB|JL|NT)\b(?<! NT)|\b[a-z]+_[a-z]+\b")
SEATS = re.compile(r"\b[Ss]eats? \d")
OLD = re.compile(r"\b(?:came|so many|whoever's|parted by|punto|banco)\b")
SENTENCES = ("Refusal.reason", "Scene.prompt", "Scene.over", "option", "rules of the table")
SPELT = ("Score.bids", "Zone.lines")
"""What is written as on paper: a bid of 10NT, the letters of a road."""


@cache
def said(game: str) -> tuple[Said, ...]:
    """Return a game's sentences: of its rules, and of a few dozen moves under each rulebook."""
    played = (each for book in GAMES[game].rulebooks for each in of_play(open_game(game, book, None, {}), 48))
    return tuple(each_once([*of_rules(game), *played]))


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_holds_notation_a_seat_by_number_or_the_key_of_an_option(game: str) -> None:
    found = [each for each in said(game) if each.where not in SPELT and each.where != "glossary"]
    assert len(found) > 40
    assert [each for each in found if NOTATION.search(each.text) or SEATS.search(each.text)] == []
    assert [each for each in found if OLD.search(each.text)] == []
    keys = [key for key in GAMES[game].options if "_" in key]
    assert [each for each in found if any(key in each.text for key in keys)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_begins_with_a_capital_and_ends_with_a_stop(game: str) -> None:
    found = [each.text for each in said(game) if each.where in SENTENCES or each.where.startswith("news")]
    assert len(found) > 10
    wrong = [each for each in found if not (each[0].isupper() or each[0].isdigit()) or each[-1] not in ".?!"]
    assert wrong == []
    assert [
        each for each in found if "  " in each or " ." in each or re.search(r"(?<=[a-z] )(?:You|They) ", each)
    ] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_the_table_says_aloud_is_short(game: str) -> None:
    spoken = [each.text for each in said(game) if each.where in ("Refusal.reason", "Scene.prompt")]
    assert [each for each in spoken if len(each) > 120] == []


def test_of_sentences_that_differ_in_values_alone_one_is_told() -> None:
    one, other = (
        Said("Scene.prompt", f"{name} takes {n} cards: the ace of clubs.") for name, n in (("Walt", 2), ("Edie", 6))
    )
    assert shape(one) == shape(other) == Said("Scene.prompt", "‹name› takes ‹number› cards: the ‹card›.")
    assert list(each_once([one, other, Said("news", one.text), Said("news", " ")])) == [one, Said("news", one.text)]


def test_texts_are_found_wherever_they_are_declared() -> None:
    face = Face("QS", "play QS", Refusal("SPD-1", "No."), note="led")
    assert list(texts((face, face))) == [Said("Refusal.reason", "No."), Said("Face.note", "led")] * 2


def test_sources_are_read_without_docstrings_and_with_the_names_of_their_values() -> None:
    path = SOURCE / "core" / "errors.py"
    assert Said("core/errors.py", "line {line}: {reason}") in list(literals(path))
    assert not [each for each in literals(path) if "what was given" in each.text]
    page = list(literals(SOURCE / "web" / "index.html"))
    assert Said("web/index.html", "width=device-width, initial-scale=1, viewport-fit=cover") in page
    assert not [each for each in page if each.text.endswith(".")], "the page's sentences are messages"
    assert Said("web/en.ftl", "To the table") in list(literals(SOURCE / "web" / "en.ftl"))
    assert any("{…}" in each.text for each in literals(SOURCE / "web" / "js" / "felt" / "cards.js"))


def test_the_command_prints_a_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["words", "war"])
    monkeypatch.setattr(words, "of_game", said)  # a few dozen moves
    main()
    out = capsys.readouterr().out
    assert out.startswith("\n== war ==\n")
    assert "\nScene.prompt\n" in out
    assert f"  Waiting for {NAMES[1]}.\n" in out
