"""Every way to play by name, and every rulebook, to its end in the terminal: all is whole, and the end is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.conformance.ways import SPECIAL, Way, all_ways, not_for_people, way
from tests.tui.driving import app_of, table, until
from tests.tui.screens.test_sizes import cut
from textual.pilot import Pilot
from textual.widgets import Static

from spadille.bots import make_bot
from spadille.tui.play.session import Session, sit_down
from spadille.tui.screens.dialogs import Page
from spadille.tui.screens.felt import Felt
from spadille.tui.screens.results import EndPage
from spadille.tui.screens.table import TableScreen

pytestmark = pytest.mark.asyncio
SIZE = (80, 23)
MOST = 3000


def seen(pilot: Pilot[int]) -> str:
    """All that can be read now."""
    screen = pilot.app.screen
    if isinstance(screen, Page):
        return f"{screen.page_title}\n{screen.text}"
    said = [str(each.render()) for each in screen.query(Static) if each.display]
    return "\n".join([screen.query_one(Felt).canvas.text(), *said])


def unreached(felt: Felt) -> list[str]:
    """Return what may be chosen, and no point of the felt stands for it."""
    width, height = felt.size
    reached = {felt.canvas.target_at(x, y) for y in range(height) for x in range(width)}
    areas = felt.aims.by_area.values() if felt.aims else ()
    return [f"not to be seen: {aim}" for area in areas for aim in area if aim not in reached]


def look(pilot: Pilot[int]) -> list[str]:
    """Return what is wrong with what is shown now."""
    wrong = not_for_people(seen(pilot))
    if isinstance(pilot.app.screen, TableScreen):
        wrong += [*(f"cut: {each}" for each in cut(pilot)), *unreached(pilot.app.screen.felt)]
    return wrong


def chosen(session: Session) -> str:
    """Return what a bot would do on the person's seat."""
    game, seat = session.table.game, session.seat or 0
    bot = make_bot("regular", game, seat, f"ways {session.table.version}")
    return game.spell(bot.choose(session.table.view(seat), session.table.moves(seat)).move)


async def hold(one: Way, *, whole: bool) -> None:
    """Play a match to its end, a bot choosing for the person too; nothing is wrong on the way, nor at the end."""
    options = one.options if whole else one.short
    session = sit_down(one.game, rulebook=one.rulebook, seats=one.seats, options=options, seed=8)
    wrong: dict[str, None] = {}
    async with app_of(session).run_test(size=SIZE) as pilot:

        def ready() -> bool:
            return session.awaited or not isinstance(pilot.app.screen, TableScreen)

        for turn in range(MOST):
            await until(pilot, ready)
            await pilot.pause()
            if turn < 50 or not turn % 5 or isinstance(pilot.app.screen, Page):
                wrong |= dict.fromkeys(look(pilot))
            if isinstance(pilot.app.screen, EndPage):
                break
            if isinstance(pilot.app.screen, Page):
                await pilot.press("enter")
            elif session.awaited:
                version = session.table.version
                table(pilot)._play(chosen(session))
                await until(pilot, lambda version=version: session.table.version > version)  # type: ignore[misc]
        assert isinstance(pilot.app.screen, EndPage), f"no end within {MOST} moves"
        assert str(session.scene.over) in seen(pilot)
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Page)
        wrong |= dict.fromkeys(look(pilot))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await pilot.pause()
        wrong |= dict.fromkeys(look(pilot))
    assert list(wrong) == []


@pytest.mark.parametrize("name", SPECIAL)
async def test_a_way_with_something_special_is_played_to_its_end(name: str) -> None:
    one = way(name)
    await hold(one, whole=False)


@pytest.mark.parametrize("one", all_ways(), ids=str)
async def test_every_way_is_played_to_its_end(one: Way, record_property: Callable[[str, object], None]) -> None:
    await hold(one, whole=one.whole)
    record_property("ways to play, played to their ends at 80 × 23", 1)
