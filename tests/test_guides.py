"""The guides: the Python in them runs, and their links lead somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spadille.bots import GUESTS

ROOT = Path(__file__).parents[1]
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


@pytest.fixture
def no_guests_stay() -> Iterator[None]:
    """Bots that a page lets join leave again."""
    before = dict(GUESTS)
    yield
    GUESTS.clear()
    GUESTS.update(before)


@pytest.mark.parametrize(
    "name", ["play", "adding-a-bot", "environments", "learning", "lab", "odds", "solving", "review", "data"]
)
@pytest.mark.usefixtures("no_guests_stay")
def test_the_python_of_a_guide_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    known: dict[str, object] = {}
    for block in re.findall(
        r"```python\n(.*?)```", (ROOT / "docs" / "guide" / f"{name}.md").read_text("utf-8"), re.DOTALL
    ):
        exec(compile(block, f"{name}.md", "exec"), known)


def test_every_decision_is_listed_and_short() -> None:
    folder = ROOT / "docs" / "adr"
    listed = (folder / "README.md").read_text("utf-8")
    for page in folder.glob("0*.md"):
        text = page.read_text("utf-8")
        assert f"({page.name})" in listed
        assert [word in text for word in ("**Context.**", "**Decision.**", "**Consequence.**")] == [True] * 3
        assert len(text.splitlines()) <= 20
