"""Tests which moves may be taken back among people: none by which somebody saw a card that not all have seen."""

from __future__ import annotations

import pytest

from spadille.core.contract import NATURE
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.server.table.actions.undo import since, uncovers


def after_the_bids(order: str) -> Table:
    """Spades with two cards passed to a nil: seat 0 has bid it, and its partner sits on seat 2."""
    options = {"nil_pass": 2, "nil_pass_order": order, "first_dealer": "random", "blind_nil": False}
    table = Table(open_game("spades", "rules_of_spades", 4, options))
    table.play(NATURE, "dealer 3")
    table.settle(Stream(seed_of("undoing")))
    for seat, bid in enumerate(("nil", "bid 3", "bid 4", "bid 3")):
        table.play(seat, bid)
    return table


def uncovered(table: Table, moves: int) -> bool:
    """Return whether taking back the last moves is refused for what was seen."""
    return uncovers(table, since(table, table.version - moves))


def test_cards_that_the_partner_has_picked_up_are_not_asked_back() -> None:
    table = after_the_bids("nil_first")
    table.play(0, table.moves(0)[0])
    assert uncovered(table, 1), "the partner holds them, and nobody else has seen them"
    assert uncovered(table, 2), "a bid cannot be taken back over them either"


def test_cards_that_wait_face_down_are_asked_back_until_they_change_hands() -> None:
    table = after_the_bids("together")
    table.play(0, table.moves(0)[0])
    assert not uncovered(table, 1), "nobody has picked them up"
    table.play(2, table.moves(2)[0])
    assert uncovered(table, 1)
    assert uncovered(table, 2)


@pytest.mark.parametrize("cards", [1, 2, 4, 5])
def test_cards_that_were_played_before_all_uncover_nothing(cards: int) -> None:
    table = after_the_bids("together")
    for seat in (0, 2):
        table.play(seat, table.moves(seat)[0])
    for _ in range(cards):
        seat = table.deciding[0]
        table.play(seat, table.moves(seat)[0])
    assert not uncovered(table, cards)
