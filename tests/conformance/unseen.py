"""Computes from the state which cards a viewer may not see, for comparison with all that a view leads to.

A card is unseen while it lies in a hand, a stock or a middle of others, unless the viewer has held it in this deal, or
has seen a move that names it, or it lies open.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from spadille.cards.card import CARDS
from spadille.cards.holding import members
from spadille.core.contract import NATURE
from spadille.games.five_hundred.state import OPEN_NULLO
from spadille.games.pinochle.rules import PHASE_ONE
from spadille.games.pyramid.state import Playing
from spadille.scene.model import Choice, Face

_CARD: Final = re.compile(r"(?<![\w'])(?:[2-9TJQKA][SHDC]'?|J[BRL]'?)(?![\w'])")


class Unseen:
    """The cards that one viewer of a table may not see, kept up from move to move."""

    def __init__(self, game: Any, viewer: int | None) -> None:
        self.game, self.viewer = game, viewer
        self.known: set[str] = set()
        self.cards: set[str] = set()

    def follow(self, state: Any, steps: Iterable[Any]) -> None:
        """Note what the viewer has learnt by some moves, the last of which led to a state."""
        for step in steps:
            if step.seat == NATURE:
                self.known.clear()
            self._hold(step.state)
            seen = self.game.seen(step.state, step.seat, step.move, self.viewer)
            if seen is not None:
                self.known |= {*_CARD.findall(self.game.spell(seen))}
            self._hold(step.after)
        self.cards = {str(CARDS[each]) for each in _hidden(self.game, state, self.viewer)} - self.known

    def _hold(self, state: Any) -> None:
        if self.game.name == "pinochle" and len(_found(state, "tricks") or ()) == PHASE_ONE:
            self.known |= {str(CARDS[each]) for each in (*state.stock, state.open.upcard)}  # both are shown (PIN-51)
        hands = _found(state, "hands") or ()
        if self.viewer is not None and self.viewer < len(hands) and isinstance(hands[self.viewer], int):
            self.known |= {str(CARDS[each]) for each in members(hands[self.viewer])}

    def shown_in(self, scene: Any) -> list[str]:
        """Those that a scene shows all the same, or offers."""
        return sorted({each for each in _shown(scene) if each in self.cards})


def _shown(value: Any) -> Iterator[str]:
    if isinstance(value, Face):
        yield from filter(None, [value.card])
    if isinstance(value, Choice):
        yield from value.cards
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _shown(getattr(value, name))
    elif isinstance(value, tuple):
        for each in value:
            yield from _shown(each)


def _found(state: Any, name: str) -> Any:
    """A field of a state, or of what it holds."""
    for part in ("", "contract", "bargain", "dealt", "board.dealt", "open"):
        place = state
        for each in filter(None, part.split(".")):
            place = getattr(place, each, None)
        if hasattr(place, name):
            return getattr(place, name)
    return None


def _hidden(game: Any, state: Any, viewer: int | None) -> Iterator[int]:
    """The cards that lie where the viewer cannot look."""
    if game.name == "pyramid":
        yield from _in_the_stock(game, state)
    elif game.name == "mexican_sweat":
        yield from _face_down(state, viewer)
    elif game.name == "war":
        last = getattr(state, "last", None) or getattr(getattr(state, "playing", None), "last", None)
        stacks = [each for row in _found(state, "stacks") or () for each in row]
        yield from () if last is None else {*stacks} - {each for row in last.shown for each in row}
    elif game.name != "mini_baccarat":
        yield from _in_other_hands(game, state, viewer)


def _in_the_stock(game: Any, state: Any) -> Iterator[int]:
    if isinstance(state, Playing) and not state.recycled:
        stock = [
            card
            for place, card in enumerate(state.dealt.cards)
            if state.left >> state.drawn << state.drawn >> place & 1
        ]
        yield from stock[game.options.open_stock :]


def _face_down(state: Any, viewer: int | None) -> Iterator[int]:
    board = getattr(state, "board", None)
    if board is not None:
        for seat, hand in enumerate(board.dealt.hands):
            if seat != viewer:
                yield from hand[board.up[seat] :]


def _in_other_hands(game: Any, state: Any, viewer: int | None) -> Iterator[int]:
    """In trick games: what others hold and have not played, laid or shown; and a stock."""
    hands = _found(state, "hands")
    if hands is None:
        return
    opened = _found(state, "gone") or 0
    for part in ("laid", "known"):
        opened |= sum({*(_found(state, part) or ())}) if game.name == "pinochle" else 0
    opened |= (_found(state, "widow") or 0) if game.name == "auction_pinochle" else 0
    for melds in _found(state, "melds") or () if game.name == "auction_pinochle" else ():
        for each in melds:
            opened |= each.cards if isinstance(each.cards, int) else sum(1 << card for card in each.cards)
    open_hand = _found(state, "declarer") if _found(state, "contract") == OPEN_NULLO else -1
    for seat, hand in enumerate(hands):
        if seat not in (viewer, open_hand):
            yield from members(hand & ~opened)
    if game.name == "pinochle" and len(state.tricks) < PHASE_ONE:
        yield from (each for each in state.stock if each != state.open.upcard)
