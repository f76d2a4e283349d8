"""Auction Pinochle: the options that came with the card pass and with the widow for three."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from spadille.core.options import Option
from spadille.games.auction_pinochle import say


def in_pairs(_: Any, seats: int) -> bool:
    """Whether two play against two."""
    return seats == 4


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
