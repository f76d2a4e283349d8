"""The browser's journeys at a server, in the page without one: the same tests, with another way to the application."""

from __future__ import annotations

import importlib
import inspect
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("playwright", reason="playwright is not installed: pip install --group dev")

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.filterwarnings("ignore::DeprecationWarning")]
WEB: Final = Path(__file__).parents[1] / "web"
LEFT_OUT: Final[dict[str, str]] = {
    "people": "friends need a server",
    "looks": "what is drawn does not depend on where the application runs",
    "study/test_lookback": "the look back on a match waits until it is asked for (`test_journey.py`)",
    "pages/test_club": "a club is shown by a server",
    "pages/test_ways": "rules do not depend on where the application runs",
    "test_the_first_page_is_small_with_all_that_is_sent_around_it": "`bench.page` measures what the page loads",
    "test_the_first_paint_waits_for_the_page_and_one_small_file": "`bench.page` measures what the page loads",
    "test_the_game_goes_on_after_a_dropped_connection_without_a_reload": "no connection can drop",
    "test_a_deal_ends_with_a_panel_that_waits_for_its_person": "a reload ends the worker, and the pause between deals",
    "table/test_dead_ends": "what is shown for an unknown address is the host's business",
}
"""Folders, files and tests that mean nothing in the page, with the reason."""
NETWORK: Final = (
    ".route(",
    "route_web_socket",
    "overhear",
    "expect_response",
    "context.request",
    "set_offline",
    "own_server",
)
"""What a test does on the way to a server, which is not there."""


def _belongs_here(folder: str, file: str, name: str, test: object) -> bool:
    """True for a journey of one person who comes by Chromium, and stays on this side of the network."""
    source = inspect.getsource(test)  # type: ignore[arg-type]
    listed = {folder, f"{folder}/{file}", name} & LEFT_OUT.keys()
    return not listed and source.count("come(") == 1 and not any(each in source for each in NETWORK)


def _journeys() -> dict[str, object]:
    """The tests that belong here, by the names that they have here."""
    found: dict[str, object] = {}
    for path in sorted(WEB.glob("*/test_*.py")):
        folder, file = path.parent.name, path.stem
        module = importlib.import_module(f"tests.web.{folder}.{file}")
        for name, test in inspect.getmembers(module, inspect.iscoroutinefunction):
            own = name.startswith("test_") and test.__module__ == module.__name__
            if own and "come" in inspect.signature(test).parameters and _belongs_here(folder, file, name, test):
                found[f"test_{file.removeprefix('test_')}__{name.removeprefix('test_')}"] = test
    return found


globals().update(_journeys())
