"""Well found: one line for the best move of the reader that a regular player would have missed, if much hung on it."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

import spadille
from spadille.bots import make_bot
from spadille.core.table import Table
from spadille.core.words import ENGLISH, in_words
from spadille.review.judging import MUCH, MUCH_OF_A_GAME, read, review
from spadille.review.model import Review, Terms
from spadille.review.telling import opening, well_found
from spadille.search import NATIVE
from spadille.thinking.judgement import NOTATION

pytestmark = pytest.mark.skipif(not NATIVE, reason="the native search is missing")
NAMES = ("You", "Walt", "Nora", "Edie")


def played(seed: int) -> Table:
    """A deal of Spades in which seat 0 thinks and the others go by rules of thumb."""
    table = spadille.table("spades", rulebook="rules_of_spades", seed=seed, max_deals=1)
    while table.deciding:
        seat = table.deciding[0]
        bot = make_bot("strong" if seat == 0 else "regular", table.game, seat, f"{table.version}")
        table.play(seat, bot.choose(table.view(seat), table.moves(seat)).move)
    return table


@cache
def reviewed(seed: int) -> Review:
    table = played(seed)
    return review(table.game, read(table.game, table.log), Terms(worlds=60))


def test_it_is_the_best_move_and_worth_what_a_teacher_would_speak_of() -> None:
    for seed in (1, 3, 6):
        for each in reviewed(seed).deals[0].judged:
            if each.found is not None:
                assert (each.played, each.cost) == (each.best, None)
                assert each.gained > 0 or each.found.chances
                assert each.found.figure >= (MUCH_OF_A_GAME if each.found.chances else 5 * MUCH)


def test_one_line_tells_it_after_the_moments_without_notation() -> None:
    found = reviewed(1)
    said = in_words(well_found(found, found.deals[0], NAMES), ENGLISH)
    assert said.startswith("Trick 11. Well found: four of spades; ")
    assert said.endswith("points.")
    assert not NOTATION.search(said)
    told = [in_words(each, ENGLISH) for each in opening(found, found.deals[0], NAMES)]
    assert told.count(said) == 1
    assert told[0] != said


def test_a_move_that_anybody_finds_is_not_praised_nor_one_of_others() -> None:
    found = reviewed(3)
    assert well_found(found, found.deals[0], NAMES) == ""
    watched = reviewed(1)
    assert well_found(watched, watched.deals[0], ("Ann", "Walt", "Nora", "Edie")) == ""


def test_a_move_without_a_simple_reason_is_told_without_one() -> None:
    found = reviewed(1)
    bare = found.deals[0]
    judged = tuple(replace(each, grounds=()) for each in bare.judged)
    deal = replace(bare, judged=judged)
    said = in_words(well_found(found, deal, NAMES), ENGLISH)
    assert said.startswith("Trick 11. Well found: four of spades. Worth about ")
