"""The reasons for a move of War: there is nothing to decide (WAR-02)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.core.words import Text
from spadille.games.war import say
from spadille.games.war.game import War
from spadille.games.war.state import Collect, Move, View
from spadille.thinking.judgement import Aim, Ground, Plain, Reasons


class WarReasons(Reasons):
    """The reasons of War."""

    def words(self, game: War, view: View, move: Move) -> Text:
        return say("take-the-cards") if isinstance(move, Collect) else say("turn-a-card")

    def grounds(self, game: War, view: View, move: Move) -> Sequence[Ground]:
        everybody = tuple(range(game.seats))
        return (Plain(aim=Aim.KEEP, known_to=everybody, seat=view.seat or 0, said=say("nothing-to-decide")),)


REASONS: Final = WarReasons()
