"""Tests calibration: forecasts compared with the ends of deals, and the table written into its page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from spadille.cli.lab import calibration as commands
from spadille.cli.lab.calibration import calibrate
from spadille.core.contract import Decision, Weighed
from spadille.core.errors import BadOptions
from spadille.games import open_game
from spadille.games.spades.players.promises import CALLS
from spadille.games.spades.state import NIL, Bid
from spadille.lab import calibration
from spadille.lab.calibration import FEWEST, Kept, Trial, marks_of, play, promises_of, row, table
from spadille.search import NATIVE
from spadille.thinking.budget import Budget
from spadille.thinking.laboratory import Promise

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
native = pytest.mark.skipif(not NATIVE, reason="the native search was not built")


def spades() -> Any:
    return open_game("spades", "andrews", 4, {"blind_nil": False})


def test_a_row_says_what_was_foreseen_what_came_and_how_sure_that_is() -> None:
    apart = row([(1, 80.0, 100.0), (2, 60.0, 0.0), (3, 70.0, 100.0), (4, 70.0, 100.0)])
    assert (apart.count, apart.foreseen, apart.came) == (4, 70.0, 75.0)
    assert apart.error == pytest.approx(1.96 * (4 / 3 * (15**2 + 65**2 + 25**2 + 25**2)) ** 0.5 / 4)
    assert row([(1, 80.0, 100.0), (1, 60.0, 0.0)]).error == float("inf"), "one deal tells nothing of others"


def test_calls_of_one_deal_hang_together() -> None:
    pairs = [(0.0, 10.0), (0.0, 10.0), (0.0, -10.0), (0.0, -10.0)]
    together = row([(at // 2, *pair) for at, pair in enumerate(pairs)])
    assert together.error > row([(at, *pair) for at, pair in enumerate(pairs)]).error


@native
def test_the_promises_of_a_deal_are_those_of_its_calls_and_are_kept_or_not() -> None:
    trial = Trial(game=spades(), level="strong", budget=Budget(worlds=10), seed="calls")
    found = [each for number in range(4) for each in play(trial, number)]
    assert 8 < len(found) <= 16
    assert {each.kept for each in found} == {True, False}
    for each in found:
        assert 0 <= each.promise.chance <= 1
        assert set(each.promise.names) <= {*CALLS.names}
    assert found == [each for number in range(4) for each in play(trial, number)]


@native
@pytest.mark.parametrize(("game", "rulebook"), [("auction_pinochle", "partnership"), ("five_hundred", None)])
def test_a_declarers_decision_promises_the_contract_and_the_score_says_whether_it_was_made(
    game: str, rulebook: str | None
) -> None:
    trial = Trial(game=open_game(game, rulebook, None, {}), level="strong", budget=Budget(worlds=10), seed="contracts")
    found = [each for number in range(10) for each in play(trial, number)]
    assert {each.kept for each in found} == {True, False}
    assert len({each.promise.names[-1] for each in found}) > 1
    assert all(0 <= each.promise.chance <= 1 for each in found)
    assert all({*each.promise.names} <= {*promises_of(game).names} for each in found)
    assert all(each.kept or each.brought < 0 for each in found), "what is set costs points"


def test_a_call_that_was_not_weighed_and_a_card_promise_nothing() -> None:
    game = spades()
    view = game.view(game.initial(), 0)
    for weighed in ((), (Weighed(NIL, 1.0),), (Weighed(Bid(3), 1.0, chances=(("need", 0.5),)),)):
        assert CALLS.made(game, view, Decision(NIL, "", weighed)) is None


def test_the_table_has_a_line_for_every_kind_that_was_called() -> None:
    nil, three = Promise(("nil",), 0.75, 20.0), Promise(("a number", "3"), 0.9, 8.0)
    few = [Kept(2, Promise(("a number", "4"), 0.8, 8.0), True, 10.0)] * FEWEST  # many calls, of one deal
    kept = [
        each
        for deal in range(FEWEST)
        for each in (Kept(deal, nil, True, 100.0), Kept(deal, nil, False, -100.0), Kept(deal, three, True, 10.0))
    ]
    lines = table([("strong", 2, [*kept, *few])], CALLS.names, "drawn").splitlines()
    assert lines[2].startswith(f"| `strong` | nil | {2 * FEWEST} | 75.0% | 50.0% | −25.0 ± ")
    assert "| +20.0 | +0.0 | −20.0 ± " in lines[2]
    assert [line.split("|")[2].strip() for line in lines[3:-2]] == ["a number", "3"]
    assert lines[-1].startswith("2 deals of `strong`, seed `drawn`. Played with spadille")


@native
def test_the_command_writes_the_table_between_its_marks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = commands._trial
    monkeypatch.setattr(commands, "_trial", lambda *asked: replace(trial(*asked), budget=Budget(worlds=10)))
    monkeypatch.setattr(calibration, "FEWEST", 2)
    page, marks = tmp_path / "page.md", marks_of(spades())
    page.write_text(f"before\n{marks.begin}{marks.end}\nafter\n", "utf-8")
    assert calibrate(spades(), "strong", deals=2, minutes=0, seed="x", out=page) == 0
    assert page.read_text("utf-8").startswith(f"before\n{marks.begin}\n\n| Player ")
    assert "1 deals of `strong`, seed `x`" in page.read_text("utf-8")
    assert calibrate(spades(), "strong", deals=2, minutes=1, seed="y", out=None) == 0
    assert "| `strong` | a number |" in capsys.readouterr().out


def test_what_was_written_into_the_page_while_deals_were_played_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, marks = tmp_path / "page.md", marks_of(spades())
    page.write_text(f"before\n{marks.begin}{marks.end}\nafter\n", "utf-8")

    def played(*_: object) -> tuple[int, list[Kept]]:
        page.write_text(page.read_text("utf-8").replace("before", "before, and written since"), "utf-8")
        return 2, []

    monkeypatch.setattr(commands, "_play", played)
    assert calibrate(spades(), "strong", deals=2, minutes=0, seed="x", out=page) == 0
    assert page.read_text("utf-8").startswith(f"before, and written since\n{marks.begin}\n\n| Player ")


def test_levels_that_foresee_nothing_and_games_without_calls_are_refused() -> None:
    with pytest.raises(BadOptions, match="expected levels that think ahead, such as strong; got regular"):
        calibrate(spades(), "regular", deals=1, minutes=1, seed="x", out=None)
    with pytest.raises(BadOptions, match="expected a game whose calls can be held against the deal"):
        promises_of("war")


@pytest.mark.parametrize(
    ("game", "rulebook"),
    [
        ("spades", "andrews"),
        ("five_hundred", "denexa"),
        ("auction_pinochle", "partnership"),
        ("auction_pinochle", "passing"),
        ("auction_pinochle", "widow"),
    ],
)
def test_the_page_of_the_bots_has_the_marks_of_every_table(game: str, rulebook: str) -> None:
    marks, page = marks_of(open_game(game, rulebook, None, {})), PAGE.read_text("utf-8")
    assert page.count(marks.begin) == page.count(marks.end) == 1
