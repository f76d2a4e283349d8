"""The blocks of code of the pages: what is typed in a shell, what is Python, and why some of it is not run."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    page
    for page in [
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("examples/*/README.md"),
        ROOT / "data" / "README.md",
    ]
    if "rules" not in page.relative_to(ROOT).parts
)
WAYS = sorted(ROOT.glob("docs/rules/*_way_*.md"))
"""The pages of ways to play, which are made and tell all the same to type."""
_TYPED = ("$ ", "spadille ", "make ", "python ", "python3 ", "pip ", "cat ", "podman ", "sudo ", "tar ", "jupytext ")
_MORE = ("useradd ", "cp ", "systemctl ", "journalctl ", "/opt/", "0 4 ", "STUDY_SIZE=", "pipx ", "uvx ", "cd ", "git ")
_COMMENT = re.compile(r"\s{2,}(?=[^\s]).*$|\s+#\s.*$")


class Typed(NamedTuple):
    """A line that a page tells a reader to type, and what it says will be answered."""

    page: str
    words: str
    answer: tuple[str, ...]


def name(page: Path) -> str:
    """A page by its path from the root."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> Iterator[tuple[str, str]]:
    """Every block of code of a page: its language and its text."""
    for _, language, text in re.findall(
        r"^( *)```(\w*)\n(.*?)^\1```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE
    ):
        yield language, dedent(text)


def typed(page: Path) -> Iterator[Typed]:
    """Every command of a page, without what is said beside it."""
    for language, text in blocks(page):
        if language in ("", "console", "sh"):
            yield from _commands(name(page), text.splitlines())


def others(page: Path) -> Iterator[tuple[str, str]]:
    """Every block of a page that is neither Python nor has commands: "toml: " and its first line, and its text."""
    for language, text in blocks(page):
        if language != "python" and not any(_commands(name(page), text.splitlines())):
            yield f"{language or 'plain'}: {text.strip().partition(chr(10))[0]}", text


def unknown(page: Path) -> Iterator[str]:
    """The lines of blocks with commands that are none, nor go on with one, nor are answered."""
    for language, text in blocks(page):
        lines = text.splitlines()
        if language in ("", "console", "sh") and any(_commands(name(page), lines)):
            known = {each.partition("  ")[0] for each in lines if each.startswith((*_TYPED, *_MORE, " ", "#"))}
            answers = any(line.startswith("$ ") for line in lines)
            yield from (each for each in lines if each and not answers and each.partition("  ")[0] not in known)


def _commands(page: str, lines: list[str]) -> Iterator[Typed]:
    """The commands of a block; in one whose commands have a $, all other lines are answers."""
    answers = any(line.startswith("$ ") for line in lines)
    for number, line in enumerate(lines):
        if line.startswith(("$ ",) if answers else (*_TYPED, *_MORE)):
            said = []
            for each in lines[number + 1 :] if answers else []:
                if each.startswith("$ "):
                    break
                said.append(each)
            yield Typed(page, _COMMENT.sub("", line.removeprefix("$ ")).strip(), tuple(said))


@cache
def reasons() -> list[tuple[str, str, str]]:
    """Why something is not run: page, words, reason; a star stands for anything."""
    lines = (ROOT / "tests" / "site" / "not_run.txt").read_text("utf-8").splitlines()
    rows = [re.split(r"\s{2,}", line.strip(), maxsplit=2) for line in lines if line.strip() and line[0] != "#"]
    return [(page, words, reason) for page, words, reason in rows]


def reason_for(page: str, words: str) -> str | None:
    """Why a command, or the Python of a page, is not run; None if it is."""
    return next((why for where, what, why in reasons() if fnmatch(page, where) and fnmatch(words, what)), None)
