"""Pinochle: the themes of puzzles, by what a seat has to decide."""

from __future__ import annotations

from typing import Final

from spadille.core.words import Name
from spadille.games.pinochle.game import Pinochle
from spadille.games.pinochle.puzzles import say
from spadille.games.pinochle.state import View
from spadille.scene.puzzling import ENDGAME, Theme, Themes

_LAST: Final = 5
"""Number of cards in the hand from which on the last tricks are played."""


def theme(_: Pinochle, view: View) -> Name:
    """The theme of a decision; empty for the last card of the stock."""
    if view.phase == "meld":
        return "meld"
    if view.phase != "play" or view.hand is None:
        return ""
    if not view.phase_two:
        return "answer" if view.trick else "lead"
    if view.hand.bit_count() <= _LAST:
        return "endgame"
    return "strict-answer" if view.trick else "strict-lead"


THEMES: Final = Themes(
    (
        Theme("lead", say("theme-lead"), say("theme-lead-asked")),
        Theme("answer", say("theme-answer"), say("theme-answer-asked")),
        Theme("meld", say("theme-meld"), say("theme-meld-asked")),
        Theme("strict-lead", say("theme-strict-lead"), say("theme-strict-lead-asked")),
        Theme("strict-answer", say("theme-strict-answer"), say("theme-strict-answer-asked")),
        ENDGAME,
    ),
    theme,
    price=12.0,
)
