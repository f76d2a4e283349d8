"""The rest of a deal that nobody wants to play, and a match given up: alone at once, among people if all agree."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from spadille.bots.finishing import Rest, rest_of_deal, skips
from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.server import wire
from spadille.server.company.consent import Consent
from spadille.server.company.playing_out import Moves
from spadille.server.company.words import say
from spadille.server.document import RoomDoc
from spadille.server.refusals import NotNow
from spadille.server.workshop import SKIPS

PATIENCE: Final = 20.0
"""Seconds in which the bots have played a deal; until then the table stands still."""
_log = logging.getLogger("spadille.server")


def may_skip(doc: RoomDoc, table: Table, seat: Seat | None) -> bool:
    """A seat may leave the rest of the deal to bots, or give the match up: not where others play the same cards."""
    same = doc.fixed is not None and doc.fixed.what != "number"
    return seat is not None and doc.phase == "playing" and not (doc.paused or same) and skips(table.game)


class Skips:
    """What is skipped at one table."""

    __slots__ = ("_consent", "_end", "_name", "_play")

    def __init__(
        self,
        name: str,
        consent: Consent,
        play: Callable[[Moves], Awaitable[None]],
        end: Callable[[Seat], Awaitable[None]],
    ) -> None:
        """`play` makes moves and shows them together; `end` ends the match, which a seat has given up."""
        self._name = name
        self._consent = consent
        self._play = play
        self._end = end

    async def skip(self, seat: Seat) -> None:
        """Bots play the rest of the deal for everybody, once all people here agree."""
        await self._ask("skip", seat, self._finish)

    async def concede(self, seat: Seat) -> None:
        """A person gives the match up; where others play, they must agree."""
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
        """Have the deal played to its end: what chance does in between, the table does."""
        consent, over = self._consent, False
        deal, noted = consent.table.standing.deals, False
        while not over and consent.table.standing.deals == deal:
            found = await self._moves()
            if found is None or not found.moves:
                consent.actions.tell_all(wire.Answered("skip", seat, False, say("no-skip-made")))
                return
            if not noted:
                noted = True
                consent.acts.note("skip", seat)
                await consent.actions.keep()
            await self._play(list(found.moves))
            over = found.over

    async def _moves(self) -> Rest | None:
        """What bots play on; None where they take too long, or fail."""
        doc, table = self._consent.doc, self._consent.table
        players = [None if each.kind == "person" else each.level for each in doc.seats]
        seed = f"{doc.secret} skip {table.version}"
        try:
            async with asyncio.timeout(PATIENCE):
                return await SKIPS.do(self._name, rest_of_deal, table.game, table.state, players, seed)
        except Exception:  # noqa: BLE001 - whatever bots do, the table goes on
            _log.exception("a deal could not be skipped", extra={"facts": {"game": table.game.name}})
            return None

    async def _give_up(self, seat: Seat) -> None:
        self._consent.acts.note("concede", seat)
        await self._end(seat)
