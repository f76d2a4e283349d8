"""Tests the native half of Pinochle: the last tricks by both searches, and playing on in many worlds."""

from __future__ import annotations

import random
import statistics
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spadille.core.errors import SpadilleError
from spadille.games.pinochle import native as pinochle
from spadille.games.pinochle.native import Ending, Facts, reference, roll_out, values
from spadille.games.pinochle.players.regular import WEIGHTS

native = pytest.mark.skipif(not pinochle.READY, reason="no native search here")
WHOLE = [suit * 16 + place for suit in range(4) for place in range(12)]
C, D, H, S = (suit * 16 for suit in range(4))
NINE, JACK, QUEEN, KING, TEN, ACE = range(0, 12, 2)


def cards(*numbers: int) -> int:
    return sum(1 << each for each in numbers)


def ending(length: int, rng: random.Random) -> Ending:
    pack = rng.sample(WHOLE, 2 * length)
    led = pack.pop() if rng.randrange(2) else None
    other = pack[length : 2 * length]
    return Ending(mine=cards(*pack[:length]), other=cards(*other), trump=rng.randrange(4), led=led)


class Both:
    """What holds for either search."""

    def values(self, given: Ending) -> dict[int, int]:
        raise NotImplementedError

    def test_the_same_card_does_not_beat_the_one_led(self) -> None:
        both_tens = Ending(mine=cards(S + TEN), other=cards(S + TEN + 1), trump=0)
        assert self.values(both_tens) == {S + TEN: 30}

    def test_a_trump_led_must_be_overtaken(self) -> None:
        given = Ending(mine=cards(C + KING, C + ACE), other=cards(C + TEN, C + NINE), trump=0)
        assert self.values(given) == {C + KING: -14 + 21, C + ACE: 11 - 24}

    def test_who_cannot_follow_must_trump(self) -> None:
        given = Ending(mine=cards(C + NINE, D + ACE), other=cards(H + ACE), trump=0, led=H + TEN)
        assert self.values(given) == {C + NINE: 10 + 22 + 10 - 0}

    def test_the_last_trick_counts_ten_more(self) -> None:
        assert self.values(Ending(mine=cards(S + NINE), other=cards(H + NINE), trump=1)) == {S + NINE: 10}


class TestReference(Both):
    def values(self, given: Ending) -> dict[int, int]:
        return reference(given)


@native
class TestNative(Both):
    def values(self, given: Ending) -> dict[int, int]:
        found = values(given)
        assert found.exact
        return found.cards

    @pytest.mark.parametrize("length", [1, 2, 3, 4, 5, 6])
    def test_it_agrees_with_the_reference(self, length: int) -> None:
        rng = random.Random(length)
        for _ in range(12):
            given = ending(length, rng)
            assert self.values(given) == reference(given)

    def test_with_few_nodes_it_estimates_and_says_so(self) -> None:
        rng = random.Random(3)
        pack = rng.sample(WHOLE, 24)
        found = values(Ending(mine=cards(*pack[:12]), other=cards(*pack[12:]), trump=2), nodes=500, weights=WEIGHTS)
        assert not found.exact
        assert set(found.cards) == {each & ~1 for each in pack[:12]}
        assert all(abs(each) <= 250 for each in found.cards.values())

    @pytest.mark.parametrize(
        "wrong",
        [
            {"mine": 0, "other": 0},
            {"mine": cards(C), "other": cards(C)},
            {"mine": cards(C), "other": cards(D, H)},
            {"mine": cards(15), "other": cards(C)},
            {"mine": cards(C), "other": 0, "led": C},
            {"mine": cards(C), "other": cards(D), "trump": 4},
            {"mine": -1, "other": cards(D)},
        ],
    )
    def test_what_cannot_be_is_refused(self, wrong: dict[str, Any]) -> None:
        with pytest.raises(SpadilleError):
            values(Ending(**({"trump": 0} | wrong)))


def facts(**more: Any) -> Facts:
    """The first lead, clubs trumps, the king turned up."""
    hand = cards(*WHOLE[:12])
    upcard = D + KING
    facts: dict[str, Any] = {
        "phase": pinochle.PHASES.index("play"),
        "seat": 0,
        "trump": 0,
        "upcard": upcard,
        "last": None,
        "led": None,
        "tricks": 0,
        "hidden": 12,
        "melded": False,
        "chooses": False,
        "hand": hand,
        "known": 0,
        "unseen": cards(*WHOLE) & ~hand & ~cards(upcard),
        "barred": 0,
        "gone": 0,
        "since": None,
        "silent": False,
        "held": 0,
        "played": 0,
        "laid": (0, 0),
        "spent": (0, 0, 0, 0, 0),
        "won": (0, 0),
        "weights": WEIGHTS,
    }
    return Facts(**(facts | more))


@native
def test_the_same_seed_gives_the_same_and_card_points_are_shared() -> None:
    tried = [(pinochle.PLAY, 1 << each) for each in (C + ACE, C + NINE)]
    found = roll_out(facts(), tried, 40, seed=4)
    assert found == roll_out(facts(), tried, 40, seed=4)
    assert found != roll_out(facts(), tried, 40, seed=5)
    assert all(sum(points) >= 249 for row in found for points in row), "250 in cards, and the melds"
    assert all(mine > 150 for row in found for mine, _ in row), "all trumps are worth a flush and more"


@native
def test_a_meld_scores_what_it_is_worth() -> None:
    """After the twelfth trick, with eleven trumps: a flush now, or none."""
    other, last, upcard = cards(*WHOLE[12:23]), H + ACE, H + ACE + 1
    given = facts(
        phase=pinochle.PHASES.index("meld"),
        tricks=12,
        upcard=upcard,
        last=last,
        hand=cards(*WHOLE[1:12]),
        hidden=11,
        unseen=other,
        gone=cards(*WHOLE) & ~other & ~cards(*WHOLE[1:12], last, upcard),
        won=(60, 60),
    )
    flush = cards(C + ACE, C + TEN, C + KING, C + QUEEN, C + JACK)
    done, melded = roll_out(given, [(pinochle.DONE, 0), (pinochle.MELD, flush)], 3, seed=1)
    assert {one[0] - other[0] for one, other in zip(melded, done, strict=True)} >= {160}, "the flush, and the dix"


@native
@pytest.mark.parametrize(
    "wrong", [{"hidden": 11}, {"trump": 4}, {"phase": 1}, {"tricks": 3}, {"upcard": 15}, {"won": (1,)}]
)
def test_what_does_not_fit_together_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SpadilleError):
        roll_out(facts(**wrong), [(pinochle.PLAY, 1)], 5)


@native
def test_an_option_that_is_none_is_refused() -> None:
    for option in ((pinochle.PLAY, 1 << H), (pinochle.PLAY, 3), (pinochle.DONE, 0), (9, 1)):
        with pytest.raises(SpadilleError, match="option"):
            roll_out(facts(), [option], 5)
    with pytest.raises(SpadilleError, match="worlds"):
        roll_out(facts(), [(pinochle.PLAY, 1)], 0)


ENDINGS: list[tuple[int, int, int, int]] = msgspec.json.decode(
    Path(__file__).with_name("endings.json").read_bytes(), type=list[tuple[int, int, int, int]]
)
"""Hands of phase two as `regular` players come to them: the leader's, the other, the trump suit, and the exact value.

They were not used to fit the estimate.
"""


@native
def test_the_estimate_of_an_ending_is_near_its_value() -> None:
    """Hands of twelve cards are searched for one trick and estimated after it. Guessing 0 would be 60 points off."""
    errors = []
    for leader, other, trump, value in ENDINGS:
        found = values(Ending(mine=leader, other=other, trump=trump), nodes=1, weights=WEIGHTS)
        assert not found.exact
        errors.append(max(found.cards.values()) - value)
    assert abs(statistics.mean(errors)) < 6
    assert statistics.pstdev(errors) < 21


@native
@pytest.mark.parametrize("place", range(3))
def test_the_kept_values_of_endings_are_exact(place: int) -> None:
    leader, other, trump, value = ENDINGS[place]
    assert max(values(Ending(mine=leader, other=other, trump=trump)).cards.values()) == value
