"""Auction Pinochle: the themes of puzzles, by what a seat has to decide."""

from __future__ import annotations

from typing import Final

from spadille.core.words import Name
from spadille.games.auction_pinochle.game import AuctionPinochle
from spadille.games.auction_pinochle.puzzles import say
from spadille.games.auction_pinochle.state import View
from spadille.scene.puzzling import BID, ENDGAME, Theme, Themes

_LAST: Final = 4
"""Number of cards in the hand from which on the last tricks are played."""


def theme(_: AuctionPinochle, view: View) -> Name:
    """The theme of a decision; empty outside a deal."""
    if view.phase in ("bid", "name", "pass", "bury"):
        return view.phase
    if view.phase != "play" or view.hand is None:
        return ""
    if view.hand.bit_count() <= _LAST:
        return "endgame"
    if view.trick:
        return "answer"
    return "lead" if view.seat == view.declarer else "lead-on"


THEMES: Final = Themes(
    (
        BID,
        Theme("name", say("theme-name"), say("theme-name-asked")),
        Theme("pass", say("theme-pass"), say("theme-pass-asked")),
        Theme("bury", say("theme-bury"), say("theme-bury-asked")),
        Theme("lead", say("theme-lead"), say("theme-lead-asked")),
        Theme("lead-on", say("theme-lead-on"), say("theme-lead-on-asked")),
        Theme("answer", say("theme-answer"), say("theme-answer-asked")),
        ENDGAME,
    ),
    theme,
    price=25.0,
)
