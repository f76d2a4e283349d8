"""Two-handed Pinochle: the last tricks played perfectly, and earlier worlds played on by rules of thumb.

Cards are suit * 16 + rank * 2 + copy: ranks 0 to 5 are nine, jack, queen, king, ten and ace.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.search import _native
from spadille.search.honours import BEFORE, SCORED, Honours
from spadille.search.problem import LANE

POINTS: Final = (0, 2, 3, 4, 10, 11)
"""What a card counts, by rank."""
LAST_TRICK: Final = 10
PLAYING, MELDING, TAKING = range(3)
PLAY, MELD, DIX, SWAP, DONE, TAKE_STOCK, TAKE_UPCARD = range(7)
READY: Final = hasattr(_native, "pinochle")
HONOURS: Final[Honours] = {
    "packet": BEFORE,
    "target": SCORED,
    "target_rule": SCORED,
    "target_step": SCORED,
    "both_over": SCORED,
    "target_chain": SCORED,
    "last_card_choice": ("winner_takes_stock_card", "winner_chooses"),
    "first_dealer": BEFORE,
    "max_deals": SCORED,
    "melds_a_trick": ("one",),
    "reuse": ("upward",),
    "dix_swap": (True,),
    "endgame": ("strict",),
    "counting": ("classic",),
}


class Weights(Value, frozen=True, kw_only=True):
    """What the rules of thumb were fitted to, in points; by rank from nine to ace where there are six.

    The club player and the native roll-out go by the same numbers; the kernel reads these fields by their names.
    """

    trump_kept: tuple[float, float, float, float, float, float]
    """What a trump is worth for phase two."""
    plain_kept: tuple[float, float, float, float, float, float]
    ending_trump: tuple[float, float, float, float, float, float]
    """What each trump tells of the last tricks, for the seat on lead over the other: fitted to endings played out."""
    ending_plain: tuple[float, float, float, float, float, float]
    ending_lead: float
    """What it is worth to lead to them."""
    hurry: float
    """How much of a waiting meld is at stake in the next trick."""
    trick: float
    """What a trick of phase one is worth besides its cards: the lead, and the other one's meld put off."""
    lead: float
    """What a lead hopes to win of the answer."""
    willing: tuple[float, float]
    """How likely a card led is beaten by who can: a low one, and one of ten points or more."""


class Ending(Value, frozen=True, kw_only=True):
    """The last tricks, with both hands known."""

    mine: int
    """The hand of the seat on turn."""
    other: int
    trump: int
    led: int | None = None
    """The card that the other seat has led."""


class Values(Value, frozen=True):
    """What each card brings the seat on turn more than the other, in card points, the last trick included."""

    cards: dict[int, int]
    exact: bool
    """Every trick was counted; else those after the next few were estimated."""


def values(ending: Ending, *, nodes: int = 0, weights: Weights | None = None) -> Values:
    """The values of all cards of different kinds that may be played.

    With so many `nodes` (0: as many as it takes), what is too long is counted for a few tricks and estimated
    after, by the `weights`.
    The plain Python search knows no such bound. Raises SpadilleError.
    """
    if nodes and weights is None:
        raise SpadilleError("expected weights to estimate by, where the nodes are bounded; got none")
    if not READY:
        return Values(reference(ending), exact=True)
    led = -1 if ending.led is None else ending.led
    try:
        cards, exact = _native.pinochle_end(ending.mine, ending.other, ending.trump, led, nodes, weights)
    except (ValueError, OverflowError) as error:
        raise SpadilleError(str(error)) from error
    return Values(dict(cards), bool(exact))


# -- the same in plain Python --------------------------------------------------------------------------


def reference(ending: Ending) -> dict[int, int]:
    """The values of all cards of different kinds, by trying everything."""
    known: dict[tuple[int, int], int] = {}
    mine, other, trump = ending.mine, ending.other, ending.trump

    def lead(leader: int, follower: int) -> int:
        if not leader:
            return 0
        key = leader, follower
        if key not in known:
            known[key] = max(answer(card, leader ^ 1 << card, follower) for card in _kinds(leader))
        return known[key]

    def answer(led: int, leader: int, follower: int) -> int:
        answers = _kinds(_answers(follower, led, trump))
        return min(after(led, card, leader, follower ^ 1 << card) for card in answers)

    def after(led: int, card: int, leader: int, follower: int) -> int:
        points = POINTS[led % LANE // 2] + POINTS[card % LANE // 2] + (0 if leader else LAST_TRICK)
        if _beats(card, led, trump):
            return -points - lead(follower, leader)
        return points + lead(leader, follower)

    if ending.led is None:
        return {card & ~1: answer(card, mine ^ 1 << card, other) for card in _kinds(mine)}
    cards = _kinds(_answers(mine, ending.led, trump))
    return {card & ~1: -after(ending.led, card, other, mine ^ 1 << card) for card in cards}


def _beats(card: int, led: int, trump: int) -> bool:
    if card // LANE == led // LANE:
        return card // 2 > led // 2
    return card // LANE == trump


def _answers(hand: int, led: int, trump: int) -> int:
    """Of the suit led, of trumps higher ones; else trumps; else anything."""
    suit, trumps = (hand & (1 << LANE) - 1 << which * LANE for which in (led // LANE, trump))
    if led // LANE == trump:
        suit = suit >> (led | 1) + 1 << (led | 1) + 1
    return suit or trumps or hand


def _kinds(hand: int) -> Iterator[int]:
    """One card of each kind."""
    last = None
    while hand:
        card = (hand & -hand).bit_length() - 1
        hand &= hand - 1
        if card // 2 != last:
            yield card
        last = card // 2


# -- earlier: worlds -----------------------------------------------------------------------------------


class Facts(Value, frozen=True, kw_only=True):
    """What the seat on turn knows while there is a stock."""

    phase: int
    seat: int
    trump: int
    upcard: int
    last: int | None
    """The last stock card, where it has been shown."""
    led: int | None
    tricks: int
    hidden: int
    """How many cards the other seat hides."""
    melded: bool
    chooses: bool
    """The winner of the last trick with a draw takes the card it likes better."""
    hand: int
    known: int
    """What the other seat is known to hold."""
    unseen: int
    barred: int
    """Unseen cards that the other seat cannot hold."""
    gone: int
    laid: tuple[int, int]
    """Every card that each seat has melded."""
    spent: tuple[int, int, int, int, int]
    """Cards that may not serve again in a flush, a royal marriage, a marriage, four of a kind, a pinochle."""
    won: tuple[int, int]
    """Card points won so far."""
    weights: Weights


def roll_out(
    facts: Facts, options: Sequence[tuple[int, int]], worlds: int, *, seed: int = 0
) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each option and world the points of both seats from here to the end of the deal; native only.

    An option is what is done and with which cards. All are tried in the same worlds. Raises SpadilleError.
    """
    try:
        flat = memoryview(_native.pinochle(facts, tuple(options), worlds, seed)).cast("h")
    except (ValueError, OverflowError) as error:
        raise SpadilleError(str(error)) from error
    pairs = tuple(zip(flat[::2], flat[1::2], strict=True))
    return tuple(pairs[at : at + worlds] for at in range(0, len(pairs), worlds))


Step: TypeAlias = tuple[int, int]
"""What is done, and with which cards."""


class Replay(Value, frozen=True):
    """Before each move: who is on turn, and all that may be done; and what both seats have melded and won."""

    turns: tuple[int, ...]
    may: tuple[frozenset[Step], ...]
    melds: tuple[int, int]
    won: tuple[int, int]


def replay(facts: Facts, other: int, stock: Sequence[int], moves: Sequence[Step]) -> Replay:
    """Moves made by the rules of the kernel, where the other hand and the stock are known. Raises SpadilleError."""
    try:
        turns, may, melds, won = _native.pinochle_replay(facts, other, tuple(stock), tuple(moves))
    except (ValueError, OverflowError) as error:
        raise SpadilleError(str(error)) from error
    return Replay(tuple(turns), tuple(map(frozenset, may)), melds, won)
