"""Five Hundred in bulk: worlds that fit what a seat knows, played on by rules of thumb. Native only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.search import _native
from spadille.search.honours import ANY, BEFORE, BOTH, SCORED, Honours

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
HONOURS: Final[Honours] = {
    "target": SCORED,
    "target_rule": SCORED,
    "win_only_by_contract": SCORED,
    "lose_at": SCORED,
    "bid_rounds": ANY,
    "pass_is_final": BOTH,
    "inkle": INKLES,
    "nullo": BOTH,
    "nullo_rank": ("below_all_eights", "by_value"),
    "grand_nullo": BOTH,
    "ace_no_face": BOTH,
    "all_pass": ("play_no_trump", "redeal_same_dealer", "next_dealer"),
    "sides": ("pairs",),
    "pack": ("45",),
    "middle": ANY,  # the pack tells how many lie there
    "raise_own": (False,),
    "nullo_after_seven": (False,),
    "open_nullo": ("off",),
    "joker_no_trump": ("when_void",),
    "trick_points": SCORED,
    "both_over": SCORED,
    "slam_bonus": SCORED,
    "joker_lead_naming": ("always", "no_trump_only"),
    "first_dealer": BEFORE,
    "max_deals": SCORED,
}


class Weights(Value, frozen=True, kw_only=True):
    """What the rules of thumb for calls and discards were fitted to.

    The club player and the native roll-out go by the same numbers; the kernel reads these fields by their names.
    """

    suit: tuple[float, float, float, float, float, float, float, float, float]
    """What both partners take, by what the declarer was dealt: always, and for each trump, the joker, the right and
    the left bower, the ace of trumps, each other ace, each guarded king, each void. Fitted to deals of club players."""
    plain: tuple[float, float, float, float, float, float]
    """The same at no trump: always, the joker, each ace, guarded king and queen, each card of a suit beyond four."""
    spread: tuple[float, float]
    """How far the tricks taken lie about what was expected, with and without trumps."""
    same_suit: float
    """What a partner's bid in the same suit adds."""
    nullo: tuple[float, float]
    """How often a nullo without risk is kept, and what each point of risk takes off."""
    grand: float
    """How much seldomer both partners keep one."""
    partners_bid: float
    """What it is worth to leave a partner's bid alone."""
    beneath: float
    """How many ranks each lower card of its suit takes off the danger of a card in nullo."""
    joker_danger: float
    keep_honours: tuple[float, float, float]
    """How dear an ace, a guarded king and a queen guarded twice are when cards are laid aside."""
    keep_trump: float
    keep_length: int
    """Longer suits than this are no dearer where there are trumps."""
    keep_rank: float
    """So many ranks are worth one card of a suit."""
    heat: float
    """How far calls stray from what a rule of thumb calls, in points."""


class Facts(Value, frozen=True, kw_only=True):
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
    weights: Weights


def roll_out(
    facts: Facts, options: Sequence[int], worlds: int, *, pool: int = 8, seed: int = 0
) -> tuple[tuple[bytes, ...], ...]:
    """For each option and world how the deal ends; all options are tried in the same worlds.

    An option is a call and one, the cards to discard as a set, or a card to play with 256 times one and the suit that
    it names. Worlds are drawn by how the calls fit from a pool so many times as large. Raises SpadilleError.
    """
    try:
        flat = _native.five_hundred(facts, tuple(options), worlds, pool, seed)
    except (ValueError, OverflowError) as error:
        raise SpadilleError(str(error)) from error
    ends = tuple(flat[at : at + END] for at in range(0, len(flat), END))
    return tuple(ends[at : at + worlds] for at in range(0, len(ends), worlds))


class Replay(Value, frozen=True):
    """Before each move: who is on turn, what may be done, and the suits that a joker led may name, a bit each."""

    turns: tuple[int, ...]
    may: tuple[int, ...]
    """Bids, a bit each; the cards that may be laid aside; or the cards that may be played."""
    names: tuple[int, ...]
    end: bytes


def replay(facts: Facts, world: Sequence[int], moves: Sequence[int]) -> Replay:
    """Moves made by the rules of the kernel in a world, told as the options of a roll-out are. Raises SpadilleError."""
    try:
        turns, may, names, ended = _native.five_hundred_replay(facts, tuple(world), tuple(moves))
    except (ValueError, OverflowError) as error:
        raise SpadilleError(str(error)) from error
    return Replay(tuple(turns), tuple(may), tuple(names), ended)


def worths() -> tuple[int, ...]:
    """What the kernel takes every bid to be worth, from the lowest on, nullo and grand nullo last."""
    return tuple(_native.five_hundred_worths())
