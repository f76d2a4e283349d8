"""Mini Baccarat: the values of cards, the drawing table, and a coup as the shoe gives it.

There are no decisions here: a coup is a function of the order of the shoe (BAC-50).
"""

from __future__ import annotations

from typing import Final

from spadille.cards.card import CARDS, Card
from spadille.cards.pack import Pack
from spadille.core.contract import Value

PUNTO, BANCO, TIE = range(3)
"""The three outcomes (BAC-01), and the spots for them in the order they lie from the bettor (BAC-12)."""
MAIN: Final = 3
"""Number of spots at every table; later ones are for side bets (BAC-H6)."""
SIDE_BETS: Final = (
    "player-pair",
    "banker-pair",
    "either-pair",
    "perfect-pair",
    "big",
    "small",
    "dragon-player",
    "dragon-banker",
    "lucky-six",
    "dragon-seven",
    "panda-eight",
)
SPOTS: Final = ("punto", "banco", "tie", *SIDE_BETS)
"""The names of the bets in notation."""
BETS: Final = ("player", "banker", "tie", *SIDE_BETS)
"""The names of the bets in messages."""
HANDS: Final = ("player", "banker")

NATURAL: Final = 8
"""Smallest total on two cards that ends the coup (BAC-28)."""
STOOD: Final = 10
"""The column of the drawing table for a player hand that has stood (BAC-34, BAC-S7)."""

_DRAWING_TABLE: Final = """
    0 1 2 3 4 5 6 7 8 9 –
0   D D D D D D D D D D D   BAC-35
1   D D D D D D D D D D D   BAC-35
2   D D D D D D D D D D D   BAC-35
3   D D D D D D D D S D D   BAC-36
4   S S D D D D D D S S D   BAC-37
5   S S S S D D D D S S D   BAC-38
6   S S S S S S D D S S S   BAC-39
7   S S S S S S S S S S S   BAC-40
"""
"""Rows: the banker's two-card total. Columns: the value of the player's third card, "–" without one (BAC-34)."""

BANKER_DRAWS: Final = tuple(
    tuple(word == "D" for word in row.split()[1:-1]) for row in _DRAWING_TABLE.strip().splitlines()[1:]
)
"""True where the banker hand draws, by its total and the player's third card (BAC-34 to BAC-40)."""


def player_draws(total: int) -> bool:
    """True if the player hand draws: with five or less; it stands with six or seven (BAC-33)."""
    return total <= 5


def _value(number: int) -> int:
    rank = CARDS[number].rank  # (BAC-26)
    return 1 if rank == "A" else int(rank) if rank in "23456789" else 0


VALUES: Final = tuple(_value(number) for number in range(64))
"""The value of each card, by its number: ace one, two to nine their pips, ten and faces zero (BAC-26)."""


def total(hand: tuple[Card, ...]) -> int:
    """The score of a hand: the last digit of the sum (BAC-27)."""
    return sum(VALUES[each] for each in hand) % 10


def burned(face: Card, ten_and_faces: int) -> int:
    """Number of cards that leave the shoe before its first coup: one face up, and its value face down (BAC-22)."""
    return 1 + (VALUES[face] or ten_and_faces)


class Result(Value, frozen=True):
    """The result of a coup without the single cards, as bets depend on it."""

    cards: tuple[int, int]
    """Number of cards of the player and of the banker hand."""
    totals: tuple[int, int]

    @property
    def winner(self) -> int:
        """The winner: PUNTO, BANCO or TIE."""
        player, banker = self.totals
        return PUNTO if player > banker else BANCO if banker > player else TIE

    @property
    def natural(self) -> bool:
        """True if two cards decided the coup (BAC-28)."""
        return self.cards == (2, 2) and max(self.totals) >= NATURAL


DIFFERENT, ALIKE, SAME = range(3)
"""Likeness of a hand's first two cards: different ranks, one rank in two suits, one rank and suit (BAC-H8)."""


def likeness(one: Card, two: Card) -> int:
    """The likeness of two cards: DIFFERENT, ALIKE or SAME."""
    return SAME if one == two else ALIKE if one & 15 == two & 15 else DIFFERENT


class Coup(Value, frozen=True):
    """A dealt coup: both hands, each in dealing order, and the winner."""

    player: tuple[Card, ...]
    banker: tuple[Card, ...]
    winner: int
    """PUNTO, BANCO or TIE."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards as they left the shoe: player, banker, player, banker, thirds (BAC-S4)."""
        (p1, p2, *p3), (b1, b2, *b3) = self.player, self.banker
        return (p1, b1, p2, b2, *p3, *b3)

    @property
    def totals(self) -> tuple[int, int]:
        """The final scores of the player and the banker hand."""
        return total(self.player), total(self.banker)

    @property
    def result(self) -> Result:
        """The result of the coup."""
        return Result((len(self.player), len(self.banker)), self.totals)

    @property
    def natural(self) -> bool:
        """True if two cards decided the coup (BAC-28)."""
        return self.result.natural

    @property
    def likeness(self) -> tuple[int, int]:
        """The likeness of the first two cards of the player and of the banker hand."""
        return likeness(*self.player[:2]), likeness(*self.banker[:2])

    @property
    def pairs(self) -> tuple[bool, bool]:
        """For the player and the banker hand, True if their first two cards are of one rank."""
        (p1, p2, *_), (b1, b2, *_) = self.player, self.banker
        return p1 & 15 == p2 & 15, b1 & 15 == b2 & 15


def deal(shoe: Pack, at: int) -> tuple[Coup, int]:
    """Deal the coup that begins with card `at` of the shoe; return it, and the position of the next coup."""
    p1, b1, p2, b2 = shoe[at : at + 4]  # two cards a hand (BAC-25)
    player, banker = (VALUES[p1] + VALUES[p2]) % 10, (VALUES[b1] + VALUES[b2]) % 10  # (BAC-27)
    at += 4
    players: tuple[Card, ...] = (p1, p2)
    bankers: tuple[Card, ...] = (b1, b2)
    if player < NATURAL and banker < NATURAL:  # (BAC-28, BAC-S6)
        third = STOOD
        if player_draws(player):  # the player hand first, and nobody is asked (BAC-32, BAC-50)
            players, third = (p1, p2, shoe[at]), VALUES[shoe[at]]
            player = (player + third) % 10
            at += 1
        if BANKER_DRAWS[banker][third]:  # one card a hand at most (BAC-41)
            bankers = (b1, b2, shoe[at])
            banker = (banker + VALUES[shoe[at]]) % 10
            at += 1
    winner = PUNTO if player > banker else BANCO if banker > player else TIE  # (BAC-01, BAC-29, BAC-30, BAC-42, BAC-S5)
    return Coup(players, bankers, winner), at
