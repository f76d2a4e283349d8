"""Driving the full-screen table by keys: tables to open, waiting, and what the screen says."""

from __future__ import annotations

import time
from collections.abc import Callable

from textual.pilot import Pilot
from textual.widgets import Static

from spadille.tui.draw.colours import Look
from spadille.tui.play.session import Session, sit_down
from spadille.tui.play.settings import Settings
from spadille.tui.screens.app import SpadilleApp
from spadille.tui.screens.dialogs import Page
from spadille.tui.screens.table import TableScreen

INSTANT = Settings("instant", forced=False)
"""Settings with which forced moves, too, are made by hand: these tests press the keys."""


def app_of(session: Session | None = None, look: Look | None = None, settings: Settings = INSTANT) -> SpadilleApp:
    return SpadilleApp(session, look=look or Look(), settings=settings)


def spades(**given: object) -> Session:
    return sit_down("spades", **{"rulebook": "denexa", "seed": 3, **given})  # type: ignore[arg-type]


async def until(pilot: Pilot[int], ready: Callable[[], bool]) -> None:
    """Wait until something is so, for a bounded time."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        await pilot.pause(0.01)
        if ready():
            return
    raise AssertionError(f"it did not come about; the screen says: {said(pilot)}")


def said(pilot: Pilot[int]) -> str:
    """The message and the prompt."""
    screen = pilot.app.screen
    return " ".join(str(each.render()) for each in screen.query(Static) if each.id in ("message", "prompt"))


def page_text(pilot: Pilot[int]) -> str:
    assert isinstance(pilot.app.screen, Page)
    return pilot.app.screen.text


def table(pilot: Pilot[int]) -> TableScreen:
    assert isinstance(pilot.app.screen, TableScreen)
    return pilot.app.screen


async def at_play(pilot: Pilot[int], session: Session) -> None:
    """Bid three, and wait until a card is asked for."""
    await until(pilot, lambda: session.awaited)
    await pilot.press("3", "enter")
    await until(pilot, lambda: session.awaited and session.scene.phase == "play")
