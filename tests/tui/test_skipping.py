"""Deals left to bots and matches given up in the terminal: by a key pressed twice, and in lines."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from tests.tui.driving import app_of, page_text, said, spades, until
from tests.tui.test_session import settled

from spadille.core.contract import NATURE
from spadille.core.words import speaking
from spadille.tui.plain import Plain
from spadille.tui.play.saves import saved_games
from spadille.tui.play.session import Session, resume, sit_down
from spadille.tui.screens.dialogs import Page
from spadille.tui.screens.results import EndPage
from spadille.tui.screens.table import TableScreen


def lines(session: Session, typed: str) -> str:
    sink = io.StringIO()
    assert Plain(session, io.StringIO(typed), sink).run() == 0
    return sink.getvalue()


def test_bots_finish_the_deal_the_same_for_the_same_seed_and_what_they_play_is_saved(home: Path) -> None:
    one, two = (settled(spades(folder=home / name)) for name in ("one", "two"))
    for session in (one, two):
        think = session.rest()
        assert think is not None
        session.follow_all(think())
    assert one.table.log == two.table.log
    assert one.table.standing.deals == 1
    assert resume(one.keeper.path).table.log == one.table.log


def test_the_next_deal_is_no_part_of_what_is_skipped() -> None:
    session = settled(sit_down("spades", rulebook="andrews", seed=3))
    before = sum(by == NATURE for by, _ in session.table.log)
    think = session.rest()
    assert think is not None
    session.follow_all(think())
    assert session.table.standing.deals == 1
    assert sum(by == NATURE for by, _ in session.table.log) == before, "the next deal is not part of it"


@pytest.mark.parametrize(("game", "seat"), [("war", 0), ("mini_baccarat", 0), ("pyramid", 0), ("spades", None)])
def test_games_without_choices_or_others_and_watchers_have_nothing_to_skip_or_give_up(
    game: str, seat: int | None
) -> None:
    session = sit_down(game, seed=3, seat=seat)
    assert session.rest() is None
    assert not session.concede()


def test_a_match_that_was_given_up_is_over_is_not_gone_on_with_and_can_be_taken_back() -> None:
    session = settled(spades())
    session.play("bid 3")
    settled(session)
    assert session.concede()
    assert (session.over, session.awaited, session.plan(), str(session.scene.over)) == (
        True,
        False,
        None,
        "You give the match up.",
    )
    assert not any(face.move for zone in session.scene.zones for face in zone.faces)
    assert not session.concede(), "it is over already"
    assert session.rest() is None
    assert saved_games() == ([], [])
    again = resume(session.keeper.path)
    assert again.over
    settled(again)
    assert again.table.log == session.table.log
    assert session.undo()
    assert (session.over, session.awaited) == (False, True)
    assert len(saved_games()[0]) == 1


def test_in_lines_the_deal_is_skipped_and_the_match_given_up_when_it_is_meant() -> None:
    told = lines(spades(), "skip\nconcede\nconcede yes\n")
    assert "Deal 1 is scored" in told
    assert "Type: concede yes." in told
    assert told.count("You give the match up.") == 1
    assert lines(sit_down("pyramid", seed=3), "skip\nconcede\nquit\n").count("There is no ") == 2
    with speaking("de"):
        assert "Du gibst die Partie auf." in lines(spades(), "concede yes\n")


@pytest.mark.asyncio
async def test_on_the_screen_a_second_press_skips_the_deal_and_gives_the_match_up() -> None:
    session = spades()
    async with app_of(session).run_test() as pilot:
        await until(pilot, lambda: session.awaited)
        await pilot.press("X")
        await until(pilot, lambda: "Press X again" in said(pilot))
        version = session.table.version
        await pilot.press("C")
        assert "C once more" in said(pilot)
        assert session.table.version == version
        await pilot.press("X", "X")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        assert "Deal 1" in page_text(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen) and session.awaited)
        await pilot.press("C", "C")
        await until(pilot, lambda: isinstance(pilot.app.screen, EndPage))
        assert "You give the match up." in page_text(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        for key, words in (("C", "no match here"), ("X", "no deal here")):
            await pilot.press(key)
            await until(pilot, lambda words=words: words in said(pilot))  # type: ignore[misc]
