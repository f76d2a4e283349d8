"""Typed moves, saved games and keys at odd moments: nothing is lost, and nothing is told that is not so."""

from __future__ import annotations

import asyncio
import io
import os
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs
from tests.cli.shell import run as spadille
from tests.games.moment import after
from tests.tui.driving import app_of, spades, table, until
from textual.widgets import Input

from spadille.cli import complete
from spadille.fair.commit import dealer
from spadille.games import GAMES
from spadille.tui.plain import Plain
from spadille.tui.play.lessons import NotKept
from spadille.tui.play.saves import saved_games
from spadille.tui.play.session import Session, resume, sit_down
from spadille.tui.play.settings import Settings, load_settings, save_change, save_settings
from spadille.tui.screens.dialogs import Question
from spadille.tui.screens.hints import Helper
from spadille.tui.screens.home import HomeScreen
from spadille.tui.screens.setup import SetupScreen
from spadille.tui.screens.table import TableScreen
from spadille.tui.screens.trick_history import History

WIDOW = (
    "table auction_pinochle widow 3 first_dealer=random",
    "-1 dealer 2",
    "deal 0: KH QH KC QC AC AC AD AD AS AS 9C 9D 9D 9S 9S; widow: AH 9H 9C",
    "0 bid 250 ; 1 pass ; 2 pass",
)


def told(session: Session, lines: str) -> str:
    """What a person is told who types these lines."""
    sink = io.StringIO()
    Plain(session, io.StringIO(lines), sink).run()
    return sink.getvalue()


def settled(session: Session) -> Session:
    for _ in session.advance():
        pass
    return session


def at_play() -> Session:
    session = settled(spades())
    session.play("bid 3")
    return settled(session)


# -- typed lines ---------------------------------------------------------------------------------------


def test_a_move_that_is_offered_is_made_though_a_command_has_the_same_name() -> None:
    found = after(*WIDOW)
    session = Session(found, dealer(bytes(32)), 0, (None, "regular", "regular"), NotKept(Path(os.devnull)))
    said = told(session, "concede\n")
    assert "concede (loses the bid: 250)" in said
    assert "concede yes" not in said
    assert "You give the deal up." in said
    assert found.standing.deals == 1
    assert "abandoned" not in found.more


def test_a_long_line_of_moves_is_not_cut() -> None:
    options = {"pair_bets": True, "either_pair": True, "perfect_pair": True, "dragon_bonus": True}
    session = sit_down("mini_baccarat", seed=3, options=options)
    bets = "player-pair 10; banker-pair 10; either-pair 10; perfect-pair 10; dragon-player 100"
    assert len(bets) > 80
    assert "100 on the dragon" in told(session, f"cut 100\n{bets}\n")


def test_after_a_move_is_taken_back_the_cards_on_the_table_are_said() -> None:
    session = at_play()
    said = told(session, "trick\nplay 7D\nundo\n")
    back = said.rpartition("Taken back.")[2]
    zone = session.scene.named("trick")
    assert zone is not None
    assert zone.faces, "others have played before"
    for face in zone.faces:
        assert str(face.card) in back


# -- saved games ---------------------------------------------------------------------------------------


def test_a_second_terminal_that_has_done_nothing_leaves_no_older_copy() -> None:
    first = at_play()
    second = resume(first.keeper.path)
    first.play("play 7D")
    settled(first)
    second.close()
    games, _ = saved_games()
    assert [game.path for game in games] == [first.keeper.path]
    assert resume(first.keeper.path).table.version == first.table.version


def test_a_match_that_was_given_up_goes_on_where_it_stood() -> None:
    session = settled(sit_down("spades", rulebook="denexa", seed=3))
    version = session.table.version
    assert session.concede()
    assert session.over
    assert session.advice() is None
    assert session.undo()
    assert (session.over, session.table.version) == (False, version)


def test_a_game_that_lies_elsewhere_is_named_in_the_farewell(tmp_path: Path) -> None:
    session = at_play()
    assert session.keeper.farewell == "The game is kept: spadille play --resume goes on with it."
    other = tmp_path / "elsewhere.jsonl"
    other.write_bytes(session.keeper.path.read_bytes())
    assert resume(other).keeper.farewell == f"The game is kept in {other}."
    older = resume(session.keeper.path).keeper
    assert older.farewell == f"The game is kept in {older.path}.", "another game may have been saved since"


def test_a_saved_game_that_was_deleted_is_written_again() -> None:
    session = at_play()
    session.keeper.path.unlink()
    session.close()
    assert resume(session.keeper.path).table.version == session.table.version


def test_a_game_that_has_nothing_unfinished_is_said_to_begin_anew() -> None:
    done = spadille("play", "war", "--resume", "--plain", given="")
    assert "There is no unfinished game, so here is a new one." in done.stderr


def test_two_terminals_do_not_undo_each_others_settings() -> None:
    one = load_settings()
    save_settings(structs.replace(one, language="de"))
    save_change(one, structs.replace(one, teacher=True))
    assert load_settings() == structs.replace(Settings(), language="de", teacher=True)


@pytest.mark.parametrize("verb", ["rows", "export"])
def test_a_record_in_a_folder_that_is_read_is_not_written_over(verb: str, tmp_path: Path) -> None:
    session = at_play()
    record = tmp_path / "games" / "one.jsonl"
    session.table.save(record)
    before = record.read_bytes()
    done = spadille(verb, str(record.parent), "--out", str(record))
    assert done.returncode == 2
    assert "expected another file to write into; got one of the records" in done.stderr
    assert record.read_bytes() == before


# -- the screen ----------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_digits_that_are_typed_make_a_number_together() -> None:
    session = sit_down("mini_baccarat", seed=3)
    async with app_of(session).run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: session.awaited)
        await pilot.press("1")
        await until(pilot, lambda: isinstance(pilot.app.screen, Question))
        await pilot.press("0", "7")
        assert pilot.app.screen.query_one(Input).value == "107"


@pytest.mark.asyncio
async def test_another_rulebook_with_fewer_seats_has_a_place_for_the_person() -> None:
    async with app_of().run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, HomeScreen))
        screen = SetupScreen(GAMES["spades"])
        await pilot.app.push_screen(screen)
        screen._set(rulebook="bicycle", given=(), seats=6, seat=5)
        screen._open_book("denexa")
        assert (screen.order.seats, screen.order.seat) == (4, 0)


@pytest.mark.asyncio
async def test_switching_forced_moves_waits_for_what_is_being_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    session = spades()
    async with app_of(session).run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: session.awaited)
        screen, went = table(pilot), list[bool]()
        monkeypatch.setattr(TableScreen, "_go_on", lambda _: went.append(True))
        screen.course.showing = True
        screen.action_forced()
        assert went == []
        screen.course.showing = False
        screen.action_forced()
        assert went == [True]


@pytest.mark.asyncio
async def test_the_last_trick_is_put_away_when_the_person_looks_on() -> None:
    session = at_play()
    session.play("play 7D")
    settled(session)
    async with app_of(session).run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: session.awaited)
        screen = table(pilot)
        await pilot.press("l")
        assert screen.felt.late
        await pilot.press("right")
        await until(pilot, lambda: not screen.felt.late)


@pytest.mark.asyncio
@pytest.mark.parametrize("taken_back", [True, False])
async def test_the_teacher_says_nothing_of_a_move_that_was_taken_back(*, taken_back: bool) -> None:
    log: list[Any] = [(0, "bid 3"), (0, "play 7D")]
    said: list[str] = []

    def lesson() -> str:
        time.sleep(0.01)
        return "That cost nine points."

    session: Any = SimpleNamespace(table=SimpleNamespace(log=log), lesson=lambda: lesson)
    screen: Any = SimpleNamespace(is_attached=True)
    talk: Any = SimpleNamespace(note=said.append)
    work = asyncio.ensure_future(Helper(screen, session, screen, talk, screen).teach())
    await asyncio.sleep(0)
    if taken_back:
        log.pop()
    else:
        log.append((1, "play 8D"))
    await work
    assert said == ([] if taken_back else ["That cost nine points."])


def test_tricks_are_counted_anew_after_a_bid_of_the_next_deal_is_taken_back() -> None:
    session = at_play()
    history = History(session)
    while session.table.standing.deals == 0:
        history.note(session.play(session.table.game.spell(session.table.moves(0)[0])))
        for news in session.advance():
            history.note(news)
    history.note(session.play("bid 3"))
    for news in session.advance():
        history.note(news)
    session.undo()
    history.back()
    assert history.tricks == []
    history.note(session.play("bid 2"))
    for _ in range(3):
        for news in session.advance():
            history.note(news)
        if history.tricks:
            break
        history.note(session.play(session.table.game.spell(session.table.moves(0)[0])))
    assert len(history.tricks) == 1, "those of the deal before have gone"


# -- completion ----------------------------------------------------------------------------------------


def test_after_the_sign_of_an_option_its_values_are_offered() -> None:
    """Bash splits words at the sign, and Click makes an empty word of it."""
    context: Any = SimpleNamespace(params={"game": "spades", "options": ["nil"]})
    assert sorted(complete.options(context, "")) == ["false", "true"]
