"""German Whist: the options, the rulebooks, and the ranking of the cards."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from german_whist import say
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
"""The ranking of the cards, by trump suit (Rule.PACK)."""
BEATEN_BY: Final = tuple(
    {
        led: holding(each for each in PACK if order.power[led.suit][each] > order.power[led.suit][led])
        for led in map(CARDS.__getitem__, PACK)
    }
    for order in ORDERS
)
"""By trump suit and card led: the cards that beat it (Rule.TRICK)."""


class GermanWhistOptions(Options, frozen=True, kw_only=True):
    """The rules that differ from table to table."""

    scoring: Annotated[
        Literal["majority", "tricks"],
        Option(
            values=(
                ("majority", say("majority")),
                ("tricks", say("by-tricks")),
            ),
            clauses="GWH-18 GWH-19",
        ),
    ] = "majority"
    counted: Annotated[
        Literal["second_half", "all"],
        Option(
            values=(
                ("second_half", say("second-half")),
                ("all", say("all-tricks")),
            ),
            clauses="GWH-18 GWH-S2",
            left_open="GWH-S2",
        ),
    ] = "second_half"
    target: Annotated[
        int,
        Option(whole=lambda n: say("target", n=n), low=1, high=1000, clauses="GWH-22 GWH-S1", left_open="GWH-S1"),
    ] = 3
    first_dealer: Annotated[
        Literal["draw_high", "random"],
        Option(
            values=(
                ("draw_high", say("draw-high")),
                ("random", say("random-dealer")),
            ),
            clauses="GWH-03 GWH-S4",
            left_open="GWH-S4",
        ),
    ] = "draw_high"
    max_deals: Annotated[
        int,
        Option(whole=lambda n: say("most-deals", n=n), low=1, high=1000, clauses="GWH-S3", left_open="GWH-S3"),
    ] = 50


PARLOUR: Final = Rulebook(
    name="parlour",
    title=say("parlour"),
    prefix="GWH",
    seats=(2,),  # (Rule.SEATS)
    usual_seats=2,
    options=GermanWhistOptions(),
)
POINTS: Final = PARLOUR.derive(name="points", title=say("by-points"), scoring="tricks", target=7)
RULEBOOKS: Final = {book.name: book for book in (PARLOUR, POINTS)}
"""The rulebooks by name; the first is the default (Rule.MATCH_LENGTH)."""
