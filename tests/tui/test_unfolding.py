"""A coup in the terminal is laid card by card, at the pace of the table; a player who acts sees its end at once."""

from __future__ import annotations

import pytest
from tests.tui.driving import app_of, said, table, until
from tests.tui.test_session import settled

from spadille.tui.play.session import Session, sit_down
from spadille.tui.play.settings import Settings
from spadille.tui.screens.felt import Felt

pytestmark = pytest.mark.asyncio


def at_bets() -> Session:
    session = settled(sit_down("mini_baccarat", seed=3, seats=1))
    session.play("cut 100")
    return settled(session)


def dealt(felt: Felt) -> int:
    """The cards of both hands that lie there."""
    assert felt.scene is not None
    hands = [zone for zone in felt.scene.zones if zone.name in ("player", "banker")]
    return sum(face.card is not None for zone in hands for face in zone.faces)


async def test_cards_come_one_by_one_and_the_winner_last() -> None:
    session = at_bets()
    async with app_of(session, settings=Settings("brisk", forced=False)).run_test() as pilot:
        await until(pilot, lambda: session.awaited)
        felt, seen, words = pilot.app.screen.query_one(Felt), list[int](), list[str]()
        table(pilot)._play("ready")
        assert "wins" not in said(pilot)
        for _ in range(3000):
            if "wins" in said(pilot):
                break
            seen.append(dealt(felt))
            words.append(said(pilot))
            await pilot.pause(0.02)
        assert "wins" in said(pilot)
        assert sorted(set(seen)) == list(range(max(seen) + 1)), "none, one, two, three, four"
        assert max(seen) >= 4
        assert any("No more bets" in each for each in words)


async def test_whoever_acts_sees_the_end_at_once_and_nothing_is_left_untold() -> None:
    session = at_bets()
    async with app_of(session, settings=Settings("slow", forced=False)).run_test() as pilot:
        await until(pilot, lambda: session.awaited)
        screen = table(pilot)
        screen._play("ready")
        await until(pilot, lambda: "No more bets" in said(pilot))
        coups = session.table.version
        screen._play("ready")
        assert session.table.version > coups, "the next coup need not wait for the cards of the last one"
        assert any("wins" in each or "tie" in each.lower() for each in screen.talk._log)


async def test_where_others_play_at_once_the_coup_is_told_whole() -> None:
    session = at_bets()
    async with app_of(session, settings=Settings("instant", forced=False)).run_test() as pilot:
        await until(pilot, lambda: session.awaited)
        table(pilot)._play("ready")
        assert dealt(pilot.app.screen.query_one(Felt)) >= 4
