"""Pyramid in numbers, for programs that learn: every action, and the bytes of the player's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.games.pyramid.game import Pyramid
from spadille.games.pyramid.state import (
    DRAW,
    KINGS,
    PAIRS,
    PYRAMID_SIZE,
    RECYCLE,
    RESIGN,
    STOCK_SIZE,
    Ended,
    Move,
    Pair,
    State,
    View,
)
from spadille.parts.encoder import PLACES, PlainEncoder, Settings, laid, put

_SIZE: Final = PYRAMID_SIZE + STOCK_SIZE
MOST_STEPS: Final = 1_000
"""Maximum number of steps: with unlimited passes of the stock a game need not end."""


def _pairs() -> list[Pair]:
    """Every pair once, sorted by its higher card and then its lower one."""
    return sorted(set(PAIRS.values()), key=lambda pair: (PLACES[pair.high], PLACES[pair.low]))


MOVES: Final[tuple[Move, ...]] = (DRAW, RECYCLE, RESIGN, *KINGS.values(), *_pairs())
"""The move of every index."""

LAYOUT: Final = laid(
    112,
    (
        (
            "cards",
            _SIZE,
            53,
            "by place, the pyramid from its apex and then the stock: the card's number + 1, 0 not known",
        ),
        ("left", _SIZE, 2, "by place: the card is still there"),
        ("drawn", 1, 0, "the place after the last card drawn"),
        ("recycled:2", 1, 0, "how often the waste has become the stock again"),
        ("fresh", 1, 2, "the top of the waste may be played"),
        ("moves:2", 1, 0, "moves made"),
    ),
)
_DRAWN, _FRESH = LAYOUT.field("drawn").offset, LAYOUT.field("fresh").offset
_RECYCLED, _MADE = LAYOUT.field("recycled"), LAYOUT.field("moves")
_NUMBERS: Final[dict[int | None, int]] = {None: 0, **{each: place + 1 for each, place in PLACES.items()}}
_BITS: Final = tuple(bytes(held >> bit & 1 for bit in range(8)) for held in range(256))


def encode(view: View) -> bytearray:
    """The bytes of the player's view."""
    numbers = _NUMBERS
    seen = bytearray([numbers[each] for each in view.cards] or _SIZE)
    seen += b"".join([_BITS[held] for held in view.left.to_bytes(7, "little")])
    del seen[2 * _SIZE :]
    seen += bytes(LAYOUT.size - len(seen))
    seen[_DRAWN], seen[_FRESH] = view.drawn, view.fresh
    put(seen, _RECYCLED, (view.recycled,))
    put(seen, _MADE, (view.moves,))
    return seen


class PyramidEncoder(PlainEncoder):
    """Pyramid in numbers; a win is worth one point."""

    def points(self, state: State) -> Sequence[float]:
        """One point if the game is won, else none."""
        return state.outcome.payoff if isinstance(state, Ended) else (0,)


def encoder(game: Pyramid, _: Settings) -> PyramidEncoder:
    """The encoder of a table."""
    return PyramidEncoder(game, MOVES, LAYOUT, encode, MOST_STEPS)
