"""Five Hundred: the pack and how it is dealt, how the cards rank, and who plays after whom."""

from __future__ import annotations

from typing import Final

from spadille.cards.card import BIG_JOKER, Card, card
from spadille.cards.holding import Holding, holding
from spadille.cards.pack import Pack, five_hundred_pack
from spadille.core.contract import Seat
from spadille.games.five_hundred.rules import FiveHundredOptions
from spadille.games.five_hundred.state import NO_TRUMP
from spadille.parts.tricks import CARD_NUMBERS, Order, make_order

SEATS: Final = 4
PACK: Final = five_hundred_pack()
"""No twos, no threes, one joker (Rule.PACK)."""
WHOLE: Final[Holding] = holding(PACK)
JOKER: Final[Holding] = 1 << BIG_JOKER
ACES: Final = holding(each for each in PACK if each.rank == "A")
FACES: Final = holding(each for each in PACK if each.rank in ("K", "Q", "J"))
"""Kings, queens and jacks, and the joker, which is spelt with a J."""
PACKETS: Final[tuple[tuple[Seat | str, int], ...]] = (
    *((seat, 3) for seat in range(SEATS)),
    ("middle", 2),
    *((seat, 2) for seat in range(SEATS)),
    ("middle", 2),
    *((seat, 3) for seat in range(SEATS)),
    *((seat, 2) for seat in range(SEATS)),
    ("middle", 1),
)
"""Who gets how many, seats counted from the dealer's left; the card left over joins the middle (Rule.DEAL)."""
LAYOUT: Final = tuple(place for place, cards in PACKETS for _ in range(cards))


def _order(strain: int) -> Order:
    """Joker, right bower, left bower, then ace to four; plain suits and no trump ace to four.

    (Rule.TRUMPS, Rule.PLAIN_SUITS, Rule.JOKER_ALONE)
    """
    suits: list[list[Card]] = [[each for each in PACK if each.suit == suit] for suit in range(4)]
    if strain == NO_TRUMP:
        return make_order([*suits, [BIG_JOKER]], trump=NO_TRUMP)
    right, left = card(f"J{'CDHS'[strain]}"), card(f"J{'CDHS'[3 - strain]}")
    suits[strain].remove(right)
    suits[3 - strain].remove(left)
    suits[strain] += [left, right, BIG_JOKER]
    return make_order(suits, trump=strain)


ORDERS: Final = tuple(_order(strain) for strain in (*range(4), NO_TRUMP))
"""How the cards rank, for every strain."""
FOLLOWERS: Final = tuple(tuple(order.suits[order.suit[number]] for number in range(CARD_NUMBERS)) for order in ORDERS)
"""For every strain and card led: the cards that follow it."""


def followers(strain: int, lead: Card, named: int) -> Holding:
    """The cards that follow a lead; after a joker that named a suit, those that count as it."""
    return ORDERS[strain].suits[named] if lead == BIG_JOKER and named >= 0 else FOLLOWERS[strain][lead]


def _round(leader: Seat, sits_out: Seat) -> tuple[Seat, ...]:
    return tuple(seat for turn in range(SEATS) if (seat := (leader + turn) % SEATS) != sits_out)


ROUNDS: Final = tuple(tuple(_round(leader, sits_out) for leader in range(SEATS)) for sits_out in (*range(SEATS), -1))
"""Who plays to a trick, by the seat that sits out (-1, the last row, for nobody) and the leader."""
NEXT: Final = tuple(tuple(rounds[(seat + 1) % SEATS][0] for seat in range(SEATS)) for rounds in ROUNDS)
"""Who plays next: to the left, past a partner who sits out (FVH-43, Rule.SITS_OUT)."""


def announces(hand: Holding) -> bool:
    """Exactly one ace, and neither face card nor joker (Rule.ACE_NO_FACE)."""
    return not hand & FACES and (hand & ACES).bit_count() == 1


def pack(_: FiveHundredOptions, __: int) -> Pack:
    """The cards it is played with."""
    return PACK
