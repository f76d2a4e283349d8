"""The full-screen table, played with keys and the mouse."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from tests.tui.driving import app_of, at_play, page_text, said, spades, table, until
from textual.widgets import Static

from spadille.core.errors import BadOptions
from spadille.games import GAMES
from spadille.scene.model import Role
from spadille.tui import picture
from spadille.tui.draw.colours import Look
from spadille.tui.play.session import sit_down
from spadille.tui.play.settings import Settings
from spadille.tui.screens.app import SpadilleApp
from spadille.tui.screens.dialogs import Page, Question
from spadille.tui.screens.felt import Felt
from spadille.tui.screens.key_bar import KeyLine
from spadille.tui.screens.table import TableScreen

pytestmark = pytest.mark.asyncio


async def test_a_whole_deal_is_played_with_keys() -> None:
    session = spades(options={"max_deals": 1})
    async with app_of(session).run_test() as pilot:
        await at_play(pilot, session)
        for _ in range(13):
            await until(pilot, lambda: session.awaited or session.over)
            await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        body = page_text(pilot)
        assert "Deal 1   bid/taken: You 3/" in body
        assert all(str(each) in body for each in (*session.panels[0].said, *session.panels[0].did))
        assert "SPD-DEN-2" in body
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        assert str(session.scene.over) in said(pilot)
        await pilot.press("V")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        assert "Deal 1." in page_text(pilot)
        assert "the others: luck " in page_text(pilot)
        assert "All decisions" in page_text(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await pilot.press("n")
        await until(pilot, lambda: isinstance(pilot.app, SpadilleApp) and pilot.app.session is not session)
    assert session.over


async def test_a_deal_that_goes_on_is_not_reviewed() -> None:
    session = spades()
    async with app_of(session).run_test() as pilot:
        await until(pilot, lambda: session.awaited)
        await pilot.press("V")
        await until(pilot, lambda: "review a deal when it is over" in said(pilot))


async def test_an_illegal_card_shows_the_reason_and_its_clause() -> None:
    session = spades()
    async with app_of(session).run_test() as pilot:
        await at_play(pilot, session)
        version = session.table.version
        await pilot.press("right", "right", "enter")
        assert "Diamonds were led and you have" in said(pilot)
        assert "SPD-DEN-15: A player must follow suit if able." in said(pilot)
        assert session.table.version == version
        await pilot.press("left")
        assert "Diamonds were led" not in said(pilot)


async def test_up_plays_a_card_and_undo_takes_it_back() -> None:
    session = spades()
    async with app_of(session).run_test() as pilot:
        await at_play(pilot, session)
        version = session.table.version
        await pilot.press("up")
        await until(pilot, lambda: session.awaited and session.table.version > version)
        assert session.table.game.spell(session.table.log[version][1]) == "play 7D"
        await pilot.press("u")
        await until(pilot, lambda: session.table.version == version)
        assert "Taken back" in said(pilot)
        await pilot.press("u", "u")
        await until(pilot, lambda: "nothing to take back" in said(pilot))


async def test_a_key_points_and_the_same_key_says_it() -> None:
    session = spades(options={"nil": True})
    async with app_of(session).run_test() as pilot:
        await until(pilot, lambda: session.awaited)
        await pilot.press("enter")
        assert "Choose first" in said(pilot)
        await pilot.press("1", "2")
        assert "12" in said(pilot)
        await pilot.press("n")
        assert "Nil, +100 or −100" in said(pilot)
        await pilot.press("n")
        await until(pilot, lambda: session.scene.phase == "play")
        assert session.table.game.spell(session.table.log[3][1]) == "nil"


async def test_pointing_raises_a_card_and_pointing_again_plays_it() -> None:
    session = spades()
    async with app_of(session).run_test() as pilot:
        await at_play(pilot, session)
        felt = pilot.app.screen.query_one(Felt)
        card = (
            next(aim for aim in felt.aims.by_area["hand"] if aim.face and aim.face.card == "4D") if felt.aims else None
        )
        x, y = next((x, y) for y in range(felt.size.height) for x in range(80) if felt.canvas.target_at(x, y) == card)
        version = session.table.version
        await pilot.click(Felt, offset=(x, y))
        assert felt.cursor == card
        assert session.table.version == version
        await pilot.click(Felt, offset=(x, y))
        await until(pilot, lambda: session.table.version > version)
        assert session.table.game.spell(session.table.log[version][1]) == "play 4D"
        await pilot.click(Felt, offset=(1, 3))


async def test_a_move_can_be_typed() -> None:
    session = spades()
    async with app_of(session).run_test() as pilot:
        await at_play(pilot, session)
        version = session.table.version
        for typed, answer in (
            ("dance", "“dance” is no move here"),
            ("3", "No number is asked for now"),
            ("as", "SPD-DEN-15"),
        ):
            await pilot.press("colon", *typed, "enter")
            await until(pilot, lambda answer=answer: answer in said(pilot))  # type: ignore[misc]
        await pilot.press("colon", "escape")
        assert session.table.version == version
        await pilot.press("colon", "4", "d", "enter")
        await until(pilot, lambda: session.table.version > version)


async def test_who_takes_the_widow_up_reads_its_cards() -> None:
    session = sit_down("auction_pinochle", rulebook="widow", seed=3, options={"first_dealer": "random"})
    async with app_of(session).run_test(size=(80, 23)) as pilot:
        for _ in range(8):
            await until(pilot, lambda: session.awaited)
            if session.scene.phase == "name":
                break
            await pilot.press(*("colon", *("space" if each == " " else each for each in "bid 250"), "enter"))
            await pilot.pause()
        await pilot.pause()
        hand = session.scene.zone(Role.HAND)
        assert hand is not None
        new = [face for face in hand.faces if face.note]
        assert len(new) == 3
        assert "You take the" in said(pilot)
        assert "from the widow." in said(pilot)


async def test_bots_that_nobody_measured_by_these_rules_are_told_of_at_the_table() -> None:
    said_of_bots = "Nobody has measured yet how well regular bots play by these rules."
    for options, told in (({"bidding": "whiz", "target": 444}, True), ({}, False)):
        session = sit_down("spades", rulebook="rules_of_spades", seed=3, options=options)
        async with app_of(session).run_test(size=(118, 30)) as pilot:
            await until(pilot, lambda session=session: session.awaited)  # type: ignore[misc]
            await pilot.pause()
            assert (said_of_bots in str(pilot.app.screen.query_one("#log", Static).render())) == told
            await pilot.press("T")
            await pilot.pause()
            assert (said_of_bots in page_text(pilot)) == told


async def test_the_last_trick_is_shown_again() -> None:
    session = spades()
    async with app_of(session).run_test(size=(118, 30)) as pilot:
        await at_play(pilot, session)
        keys = pilot.app.screen.query_one(KeyLine)
        assert "L last trick" not in str(keys.render()), "there is none yet"
        await pilot.press("l")
        assert "There is no last trick" in said(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: session.awaited and session.scene.zone(Role.LAST) is not None)
        assert "L last trick" in str(keys.render())
        await pilot.press("L")
        assert "Last trick: East 2D" in said(pilot)
        assert len(pilot.app.screen.query_one(Felt).late) == 4
        await pilot.press("L")
        assert not pilot.app.screen.query_one(Felt).late


@pytest.mark.parametrize(
    ("key", "title", "line"),
    [
        ("s", "Spades: the score sheet, to 500", "No deal is finished yet."),
        ("r", "The rules: Spades (Denexa Games)", "SPD-DEN-15"),
        ("question_mark", "Help", "take back your last decision"),
        ("question_mark", "Help", "SPD-DEN-10  Individual bids need not be met."),
        ("question_mark", "Help", "slough (sluff)  To play a card that is neither of the suit led nor a spade."),
        ("G", "Words", "slough (sluff)  To play a card that is neither of the suit led nor a spade."),
        ("T", "Spades: the table", "East: bid 2"),
    ],
)
async def test_pages_lie_over_the_table_and_close(key: str, title: str, line: str) -> None:
    session = spades()
    async with app_of(session).run_test() as pilot:
        await until(pilot, lambda: session.awaited)
        await pilot.press(key)
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        assert str(pilot.app.screen.query_one("#page-title", Static).render()) == title
        assert line in page_text(pilot)
        await pilot.press("down", "pagedown", "up", "escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))


async def test_the_others_take_their_time() -> None:
    session = spades()
    async with app_of(session, settings=Settings("steady")).run_test() as pilot:
        await pilot.pause(0.1)
        assert not session.awaited
        await until(pilot, lambda: session.awaited)


async def test_a_terminal_made_small_says_what_it_needs_and_recovers() -> None:
    session = spades()
    async with app_of(session).run_test(size=(80, 24)) as pilot:
        await at_play(pilot, session)
        version = session.table.version
        await pilot.resize_terminal(59, 15)
        await until(pilot, lambda: pilot.app.screen.has_class("small"))
        told = str(pilot.app.screen.query_one("#too-small", Static).render())
        assert "60 columns by 20 rows" in told
        assert "59 by 15" in told
        await pilot.press("enter", "3", "u", "up")
        assert session.table.version == version
        await pilot.resize_terminal(120, 40)
        await until(pilot, lambda: not pilot.app.screen.has_class("small"))
        assert pilot.app.screen.query_one("#log", Static).display
        await pilot.press("enter")
        await until(pilot, lambda: session.table.version > version)


@pytest.mark.parametrize("look", [Look(colour=False), Look(letters=True), Look(colour=False, letters=True)])
async def test_without_colour_and_in_letters_the_table_is_complete(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    session = spades()
    async with app_of(session, look).run_test() as pilot:
        await at_play(pilot, session)
        await pilot.press("right", "right")
        text = pilot.app.screen.query_one(Felt).canvas.text()
        assert ("|7" if look.letters else "7") in text
        assert ("D" if look.letters else "♦") in text
        if look.letters:
            text.encode("ascii")
            said(pilot).encode("ascii")
        await pilot.press("r")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))


async def test_a_number_is_asked_for_within_its_bounds() -> None:
    session = sit_down("mini_baccarat", seed=3, seats=2)
    async with app_of(session).run_test() as pilot:
        await until(pilot, lambda: session.awaited)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Question))
        await pilot.press("0", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Question)
        assert "Expected a whole number from 1 to 415" in str(
            pilot.app.screen.query_one("#question-keys", Static).render()
        )
        await pilot.press("up", "up", "down", "enter")
        await until(pilot, lambda: session.scene.phase == "bet" and session.awaited)
        assert "cut 1" in [session.table.game.spell(move) for _, move in session.table.log[1:2]]
        await pilot.press("p", "p", "4", "escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))


async def test_several_cards_are_picked_and_put_back() -> None:
    session = sit_down("five_hundred", seed=1, bots="random", options={"ace_no_face": False})
    for _ in range(200):
        for _ in session.advance():
            pass
        if session.scene.phase == "discard":
            break
        bids = [session.table.game.spell(move) for move in session.table.moves(0)]
        session.play(bids[-1])
    async with app_of(session).run_test() as pilot:
        await until(pilot, lambda: session.awaited)
        version = session.table.version
        await pilot.press("d", "space", "right", "space")
        assert "2 picked" in said(pilot)
        await pilot.press("escape")
        assert "picked" not in said(pilot)
        await pilot.press("d", *["space", "right"] * 4, "enter", "enter")
        await until(pilot, lambda: session.table.version > version)
        assert len(session.table.game.spell(session.table.log[version][1]).split()) == 6


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_game_opens_and_takes_moves(game: str) -> None:
    session = sit_down(game, seed=4)
    async with app_of(session).run_test() as pilot:
        await until(pilot, lambda: session.awaited)
        version = session.table.version
        for _ in range(6):
            await pilot.press("right", "enter")
            await pilot.pause(0.02)
            if isinstance(pilot.app.screen, Question):
                await pilot.press("enter")
            await pilot.press("tab")
        assert session.table.version > version


async def test_a_table_of_bots_is_only_watched() -> None:
    session = spades(seat=None, options={"max_deals": 1})
    async with app_of(session).run_test() as pilot:
        await until(pilot, lambda: session.over)
        await until(pilot, lambda: str(session.scene.over) in said(pilot))
        await pilot.press("enter", "space", "left", "tab", "shift+tab", "escape")


async def test_the_picture_is_small_and_tells_nothing_of_the_machine() -> None:
    session = spades()
    drawn = await picture.draw(session, picture.play_on(session))
    assert len(drawn) < 200_000
    assert str(Path.home()) not in drawn
    assert "wins" in drawn


async def test_a_hint_points_at_the_card_and_its_figures_are_a_page() -> None:
    session = spades()
    async with app_of(session).run_test(size=(100, 32)) as pilot:
        await until(pilot, lambda: session.awaited)
        await pilot.press("H")
        await until(pilot, lambda: "Bid " in said(pilot))
        assert "±" not in said(pilot)
        cursor = table(pilot).felt.cursor
        assert cursor is not None
        assert cursor.choice is not None
        assert cursor.choice.move.startswith("bid ")
        await pilot.press("N")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        assert "± " in page_text(pilot)


async def test_figures_that_are_asked_for_twice_are_one_page() -> None:
    session = spades()
    async with app_of(session).run_test(size=(100, 32)) as pilot:
        await until(pilot, lambda: session.awaited)
        await pilot.press("N", "N")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        await pilot.pause(0.2)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))


async def test_the_screen_obeys_while_a_hint_or_a_review_is_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    session, done, asked = spades(), Event(), list[str]()

    def slowly(found: str) -> Any:
        asked.append(found)
        assert done.wait(60)

    monkeypatch.setattr(session, "advice", lambda: partial(slowly, "advice"))
    monkeypatch.setattr(session, "review", lambda: partial(slowly, "review"))
    try:
        async with app_of(session).run_test() as pilot:
            await until(pilot, lambda: session.awaited)
            await pilot.press("H", "N", "N", "V", "V", "3", "enter")
            await until(pilot, lambda: session.scene.phase == "play")
            assert asked == ["advice", "review"], "a second press asks for nothing more"
    finally:
        done.set()


async def test_the_teacher_speaks_after_a_move_that_cost_much_until_it_is_silenced() -> None:
    session = spades()
    async with app_of(session).run_test(size=(100, 32)) as pilot:
        await until(pilot, lambda: session.awaited)
        await pilot.press("E")
        assert "teacher points out" in said(pilot)
        await pilot.press("1", "2", "enter")
        await until(pilot, lambda: any("Bid 12 cost about" in each for each in table(pilot).talk._log))
        await pilot.press("E")
        assert "silent" in said(pilot)


async def test_a_table_that_cannot_be_opened_again_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_: SpadilleApp) -> None:
        raise BadOptions("expected a rulebook of spades; got 'ours'")

    monkeypatch.setattr(SpadilleApp, "again", gone)
    session = spades()
    async with app_of(session).run_test() as pilot:
        await until(pilot, lambda: session.awaited)
        table(pilot).action_again()
        assert "expected a rulebook of spades" in said(pilot)


async def test_a_digit_of_another_script_is_no_card() -> None:
    session = spades()
    async with app_of(session).run_test() as pilot:
        await at_play(pilot, session)
        version = session.table.version
        await pilot.press("٣")
        assert session.table.version == version
