"""The examples in the docstrings give what they say."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import spadille

SOURCE = Path(spadille.__file__).parent
EXAMPLES = sorted(path for path in SOURCE.rglob("*.py") if ">>> " in path.read_text("utf-8"))


def module_of(path: Path) -> str:
    return ".".join(("spadille", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")


@pytest.mark.parametrize("name", [module_of(path) for path in EXAMPLES])
def test_the_examples_hold(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name))
    assert found.attempted > 0
    assert found.failed == 0
