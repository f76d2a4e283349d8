"""Tests what the table clauses say of packs and shuffling, which no game can show alone."""

from __future__ import annotations

from collections import Counter

import pytest

from spadille.cards.card import card
from spadille.cards.pack import (
    STANDARD,
    Pack,
    five_hundred_pack,
    merged,
    pinochle_pack,
    shoe,
    shuffled,
    six_player_pack,
    stripped,
    verify_pack,
    with_jokers,
)
from spadille.core.errors import SpadilleError
from spadille.fair.shuffle import Stream, seed_of

SEED = seed_of("the table")


def test_tbl_01() -> None:
    """A pack is checked before it is put away: what is missing, too many or foreign is found."""
    lost = card("7C")
    found = verify_pack([each for each in STANDARD if each != lost])
    assert found.missing == (lost,)
    assert not found.complete
    assert verify_pack(reversed(STANDARD)).complete
    assert verify_pack([*STANDARD, card("AS"), card("JB")]).surplus == (card("AS"),)
    assert verify_pack([*STANDARD, card("AS"), card("JB")]).foreign == (card("JB"),)


def test_tbl_02() -> None:
    """A standard pack has four suits of thirteen ranks."""
    assert len(set(STANDARD)) == 52
    assert set(Counter(each.suit for each in STANDARD).values()) == {13}
    assert set(Counter(each.rank for each in STANDARD).values()) == {4}


def test_tbl_03() -> None:
    """Jokers are left out unless a game asks for them."""
    assert not {card("JB"), card("JL")} & set(STANDARD)
    assert set(with_jokers(STANDARD, "JL JB")) - set(STANDARD) == {card("JB"), card("JL")}


def test_tbl_04() -> None:
    """Low ranks taken out and a joker added make the 45 cards of Five Hundred."""
    pack = five_hundred_pack()
    assert len(pack) == len(set(pack)) == 52 - 8 + 1
    assert not {each.rank for each in pack} & {"2", "3"}
    assert card("JB") in pack
    assert len(stripped(STANDARD, "2C 2D")) == 50


def test_tbl_05() -> None:
    """Two packs stripped and merged make the 48 cards of Pinochle, each twice."""
    pack = pinochle_pack()
    assert len(pack) == len(set(pack)) == 48
    assert set(Counter(each.plain for each in pack).values()) == {2}
    assert {each.rank for each in pack} == set("9TJQKA")


def test_tbl_06() -> None:
    """Eight whole packs make the shoe of Mini Baccarat."""
    assert len(shoe(8)) == 416
    assert set(Counter(shoe(8)).values()) == {8}


def test_tbl_07() -> None:
    """Packs are merged only if their backs are alike."""
    assert merged((STANDARD, "red"), (STANDARD, "red")) == STANDARD * 2
    with pytest.raises(SpadilleError, match="blue, red"):
        merged((STANDARD, "red"), (STANDARD, "blue"))


def test_tbl_08() -> None:
    """The pack for six has 63 cards: elevens, twelves, two thirteens and a joker more."""
    pack = six_player_pack()
    assert len(pack) == len(set(pack)) == 63
    assert Counter(each.rank for each in pack if each not in STANDARD) == {"11": 4, "12": 4, "13": 2, "J": 1}


def test_tbl_09() -> None:
    """Every order is equally likely, and the same seed gives the same order."""
    assert shuffled(STANDARD, Stream(SEED)) == shuffled(STANDARD, Stream(SEED))
    three = STANDARD[:3]
    orders = Counter(shuffled(three, Stream(SEED, chance)) for chance in range(6000))
    assert len(orders) == 6
    assert all(abs(times - 1000) < 150 for times in orders.values()), "five standard deviations"


@pytest.mark.parametrize("pack", [STANDARD, five_hundred_pack(), pinochle_pack(), shoe(8)], ids=len)
def test_tbl_10(pack: Pack) -> None:
    """A pack of any size comes out of the shuffle whole and in another order."""
    mixed = shuffled(pack, Stream(SEED))
    assert Counter(mixed) == Counter(pack)
    assert mixed != pack
