"""Positions of trick games in the kernel's own terms, and the reading of double-dummy files."""

from __future__ import annotations

from types import NoneType
from typing import Final, Literal, TypeAlias

from spadille.core.contract import Value
from spadille.core.errors import Unreadable, shortly

Cards: TypeAlias = int
"""A set of cards: bit `suit * 16 + rank`. Suits are effective suits from 0, a higher rank wins."""

LANE: Final = 16
SUITS: Final = 4
COMPASS: Final = "NESW"
PBN_SUITS: Final = "SHDC"
PBN_RANKS: Final = "23456789TJQKA"
SPADES: Final = 3
NO_CARDS: Final = "expected at least one card in every hand; got none"


class Problem(Value, frozen=True, kw_only=True):
    """Two to six hands in two sides, all cards visible; the value is the number of tricks to come of the leading side.

    The leading side is the side of the seat that leads, or led, the current trick, which counts too.
    """

    hands: tuple[Cards, ...]
    """The cards of each hand, as a set."""
    leader: int
    """The hand that leads or has led, from 0."""
    sides: tuple[int, ...]
    """The side of each hand, 0 or 1."""
    trump: int | None = None
    """The trump suit, from 0; None if there is none."""
    table: tuple[int, ...] = ()
    """The numbers of the cards on the table, the leader's first."""
    duty: Literal["follow", "head"] = "follow"
    """follow: a seat follows suit if it can. head: it also beats the best card if it can, else trumps or overtrumps."""
    unbroken: bool = False
    """True while trumps may not be led as long as the leader holds anything else; a trump played ends that."""

    @property
    def turn(self) -> int:
        """The hand that plays next, from 0; raises Unreadable for an invalid problem."""
        try:
            return (self.leader + len(self.table)) % len(self.hands)
        except (TypeError, ZeroDivisionError):
            raise Unreadable(str(_hollow(self))) from None


def lane_of(suit: int) -> Cards:
    """All possible cards of a suit."""
    return ((1 << LANE) - 1) << suit * LANE


def _hollow(problem: Problem) -> str | None:
    """Describe a field of a problem that has the wrong type or form; None if there is none."""
    for name in ("hands", "sides", "table"):
        held = getattr(problem, name)
        if type(held) is not tuple or not all(type(each) is int for each in held):
            return f"expected {name} as a tuple of whole numbers; got {shortly(held)}"
    if not problem.hands:
        return "expected 2 to 6 hands; got 0"
    if type(problem.leader) is not int or type(problem.trump) not in (int, NoneType):
        return (
            "expected the numbers of the leader and the trump suit, or no trump; "
            f"got {shortly(problem.leader)}, {shortly(problem.trump)}"
        )
    if problem.duty not in ("follow", "head") or type(problem.unbroken) is not bool:
        return (
            "expected follow or head as duty, and whether trumps are unbroken; "
            f"got {shortly(problem.duty)}, {shortly(problem.unbroken)}"
        )
    return None


def flaw(problem: Problem) -> str | None:
    """Describe what is wrong with a problem; None if it can be searched."""
    if wrong := _hollow(problem):
        return wrong
    hands, table, seats = problem.hands, problem.table, len(problem.hands)
    if not 2 <= seats <= 6:
        return f"expected 2 to 6 hands; got {seats}"
    if len(problem.sides) != seats or not set(problem.sides) <= {0, 1}:
        return "expected a side, 0 or 1, for every hand"
    if problem.leader not in range(seats) or len(table) >= seats:
        return "expected a leader and an unfinished trick"
    if problem.trump not in (None, *range(SUITS)):
        return f"expected a trump suit from 0 to {SUITS - 1}, or none"
    if not all(0 <= hand < 1 << LANE * SUITS for hand in hands) or not all(0 <= each < LANE * SUITS for each in table):
        return "expected cards from 0 to 63"
    every = [*hands, *(1 << each for each in table)]
    union = 0
    for each in every:
        if union & each:
            return f"the card {spell((union & each).bit_length() - 1)} is there twice"
        union |= each
    left = hands[problem.turn].bit_count()
    for behind in range(seats):
        if hands[(problem.leader + behind) % seats].bit_count() != left - (behind < len(table)):
            return "the hands are not equally long"
    return None


def spell(card: int) -> str:
    """A card of a 52-card problem in notation: "AS", "TH"."""
    suit, rank = divmod(card, LANE)
    return (PBN_RANKS[rank] if rank < len(PBN_RANKS) else str(rank)) + PBN_SUITS[SUITS - 1 - suit]


def read_pbn(text: str, on_lead: str, *, trump: int | None = SPADES, unbroken: bool = False) -> Problem:
    """A deal such as `N:AKJ6.7.Q983.T862 …`: seats clockwise from the one named, spades first, clubs last.

    >>> read_pbn("N:A.K.. Q.J.. 2.3.. 4.5..", "E").leader
    1
    """
    first, colon, rest = text.strip().partition(":")
    words = rest.split()
    if not colon or len(first) != 1 or first not in COMPASS or len(words) != len(COMPASS):
        raise Unreadable(f"expected four hands after N:, E:, S: or W:; got {text[:40]!r}")
    if len(on_lead) != 1 or on_lead not in COMPASS:
        raise Unreadable(f"expected N, E, S or W on lead; got {on_lead[:20]!r}")
    hands = [0] * len(COMPASS)
    for place, word in enumerate(words):
        hands[(COMPASS.index(first) + place) % len(COMPASS)] = _read_hand(word)
    problem = Problem(
        hands=tuple(hands), leader=COMPASS.index(on_lead), sides=(0, 1, 0, 1), trump=trump, unbroken=unbroken
    )
    if wrong := flaw(problem):
        raise Unreadable(wrong)
    if not any(hands):
        raise Unreadable(NO_CARDS)
    return problem


def _read_hand(word: str) -> Cards:
    suits = word.split(".")
    if len(suits) != SUITS:
        raise Unreadable(f"expected four suits separated by dots; got {word[:40]!r}")
    hand = 0
    for place, ranks in enumerate(suits):
        for rank in ranks:
            if rank not in PBN_RANKS:
                raise Unreadable(f"expected ranks from {PBN_RANKS}; got {rank!r}")
            one = 1 << (SUITS - 1 - place) * LANE + PBN_RANKS.index(rank)
            if hand & one:
                raise Unreadable(f"the card {spell(one.bit_length() - 1)} is there twice")
            hand |= one
    return hand


def in_file_order(cards: Cards) -> list[int]:
    """The cards of a hand in the order of double-dummy files: spades first, ace first."""
    found = []
    while cards:
        found.append(cards.bit_length() - 1)
        cards ^= 1 << found[-1]
    return found
