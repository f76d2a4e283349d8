"""Options of Auction Pinochle, mixed at random for three and four: the laws hold for every mixture."""

from __future__ import annotations

from typing import Any, Final

import pytest

from spadille.core.errors import BadOptions
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.testing.check import check

VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "card_pass": (0, 1, 3, 4),
    "pay": ("all", "bid", "chips"),
    "spades_double": (True, False),
    "concede": (True, False),
    "marriage_needed": (True, False),
    "doubles": ("tenfold", "twice"),
    "winning": ("every_suit", "trumps", "never"),
    "counting": ("classic", "simple", "counters"),
    "set_costs": ("bid", "twice_bid"),
    "meld_kept": ("points", "trick", "always"),
    "minimum_meld": (0, 200),
    "all_pass": ("dealer_bids", "next_dealer"),
    "dealer_below": (0, 10),
    "meld_points": (1, 20),
    "both_reach": ("bidders_win", "higher_wins"),
    "shoot": (0, 500),
}


def mixture(number: int) -> Any:
    """A table whose options stand together."""
    rng = Stream(seed_of(f"auction pinochle mixture {number}"))
    while True:
        given = {name: each[rng.below(len(each))] for name, each in VALUES.items() if rng.below(3)}
        book, seats = (("partnership", 4), ("passing", 4), ("widow", 3), ("chips", 3))[number % 4]
        try:
            return open_game("auction_pinochle", book, seats, {**given, "max_deals": 2})
        except BadOptions:
            continue


@pytest.mark.parametrize("number", range(8))
def test_the_laws_hold_for_mixtures_of_options(number: int) -> None:
    assert check(mixture(number), seed=number, moves=50, games=1, thorough=3)
