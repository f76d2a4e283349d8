"""Shared parts of page generators: the mark of a generated page, the target folder, the writing."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path


def made_from(source: str) -> str:
    """The mark of a generated page: its source, which is to be edited instead."""
    return f"<!-- Made by `make docs` from {source}; edit those. -->"


def folder_named(words: Sequence[str], example: str) -> Path | None:
    """The one folder in the words of a command line; None, after a message, if there is none, or an option."""
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
