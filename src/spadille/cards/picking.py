"""What a table has for the cards of a holding, and the highest card of a trick: natively where that was built.

Rules step through these two more than through anything else. They know how cards are numbered, and no game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeVar

T = TypeVar("T")

_SUIT: Final = 0xFFFF | 0xFFFF << 128
_CLUBS, _DIAMONDS, _HEARTS, _SPADES = (_SUIT << 16 * suit for suit in range(4))
_JOKERS: Final = ~(_CLUBS | _DIAMONDS | _HEARTS | _SPADES)
_NUMBERS: Final = 256

try:
    from spadille.cards import _fast
except ImportError:  # no compiler was there when it was installed
    NATIVE = False
else:
    NATIVE = True


class _Within(dict[int, tuple[T, ...]]):
    """What a table has for the holdings of one suit, each found once."""

    def __init__(self, table: Mapping[int, T]) -> None:
        self.table = table

    def __missing__(self, held: int) -> tuple[T, ...]:
        found, rest = [], held
        while rest:
            low = rest & -rest
            found.append(self.table[low.bit_length() - 1])
            rest ^= low
        self[held] = picked = tuple(found)
        return picked


def plain_picker(table: Mapping[int, T]) -> Callable[[int], tuple[T, ...]]:
    """The twin of the native one in Python."""
    within = _Within(table)

    def pick(held: int) -> tuple[T, ...]:
        """What the table has for every card of this holding."""
        known = within.get(held)
        if known is not None:
            return known
        found = within[held & _CLUBS] + within[held & _DIAMONDS] + within[held & _HEARTS] + within[held & _SPADES]
        return found + within[held & _JOKERS] if held >> 64 else found

    return pick


def picker(table: Mapping[int, T]) -> Callable[[int], tuple[T, ...]]:
    """Finds what a table has for every card of a holding: suit by suit, the second copies of a suit after the first.

    >>> picker({0: "2C", 12: "JC", 16: "2D", 128: "2C'"})(1 | 1 << 16 | 1 << 128)
    ('2C', "2C'", '2D')
    """
    if not NATIVE:
        return plain_picker(table)
    return partial(_fast.pick, tuple([table.get(number) for number in range(_NUMBERS)]))


def plain_highest(trick: Sequence[int], power: tuple[int, ...]) -> int:
    """The twin of the native one in Python."""
    best, most = 0, power[trick[0]]
    for place, each in enumerate(trick):
        if power[each] > most:
            best, most = place, power[each]
    return best


highest: Final[Callable[[Sequence[int], tuple[int, ...]], int]] = _fast.highest if NATIVE else plain_highest
"""Which card of a trick has the greatest power, counted from the lead; of equal ones the first."""
