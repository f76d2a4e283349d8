"""Tests what a table at the server offers, and what it does not: the server deals."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spadille.core.errors import SpadilleError
from spadille.server.api import catalogue


def asked(handler: Any, *given: str) -> Any:
    """Return what the server answers."""

    async def answer() -> Any:
        return await handler.fn(*given)

    return asyncio.run(answer())


def told(name: str) -> Any:
    return asked(catalogue.rules, name)


def test_an_option_for_tables_dealt_by_hand_is_not_offered_but_may_be_read() -> None:
    spades = asked(catalogue.game_set_up, "spades")
    offered = {each.name for each in spades.options}
    assert "misdeal" not in offered
    assert set(spades.values["bicycle"]["4"]) - offered == {"misdeal"}
    assert "misdeal" in {each["name"] for each in told("spades")["options"]}


def test_what_only_a_set_up_needs_is_told_of_one_game_at_a_time() -> None:
    for info in asked(catalogue.games):
        assert not hasattr(info, "options"), "the first page would be heavy with them"
        found = asked(catalogue.game_set_up, info.name)
        grouped = [name for group in found.groups for name in group.options]
        assert sorted(grouped) == sorted(each.name for each in found.options)
        for book in info.rulebooks:
            assert set(found.values[book.name]) == {str(seats) for seats in book.seats}


def test_a_game_that_is_not_here_has_nothing_to_set_up() -> None:
    with pytest.raises(SpadilleError, match="no_such_game"):
        asked(catalogue.game_set_up, "no_such_game")


def test_the_words_that_scenes_name_come_with_the_game() -> None:
    games = {each.name: each for each in asked(catalogue.games)}
    assert games["pinochle"].terms["dix"].startswith("dix (say: deece): The nine of trumps")
    assert games["war"].terms["trick"].startswith("trick: One card from each player")
    assert games["spades"].terms["trump"].startswith("trump: Spades always are"), "its own word before the shared one"


def test_the_advice_is_that_of_the_rulebook() -> None:
    books = {each["name"]: each["help"] for each in told("spades")["rulebooks"]}
    assert books["club"].startswith("## Good to know\n\n* Blind nil is risky and meant as a last resort. (SPD-CLB-19)")
    assert "SPD-CLB" not in books["denexa"].partition("## Words of Spades")[0]
    assert "* {#words-of-spades-slough} *slough* (say: sluff): " in books["denexa"]


def test_the_glossary_has_the_words_of_every_game_under_its_title() -> None:
    page = told("glossary")
    assert str(page["title"]) == "Glossary"
    assert page["text"].startswith("## Every game\n\n* {#every-game-bid} *bid*: ")
    assert (
        page["text"].index("## Spades")
        < page["text"].index("* {#spades-bags} *bags*: ")
        < page["text"].index("## Five Hundred")
    )
