"""Spades in bulk: worlds that fit what a seat knows, and rule-of-thumb calls and play in them. Native only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.search import _native

NIL: Final = -1
SILENT: Final = -9
"""No call yet."""
WORLD_PLACES: Final = 7
"""A world has six hands and the cards that are in none."""
OPENINGS: Final = ("any", "no_spade", "two_of_clubs")
READY: Final = hasattr(_native, "spades")


class Scene(Value, frozen=True, kw_only=True):
    """What a seat knows. Cards are suit * 16 + rank with ranks from 0 without gaps; suit 3 is trump."""

    seat: int
    leader: int
    sides: tuple[int, ...]
    sizes: tuple[int, ...]
    """Cards held."""
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    hand: int
    unseen: int
    pack: int
    table: tuple[int, ...] = ()
    barred: tuple[int, ...]
    """Cards that each seat cannot hold."""
    played: tuple[int, ...]
    """Cards that each seat has played."""
    may_nil: tuple[bool, ...]
    bidding: bool
    must_break: bool
    broken: bool
    fresh: bool
    opening: int
    greedy: bool
    """Tricks above the contract are worth having."""
    min_bid: int
    hand_size: int
    share: float
    """How far honours go with so many seats."""
    spread: float
    """How far calls stray from hands; 0: they tell nothing."""


class Played(Value, frozen=True):
    """For each option and world, the tricks of every seat; where calls were weighed, the calls too."""

    worlds: tuple[tuple[int, ...], ...]
    taken: tuple[tuple[bytes, ...], ...]
    bids: tuple[tuple[bytes, ...], ...]
    """A nil is 255."""


def roll_out(scene: Scene, options: Sequence[int], worlds: int, *, pool: int = 6, seed: int = 0) -> Played:
    """Every option tried in the same worlds, drawn by how the calls fit from a pool so many times as large."""
    try:
        cards, taken, bids = _native.spades(_packed(scene), tuple(options), worlds, pool, seed)
    except ValueError as error:
        raise SpadilleError(str(error)) from error
    seats = len(scene.sides)
    words = memoryview(cards).cast("Q")
    hands = tuple(tuple(words[at : at + WORLD_PLACES]) for at in range(0, len(words), WORLD_PLACES))
    return Played(hands, _rows(taken, seats, worlds), _rows(bids or b"", seats, worlds))


def _rows(flat: bytes, seats: int, worlds: int) -> tuple[tuple[bytes, ...], ...]:
    cut = tuple(flat[at : at + seats] for at in range(0, len(flat), seats))
    return tuple(cut[at : at + worlds] for at in range(0, len(cut), worlds))


def _packed(s: Scene) -> tuple[object, ...]:
    return (
        len(s.sides),
        s.seat,
        s.leader,
        s.opening,
        s.min_bid,
        s.hand_size,
        s.bidding,
        s.must_break,
        s.broken,
        s.fresh,
        s.greedy,
        (s.share, s.spread),
        s.sides,
        s.sizes,
        s.bids,
        s.taken,
        s.table,
        s.barred,
        s.played,
        tuple(int(each) for each in s.may_nil),
        (s.hand, s.unseen, s.pack),
    )
