"""Claims: a player claims all remaining tricks.

A claim is accepted at once if it is proved from what the claimer can know. Otherwise the hand is laid open and every
opponent is asked; bots judge by what they see themselves. The server's knowledge of all cards decides nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from spadille.cards.card import CARDS
from spadille.cards.holding import members
from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.manifest import sides_of
from spadille.parts.claiming import Known, claim_of, line, own_claim
from spadille.server.base.errors import NotNow
from spadille.server.protocol import wire
from spadille.server.store.document import RoomDoc
from spadille.server.table.actions import say
from spadille.server.table.actions.consent import Consent
from spadille.server.table.actions.playing_out import Moves, known_tricks, play_out
from spadille.server.table.connection import Connection

_FEWEST = 2
"""Minimum number of tricks worth a claim."""


def may_claim(doc: RoomDoc, table: Table, seat: Seat | None) -> Known | None:
    """Return what a seat knows of the tricks that it may claim now; None if it may not."""
    if seat is None or doc.phase != "playing" or doc.paused or seat not in table.deciding:
        return None
    known = known_tricks(table.game, table.view(seat))
    if known is None or not known.claims or known.hand.bit_count() < _FEWEST:
        return None
    return known


def open_hands(doc: RoomDoc, table: Table) -> tuple[wire.OpenHand, ...]:
    """The hands laid open in this deal, with their present cards."""
    deal = table.standing.deals
    found = []
    for seat in [each for each, at in doc.open_hands.items() if at == deal]:
        known = known_tricks(table.game, table.view(seat))
        if known is not None:
            found.append(wire.OpenHand(seat, tuple(str(CARDS[each]) for each in members(known.hand))))
    return tuple(found)


class Claims:
    """The claims at one table."""

    __slots__ = ("_consent", "_play")

    def __init__(self, consent: Consent, play: Callable[[Moves], Awaitable[None]]) -> None:
        """Set up the claims; `play` makes moves, and shows them together."""
        self._consent = consent
        self._play = play

    async def claim(self, seat: Seat, show: bool, claimer: Connection) -> None:
        """Claim the remaining tricks for a seat; with `show` its hand is laid open if the claim is not proved."""
        doc, table = self._consent.doc, self._consent.table
        known = may_claim(doc, table, seat)
        if known is None:
            raise NotNow(say("no-claim-now"))
        self._consent.free()
        proved = line(known, own_claim(known))
        if proved is not None:
            await self._take(seat, proved)
        elif doc.open_hands.get(seat) == table.standing.deals:
            raise NotNow(say("asked-already"))  # clocks stand still while people are asked
        elif show:
            self._consent.may_ask(seat)
            await self._ask(seat, known)
        else:
            claimer.tell(wire.Unproved(say("not-proved")))

    async def _ask(self, seat: Seat, known: Known) -> None:
        """Lay the hand open, and ask the opponents."""
        doc, table = self._consent.doc, self._consent.table
        doc.open_hands[seat] = table.standing.deals
        await self._consent.actions.keep()
        sides = sides_of(table.game)
        against = [each for each in range(table.game.seats) if each % sides != seat % sides]
        people = [each for each in against if not self._consent.people.run_by_bot(each)]
        text = say("claims", who=doc.seats[seat].name, n=known.hand.bit_count())

        async def then() -> None:
            await self._take(seat, ())

        self._consent.put("claim", seat, text, people, then)
        for each in against:
            agrees = self._consent.people.here(each) if each in people else self._sees(each, known)
            if not agrees:
                told = say("claim-denied", who=doc.seats[each].name, by=doc.seats[seat].name, n=known.hand.bit_count())
                await self._consent.close(told)
                return
        if not people:
            await self._consent.agree()

    def _sees(self, bot: Seat, claimed: Known) -> bool:
        """True if a bot is sure of a claim, from its own view and the open hand."""
        own = known_tricks(self._consent.table.game, self._consent.table.view(bot))
        return own is not None and line(own, claim_of(own, claimed.seat, claimed.hand)) is not None

    async def _take(self, seat: Seat, proved: tuple[int, ...]) -> None:
        """Play the rest of the deal; every card goes into the record."""
        table = self._consent.table
        moves = await asyncio.to_thread(play_out, table.game, table.state, seat, [CARDS[each] for each in proved])
        name = self._consent.doc.seats[seat].name
        if moves is None:
            self._consent.actions.tell_all(wire.Answered("claim", seat, False, say("cannot-be", who=name)))
            return
        self._consent.acts.note("claim", seat)
        await self._consent.actions.keep()
        self._consent.actions.tell_all(wire.Answered("claim", seat, True, say("claimed", who=name)))
        await self._play(moves)
