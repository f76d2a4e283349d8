"""The pages on how to play, in the terminal."""

from __future__ import annotations

import io

import pytest
from tests.tui.driving import app_of, page_text, spades, until

from spadille.games import entry
from spadille.tui.draw.colours import Look
from spadille.tui.plain import Plain
from spadille.tui.screens.dialogs import Page, how_page
from spadille.tui.screens.home import HomeScreen
from spadille.tui.text import rule_page


@pytest.mark.asyncio
async def test_a_key_on_the_first_screen_tells_how_the_game_under_the_cursor_is_played() -> None:
    async with app_of().run_test() as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        await pilot.press("down", "H")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        assert page_text(pilot).startswith("A game of tricks for four people")
        assert "Nullo is a bid of no trick" in page_text(pilot)


@pytest.mark.asyncio
async def test_a_key_at_the_table_tells_it_too() -> None:
    session = spades()
    async with app_of(session).run_test() as pilot:
        await until(pilot, lambda: session.awaited)
        await pilot.press("P")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        assert "Bags are the tricks you take too many." in page_text(pilot)
        assert "](#" not in page_text(pilot)


def test_rows_of_cards_are_lines_with_signs_or_with_letters_where_a_terminal_has_none() -> None:
    shown = "With two spades in the trick, the higher one takes it: "
    for letters, cards in ((False, "Q♦ 4♠ A♦ 9♠"), (True, "QD 4S AD 9S")):
        page = how_page(entry("spades"), Look(letters=letters))
        assert f"{shown}{cards}" in page.text.splitlines()
    assert "](cards:" not in page.text


def test_a_word_in_lines_of_text_tells_it() -> None:
    sink = io.StringIO()
    Plain(spades(), io.StringIO("help play\nquit\n"), sink).run()
    assert "\nThe aim\nBe the first side with 500 points." in sink.getvalue()
    assert "\n1. Everybody gets thirteen cards." in sink.getvalue()
    assert "\nWith two spades in the trick, the higher one takes it: Q♦ 4♠ A♦ 9♠\n" in sink.getvalue()


def test_lists_keep_their_numbers_and_headings_are_told_apart() -> None:
    lines = list(rule_page.how_lines(entry("war")))
    assert ("#", "A turn") in lines
    assert lines[0] == (
        "",
        "A game for two, or three, in which nobody decides anything. Turn a card; the higher one takes both.",
    )
    assert [label for label, _ in lines if label not in ("", "#")] == ["1.", "2.", "3.", "4.", "•", "•", "•"]
