"""Pyramid: the layout, the moves, the states, and the player's view.

Every card of the pack has one place for the whole game: 0 to 27 in the pyramid, row by row from the apex, then the
stock, first card first. Cards only ever leave, so a position is the set of places that still hold their card, and the
position in the stock; both are whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal, TypeAlias

from spadille.cards.card import RANKS, Card, write_cards
from spadille.cards.pack import STANDARD, Pack
from spadille.core.contract import Bits, Outcome, Seat, Value
from spadille.core.errors import Unreadable
from spadille.parts.dealing import Deal
from spadille.parts.lexicon import Lexicon, bare, with_card, with_cards

Place: TypeAlias = int
Places: TypeAlias = Annotated[int, Bits(int)]
"""A set of places: bit p is set when place p is in it."""

ROWS: Final = tuple(tuple(range(row * (row + 1) // 2, (row + 1) * (row + 2) // 2)) for row in range(7))
"""The places of the seven rows, apex first (Rule.ROWS)."""
PYRAMID_SIZE: Final = 28
STOCK_SIZE: Final = 24
PYRAMID: Final[Places] = (1 << PYRAMID_SIZE) - 1
TALON: Final[Places] = ((1 << STOCK_SIZE) - 1) << PYRAMID_SIZE
"""Stock and waste together."""
COVERS: Final[tuple[Places, ...]] = tuple(
    3 << ROWS[row + 1][0] + column if row < 6 else 0 for row, places in enumerate(ROWS) for column in range(len(places))
)
"""The two places that lie on each place; none on the bottom row (Rule.COVERS)."""

COLUMN: Final = 3
"""Cards in a column of the reserve, the last one on top (Rule.RESERVE)."""
UNDER: Final[tuple[Places, ...]] = tuple(
    1 << place + 1 if (place - PYRAMID_SIZE) % COLUMN < COLUMN - 1 else 0
    for place in range(PYRAMID_SIZE, PYRAMID_SIZE + STOCK_SIZE)
)
"""The place that lies on each place of the reserve; none on the top of a column."""
_NOT_LAST: Final[Places] = sum(1 << PYRAMID_SIZE + at for at, over in enumerate(UNDER) if over)

_VALUES: Final = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}
VALUE: Final = tuple(_VALUES.get(rank) or (int(rank) if len(rank) == 1 else 0) for rank in RANKS)
"""The number value by rank, indexed by `card & 15` (Rule.VALUES); suits play no part."""
THIRTEEN: Final = 13


def value_of(card: Card) -> int:
    """The number value of a card: ace 1, number cards their number, jack 11, queen 12, king 13 (Rule.VALUES)."""
    return VALUE[card & 15]


class Shape(Value, frozen=True):
    """The available places of a pyramid of which some cards have gone."""

    places: tuple[Place, ...]
    """The uncovered places (Rule.AVAILABLE)."""
    open: Places
    """The same places as a set."""
    overlaps: tuple[tuple[Place, Place], ...]
    """Pairs of a place and the only one left that lies on it, which is itself uncovered (Rule.OVERLAP)."""


class _Shapes(dict[Places, Shape]):
    """A cache of the shapes of all possible pyramids; there are 1430."""

    def __missing__(self, pyramid: Places) -> Shape:
        left = [place for place in range(PYRAMID_SIZE) if pyramid >> place & 1]
        places = tuple(place for place in left if not COVERS[place] & pyramid)
        overlaps = tuple((low, top) for low in left for top in places if COVERS[low] & pyramid == 1 << top)
        shape = self[pyramid] = Shape(places, sum(1 << place for place in places), overlaps)
        return shape


SHAPES: Final = _Shapes()


# -- moves -------------------------------------------------------------------------------------------


class Draw(Value, frozen=True):
    """Move: turn cards from the stock to the waste."""


class Recycle(Value, frozen=True):
    """Move: turn the waste over to become the stock again."""


class Pair(Value, frozen=True):
    """Move: take out two cards that make thirteen; the higher one stands first."""

    high: Card
    low: Card


class King(Value, frozen=True):
    """Move: take out a king alone."""

    card: Card


class Resign(Value, frozen=True):
    """Move: give up."""


Move: TypeAlias = Deal | Draw | Recycle | Pair | King | Resign

DRAW, RECYCLE, RESIGN = Draw(), Recycle(), Resign()


def pair_of(one: Card, other: Card) -> Pair:
    """The pair of two cards, in either order."""
    ranked = sorted((one, other), key=lambda each: (value_of(each), each))
    return Pair(ranked[1], ranked[0])


PAIRS: Final = {
    (one, other): pair_of(one, other)
    for one in STANDARD
    for other in STANDARD
    if value_of(one) + value_of(other) == THIRTEEN
}
"""Every pair that makes thirteen, by its cards in either order."""
KINGS: Final = {each: King(each) for each in STANDARD if value_of(each) == THIRTEEN}


def _read_pair(cards: tuple[Card, ...]) -> Pair:
    if len(cards) != 2:
        raise Unreadable(f"expected two cards after pair; got {len(cards)}")
    return pair_of(*cards)


def _spell(move: Move) -> str:
    match move:
        case Pair(high, low):
            return f"pair {high} {low}"
        case King(card):
            return f"king {card}"
        case Deal(cards):
            return "deal " + write_cards(cards)
        case Draw():
            return "draw"
        case Recycle():
            return "recycle"
    return "resign"


LEXICON: Final[Lexicon[Move]] = Lexicon(
    {
        "draw": bare(DRAW),
        "recycle": bare(RECYCLE),
        "pair": with_cards(_read_pair),
        "king": with_card(King),
        "resign": bare(RESIGN),
        "deal": with_cards(Deal),
    },
    _spell,
    (DRAW, RECYCLE, RESIGN, *PAIRS.values(), *KINGS.values()),
    by_chance=("deal",),
)


# -- states ------------------------------------------------------------------------------------------


class Dealt(Value, frozen=True):
    """The constant part of a deal."""

    cards: Pack
    where: tuple[Place, ...]
    """The place of each card, by card number; -1 for numbers that are no card of the pack."""
    partners: tuple[Places, ...]
    """For each place, the places of the cards that match its card; a king matches only itself."""
    kings: Places


def dealt(cards: Pack) -> Dealt:
    """A deal with its derived tables."""
    where = [-1] * 64
    by_value = [0] * (THIRTEEN + 1)
    for place, each in enumerate(cards):
        where[each] = place
        by_value[VALUE[each & 15]] |= 1 << place
    partners = [by_value[THIRTEEN - VALUE[each & 15]] or 1 << place for place, each in enumerate(cards)]
    return Dealt(cards, tuple(where), tuple(partners), by_value[THIRTEEN])


class Opening(Value, frozen=True):
    """State in which the deal is due."""


class Playing(Value, frozen=True):
    """State of a game in play."""

    dealt: Dealt
    left: Places
    """The places that still hold a card: in the pyramid, the waste or the stock."""
    drawn: Place
    """The place after the last card drawn in this pass: cards before it are waste, the others stock."""
    recycled: int
    """Number of times the waste has become the stock again."""
    fresh: bool
    """True if the top of the waste may be played; never False where it always may."""
    moves: int


class Ended(Value, frozen=True):
    """State after the game is won, lost or given up."""

    last: Playing
    outcome: Outcome
    resigned: bool


State: TypeAlias = Opening | Playing | Ended
Phase: TypeAlias = Literal["deal", "play", "over"]


def waste_of(left: Places, drawn: Place) -> Places:
    """The waste: drawn cards that have not gone out; the last place is the top (Rule.PILES)."""
    return left & TALON & (1 << drawn) - 1


def reserve_tops(left: Places) -> Places:
    """The uncovered cards of the reserve (Rule.RESERVE)."""
    reserve = left & TALON
    return reserve & ~(reserve >> 1 & _NOT_LAST)


def stock_of(left: Places, drawn: Place) -> Places:
    """The stock: cards still to be drawn in this pass; the first place is the next (Rule.STOCK)."""
    return left >> drawn << drawn


def top_of_stock(left: Places, drawn: Place) -> Places:
    """The next card of the stock, as a set; empty if there is none."""
    stock = stock_of(left, drawn)
    return stock & -stock


class View(Value, frozen=True, kw_only=True):
    """The player's view: every card seen, its place, and the course of the game."""

    seat: Seat | None
    phase: Phase
    cards: tuple[Card | None, ...] = ()
    """The cards by place; None for those of the stock never seen. All are turned up when the game is over."""
    left: Places = 0
    drawn: Place = PYRAMID_SIZE
    recycled: int = 0
    fresh: bool = False
    moves: int = 0
    outcome: Outcome | None = None
    resigned: bool = False

    @property
    def pyramid(self) -> Places:
        return self.left & PYRAMID

    @property
    def waste(self) -> Places:
        """The places of the waste, its top last."""
        return waste_of(self.left, self.drawn)

    @property
    def stock(self) -> Places:
        """The places of the stock, the next card first."""
        return stock_of(self.left, self.drawn)


def spread(places: Places) -> Iterator[Place]:
    """Yield the single places of a set, lowest first."""
    while places:
        low = places & -places
        yield low.bit_length() - 1
        places ^= low
