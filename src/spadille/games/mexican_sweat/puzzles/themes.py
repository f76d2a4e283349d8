"""Mexican Sweat: the themes of puzzles, by what a seat has to decide."""

from __future__ import annotations

from typing import Final

from spadille.core.words import Name
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.puzzles import say
from spadille.games.mexican_sweat.state import View
from spadille.scene.puzzling import Theme, Themes


def theme(_: MexicanSweat, view: View) -> Name:
    """The theme of a decision; empty if it is not about chips."""
    if view.phase != "bet" or view.round is None or view.seat is None:
        return ""
    return "call" if view.round.bet > view.round.paid[view.seat] else "bet"


THEMES: Final = Themes(
    (
        Theme("bet", say("theme-bet"), say("theme-bet-asked")),
        Theme("call", say("theme-call"), say("theme-call-asked")),
    ),
    theme,
    price=6.0,
)
