"""Tests chance: golden vectors that must never change, and a second implementation in a few lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import pytest

from spadille.cards.card import write_cards
from spadille.cards.pack import STANDARD, shuffled
from spadille.core.errors import Unreadable
from spadille.fair.shuffle import Stream, read_seed, seed_of, write_seed

GOLDEN = {
    0: "QH QD 6C TS 2H AH AD KC",
    1: "9C 4D 6C JC 4C 2C 7D 9D",
    2: "KS KD AS TD 5H QS 2C 7C",
}


def words(seed: bytes, chance: int) -> Iterator[int]:
    """Version 1, written down again from its description."""
    block = 0
    while True:
        digest = sha256(seed + chance.to_bytes(8, "big") + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def below(source: Iterator[int], n: int) -> int:
    return next(word % n for word in source if word < n * (2**32 // n))


@pytest.mark.parametrize("number", GOLDEN)
def test_the_first_cards_of_a_shuffle_never_change(number: int) -> None:
    assert write_cards(shuffled(STANDARD, Stream(seed_of(number)))[:8]) == GOLDEN[number]


@pytest.mark.parametrize("chance", [0, 1, 77])
def test_a_shuffle_can_be_made_again_from_its_description(chance: int) -> None:
    seed = sha256(b"spadille seed 7").digest()
    assert seed == seed_of(7)
    source, order = words(seed, chance), list(STANDARD)
    for last in range(51, 0, -1):
        other = below(source, last + 1)
        order[last], order[other] = order[other], order[last]
    assert shuffled(STANDARD, Stream(seed, chance)) == tuple(order)


def test_words_that_would_favour_some_numbers_are_passed_over() -> None:
    n = 3 << 30
    source, rng = words(seed_of(1), 0), Stream(seed_of(1))
    for _ in range(50):
        assert rng.below(n) == below(source, n)
    assert next(iter(words(seed_of(1), 0))) == Stream(seed_of(1)).below(1 << 32)


def test_numbers_are_spread_evenly() -> None:
    rng = Stream(seed_of("even"))
    found = Counter(rng.below(10) for _ in range(20_000))
    assert sum((found[number] - 2000) ** 2 / 2000 for number in range(10)) < 28


def test_chance_moves_have_numbers_of_their_own() -> None:
    assert len({Stream(seed_of(1), chance).below(1 << 32) for chance in range(100)}) == 100


def test_a_seed_is_a_number_a_phrase_or_bytes() -> None:
    assert seed_of(7) == seed_of("7")
    assert seed_of(bytes(32)) == bytes(32)
    assert len(seed_of(None)) == 32
    assert seed_of(None) != seed_of(None)
    with pytest.raises(Unreadable, match="32 bytes; got 3"):
        seed_of(b"abc")


def test_a_seed_is_read_as_it_is_written() -> None:
    assert write_seed(bytes(32)) == "v1:" + "00" * 32
    assert read_seed(write_seed(seed_of(3))) == seed_of(3)


@pytest.mark.parametrize(
    "text", ["", "00" * 32, "v2:" + "00" * 32, "v1:", "v1:" + "00" * 31, "v1:" + "zz" * 32, 7, None, ["v1:"]]
)
def test_what_is_no_seed_is_unreadable(text: object) -> None:
    with pytest.raises(Unreadable, match="expected"):
        read_seed(text)


def test_a_seed_as_records_have_it_is_that_seed_and_no_phrase() -> None:
    drawn = bytes(range(32))
    assert seed_of(write_seed(drawn)) == seed_of(write_seed(drawn).replace("a", "A")) == drawn
    assert seed_of(write_seed(drawn)[:-1]) == sha256(f"spadille seed {write_seed(drawn)[:-1]}".encode()).digest()
