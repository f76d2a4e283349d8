"""Tests that no text for people has a phrase over which readers have stumbled."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2] / "src" / "spadille"
PHRASES = {
    "en": ("as it stands", "cost much", "cannot be proved from", "nobody can stop you", "moves were worth above"),
    "de": (
        "wie sie steht",
        "teuren Zug",
        "aus dem, was du weißt",
        "kann dir niemand verwehren",
        "mehr wert waren als die",
    ),
}


@pytest.mark.parametrize("language", PHRASES)
def test_no_text_has_a_phrase_that_people_have_stumbled_over(language: str) -> None:
    found = [
        (str(file.relative_to(ROOT)), line)
        for file in sorted(ROOT.rglob(f"{language}.ftl"))
        for line in file.read_text("utf-8").splitlines()
        if not line.startswith("#") and any(phrase in line for phrase in PHRASES[language])
    ]
    assert found == []
