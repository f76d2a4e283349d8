"""Dispatch of a player's requests that concern the others at a table too."""

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
    """The requests of players at one table that concern the others."""

    __slots__ = ("_claims", "_consent", "_skips")

    def __init__(
        self,
        name: str,
        consent: Consent,
        play: Callable[..., Awaitable[None]],
        end: Callable[[Seat], Awaitable[None]],
    ) -> None:
        """Take `play`, which makes moves and shows them together (`quiet`: at the end), and `end`, which concedes."""
        self._consent = consent
        self._claims = Claims(consent, play)
        self._skips = Skips(name, consent, play, end)

    async def play_out(self) -> bool:
        """Let bots finish a game in which no person has a part any more; return whether they could."""
        return await self._skips.play_out()

    async def do(self, asked: Shared, seat: Seat, first: int, asker: Connection) -> None:
        """Run a request of a seat's person, who entered at move `first`; raises RequestRefused."""
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
