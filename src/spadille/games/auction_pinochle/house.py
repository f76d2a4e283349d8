"""Auction Pinochle: the options for a forced bid, saved melds, the card pass, and the widow with three players."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from spadille.core.options import Option
from spadille.games.auction_pinochle import say


def in_pairs(_: Any, seats: int) -> bool:
    """True if two play against two."""
    return seats == 4


DealerBelow: TypeAlias = Annotated[
    int,
    Option(
        whole=lambda n: say("option-dealer-below", n=n),
        values=((0, say("option-dealer-at-least")),),
        high=1000,
        clauses="APN-H55",
        later=True,
        applies=lambda table, _: table.all_pass == "dealer_bids",
    ),
]
MeldPoints: TypeAlias = Annotated[
    int,
    Option(
        whole=lambda n: say("option-meld-points", n=n),
        values=((1, say("option-any-points")),),
        low=1,
        high=250,
        clauses="APN-H35 APN-H56",
        later=True,
        applies=lambda table, _: table.meld_kept == "points",
    ),
]
CardPass: TypeAlias = Annotated[
    int,
    Option(
        whole=lambda n: say("option-pass", n=n),
        values=((0, say("option-no-pass")),),
        high=4,
        clauses="APN-H41",
        later=True,
        applies=in_pairs,
    ),
]
Pay: TypeAlias = Annotated[
    Literal["all", "bid", "chips"],
    Option(
        values=(("all", say("option-pay-all")), ("bid", say("option-pay-bid")), ("chips", say("option-pay-chips"))),
        clauses="APN-H49 APN-H50",
        later=True,
        applies=lambda _, seats: seats == 3,
    ),
]
SpadesDouble: TypeAlias = Annotated[
    bool,
    Option(
        yes=say("option-spades-double"),
        no=say("option-spades-alike"),
        clauses="APN-H51",
        later=True,
        applies=lambda table, seats: seats == 3 and table.pay == "chips",
    ),
]
