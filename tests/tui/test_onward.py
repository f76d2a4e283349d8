"""Moves without a choice are made without a key where the person likes it; a game runs on to a choice."""

from __future__ import annotations

import io

import pytest
from tests.tui.driving import app_of, said, until

from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES
from spadille.testing.playing import pick
from spadille.tui.plain import Plain
from spadille.tui.play.auto_moves import Onward
from spadille.tui.play.session import Session, sit_down
from spadille.tui.play.settings import Settings, load_settings

BY_THEMSELVES = Settings("instant")


def settled(session: Session) -> Session:
    for _ in session.advance():
        pass
    return session


@pytest.mark.parametrize("game", list(GAMES))
def test_a_forced_move_is_the_only_legal_one_and_gives_up_no_game(game: str) -> None:
    rng, seen, forced = Stream(seed_of("forced")), 0, 0
    session = settled(sit_down(game, seed=7))
    while seen < 150 and not session.over:
        assert session.seat is not None
        table, moves = session.table, session.table.moves(session.seat)
        before = table.state
        changing = [move for move in moves[:50] if table.game.play(before, session.seat, move) != before]
        spelt = [table.game.spell(move) for move in changing]
        if session.forced is None:
            assert len(moves) > 1 or spelt == ["resign"]
        else:
            assert spelt == [session.forced] != ["resign"]
            forced += 1
        session.play(table.game.spell(pick(table.game, moves, rng)))
        settled(session)
        seen += 1
    assert forced or game in ("pyramid", "mini_baccarat", "mexican_sweat")


def test_undo_goes_back_to_a_move_that_was_a_choice() -> None:
    session = settled(sit_down("spades", seed=3))
    session.play("bid 3")
    settled(session)
    for _ in range(40):
        if session.forced is not None:
            break
        session.play(session.table.game.spell(session.table.moves(0)[0]))
        settled(session)
    assert session.forced is not None
    version = session.table.version
    session.play(session.forced)
    settled(session)
    assert session.undo(past_forced=True)
    assert session.forced is None
    assert session.table.version < version


def test_whoever_is_out_waits_for_nobody_to_the_end() -> None:
    session = settled(sit_down("mini_baccarat", seats=3, seed=7))
    onward, slow = Onward(session), Settings("slow")
    if session.scene.phase == "cut":
        session.play("cut 100")
        settled(session)
    assert onward.pace(slow) == slow.speed
    session.play("leave")
    assert not session.over
    assert onward.pace(slow).move == 0.0
    settled(session)
    assert session.over


@pytest.mark.asyncio
async def test_moves_without_a_choice_are_made_without_a_key_and_the_others_are_not() -> None:
    session = settled(sit_down("spades", rulebook="rules_of_spades", seed=3, options={"max_deals": 1}))
    session.play("bid 3")
    asked = 0
    async with app_of(session, settings=BY_THEMSELVES).run_test() as pilot:
        while not session.over:
            await until(pilot, lambda: session.over or (session.deciding_alone and session.forced is None))
            if not session.over:
                asked, version = asked + 1, session.table.version
                await pilot.pause(0.05)
                assert session.table.version == version, "a choice waits for the person"
                await pilot.press("up")
    assert 0 < asked < 13, "the last card at least needs no key"


@pytest.mark.asyncio
async def test_the_setting_is_kept_and_the_cards_of_war_are_turned_by_hand_all_the_same() -> None:
    session = settled(sit_down("war", seed=3))
    version = session.table.version
    async with app_of(session, settings=BY_THEMSELVES).run_test() as pilot:
        await pilot.press("F")
        assert "make every move yourself" in said(pilot)
        assert load_settings() == Settings(forced=False), "and nothing else, which another terminal may have changed"
        await pilot.press("F")
        assert "now made for you" in said(pilot)
        assert load_settings() == Settings()
        await pilot.pause(0.05)
        assert session.table.version == version


@pytest.mark.asyncio
async def test_war_runs_on_to_its_end_whatever_the_speed() -> None:
    session = settled(sit_down("war", seed=3))
    async with app_of(session, settings=Settings("slow")).run_test() as pilot:
        await pilot.press("A")
        await until(pilot, lambda: session.over)  # 200 moves at that speed would take longer than is waited for
    assert len(session.table.log) > 200


@pytest.mark.asyncio
async def test_a_game_runs_on_only_to_where_there_is_something_to_decide() -> None:
    session = settled(sit_down("spades", seed=3))
    async with app_of(session, settings=BY_THEMSELVES).run_test() as pilot:
        version = session.table.version
        await pilot.press("A")
        await until(pilot, lambda: "something to decide" in said(pilot))
        assert session.table.version == version


def test_in_lines_a_word_plays_war_to_its_end_and_a_game_of_choices_to_the_next_choice() -> None:
    told = io.StringIO()
    assert Plain(settled(sit_down("war", seed=3)), io.StringIO("on\n"), told).run() == 0
    assert "win with all 52 cards" in told.getvalue()
    told, session = io.StringIO(), settled(sit_down("spades", seed=3))
    version = session.table.version
    Plain(session, io.StringIO("on\nquit\n"), told).run()
    assert "There is something to decide." in told.getvalue()
    assert session.table.version == version


def test_in_a_pipe_every_move_waits_for_its_line() -> None:
    session = settled(sit_down("spades", seed=3))
    session.play("bid 3")
    settled(session)
    while session.forced is None:
        session.play(session.table.game.spell(session.table.moves(0)[0]))
        settled(session)
    version = session.table.version
    Plain(session, io.StringIO("hand\n"), io.StringIO()).run()
    assert session.table.version == version
