"""Two-handed Pinochle in the native kernel: exact play of the last tricks, and rule-of-thumb roll-outs before them.

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
"""Card points, by rank."""
LAST_TRICK: Final = 10
PHASES: Final = ("play", "meld", "take")
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
    """Fitted numbers of the rules of thumb, in points; by rank from nine to ace where there are six.

    The regular player and the native roll-out use the same numbers; the kernel reads these fields by name.
    """

    trump_kept: tuple[float, float, float, float, float, float]
    """Worth of a trump kept for phase two."""
    plain_kept: tuple[float, float, float, float, float, float]
    ending_trump: tuple[float, float, float, float, float, float]
    """Each trump's share in the result of the last tricks, for the leader over the other: fitted to endings played out.
    """
    ending_plain: tuple[float, float, float, float, float, float]
    ending_lead: float
    """Worth of leading to the last tricks."""
    ending_exposed: float
    """Worth of a point in a plain suit of which the other seat, with trumps, has one card; of two if it has none."""
    ending_unmatched: float
    """Worth of a card more in a plain suit, in either hand, for each trump more."""
    ending_top: float
    """Worth of a plain card that the other hand cannot beat in its suit, to the seat with at least as many trumps."""
    hurry: float
    """Share of a waiting meld's worth that depends on the next trick."""
    trick: float
    """Worth of a trick of phase one besides its cards: the lead, and a delay of the other seat's meld."""
    lead: float
    """Points expected from the answer to a lead."""
    willing: tuple[float, float]
    """Probability that an opponent who can beat a led card does so: for a low card, and for one of ten points or more.
    """


class Ending(Value, frozen=True, kw_only=True):
    """The last tricks, with both hands known."""

    mine: int
    """The hand of the seat on turn."""
    other: int
    trump: int
    led: int | None = None
    """The card that the other seat has led; None when the seat on turn leads."""


class Values(Value, frozen=True):
    """Card points that each card wins for the seat on turn more than for the other, the last trick included."""

    cards: dict[int, int]
    exact: bool
    """True if every trick was searched; False if those after the next few were estimated."""


def values(ending: Ending, *, nodes: int = 0, weights: Weights | None = None) -> Values:
    """The values of all legal cards of different kinds.

    At most `nodes` positions are searched (0: no limit); a longer ending is searched for a few tricks and estimated
    after them by the `weights`. The plain Python search has no limit. Raises SpadilleError.
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
    """The values of all legal cards of different kinds, by exhaustive search."""
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
    """The legal answers: cards of the suit led (of trumps only higher ones); else trumps; else any card."""
    suit, trumps = (hand & (1 << LANE) - 1 << which * LANE for which in (led // LANE, trump))
    if led // LANE == trump:
        suit = suit >> (led | 1) + 1 << (led | 1) + 1
    return suit or trumps or hand


def _kinds(hand: int) -> Iterator[int]:
    """Yield one card of each kind."""
    last = None
    while hand:
        card = (hand & -hand).bit_length() - 1
        hand &= hand - 1
        if card // 2 != last:
            yield card
        last = card // 2


# -- earlier: worlds -----------------------------------------------------------------------------------


class Facts(Value, frozen=True, kw_only=True):
    """The knowledge of the seat on turn while there is a stock."""

    phase: int
    """Place among PHASES."""
    seat: int
    trump: int
    upcard: int
    last: int | None
    """The last stock card, if it has been shown."""
    led: int | None
    tricks: int
    hidden: int
    """Number of cards in the other seat's hand that are not known."""
    melded: bool
    chooses: bool
    """True if the winner of the last trick with a draw chooses between the two last cards."""
    hand: int
    known: int
    """Cards that the other seat is known to hold."""
    unseen: int
    barred: int
    """Unseen cards that the other seat cannot hold."""
    gone: int
    since: int | None
    """Number of cards that the other seat has drawn since it last could meld; None if it never could."""
    silent: bool
    """True if the other seat did not meld at that last chance."""
    held: int
    """Known cards that it held at that chance."""
    played: int
    """Other cards that it has played since that chance."""
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
    """The points, for each option and world, of both seats from here to the end of the deal; native only.

    An option is an action and its cards. All options are tried in the same worlds. Raises SpadilleError.
    """
    try:
        flat = memoryview(_native.pinochle(facts, tuple(options), worlds, seed)).cast("h")
    except (ValueError, OverflowError) as error:
        raise SpadilleError(str(error)) from error
    pairs = tuple(zip(flat[::2], flat[1::2], strict=True))
    return tuple(pairs[at : at + worlds] for at in range(0, len(pairs), worlds))


def imagined_hands(facts: Facts, worlds: int, *, seed: int = 0) -> tuple[int, ...]:
    """The hands of the other seat in the worlds of a roll-out, for tests. Raises SpadilleError."""
    try:
        return tuple(_native.pinochle_worlds(facts, worlds, seed))
    except (ValueError, OverflowError) as error:
        raise SpadilleError(str(error)) from error


Step: TypeAlias = tuple[int, int]
"""An action, and the cards it is made with."""


class Replay(Value, frozen=True):
    """For each move, the seat on turn and its legal steps; and the points that both seats have melded and won."""

    turns: tuple[int, ...]
    may: tuple[frozenset[Step], ...]
    melds: tuple[int, int]
    won: tuple[int, int]


def replay(facts: Facts, other: int, stock: Sequence[int], moves: Sequence[Step]) -> Replay:
    """Replay moves by the kernel's rules, with the other hand and the stock known. Raises SpadilleError."""
    try:
        turns, may, melds, won = _native.pinochle_replay(facts, other, tuple(stock), tuple(moves))
    except (ValueError, OverflowError) as error:
        raise SpadilleError(str(error)) from error
    return Replay(tuple(turns), tuple(map(frozenset, may)), melds, won)
