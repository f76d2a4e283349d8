"""Every link from one page of the project to another leads to a file that is there."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/*/*.md"), *ROOT.glob("data/*.md")]
LINK = re.compile(r"\]\(([^)\s#]+)(?:#[^)]*)?\)")


def broken(page: Path) -> list[str]:
    """The links of a page that lead to no file."""
    text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.DOTALL)
    links = {unquote(each) for each in LINK.findall(text) if ":" not in each}
    return sorted(each for each in links if not (page.parent / each).exists())


def test_every_link_between_pages_leads_to_a_file() -> None:
    assert len(PAGES) > 150
    assert {page.relative_to(ROOT).as_posix(): found for page in PAGES if (found := broken(page))} == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [("[a](there.md#x)", []), ("[a](gone.md)", ["gone.md"]), ("`[a](gone.md)` [b](https://x.org/gone)", [])],
)
def test_a_link_that_leads_nowhere_is_found(tmp_path: Path, text: str, found: list[str]) -> None:
    (tmp_path / "there.md").write_text("# There")
    (tmp_path / "page.md").write_text(text)
    assert broken(tmp_path / "page.md") == found
