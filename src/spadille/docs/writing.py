"""What all makers of pages share: the mark that a page is made, the folder that is named, the writing."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path


def made_from(source: str) -> str:
    """The mark of a made page: what it is made from, which is to be edited in its stead."""
    return f"<!-- Made by `make docs` from {source}; edit those. -->"


def folder_named(words: Sequence[str], example: str) -> Path | None:
    """The one folder that the words of a command line name; None, after saying so, where it is none, or an option."""
    if len(words) != 1 or words[0].startswith("-"):
        print(f"expected one folder, such as {example}; got {' '.join(words) or 'none'}", file=sys.stderr)
        return None
    return Path(words[0])


def write(folder: Path, files: Mapping[str, str]) -> None:
    """Write every file to its place below a folder."""
    for place, text in files.items():
        file = folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
