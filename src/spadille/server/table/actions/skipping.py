"""Skipping the rest of a deal, and conceding a match: at once if alone, among people if all agree."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from spadille.bots import usual_level
from spadille.bots.finishing import Rest, rest_of_deal, skips
from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.server.base.background import SKIPS
from spadille.server.base.errors import NotNow
from spadille.server.protocol import wire
from spadille.server.store.document import RoomDoc
from spadille.server.table.actions import say
from spadille.server.table.actions.consent import Consent

PATIENCE: Final = 20.0
"""Seconds for bots to play a deal; until then the table stands still."""
AT_A_TIME: Final = 1.0
"""Seconds of playing out a game without persons before the table handles its requests."""
_log = logging.getLogger("spadille.server")


def may_skip(doc: RoomDoc, table: Table, seat: Seat | None) -> bool:
    """True if a seat may leave the rest of the deal to bots, or concede: not if others play the same cards."""
    same = doc.fixed is not None and doc.fixed.what != "number"
    return seat is not None and doc.phase == "playing" and not (doc.paused or same) and skips(table.game)


class Skips:
    """The skips and concessions at one table."""

    __slots__ = ("_consent", "_end", "_name", "_play")

    def __init__(
        self,
        name: str,
        consent: Consent,
        play: Callable[..., Awaitable[None]],
        end: Callable[[Seat], Awaitable[None]],
    ) -> None:
        """Take `play`, which makes moves and shows them together (`quiet`: at the end), and `end`, which concedes."""
        self._name = name
        self._consent = consent
        self._play = play
        self._end = end

    async def skip(self, seat: Seat) -> None:
        """Let bots play the rest of the deal for everybody, once all people here agree."""
        await self._ask("skip", seat, self._finish)

    async def concede(self, seat: Seat) -> None:
        """Concede the match for a person; the others, if any, must agree."""
        await self._ask("concede", seat, self._give_up)

    async def _ask(self, what: str, seat: Seat, work: Callable[[Seat], Awaitable[None]]) -> None:
        consent = self._consent
        if not may_skip(consent.doc, consent.table, seat) or consent.resting:
            raise NotNow(say("no-skip-now"))
        consent.free()
        others = consent.others(seat)
        if not others:
            await work(seat)
            return
        consent.may_ask(seat)
        name = consent.doc.seats[seat].name
        text = say("asks-skip", who=name) if what == "skip" else say("asks-concede", who=name)
        consent.put(what, seat, text, others, lambda: work(seat))

    async def _finish(self, seat: Seat) -> None:
        """Let the deal be played to its end; the table makes the chance moves in between."""
        consent, over = self._consent, False
        deal, noted = consent.table.standing.deals, False
        while not over and consent.table.standing.deals == deal:
            found = await self._moves([None if each.kind == "person" else each.level for each in consent.doc.seats])
            if found is None or not found.moves:
                consent.actions.tell_all(wire.Answered("skip", seat, False, say("no-skip-made")))
                return
            if not noted:
                noted = True
                consent.acts.note("skip", seat)
                await consent.actions.keep()
            await self._play(list(found.moves))
            over = found.over

    async def play_out(self) -> bool:
        """Let the usual bots play on for the seats that are left; return whether they could.

        A long game is played in parts: the table handles requests in between. Nothing is shown before the end, which
        the viewers wait for.
        """
        table, until = self._consent.table, time.monotonic() + AT_A_TIME
        while table.outcome is None and time.monotonic() < until:
            found = await self._moves([usual_level(table.game.name)] * table.game.seats)
            if found is None or not found.moves:
                return False
            await self._play(list(found.moves), quiet=True)
        return True

    async def _moves(self, players: Sequence[str | None]) -> Rest | None:
        """Return the moves of bots of these levels (None: in a person's place); None if they take too long, or fail."""
        doc, table = self._consent.doc, self._consent.table
        seed, who = f"{doc.secret} skip {table.version}", self._consent.people.address or self._name
        try:
            async with asyncio.timeout(PATIENCE):
                return await SKIPS.do(who, rest_of_deal, table.game, table.state, players, seed)
        except Exception:  # noqa: BLE001 - whatever bots do, the table goes on
            _log.exception("a deal could not be skipped", extra={"facts": {"game": table.game.name}})
            return None

    async def _give_up(self, seat: Seat) -> None:
        self._consent.acts.note("concede", seat)
        await self._end(seat)
