"""Where a terminal or a pipe knows ASCII alone, each letter of every language has letters that stand in for it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import spadille
from spadille.core.encoding import INSTEAD
from spadille.core.words import LANGUAGES

SOURCES: Final = Path(spadille.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_letter_of_a_language_has_letters_to_stand_in_for_it(language: str) -> None:
    files = [each for each in SOURCES.rglob(f"{language}.ftl") if each.parts[-2] not in ("web", "page")]
    assert len(files) > 40
    letters = {letter for each in files for letter in each.read_text("utf-8") if letter.isalpha() or letter in "¿¡«»"}
    assert {each for each in letters if not INSTEAD.get(each, each).isascii()} == set()
