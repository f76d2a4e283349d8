"""Tests odds of Mini Baccarat against the known figures and coups dealt in every order."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from spadille import odds
from spadille.cards.card import read_cards
from spadille.core.errors import SpadilleError
from spadille.games.mini_baccarat.coup import BETS, MAIN, VALUES, deal


def coup(**given: Any) -> odds.Answer:
    return odds.ask("mini_baccarat", "coup", **given)


def test_a_full_shoe_of_eight_packs_gives_the_known_figures() -> None:
    answer = coup()
    known = {"banker": 0.458597, "player": 0.446247, "tie": 0.095156}
    assert {name: round(answer.figure(name).value, 6) for name in known} == known
    edges = {"edge-banker": "1.0579%", "edge-player": "1.2351%", "edge-tie": "14.3596%"}
    assert {name: str(answer.figure(name).said) for name in edges} == edges
    assert all(each.method is odds.Method.EXACT and each.exact == Fraction(each.exact or 0) for each in answer.figures)


def test_commission_and_the_price_of_a_tie_change_the_edges_and_nothing_else() -> None:
    usual, other = coup(), coup(commission=4, tie_pays=9)
    assert other.figure("banker") == usual.figure("banker")
    assert other.figure("edge-player") == usual.figure("edge-player")
    banker, tie = usual.figure("banker").exact, usual.figure("tie").exact
    assert banker is not None
    assert tie is not None
    assert other.figure("edge-banker").exact == (usual.figure("edge-banker").exact or 0) - banker / 100
    assert other.figure("edge-tie").exact == (usual.figure("edge-tie").exact or 0) - tie


def test_a_small_shoe_is_answered_as_if_every_order_were_dealt() -> None:
    held = read_cards("KC KH 2D 2C 3S 3H 4C 9D")
    won = [0, 0, 0]
    for order in permutations(held, 6):
        won[deal(order, 0)[0].winner] += 1
    left = [sum(VALUES[card] == value for card in held) for value in range(10)]
    answer = coup(shoe=",".join(map(str, left)))
    assert [answer.figure(name).exact for name in BETS[:MAIN]] == [Fraction(each, sum(won)) for each in won]


def test_cards_that_are_gone_are_taken_from_the_shoe() -> None:
    fewer = coup(gone="5H 5D KC", decks=6)
    assert coup(shoe="95,,,,,22,,,,", decks=6).figures == fewer.figures, "what is left out is all of it"
    assert coup(shoe=",,,,,,,,,", decks=6).figures == coup(decks=6).figures
    assert fewer.figures == coup(shoe="95 24 24 24 24 22 24 24 24 24", decks=6).figures
    assert fewer.figures != coup(decks=6).figures


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"shoe": "1 2 3"}, "expected ten numbers as shoe"),
        (
            {"shoe": "129 0 0 0 0 0 0 0 0 0"},
            "expected how many tens and faces, a whole number from 0 to 128; got '129'",
        ),
        ({"shoe": "9 33 9 9 9 9 9 9 9 9"}, "expected how many aces, a whole number from 0 to 32"),
        ({"shoe": "9 3 9 9 9 9 9 9 9 -9"}, "expected how many cards of value 9, a whole number from 0 to 32; got '-9'"),
        ({"shoe": "5 0 0 0 0 0 0 0 0 0"}, "six in all or more"),
        ({"shoe": "9 9 9 9 9 0 9 9 9 9", "gone": "5H"}, "expected only cards as gone that are in the shoe"),
        ({"gone": " ".join(["5H"] * 9)}, "expected at most 8 of a card in 8 packs; got 9 of 5H"),
        ({"gone": "ZZ"}, "expected a card such as"),
    ],
)
def test_a_shoe_that_cannot_be_is_refused(given: dict[str, str], said: str) -> None:
    with pytest.raises(SpadilleError, match=said):
        coup(**given)


def test_an_hour_costs_stake_times_coups_times_edge() -> None:
    answer = odds.ask("mini_baccarat", "cost", bet="player", stake=25, coups=80)
    edge = coup().figure("edge-player").exact
    assert edge is not None
    assert answer.figure("cost-hour").exact == 25 * 80 * edge
    assert answer.figure("cost-coup").exact == 25 * edge
    won, lost = coup().figure("player").value, coup().figure("banker").value
    assert answer.figure("strays").value == pytest.approx(25 * (80 * (won + lost - (won - lost) ** 2)) ** 0.5)


@pytest.mark.parametrize("wrong", [{"stake": -1}, {"coups": 0}, {"bet": "luck"}, {"stake": "ten"}, {"coups": "9" * 13}])
def test_a_bet_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SpadilleError, match="expected "):
        odds.ask("mini_baccarat", "cost", **wrong)


def test_whatever_the_roads_show_banker_wins_as_often() -> None:
    answer = odds.ask("mini_baccarat", "roads", samples=6000, seed=3)
    expected = answer.figure("expected").value
    assert round(expected, 4) == 0.5068
    sampled = [each for each in answer.figures if each.method is odds.Method.SAMPLED]
    assert {each.name for each in sampled} >= {
        "all",
        "banker",
        "player",
        "streak-banker",
        "streak-player",
        "red",
        "blue",
    }
    assert answer.figure("all").n == 6000
    assert all(abs(each.value - expected) < 2 * each.error for each in sampled)
    assert answer == odds.ask("mini_baccarat", "roads", samples=6000, seed=3)
    assert answer != odds.ask("mini_baccarat", "roads", samples=6000, seed=4)


def test_a_single_coup_has_shown_no_road_yet() -> None:
    answer = odds.ask("mini_baccarat", "roads", samples=1)
    assert [each.name for each in answer.figures] == ["expected", "all"]


def test_whole_shoes_are_dealt_until_there_are_coups_enough() -> None:
    answer = odds.ask("mini_baccarat", "roads", samples=150, marker_from_end=300)
    assert answer.figure("all").n == 150
