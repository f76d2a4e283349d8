"""Tests odds of Mexican Sweat against deals that the rules play out, and against symmetries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from spadille import odds
from spadille.cards.card import Card, read_cards
from spadille.cards.pack import STANDARD
from spadille.core.errors import SpadilleError
from spadille.games import open_game
from spadille.games.mexican_sweat import odds as asked_of
from spadille.games.mexican_sweat.state import Betting, Turning
from spadille.parts.betting import CHECK, Round
from spadille.thinking.answers import Asked

ENDING: dict[str, Any] = {"kill": "7H", "target": "9D", "up": "KC 3D 4D 8S TS JS/AC 2D 4H 5C 8C 6C/x", "gone": "2C 3C"}
KNOWN = read_cards("7H 9D KC 3D 4D 8S TS JS AC 2D 4H 5C 8C 6C 2C 3C")


def equity(seats: int = 3, **given: Any) -> odds.Answer:
    return odds.ask("mexican_sweat", "equity", seats=seats, **given)


def last_by_the_rules(game: Any, at: asked_of.Position, down: Sequence[Card]) -> int:
    """Who gets the pot when everybody turns and checks."""
    board = asked_of._board(game, at, down, chips=100, pot=7)
    state: Any = Betting(board, Round((0,) * game.seats, 0, 0, 0, 10, at.live), at.turned)
    while isinstance(state, Betting | Turning):
        (seat,) = game.turn(state).seats
        state = game.play(state, seat, CHECK if isinstance(state, Betting) else game.read("turn"))
    (last,) = [seat for seat, chips in enumerate(state.match.chips) if chips == 107]
    return last


@pytest.mark.parametrize("kickers", [True, False])
def test_every_way_that_two_cards_may_lie_ends_as_the_rules_play_it(kickers: bool) -> None:
    game = open_game("mexican_sweat", None, 3, {"kickers_between_players": kickers})
    given = {**{each.name: each.read(game, "") for each in asked_of.QUESTIONS[0].parameters if each.usual is not None}}
    for each in asked_of.QUESTIONS[0].parameters:
        if each.name in ENDING:
            given[each.name] = each.read(game, ENDING[each.name])
    at = asked_of._position(Asked(game=game, given=given, samples=0, seed="1"))
    unseen = [each for each in STANDARD if each not in KNOWN]
    assert (at.ahead, at.turned, at.down, [*at.unseen]) == (1, 1, 2, unseen)
    won: Counter[int] = Counter(last_by_the_rules(game, at, down) for down in permutations(unseen, 2))
    answer = equity(**ENDING, kickers_between_players=kickers)
    assert {each.name: each.exact for each in answer.figures} == {
        f"seat-{seat + 1}": Fraction(won[seat], won.total()) for seat in (0, 1)
    }
    assert {each.method for each in answer.figures} == {odds.Method.EXACT}


def test_more_cards_are_sampled_and_the_shares_add_up() -> None:
    answer = equity(seats=4, kill="7H", target="9D", samples=400, seed=6)
    assert sum(each.value for each in answer.figures) == pytest.approx(1)
    assert {(each.method, each.n, each.seed) for each in answer.figures} == {(odds.Method.SAMPLED, 400, "6")}
    assert all(abs(each.value - 0.25) < 2 * each.error for each in answer.figures)


def test_a_sample_agrees_with_all_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    exact = equity(**ENDING)
    monkeypatch.setattr(asked_of, "_FEW", 1)
    sampled = equity(**ENDING, samples=1_500, seed=2)
    for each in sampled.figures:
        assert each.method is odds.Method.SAMPLED
        assert abs(each.value - exact.figure(each.name).value) < 1.5 * each.error


def test_a_hand_that_nobody_can_beat_any_more_is_the_last() -> None:
    up = "KC 3D 4D 8S TS JS QC/AC AD AH AS 8C/x"
    assert equity(kill="7H", target="9D", up=up).figure("seat-2").exact == 1


def test_a_word_is_worth_what_the_strong_player_thinks_and_folding_nothing() -> None:
    given = {"kill": "7H", "target": "9D", "up": "KC/-/x", "pot": 40, "price": 10, "seat": 2, "samples": 300}
    answer = odds.ask("mexican_sweat", "words", seats=3, **given)  # type: ignore[arg-type]
    names = [each.name for each in answer.figures]
    assert names[:2] == ["call", "fold"]
    assert names[2].startswith("raise-")
    assert answer.figure("fold").value == 0
    chance = equity(seats=3, kill="7H", target="9D", up="KC/-/x", samples=3_000).figure("seat-2")
    assert answer.figure("call").value == pytest.approx(chance.value * 60 - 10, abs=answer.figure("call").error + 3)


def test_where_nobody_has_bet_the_words_are_check_and_bet() -> None:
    answer = odds.ask("mexican_sweat", "words", seats=2, kill="7H", target="9D", samples=60)
    assert [str(each.words) for each in answer.figures] == ["check", "bet 10"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"up": "KC/-"}, "expected what lies open before 3 seats, separated by /; got 2"),
        ({"up": "KC/x/x"}, "expected two seats or more that are in; got 1"),
        ({"up": "2C 3C 4C 5C 6C 8C TC JC/-/-"}, "expected at most 7 cards before a seat; got 8"),
        ({"up": "7C/-/-"}, "expected seat 1 to be out: a card of the rank of the kill card"),
        ({"up": "8C/-/-"}, "expected the cards of seat 1 to beat the 9D, or x: it is out"),
        ({"up": "KC/KC/-"}, "expected different cards of a pack of 52; KC is there 2 times"),
        ({"gone": "JB"}, "JB is no card of this pack"),
        ({"kill": "9D"}, "9D is there 2 times"),
        ({"kill": "9D 8D"}, "expected one card; got 2"),
        ({"turned": 4}, "expected a seat, a whole number from 1 to 3; got '4'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(SpadilleError, match=said):
        equity(**{"kill": "7H", "target": "9D", **given})


def test_a_seat_that_is_out_has_no_words() -> None:
    with pytest.raises(SpadilleError, match="expected a seat that is in: 1, 2; got 3"):
        odds.ask("mexican_sweat", "words", seats=3, kill="7H", target="9D", up="-/-/x", seat=3)


def test_who_turned_last_says_who_is_next() -> None:
    first = equity(seats=2, kill="7H", target="2D", samples=300)
    assert first == equity(seats=2, kill="7H", target="2D", samples=300, turned=2)
    assert first != equity(seats=2, kill="7H", target="2D", samples=300, turned=1)
