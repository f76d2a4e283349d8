"""Tests that docstrings, comments and messages have none of the words that docs/words.md forbids."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("src", "kernel", "bench", "tools", "tests", "examples")
BANNED: Final = re.compile(r"\b(so many|so much|so long|whoever|whose is|parted by)\b|\bcame\b|\bwhom\b", re.IGNORECASE)
_COMMENTS: Final = re.compile(r"(?<![:\"'`])//[^\n]*|/\*.*?\*/", re.DOTALL)
_KEYS: Final = re.compile(r"^[\w-]+ =|\$[\w-]+")
_OURS: Final = frozenset({".py", ".js", ".mjs", ".cpp", ".hpp"})


def told(path: Path) -> Iterator[tuple[int, str]]:
    """The docstrings and the comments of a file, each with its line."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        for found in _COMMENTS.finditer(text):
            yield text.count("\n", 0, found.start()) + 1, found[0]
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(said))):
                yield node.lineno, said


def files(folder: str) -> list[Path]:
    found = (ROOT / folder).rglob("*")
    return sorted(each for each in found if each.suffix in _OURS and "node_modules" not in each.parts)


@pytest.mark.parametrize("folder", FOLDERS)
def test_docstrings_and_comments_have_no_word_that_is_hard_to_read(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {word[0]}"
        for path in files(folder)
        if BANNED.search(path.read_text("utf-8"))  # reading a file's tokens takes long
        for line, said in told(path)
        for word in BANNED.finditer(said)
    ]
    assert found == []


def test_no_english_message_has_such_a_word() -> None:
    messages = sorted((ROOT / "src").rglob("en.ftl"))
    assert len(messages) > 20
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in messages
        for line, text in enumerate(path.read_text("utf-8").splitlines(), 1)
        if BANNED.search(_KEYS.sub("", text))
    ]
    assert found == []


def test_such_a_word_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text('"""So many limits at most."""\n\nx = 1  # whoever asks\ny = "so many"\n')
    (tmp_path / "two.js").write_text('// came too late\nconst so = "many";\n')
    said = [text for name in ("one.py", "two.js") for _, text in told(tmp_path / name)]
    assert [bool(BANNED.search(each)) for each in said] == [True, True, True]
