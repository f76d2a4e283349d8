"""Betting rounds and pots: who speaks, how much, and who may win which level."""

from __future__ import annotations

import pytest

from spadille.core.contract import Seat
from spadille.parts.betting import (
    CALL,
    CHECK,
    FOLD,
    Bet,
    Chips,
    Limits,
    Pot,
    Raise,
    Round,
    Wager,
    levels,
    open_round,
    share,
    sizes,
    speak,
    speakers,
    spell_wager,
    wagers,
    with_dead,
    with_round,
    wrong_size,
    wrong_word,
)

FIXED, POT, FREE = (Limits(mode, 3) for mode in ("fixed", "pot_limit", "no_limit"))
ALL = (0, 1, 2)


def said(words: list[Wager], chips: Chips, unit: int = 10, inside: tuple[Seat, ...] = ALL) -> tuple[Round, Chips]:
    """The round after these words, opened by seat 0."""
    at = open_round(speakers(0, inside, chips), len(chips), unit)
    live = list(inside)
    for word in words:
        seat = at.waiting[0]
        at, chips = speak(at, word, live, chips)
        if word == FOLD:
            live.remove(seat)
    return at, chips


def test_speakers_go_clockwise_and_need_chips() -> None:
    assert speakers(2, (0, 1, 2, 4), (5, 0, 7, 9, 1)) == (2, 4, 0)
    assert speakers(1, (0, 2), (5, 5, 5)) == (2, 0)


def test_a_round_of_checks_ends_when_all_have_spoken() -> None:
    at, chips = said([CHECK, CHECK], (50, 50, 50))
    assert at.waiting == (2,)
    at, chips = speak(at, CHECK, ALL, chips)
    assert at.waiting == ()
    assert chips == (50, 50, 50)


def test_a_bet_and_a_raise_ask_the_others_anew() -> None:
    at, chips = said([CHECK, Bet(10), Raise(20)], (50, 50, 50))
    assert (at.waiting, at.paid, chips) == ((0, 1), (0, 10, 20), (50, 40, 30))
    assert (at.bet, at.step, at.raises) == (20, 10, 1)


def test_a_seat_that_is_all_in_is_asked_no_more() -> None:
    at, chips = said([Bet(10), CALL, Raise(20)], (50, 10, 50))
    assert at.waiting == (0,)
    assert chips == (40, 0, 30)


def test_a_call_that_the_chips_do_not_cover_is_all_in() -> None:
    at, chips = said([Bet(30), CALL], (50, 12, 50))
    assert (at.paid, chips) == ((30, 12, 0), (20, 0, 50))


@pytest.mark.parametrize(
    ("limits", "bets", "raises", "again"),
    [
        (FIXED, range(10, 11), range(20, 21), range(30, 31)),
        (POT, range(10, 31), range(20, 61), range(30, 81)),
        (FREE, range(10, 101), range(20, 101), range(30, 101)),
    ],
)
def test_sizes_by_limit(limits: Limits, bets: range, raises: range, again: range) -> None:
    at, chips = said([], (100, 100, 100))
    assert sizes(at, limits, ALL, chips, 30) == bets
    at, chips = said([Bet(10)], (100, 100, 100))
    assert sizes(at, limits, ALL, chips, 40) == raises
    at, chips = said([Bet(10), Raise(20)], (100, 100, 100))
    assert sizes(at, limits, ALL, chips, 40) == again


def test_without_a_limit_a_raise_goes_up_by_the_last_bet_or_raise() -> None:
    at, chips = said([Bet(10), Raise(35)], (100, 100, 100))
    assert sizes(at, FREE, ALL, chips, 0) == range(60, 101)
    at, chips = said([Bet(10), CALL, Raise(35)], (100, 100, 100))
    assert sizes(at, FREE, ALL, chips, 0) == range(60, 101), "what has been paid counts"


def test_the_reasons_against_a_size() -> None:
    at, chips = said([], (100, 100, 5))
    allowed = sizes(at, FIXED, ALL, chips, 0)
    assert wrong_size(at, Bet(10), allowed, FIXED) is None
    assert str(wrong_size(at, Bet(11), allowed, FIXED)) == "You may bet 10 only."
    reason = wrong_size(at, Bet(9), sizes(at, FREE, ALL, chips, 0), FREE)
    assert str(reason) == "You may bet 10 at least, 100 at most."
    at, chips = said([CHECK, CHECK], (100, 100, 5))
    assert "The smallest bet is 10" in str(wrong_size(at, Bet(10), sizes(at, FIXED, ALL, chips, 0), FIXED))
    at, chips = said([Bet(10)], (100, 15, 5))
    assert "takes chips of your own" in str(wrong_size(at, Raise(20), sizes(at, FIXED, ALL, chips, 0), FIXED))
    at, chips = said([Bet(10), CALL], (10, 10, 50))
    assert not sizes(at, FREE, ALL, chips, 0), "nobody else has chips"
    capped = Limits("no_limit", 0)
    at, chips = said([Bet(10)], (100, 100, 100))
    assert "allows 0 raises per round" in str(wrong_size(at, Raise(20), sizes(at, capped, ALL, chips, 0), capped))


def test_the_words_of_a_round() -> None:
    at, _ = said([], (100, 100, 100))
    assert list(wagers(at, range(10, 12))) == [CHECK, Bet(10), Bet(11)]
    assert [wrong_word(at, word) is None for word in (CHECK, Bet(1), CALL, Raise(1), FOLD)] == [1, 1, 0, 0, 0]
    at, _ = said([Bet(10)], (100, 100, 100))
    assert list(wagers(at, range(20, 21))) == [CALL, FOLD, Raise(20)]
    assert [wrong_word(at, word) is None for word in (CHECK, Bet(1), CALL, Raise(1), FOLD)] == [0, 0, 1, 1, 1]
    assert [spell_wager(word) for word in (CHECK, Bet(1), CALL, Raise(2), FOLD)] == [
        "check",
        "bet 1",
        "call",
        "raise 2",
        "fold",
    ]


def test_a_pot_is_dead_money_and_rounds() -> None:
    pot = with_dead(with_round(with_round(Pot(), (5, 5, 5)), (0, 0, 0)), 7)
    assert pot == Pot(7, ((5, 5, 5),))
    assert pot.total == 22


def test_the_last_one_left_takes_all_that_was_matched() -> None:
    assert share(Pot(4, ((5, 5, 5), (10, 0, 10))), 3, (1, 0, 2)) == (0, 0, 39)


def test_a_level_goes_to_the_one_who_paid_it_and_stays_in_longest() -> None:
    pot = Pot(0, ((10, 50, 50), (0, 20, 20)))
    assert list(levels(pot)) == [(30, (0, 1, 2)), (80, (1, 2)), (40, (1, 2))]
    assert share(pot, 3, (2, 1, 0)) == (30, 120, 0)
    assert share(pot, 3, (1, 0, 2)) == (0, 0, 150)


def test_an_unmatched_level_goes_back() -> None:
    assert share(Pot(0, ((50, 20, 0),)), 3, (2, 0, 1)) == (30, 40, 0)


def test_chips_of_seats_that_have_left_stay_in_the_level_they_paid() -> None:
    pot = Pot(0, ((4, 10, 20, 10),))
    assert share(pot, 4, (1, 2, 3, 0)) == (16, 0, 10, 18)
    assert sum(share(pot, 4, (1, 2, 3, 0))) == pot.total
