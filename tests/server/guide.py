"""The client that `docs/guide/protocol.md` defines, as the tests use it."""

from __future__ import annotations

import random
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

PAGE: Final = (Path(__file__).parents[2] / "docs" / "guide" / "protocol.md").read_text("utf-8")


def page(*, slow: bool = False) -> dict[str, Any]:
    """Return the names that the page defines. It chooses the same moves in every run."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    known: dict[str, Any] = {}
    exec(compile(code, "protocol.md", "exec"), known)
    known["random"] = random.Random(1)
    if not slow:
        known["time"] = SimpleNamespace(sleep=lambda _seconds: None)
    return known


def client(url: str, *, slow: bool = False) -> Any:
    """The client of the page."""
    return page(slow=slow)["Client"](url)
