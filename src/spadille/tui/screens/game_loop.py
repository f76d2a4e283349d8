"""Game loop of the table screen: moves by chance and the other players, with their reports."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import structs

from spadille.core.contract import NATURE
from spadille.scene.happening import CardsSwept, DealScored, Unfolded
from spadille.scene.model import Role, Scene, Zone
from spadille.tui.draw.tricks import late_trick
from spadille.tui.play.auto_moves import Onward
from spadille.tui.play.session import News, Plan, Session
from spadille.tui.play.settings import PACES, Pace
from spadille.tui.screens.felt import Felt
from spadille.tui.screens.results import Result, deal_page, end_page
from spadille.tui.screens.too_small import SizedScreen

_CHANCE: Final = 0.5
"""Share of the pause before a move that chance takes."""


class Course:
    """Runs a game until the person has a decision.

    `tell` reports events, `ask` shows the prompt, `say` shows what is currently happening.
    """

    def __init__(
        self,
        screen: SizedScreen,
        session: Session,
        felt: Felt,
        tell: Callable[[News], None],
        ask: Callable[[], None],
        say: Callable[[str], None],
    ) -> None:
        self._screen = screen
        self._session = session
        self._felt = felt
        self._tell = tell
        self._ask = ask
        self._say = say
        self.onward = Onward(session)
        self.showing = False
        """Something that has happened is being shown; the game goes on by itself afterwards."""
        self._untold: News = ()
        """News being shown beat by beat, reported at the end."""

    @property
    def pace(self) -> Pace:
        return self.onward.pace(self._screen.spadille.settings)

    async def run(self, news: News, before: Scene | None) -> str | None:
        """Let chance and bots move until the person has a decision; return the person's wish at the end of a game."""
        session = self._session
        while True:
            if before is not None and (answer := await self._show(news, before)) is not None:
                return answer
            before = session.scene
            if session.deciding_alone:
                move = await self._forced()
                if move is None:
                    break
                news = session.play(move)
            else:
                plan = await self._plan()
                if plan is None or not self._felt.is_attached:
                    break
                news = session.follow(plan)
            if self.unfolds(news):
                continue
            self._tell(news)
            if any(isinstance(each, CardsSwept) for each in news):
                await asyncio.sleep(2 * self.pace.trick)
            self._felt.show(session.scene, late_trick(news, session.scene))
            self._ask()
        if self._felt.is_attached:
            self._ask()
        return None

    async def _show(self, news: News, before: Scene) -> str | None:
        """Show what has happened, at the pace of the person; return the person's wish at the end of a game."""
        self.showing = True
        try:
            await self._unfold(news, before)
            return await self._linger(news, before)
        finally:
            self.showing = False

    def unfolds(self, news: News) -> bool:
        """True if news are to be shown beat by beat, which needs a pace above instant."""
        return bool(self.pace.move) and any(isinstance(each, Unfolded) for each in news)

    async def _unfold(self, news: News, before: Scene) -> None:
        """Show the cards of a coup one by one; any action of the person skips to the end."""
        if not self.unfolds(news):
            return
        session, zones, self._untold = self._session, before.zones, news
        quick = self.pace.move / PACES[1].move
        for event in news:
            for beat in event.beats if isinstance(event, Unfolded) else ():
                zones = _changed(zones, beat.zones)
                self._felt.show(structs.replace(session.scene, zones=zones, over=""))
                self._say(str(beat.words))
                await asyncio.sleep(beat.stays / 1000 * quick)
        self.settle()

    def settle(self) -> None:
        """Report the remaining news at once and show the final scene."""
        news, self._untold = self._untold, ()
        if news and self._felt.is_attached:
            self._tell(news)
            self._felt.show(self._session.scene, late_trick(news, self._session.scene))
            self._ask()

    async def _forced(self) -> str | None:
        """The automatic move for the person, after a visible pause; None if there is none."""
        settings = self._screen.spadille.settings
        if self.onward.move(settings) is None:
            return None
        await asyncio.sleep(self.pace.move)
        here = self._felt.is_attached and not self._screen.too_small
        return self.onward.move(settings) if here else None

    async def _plan(self) -> Plan | None:
        """The next planned move, after a pause that a person can follow."""
        started = asyncio.get_running_loop().time()
        plan = await asyncio.to_thread(self._session.plan)
        if plan is not None:
            pause = self.pace.move * (_CHANCE if plan.seat == NATURE else 1.0)
            await asyncio.sleep(max(0.0, pause - asyncio.get_running_loop().time() + started))
        return plan

    async def _linger(self, news: News, before: Scene) -> str | None:
        """Leave a finished trick on the table for a while; show the result of a deal or the game."""
        session, late = self._session, bool(self._felt.late)
        if late or (len(news) > 1 and not session.awaited):
            await asyncio.sleep(self.pace.trick)
        answer = None
        if session.seat is not None and (page := self._result(news, before)) is not None:
            answer = await self._screen.app.push_screen_wait(page)
        if late:
            self._felt.show(session.scene)
        return answer

    def _result(self, news: News, before: Scene) -> Result | None:
        """The page for a deal or game that has just ended; None if none has."""
        session, look = self._session, self._screen.spadille.look
        if session.over:
            page = end_page(session.scene, session.panels, session.story, look, session.look_back())
            return page if not before.over else None
        scored = any(isinstance(each, DealScored) for each in news)
        return deal_page(session.scene, session.panels, look) if scored and before.zone(Role.HAND) else None


def _changed(zones: Sequence[Zone], changed: Sequence[Zone]) -> tuple[Zone, ...]:
    """Replace the changed zones by name, and append new ones."""
    by_name = {zone.name: zone for zone in changed}
    kept = [by_name.pop(zone.name, zone) for zone in zones]
    return (*kept, *by_name.values())
