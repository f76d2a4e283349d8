"""Tests what the browser is told of options: sentences that are true of the table that is being set up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

from spadille.core.options import IDLE
from spadille.core.words import speaking
from spadille.server.api import catalogue
from spadille.server.store.document import Settings


async def answered(answer: Awaitable[Any]) -> Any:
    """Return what a handler answers."""
    return await answer


def checked(**settings: Any) -> catalogue.Checked:
    """Return what is answered to the set-up of a table."""
    found: catalogue.Checked = asyncio.run(answered(catalogue.options.fn(Settings(**settings))))
    return found


def test_every_option_has_its_sentence_at_the_table_that_is_set_up() -> None:
    by_book = checked(game="spades", rulebook="bicycle", seats=4)
    assert str(by_book.words["target"]) == "The match ends when a side reaches 500 points."
    assert by_book.words["nil_bonus"] == IDLE
    with_nil = checked(game="spades", rulebook="bicycle", seats=4, options={"nil": True})
    assert str(with_nil.words["nil_bonus"]) == "A nil that is made earns 100 points."


def test_a_difference_that_changes_nothing_is_told_as_such() -> None:
    found = checked(game="spades", rulebook="bicycle", seats=2, options={"blind_nil": True})
    (only,) = found.differs
    assert str(only.words[1]) == f"Players may bid nil blind, before they look at their cards. {IDLE}"


def test_the_rules_page_tells_nothing_of_what_a_rulebook_has_no_use_for() -> None:
    page = asyncio.run(answered(catalogue.rules.fn("mexican_sweat")))
    words = {each["name"]: each["words"] for each in page["options"]}
    assert [str(each) for each in words["peek_index"]] == [str(IDLE), "Players peek at card number 7 of their hand."]
    assert words["small_blind"] == [IDLE, IDLE]


def test_an_option_is_named_by_its_label_and_one_that_is_on_or_off_by_yes_or_no() -> None:
    with speaking("de"):
        offered = asyncio.run(answered(catalogue.game_set_up.fn("spades"))).options
        told = {
            each.name: (str(each.label), {value: str(words) for value, words in each.words.items()}) for each in offered
        }
    assert told["ten_for"] == ("Prämie für Ansage zehn", {})
    assert told["nil"] == ("Nil", {"true": "ja", "false": "nein"})
    assert told["break_rule"][1]['"none"'] == "Pik darf jederzeit ausgespielt werden."
