"""Tests odds of War against a second implementation with lists, and small stacks in every order."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from tests.games.war.tables import war

from spadille import odds
from spadille.cards.card import CARDS, read_cards, write_cards
from spadille.cards.pack import STANDARD, shuffled
from spadille.core.errors import SpadilleError
from spadille.games.war.odds import Ending, play_on, play_through
from spadille.games.war.state import Playing
from spadille.thinking.budget import SeededRng


def second(one: list[int], other: list[int], *, winner_first: bool, cap: int) -> tuple[str, int, int]:
    """War on two lists with one card down, two down …: how it went, after how many skirmishes, and who won."""
    skirmishes, seen = 0, set()
    while one and other:
        if (tuple(one), tuple(other)) in seen:
            return "endless", skirmishes, -1
        if skirmishes >= cap:
            return "capped", skirmishes, -1
        seen.add((tuple(one), tuple(other)))
        laid: tuple[list[int], list[int]] = ([], [])
        depth = 0
        while True:
            for stack, table in zip((one, other), laid, strict=True):
                table += stack[: depth + 1]
                del stack[: depth + 1]
            high, low = laid[0][-1] & 15, laid[1][-1] & 15
            if high != low or not (one or other):
                break
            depth += 1
        if high == low:
            return "over", skirmishes, -1
        mine = high > low
        (one if mine else other).extend(laid[0] + laid[1] if mine is winner_first else laid[1] + laid[0])
        skirmishes += 1
    return "over", skirmishes, 0 if one else 1


@pytest.mark.parametrize("order", ["winner_first", "loser_first"])
def test_games_go_as_in_a_second_war_of_lists(order: str) -> None:
    game, rng = war(collect_order=order, max_skirmishes=None), SeededRng(5)
    for _ in range(60):
        cards = shuffled(STANDARD, rng)
        ending = play_through(game, cards, rng, 5_000)
        expected = second([*cards[0::2]], [*cards[1::2]], winner_first=order == "winner_first", cap=5_000)
        assert (ending.how, ending.skirmishes, ending.winner) == expected


@pytest.mark.parametrize(("order", "endless"), [("winner_first", 0), ("loser_first", 72)])
def test_with_six_cards_every_game_that_never_ends_is_found(order: str, endless: int) -> None:
    game, found = war(collect_order=order, max_skirmishes=None), 0
    for cards in permutations(read_cards("2C 3C 4C 5C 6C 7C")):
        stacks = bytes(cards[:3]), bytes(cards[3:])
        ending = play_on(game, Playing(stacks, (b"", b""), 0, 0, None), SeededRng(1), 1_000)
        expected = second([*cards[:3]], [*cards[3:]], winner_first=order == "winner_first", cap=1_000)
        assert (ending.how, ending.skirmishes, ending.winner) == expected
        found += ending.how == "endless"
    assert found == endless


def test_shuffled_cards_break_what_would_never_end_and_prove_nothing() -> None:
    stacks = bytes(read_cards("2C 3C 6C")), bytes(read_cards("4C 7C 5C"))
    start = Playing(stacks, (b"", b""), 0, 0, None)
    assert play_on(war(collect_order="loser_first"), start, SeededRng(1), 100).how == "endless"
    assert play_on(war(), start, SeededRng(1), 100).how == "over"
    assert play_on(war(), start, SeededRng(1), 1) == Ending(1, "capped")


def test_length_and_shares_come_with_their_intervals() -> None:
    answer = odds.ask("war", "length", samples=50, seed=4)
    assert [each.name for each in answer.figures] == ["length", "endless", "capped"]
    assert {each.method for each in answer.figures} == {odds.Method.SAMPLED}
    assert answer.figure("length").n == 50
    assert answer == odds.ask("war", "length", samples=50, seed=4)


def test_a_game_is_cut_off_at_the_cap_and_not_at_the_limit_of_the_table() -> None:
    short = odds.ask("war", "length", samples=20, cap=5)
    assert short.figure("capped").value == 1.0
    assert [each.name for each in short.figures] == ["endless", "capped"]
    usual = odds.ask("war", "length", samples=20, max_skirmishes=5)
    assert usual.figure("length").value > 20


def test_every_order_of_collecting_is_asked_about_at_once() -> None:
    answer = odds.ask("war", "orders", samples=30)
    alone = odds.ask("war", "length", samples=30, collect_order="winner_first")
    assert answer.figure("length-winner_first").value == alone.figure("length").value
    assert len(answer.figures) == 9
    assert str(answer.figure("endless-loser_first").words) == "never ends (proven), the loser's cards first"


def test_each_order_of_collecting_gets_the_deals_that_it_gets_alone() -> None:
    asked: dict[str, Any] = {"samples": 4, "cap": 200, "seed": 2}
    told = {each.name: each.value for each in odds.ask("war", "orders", **asked).figures}
    for order in ("shuffled", "winner_first", "loser_first"):
        for each in odds.ask("war", "length", collect_order=order, **asked).figures:
            assert told.pop(f"{each.name}-{order}") == each.value
    assert not told


def test_one_deal_goes_one_way_where_nothing_is_shuffled() -> None:
    cards = shuffled(STANDARD, SeededRng(8))
    answer = odds.ask("war", "deal", cards=write_cards(cards), collect_order="loser_first")
    how, length, winner = second([*cards[0::2]], [*cards[1::2]], winner_first=False, cap=10_000)
    assert how == "over"
    told = {each.name: each.exact for each in answer.figures}
    assert told == {"length": length, f"won-{winner}": 1, f"won-{1 - winner}": 0, "endless": 0}


def test_a_deal_that_never_ends_is_told_without_a_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadille.games.war.odds.play_through", lambda *_: Ending(15, "endless"))
    answer = odds.ask("war", "deal", cards=write_cards(STANDARD), collect_order="loser_first")
    assert {each.name: each.exact for each in answer.figures} == {"won-0": 0, "won-1": 0, "endless": 1}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"cards": write_cards(STANDARD)}, "expected collect_order=winner_first or loser_first"),
        ({"cards": "AS AS", "collect_order": "loser_first"}, "expected 52 different cards, dealt to each player"),
        (
            {"cards": write_cards(STANDARD), "collect_order": "loser_first", "cap": 1},
            "expected a cap that the game comes to",
        ),
        ({"cards": write_cards(STANDARD), "cap": 0}, "expected skirmishes, a whole number from 1 to 1000000; got '0'"),
        ({}, "expected cards=…: The 52 cards"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(SpadilleError, match=said):
        odds.ask("war", "deal", **given)
    assert len(CARDS) >= 52
