"""Whole Spades deals played at random, in bulk: random hands, random calls without nil, every card drawn evenly from
the legal ones. Four seats; spades may not be led before one was played; seat 0 calls and leads first.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.games.spades import native

SEATS: Final = 4
TRICKS: Final = 13
SUITS: Final = 4
_BATCH: Final = 1024
_MOST: Final = 1 << 31
_WORD: Final = (1 << 64) - 1


class Tally(Value, frozen=True):
    """The calls and the tricks of every seat, four entries a deal."""

    calls: bytes
    taken: bytes


class Watched(Value, frozen=True, kw_only=True):
    """One deal in full; a card is suit * 13 + rank, spades the last suit."""

    pack: tuple[int, ...]
    """The cards as dealt, one to each seat in turn."""
    calls: tuple[int, ...]
    played: tuple[int, ...]
    taken: tuple[int, ...]


def play_out(deals: int, *, seed: int = 0, threads: int = 1) -> Tally:
    """Play random deals; the same seed gives the same deals, with any number of threads, native or not."""
    if not 0 <= deals <= _MOST:
        raise SpadilleError(f"expected 0 to {_MOST} deals; got {deals}")
    if native.READY:
        return Tally(*native.playouts(deals, seed & _WORD, threads))
    every = list(islice(watch(seed), deals))
    return Tally(
        bytes(call for each in every for call in each.calls), bytes(count for each in every for count in each.taken)
    )


def watch(seed: int = 0) -> Iterator[Watched]:
    """Yield the same deals, card by card, in plain Python."""
    (base,) = islice(_numbers(seed & _WORD), 1)
    batch = 0
    while True:
        (own,) = islice(_numbers((base + batch) & _WORD), 1)
        draws = _Draws(own)
        pack = list(range(SEATS * TRICKS))
        for _ in range(_BATCH):
            yield _deal(draws, pack)
        batch += 1


def _deal(draws: _Draws, pack: list[int]) -> Watched:
    for place in reversed(range(len(pack))):
        at = draws.below(place + 1)
        pack[at], pack[place] = pack[place], pack[at]
    calls = tuple(draws.below(TRICKS) + 1 for _ in range(SEATS))
    held = [set(pack[seat::SEATS]) for seat in range(SEATS)]
    leader, broken, taken, played = 0, False, [0] * SEATS, list[int]()
    for _ in range(TRICKS):
        trick: list[int] = []
        for turn in range(SEATS):
            hand = held[(leader + turn) % SEATS]
            fits = [card for card in hand if (_suit(card) == _suit(trick[0]) if trick else broken or not _trump(card))]
            options = sorted(fits or hand)
            card = options[draws.below(len(options))]
            hand.remove(card)
            trick.append(card)
            broken |= _trump(card)
        leader = (leader + trick.index(max(trick, key=lambda card: _power(card, trick[0])))) % SEATS
        taken[leader] += 1
        played += trick
    return Watched(pack=tuple(pack), calls=calls, played=tuple(played), taken=tuple(taken))


def _suit(card: int) -> int:
    return card // TRICKS


def _trump(card: int) -> bool:
    return _suit(card) == SUITS - 1


def _power(card: int, led: int) -> tuple[bool, bool, int]:
    return _trump(card), _suit(card) == _suit(led), card


class _Draws:
    """Four small draws from each 64-bit number: it is multiplied by the range, and the overflow is the draw."""

    def __init__(self, seed: int) -> None:
        self._numbers = _numbers(seed)
        self._rest = self._used = 0

    def below(self, ceiling: int) -> int:
        if self._used % 4 == 0:
            self._rest = next(self._numbers)
        self._used += 1
        drawn, self._rest = divmod(self._rest * ceiling, 1 << 64)
        return drawn


def _numbers(state: int) -> Iterator[int]:
    """The generator splitmix64."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _WORD
        mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
        yield mixed ^ mixed >> 31
