"""The typefaces that the pages bring: small, with their licences, and with every letter of every language."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Final

import pytest
from tools.fonts import LETTERS, WEIGHTS

import spadille
from spadille.core.words import LANGUAGES
from spadille.server.api.pages import page_style

WEB: Final = resources.files("spadille.web")
SOURCES: Final = Path(spadille.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_letter_of_a_language_has_a_shape(language: str) -> None:
    words = "".join(each.read_text("utf-8") for each in SOURCES.rglob(f"{language}.ftl"))
    assert {letter for letter in words if letter.isalpha()} - LETTERS == set()


def test_the_style_names_the_typefaces_that_are_there_and_the_page_loads_them_early() -> None:
    named = set(re.findall(rb'url\("fonts/([\w.]+)"\)', page_style()))
    assert named == {f"{name}.woff2".encode() for name in WEIGHTS}
    shell = WEB.joinpath("index.html").read_text("utf-8")
    for name in WEIGHTS:
        assert f'<link rel="preload" href="/static/fonts/{name}.woff2" as="font"' in shell
        assert "SIL Open Font License" in WEB.joinpath("fonts", f"{name}.txt").read_text("utf-8")
    assert sum(len(WEB.joinpath("fonts", f"{name}.woff2").read_bytes()) for name in WEIGHTS) < 28_000
