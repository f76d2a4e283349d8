"""Hints, reviews of the last deal, and the teacher, computed in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from textual.screen import Screen

from spadille.review.model import Review
from spadille.thinking.judgement import Judgement
from spadille.thinking.saying import hint
from spadille.tui import say
from spadille.tui.draw.colours import Look
from spadille.tui.play.session import Session
from spadille.tui.screens import dialogs
from spadille.tui.screens.felt import Felt
from spadille.tui.screens.messages import Talk


class Helper:
    """Assistance for the person: messages on the screen, and pages on top of it."""

    def __init__(self, screen: Screen[None], session: Session, felt: Felt, talk: Talk, look: Look) -> None:
        self._screen = screen
        self._session = session
        self._felt = felt
        self._talk = talk
        self._look = look
        self._thought: tuple[Any, asyncio.Future[Judgement]] | None = None
        """The last judgement, perhaps still being computed, and the state that it is about."""
        self._reviewed: tuple[object, asyncio.Future[Review]] | None = None
        """A review that is being computed, and the deal that it is about."""

    async def hint(self, ask: Callable[[], None]) -> None:
        """Show a good player's move and point at it; `ask` renews the prompt."""
        if (found := await self._judgement()) is not None:
            self._felt.aim_at_move(found.moves[0].move)
            ask()
            self._talk.say(str(hint(found, self._session.names)))

    async def figures(self) -> None:
        """Show the numbers behind the hint."""
        if (found := await self._judgement()) is not None and self._screen.is_current:
            self._talk.recall()
            self._screen.app.push_screen(dialogs.hint_page(found, self._session.names, self._look))

    async def review(self, show: Callable[[Screen[str | None]], Awaitable[object]]) -> None:
        """Review the last deal, on a page that `show` displays."""
        judge = self._session.review()
        if judge is None:
            self._talk.say(str(say("review-later")))
            return
        self._talk.say(str(say("thinking")))
        deal = self._session.table.standing.deals, self._session.over
        if self._reviewed is None or self._reviewed[1].done() or self._reviewed[0] != deal:
            self._reviewed = deal, asyncio.ensure_future(asyncio.to_thread(judge))
        found = await asyncio.shield(self._reviewed[1])
        if not self._screen.is_current:  # another page was opened meanwhile, perhaps this one
            return
        self._talk.recall()
        await show(dialogs.review_page(self._session.names, found, self._look))

    async def teach(self) -> None:
        """Show a line about the person's last move, if it was costly."""
        log = self._session.table.log
        made, last = len(log), log[-1:]
        said = await asyncio.to_thread(self._session.lesson())
        stands = self._session.table.log[:made][-1:] == last and len(self._session.table.log) >= made
        if said and stands and self._screen.is_attached:
            self._talk.note(said)

    async def _judgement(self) -> Judgement | None:
        """Judge the person's moves; None if it is not their turn or the table has changed since."""
        think, state = self._session.advice(), self._session.table.state
        if think is None:
            self._talk.say(str(say("hint-later")))
            return None
        if self._thought is None or self._thought[0] is not state:
            self._talk.say(str(say("thinking")))
            self._thought = state, asyncio.ensure_future(asyncio.to_thread(think))
        found = await asyncio.shield(self._thought[1])
        return found if state is self._session.table.state else None
