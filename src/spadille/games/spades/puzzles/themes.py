"""Spades: the themes of puzzles, by what a seat has to decide."""

from __future__ import annotations

from typing import Final

from spadille.cards.holding import Holding
from spadille.core.contract import Seat
from spadille.core.words import Name
from spadille.games.spades.game import Spades
from spadille.games.spades.puzzles import say
from spadille.games.spades.scoring import helps
from spadille.games.spades.state import Bid, View
from spadille.scene.puzzling import ENDGAME, IN_TURN, OPENING, VOID, Theme, Themes, turn_in_trick

_LAST: Final = 4
"""Number of cards in the hand from which on the last tricks are played."""


def theme(game: Spades, view: View) -> Name:
    """The theme of a decision; empty while cards are looked at, picked and passed."""
    if view.phase == "bid":
        return "bid" if view.looked or not game.options.blind_nil else ""
    if view.phase != "play" or view.seat is None or view.hand is None:
        return ""
    return _of_nils(game, view, view.seat) or _of_tricks(game, view, view.seat, view.hand)


def _of_nils(game: Spades, view: View, seat: Seat) -> Name:
    """The theme of the nils that still stand, of which one's own comes first, then the partner's."""
    standing = [each for each, call in enumerate(view.calls) if not isinstance(call, Bid) and not view.taken[each]]
    if not standing:
        return ""
    ours = any((each - seat) % game.sides == 0 for each in standing)
    return "own-nil" if seat in standing else "cover" if ours else "attack"


def _is_made(game: Spades, view: View, seat: Seat) -> bool:
    """Return whether the contract of a seat's side is made."""
    side = range(seat % game.sides, game.seats, game.sides)
    bid = sum(call.tricks for each in side if isinstance(call := view.calls[each], Bid))
    return sum(view.taken[each] for each in side if helps(game.options, view.calls[each])) >= bid


def _of_tricks(game: Spades, view: View, seat: Seat, hand: Holding) -> Name:
    if hand.bit_count() <= _LAST:
        return "endgame"
    if _is_made(game, view, seat):
        return "bags"
    if not view.trick:
        return "lead" if view.tricks else "opening"
    if not hand & game.order.suits[game.order.suit[view.trick[0]]]:
        return "void"
    return turn_in_trick(len(view.trick), game.seats)


THEMES: Final = Themes(
    (
        Theme("bid", say("theme-bid"), say("theme-bid-asked")),
        OPENING,
        Theme("lead", say("theme-lead"), say("theme-lead-asked")),
        *IN_TURN,
        VOID,
        Theme("bags", say("theme-bags"), say("theme-bags-asked")),
        Theme("own-nil", say("theme-own-nil"), say("theme-own-nil-asked")),
        Theme("cover", say("theme-cover"), say("theme-cover-asked")),
        Theme("attack", say("theme-attack"), say("theme-attack-asked")),
        ENDGAME,
    ),
    theme,
    price=15.0,
)
