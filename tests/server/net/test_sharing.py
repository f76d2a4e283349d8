"""What the workers of a server count together, each seen from two of them."""

from __future__ import annotations

import copy

from spadille.server.base.limits import Buckets, Places
from spadille.server.net.shared_limits import Together


def two_of(rate: tuple[float, float]) -> tuple[Buckets, Buckets]:
    """One limit, as two workers have it."""
    first = Together(2)
    second = copy.copy(first)
    return first.buckets(rate), second.buckets(rate)


def two_places(most: int, of_one: int) -> tuple[Places, Places]:
    together = Together(2)
    return together.places(most, of_one, 0), together.places(most, of_one, 1)


def test_an_address_has_one_rate_whichever_worker_it_comes_to() -> None:
    one, two = two_of((3, 0))
    assert [one.take("a"), two.take("a"), one.take("a"), two.take("a"), one.take("a")] == [True] * 3 + [False] * 2
    assert two.take("b")


def test_what_has_been_taken_comes_back_in_time() -> None:
    one, two = two_of((1, 1e9))
    assert all(each.take("a") for each in (one, two) * 5)


def test_whoever_owes_waits_at_every_worker() -> None:
    one, two = two_of((1, 2))
    assert one.of("a").owe(1) == 0.0
    assert 0.9 < two.of("a").owe(2) <= 1.0


def test_different_limits_do_not_touch_each_other() -> None:
    together = Together(1)
    one, two = together.buckets((1, 0)), together.buckets((1, 0))
    assert one.take("a")
    assert two.take("a")
    assert not one.take("a")


def test_where_there_are_too_many_addresses_the_longest_unused_are_forgotten() -> None:
    one, _ = two_of((1, 0))
    assert one.take("first")
    assert not one.take("first")
    for at in range(100_000):
        one.take(f"{at}")
    assert one.take("first")
    assert not one.take("99999")


def test_connections_are_counted_at_all_workers() -> None:
    one, two = two_places(5, 3)
    assert [each.enter("a") for each in (one, two, one, two)] == [True, True, True, False]
    assert [each.enter("b") for each in (one, two, one)] == [True, True, False]
    one.leave("a")
    assert two.enter("a")
    assert (one.all, two.all) == (2, 3)


def test_the_connections_of_a_worker_that_has_fallen_are_none() -> None:
    together = Together(2)
    one = together.places(2, 2, 0)
    other = together.places(2, 2, 1)
    assert one.enter("a")
    assert one.enter("a")
    assert not other.enter("b")
    together.places(2, 2, 0)
    assert other.enter("b")
