"""Table look-up for the cards of a holding, and the highest card of a trick; native if that was built.

These are the two functions that rules call most. They know how cards are numbered, and no game.
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
except ImportError:  # no compiler was available at installation
    NATIVE = False
else:
    NATIVE = True


class _Within(dict[int, tuple[T, ...]]):
    """The table's values for the holdings of one suit, each computed once."""

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
    """The Python version of the native function."""
    within = _Within(table)

    def pick(held: int) -> tuple[T, ...]:
        """The values of the cards of a holding, suit by suit."""
        known = within.get(held)
        if known is not None:
            return known
        found = within[held & _CLUBS] + within[held & _DIAMONDS] + within[held & _HEARTS] + within[held & _SPADES]
        return found + within[held & _JOKERS] if held >> 64 else found

    return pick


def picker(table: Mapping[int, T]) -> Callable[[int], tuple[T, ...]]:
    """A function that looks up every card of a holding in a table: suit by suit, second copies after the first.

    >>> picker({0: "2C", 12: "JC", 16: "2D", 128: "2C'"})(1 | 1 << 16 | 1 << 128)
    ('2C', "2C'", '2D')
    """
    if not NATIVE:
        return plain_picker(table)
    return partial(_fast.pick, tuple([table.get(number) for number in range(_NUMBERS)]))


def plain_highest(trick: Sequence[int], power: tuple[int, ...]) -> int:
    """The index of the card of a trick with the greatest power."""
    best, most = 0, power[trick[0]]
    for place, each in enumerate(trick):
        if power[each] > most:
            best, most = place, power[each]
    return best


highest: Final[Callable[[Sequence[int], tuple[int, ...]], int]] = _fast.highest if NATIVE else plain_highest
"""The place, counted from the lead, of the card of a trick with the greatest power; of equal ones the first."""
