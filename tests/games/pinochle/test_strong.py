"""The strong Pinochle player: it weighs cards and melds over worlds it may imagine, and counts the last tricks out."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.looks import narrowed, noted

from spadille.bots import make_bot
from spadille.core.contract import NATURE, AnyGame, Chance, Decide, Seat
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.pinochle.native import values
from spadille.games.pinochle.players.regular import _Count
from spadille.games.pinochle.state import Melding, Playing, Taking
from spadille.parts.tricks import Play
from spadille.search import NATIVE
from spadille.testing.playing import pick
from spadille.thinking.budget import Budget

native = pytest.mark.skipif(not NATIVE, reason="the native search was not built")
WORLDS = Budget(worlds=8)


def on_turn(game: AnyGame, state: Any) -> Seat:
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    return turn.seats[0]


def states(game: AnyGame, seed: str, *, deals: int = 1, regular: bool = True) -> list[Any]:
    """The states of a deal or more where somebody has a choice."""
    rng, state = Stream(seed_of(seed)), game.initial()
    found: list[Any] = []
    while True:
        if isinstance(game.turn(state), Chance):
            if game.standing(state).deals == deals:
                return found
            state = game.play(state, NATURE, game.draw(state, rng))
            continue
        seat = on_turn(game, state)
        moves = tuple(game.moves(state, seat))
        if len(moves) > 1:
            found.append(state)
        usual = make_bot("regular", game, seat, 0).choose(game.view(state, seat), moves).move
        state = game.play(state, seat, usual if regular else pick(game, moves, rng))


def choice(game: AnyGame, state: Any, budget: Budget = WORLDS) -> Any:
    seat = on_turn(game, state)
    return make_bot("strong", game, seat, 5, budget).choose(game.view(state, seat), tuple(game.moves(state, seat)))


@native
def test_close_moves_alone_are_looked_at_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    looks, found = noted(monkeypatch, "spadille.games.pinochle.players.strong.roll_out"), list[tuple[int, int]]()
    game = open_game("pinochle", None, None, {})
    for state in states(game, "close")[::3]:
        looks.clear()
        choice(game, state, Budget(worlds=100, close=40))
        if looks:  # the second phase is counted out
            found.append(narrowed(looks, 400, 40))
    assert any(not last for _, last in found), "it was clear"
    assert any(0 < last < first for first, last in found)


def test_without_the_native_search_it_thinks_in_python_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadille.games.pinochle.players.strong.NATIVE", False)
    game = open_game("pinochle", None, None, {})
    for state in states(game, "bare")[24::24]:
        decision = choice(game, state)
        assert "(plain Python search, " in decision.why
        assert len(decision.weighed) > 1
        assert decision == choice(game, state)


@native
@pytest.mark.parametrize("regular", [True, False])
@pytest.mark.parametrize(
    "options",
    [{}, {"last_card_choice": "winner_chooses", "target_rule": "reach", "both_over": "higher_wins", "packet": 4}],
)
def test_it_sits_down_under_all_options_and_tells_why(options: dict[str, Any], regular: bool) -> None:
    game = open_game("pinochle", None, None, options)
    for state in states(game, f"options {len(options)} {regular}", regular=regular):
        decision = choice(game, state)
        assert game.refusal(state, on_turn(game, state), decision.move) is None
        assert decision.why
        assert decision.move in [each.move for each in decision.weighed]
        assert all(each.win is not None and 0 <= each.win <= 1 for each in decision.weighed)


@native
def test_the_same_seed_makes_the_same_decision_whatever_lies_hidden() -> None:
    game, rng = open_game("pinochle", None, None, {}), Stream(seed_of("hidden"))
    for state in states(game, "hidden")[::4]:
        other = game.imagine(game.view(state, on_turn(game, state)), rng)
        assert choice(game, state) == choice(game, other) == choice(game, state)


@native
def test_the_last_tricks_are_counted_exactly() -> None:
    game = open_game("pinochle", None, None, {})
    counted = [each for each in states(game, "exact", deals=3) if 18 <= len(getattr(each, "tricks", ())) < 24]
    assert len(counted) > 10
    for state in counted:
        seat, decision = on_turn(game, state), choice(game, state)
        mine, other = state.hands[seat], state.hands[1 - seat]
        count = _Count(game.options, state.open.trump)
        for each in decision.weighed:
            assert isinstance(each.move, Play)
            left = mine & ~(1 << each.move.card)
            if state.trick:
                worth = -count.answered(state.trick[0], each.move.card, other, left, 12)
            else:
                worth = count.led(each.move.card, left, other, 12)
            assert each.worth == worth
        assert "all tricks counted" in decision.why


@native
def test_with_little_time_fewer_positions_of_the_last_tricks_are_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    searched = list[int]()

    def noted_values(ending: Any, *, nodes: int, weights: Any) -> Any:
        searched.append(nodes)
        return values(ending, nodes=nodes, weights=weights)

    monkeypatch.setattr("spadille.games.pinochle.players.strong.values", noted_values)
    game = open_game("pinochle", None, None, {})
    state = next(each for each in states(game, "time") if isinstance(each, Playing) and len(each.tricks) == 12)
    for milliseconds in (None, 10_000, 10, 0):
        choice(game, state, Budget(worlds=100, milliseconds=milliseconds))
    assert searched == [2_000_000, 2_000_000, 30_000, 3_000]


@native
def test_a_dix_and_a_meld_are_worth_their_points() -> None:
    game = open_game("pinochle", None, None, {"target": 9000})
    melding = [each for each in states(game, "melds", deals=4) if isinstance(each, Melding)]
    assert len(melding) > 5
    for state in melding:
        decision = choice(game, state, Budget(worlds=60))
        worth = {game.spell(each.move).split()[0]: each.worth for each in decision.weighed}
        if "swap" in worth:
            assert worth["swap"] > worth["done"]
        if len(state.tricks) == 12:  # nothing is melded later
            assert decision.weighed
            assert game.spell(decision.move) != "done"


@native
def test_the_better_of_the_last_two_cards_is_taken() -> None:
    game = open_game("pinochle", None, None, {"last_card_choice": "winner_chooses", "target": 9000})
    taking = [each for each in states(game, "taking", deals=6) if isinstance(each, Taking)]
    assert len(taking) == 6
    for state in taking:
        decision = choice(game, state)
        assert len(decision.weighed) == 2
