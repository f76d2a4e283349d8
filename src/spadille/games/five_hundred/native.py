"""Five Hundred in bulk: worlds that fit a seat's knowledge, played out by nets or rules of thumb. Native only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.search import _native
from spadille.search.honours import ANY, BEFORE, BOTH, SCORED, Honours

PHASES: Final = ("bid", "discard", "play")
INKLES: Final = ("first_two_seats", "first_two_bids", "off", "anyone")
JOKER_COMES: Final = ("when_void", "first_round", "any_time")
SEATS: Final = 4
JOKER: Final = 63
PASS: Final = -1
NULLO: Final = 25
NO_CONTRACT: Final = 254
THROWN_IN: Final = 255
END: Final = 6
"""Number of bytes of an end: the contract, the declarer, and the tricks of every seat."""
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
    "sides": ("pairs", "alone"),
    "pack": ("33", "43", "45"),  # for two to four seats
    "middle": ANY,
    "raise_own": BOTH,
    "nullo_after_seven": BOTH,
    "open_nullo": ("off", "below_ten_hearts", "top"),
    "joker_no_trump": JOKER_COMES,
    "trick_points": SCORED,
    "both_over": SCORED,
    "slam_bonus": SCORED,
    "joker_lead_naming": ("always", "no_trump_only"),
    "first_dealer": BEFORE,
    "max_deals": SCORED,
}


class Weights(Value, frozen=True, kw_only=True):
    """Fitted weights of the rules of thumb for calls and discards.

    The regular player and the native roll-out share them; the kernel reads these fields by name.
    """

    suit: tuple[float, float, float, float, float, float, float, float, float]
    """Tricks of both partners by the declarer's dealt hand: a constant, and for each trump, the joker, the right and
    the left bower, the ace of trumps, each other ace, each guarded king, each void. Fitted to deals of regular players.
    """
    plain: tuple[float, float, float, float, float, float]
    """The same at no trump: a constant, the joker, each ace, guarded king and queen, each card of a suit after four."""
    spread: tuple[float, float]
    """Standard deviation of the tricks taken from those expected, with and without trumps."""
    same_suit: float
    """Tricks added by a partner's bid in the same suit."""
    nullo: tuple[float, float]
    """Chance that a nullo without risk is kept, and the deduction for each point of risk."""
    grand: float
    """Deduction from the gain of grand nullo, as a share of its worth, since both partners must keep it."""
    seen: float
    """The same for open nullo, since the others see the cards."""
    partners_bid: float
    """Worth of leaving a partner's bid alone, in points."""
    beneath: float
    """Ranks that each lower card of its suit takes off the danger of a card in nullo."""
    joker_danger: float
    keep_honours: tuple[float, float, float]
    """Value of keeping an ace, a guarded king and a queen guarded twice, when cards are discarded."""
    keep_trump: float
    keep_length: int
    """Maximum suit length that raises the value of keeping a card, if there are trumps."""
    keep_rank: float
    """Number of ranks worth one card of a suit."""
    heat: float
    """Spread of calls around that of the rules of thumb, in points."""


class Facts(Value, frozen=True, kw_only=True):
    """A seat's knowledge. Cards are suit * 16 + rank, ranks 0 to 10 from four to ace, the joker 63.

    Calls are -1 for a pass, 0 to 24 for the bids with a number from the lowest on, then nullo, grand nullo and open
    nullo. Rows have a place for each of four seats; at a table for two, the third is that of the cards dealt to nobody.
    """

    players: int
    """Number of seats."""
    sides: int
    """Two, or one for each seat."""
    seats: int
    """Places that cards were dealt to: the seats, and at a table for two that of the cards dealt to nobody."""
    middle_size: int
    lowest: tuple[int, ...]
    """The lowest rank of each suit in the pack."""

    phase: int
    """Place among PHASES."""
    seat: int
    first: int
    """The dealer's left."""
    rounds: int
    """Maximum number of rounds of bidding; 0: no limit."""
    inkle: int
    nullo_place: int
    """Number of bids with a number that rank below nullo."""
    open_place: int
    """The same for open nullo; -1: it is not played."""
    pass_is_final: bool
    raise_own: bool
    nullo: bool
    nullo_after_seven: bool
    grand: bool
    play_on: bool
    """True if the deal is played when all pass."""
    naming: bool
    """True if a joker that is led names a suit in contracts with trumps too."""
    joker_comes: int
    """When a hand that can follow may play the joker at no trump, as an index of `JOKER_COMES`."""
    calls: tuple[int, ...]
    contract: int = PASS
    declarer: int = -1
    taker: int = -1
    """The seat that discards last; -1: none."""
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
    """Cards of the middle that the seat knows."""
    shown: int = 0
    """Cards of the declarer that lie face up; `sizes` does not count them."""
    led: int = 0
    """Suits led to finished tricks, a bit each."""
    heat: float
    """Spread of calls around the best one, in points; 0: calls show nothing."""
    weights: Weights
    nets: Any = None
    """Nets that play deals out, from `nets_of`, for two pairs; None: rules of thumb."""


def nets_of(kept: bytes) -> Any:
    """Load nets for the kernel from the bytes of a file; raises SpadilleError."""
    try:
        return _native.five_hundred_nets(kept)
    except ValueError as error:
        raise SpadilleError(str(error)) from error


def roll_out(
    facts: Facts, options: Sequence[int], worlds: int, *, pool: int = 8, seed: int = 0
) -> tuple[tuple[bytes, ...], ...]:
    """Play out options, all in the same worlds; return the end of the deal for each option and world.

    An option is the number of a call plus 1, a set of cards to discard, or the number of a card to play, to which a
    joker that names a suit adds 256 times (the suit plus 1). Worlds are drawn by their fit to the calls from a pool
    `pool` times as large. Raises SpadilleError.
    """
    try:
        flat = _native.five_hundred(facts, tuple(options), worlds, pool, seed)
    except (ValueError, OverflowError) as error:
        raise SpadilleError(str(error)) from error
    ends = tuple(flat[at : at + END] for at in range(0, len(flat), END))
    return tuple(ends[at : at + worlds] for at in range(0, len(ends), worlds))


class Replay(Value, frozen=True):
    """The seat on turn, the legal moves, and the suits that a joker led may name (one bit each), before each move."""

    turns: tuple[int, ...]
    may: tuple[int, ...]
    """Bids, one bit each; the cards that may be discarded; or the cards that may be played."""
    names: tuple[int, ...]
    end: bytes


def replay(facts: Facts, world: Sequence[int], moves: Sequence[int]) -> Replay:
    """Make moves in a world by the rules of the kernel, each encoded as a roll-out's options. Raises SpadilleError."""
    try:
        turns, may, names, ended = _native.five_hundred_replay(facts, tuple(world), tuple(moves))
    except (ValueError, OverflowError) as error:
        raise SpadilleError(str(error)) from error
    return Replay(tuple(turns), tuple(may), tuple(names), ended)


def at_once(facts: Facts, options: Sequence[int]) -> int:
    """Index of the move that the nets make without search; -1: none of these, or a discard."""
    return int(_native.five_hundred_at_once(facts, tuple(options)))


def best_calls(facts: Facts, count: int) -> tuple[int, ...]:
    """The calls that the nets rate best in an auction, as options of a roll-out, the best one first."""
    return tuple(_native.five_hundred_best_calls(facts, count))


def judge(facts: Facts, world: Sequence[int], played: Sequence[int]) -> dict[int, float]:
    """The nets' value of each legal card after some played cards; for tests."""
    return dict(_native.five_hundred_judge(facts, tuple(world), tuple(played)))


def worths() -> tuple[int, ...]:
    """The kernel's worth of every bid, from the lowest on, then nullo, grand nullo and open nullo."""
    return tuple(_native.five_hundred_worths())
