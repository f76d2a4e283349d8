"""Pyramid for a search with explicit chance moves: the possible deals of the pack, and the maximum length of a game."""

from __future__ import annotations

from typing import ClassVar

from spadille.cards.card import Card
from spadille.cards.pack import STANDARD, Pack
from spadille.core.contract import Rng, Seat
from spadille.games.pyramid.encoding import MOST_STEPS
from spadille.games.pyramid.game import Pyramid
from spadille.games.pyramid.state import Playing
from spadille.parts.tree import PlainTree


class PyramidTree(PlainTree):
    """One game of Pyramid; there is no chance move after the deal."""

    one_deal: ClassVar = {}
    cards = pack = STANDARD
    longest = MOST_STEPS
    bound = 1.0

    def __init__(self, game: Pyramid) -> None:
        self._game = game

    def dealt(self, state: Playing, seat: Seat, pack: Pack, rng: Rng) -> Pack:
        """The pack as it lies in the state: its places never change."""
        return state.dealt.cards

    def shown(self, state: Playing, seat: Seat, pack: Pack) -> tuple[Card, ...]:
        """Every card that lies or has lain face up, by its place."""
        return tuple(card for card in self._game.view(state, seat).cards if card is not None)
