"""Spades in bulk: worlds that fit what a seat knows, and rule-of-thumb calls and play in them. Native only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.games.spades.rules import SpadesOptions
from spadille.search import _native
from spadille.search.honours import ANY, BEFORE, BOTH, SCORED, Honours

NIL: Final = -1
SILENT: Final = -9
"""No call yet."""
WORLD_PLACES: Final = 7
"""Number of places in a world: six hands, and the cards in no hand."""
FIRST_LEADS: Final = ("any", "no_spade", "two_of_clubs")
READY: Final = hasattr(_native, "spades")
HONOURS: Final[Honours] = {
    "partnership": BOTH,
    "sides": (2, 3),
    "target": SCORED,
    "first_dealer": BEFORE,
    "min_bid": ANY,
    "nil": BOTH,
    "blind_nil": BOTH,  # once called it counts as a nil; seats still to call have looked
    "nil_bonus": SCORED,
    "nil_penalty": SCORED,
    "blind_nil_bonus": SCORED,
    "blind_nil_penalty": SCORED,
    "blind_nil_behind": ANY,  # no seat calls blind in a playout
    "failed_nil_bags": SCORED,
    "set_penalty": SCORED,
    "trick_points": SCORED,
    "overtrick_points": SCORED,
    "bag_penalty": SCORED,
    "break_rule": ("none", "broken"),
    "opening_lead": FIRST_LEADS,
    "lowest_clubs": BOTH,  # the first trick is weighed without the native half
    "first_trick_spades": BOTH,
    "mercy": SCORED,
    "hand_limit": SCORED,
    "win_by": SCORED,
    "win_with_contract": SCORED,
    "jokers": (0, 2),
    "jokers_replace": ("red_twos", "heart_and_club"),
    "deuces": ("low", "spade", "diamond_spade", "spade_diamond", "all"),
    "deuces_over_jokers": BOTH,
    "cut": BEFORE,
    "misdeal": BEFORE,
    "max_deals": SCORED,
    "nil_pass": ANY,  # bids and passes are weighed in plain Python; later `barred` holds what they show
    "nil_pass_when": ANY,
    "nil_pass_order": ANY,
    "bidding": ANY,  # so are restricted bids; and cards, if bids have shown the spades of a hand
    "side_min": ANY,
    "both_nil": ANY,
    "bag_limit": SCORED,
    "failed_nil_counts": SCORED,
    "ten_for": SCORED,
    "slam_for": SCORED,
    "closed": ANY,  # seats that are not heard yet call by rules of thumb
    "any_total": ANY,  # the last seat weighs only its own calls; earlier seats take the others to be free
    "total_min": ANY,
    "bids_itself": BOTH,  # all bids are 0, and every further trick is worth having
    "zero_bid": BOTH,
    "double_nil": SCORED,
    "jokers_break": BOTH,  # weighed without the native half until spades are broken
    "bags_paid": SCORED,
    "blind_bid": ANY,
    "blind_bid_behind": ANY,
    "blind_bid_loss": SCORED,
    "thrown_card": BEFORE,
    "boston": SCORED,
}

SCORES: Final[Honours] = {
    "partnership": BOTH,
    "target": ANY,
    "first_dealer": ("draw_high", "random"),
    "min_bid": ANY,
    "nil": BOTH,
    "blind_nil": BOTH,
    "nil_bonus": ANY,
    "nil_penalty": ANY,
    "blind_nil_bonus": ANY,
    "blind_nil_penalty": ANY,
    "blind_nil_behind": ANY,
    "failed_nil_bags": BOTH,
    "set_penalty": ("zero", "minus"),
    "trick_points": ("taken", "bid"),
    "overtrick_points": ANY,
    "bag_penalty": ANY,
    "break_rule": ("none", "broken"),
    "opening_lead": FIRST_LEADS,
    "mercy": ANY,
    "hand_limit": ANY,
    "jokers": (0, 2),
    "cut": BOTH,
    "misdeal": ("redeal", "friendly"),
    "max_deals": ANY,
    "closed": BOTH,
    "any_total": BOTH,
    "total_min": ANY,
    "jokers_break": BOTH,
    "thrown_card": ("unseen", "drawer", "open"),
}
"""Option values with which the kernel scores as the rules do; ANY stands for any whole number or None."""


class Weights(Value, frozen=True, kw_only=True):
    """Fitted weights of the rules of thumb for calls, in tricks unless stated otherwise.

    The regular player and the native roll-out share them; the kernel reads these fields by name.
    """

    honours: tuple[float, float, float]
    """The highest, second and third card of a plain suit, in a suit of at least one, two and three cards."""
    honour_in_long_suit: float
    """Factor for them in a suit of more than five cards."""
    honour_by_seats: tuple[float, float]
    """Factor for them: a constant, and an addend per (4 / seats); at most 1."""
    trump_top: float
    trump_high: float
    """A trump with few enough higher trumps."""
    trump_long: float
    """Each trump beyond three."""
    trump_by_seats: float
    ruff_void: float
    ruff_single: float
    share: dict[int, float]
    """Factor for a hand's tricks by number of seats, measured between regular players."""
    nil_plain: tuple[float, float]
    """Height of a plain card without risk for a nil, 0 to 1: for the lowest one, and the addend for each above it."""
    nil_trump: tuple[float, float]
    nil_third: float
    """Additional height without risk for the third card and those above it."""
    nil_top_trump: float
    """The risk of each of the two highest trumps."""
    nil_long_trump: float
    nil_size: int
    """Exponent of the hand size in the risk."""
    caution: float
    """Tricks subtracted from the expected ones for a call."""
    nil_tricks: float
    """Nil is called below this number of expected tricks, and below `nil_risk`."""
    nil_risk: float
    spread: float
    """Spread of calls around the expected tricks of a hand."""
    told_nil: tuple[float, float]
    """Rate at which a hand becomes unlikely to have called nil, and the risk at which this begins."""


class Facts(Value, frozen=True, kw_only=True):
    """A seat's knowledge. Cards are suit * 16 + rank with ranks from 0 without gaps; suit 3 is trump."""

    seat: int
    leader: int
    first: int = 0
    """The seat that called first."""
    blind: int = 0
    """Seats that called blind, one bit each; such calls show nothing of their hands."""
    sides: tuple[int, ...]
    sizes: tuple[int, ...]
    """Number of cards that each seat holds."""
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
    """True if tricks above the contract are worth having."""
    min_bid: int
    hand_size: int
    share: float
    """Factor for a hand's tricks at this number of seats."""
    spread: float
    """Spread of calls around the expected tricks; 0: calls show nothing."""
    weights: Weights
    liked: int = 0
    """Cards that are kept rather than thrown away, where two seats draw from a stock."""
    liking: float = 1.0
    """Odds of such a card to be in the other hand, over those of another card: 1 if nothing shows what it keeps."""
    nets: Any = None
    """Nets that play deals out, from `nets_of`; None: rules of thumb. Only for two sides of two."""


def nets_of(kept: bytes) -> Any:
    """Load nets for the kernel from the bytes of a file; raises SpadilleError."""
    try:
        return _native.spades_nets(kept)
    except ValueError as error:
        raise SpadilleError(str(error)) from error


def at_once(facts: Facts, options: Sequence[int]) -> int:
    """Index of the move that the nets make without search; -1: none of these."""
    return int(_native.spades_at_once(facts, tuple(options)))


def judge(facts: Facts, world: Sequence[int], cards: Sequence[int]) -> dict[int, float]:
    """The nets' value of each legal card after some played cards; for tests."""
    return dict(_native.spades_judge(facts, tuple(world), tuple(cards)))


class Played(Value, frozen=True):
    """For each option and world, the tricks of every seat, and the calls if calls were weighed."""

    worlds: tuple[tuple[int, ...], ...]
    taken: tuple[tuple[bytes, ...], ...]
    bids: tuple[tuple[bytes, ...], ...]
    """A nil is 255."""


def roll_out(facts: Facts, options: Sequence[int], worlds: int, *, pool: int = 6, seed: int = 0) -> Played:
    """Play out every option in the same worlds, drawn by their fit to the calls from a pool `pool` times as large."""
    try:
        cards, taken, bids = _native.spades(facts, tuple(options), worlds, pool, seed)
    except ValueError as error:
        raise SpadilleError(str(error)) from error
    seats = len(facts.sides)
    return Played(hands_of(cards), _rows(taken, seats, worlds), _rows(bids or b"", seats, worlds))


def _rows(flat: bytes, seats: int, worlds: int) -> tuple[tuple[bytes, ...], ...]:
    cut = tuple(flat[at : at + seats] for at in range(0, len(flat), seats))
    return tuple(cut[at : at + worlds] for at in range(0, len(cut), worlds))


class Replay(Value, frozen=True):
    """The seat to play and the legal cards before each card and after the last, and the tricks taken."""

    turns: tuple[int, ...]
    legal: tuple[int, ...]
    taken: tuple[int, ...]


def replay(facts: Facts, world: Sequence[int], cards: Sequence[int]) -> Replay:
    """Play cards in a world by the rules of the kernel; raises SpadilleError for an illegal card."""
    try:
        return Replay(*map(tuple, _native.spades_replay(facts, tuple(world), tuple(cards))))
    except ValueError as error:
        raise SpadilleError(str(error)) from error


class Reckoning(Value, frozen=True, kw_only=True):
    """Settings for scoring the ends of a deal; the kernel reads these fields by name."""

    seats: int
    nil_bonus: int
    nil_penalty: int
    blind_nil_bonus: int
    blind_nil_penalty: int
    failed_nil_bags: bool
    set_minus: bool
    counts_taken: bool
    overtrick_points: int
    bag_penalty: int
    target: int
    mercy: int
    hand_limit: int
    max_deals: int
    totals: tuple[int, ...]
    bags: tuple[int, ...]
    deals: int
    tied: bool
    blind: int = 0
    """Seats that have called blind nil, one bit each."""
    size: int = 0
    step: int = 1
    lowest: int = 0
    table: bytes = b""
    """Chances to win from every pair of scores, as doubles; empty: unknown."""


def scores_by(options: SpadesOptions) -> bool:
    """True if the kernel scores as the rules do; options unknown to it must have their defaults."""
    usual = type(options)()
    for name in options.__struct_fields__:
        known, value = SCORES.get(name, (getattr(usual, name),)), getattr(options, name)
        if value not in known if isinstance(known, tuple) else not isinstance(value, int | None):
            return False
    return True


NEVER: Final = 1 << 62
"""A number that no match reaches."""


def reckoning(options: SpadesOptions, seats: int, match: Any) -> Reckoning:
    """Return the scoring settings of a deal that starts from a match, without chances to win."""
    return Reckoning(
        seats=seats,
        nil_bonus=options.nil_bonus,
        nil_penalty=options.nil_penalty,
        blind_nil_bonus=options.blind_nil_bonus,
        blind_nil_penalty=options.blind_nil_penalty,
        failed_nil_bags=options.failed_nil_bags,
        set_minus=options.set_penalty == "minus",
        counts_taken=options.trick_points == "taken",
        overtrick_points=options.overtrick_points,
        bag_penalty=options.bag_penalty,
        target=options.target,
        mercy=-NEVER if options.mercy is None else options.mercy,
        hand_limit=NEVER if options.hand_limit is None else options.hand_limit,
        max_deals=options.max_deals,
        totals=match.totals,
        bags=match.bags,
        deals=match.deals,
        tied=match.tied,
    )


class Outcomes(Value, frozen=True):
    """Results of options in the same worlds, as packed numbers: for each option, every world."""

    worlds: bytes
    worths: bytes
    wins: bytes
    made: tuple[int, ...]
    """For each option, the number of worlds in which the seat made its call."""
    reached: tuple[tuple[int, ...], ...]
    """For each option, the number of worlds that reached each aim, in the order of `aims.MEASURED`."""


def weigh_out(
    facts: Facts, options: Sequence[int], worlds: int, terms: Reckoning, *, pool: int = 6, seed: int = 0
) -> Outcomes:
    """Play out options as `roll_out` does, and score every end for the seat that thinks."""
    try:
        found = _native.spades_weigh((facts, tuple(options), worlds, pool, seed), terms)
    except ValueError as error:
        raise SpadilleError(str(error)) from error
    cards, worths, wins, made, reached = found
    return Outcomes(cards, worths, wins, tuple(made), tuple(map(tuple, reached)))


def hands_of(worlds: bytes) -> tuple[tuple[int, ...], ...]:
    """Unpack worlds, each its hands and the cards in no hand."""
    words = memoryview(worlds).cast("Q")
    return tuple(tuple(words[at : at + WORLD_PLACES]) for at in range(0, len(words), WORLD_PLACES))


def score(terms: Reckoning, seat: int, ends: bytes) -> list[tuple[float, float, bool]]:
    """For every end: points gained on the best other side, the chance to win, and whether the seat made its call.

    An end is a byte for the call of every seat, then one for its tricks.
    """
    try:
        found: list[tuple[float, float, bool]] = _native.spades_score(terms, seat, ends)
    except ValueError as error:
        raise SpadilleError(str(error)) from error
    return found
