"""Tests wrong arguments at the front door: the project's own errors, before anything is done."""

from __future__ import annotations

from typing import Any

import pytest

import spadille
from spadille.core.errors import SpadilleError
from spadille.search import values
from spadille.search.problem import Problem
from spadille.thinking.budget import MOST_WORLDS

NAN = float("nan")
EMPTY = "N:... ... ... ..."


@pytest.mark.parametrize("nothing", [None, -1, "spades", []])
def test_what_is_no_table_has_no_bot_no_odds_and_no_view(nothing: Any) -> None:
    for ask in (
        lambda: spadille.bot(nothing, 0),
        lambda: spadille.odds.chances(nothing),
        lambda: spadille.view_json(nothing),
    ):
        with pytest.raises(spadille.BadOptions, match=r"expected a table, as spadille.table opens it; got "):
            ask()


def test_a_bot_is_asked_with_a_view_and_with_moves_or_refuses() -> None:
    table = spadille.table("spades", seed=5)
    seat = table.deciding[0]
    bot = spadille.bot(table, seat, "beginner")
    view, moves = table.view(seat), table.moves(seat)
    wrong: list[tuple[Any, Any]] = [(None, ()), (None, moves), (view, ()), (view, None), (view, "bid"), ("view", moves)]
    for shown, offered in wrong:
        with pytest.raises(
            spadille.BadOptions, match=r"expected (what|the moves that) table\.(view|moves)\(seat\) give"
        ):
            bot.choose(shown, offered)
    assert bot.choose(view, moves).move in moves


@pytest.mark.parametrize("seed", [True, False])
def test_a_yes_or_no_is_no_seed(seed: bool) -> None:
    table = spadille.table("spades", seed=5)
    with pytest.raises(spadille.Unreadable):
        spadille.bot(table, 0, seed=seed)
    with pytest.raises(spadille.Unreadable):
        spadille.table("spades", seed=seed)


def test_half_a_character_is_a_seed_like_any_other() -> None:
    half = "\ud800"
    table = spadille.table("spades", seed=half)
    seat = table.deciding[0]
    bots = [spadille.bot(table, seat, seed=half) for _ in range(2)]
    one, other = (bot.choose(table.view(seat), table.moves(seat)) for bot in bots)
    assert one == other
    assert spadille.simulate("war", bots=("beginner", "beginner"), deals=1, seed=half).units == 1


WORLDS: list[Any] = [-1, 0, NAN, "a", b"x", True, MOST_WORLDS + 1, 2.0]
WRONG: dict[str, list[Any]] = {
    "worlds": WORLDS,
    "rulebook": [99, [], {}, b"denexa", "x" * 5000],
    "jobs": [2**63, 257, True],
    "deals": [10**30, True, NAN],
    "whole": [NAN, 1, "no", None],
    "seed": [None, True, 1.5, []],
    "seats": [True, "x" * 5000, [4]],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_what_cannot_be_simulated_is_refused_before_a_card_is_dealt(
    name: str, value: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(*_: object, **__: object) -> None:
        raise AssertionError("it was played")

    monkeypatch.setattr("spadille.lab.arena.play_unit", play)
    with pytest.raises(spadille.BadOptions) as caught:
        spadille.simulate("spades", **{"deals": 1, name: value})
    assert len(str(caught.value)) < 200


# -- perfect play ------------------------------------------------------------------------------------


def test_a_deal_without_cards_is_unreadable() -> None:
    nothing = Problem(hands=(0, 0), leader=0, sides=(0, 1))
    for deal in (EMPTY, nothing):
        with pytest.raises(spadille.Unreadable, match="expected at least one card in every hand; got none"):
            spadille.solve(deal)


def test_unbroken_is_true_or_false() -> None:
    for wrong in ("no", 1, NAN, None):
        with pytest.raises(spadille.Unreadable, match="expected True or False as unbroken; got "):
            spadille.solve("N:A.K.. Q.J.. 2.3.. 4.5..", unbroken=wrong)  # type: ignore[arg-type]


NOTHING: list[Any] = [None, -1, [], [1, 2], True, (None,), (True, False), "x", 1.5, {}]
PARTS = ("hands", "sides", "table", "duty", "trump", "leader", "unbroken")
SOUND: dict[str, Any] = {"hands": (1, 2), "leader": 0, "sides": (0, 1)}


SOUND_TOO = (("trump", None), ("unbroken", True))


@pytest.mark.parametrize(
    ("part", "value"), [(part, value) for part in PARTS for value in NOTHING if (part, value) not in SOUND_TOO]
)
def test_a_problem_of_nonsense_is_refused(part: str, value: Any) -> None:
    wrong = Problem(**{**SOUND, part: value})
    for ask in (lambda: spadille.solve(wrong), lambda: values([wrong])):
        with pytest.raises(SpadilleError, match=r"^expected "):
            ask()


def test_a_problem_of_nonsense_has_no_turn() -> None:
    for part, value in (("hands", None), ("hands", ()), ("leader", "x"), ("table", 3)):
        with pytest.raises(spadille.Unreadable, match=r"^expected "):
            Problem(**{**SOUND, part: value}).turn  # noqa: B018
    assert Problem(**SOUND).turn == 0


# -- rulebooks ---------------------------------------------------------------------------------------


def test_differences_are_of_two_rulebooks_of_one_game() -> None:
    books, war = spadille.GAMES["spades"].rulebooks, next(iter(spadille.GAMES["war"].rulebooks.values()))
    wrong: list[tuple[Any, Any]] = [("bicycle", "andrews"), (books["bicycle"], None), (books["bicycle"], war)]
    for one, other in wrong:
        with pytest.raises(spadille.BadOptions, match=r"expected (a rulebook, as|two rulebooks of one game)"):
            spadille.differences(one, other)
    assert spadille.differences(books["bicycle"], books["andrews"])
