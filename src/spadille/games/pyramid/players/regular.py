"""The regular player of Pyramid: kings at once, then the pair that opens most, and a draw when no card can go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.cards.card import Card
from spadille.core.contract import Decision, Rng, Seat, Weighed
from spadille.core.words import Text
from spadille.games.pyramid import say
from spadille.games.pyramid.game import Pyramid
from spadille.games.pyramid.state import (
    COVERS,
    PYRAMID,
    PYRAMID_SIZE,
    STOCK_SIZE,
    THIRTEEN,
    UNDER,
    Draw,
    King,
    Move,
    Pair,
    Places,
    Recycle,
    View,
    spread,
    value_of,
)
from spadille.thinking.budget import Budget

_KING: Final = 100.0
_PAIR: Final = 10.0
_DRAW: Final = 1.0
_LAST_RESORT: Final = 0.5
_GIVE_UP: Final = 0.0
_PARTNERS: Final = 4
"""Number of cards that make thirteen with a card; while fewer have been seen, one is still in the stock."""


def _reach(*, overlaps: bool, columns: bool) -> tuple[Places, ...]:
    """For each place the places that must be emptied before its card can go: all above it, directly or not.

    Where overlapping cards match, one that lies directly on another may go together with it.
    """
    above = [0] * (PYRAMID_SIZE + STOCK_SIZE)
    for place in reversed(range(PYRAMID_SIZE)):
        for cover in spread(COVERS[place]):
            above[place] |= 1 << cover | above[cover]
    for at in reversed(range(STOCK_SIZE)) if columns else ():
        for cover in spread(UNDER[at]):
            above[PYRAMID_SIZE + at] |= 1 << cover | above[cover]
    return tuple(cards & ~COVERS[at] if overlaps and at < PYRAMID_SIZE else cards for at, cards in enumerate(above))


class RegularPyramid:
    """A greedy player; it remembers only which cards were left when it last turned the waste over."""

    def __init__(self, game: Pyramid, seat: Seat, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self._all_52 = game.options.win_condition == "clear_all_52"
        self._above = _reach(overlaps=game.options.overlap_match, columns=game.options.reserve == "giza")
        self._free_pairs = self._all_52 and game.options.reserve == "giza"
        """True if pairs within the reserve are as good as any: all cards must go, and there is no stock to keep."""
        self._left: Places = 0
        self._idle_passes = 0
        """Number of successive passes through the stock in which no card was taken out."""

    def choose(self, view: View, moves: Sequence[Move]) -> Decision:
        weighed = tuple(Weighed(move, self._worth(view, move)) for move in moves)
        best = max(weighed, key=lambda choice: choice.worth)
        if isinstance(best.move, Recycle):
            self._idle_passes = self._idle_passes + 1 if view.left == self._left else 0
            self._left = view.left
        return Decision(best.move, _why(view, best.move), weighed)

    def _worth(self, view: View, move: Move) -> float:
        match move:
            case King(card):
                return _KING + _opened(view, _places(view, card))
            case Pair(high, low):
                return self._worth_of_pair(view, high, low)
            case Draw():
                return _DRAW
            case Recycle() if self._stuck(view):
                return _GIVE_UP - 1
            case Recycle():
                return _DRAW
            case _:
                return _GIVE_UP

    def _stuck(self, view: View) -> bool:
        """True if the last pass through the stock took nothing out, and nothing has gone out since."""
        return bool(self._idle_passes) and view.left == self._left

    def _worth_of_pair(self, view: View, high: Card, low: Card) -> float:
        """The worth of a pair by the cards it opens; a pair with the waste saves a pyramid card for another partner.

        Two cards of the waste are matched only when nothing else helps, or when the pyramid is gone.
        """
        gone = _places(view, high, low)
        resort = _LAST_RESORT + _DRAW * self._stuck(view)
        if not gone & PYRAMID and not self._free_pairs:
            return _PAIR if self._all_52 and not view.pyramid else resort
        worth = _PAIR + 2 * _opened(view, gone) + (gone & PYRAMID != gone)
        if self.walled_in(view, view.left & ~gone) > self.walled_in(view, view.left):
            return resort + worth / 100
        return worth

    def walled_in(self, view: View, left: Places) -> int:
        """Number of pyramid cards that lie on every partner they have left, and so can never go out."""
        count = 0
        for place in spread(left & PYRAMID):
            partners = [
                at for at, each in enumerate(view.cards) if each is not None and _match(view.cards[place], each)
            ]
            if len(partners) == _PARTNERS:
                count += not any(left >> at & 1 and not self._above[at] >> place & 1 for at in partners)
        return count


def _places(view: View, *cards: Card) -> Places:
    return sum(1 << view.cards.index(each) for each in cards)


def _match(one: Card | None, other: Card) -> bool:
    return one is not None and value_of(one) + value_of(other) == THIRTEEN


def _opened(view: View, gone: Places) -> int:
    """Number of pyramid cards that become available when some have gone."""
    left = view.pyramid & ~gone
    return sum(1 for place in spread(left) if COVERS[place] & view.left and not COVERS[place] & left)


def _why(view: View, move: Move) -> Text:
    match move:
        case King():
            return say("king-needs-none")
        case Pair(high, low):
            opened = _opened(view, _places(view, high, low))
            return say("opens", n=opened) if opened else say("two-less")
        case Draw() | Recycle():
            return say("nothing-better")
        case _:
            return say("for-nothing")


def make(game: Pyramid, seat: Seat, rng: Rng, _: Budget | None = None) -> RegularPyramid:
    """Make a player for one seat; it needs no time to think."""
    return RegularPyramid(game, seat, rng)
