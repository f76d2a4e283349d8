"""Five Hundred in bulk: worlds that fit what a seat knows, played on by rules of thumb. Native only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.search import _native

BIDDING, DISCARDING, PLAYING = range(3)
INKLES: Final = ("first_two_seats", "first_two_bids", "off", "anyone")
JOKER: Final = 63
PASS: Final = -1
NULLO: Final = 25
GRAND_NULLO: Final = 26
NO_CONTRACT: Final = 254
THROWN_IN: Final = 255
END: Final = 6
"""The bytes of an end: the contract, who declared it, and the tricks of every seat."""
READY: Final = hasattr(_native, "five_hundred")


class Scene(Value, frozen=True, kw_only=True):
    """What a seat knows. Cards are suit * 16 + rank, ranks 0 to 10 from four to ace, the joker 63.

    Calls are -1 for a pass, 0 to 24 for the bids with a number from the lowest on, then nullo and grand nullo.
    """

    phase: int
    seat: int
    first: int
    """The dealer's left."""
    rounds: int
    """How often bidding goes round at most; 0: no limit."""
    inkle: int
    nullo_place: int
    """How many bids with a number rank below nullo."""
    pass_is_final: bool
    nullo: bool
    grand: bool
    play_on: bool
    """Where all pass, the deal is played."""
    naming: bool
    """A joker led names a suit where there are trumps too."""
    calls: tuple[int, ...]
    contract: int = PASS
    declarer: int = -1
    sits_out: int = -1
    taker: int = -1
    """Who has discarded last."""
    leader: int = 0
    named: int = -1
    table: tuple[int, ...] = ()
    taken: tuple[int, ...] = (0, 0, 0, 0)
    sizes: tuple[int, ...]
    out: tuple[int, ...] = (0, 0, 0, 0)
    """The suits that each seat has failed to follow, a bit each."""
    announced: tuple[int, ...]
    barred: tuple[int, ...] = (0, 0, 0, 0)
    """Cards that each seat cannot hold."""
    played: tuple[int, ...] = (0, 0, 0, 0)
    """Cards that each seat has played."""
    hand: int
    unseen: int
    middle: int = 0
    """What the seat knows to lie there."""
    heat: float
    """How far calls stray from the best one, in points; 0: they tell nothing."""


def roll_out(
    scene: Scene, options: Sequence[int], worlds: int, *, pool: int = 8, seed: int = 0
) -> tuple[tuple[bytes, ...], ...]:
    """For each option and world how the deal ends; all options are tried in the same worlds.

    An option is a call and one, the cards to discard as a set, or a card to play with 256 times one and the suit that
    it names. Worlds are drawn by how the calls fit from a pool so many times as large. Raises SpadilleError.
    """
    try:
        flat = _native.five_hundred(_packed(scene), tuple(options), worlds, pool, seed)
    except (ValueError, OverflowError) as error:
        raise SpadilleError(str(error)) from error
    ends = tuple(flat[at : at + END] for at in range(0, len(flat), END))
    return tuple(ends[at : at + worlds] for at in range(0, len(ends), worlds))


def _packed(s: Scene) -> tuple[object, ...]:
    return (
        s.phase,
        s.seat,
        s.first,
        (s.rounds, s.inkle, s.nullo_place, s.pass_is_final, s.nullo, s.grand, s.play_on, s.naming),
        (s.contract, s.declarer, s.sits_out, s.taker, s.leader, s.named),
        s.heat,
        s.calls,
        s.table,
        s.taken,
        s.sizes,
        s.out,
        s.announced,
        s.barred,
        s.played,
        (s.hand, s.unseen, s.middle),
    )
