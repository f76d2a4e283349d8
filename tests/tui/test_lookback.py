"""The end of a match in the terminal: what was decided best and worst, and luck, found while the page is read."""

from __future__ import annotations

import io

import pytest
from tests.tui.driving import app_of, page_text, spades, until
from tests.tui.test_session import settled

from spadille.tui.plain import Plain
from spadille.tui.play.session import Session
from spadille.tui.screens.results import EndPage


def high_bid() -> Session:
    """A match of one deal in which the person has bid thirteen, and bots have played the rest."""
    session = settled(spades(options={"max_deals": 1}))
    session.play("bid 13")
    settled(session)
    think = session.rest()
    assert think is not None
    session.follow_all(think())
    return session


def test_the_worst_decision_is_told_with_its_deal_and_a_stop_is_heeded() -> None:
    session = high_bid()
    think = session.look_back()
    assert think is not None
    assert any(each.startswith("Your worst decision: deal 1. Bid 13. Better: ") for each in think(lambda: False))
    assert think(lambda: True) == []
    assert settled(spades()).look_back() is None, "it is not over"


@pytest.mark.asyncio
async def test_the_end_page_says_so_as_soon_as_it_is_found_and_may_be_left_before() -> None:
    session = settled(spades(options={"max_deals": 1}))
    session.play("bid 13")
    async with app_of(session).run_test() as pilot:
        await until(pilot, lambda: session.awaited)
        await pilot.press("X", "X")
        await until(pilot, lambda: isinstance(pilot.app.screen, EndPage))
        await until(pilot, lambda: "Your worst decision: deal 1. Bid 13." in page_text(pilot))
        first, *_ = page_text(pilot).splitlines()
        assert first == str(session.scene.over)
        assert page_text(pilot).index("worst decision") < page_text(pilot).index("Deal 1   bid/taken")
        await pilot.press("enter")


def test_in_lines_it_is_told_to_people_and_scripts_do_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    for talks in (True, False):
        sink = io.StringIO()
        plain = Plain(high_bid(), io.StringIO(""), sink)
        monkeypatch.setattr(plain, "_talks", talks)
        assert plain.run() == 0
        assert ("Your worst decision" in sink.getvalue()) == talks
