"""Auction Pinochle in bulk: worlds that fit a seat's knowledge, played out by rules of thumb. Native only.

Cards are suit * 16 + rank * 2 + copy: ranks 0 to 5 are nine, jack, queen, king, ten and ace.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.search import _native
from spadille.search.honours import ANY, BEFORE, BOTH, SCORED, Honours

BIDDING, NAMING, EXCHANGING, PLAYING = range(4)
PASS, SHOOT = 0, -1
"""Calls that are no number of points; a pass is also no contract."""
CONCEDE_NAMING: Final = 4
"""The option beside the four suits."""
CONCEDE: Final = 64
"""The option beside the cards."""
MAY_PASS, MAY_CONCEDE = 1 << 40, 1 << 60
PLAYED, THROWN_IN, GIVEN_UP, ENOUGH = range(4)
"""The ways in which a deal ends."""
HEADS: Final = ("never", "trumps", "every_suit")
SEATS: Final = 4
"""Length of a row: three players have an idle entry."""
READY: Final = hasattr(_native, "auction_pinochle")
HONOURS: Final[Honours] = {
    "target": SCORED,
    "minimum_bid": ANY,
    "raise_by": ANY,
    "highest_bid": ANY,
    "all_pass": ("dealer_bids", "next_dealer"),
    "shoot": ANY,
    "marriage_needed": BOTH,
    "doubles": ("tenfold", "twice"),
    "units": ("tens", "ones"),
    "concede": BOTH,
    "winning": ("every_suit", "trumps", "never"),
    "counting": ("classic", "simple", "counters"),
    "last_trick": SCORED,
    "set_costs": ("bid", "twice_bid"),
    "meld_kept": ("points", "trick", "always"),
    "minimum_meld": SCORED,
    "both_reach": SCORED,
    "first_dealer": BEFORE,
    "max_deals": SCORED,
    "card_pass": ANY,
    "pay": ("all", "bid", "chips"),
    "spades_double": BOTH,
    "dealer_below": ANY,
    "meld_points": SCORED,
}

Row: TypeAlias = tuple[int, int, int, int]
"""A number for every seat or side."""
NONE: Final[Row] = (0, 0, 0, 0)


class Fitted(Value, frozen=True, kw_only=True):
    """Fitted numbers for a hand's melds and cards under one kind of deal. The kernel reads these fields by name."""

    meld: float = 1.0
    """Factor for the hand's own melds: where cards are passed or taken up later, weak melds grow most."""
    trump: float
    trump_ace: float
    """Worth of the trump ace more than another trump."""
    ace: float
    ten: float
    base: float
    """Points in tricks without any such card."""
    more: float
    """Points besides: a partner's melds and later gains, less some caution."""
    most: float = 1000.0
    """Maximum of the points in tricks."""


class Thumbs(Value, frozen=True, kw_only=True):
    """Numbers of the rules of thumb, in small points. The kernel reads these fields by name."""

    to_declarer: tuple[float, float, float, float, float, float]
    """Worth of a trump to the declarer, by rank: it wins, and it may complete a run."""
    ace: float
    ten: float
    pinochle: float
    """Worth to the declarer of the queen of spades if diamonds are trumps, or of the jack of diamonds if spades are."""
    trump_kept: float
    """Loss from giving away a trump."""
    kept: tuple[float, float, float, float, float, float]
    """Loss from giving away a card of another suit, by rank."""
    void_suit: float
    """Worth of being able to trump a suit that is gone from the hand."""
    kept_melds: float
    """Share of its broken melds that counts as the partner's loss: some come together again in the other hand."""
    caution: float
    """Points that a hand with the widow may be short of its bid and still make it in one deal of three."""
    ways: int
    """Maximum number of ways to pass or to bury that are tried until one is sound."""
    more: int
    """Candidates for a choice of n cards: the best 2 * n + `more` cards one by one."""
    length: int
    """Minimum number of trumps for a bid over the partner's."""
    late: int
    """Maximum cards in hand for leading the highest cards of a suit although they may be trumped."""
    all: int
    """Points of all tricks together."""


class Rules(Value, frozen=True, kw_only=True):
    """The rules of a table, and the numbers of the rules of thumb by which it is played on."""

    seats: int
    sides: int
    minimum: int
    raise_by: int
    highest: int
    below: int
    """Points below the minimum that a dealer who must bid may bid."""
    heads: int
    """The suits in which a higher card must be played, as in `HEADS`."""
    scale: int
    card_pass: int
    marriage_needed: bool
    must_bid: bool
    tenfold: bool
    concedes: bool
    keeps: bool
    """True if melds cannot be lost."""
    twice: bool
    """True if a set costs twice the bid."""
    double_spades: bool
    enough: bool
    """True if a deal ends when the declarer's melds make the bid."""
    counts: tuple[int, ...]
    """Points of a card in a won trick, by rank."""
    dealt: Fitted
    """The numbers for a hand as dealt."""
    taken_up: Fitted
    """The numbers for a hand with the widow."""
    thumbs: Thumbs


class Facts(Value, frozen=True, kw_only=True):
    """A seat's knowledge; calls and contracts are points, `SHOOT` or `PASS`."""

    rules: Rules
    phase: int
    seat: int
    first: int
    """The dealer's left."""
    calls: tuple[int, ...]
    contract: int
    declarer: int
    trump: int
    leader: int
    passes: int
    """Number of times that cards have been passed."""
    sees: bool
    """True if the seat has seen the cards passed."""
    handed: tuple[int, int]
    widow: int
    buried: int
    """The cards that the seat has buried."""
    hand: int
    unseen: int
    """Cards of which the seat does not know where they are."""
    sizes: Row
    """Number of unseen cards in each hand."""
    known: Row
    """Cards that each other seat is known to hold."""
    barred: Row
    """Unseen cards that each seat cannot hold."""
    out: Row
    """For each seat, the cards that it cannot hold, by what it has played."""
    played: Row
    shown: tuple[int, ...]
    """The cards of every meld on the table: by seat, run, the marriages of each suit, dix, pinochle, aces to jacks."""
    table: tuple[int, ...]
    won: Row
    """Points of cards won by each side."""
    taken: Row
    """Tricks taken by each seat."""
    heat: float
    """Spread of bids around those of the rules of thumb, in points; 0: bids show nothing."""


class End(NamedTuple):
    """The end of a deal."""

    kind: int
    declarer: int
    contract: int
    trump: int
    melds: tuple[int, ...]
    """Worth of each side's melds."""
    won: tuple[int, ...]
    """Points of cards won by each side."""
    taken: tuple[int, ...]
    """Tricks taken by each seat."""
    last: int
    """The winner of the last trick."""
    buried: int
    """Points of the buried cards."""


_END: Final = 4 + 3 * SEATS + 2
"""Numbers of an end."""


def end_of(numbers: Sequence[int]) -> End:
    """An end, from its numbers."""
    kind, declarer, contract, trump, *rows, last, buried = numbers
    melds, won, taken = (tuple(rows[at : at + SEATS]) for at in range(0, 3 * SEATS, SEATS))
    return End(kind, declarer, contract, trump, melds, won, taken, last, buried)


def roll_out(
    facts: Facts, options: Sequence[int], worlds: int, *, pool: int = 4, seed: int = 0
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Play out options, all in the same worlds; return the numbers of the end (`end_of`) for each option and world.

    An option is a call, a suit or `CONCEDE_NAMING`, a set of cards to give away, or a card to play or `CONCEDE`. Worlds
    are drawn by their fit to the bids from a pool `pool` times as large. Raises SpadilleError.
    """
    try:
        flat = memoryview(_native.auction_pinochle(facts, tuple(options), worlds, pool, seed)).cast("i").tolist()
    except (ValueError, OverflowError) as error:
        raise SpadilleError(str(error)) from error
    ends = [tuple(flat[at : at + _END]) for at in range(0, len(flat), _END)]
    return tuple(tuple(ends[at : at + worlds]) for at in range(0, len(ends), worlds))


class World(NamedTuple):
    """All hands as they are now, the cards aside, and the cards passed: to the declarer, and back."""

    hands: Row
    aside: int
    handed: tuple[int, int]


def worlds_of(facts: Facts, count: int, *, pool: int = 4, seed: int = 0) -> tuple[World, ...]:
    """The worlds in which a roll-out plays, for tests. Raises SpadilleError."""
    try:
        found = _native.auction_pinochle_worlds(facts, count, pool, seed)
    except (ValueError, OverflowError) as error:
        raise SpadilleError(str(error)) from error
    return tuple(World(*each) for each in found)


class Replay(Value, frozen=True):
    """Before each move the seat on turn, the legal moves, and the option that the rules of thumb choose; and the end.

    Legal moves are the lowest bid, with `MAY_PASS`; suits and `CONCEDE_NAMING`, a bit each; the cards of the hand that
    gives some away; or the cards that may be played, with `MAY_CONCEDE`.
    """

    turns: tuple[int, ...]
    may: tuple[int, ...]
    usual: tuple[int, ...]
    end: End


def replay(facts: Facts, world: World, moves: Sequence[int]) -> Replay:
    """Make moves in a world by the rules of the kernel, each encoded as a roll-out's options. Raises SpadilleError."""
    try:
        turns, may, usual, end = _native.auction_pinochle_replay(facts, *world, tuple(moves))
    except (ValueError, OverflowError) as error:
        raise SpadilleError(str(error)) from error
    return Replay(tuple(turns), tuple(may), tuple(usual), end_of(end))
