"""Building blocks of scenes: sorted hands, seats in a viewer's order, cards face up and down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from spadille.cards.card import CARDS, JOKERS, SUIT_SIGNS, Card
from spadille.cards.holding import Holding, members
from spadille.core.contract import Offer, Seat
from spadille.core.words import Message, Text
from spadille.parts.tricks import Order, Play
from spadille.scene import say
from spadille.scene.model import Face, Mark

open_to_all = lru_cache(maxsize=4096)
"""Cache for drawings that all viewers see alike: computed from public values alone, once for all viewers."""

_SUIT_ORDER: Final = {3: (2, 0, 1, 3), 2: (0, 1, 3, 2), 1: (0, 2, 3, 1), 0: (2, 3, 1, 0), 4: (2, 0, 1, 3)}
"""Suits in alternating colours, by the suit that is to be last."""


def _places(last: int) -> dict[int, tuple[int, int]]:
    """The sort key of each card in a hand: the place of its suit, high cards first."""
    suits = {suit: at for at, suit in enumerate(_SUIT_ORDER[last])}
    return {number: (suits.get(each.suit, 4), -number) for number, each in CARDS.items()}


_PLACES_IN_HAND: Final = {last: _places(last) for last in _SUIT_ORDER}


def hand_order(held: Holding, last: int = 3, order: Order | None = None) -> tuple[int, ...]:
    """The cards of a hand by suits of alternating colour, suit `last` (trumps) at the end, high cards first.

    With an `order` each card stands in the suit that it counts as, and as it ranks there.
    """
    if order is None:
        return tuple(sorted(members(held), key=_PLACES_IN_HAND[last].__getitem__))
    suits = (*_SUIT_ORDER[last], JOKERS)

    def place(each: Card) -> tuple[int, int, int]:
        suit = order.suit[each]
        return suits.index(suit), -order.power[suit][each], each

    return tuple(sorted(members(held), key=place))


def clockwise_from(seat: Seat | None, seats: int) -> tuple[Seat, ...]:
    """The seats in the order a viewer sees them, the viewer's own (or seat 0) first."""
    return tuple(((seat or 0) + turn) % seats for turn in range(seats))


def listed(words: Sequence[str], joiner: str = "and") -> str:
    """A list in words for a sentence: "a, b and c"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {joiner} {words[-1]}" if words else "nobody"


def backs(count: int) -> tuple[Face, ...]:
    """Cards face down."""
    return (BACK,) * count


def faces(cards: Iterable[int]) -> tuple[Face, ...]:
    """Cards face up that cannot be chosen."""
    return tuple([_UP[each] for each in cards])


_UP: Final = {number: Face(str(each)) for number, each in CARDS.items()}
BACK: Final = Face(None)
"""A card face down."""


def hand_faces(cards: Iterable[int], offers: Sequence[Offer]) -> tuple[Face, ...]:
    """A hand in this order; when a card is to be played each face has its move, with the refusal if there is one."""
    found: dict[int, Offer] = {each.move.card: each for each in offers if type(each.move) is Play}
    if not found:
        return faces(cards)
    shown = []
    for each in cards:
        refusal = found[each].refusal
        free = _TO_PLAY[each]
        shown.append(free if refusal is None else Face(free.card, free.move, refusal))
    return tuple(shown)


_TO_PLAY: Final = {number: Face(str(each), f"play {each}") for number, each in CARDS.items()}
LED: Final = say("led")
WINS: Final = say("wins")
ON_THE_TABLE: Final = say("on-the-table")


def trick_faces(trick: Iterable[int], seats: Sequence[Seat], best: int | None, led: Text = LED) -> tuple[Face, ...]:
    """The cards of a trick from the lead on, played by these seats; `best` is ahead (None: not told yet)."""
    shown = []
    cards = tuple(trick)
    for at, each in enumerate(cards):
        marks, note = _place(at == 0, at == best, led)
        note = led if len(cards) == 1 else note
        shown.append(Face(str(CARDS[each]), marks=marks, note=note, seat=seats[at]))
    return tuple(shown)


def _place(first: bool, ahead: bool, led: Text) -> tuple[tuple[Mark, ...], Text]:
    """The marks and the note of a card in a trick."""
    if first:
        return ((Mark.LED, Mark.WINS), say("led-wins", led=led)) if ahead else ((Mark.LED,), led)
    return ((Mark.WINS,), WINS) if ahead else ((), "")


@open_to_all
def side_names(names: tuple[str, ...], sides: int) -> tuple[Message, ...]:
    """The sides by the names of their seats."""
    return tuple([say("side", names=names[side::sides]) for side in range(sides)])


def short(card: Card) -> str:
    """The label of a card on a button: "10♥"."""
    return ("10" if card.rank == "T" else card.rank) + SUIT_SIGNS[card.suit]
