"""At tables for five and six, and without the native search, strong Five Hundred players think in plain Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.bots import make_bot
from spadille.core.contract import Chance
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.five_hundred.players.plain import Fitting
from spadille.games.five_hundred.players.prospects import rough_chance
from spadille.games.five_hundred.ranking import ACES, FACES
from spadille.games.five_hundred.state import NULLO, Bid, Bidding, Match
from spadille.parts.auction import PASS
from spadille.thinking.budget import Budget, SeededRng

FEW = Budget(worlds=6)
KNOWN = (2, 3, 4)
"""Seats at the tables that the native search knows."""
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {"pack": "43", "middle": 3, "joker_no_trump": "any_time", "open_nullo": "top"}),
    (4, {"sides": "alone", "ace_no_face": False, "grand_nullo": False}),
    (5, {}),
    (6, {"sides": "pairs"}),
    (6, {}),
]


def opened(seats: int, options: dict[str, Any], seed: str) -> Table:
    table = Table(open_game("five_hundred", "denexa", seats, options))
    rng = Stream(seed_of(seed))
    while not table.deciding:
        table.settle(rng)
    return table


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_weighs_calls_discards_and_cards_at_any_table(
    seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    if seats in KNOWN:
        monkeypatch.setattr("spadille.games.five_hundred.players.strong.NATIVE", False)
    table, rng = opened(seats, options, "other tables"), Stream(seed_of("others"))
    seen: dict[str, int] = {}
    while table.outcome is None and seen.get("play", 0) < 3:
        if not table.deciding:
            table.settle(rng)
            continue
        (seat,) = table.deciding
        view, moves = table.view(seat), table.moves(seat)
        move = make_bot("regular", table.game, seat, 1).choose(view, moves).move
        if len(moves) > 1 and view.phase != "announce" and seen.get(view.phase, 0) < 3:
            seen[view.phase] = seen.get(view.phase, 0) + 1
            decision = make_bot("strong", table.game, seat, 1, FEW).choose(view, moves)
            assert table.game.refusal(table.state, seat, decision.move) is None
            if len(decision.weighed) > 1:
                assert "(plain Python search, " in str(decision.why)
                assert all(each.win is not None and 0 <= each.win <= 1 for each in decision.weighed)
        table.play(seat, move)
    assert {"bid", "play"} <= set(seen)


def test_the_same_seed_makes_the_same_decision_whatever_lies_hidden() -> None:
    table = opened(3, {}, "hidden")
    (seat,) = table.deciding
    view, moves = table.view(seat), table.moves(seat)
    one, other = (make_bot("strong", table.game, seat, 5, FEW).choose(view, moves) for _ in range(2))
    assert one == other


def auction(calls: tuple[Any, ...]) -> tuple[Any, Bidding]:
    """Three alone, seat 2 to call after seats 0 and 1."""
    game: Any = open_game("five_hundred", "denexa", 3, {})
    state = game.initial()
    while isinstance(game.turn(state), Chance):
        state = game.play(state, -1, game.draw(state, Stream(seed_of("auction"))))
    return game, Bidding(Match(2, 0, (0, 0, 0), ()), state.hands, state.middle, state.announced, calls)


def mean_of_spades(game: Any, state: Bidding, fitting: Fitting) -> float:
    """Return how many spades the first seat holds in worlds that the last one imagines."""
    view, spades = game.view(state, 2), game.setting.orders[3].suits[3]
    worlds: list[Any] = [fitting.imagine(view, SeededRng(each)) for each in range(60)]
    return float(sum((each.hands[0] & spades).bit_count() for each in worlds) / len(worlds))


def test_who_has_bid_spades_holds_more_of_them_in_its_worlds() -> None:
    game, bid = auction((Bid(8, 3), PASS))
    passed = Bidding(bid.match, bid.hands, bid.middle, bid.announced, (PASS, PASS))
    fitting = Fitting(game, 2)
    assert mean_of_spades(game, bid, fitting) > mean_of_spades(game, passed, fitting) + 0.5


def test_a_bid_of_no_trick_fits_low_hands_better() -> None:
    game, state = auction((NULLO, PASS))
    view, court = game.view(state, 2), FACES | ACES
    fitting = Fitting(game, 2)

    def courts(imagine: Callable[..., Any]) -> int:
        return sum((imagine(view, SeededRng(each)).hands[0] & court).bit_count() for each in range(80))

    assert courts(fitting.imagine) < courts(game.imagine)


def test_among_three_a_lead_is_worth_more_the_nearer_the_end_is() -> None:
    assert rough_chance((0, 0, 0), 1, 500) == pytest.approx(1 / 3)
    assert 1 / 3 < rough_chance((200, 0, 0), 0, 700) < rough_chance((200, 0, 0), 0, 300) < 1


@given(st.lists(st.integers(-500, 499), min_size=2, max_size=6), st.integers(1, 1000))
def test_the_chances_of_all_sides_add_up_to_1(totals: list[int], target: int) -> None:
    assert sum(rough_chance(totals, side, target) for side in range(len(totals))) == pytest.approx(1)


def test_who_sets_one_of_two_others_is_nearer_to_winning() -> None:
    """Also where the third is still as far ahead as before."""
    assert rough_chance((0, 100, -200), 0, 500) > rough_chance((0, 100, 0), 0, 500)
