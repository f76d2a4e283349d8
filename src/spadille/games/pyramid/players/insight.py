"""Pyramid with all cards known, for the review: the answer if the deck could be won."""

from __future__ import annotations

from typing import Final

from spadille.core.words import Text
from spadille.games.pyramid import say
from spadille.games.pyramid.game import Pyramid
from spadille.games.pyramid.native import can_win
from spadille.games.pyramid.players.strong import solver_rules
from spadille.games.pyramid.state import Playing, State, value_of
from spadille.search import NATIVE, Effort
from spadille.thinking.open_cards import Position

_EFFORT: Final = Effort(nodes=50_000_000, memory=64 << 20)


class PyramidOpen:
    """The solver's view of a game."""

    def position(self, game: Pyramid, state: State) -> Position | None:
        return None

    def words(self, game: Pyramid, state: State) -> Text:
        if not NATIVE or not isinstance(state, Playing):
            return say("deck-not-told")
        (can,) = can_win([bytes(map(value_of, state.dealt.cards))], solver_rules(game.options), effort=_EFFORT)
        if can is None:
            return say("deck-unknown")
        return say("deck-could-win") if can else say("deck-hopeless")


ALL_CARDS: Final = PyramidOpen()
