"""The numbers of the rules of thumb, shared by the regular player and the native roll-out."""

from __future__ import annotations

from functools import cache
from typing import Final

from spadille.games.auction_pinochle.native import Thumbs
from spadille.games.auction_pinochle.rules import AuctionPinochleOptions, counts, rounded
from spadille.parts.doubled import PACK

THUMBS: Final = Thumbs(
    to_declarer=(1.0, 3.0, 3.5, 3.5, 4.0, 5.0),
    ace=1.5,
    ten=0.2,
    pinochle=1.5,
    trump_kept=20.0,
    kept=(0.0, 0.0, 0.0, 0.0, 0.5, 6.0),
    void_suit=0.4,
    kept_melds=0.8,
    caution=1.1,
    ways=11,
    more=3,
    length=6,
    late=8,
    all=25,
)


@cache
def in_all_tricks(options: AuctionPinochleOptions) -> int:
    """The points of all tricks together, in small points, rounded up."""
    points = sum(counts(options, each) for each in PACK) + options.last_trick
    return -(-rounded(options, points) // options.scale)
