"""Five Hundred: the pack, its deal, the ranks of cards, and the order of play."""

from __future__ import annotations

from functools import cache
from typing import Final

from spadille.cards.card import BIG_JOKER, Card, card
from spadille.cards.holding import Holding, holding
from spadille.cards.pack import STANDARD, Pack, five_hundred_pack, five_hundred_packs
from spadille.core.contract import Seat
from spadille.games.five_hundred.rules import FiveHundredOptions
from spadille.games.five_hundred.state import NO_TRUMP
from spadille.parts.tricks import CARD_NUMBERS, Order, make_order

SEATS: Final = 4
PACK: Final = five_hundred_pack()
"""The usual pack: no twos, no threes, one joker (Rule.PACK)."""
WHOLE: Final[Holding] = holding(PACK)
JOKER: Final[Holding] = 1 << BIG_JOKER
ACES: Final = holding(each for each in STANDARD if each.rank == "A")
FACES: Final = holding(each for each in PACK if each.rank in ("K", "Q", "J"))
"""Kings, queens and jacks, and the joker, which is spelt with a J."""
PACKS: Final = five_hundred_packs()


def _order(pack: Pack, strain: int) -> Order:
    """The order of a strain: joker, right bower, left bower, then ace down; plain suits and no trump ace down.

    (Rule.TRUMPS, Rule.PLAIN_SUITS, Rule.JOKER_ALONE)
    """
    suits: list[list[Card]] = [sorted(each for each in pack if each.suit == suit) for suit in range(4)]
    if strain == NO_TRUMP:
        return make_order([*suits, [BIG_JOKER]], trump=NO_TRUMP)
    right, left = card(f"J{'CDHS'[strain]}"), card(f"J{'CDHS'[3 - strain]}")
    suits[strain].remove(right)
    suits[3 - strain].remove(left)
    suits[strain] += [left, right, BIG_JOKER]
    return make_order(suits, trump=strain)


class Setting:
    """Sides, pack, layout of the deal and ranks at a table; all of it is public."""

    def __init__(self, seats: int, sides: int, pack: str, middle: int, joker: str) -> None:
        self.seats, self.sides, self.middle = seats, sides, middle
        self.pack = PACKS[pack]
        self.whole: Holding = holding(self.pack)
        self.joker = joker
        """The rule for playing a joker at no trump."""
        self.layout = _layout(seats, middle, len(self.pack))
        self.aside = self.layout.count("aside")
        """Number of cards dealt to nobody (Rule.DEAD_HAND)."""
        self.orders = tuple(_order(self.pack, strain) for strain in (*range(4), NO_TRUMP))
        """The order of the cards, for every strain."""
        self.followed_by = tuple(
            tuple(order.suits[order.suit[number]] for number in range(CARD_NUMBERS)) for order in self.orders
        )
        """For every strain and card led: the cards that follow it."""
        self.rounds = tuple(
            tuple(self._round(leader, sits_out) for leader in range(seats)) for sits_out in (*range(seats), -1)
        )
        """The seats that play to a trick, by the seat that sits out (-1, the last row: none) and the leader."""
        self.next = tuple(tuple(rounds[(seat + 1) % seats][0] for seat in range(seats)) for rounds in self.rounds)
        """The next seat to play: to the left, past partners who sit out (FVH-43, Rule.SITS_OUT)."""

    def followers(self, strain: int, lead: Card, named: int) -> Holding:
        """The cards that follow a lead; after a joker that named a suit, the cards of that suit."""
        if lead == BIG_JOKER and named >= 0:
            return self.orders[strain].suits[named]
        return self.followed_by[strain][lead]

    def partner(self, seat: Seat) -> Seat:
        """The next seat of the same side; the seat itself if each plays alone."""
        return (seat + self.sides) % self.seats

    def same_side(self, one: Seat, other: Seat) -> bool:
        """True if two seats are on the same side."""
        return one % self.sides == other % self.sides

    def sitting_out(self, declarer: Seat) -> Seat:
        """The seat that sits out of nullo: the declarer's partner, of two the next to the left; -1 if there is none.

        (Rule.ALL_PARTNERS_OUT)
        """
        return self.partner(declarer) if self.sides < self.seats else -1

    def is_out(self, seat: Seat, sits_out: Seat) -> bool:
        """True if a seat sits out: all on the side of `sits_out` do but the declarer (Rule.ALL_PARTNERS_OUT)."""
        declarer = (sits_out - self.sides) % self.seats
        return sits_out >= 0 and seat != declarer and seat % self.sides == declarer % self.sides

    def _round(self, leader: Seat, sits_out: Seat) -> tuple[Seat, ...]:
        around = [(leader + turn) % self.seats for turn in range(self.seats)]
        return tuple(seat for seat in around if not self.is_out(seat, sits_out))


def _layout(seats: int, middle: int, cards: int) -> tuple[Seat | str, ...]:
    """The receiver of each card of the pack, seats counted from the dealer's left.

    The pack of 45 has its own packets, and its last card joins the middle (Rule.DEAL); any other is dealt by three,
    four and three to each, with cards to the middle after each round (Rule.PACKETS). The rest is set aside.
    """
    packets = ((3, 2), (2, 2), (3, 0), (2, 1)) if cards == len(PACK) else ((3, 1), (4, 1), (3, middle - 2))
    dealt: list[Seat | str] = []
    for each, to_middle in packets:
        dealt += [seat for seat in range(seats) for _ in range(each)] + ["middle"] * to_middle
    return (*dealt, *["aside"] * (cards - len(dealt)))


@cache
def setting_of(seats: int, sides: int, pack: str, middle: int, joker: str) -> Setting:
    """Return the setting for these values, shared by all games that have it."""
    return Setting(seats, sides, pack, middle, joker)


def setting(options: FiveHundredOptions, seats: int) -> Setting:
    """The setting of a table."""
    sides = options.how_many_sides(seats)
    return setting_of(seats, sides, options.pack, options.middle, options.joker_no_trump)


USUAL: Final = setting(FiveHundredOptions(), SEATS)
"""Two pairs with the 45 cards."""
LAYOUT: Final = USUAL.layout
ORDERS: Final = USUAL.orders
ROUNDS: Final = USUAL.rounds


def announces(hand: Holding) -> bool:
    """True for exactly one ace, and neither face card nor joker (Rule.ACE_NO_FACE)."""
    return not hand & FACES and (hand & ACES).bit_count() == 1


def pack(options: FiveHundredOptions, _: int) -> Pack:
    """The pack of a table."""
    return PACKS[options.pack]
