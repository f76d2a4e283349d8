"""The trick search: its answers are known, and the plain and the native search give the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from spadille import search
from spadille.core.errors import SpadilleError, Unreadable
from spadille.search import NATIVE, Effort, reference
from spadille.search.problem import COMPASS, LANE, Problem, in_file_order, read_pbn, spell

Figure = Callable[[str, object], None]
DATA = Path(__file__).parent.parent / "data" / "double_dummy"
native = pytest.mark.skipif(not NATIVE, reason="the native search is not built here")


class Known(NamedTuple):
    problem: Problem
    tricks: tuple[int, ...]
    cards: str


def known(name: str) -> list[Known]:
    """The problems of a file with their answers."""
    rows = (line.split("\t") for line in (DATA / f"{name}.tsv").read_text("utf-8").splitlines()[1:])
    return [Known(read_pbn(row[1], row[2]), tuple(map(int, row[3:7])), row[7]) for row in rows]


def written(problem: Problem, found: dict[int, int]) -> str:
    """As the files have it: the suit before the rank."""
    return " ".join(f"{spell(card)[::-1]}={found[card]}" for card in in_file_order(problem.hands[problem.turn]))


def ending(chance: random.Random, seats: int, length: int, **more: Any) -> Problem:
    """A random ending, sometimes with a trick begun."""
    cards = chance.sample([suit * LANE + rank for suit in range(4) for rank in range(13)], seats * length)
    hands = [sum(1 << card for card in cards[seat::seats]) for seat in range(seats)]
    sides = tuple(chance.randrange(2) for _ in range(seats)) if chance.random() < 0.3 else (0, 1, 0, 1, 0, 1)[:seats]
    problem = Problem(hands=tuple(hands), leader=chance.randrange(seats), sides=sides, **more)
    for _ in range(chance.randrange(seats) if chance.random() < 0.4 else 0):
        problem = reference.after(problem, chance.choice(list(reference.each(reference.legal(problem)))))
    return problem


def endings(seed: int, count: int, length: int) -> list[Problem]:
    chance = random.Random(seed)
    return [
        ending(
            chance,
            (seats := chance.choice((2, 3, 4, 4, 4, 5, 6))),
            min(length, 8 // seats + 2),
            trump=chance.choice((None, 0, 1, 2, 3)),
            duty=chance.choice(("follow", "follow", "head")),
            unbroken=chance.random() < 0.3,
        )
        for _ in range(count)
    ]


@pytest.fixture(params=["plain", pytest.param("native", marks=native)])
def solver(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "plain":
        monkeypatch.setattr(search, "NATIVE", False)


@pytest.mark.usefixtures("solver")
class TestEither:
    """What holds for the plain search holds for the native one."""

    def test_an_ace_takes_a_trick(self) -> None:
        problem = read_pbn("N:A... 2... 3... 4...", "N", trump=None)
        assert search.values([problem]) == [1]
        assert search.card_values([problem]) == [{3 * LANE + 12: 1}]

    def test_a_finesse_takes_two_tricks_from_one_side_only(self) -> None:
        deal = "N:.AQ.. .43.. .32.. .K5.."
        problem = read_pbn(deal.replace(".43.", ".J4."), "S", trump=None)
        assert search.values([problem]) == [2]
        assert search.values([msgspec.structs.replace(problem, leader=0)]) == [1]

    def test_trumps_may_not_be_led_until_broken(self) -> None:
        problem = read_pbn("N:A.2.. 3.3.. 4.4.. 5.5..", "N")
        assert search.legal(problem).bit_count() == 2
        barred = msgspec.structs.replace(problem, unbroken=True)
        assert search.legal(barred) == 1 << 2 * LANE
        assert list((search.card_values([barred])[0] or {}).values()) == [1]

    def test_heading_the_trick_is_a_duty_where_it_is_said(self) -> None:
        problem = Problem(hands=(0b0010, 0b1001), leader=0, sides=(0, 1), duty="head")
        begun = reference.after(msgspec.structs.replace(problem, hands=(0b0110, 0b1001)), 1)
        assert search.legal(begun) == 0b1000

    def test_small_endings_of_the_file(self) -> None:
        for each in known("x6")[:2]:
            problem = each.problem
            for _ in range(8):
                problem = reference.after(problem, max(reference.each(reference.legal(problem))))
            assert search.values([problem]) == [reference.value(problem)]

    def test_perft_counts_every_way_of_playing(self) -> None:
        problem = read_pbn("N:A2... 3.3.. 4.4.. 5.5..", "N")
        assert [search.perft(problem, depth) for depth in range(4)] == [1, 2, 2, 2]

    @pytest.mark.parametrize(
        ("change", "words"),
        [
            ({"hands": (1,)}, "2 to 6 hands"),
            ({"sides": (0, 1)}, "a side"),
            ({"leader": 4}, "a leader"),
            ({"trump": 4}, "trump suit"),
            ({"table": (64,)}, "0 to 63"),
            ({"hands": (1, 1, 2, 4)}, "twice"),
            ({"hands": (3, 4, 8, 16)}, "equally long"),
        ],
    )
    def test_what_is_no_problem_is_refused(self, change: dict[str, Any], words: str) -> None:
        problem = msgspec.structs.replace(read_pbn("N:A... 2... 3... 4...", "N"), **change)
        with pytest.raises(SpadilleError, match=words):
            search.values([problem])


@native
class TestNative:
    """The native search alone: against the files, against the plain one, and within its means."""

    @pytest.mark.parametrize("name", ["x6", "e8", "e10"])
    def test_the_files_come_out_exactly(self, name: str) -> None:
        _check(known(name))

    @pytest.mark.parametrize("name", ["e12", "d13"])
    def test_the_long_files_come_out_exactly(self, name: str) -> None:
        _check(known(name)[::4])

    @pytest.mark.parametrize("name", ["e12", "d13"])
    def test_the_whole_long_files_come_out_exactly(self, name: str, record_property: Figure) -> None:
        problems = known(name)
        _check(problems)
        record_property("figure", f"{len(problems)} problems of {name}: every value and every card as the file says")

    @pytest.mark.parametrize("seed", range(4))
    def test_random_endings_agree_with_the_plain_search(self, seed: int) -> None:
        problems = endings(seed, 60, 3)
        assert search.values(problems) == [reference.value(each) for each in problems]
        assert search.card_values(problems) == [reference.values(each) for each in problems]

    def test_longer_endings_agree_with_the_plain_search(self) -> None:
        problems = endings(77, 100, 4)
        assert search.card_values(problems) == [reference.values(each) for each in problems]

    def test_400_longer_endings_agree_with_the_plain_search(self, record_property: Figure) -> None:
        problems = endings(78, 400, 4)
        assert search.card_values(problems) == [reference.values(each) for each in problems]
        record_property("figure", "400 endings of up to 4 cards a hand: every card worth the same by both searches")

    def test_20000_endings_agree_with_the_plain_search(self, record_property: Figure) -> None:
        for seed in range(20):
            problems = endings(1_000 + seed, 1_000, 3)
            assert search.values(problems) == [reference.value(each) for each in problems]
            assert search.card_values(problems) == [reference.values(each) for each in problems]
        record_property("figure", "20,000 endings of up to 3 cards a hand: the same by both searches")

    def test_legal_cards_and_perft_agree_with_the_plain_search(self) -> None:
        for each in endings(5, 60, 3):
            assert search.legal(each) == reference.legal(each)
            assert search.perft(each, 5) == reference.perft(each, 5)

    def test_answers_do_not_depend_on_threads(self) -> None:
        problems = [each.problem for each in known("e8")]
        assert search.values(problems, Effort(threads=3)) == search.values(problems)

    def test_little_memory_is_enough(self) -> None:
        problems = [each.problem for each in known("e10")[:6]]
        assert search.card_values(problems, Effort(memory=1 << 16)) == search.card_values(problems)

    def test_without_the_budget_there_is_no_answer(self) -> None:
        problems = [each.problem for each in known("e10")[:3]]
        assert search.values(problems, Effort(nodes=10)) == [None] * 3
        assert search.card_values(problems, Effort(nodes=10)) == [None] * 3

    def test_a_hard_deal_leaves_no_trace_on_the_next(self) -> None:
        problems = [each.problem for each in known("e8")]
        assert search.values(problems) == [search.values([each])[0] for each in problems]


def _check(rows: list[Known]) -> None:
    leaders = range(len(COMPASS)) if rows[0].problem.hands[0].bit_count() < 13 else (0,)
    for leader in leaders:
        turned = [msgspec.structs.replace(each.problem, leader=leader) for each in rows]
        assert search.values(turned) == [each.tricks[leader] for each in rows]
    found = search.card_values([each.problem for each in rows])
    assert [written(each.problem, cards or {}) for each, cards in zip(rows, found, strict=True)] == [
        each.cards for each in rows
    ]


@pytest.mark.parametrize(
    ("deal", "lead", "words"),
    [
        ("A... 2... 3... 4...", "N", "four hands"),
        ("N:A... 2... 3...", "N", "four hands"),
        ("N:A... 2... 3... 4...", "X", "on lead"),
        ("N:A.. 2... 3... 4...", "N", "four suits"),
        ("N:1... 2... 3... 4...", "N", "ranks"),
        ("N:AA... 2... 3... 4...", "N", "AS is there twice"),
        ("N:A... A... 3... 4...", "N", "AS is there twice"),
        ("N:A2... 4... 3... 5...", "N", "equally long"),
    ],
)
def test_a_deal_that_cannot_be_read_is_refused(deal: str, lead: str, words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        read_pbn(deal, lead)


def test_which_search_answers_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    says: Callable[[], str] = search.in_use
    assert says().startswith("native" if NATIVE else "plain")
    monkeypatch.setattr(search, "NATIVE", not NATIVE)
    assert says().startswith("plain" if NATIVE else "native")
