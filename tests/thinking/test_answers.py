"""Figures that say how they were found, and what a question may be given."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from spadille.core.errors import Unreadable
from spadille.core.figures import share_between
from spadille.core.words import speaking
from spadille.thinking.answers import Answer, Figure, Method, Unit, exact, mean_of, one_of, share_of, whole


def test_a_counted_figure_keeps_its_fraction_and_says_that_it_is_exact() -> None:
    figure = exact("won", "won", Fraction(1, 3))
    assert (figure.exact, figure.method, figure.error) == (Fraction(1, 3), Method.EXACT, 0.0)
    assert (str(figure.said), str(figure.how)) == ("33.3333%", "exact")


def test_where_nobody_chooses_a_seed_none_is_spoken_of() -> None:
    assert str(share_of("won", "won", 5, 10, "1").how_far).endswith("from a sample of 10 cases")
    assert str(mean_of("mean", "mean", [1.0], "1").how_far) == "from a sample of one case: no interval"
    assert str(exact("sure", "sure", 1).how_far) == "exact"


def test_a_sampled_share_says_how_far_it_may_be_off() -> None:
    figure = share_of("won", "won", 30, 100, "7")
    assert (figure.value, figure.n, figure.seed, figure.exact) == (0.3, 100, "7", None)
    assert str(figure.how) == "21.89% to 39.59%, sampled (100 cases, seed 7)"
    assert str(figure.how_far) == "21.89% to 39.59%, from a sample of 100 cases"
    assert 1.96 * math.sqrt(0.3 * 0.7 / 100) < figure.error < 0.11


@pytest.mark.parametrize("hits", [0, 10])
def test_none_and_all_of_ten_cases_are_not_certain(hits: int) -> None:
    figure = share_of("won", "won", hits, 10, "1")
    assert round(figure.error, 4) == 0.2775
    assert str(figure.how).startswith("72.25% to 100.00%, " if hits else "0.00% to 27.75%, ")


@pytest.mark.parametrize("n", [1, 7, 30, 1000])
def test_an_interval_of_a_share_holds_the_share_and_lies_between_never_and_always(n: int) -> None:
    for hits in range(0, n + 1, max(1, n // 50)):
        low, high = share_between(hits / n, n)
        assert 0.0 <= low <= hits / n <= high <= 1.0
        assert (low == 0.0, high == 1.0) == (hits == 0, hits == n)
        assert low < high
        other = share_between(1 - hits / n, n)
        assert (1 - other[1], 1 - other[0]) == pytest.approx((low, high))


def test_cases_that_are_all_alike_are_no_proof_that_another_will_be() -> None:
    figure = mean_of("tricks", "tricks", [13.0] * 20, "1")
    assert str(figure.how) == "the same in all of 20 cases, sampled (seed 1)"
    assert str(figure.how_far) == "the same in all of 20 cases of a sample"


def test_the_interval_of_a_share_holds_it_about_as_often_as_it_says() -> None:
    for chance in (0.05, 0.3, 0.5):
        held = 0.0
        for hits in range(41):
            figure = share_of("won", "won", hits, 40, "1")
            ways = math.comb(40, hits) * chance**hits * (1 - chance) ** (40 - hits)
            assert figure.between is not None
            assert abs(figure.value - chance) <= figure.error or not figure.between[0] <= chance <= figure.between[1]
            held += ways if figure.between[0] <= chance <= figure.between[1] else 0.0
        assert held >= 0.94


def test_a_mean_has_the_error_of_its_cases_and_a_single_case_none() -> None:
    figure = mean_of("length", "length", [1.0, 2.0, 3.0], "1")
    assert (figure.value, figure.n, figure.unit) == (2.0, 3, Unit.NUMBER)
    assert figure.error == pytest.approx(1.96 / math.sqrt(3))
    assert str(figure.how) == f"± {figure.error:.2f}, sampled (3 cases, seed 1)"
    assert str(mean_of("length", "length", [1.0], "1").how) == "sampled (1 case, seed 1): no interval"


def test_no_cases_have_no_share_and_no_mean() -> None:
    with pytest.raises(Unreadable, match="expected at least one case"):
        share_of("won", "won", 0, 0, "1")
    with pytest.raises(Unreadable, match="expected at least one case"):
        mean_of("length", "length", [], "1")


def test_numbers_are_written_as_each_language_has_them() -> None:
    less = Figure(name="edge", words="edge", value=-0.0125)
    assert str(less.said) == "−1.2500%"
    assert str(Figure(name="edge", words="edge", value=-0.00000001).said) == "0.0000%"
    assert str(exact("cards", "cards", 28, Unit.NUMBER, places=0).said) == "28"
    with speaking("de"):
        assert str(less.said) == "−1,2500 %"
        assert str(share_of("won", "won", 1, 1, "x").how) == "20,65 % bis 100,00 %, Stichprobe (1 Fall, Startwert x)"


def test_an_answer_is_asked_for_its_figures_by_name() -> None:
    answer = Answer(figures=(exact("won", "won", 1),))
    assert answer.figure("won").value == 1
    with pytest.raises(Unreadable, match="expected a figure: won; got 'lost'"):
        answer.figure("lost")


@pytest.mark.parametrize("wrong", ["", "-1", "11", "1.5", "ten", "٣", "1_0", "1" * 5000])
def test_what_is_no_whole_number_within_bounds_is_refused(wrong: str) -> None:
    with pytest.raises(Unreadable, match="expected coups, a whole number from 1 to 10; got "):
        whole(wrong, "coups", 1, 10)


def test_a_word_is_taken_in_any_case_and_another_one_refused() -> None:
    assert one_of(" Stock-Waste ", "a rule", ["stock_waste"]) == "stock_waste"
    with pytest.raises(Unreadable, match="expected a rule: stock_waste; got 'stock'"):
        one_of("stock", "a rule", ["stock_waste"])
