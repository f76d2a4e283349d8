"""Bots at a room's table: they see only their view, and a fault in one of them never stops a game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from spadille.bots import GUESTS, at_once
from spadille.bots.fallback import tamest
from spadille.core.contract import Seat
from spadille.core.errors import IllegalMove
from spadille.core.table import Table
from spadille.server.document import RoomDoc
from spadille.server.thought import decide
from spadille.server.workshop import BOTS

_log = logging.getLogger("spadille.server")


class Bots:
    """Those who move for the seats of a table that no person plays."""

    def __init__(self, name: str, doc: RoomDoc, table: Table) -> None:
        self._name = name
        self._doc = doc
        self._table = table

    async def move(self, seat: Seat, play: Callable[[Seat, Any], Awaitable[None]]) -> None:
        """Make one move for a seat that may move, by `play`."""
        moves = self._table.moves(seat)
        try:
            move = await self._choose(seat, moves)
            await play(seat, move)
        except (IllegalMove, _Fault) as wrong:
            game, moment = self._table.game.name, self._table.version
            facts = {"table": self._name[:4], "game": game, "seat": seat, "moment": moment}
            _log.error(
                "a bot has failed; the tamest legal move is made instead", exc_info=wrong, extra={"facts": facts}
            )
            await play(seat, tamest(self._table.game, seat, self._table.view(seat), moves))

    async def _choose(self, seat: Seat, moves: Sequence[Any]) -> Any:
        """What a bot chooses. Its chance follows from the room's secret, so that nobody can foresee it."""
        level, game = self._doc.seats[seat].level, self._table.game
        seed = f"{self._doc.secret} {seat} {self._table.version}"
        given = level, game, seat, seed, self._table.view(seat), moves
        try:
            if at_once(game.name, level):
                return decide(*given).move
            if level in GUESTS:  # a program, which thinks in a process of its own: it is only waited for
                return (await asyncio.to_thread(decide, *given)).move
            return (await BOTS.do(self._name, decide, *given)).move
        except Exception as wrong:
            raise _Fault(f"the bot {level} raised {type(wrong).__name__}") from wrong


class _Fault(Exception):
    """A bot has raised something."""
