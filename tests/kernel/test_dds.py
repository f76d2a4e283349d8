"""The trick search against DDS, by way of `endplay`: fresh positions, every card of the seat on lead, all trumps."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from spadille import search
from spadille.search.problem import COMPASS, PBN_RANKS, SUITS, Problem, read_pbn, spell

Figure = Callable[[str, object], None]
dds: Any = pytest.importorskip("endplay.dds")
modes: Any = pytest.importorskip("endplay.dds.solve")
types: Any = pytest.importorskip("endplay.types")
pytestmark = pytest.mark.skipif(not search.NATIVE, reason="the native search is not built here")

TRUMPS = {None: "nt", 0: "clubs", 1: "diamonds", 2: "hearts", 3: "spades"}
SIGNS = str.maketrans("♠♥♦♣", "SHDC")


def position(chance: random.Random, length: int) -> tuple[Problem, Any]:
    """A random deal or ending, as a problem and as a deal of `endplay`; spades are trumps as often as not."""
    cards = chance.sample([(suit, rank) for suit in range(SUITS) for rank in PBN_RANKS], length * 4)
    hands = [cards[seat * length : (seat + 1) * length] for seat in range(4)]
    words = [".".join("".join(rank for of, rank in hand if of == suit) for suit in range(SUITS)) for hand in hands]
    text, lead, trump = "N:" + " ".join(words), chance.choice(COMPASS), chance.choice((None, 0, 1, 2, 3, 3, 3))
    deal = types.Deal(text)
    deal.trump, deal.first = types.Denom[TRUMPS[trump]], types.Player.find(lead)
    return msgspec.structs.replace(read_pbn(text, lead), trump=trump), deal


def agree(chance: random.Random, length: int, count: int) -> int:
    """Compare all cards of `count` positions, and return their number; a difference fails the test."""
    made = [position(chance, length) for _ in range(count)]
    problems = [problem for problem, _ in made]
    best = search.values(problems)
    compared = 0
    for (problem, deal), tricks, cards in zip(made, best, search.card_values(problems), strict=True):
        theirs = {
            str(card).translate(SIGNS)[::-1]: taken for card, taken in dds.solve_board(deal, modes.SolveMode.Default)
        }
        assert {spell(card): taken for card, taken in (cards or {}).items()} == theirs, problem
        assert tricks == max(theirs.values()), problem
        compared += len(theirs)
    return compared


def test_fresh_positions_come_out_as_dds_says() -> None:
    chance = random.Random(15)
    assert [agree(chance, length, 40) for length in (1, 2, 3, 5, 7)] == [40, 80, 120, 200, 280]


def test_20000_fresh_positions_come_out_as_dds_says(record_property: Figure) -> None:
    seed = random.SystemRandom().randrange(1 << 32)
    chance = random.Random(seed)
    sizes = {2: 1000, 3: 2000, 4: 3000, 5: 3000, 6: 4000, 7: 3000, 8: 3000, 10: 800, 12: 120, 13: 80}
    compared = sum(agree(chance, length, count) for length, count in sizes.items())
    figure = f"{sum(sizes.values()):,} positions of 2 to 13 cards a hand, {compared:,} card values agree with DDS"
    record_property("figure", f"{figure} (seed {seed})")
