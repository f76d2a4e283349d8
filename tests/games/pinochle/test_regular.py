"""Tests the regular player of Pinochle: its moves in clear cases, and that it beats chance."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.pinochle.dealt import ANSWERS, LEADS, sat_down

from spadille.bots import make_bot
from spadille.core.contract import Decide, Seat
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game

PHASE_ONE = [f"0 play {lead} ; 1 play {answer}" for lead, answer in zip(LEADS, ANSWERS, strict=True)]


def in_phase_two(zero: str, one: str, upcard: str) -> list[str]:
    """Lines that lead to the end of phase one, the hands of phase two being these; seat 0 has won all."""
    first, second = zero.split(), one.split()
    stock = [each for pair in zip(first, second, strict=False) for each in pair] + [first[-1]]
    deal = f"deal 0: {' '.join(LEADS)}; 1: {' '.join(ANSWERS)}; upcard: {upcard}; stock: {' '.join(stock)}"
    return [deal, *(f"{each} ; 0 done" for each in PHASE_ONE[:-1]), PHASE_ONE[-1]]


def choice(table: Table, seat: Seat) -> str:
    bot = make_bot("regular", table.game, seat, 1)
    return table.game.spell(bot.choose(table.view(seat), table.moves(seat)).move)


def match(first: str, second: str, seed: int, **options: Any) -> tuple[int, ...]:
    """The totals of a match between two kinds of bots."""
    table = Table(open_game("pinochle", None, None, options), dealer(seed_of(f"regular {seed}")))
    bots = [make_bot(kind, table.game, seat, seed) for seat, kind in enumerate((first, second))]
    while isinstance(turn := table.game.turn(table.state), Decide):
        (seat,) = turn.seats
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)).move)
    assert table.outcome is not None
    return table.outcome.payoff


def test_pin_69_skill_dominates() -> None:
    pairs = [match("regular", "random", seed) for seed in range(6)]
    assert all(regular > chance for regular, chance in pairs)


def test_it_plays_whole_matches_by_every_option() -> None:
    assert match("regular", "regular", 1, last_card_choice="winner_chooses", packet=4, max_deals=2)


def test_it_swaps_and_shows_before_it_melds() -> None:
    table = sat_down("deal 0: AC 9H 9H' KD QD; 1: 9C; upcard: JH", "0 play AC ; 1 play 9C")
    for expected in ("swap", "dix", "meld KD QD", "done"):
        assert choice(table, 0) == expected
        table.play(0, expected)


def test_it_melds_the_royal_marriage_before_the_flush() -> None:
    table = sat_down("deal 0: AC AH TH KH QH JH 9S 9C TC JC 9D JD; 1: 9C'; upcard: JH'", "0 play AC ; 1 play 9C'")
    assert choice(table, 0) == "meld KH QH"


def test_it_leads_no_part_of_a_meld_when_it_has_another_card() -> None:
    table = sat_down("deal 0: KH QH AH TH KD QD QS JD KS 9C AS AD; upcard: JC")
    assert choice(table, 0) == "play 9C"


def test_it_wins_a_ten_when_that_costs_nothing() -> None:
    table = sat_down("deal 0: TD; 1: AD 9C 9S JC 9C' 9S' JS JC' QC TC TC' JS'; upcard: JH", "0 play TD")
    assert choice(table, 1) == "play AD"


@pytest.mark.parametrize(("upcard", "word"), [("JH'", "take upcard"), ("9H", "take stock")])
def test_it_takes_the_better_of_the_last_two(upcard: str, word: str) -> None:
    last = "9C" if upcard == "JH'" else "JH'"
    zero = f"QH QH' JH 9H' QC QC' QD QD' QS QS' JC {last}"
    one = "JC' 9C' JD JD' 9D 9D' JS JS' 9S 9S'" + (" 9H" if upcard == "JH'" else " 9C")
    table = sat_down(*in_phase_two(zero, one, upcard), "0 done", options="last_card_choice=winner_chooses")
    assert choice(table, 0) == word


def test_it_draws_the_last_trump_before_it_cashes() -> None:
    zero = "QH QH' 9H JC JC' 9C 9C' QD QD' JD JD' 9D"
    table = sat_down(*in_phase_two(zero, "QS QS' JS JS' 9S 9S' QC QC' JH 9H' 9D'", "JH'"), "0 done")
    assert choice(table, 0) in ("play QH", "play QH'")


def test_a_single_card_needs_no_thought() -> None:
    zero = "QH QH' JH 9H 9H' QC QC' QD QD' QS QS' JC"
    table = sat_down(*in_phase_two(zero, "JC' 9C 9C' JD JD' 9D 9D' JS JS' 9S 9S'", "JH'"), "0 done ; 0 play QH")
    assert choice(table, 1) == "play JH'"


def test_hidden_cards_do_not_change_a_decision() -> None:
    table = sat_down("deal 0: AC")
    game, view = table.game, table.view(0)
    chosen = choice(table, 0)
    for seed in range(5):
        world = game.imagine(view, Stream(seed_of(seed)))
        assert game.spell(make_bot("regular", game, 0, 1).choose(game.view(world, 0), table.moves(0)).move) == chosen
