"""What a player asks that concerns the others at a table too: each way to ask, and the answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from spadille.core.contract import Seat
from spadille.server.protocol.requests import Answer, Claim, Concede, Skip, Undo
from spadille.server.table.actions.claims import Claims
from spadille.server.table.actions.consent import Consent
from spadille.server.table.actions.skipping import Skips
from spadille.server.table.connection import Connection

Shared: TypeAlias = Undo | Claim | Skip | Concede | Answer


class Together:
    """What is asked at one table."""

    __slots__ = ("_claims", "_consent", "_skips")

    def __init__(
        self,
        name: str,
        consent: Consent,
        play: Callable[..., Awaitable[None]],
        end: Callable[[Seat], Awaitable[None]],
    ) -> None:
        """`play` makes moves and shows them together (`quiet`: at the end); `end` ends a match that is given up."""
        self._consent = consent
        self._claims = Claims(consent, play)
        self._skips = Skips(name, consent, play, end)

    async def play_out(self) -> bool:
        """Bots play on at once where no person has a part in the game any more; whether they could."""
        return await self._skips.play_out()

    async def do(self, asked: Shared, seat: Seat, first: int, asker: Connection) -> None:
        """Do what the person of a seat asks, who came in at a moment (`first`); raises RequestRefused."""
        match asked:
            case Undo():
                await self._consent.undo(seat, first)
            case Claim(show):
                await self._claims.claim(seat, show, asker)
            case Skip():
                await self._skips.skip(seat)
            case Concede():
                await self._skips.concede(seat)
            case Answer(yes):
                await self._consent.answer(seat, yes)
