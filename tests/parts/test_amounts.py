"""Wagers of every amount behave as the tuple of them would, and are not made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from spadille.bots import RandomBot
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.mini_baccarat.state import LEAVE, READY, Move, Ready, Wager
from spadille.parts.amounts import Amounts, Listing, by_kind
from spadille.parts.betting import CALL, FOLD, Bet, Call, Fold, Raise
from spadille.testing.playing import pick
from spadille.thinking.budget import SeededRng

ON_TIE = partial(Wager, 2)


def listing(*more: Sequence[Move]) -> Listing[Move]:
    return Listing((READY, LEAVE), lambda: more)


SOME = listing(Amounts(ON_TIE, range(5, 9)), (), Amounts(ON_TIE, range(0)), (Wager(0, 3),))
SAME: tuple[Move, ...] = (READY, LEAVE, *(Wager(2, chips) for chips in range(5, 9)), Wager(0, 3))


def test_a_listing_is_the_sequence_of_its_moves() -> None:
    assert tuple(SOME) == SAME
    assert len(SOME) == len(SAME) == 7
    for place in range(-7, 7):
        assert SOME[place] == SAME[place]
    for place in (7, -8):
        with pytest.raises(IndexError):
            SOME[place]
    for first, last, step in ((None, 2, None), (3, None, None), (None, None, -2), (1, 6, 3), (9, 12, 1)):
        assert SOME[first:last:step] == SAME[first:last:step]
        assert Amounts(ON_TIE, range(5, 9))[first:last:step] == SAME[2:6][first:last:step]
    assert [SOME.index(each) for each in SAME] == [*range(7)]


def test_it_holds_its_moves_and_no_other() -> None:
    assert all(each in SOME for each in SAME)
    for other in (Wager(2, 4), Wager(2, 9), Wager(1, 5), Wager(0, 4), Bet(5), "ready", 5, None):
        assert other not in SOME


def test_alike_are_listings_of_the_same_moves() -> None:
    again = listing(Amounts(ON_TIE, range(5, 9)), (Wager(0, 3),))
    assert again == SOME
    assert hash(again) == hash(SOME)
    for other in (
        listing(Amounts(partial(Wager, 1), range(5, 9)), (Wager(0, 3),)),
        listing(Amounts(ON_TIE, range(5, 10)), (Wager(0, 3),)),
        listing(Amounts(ON_TIE, range(5, 9))),
        SAME,
    ):
        assert other != SOME


def test_kinds_come_in_their_order_and_amounts_stay_unmade() -> None:
    assert [tuple(each) for each in by_kind(SOME)] == [(READY,), (LEAVE,), SAME[2:]]
    assert [tuple(each) for each in by_kind(iter(SAME))] == [(READY,), (LEAVE,), SAME[2:]]
    assert by_kind(()) == by_kind(Listing((), tuple)) == []


def test_a_million_chips_cost_no_more_than_two() -> None:
    made = 0

    def bet(chips: int) -> Bet:
        nonlocal made
        made += 1
        return Bet(chips)

    moves = Listing[Bet | Call | Fold]((CALL, FOLD), lambda: (Amounts(bet, range(1, 1_000_001)),))
    assert len(moves) == 1_000_002
    assert Bet(999_999) in moves
    assert not any(other in moves for other in (Bet(0), Raise(5)))
    assert moves[-1] == Bet(1_000_000)
    assert RandomBot(open_game("war", "denexa", 2, {}), 0, SeededRng(1)).choose(None, moves).move in moves
    game = open_game("mexican_sweat", "denexa", 4, {})
    assert pick(game, moves, Stream(seed_of("pick"))) in moves
    assert made < 50


def test_a_table_lists_the_bets_of_a_million_chips_without_making_them() -> None:
    game = open_game("mini_baccarat", "denexa", 1, {"chips": 1_000_000})
    table = Table(game, dealer(seed_of("rich")))
    table.play(0, "cut 100")
    moves = table.moves(0)
    assert isinstance(moves, Listing)
    assert len(moves) == 5 + 3 * (1_000_000 - game.options.min_bet + 1)
    assert moves[0] == Ready()
    assert moves[-1] == Wager(2, 1_000_000)
    assert Wager(1, 1_000_000) in moves
    assert Wager(1, 1_000_001) not in moves
    table.play(0, moves[-1])
    assert len(table.moves(0)) == 5 + 1_000_000 - game.options.min_bet + 1, "nothing is left for the other spots"


@pytest.mark.parametrize("least", [1, 7])
def test_the_random_driver_picks_as_it_would_from_the_moves_made(least: int) -> None:
    game = open_game("mini_baccarat", "denexa", 2, {"min_bet": least})
    table = Table(game, dealer(seed_of("pick")))
    table.play(table.deciding[0], "cut 100")
    for number in range(200):
        moves = table.moves(0)
        one, other = Stream(seed_of(number)), Stream(seed_of(number))
        assert pick(game, moves, one) == pick(game, tuple(moves), other)
