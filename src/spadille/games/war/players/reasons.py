"""What can be said for a move of War: nobody decides anything (WAR-02)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.core.words import Text
from spadille.games.war.game import War
from spadille.games.war.state import Collect, Move, View
from spadille.thinking.judgement import Aim, Ground, Plain, Reasons


class WarReasons(Reasons):
    """The reasons of War."""

    def words(self, game: War, view: View, move: Move) -> Text:
        return "take the cards" if isinstance(move, Collect) else "turn a card"

    def grounds(self, game: War, view: View, move: Move) -> Sequence[Ground]:
        said = "there is nothing to decide in War"
        return (Plain(aim=Aim.KEEP, known_to=tuple(range(game.seats)), seat=view.seat or 0, said=said),)


REASONS: Final = WarReasons()
