"""Tests `bench.deeper`, which measures what more worlds are worth: names of players, and the report."""

from __future__ import annotations

from bench.deeper import Deal, thinker, told

from spadille.thinking.budget import STRONG


def test_a_player_is_a_level_without_its_clock_and_with_other_worlds_where_they_are_given() -> None:
    assert thinker("spades", "strong").budget == STRONG
    other = thinker("spades", "strong/40+90").budget
    assert (other.worlds, other.close, other.ending) == (40, 90, STRONG.ending)


def test_the_table_has_the_mean_gain_with_its_interval_and_the_times() -> None:
    deals = [
        Deal(asked="", seed=str(gain), decisions=10, gains=(0.0, gain), different=(0, 3), milliseconds=((1, 3), (5, 7)))
        for gain in (1.0, 3.0)
    ]
    *_, first, second = told(("strong", "strong/800"), deals)
    assert first == "| `strong` | – | – | 2 ms, 3 ms |"
    assert second == "| `strong/800` | +2.00 ± 1.96 | 30% | 6 ms, 7 ms |"
