"""Pinochle: the options, and the table of melds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from spadille.cards.card import CARDS, DIAMONDS, RANKS, SPADES, SUITS, Card, card
from spadille.cards.holding import Holding, holding
from spadille.cards.pack import Pack, pinochle_pack
from spadille.core.options import Option, Options, Rulebook
from spadille.core.words import Text
from spadille.games.pinochle import say
from spadille.games.pinochle.clauses import Rule
from spadille.games.pinochle.house import Counting, DixSwap, Endgame, MeldsATrick, Reuse
from spadille.parts import say as shared
from spadille.parts.dealing import DealerMethod, first_dealer_option
from spadille.parts.melds import Shape, by_cards
from spadille.parts.tricks import Order, make_order, with_copies

LEAST_STEP: Final = 250
"""Minimum rise of the target: good players make nearly 290 a deal, and with a smaller rise a match hardly ends
(PIN-66).
"""


class PinochleOptions(Options, frozen=True, kw_only=True):
    """The choices that the text leaves to the table, and variants from older books."""

    packet: Annotated[
        Literal[3, 4],
        Option(values=((3, say("option-packet-three")), (4, say("option-packet-four"))), clauses="PIN-07"),
    ] = 3
    target: Annotated[int, Option(whole=lambda n: say("option-target", n=n), clauses="PIN-64 PIN-S1")] = 1000
    target_rule: Annotated[
        Literal["exceed", "reach"],
        Option(
            values=(
                ("exceed", say("option-exceed")),
                ("reach", say("option-reach")),
            ),
            clauses="PIN-64 PIN-67 PIN-S1",
            left_open="PIN-S1",
        ),
    ] = "exceed"
    target_step: Annotated[
        int,
        Option(
            whole=lambda n: say("option-step", n=n),
            low=1,
            clauses="PIN-65 PIN-66",
            applies=lambda table, _: table.both_over == "raise_target",
        ),
    ] = 250
    both_over: Annotated[
        Literal["raise_target", "higher_wins"],
        Option(
            values=(
                ("raise_target", say("option-both-raise")),
                ("higher_wins", say("option-both-higher")),
            ),
            clauses="PIN-65 PIN-66 PIN-67 PIN-S3",
            left_open="PIN-S3",
        ),
    ] = "raise_target"
    target_chain: Annotated[
        Literal["play_on_first", "play_on", "immediate"],
        Option(
            values=(
                (
                    "play_on",
                    say("option-chain-on"),
                ),
                ("play_on_first", say("option-chain-first")),
                ("immediate", say("option-chain-at-once")),
            ),
            clauses="PIN-66 PIN-S3",
            left_open="PIN-S3",
            applies=lambda table, _: table.both_over == "raise_target",
        ),
    ] = "play_on_first"
    last_card_choice: Annotated[
        Literal["winner_takes_stock_card", "winner_chooses"],
        Option(
            values=(
                ("winner_takes_stock_card", say("option-last-stock")),
                ("winner_chooses", say("option-last-choice")),
            ),
            clauses="PIN-51 PIN-52 PIN-S2",
            left_open="PIN-S2",
        ),
    ] = "winner_takes_stock_card"
    first_dealer: Annotated[DealerMethod, first_dealer_option("PIN-S16", left_open="PIN-S16")] = "draw_high"
    max_deals: Annotated[
        int,
        Option(
            whole=lambda n: shared("option-max-deals", n=n), low=1, high=10_000, clauses="PIN-S16", left_open="PIN-S16"
        ),
    ] = 100

    melds_a_trick: MeldsATrick = "one"
    reuse: Reuse = "upward"
    dix_swap: DixSwap = True
    endgame: Endgame = "strict"
    counting: Counting = "classic"

    def contradiction(self, seats: int) -> Text | None:
        rises = self.both_over == "raise_target" and self.target_chain == "play_on"
        if rises and self.target_step < LEAST_STEP:
            return say("step-too-small", least=LEAST_STEP, step=self.target_step)
        return None


DENEXA: Final = Rulebook(
    "denexa",
    "Denexa Games",
    PinochleOptions(),
    (2,),
    2,
    prefix="PIN",  # (PIN-01)
    line=say("line"),
)
RULEBOOKS: Final = {DENEXA.name: DENEXA}

# -- the cards -------------------------------------------------------------------------------------

PACK: Final = pinochle_pack()
"""Two of each card from nine to ace; the second copy is marked (PIN-03, PIN-04)."""
RANKING: Final = "9JQKTA"
"""Ranks from low to high: the ten is next below the ace (PIN-11)."""
POINTS: Final[Mapping[str, int]] = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
"""Points of a won card (PIN-60)."""
COUNTS: Final[Mapping[str, Mapping[str, int]]] = {
    "classic": POINTS,
    "simple": {"A": 10, "T": 10, "K": 5, "Q": 5, "J": 0, "9": 0},
    "counters": {"A": 10, "T": 10, "K": 10, "Q": 0, "J": 0, "9": 0},
}
"""Card points for each way of counting; the whole pack is 240 in all of them (Rule.OTHER_COUNTS)."""
DEALT_TO_EACH: Final = 12
PHASE_ONE: Final = 12
"""Tricks of phase one: 23 stock cards and the upcard feed twelve draws each (PIN-S2)."""
ALL_TRICKS: Final = 24
NINES: Final = tuple(card("9" + suit) for suit in SUITS)
"""The plain nine of each suit: the dix when that suit is trumps."""
ORDERS: Final[tuple[Order, ...]] = tuple(
    with_copies(make_order(([card(rank + suit) for rank in RANKING] for suit in SUITS), trump)) for trump in range(4)
)
"""The ranking of the cards, by trump suit."""


def card_points(each: Card, counting: str = "classic") -> int:
    """The points of a card in a won trick."""
    return COUNTS[counting][RANKS[each & 15]]


# -- the melds -------------------------------------------------------------------------------------


def _suit(suit: int, ranks: str) -> Holding:
    return holding(card(rank + SUITS[suit]) for rank in ranks)


def _four(rank: str) -> Holding:
    return holding(card(rank + suit) for suit in SUITS)


def _marriage(suit: int, trump: int) -> Shape:
    if suit == trump:
        return Shape("royal marriage", "A", 40, Rule.ROYAL_MARRIAGE, _suit(suit, "KQ"))
    return Shape("marriage", "A", 20, Rule.MARRIAGE, _suit(suit, "KQ"))


def _melds(trump: int) -> tuple[Shape, ...]:
    return (
        Shape("flush", "A", 150, Rule.FLUSH, _suit(trump, "ATKQJ")),
        Shape("100 aces", "B", 100, Rule.ACES, _four("A")),
        Shape("80 kings", "B", 80, Rule.KINGS, _four("K")),
        Shape("60 queens", "B", 60, Rule.QUEENS, _four("Q")),
        Shape("40 jacks", "B", 40, Rule.JACKS, _four("J")),
        Shape("pinochle", "C", 40, Rule.PINOCHLE, _suit(SPADES, "Q") | _suit(DIAMONDS, "J")),
        *(_marriage(suit, trump) for suit in sorted(range(4), key=lambda suit: suit != trump)),
    )


MELDS: Final = tuple(by_cards(_melds(trump)) for trump in range(4))
"""Every meld but the dix, by its plain cards, for each trump suit."""
DIX_SHAPES: Final = tuple(Shape("dix", "A", 10, Rule.DIX, 1 << nine) for nine in NINES)
"""The trump nine shown, by trump suit."""
SWAP_SHAPES: Final = tuple(Shape("dix swapped", "A", 10, Rule.SWAP_SCORES, 1 << nine) for nine in NINES)
"""The trump nine swapped for the upcard, by trump suit (PIN-40)."""
KINDS: Final = {
    "flush": "flush",
    "100 aces": "aces",
    "80 kings": "kings",
    "60 queens": "queens",
    "40 jacks": "jacks",
    "pinochle": "pinochle",
    "royal marriage": "royal",
    "marriage": "marriage",
    "dix": "dix",
    "dix swapped": "swapped",
}
"""Keys of the melds in messages, by name."""
SPOKEN_MELDS: Final = {name: say("meld", kind=kind) for name, kind in KINDS.items()}
"""Names of the melds in messages."""
BEATEN_BY: Final[tuple[tuple[Holding, ...], ...]] = tuple(
    tuple(
        holding(each for each in PACK if order.power[order.suit[led]][each] > order.power[order.suit[led]][led])
        if led in PACK
        else 0
        for led in range(max(CARDS) + 1)
    )
    for order in ORDERS
)
"""By trump suit and card led: every card that beats it.

Higher ones of its suit (PIN-15), of trumps too (PIN-17), never the same card (PIN-18); for a plain lead also every
trump (PIN-16), and no card of another plain suit (PIN-19).
"""


def _answers(trump: int) -> tuple[tuple[Holding, Holding], ...]:
    """For each card led: the answers that are a duty if held, and those that are the next duty (PIN-55, PIN-56,
    PIN-57).
    """
    order = ORDERS[trump]
    return tuple(
        (BEATEN_BY[trump][led] if order.suit[led] == trump else order.suits[order.suit[led]], order.suits[trump])
        for led in range(max(CARDS) + 1)
    )


ANSWERS: Final = tuple(_answers(trump) for trump in range(4))
"""By trump suit and card led in phase two: the cards of first duty and those of second duty; without either, any card.
"""


def pack(_: PinochleOptions, __: int) -> Pack:
    """The cards of the pack."""
    return PACK
