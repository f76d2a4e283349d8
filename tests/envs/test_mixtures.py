"""Batches in the kernel by mixtures of options, and where something rare happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from tests.conformance.mixtures import Mixture, mixture
from tests.envs.twins import Given, Twins, bold

import spadille.envs as envs
from spadille.core.errors import BadOptions
from spadille.envs import batches
from spadille.envs.batches import Vector
from spadille.envs.naming import written

if not batches.READY:
    pytest.skip("the kernel is not built here", allow_module_level=True)


GAMES_WITH_ALL = ("pinochle", "auction_pinochle")
"""The games whose batches play by all their options."""


def stands_together(found: Mixture) -> bool:
    """True if the options contradict nothing."""
    try:
        found.opened()
    except BadOptions:
        return False
    return True


def of_mixture(game: str, number: int) -> tuple[str, Given]:
    """Any options that stand together, for episodes of one deal or of a short match."""
    found = next(each for each in (mixture(game, seed, number) for seed in range(100)) if stands_together(each))
    given: Given = {**found.given, "seats": found.seats, "reward": ("points", "margin", "win")[number % 3]}
    given["discard"] = ("any", "ascending")[number // 2 % 2]
    if number % 3 == 2 or number % 4 == 0:
        given |= {"episode": "match", "max_deals": min(given.get("max_deals", 3), 3)}
    return written(found.game, found.book), given


def played(game: str, number: int) -> int:
    """Play some episodes by a mixture in both ways; returns their number."""
    id, given = of_mixture(game, number)
    twins, chance = Twins(id, given, 4, seed=number), np.random.default_rng(number)
    while twins.ended < 8:
        twins.step(bold(twins.vector, chance))
    assert twins.vector.written_seeds == twins.seeds()
    return twins.ended


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("game", GAMES_WITH_ALL)
def test_mixtures_of_all_options_are_the_same(game: str, number: int) -> None:
    played(game, number)


@pytest.mark.parametrize("game", GAMES_WITH_ALL)
def test_a_thousand_mixtures_of_all_options_are_the_same(
    game: str, record_property: Callable[[str, object], None]
) -> None:
    ended = sum(played(game, number) for number in range(1_000))
    record_property("figure", f"{game}: 1,000 mixtures of options, {ended:,} episodes, every array equal")


FLUSH, OTHER_MELDS = slice(53, 85), slice(85, 169)
TRUMP, PHASE, FLUSHES = 96, 97, 105
IN_HAND, MELDED = 1, 2


def trumps(vector: Vector, rank: int) -> Any:
    """The place, in every game, of both copies of a trump; ranks from nine to ace."""
    first = 6 * (vector.observation[:, TRUMP].astype(int) - 1) + rank
    return np.stack([first, first + 24], axis=1)


def hoarding(vector: Vector, chance: Any) -> Any:
    """Actions that keep trumps and make no meld as long as there may be a flush."""
    liked = vector.mask * chance.random(vector.mask.shape)
    liked[:, FLUSH] *= 1e6
    liked[:, OTHER_MELDS] *= 1e-6
    for rank in range(1, 6):
        cards = trumps(vector, rank)
        np.put_along_axis(liked, cards, np.take_along_axis(liked, cards, axis=1) * 1e-6, axis=1)
    return liked.argmax(axis=1)


def old_and_new(vector: Vector) -> int:
    """Games where a trump king or queen lies in a flush, and the seat to meld holds a new card of the other."""
    seen = vector.observation
    queens, kings = (np.take_along_axis(seen, trumps(vector, rank), axis=1) for rank in (2, 3))
    found = np.zeros(vector.batch, bool)
    for one, other in ((queens, kings), (kings, queens)):
        found |= (one == IN_HAND).any(axis=1) & (other == MELDED).any(axis=1)
    return int((found & (seen[:, PHASE] == 1) & (seen[:, FLUSHES] > 0)).sum())


def test_after_a_flush_its_cards_make_no_royal_marriage() -> None:
    twins, chance, cases = Twins("spadille/Pinochle-denexa-v0", {}, 48, seed=1), np.random.default_rng(1), 0
    while twins.ended < 96:
        twins.step(hoarding(twins.vector, chance))
        cases += old_and_new(twins.vector)
    assert cases


AUCTION = "spadille/AuctionPinochle-{}-v0"
TAKEN = slice(100, 103)


def test_both_pinochles_in_one_hand_are_worth_what_they_are_in_python() -> None:
    id, both = AUCTION.format("partnership"), [7, 20, 31, 44]
    dealt = envs.vector(id, 2_000, seed=0).observation[:, both] == IN_HAND
    (seeds,) = dealt.all(axis=1).nonzero()
    assert len(seeds)
    for seed in seeds[:3]:
        twins = Twins(id, {"concede": False}, 1, seed=int(seed))
        while not twins.ended:
            twins.step(twins.vector.sample())


def two_against_one(vector: Vector) -> Any:
    """Actions by which seat 1 bids high and plays low, and the others bid low and play high."""
    liked, one = vector.mask.astype(int), vector.seat[:, None] == 1
    ranks, bids = np.arange(48) % 6, np.arange(64)
    liked[:, :48] *= 1 + np.where(one, 5 - ranks, ranks)
    liked[:, 48:112] *= 1 + np.where(one, bids, 63 - bids)
    return liked.argmax(axis=1)


def test_a_declarer_without_a_trick_loses_the_melds() -> None:
    given: Given = {"meld_kept": "trick", "minimum_bid": 20, "highest_bid": 60, "concede": False}
    twins, cases = Twins(AUCTION.format("widow"), given, 4, seed=93), 0
    while twins.ended < 4:
        twins.step(two_against_one(twins.vector))
        taken, away = twins.vector.observation[:, TAKEN], (1 - twins.vector.seat[:, None].astype(int)) % 3
        without = np.take_along_axis(taken, away, axis=1)[:, 0] == 0
        cases += int((without & (taken.sum(axis=1) == 14)).sum())
    assert cases
