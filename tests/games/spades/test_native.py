"""Spades in bulk: worlds are uniform, possible and reproducible; play in them gives every trick to somebody."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from spadille.core.errors import SpadilleError
from spadille.games.spades import native as spades
from spadille.games.spades.native import SILENT, Scene, roll_out

pytestmark = pytest.mark.skipif(not spades.READY, reason="no native search here")

C, D, H, S = (suit * 16 for suit in range(4))


def cards(*numbers: int) -> int:
    return sum(1 << each for each in numbers)


def scene(**more: Any) -> Scene:
    facts: dict[str, Any] = {
        "seat": 0,
        "leader": 0,
        "sides": (0, 1, 0, 1),
        "sizes": (2, 2, 2, 2),
        "bids": (1, 1, 1, 1),
        "taken": (0, 0, 0, 0),
        "hand": cards(C, S + 3),
        "unseen": cards(C + 1, C + 2, D, D + 1, S, S + 1),
        "pack": cards(*range(13), *range(D, D + 13), *range(H, H + 13), *range(S, S + 13)),
        "barred": (0, 0, 0, 0),
        "played": (0, 0, 0, 0),
        "may_nil": (False,) * 4,
        "bidding": False,
        "must_break": False,
        "broken": True,
        "fresh": False,
        "opening": 0,
        "greedy": False,
        "min_bid": 1,
        "hand_size": 2,
        "share": 1.0,
        "spread": 0.0,
    }
    return Scene(**(facts | more))


def deals(given: Scene) -> set[tuple[int, ...]]:
    """Every way the unseen cards can lie in three hidden hands of two."""
    unseen = [each for each in range(64) if given.unseen >> each & 1]
    found: set[tuple[int, ...]] = set()
    for first in combinations(unseen, 2):
        rest = [each for each in unseen if each not in first]
        for second in combinations(rest, 2):
            hands = (cards(*first), cards(*second), given.unseen & ~cards(*first, *second))
            if not any(hand & bar for hand, bar in zip(hands, given.barred[1:], strict=True)):
                found.add(hands)
    return found


@pytest.mark.parametrize(
    "barred", [(0, 0, 0, 0), (0, 0xFFFF, 0, 0), (0, 0xFFFF, 0xFFFF << D, 0), (0, 0xFFFF << S, 0, 0xFFFF << D)]
)
def test_worlds_are_uniform_over_those_that_fit(barred: tuple[int, ...]) -> None:
    given = scene(barred=barred)
    possible, rounds = deals(given), 600
    seen = Counter(world[1:4] for world in roll_out(given, (C,), rounds * len(possible), seed=5).worlds)
    assert set(seen) == possible
    chi = sum((count - rounds) ** 2 / rounds for count in seen.values())
    assert chi < len(possible) + 4.5 * (2 * len(possible)) ** 0.5


def test_unlikely_hands_come_seldom_where_bids_tell() -> None:
    given = scene(bids=(1, 2, 0, 0), unseen=cards(C + 12, C + 1, D, D + 1, S, S + 12), hand_size=13)

    def ace_of_spades(scene: Scene) -> float:
        worlds = roll_out(scene, (C,), 2000, seed=1).worlds
        return sum(world[1] >> (S + 12) & 1 for world in worlds) / len(worlds)

    told = scene(bids=given.bids, unseen=given.unseen, hand_size=13, spread=0.7)
    assert ace_of_spades(given) == pytest.approx(1 / 3, abs=0.05)
    assert ace_of_spades(told) > 0.55


def test_the_same_seed_gives_the_same_and_every_trick_is_taken() -> None:
    found = roll_out(scene(), (C, S + 3), 50, seed=9)
    assert found == roll_out(scene(), (C, S + 3), 50, seed=9)
    assert found.worlds != roll_out(scene(), (C, S + 3), 50, seed=10).worlds
    assert all(sum(taken) == 2 for row in found.taken for taken in row)
    assert all(taken[0] >= 1 for taken in found.taken[1]), "the highest spade out takes its trick"


def test_calls_of_later_seats_are_simulated() -> None:
    given = scene(bids=(SILENT, SILENT, SILENT, 3), bidding=True, fresh=True, may_nil=(True,) * 4)
    found = roll_out(given, (spades.NIL, 2), 20, seed=2)
    assert {calls[0] for calls in found.bids[0]} == {255}
    assert {calls[0] for calls in found.bids[1]} == {2}
    assert {calls[3] for row in found.bids for calls in row} == {3}
    assert all(calls[2] != 255 for calls in found.bids[0]), "one nil a side is enough"


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"unseen": cards(C + 1)}, "fewer unseen"),
        ({"barred": (0, 0xFFFF, 0xFFFF, 0xFFFF)}, "no deal"),
        ({"sizes": (2, 2, 2, 1)}, "do not fit"),
        ({"leader": 4}, "expected 2 to 6"),
        ({"taken": (0,)}, "every seat"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(SpadilleError, match=words):
        roll_out(scene(**wrong), (C,), 10)


def test_a_nil_is_caught_more_often_under_a_low_card() -> None:
    """The partner of the nil has led, the nil plays next, and nobody after it goes over."""
    given = scene(
        seat=0,
        leader=3,
        sizes=(2, 2, 2, 1),
        table=(H + 1,),
        bids=(0, spades.NIL, 0, 0),
        hand=cards(H, H + 9),
        unseen=cards(H + 3, H + 4, H + 2, H + 5, H + 6),
        broken=True,
    )
    found = roll_out(given, (H, H + 9), 200, seed=4)
    kept = [sum(not taken[1] for taken in row) for row in found.taken]
    assert kept[0] < kept[1], "a low card before the nil catches it more often"


def test_an_option_that_is_none_is_refused() -> None:
    with pytest.raises(SpadilleError, match="option"):
        roll_out(scene(), (D,), 10)
    with pytest.raises(SpadilleError, match="worlds"):
        roll_out(scene(), (C,), 0)
