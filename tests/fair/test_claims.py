"""Tests that what a deal proves is said in the same words everywhere."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from spadille.fair.commit import PROOFS, UNPROVEN

DOCS = Path(__file__).parents[2] / "docs"
SCRIPT = resources.files("spadille.web").joinpath("js", "fair", "proof.js").read_text("utf-8")


def plain(text: str) -> str:
    return " ".join(text.split())


def test_the_page_on_notation_claims_what_the_program_claims() -> None:
    page = plain((DOCS / "notation.md").read_text("utf-8"))
    for words in (*PROOFS.values(), UNPROVEN):
        assert str(words) in page


def test_hosts_are_told_what_their_tables_prove() -> None:
    page = plain((DOCS / "guide" / "host.md").read_text("utf-8"))
    for words in (PROOFS["sealed"], PROOFS["told"], UNPROVEN):
        assert str(words) in page


def test_nothing_says_that_nobody_at_all_could_choose_the_cards() -> None:
    for page in (*DOCS.rglob("*.md"), *DOCS.parent.glob("*.md")):
        assert "the dealer included" not in page.read_text("utf-8"), page.name
    assert "the cards" not in SCRIPT, "the browser shows the words of the program"
