"""German Whist: the options, the rulebooks as values of them, and how the cards rank."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from spadille.cards.card import CARDS
from spadille.cards.holding import SUIT_HOLDINGS, holding, members
from spadille.cards.pack import STANDARD, Pack
from spadille.core.options import Option, Options, Rulebook
from spadille.parts.tricks import make_order

HAND: Final = 13
"""Cards of each player, and tricks of each half."""
ALL_TRICKS: Final = 2 * HAND
PACK: Final[Pack] = STANDARD
WHOLE_PACK: Final = holding(PACK)

ORDERS: Final = tuple(make_order([members(suit & WHOLE_PACK) for suit in SUIT_HOLDINGS], trump) for trump in range(4))
"""How the cards rank, by the suit that is trumps (Rule.PACK)."""
BEATEN_BY: Final = tuple(
    {
        led: holding(each for each in PACK if order.power[led.suit][each] > order.power[led.suit][led])
        for led in map(CARDS.__getitem__, PACK)
    }
    for order in ORDERS
)
"""By trumps and the card led: the cards that win the trick from it (Rule.TRICK)."""


class GermanWhistOptions(Options, frozen=True, kw_only=True):
    """What tables settle differently."""

    scoring: Annotated[
        Literal["majority", "tricks"],
        Option(
            values=(
                ("majority", "Who wins more of the tricks that count scores one point."),
                ("tricks", "Each trick above half of those that count scores one point."),
            ),
            clauses="GWH-18 GWH-19",
        ),
    ] = "majority"
    counted: Annotated[
        Literal["second_half", "all"],
        Option(
            values=(
                ("second_half", "Only the last thirteen tricks count."),
                ("all", "All twenty-six tricks count."),
            ),
            clauses="GWH-18 GWH-S2",
        ),
    ] = "second_half"
    target: Annotated[
        int,
        Option(whole="The match is played to {} points.", low=1, high=1000, clauses="GWH-22 GWH-S1"),
    ] = 3
    first_dealer: Annotated[
        Literal["draw_high", "random"],
        Option(
            values=(
                ("draw_high", "Each player draws a card; the higher one deals first."),
                ("random", "Chance names the first dealer."),
            ),
            clauses="GWH-03 GWH-S4",
        ),
    ] = "draw_high"
    max_deals: Annotated[
        int,
        Option(whole="After {} deals the higher total wins.", low=1, high=1000, clauses="GWH-S3"),
    ] = 50


PARLOUR: Final = Rulebook(
    name="parlour",
    title="Parlour German Whist",
    prefix="GWH",
    seats=(2,),  # (Rule.SEATS)
    usual_seats=2,
    options=GermanWhistOptions(),
)
POINTS: Final = PARLOUR.derive(name="points", title="German Whist by points", scoring="tricks", target=7)
RULEBOOKS: Final = {book.name: book for book in (PARLOUR, POINTS)}
"""By name; the first is the usual one (Rule.MATCH_LENGTH)."""
