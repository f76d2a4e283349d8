"""Lazy sequences of wagers of every amount: a million of them cost no more than two. Knows no game."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import accumulate, chain
from typing import Any, TypeVar, overload

M = TypeVar("M")


class Amounts(Sequence[M]):
    """The wagers of every amount of a range, each created on access; a wager has its amount as `chips`."""

    __slots__ = ("amounts", "make")

    def __init__(self, make: Callable[[int], M], amounts: range) -> None:
        self.make = make
        self.amounts = amounts

    def __len__(self) -> int:
        return len(self.amounts)

    @overload
    def __getitem__(self, place: int, /) -> M: ...
    @overload
    def __getitem__(self, place: slice, /) -> tuple[M, ...]: ...
    def __getitem__(self, place: int | slice, /) -> M | tuple[M, ...]:
        found = self.amounts[place]
        return self.make(found) if isinstance(found, int) else tuple(map(self.make, found))

    def __iter__(self) -> Iterator[M]:
        return map(self.make, self.amounts)

    def __contains__(self, move: object) -> bool:
        chips = getattr(move, "chips", None)
        return type(chips) is int and chips in self.amounts and self.make(chips) == move

    def __eq__(self, other: object) -> bool:
        """Equal if the amounts and the kind of wager are the same."""
        return isinstance(other, Amounts) and self.amounts == other.amounts and self[:1] == other[:1]

    def __hash__(self) -> int:
        return hash((self.amounts, self[:1]))


class Listing(Sequence[M]):
    """Some moves, followed by sequences of others that are computed only when needed."""

    __slots__ = ("_first", "_more", "_parts")

    def __init__(self, first: tuple[M, ...], more: Callable[[], Iterable[Sequence[M]]]) -> None:
        self._first = first
        self._more = more
        self._parts: tuple[Sequence[M], ...] | None = None

    @property
    def parts(self) -> tuple[Sequence[M], ...]:
        """The sequences in order; empty ones are left out."""
        if self._parts is None:
            self._parts = tuple([each for each in (self._first, *self._more()) if each])
        return self._parts

    def __len__(self) -> int:
        return sum(map(len, self.parts))

    @overload
    def __getitem__(self, place: int, /) -> M: ...
    @overload
    def __getitem__(self, place: slice, /) -> tuple[M, ...]: ...
    def __getitem__(self, place: int | slice, /) -> M | tuple[M, ...]:
        if isinstance(place, slice):
            return tuple([self[each] for each in range(len(self))[place]])
        at, ends = range(len(self))[place], [*accumulate(map(len, self.parts))]
        part = bisect_right(ends, at)
        return self.parts[part][at - ends[part]]

    def __iter__(self) -> Iterator[M]:
        yield from self._first
        yield from chain.from_iterable(self._more())

    def __contains__(self, move: object) -> bool:
        for part in self.parts:  # noqa: SIM110 - called often, and a generator costs as much as the test
            if move in part:
                return True
        return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listing) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)


def by_kind(moves: Iterable[M]) -> list[Sequence[M]]:
    """The moves of each kind, kinds in order of first occurrence. Amounts are not iterated.

    >>> by_kind([1, "a", 2])
    [(1, 2), ('a',)]
    """
    kinds: dict[type, list[Any]] = {}
    if not isinstance(moves, Listing):
        for move in moves:
            kinds.setdefault(type(move), []).append(move)
        return [tuple(each) for each in kinds.values()]
    for part in moves.parts:
        for one in (part,) if isinstance(part, Amounts) else [(move,) for move in part]:
            kinds.setdefault(type(one[0]), []).append(one)
    return [Listing((), partial(tuple, each)) for each in kinds.values()]
