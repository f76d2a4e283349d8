"""`endplay`, a library of bridge, opens what is exported: deals, dealers, announcements and cards are what we have."""

from __future__ import annotations

import importlib
import io
from typing import Any

import pytest
from tests.exchange.matches import BOOKS, FORMS, played

import spadille
from spadille import exchange
from spadille.cards.card import Card
from spadille.cards.holding import members
from spadille.core.table import Table
from spadille.exchange.board import COMPASS
from spadille.exchange.records import boards_of

SIGNS = str.maketrans("♠♥♦♣", "SHDC")


def opened(table: Table, form: str) -> list[Any]:
    parser: Any = pytest.importorskip(f"endplay.parsers.{form}")
    boards: list[Any] = parser.load(io.StringIO(exchange.exported(table, form)))
    assert [each.play for each in parser.loads(exchange.exported(table, form))] == [each.play for each in boards]
    return boards


def spelt(cards: Any) -> list[str]:
    return [str(each).translate(SIGNS) for each in cards]


def ours(cards: Any) -> list[str]:
    return [str(Card(each))[::-1] for each in cards]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("book", BOOKS)
def test_a_library_of_bridge_opens_every_board(book: str, form: str) -> None:
    table = played(book, 6, 400)
    table.back(next(each.version for each in spadille.positions(table) if each.game.standing(each.state).deals == 5))
    boards, found = boards_of(table), opened(table, form)
    players = importlib.import_module("endplay.types").Player
    assert len(found) == len(boards) == 6
    for board, there in zip(boards[:5], found[:5], strict=True):
        assert there.board_num == board.number
        assert there.dealer.abbr == COMPASS[board.dealer]
        for seat, hand in enumerate(board.hands):
            assert sorted(spelt(there.deal[players.find(COMPASS[seat])])) == sorted(ours(members(hand)))
        assert spelt(there.play) == ours(each.card for each in board.plays)
        assert [each.announcement for each in there.auction] == [
            board.said((board.dealer + place) % 4) for place in range(4)
        ]
        assert spelt([there.contract.denom.abbr]) == ["S"]
        assert there.deal.first.abbr == COMPASS[board.opener]
    if form == "pbn":
        first = boards[0].plays[0].seat
        taken = [each["winner"] for each in spadille.rows(table, "tricks")[:13]]
        assert found[0].contract.result + 7 == sum((each - first) % 2 == 1 for each in taken)


@pytest.mark.parametrize("form", FORMS)
def test_it_opens_a_match_that_has_only_begun(form: str) -> None:
    for moves in (0, 1, 3, 4, 8):
        table = played("club", 4, moves)
        (there,) = opened(table, form)
        assert len(there.play) == max(moves - 4, 0)
