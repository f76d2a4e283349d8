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
"""A world has six hands and the cards that are in none."""
FIRST_LEADS: Final = ("any", "no_spade", "two_of_clubs")
READY: Final = hasattr(_native, "spades")
HONOURS: Final[Honours] = {
    "partnership": BOTH,
    "sides": (2, 3),
    "target": SCORED,
    "first_dealer": BEFORE,
    "min_bid": ANY,
    "nil": BOTH,
    "blind_nil": BOTH,  # once called it is a nil; seats that are still to call have looked
    "nil_bonus": SCORED,
    "nil_penalty": SCORED,
    "blind_nil_bonus": SCORED,
    "blind_nil_penalty": SCORED,
    "blind_nil_behind": ANY,  # nobody calls blind where calls are played on
    "failed_nil_bags": SCORED,
    "set_penalty": SCORED,
    "trick_points": SCORED,
    "overtrick_points": SCORED,
    "bag_penalty": SCORED,
    "break_rule": ("none", "broken"),
    "opening_lead": FIRST_LEADS,
    "lowest_clubs": BOTH,  # the first trick is thought about without the native half
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
    "nil_pass": ANY,  # bids and passes are weighed in plain Python; after them it is known who cannot hold a card
    "nil_pass_when": ANY,
    "nil_pass_order": ANY,
    "bidding": ANY,  # so are bids that are bound; and cards, where bids have told the spades of a hand
    "side_min": ANY,
    "both_nil": ANY,
    "bag_limit": SCORED,
    "failed_nil_counts": SCORED,
    "ten_for": SCORED,
    "slam_for": SCORED,
    "closed": ANY,  # who has not been heard calls by rule of thumb
    "any_total": ANY,  # who speaks last weighs its own calls alone; before it, others are taken to be free
    "total_min": ANY,
    "bids_itself": BOTH,  # all have bid nought, and more tricks are always worth having
    "zero_bid": BOTH,
    "double_nil": SCORED,
    "jokers_break": BOTH,  # until spades are broken it is thought about without the native half
    "bags_paid": SCORED,
    "blind_bid": ANY,
    "blind_bid_behind": ANY,
    "blind_bid_loss": SCORED,
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
}
"""The options, and their values, by which the kernel scores as the rules do; any value is any whole number or none."""


class Weights(Value, frozen=True, kw_only=True):
    """What the rules of thumb for calls were fitted to, in tricks where nothing else is said.

    The club player and the native roll-out go by the same numbers; the kernel reads these fields by their names.
    """

    honours: tuple[float, float, float]
    """The highest, second and third card of a plain suit, where the suit is at least as long."""
    honour_in_long_suit: float
    """What is left of them in a suit of more than five."""
    honour_by_seats: tuple[float, float]
    """What is left of them always, and for each four-handed share of the table; 1 at most."""
    trump_top: float
    trump_high: float
    """A trump with few enough above it."""
    trump_long: float
    """Each trump beyond three."""
    trump_by_seats: float
    ruff_void: float
    ruff_single: float
    share: dict[int, float]
    """How far the honours of a hand go with so many seats, measured over club against club."""
    nil_plain: tuple[float, float]
    """How high a card of a plain suit may be without risk for a nil: the lowest, and each one above it."""
    nil_trump: tuple[float, float]
    nil_third: float
    """How much higher the third card and those above it may be."""
    nil_top_trump: float
    """The risk of each of the two highest trumps."""
    nil_long_trump: float
    nil_size: int
    """The risk grows with this power of the size of a hand."""
    caution: float
    """Tricks that a call leaves out."""
    nil_tricks: float
    """A nil is called below these tricks, and below `nil_risk`."""
    nil_risk: float
    spread: float
    """How far calls stray from what a hand should take."""
    told_nil: tuple[float, float]
    """How fast a hand gets unlikely to have called nil, and from which risk on."""


class Facts(Value, frozen=True, kw_only=True):
    """What a seat knows. Cards are suit * 16 + rank with ranks from 0 without gaps; suit 3 is trump."""

    seat: int
    leader: int
    first: int = 0
    """Who called first."""
    blind: int = 0
    """The seats that called unseen, a bit each: it tells nothing of their hands."""
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
    weights: Weights
    nets: Any = None
    """What deals are played on by, from `nets_of`; None: rules of thumb. Two sides of two."""


def nets_of(kept: bytes) -> Any:
    """Nets as the kernel plays by them, from a file of them; raises SpadilleError."""
    try:
        return _native.spades_nets(kept)
    except ValueError as error:
        raise SpadilleError(str(error)) from error


def at_once(facts: Facts, options: Sequence[int]) -> int:
    """Which of some moves the nets of the facts would make at once, by its place; -1: none of them."""
    return int(_native.spades_at_once(facts, tuple(options)))


def judge(facts: Facts, world: Sequence[int], cards: Sequence[int]) -> dict[int, float]:
    """What the nets of the facts give each card that may be played after some; for tests."""
    return dict(_native.spades_judge(facts, tuple(world), tuple(cards)))


class Played(Value, frozen=True):
    """For each option and world, the tricks of every seat; where calls were weighed, the calls too."""

    worlds: tuple[tuple[int, ...], ...]
    taken: tuple[tuple[bytes, ...], ...]
    bids: tuple[tuple[bytes, ...], ...]
    """A nil is 255."""


def roll_out(facts: Facts, options: Sequence[int], worlds: int, *, pool: int = 6, seed: int = 0) -> Played:
    """Every option tried in the same worlds, drawn by how the calls fit from a pool so many times as large."""
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
    """Before each card and after the last: who is on turn, and what may be played; and the tricks taken."""

    turns: tuple[int, ...]
    legal: tuple[int, ...]
    taken: tuple[int, ...]


def replay(facts: Facts, world: Sequence[int], cards: Sequence[int]) -> Replay:
    """Cards played by the rules of the kernel in a world; raises SpadilleError for one that may not be played."""
    try:
        return Replay(*map(tuple, _native.spades_replay(facts, tuple(world), tuple(cards))))
    except ValueError as error:
        raise SpadilleError(str(error)) from error


class Reckoning(Value, frozen=True, kw_only=True):
    """What ends of a deal are scored by; the kernel reads these fields by their names."""

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
    """The seats that have called nil unseen, a bit each."""
    size: int = 0
    step: int = 1
    lowest: int = 0
    table: bytes = b""
    """The chance to win from every pair of scores, as doubles; empty: there are no such chances."""


def scores_by(options: SpadesOptions) -> bool:
    """Whether the kernel scores as the rules do: what it has not heard of must be as it is by default."""
    usual = type(options)()
    for name in options.__struct_fields__:
        known, value = SCORES.get(name, (getattr(usual, name),)), getattr(options, name)
        if value not in known if isinstance(known, tuple) else not isinstance(value, int | None):
            return False
    return True


NEVER: Final = 1 << 62
"""A count that no match comes to."""


def reckoning(options: SpadesOptions, seats: int, match: Any) -> Reckoning:
    """What ends of a deal are scored by that began with a match; without chances to win."""
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
    """What options led to in the same worlds, as bytes of one number after another: for each option every world."""

    worlds: bytes
    worths: bytes
    wins: bytes
    made: tuple[int, ...]
    """For each option, how often the own call was made."""
    reached: tuple[tuple[int, ...], ...]
    """For each option, how often each aim was reached, in the order of `aims.MEASURED`."""


def weigh_out(
    facts: Facts, options: Sequence[int], worlds: int, terms: Reckoning, *, pool: int = 6, seed: int = 0
) -> Outcomes:
    """The same worlds and the same play as `roll_out`, every end scored for the seat that thinks."""
    try:
        found = _native.spades_weigh((facts, tuple(options), worlds, pool, seed), terms)
    except ValueError as error:
        raise SpadilleError(str(error)) from error
    cards, worths, wins, made, reached = found
    return Outcomes(cards, worths, wins, tuple(made), tuple(map(tuple, reached)))


def hands_of(worlds: bytes) -> tuple[tuple[int, ...], ...]:
    """The worlds, each its hands and the cards that are in none."""
    words = memoryview(worlds).cast("Q")
    return tuple(tuple(words[at : at + WORLD_PLACES]) for at in range(0, len(words), WORLD_PLACES))


def score(terms: Reckoning, seat: int, ends: bytes) -> list[tuple[float, float, bool]]:
    """Points gained on the best other side, the chance to win, and whether the own call was made, of every end.

    An end is a byte for the call of every seat, then one for its tricks.
    """
    try:
        found: list[tuple[float, float, bool]] = _native.spades_score(terms, seat, ends)
    except ValueError as error:
        raise SpadilleError(str(error)) from error
    return found
