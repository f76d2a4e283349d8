"""What scenes are made of: hands in order, seats as a viewer sees them, cards face up and down, verbs that agree."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from spadille.cards.card import CARDS
from spadille.cards.holding import Holding, members
from spadille.core.contract import Seat
from spadille.scene.model import Face

_SUIT_ORDER: Final = {3: (2, 0, 1, 3), 2: (0, 1, 3, 2), 1: (0, 2, 3, 1), 0: (2, 3, 1, 0), 4: (2, 0, 1, 3)}
"""Suits by alternating colour, for each suit that is to lie last."""


def hand_order(held: Holding, last: int = 3) -> tuple[int, ...]:
    """The cards of a hand by suits of alternating colour, suit `last` (trumps) at the end, high cards first."""
    place = {suit: at for at, suit in enumerate(_SUIT_ORDER[last])}
    return tuple(sorted(members(held), key=lambda each: (place.get(CARDS[each].suit, 4), -each)))


def clockwise_from(seat: Seat | None, seats: int) -> tuple[Seat, ...]:
    """The seats in the order a viewer sees them, the viewer's own (or seat 0) first."""
    return tuple(((seat or 0) + turn) % seats for turn in range(seats))


def listed(words: Sequence[str], joiner: str = "and") -> str:
    """Words in a row for a sentence: "a, b and c"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {joiner} {words[-1]}" if words else "nobody"


def backs(count: int) -> tuple[Face, ...]:
    """Cards lying face down."""
    return (Face(None),) * count


def faces(cards: Iterable[int]) -> tuple[Face, ...]:
    """Cards lying face up that nobody chooses."""
    return tuple(Face(str(CARDS[each])) for each in cards)


def does(name: str, verb: str) -> str:
    """Somebody does something: "West plays", "You play"."""
    if name == "You":
        return f"{name} {verb}"
    return f"{name} {verb}es" if verb.endswith(("s", "x", "h", "o")) else f"{name} {verb}s"
