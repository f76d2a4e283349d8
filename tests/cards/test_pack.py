"""Packs: built from the standard one, checked, merged and shuffled."""

from __future__ import annotations

from collections import Counter

import pytest

from spadille.cards.card import card, read_cards
from spadille.cards.pack import (
    NAMED_PACKS,
    STANDARD,
    doubled,
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


@pytest.mark.parametrize("size", NAMED_PACKS)
def test_a_named_pack_has_as_many_cards_as_its_name_says(size: str) -> None:
    assert len(NAMED_PACKS[size]()) == int(size)


def test_the_standard_pack_runs_from_the_twos_to_the_aces() -> None:
    assert (len(STANDARD), len(set(STANDARD))) == (52, 52)
    assert (str(STANDARD[0]), str(STANDARD[-1])) == ("2C", "AS")


def test_packs_are_stripped_by_ranks_or_cards() -> None:
    assert len(stripped(STANDARD, "2 3")) == 44
    assert set(STANDARD) - set(stripped(STANDARD, "2C 2D")) == set(read_cards("2C 2D"))
    assert stripped(STANDARD, "") == STANDARD
    assert with_jokers(stripped(STANDARD, "2 3"), "JB")[-1] == card("JB")


def test_a_doubled_pack_marks_its_second_copies() -> None:
    pack = pinochle_pack()
    assert len(set(pack)) == 48
    assert Counter(each.plain for each in pack) == Counter(dict.fromkeys({each.plain for each in pack}, 2))
    assert doubled(read_cards("AS")) == read_cards("AS AS'")


def test_a_shoe_has_no_marks() -> None:
    assert set(Counter(shoe(8)).values()) == {8}


def test_the_pack_of_63_has_two_red_thirteens() -> None:
    pack = six_player_pack()
    assert {str(each) for each in pack if each.rank == "13"} == {"13D", "13H"}
    assert len(set(pack)) == 63


def test_only_packs_with_one_back_are_merged() -> None:
    assert merged((STANDARD, "blue"), (STANDARD, "blue")) == STANDARD + STANDARD
    assert merged() == ()
    with pytest.raises(SpadilleError, match=r"got blue, red \(TBL-07\)"):
        merged((STANDARD, "red"), (STANDARD, "blue"))


def test_a_heap_is_compared_with_the_pack_it_should_be() -> None:
    assert verify_pack(reversed(STANDARD)).complete
    assert verify_pack(STANDARD).words == "the pack is complete"
    found = verify_pack([*STANDARD[2:], card("AS"), card("JB"), card("QS'")])
    assert not found.complete
    assert found.missing == read_cards("2C 3C")
    assert found.surplus == read_cards("AS")
    assert found.foreign == read_cards("JB QS'")
    assert found.words == "missing: 2C 3C; too many: AS; not of this pack: JB QS'"


def test_a_long_finding_is_shortened() -> None:
    assert verify_pack([]).words == "missing: 2C 3C 4C 5C 6C 7C 8C 9C and 44 more"
    assert verify_pack(STANDARD, shoe(2)).words.startswith("missing: 2C 3C")


def test_a_shuffle_keeps_the_cards_and_follows_its_seed() -> None:
    once = shuffled(STANDARD, Stream(seed_of(4)))
    assert sorted(once) == sorted(STANDARD)
    assert once == shuffled(STANDARD, Stream(seed_of(4)))
    assert once != shuffled(STANDARD, Stream(seed_of(5)))
    assert shuffled((), Stream(seed_of(4))) == ()
    assert Counter(shuffled(shoe(8), Stream(seed_of(4)))) == Counter(shoe(8))


def test_every_order_of_three_cards_is_as_likely() -> None:
    rng = Stream(seed_of("orders"))
    found = Counter(shuffled(read_cards("AS KS QS"), rng) for _ in range(6000))
    assert len(found) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 20.5
