"""Five Hundred: the themes of puzzles, by what a seat has to decide."""

from __future__ import annotations

from typing import Final

from spadille.cards.holding import Holding
from spadille.core.contract import Seat
from spadille.core.words import Name
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.puzzles import say
from spadille.games.five_hundred.state import GrandNullo, Nullo, OpenNullo, View, strain_of
from spadille.scene.puzzling import BID, ENDGAME, IN_TURN, OPENING, VOID, Theme, Themes, turn_in_trick

_LAST: Final = 3
"""Number of cards in the hand from which on the last tricks are played."""


def theme(game: FiveHundred, view: View) -> Name:
    """The theme of a decision; empty for announcements and for deals without a contract."""
    if view.phase in ("bid", "discard"):
        return view.phase
    if view.phase != "play" or view.seat is None or view.hand is None or view.contract is None:
        return ""
    return _of_cards(game, view, view.seat, view.hand)


def _of_cards(game: FiveHundred, view: View, seat: Seat, hand: Holding) -> Name:
    ours = game.setting.same_side(view.declarer, seat)
    if isinstance(view.contract, Nullo | OpenNullo | GrandNullo):
        return "own-nullo" if ours else "nullo"
    if hand.bit_count() <= _LAST:
        return "endgame"
    if not view.trick:
        return "opening" if not view.tricks else "lead" if ours else "lead-against"
    if not hand & game.setting.followers(strain_of(view.contract), view.trick[0], view.named):
        return "void"
    return turn_in_trick(len(view.trick), game.seats)


THEMES: Final = Themes(
    (
        BID,
        Theme("discard", say("theme-discard"), say("theme-discard-asked")),
        OPENING,
        Theme("lead", say("theme-lead"), say("theme-lead-asked")),
        Theme("lead-against", say("theme-lead-against"), say("theme-lead-against-asked")),
        *IN_TURN,
        VOID,
        Theme("own-nullo", say("theme-own-nullo"), say("theme-own-nullo-asked")),
        Theme("nullo", say("theme-nullo"), say("theme-nullo-asked")),
        ENDGAME,
    ),
    theme,
    price=20.0,
)
