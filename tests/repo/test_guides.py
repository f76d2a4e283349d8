"""The pages: their links lead somewhere, and every decision is listed. What they tell to type, tests/site types."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/guide/**/*.md"), *ROOT.glob("docs/adr/*.md")]
)
IDS = [str(page.relative_to(ROOT)) for page in PAGES]


def _plain(text: str) -> str:
    """The page without its blocks of code."""
    return re.sub(r"```.*?```", "", text, flags=re.DOTALL)


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", _plain(page.read_text("utf-8"))):
        file, _, anchor = target.partition("#")
        if file.startswith(("http:", "https:")):
            continue
        there = (page.parent / file).resolve() if file else page
        assert there.exists(), target
        if anchor:
            text = _plain(there.read_text("utf-8"))
            headings = {_anchor(each) for each in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}
            assert anchor in headings | set(re.findall(r'<a id="([^"]+)"', text)), target


MAPS = [
    "CONTRIBUTING.md",
    "docs/architecture.md",
    "docs/words.md",
    *(f"docs/architecture/{each}.md" for each in ("contract", "a-move", "game-folder", "subsystems")),
]
"""Pages that tell where things lie."""
NAMED = re.compile(r"`((?:[\w-]+/)+[\w.-]+\.(?:py|js|mjs|md|cpp|hpp|toml|css|tsv))`")
TREES = ("src", "docs", "kernel", "tests", "tools")


@pytest.mark.parametrize("page", MAPS)
def test_files_that_a_page_names_are_there(page: str) -> None:
    named = set(NAMED.findall((ROOT / page).read_text("utf-8"))) - {"lessons/01-first.fr.toml"}
    trees = [ROOT / each for each in TREES]
    assert [each for each in named if not (ROOT / each).exists() and not any(any(t.rglob(each)) for t in trees)] == []


def test_every_decision_is_listed_and_short() -> None:
    folder = ROOT / "docs" / "adr"
    listed = (folder / "README.md").read_text("utf-8")
    for page in folder.glob("0*.md"):
        text = page.read_text("utf-8")
        assert f"({page.name})" in listed
        assert [word in text for word in ("**Context.**", "**Decision.**", "**Consequence.**")] == [True] * 3
        assert len(text.splitlines()) <= 20


def test_every_decision_is_listed_once_and_in_order() -> None:
    folder = ROOT / "docs" / "adr"
    listed = (folder / "README.md").read_text("utf-8")
    rows = re.findall(r"^(\d+)\. \[.*\]\((\d{4})-", listed, re.MULTILINE)
    assert [row for row in rows if int(row[0]) != int(row[1])] == []
    assert [named for _, named in rows] == sorted(page.name[:4] for page in folder.glob("0*.md"))
