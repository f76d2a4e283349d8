"""Hints: what the best bot of the game would do in a seat's place, seeing only what that seat sees."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from spadille.bots import best_level, make_bot
from spadille.core.contract import AnyGame, Decision, Seat
from spadille.core.table import Table
from spadille.server import wire
from spadille.server.document import RoomDoc
from spadille.server.refusals import NotAllowed, NotNow
from spadille.server.thinking import think
from spadille.thinking.hints import figures

_log = logging.getLogger("spadille.server")


class Advisor:
    """Thinks of hints for the seats of a table, one at a time for each."""

    def __init__(self, name: str, doc: RoomDoc, table: Table) -> None:
        self._name = name
        self._doc = doc
        self._table = table
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    def advise(self, seat: Seat, tell: Callable[[wire.Told], None]) -> None:
        """Begin to think for a seat; it is told by itself. Raises RequestRefused where there is no hint to be had."""
        if not self._doc.settings.hints:
            raise NotAllowed("there are no hints at this table")
        if self._doc.phase != "playing" or self._doc.paused or seat not in self._table.deciding:
            raise NotNow("a hint is given when it is your turn")
        if seat in self._thinking:
            raise NotNow("a hint is on its way")
        self._thinking[seat] = asyncio.create_task(self._think(seat, tell))

    async def _think(self, seat: Seat, tell: Callable[[wire.Told], None]) -> None:
        game, moment = self._table.game, self._table.version
        view, moves = self._table.view(seat), self._table.moves(seat)
        seed = f"hint {self._name} {seat} {moment}"
        try:
            decision = await think(lambda: make_bot(best_level(game.name), game, seat, seed).choose(view, moves))
        except Exception:  # noqa: BLE001 - whatever a bot does, the table goes on
            _log.exception("a hint has failed", extra={"facts": {"table": self._name[:4], "game": game.name}})
            tell(wire.Refused("unavailable", "no hint could be found"))
            return
        finally:
            del self._thinking[seat]
        if self._table.version == moment:
            tell(as_told(game, decision, moment))


def as_told(game: AnyGame, decision: Decision, moment: int) -> wire.Hint:
    """A decision as it goes over the wire, what was chosen first."""
    weighed = tuple(
        wire.HintRow(each.move, round(each.worth, 1), round(each.error, 1), each.win, each.points, each.chance)
        for each in figures(game, decision)
    )
    return wire.Hint(moment, game.spell(decision.move), decision.why, weighed)
