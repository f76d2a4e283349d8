"""The page's words as JSON: what `web/js/core/words.js` reads."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from spadille.core.words import LANGUAGES
from spadille.web.texts import _row, texts, texts_json


def row(source: str) -> object:
    (message,) = FluentParser().parse(f"a = {source}\n").body
    assert isinstance(message, Message)
    return _row(message.value, str)


def test_a_message_becomes_a_string_or_a_row_of_parts() -> None:
    assert row("To the table") == "To the table"
    assert row('{ "{" }') == "{"
    assert row("{ $who } sits down") == [{"is": "who"}, " sits down"]


def test_a_choice_names_its_argument_its_keys_and_what_is_usual() -> None:
    assert row("{ $n ->\n    [0] nobody\n    [one] one\n   *[other] { $n } people\n}") == [
        {"of": "n", "usual": [{"is": "n"}, " people"], "for": {"0": "nobody", "one": "one"}}
    ]


def test_what_a_page_cannot_read_is_no_words_of_a_page() -> None:
    with pytest.raises(TypeError, match="got FunctionReference"):
        row("{ CAP($who) }")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_words_and_none_of_them_ends_a_script(language: str) -> None:
    assert str(texts(language)["settings"]) in texts_json(language)
    assert "<" not in texts_json(language)
