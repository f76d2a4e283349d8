"""Incremental encoding of Spades: a played card changes only a few bytes of each seat's observation.

The bytes of a seat are built from its view on the first request, and after every move outside the tricks; they always
equal those of its view.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec

from spadille.cards.card import SPADES, Card
from spadille.cards.picking import picker
from spadille.core.contract import Seat
from spadille.core.errors import BadOptions
from spadille.games.spades.encoding.indices import LAYOUT, MOVES, ONLY_SPADES, TABLE, TAKEN
from spadille.games.spades.encoding.seen import encode, shows_spades
from spadille.games.spades.game import Spades
from spadille.games.spades.house import unnumbered
from spadille.games.spades.state import Cut, Cutting, Opening, Playing, State
from spadille.parts.encoder import PLACES, PlainEncoder, Settings

_OUT, _TAKEN, _TRICK, _LEADER, _BROKEN, _TO_ACT = (
    LAYOUT.field(name).offset for name in ("out", "taken", "trick", "leader", "broken", "to_act")
)
_places: Final = picker(PLACES)


class SpadesEncoder(PlainEncoder):
    """Incremental encoder of Spades."""

    def __init__(self, game: Spades, settings: Settings) -> None:
        if (why := unnumbered(game.options, game.seats)) is not None:
            raise BadOptions(why)
        super().__init__(game, MOVES, LAYOUT, partial(encode, game.terms))
        self._legal = game.legal
        self._suit, self._terms, self._seats = game.order.suit, game.terms, game.seats
        self._shows_spades = shows_spades(game.terms, first=False), shows_spades(game.terms, first=True)
        self._from = [[(seat - me) % game.seats for me in range(game.seats)] for seat in range(game.seats)]
        """Place of a seat relative to each of the seats."""
        self._kept: list[bytearray | None] = [None] * game.seats

    def begin(self, state: State) -> None:
        """Discard the bytes of earlier states."""
        self.forget()

    def forget(self) -> None:
        """Discard every seat's bytes; they are rebuilt from its view on the next request."""
        self._kept = [None] * self._seats

    def mask(self, state: State, seat: Seat) -> bytearray:
        """The mask of legal actions: from the legal cards during the play, else from the legal moves."""
        if type(state) is not Playing:
            return super().mask(state, seat)
        found = bytearray(self.actions)
        for place in _places(self._legal(state)):
            found[place] = 1
        return found

    def moved(self, before: State, seat: Seat, move: Any, after: State) -> None:
        """Update each seat's bytes after a played card; discard them after any other move."""
        if type(after) is not Playing or type(before) is not Playing:
            self.forget()
            return
        if before.trick and len(before.trick) + 1 < self._seats:
            self._follow(before, seat, move.card)
        else:
            self._lead_or_end(before, seat, move.card, after)

    def _follow(self, before: Playing, seat: Seat, card: Card) -> None:
        """Update the bytes for a card that neither leads nor ends a trick."""
        place, at = PLACES[card], _TRICK + len(before.trick)
        suit, led = self._suit[card], self._suit[before.trick[0]]
        for seen, other in zip(self._kept, self._from[seat], strict=True):
            if seen is not None:
                seen[place] = TABLE + other
                seen[at] = place + 1
                if suit != led:
                    seen[_OUT + other] |= 1 << led
                    if suit == SPADES:
                        seen[_BROKEN] = 1

    def _lead_or_end(self, before: Playing, seat: Seat, card: Card, after: Playing) -> None:
        place, trick = PLACES[card], before.trick
        suit = self._suit[card]
        bits = 0
        if trick and suit != self._suit[trick[0]]:
            bits = 1 << self._suit[trick[0]]
        elif not trick and suit == SPADES and self._shows_spades[not before.gone]:
            bits = ONLY_SPADES
        for me, seen in enumerate(self._kept):
            if seen is None:
                continue
            other = self._from[seat][me]
            if bits and (bits != ONLY_SPADES or not seen[_BROKEN]):
                seen[_OUT + other] |= bits
            if suit == SPADES:
                seen[_BROKEN] = 1
            if not trick:
                seen[place] = TABLE + other
                seen[_TRICK] = place + 1
                continue
            seen[place] = TAKEN + other
            for turn, each in enumerate(trick):
                seen[PLACES[each]] -= TABLE - TAKEN
                seen[_TRICK + turn] = 0
            winner = self._from[after.seat][me]
            seen[_TAKEN + winner] += 1
            seen[_LEADER] = winner + 1

    def observe(self, state: State, seat: Seat) -> bytearray:
        """The bytes of a seat, built from its view if they are not cached."""
        seen = self._kept[seat]
        if seen is None:
            seen = self._kept[seat] = super().observe(state, seat)
        elif type(state) is Playing:
            seen[_TO_ACT] = self._from[state.seat][seat] + 1
        return seen[:]

    def by_itself(self, state: State, seat: Seat) -> Any:
        """Cut the pack in the middle: the place where unseen cards are cut changes no probability."""
        return Cut(len(state.cards) // 2) if type(state) is Cutting else None

    def at_scores(self, state: Any, scores: Sequence[int]) -> Opening:
        """The first state with given totals, followed by bags if there are any."""
        sides = self._terms.sides
        if len(scores) not in (sides, 2 * sides):
            raise BadOptions(f"expected {sides} totals, or {sides} totals and {sides} bags; got {list(scores)}")
        totals, bags = tuple(scores[:sides]), tuple(scores[sides:]) or (0,) * sides
        return Opening(msgspec.structs.replace(state.match, totals=totals, bags=bags))


def encoder(game: Spades, settings: Settings) -> SpadesEncoder:
    """The encoder of a table."""
    return SpadesEncoder(game, settings)
