"""Numbers are written as the reader's language writes them."""

from __future__ import annotations

from spadille.core.figures import decimal, figure
from spadille.core.words import speaking
from spadille.thinking.hints import Figures


def test_decimals_have_the_sign_of_the_language() -> None:
    told = (figure(995, 100, "+"), decimal(-1.24, 1), Figures("play 2C", 3.14, 0.44).points)
    assert [*map(str, told)] == ["+9.95", "−1.2", "+3.1 ± 0.4"]
    with speaking("de"):
        assert [*map(str, told)] == ["+9,95", "−1,2", "+3,1 ± 0,4"]


def test_what_rounds_to_nothing_has_no_minus_sign() -> None:
    assert str(decimal(-0.04, 1, "+")) == "+0.0"
