"""A browser at a server of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from spadille.server.app import make_app


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(make_app(str(tmp_path / "a.db"), tmp_path)) as found:
        yield found
