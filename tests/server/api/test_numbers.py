"""Deals by number: the same cards every time, and whether they can be won; of a secret deal nobody is told that."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.same import Browser

from spadille.core.errors import BadOptions
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.search import NATIVE
from spadille.server.daily.numbers import winnable
from spadille.server.store.document import Settings, new_document, next_document


def cards(number: int | None) -> str:
    doc = new_document(Settings("pyramid", number=number))
    table = Table(doc.game())
    table.deal_by(dealer(doc.seed))
    return table.game.spell(table.log[0][1])


def test_a_number_gives_the_same_cards_every_time() -> None:
    assert cards(4711) == cards(4711)
    assert cards(4711) != cards(4712)
    assert cards(None) != cards(None)
    doc = new_document(Settings("pyramid", number=7))
    assert next_document(doc).secret == doc.secret, "playing again is the same deal again"
    with pytest.raises(BadOptions, match="whose deals have numbers; got spades"):
        new_document(Settings("spades", number=7))


@pytest.mark.skipif(not NATIVE, reason="the native search is not built here")
def test_it_is_told_of_a_number_whether_it_can_be_won_and_one_that_can_is_found() -> None:
    easy = Settings("pyramid", rulebook="denexa", number=1)
    found = [winnable(Settings("pyramid", rulebook="denexa", number=each), False).winnable for each in range(1, 9)]
    assert True in found
    assert False in found
    first = winnable(easy, True)
    assert first.winnable
    assert first.number == 1 + found.index(True)


def test_the_server_tells_it_of_numbers_only(roomy: Any) -> None:
    browser = Browser(roomy.url)
    told = browser.ask("/api/numbered", {"game": "pyramid", "number": 1})
    assert told["number"] == 1
    assert told["winnable"] in (True, False)
    for body in ({"game": "pyramid"}, {"game": "war", "number": 1}, {"game": "pyramid", "number": 0}):
        assert browser.ask("/api/numbered", body)["status"] in (400, 422)
    table = browser.ask("/api/tables", {"game": "pyramid", "number": 12, "pace": 0})["id"]
    browser.ask(f"/api/tables/{table}/seats/0", {"fair": "changes nothing"})
    browser.begin(table)
    state = browser.play(table, moves=0)
    assert state["room"]["same"] == {"what": "number", "name": "12", "counted": True, "closed": False}
    dealt = cards(12).split()[1:29]
    shown = [face["card"] for zone in state["scene"]["zones"] for row in zone["rows"] for face in row if face["card"]]
    assert set(shown) <= set(dealt)
    assert len(shown) >= 7
