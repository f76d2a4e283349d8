"""Worth tables: any worth of the sides' tricks and nils; both searches give the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from spadille import search
from spadille.core.errors import SpadilleError
from spadille.search import NATIVE, Effort, reference
from spadille.search.problem import LANE, Problem, read_pbn
from spadille.search.worth import Stake

native = pytest.mark.skipif(not NATIVE, reason="the native search is not built here")
ACE, DEUCE = 3 * LANE + 12, 2 * LANE


def ending(chance: random.Random, length: int) -> Problem:
    """A random ending of two to six hands, any duty, sometimes with a trick begun."""
    seats = chance.choice((2, 3, 4, 4, 5, 6))
    length = min(length, 8 // seats + 2)
    cards = chance.sample([suit * LANE + rank for suit in range(4) for rank in range(13)], seats * length)
    problem = Problem(
        hands=tuple(sum(1 << card for card in cards[seat::seats]) for seat in range(seats)),
        leader=chance.randrange(seats),
        sides=tuple(chance.randrange(2) for _ in range(seats)) if chance.random() < 0.3 else (0, 1, 0, 1, 0, 1)[:seats],
        trump=chance.choice((None, 0, 1, 2, 3)),
        duty=chance.choice(("follow", "follow", "head")),
        unbroken=chance.random() < 0.3,
    )
    for _ in range(chance.randrange(seats) if chance.random() < 0.4 else 0):
        problem = reference.after(problem, chance.choice(list(reference.each(reference.legal(problem)))))
    return problem


def stake(chance: random.Random, length: int) -> Stake:
    """A table of any numbers, few of them different now and then, and up to four nils."""
    problem = ending(chance, length)
    seats = len(problem.hands)
    nils = tuple(chance.sample(range(seats), chance.randrange(min(seats, 4) + 1)))
    size = problem.hands[problem.turn].bit_count() + 1 << len(nils)
    spread = chance.choice((1, 3, 1000))
    return Stake(problem=problem, table=tuple(chance.randint(-spread, spread) for _ in range(size)), nils=nils)


@pytest.fixture(params=["plain", pytest.param("native", marks=native)])
def solver(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "plain":
        monkeypatch.setattr(search, "NATIVE", False)


@pytest.mark.usefixtures("solver")
class TestEither:
    def test_a_table_that_counts_tricks_gives_tricks(self) -> None:
        problem = read_pbn("N:.AQ.. .J4.. .32.. .K5..", "S", trump=None)
        assert search.worth_values([Stake(problem=problem, table=(0, 1, 2))]) == [2]
        assert search.worth_values([Stake(problem=problem, table=(0, -1, -2))]) == [-1]

    def test_an_overtrick_that_costs_is_not_taken(self) -> None:
        problem = read_pbn("N:A.2.. 3.3.. 4.4.. 5.5..", "N", trump=None)
        first = Stake(problem=problem, table=(0, 10, 9))
        assert search.worth_card_values([first]) == [{ACE: 10, DEUCE: 10}]
        assert search.worth_values([msgspec.structs.replace(first, table=(0, 9, 10))]) == [9]

    def test_a_nil_counts_the_tricks_of_its_seat_alone(self) -> None:
        problem = read_pbn("N:A.2.. 3.3.. 4.4.. 5.5..", "N", trump=None)
        kept = (1, 0)
        assert search.worth_values([Stake(problem=problem, table=kept * 3, nils=(0,))]) == [0]
        assert search.worth_values([Stake(problem=problem, table=kept * 3, nils=(2,))]) == [1]
        south = msgspec.structs.replace(problem, leader=1)
        assert search.worth_card_values([Stake(problem=south, table=kept * 3, nils=(1,))]) == [
            {3 * LANE + 1: 1, DEUCE + 1: 1}
        ]

    @pytest.mark.parametrize(
        ("change", "words"),
        [
            ({"table": (1, 2)}, "table of 3 entries .0 to 2 tricks.; got 2"),
            (
                {"table": (1, 2, 3), "nils": (0, 2)},
                "table of 12 entries .0 to 2 tricks x 4 ways that the nils can go.; got 3",
            ),
            ({"nils": (0, 0)}, "different seats"),
            ({"nils": (4,)}, "from 0 to 3"),
            ({"table": (0, 0, 1 << 31)}, "worths of 2147483647 at most"),
        ],
    )
    def test_a_table_that_does_not_fit_is_refused(self, change: dict[str, Any], words: str) -> None:
        problem = read_pbn("N:A.2.. 3.3.. 4.4.. 5.5..", "N")
        with pytest.raises(SpadilleError, match=words):
            search.worth_values([msgspec.structs.replace(Stake(problem=problem, table=(0, 1, 2)), **change)])


@native
class TestNative:
    @pytest.mark.parametrize("seed", range(4))
    def test_random_tables_agree_with_the_plain_search(self, seed: int) -> None:
        chance = random.Random(seed)
        stakes = [stake(chance, 3) for _ in range(60)]
        assert search.worth_values(stakes) == [reference.worth(each) for each in stakes]
        assert search.worth_card_values(stakes) == [reference.worths(each) for each in stakes]

    def test_longer_endings_agree_with_the_plain_search(self) -> None:
        chance = random.Random(78)
        stakes = [stake(chance, 4) for _ in range(60)]
        assert search.worth_card_values(stakes) == [reference.worths(each) for each in stakes]

    def test_400_longer_endings_agree_with_the_plain_search(
        self, record_property: Callable[[str, object], None]
    ) -> None:
        chance = random.Random(78)
        stakes = [stake(chance, 4) for _ in range(400)]
        assert search.worth_card_values(stakes) == [reference.worths(each) for each in stakes]
        record_property("figure", "400 endings with worth tables and nils: every card worth the same by both searches")

    def test_a_table_that_counts_tricks_agrees_with_the_trick_search(self) -> None:
        chance = random.Random(3)
        problems = [msgspec.structs.replace(ending(chance, 6), table=()) for _ in range(40)]
        sound = [each for each in problems if len({hand.bit_count() for hand in each.hands}) == 1]
        counted = [Stake(problem=each, table=tuple(range(each.hands[0].bit_count() + 1))) for each in sound]
        tricks = zip(sound, search.values(sound), search.worth_values(counted), strict=True)
        for problem, leading, first in tricks:
            total = problem.hands[0].bit_count()
            assert first == (leading if problem.sides[problem.leader] == 0 else total - (leading or 0))

    def test_without_the_budget_there_is_no_answer(self) -> None:
        chance = random.Random(5)
        stakes = [each for each in (stake(chance, 6) for _ in range(60)) if len({*each.table}) > 5]
        assert None in search.worth_values(stakes, Effort(nodes=3))
        assert None in search.worth_card_values(stakes, Effort(nodes=3))

    def test_answers_depend_neither_on_threads_nor_on_memory(self) -> None:
        chance = random.Random(6)
        stakes = [stake(chance, 4) for _ in range(30)]
        for effort in (Effort(threads=3), Effort(memory=1 << 16)):
            assert search.worth_card_values(stakes, effort) == search.worth_card_values(stakes)
