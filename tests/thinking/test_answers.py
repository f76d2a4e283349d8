"""Figures that say how they were found, and what a question may be given."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from spadille.core.errors import Unreadable
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
    assert str(figure.how) == f"± {100 * figure.error:.2f}%, sampled (100 cases, seed 7)"
    assert 1.96 * math.sqrt(0.3 * 0.7 / 100) < figure.error < 0.11


@pytest.mark.parametrize("hits", [0, 10])
def test_none_and_all_of_ten_cases_are_not_certain(hits: int) -> None:
    assert round(share_of("won", "won", hits, 10, "1").error, 4) == 0.2775


def test_the_interval_of_a_share_holds_it_about_as_often_as_it_says() -> None:
    for chance in (0.05, 0.3, 0.5):
        held = 0.0
        for hits in range(41):
            figure = share_of("won", "won", hits, 40, "1")
            ways = math.comb(40, hits) * chance**hits * (1 - chance) ** (40 - hits)
            held += ways if abs(figure.value - chance) <= figure.error else 0.0
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
        assert str(share_of("won", "won", 1, 1, "x").how) == "± 79,35 %, Stichprobe (1 Fall, Startwert x)"


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
