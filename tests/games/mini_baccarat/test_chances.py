"""Mini Baccarat: the exact chances, against the counts on the page, brute force and simulation."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any, Literal

import pytest

from spadille.cards.card import read_cards
from spadille.cards.pack import shoe
from spadille.core.contract import NATURE
from spadille.core.errors import Unreadable
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.mini_baccarat.bets import prices
from spadille.games.mini_baccarat.chances import Ahead, Odds, counts, odds
from spadille.games.mini_baccarat.coup import BANCO, PUNTO, TIE, deal
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.rules import MiniBaccaratOptions, banco_favours_bettors
from spadille.games.mini_baccarat.state import READY, Betting, Cut, Ended, View


def returns(options: MiniBaccaratOptions) -> tuple[tuple[int, ...], ...]:
    found = prices(options).by_winner
    assert found is not None
    return found


EIGHT = odds(counts(shoe(8)))
USUAL = returns(MiniBaccaratOptions())
EDGES = tuple(EIGHT.edge(USUAL, spot) for spot in (PUNTO, BANCO, TIE))


def test_the_exact_counts_for_eight_packs() -> None:
    assert EIGHT.total == 4_998_398_275_503_360
    assert EIGHT.banker == 2_292_252_566_437_888
    assert EIGHT.player == 2_230_518_282_592_256
    assert EIGHT.tie == 475_627_426_473_216
    assert round(100 * EIGHT.natural / EIGHT.total, 4) == 34.3049
    assert [round(100 * each / EIGHT.total, 4) for each in EIGHT.cards] == [37.8868, 30.3444, 31.7687]
    assert sum(EIGHT.cards) == EIGHT.total
    mean = sum(used * each for used, each in enumerate(EIGHT.cards, 4)) / EIGHT.total
    assert round(mean, 4) == 4.9388


@pytest.mark.parametrize(
    "cards", ["AC 2C 3C 4C 5C 6C 7C 8C", "KC KH 2D 2C 3S 3H 4C 9D", "5C 5H 6D 7C 7S 8H", "AC AH KD KS 3C 3H 4S 6D"]
)
def test_small_shoes_are_counted_as_if_every_order_were_dealt(cards: str) -> None:
    held = read_cards(cards)
    found = [0, 0, 0]
    used = [0, 0, 0]
    natural = 0
    for order in permutations(held, 6):
        coup, cards_used = deal(order, 0)
        found[coup.winner] += 1
        used[cards_used - 4] += 1
        natural += coup.natural
    expected = Odds(found[PUNTO], found[BANCO], found[TIE], natural, (used[0], used[1], used[2]))
    assert odds(counts(held)) == expected


def test_bac_51_banco_has_the_lowest_edge() -> None:
    punto, banco, tie = (round(float(100 * edge), 4) for edge in EDGES)
    assert (banco, punto, tie) == (1.0579, 1.2351, 14.3596)
    assert min(EDGES) == EDGES[BANCO]


def test_bac_52_the_tie_bet_is_never_good() -> None:
    assert round(float(-EDGES[TIE]), 7) == -0.1435963
    assert returns(MiniBaccaratOptions(tie_pays=9))[TIE][TIE] == 900
    assert EIGHT.edge(returns(MiniBaccaratOptions(tie_pays=9)), TIE) > Fraction(4, 100)


def test_bac_53_ties_come_less_than_one_time_in_eight() -> None:
    assert Fraction(EIGHT.tie, EIGHT.total) < Fraction(1, 9) < Fraction(1, 8)
    assert round(EIGHT.tie / EIGHT.total, 7) == 0.0951560


def test_bac_54_the_house_has_an_edge_on_every_bet() -> None:
    assert all(edge > 0 for edge in EDGES)
    six = odds(counts(shoe(6)))
    assert all(six.edge(USUAL, spot) > 0 for spot in (PUNTO, BANCO, TIE))


def test_bac_55_ties_aside_it_is_close_to_a_coin_flip() -> None:
    decided = EIGHT.banker + EIGHT.player
    assert round(100 * EIGHT.banker / decided, 2) == 50.68
    assert round(100 * EIGHT.player / decided, 2) == 49.32


def test_bac_56_the_banker_hand_wins_more_often() -> None:
    assert round(EIGHT.banker / EIGHT.total, 7) == 0.4585974
    assert round(EIGHT.player / EIGHT.total, 7) == 0.4462466


def test_without_the_push_both_main_bets_would_lose_a_tenth() -> None:
    losing = returns(MiniBaccaratOptions(tie_pushes_main_bets=False))
    assert round(float(100 * EIGHT.edge(losing, BANCO)), 2) == 10.57
    assert round(float(100 * EIGHT.edge(losing, PUNTO)), 2) == 10.75


def test_played_coups_come_as_often_as_the_exact_odds_say() -> None:
    game = open_game("mini_baccarat", "denexa", 1, {"marker_from_end": 14, "shoes": 2500})
    state = game.initial()
    for number in range(2500):
        state = game.play(state, NATURE, game.draw(state, Stream(seed_of("frequencies"), number)))
        state = game.play(state, 0, Cut(1 + number % 415))
        while isinstance(state, Betting):
            state = game.play(state, 0, READY)
    assert isinstance(state, Ended)
    winners = [each.coup.winner for each in state.ledger.settled]
    assert len(winners) > 190_000
    for winner, exact in ((BANCO, 0.4585974), (PUNTO, 0.4462466), (TIE, 0.0951560)):
        error = (exact * (1 - exact) / len(winners)) ** 0.5
        assert abs(winners.count(winner) / len(winners) - exact) < 4 * error


@pytest.mark.parametrize(
    "wrong", [(1, 2, 3), (-5,) * 10, (0,) * 10, (1.5,) * 10, [9] * 10, None, (1,) * 11, (5, *[0] * 9)]
)
def test_what_is_no_shoe_has_no_odds(wrong: Any) -> None:
    with pytest.raises(Unreadable, match="expected how many cards have each value"):
        odds(wrong)


def counting() -> tuple[MiniBaccarat, View]:
    """A game, and what everybody sees of it when it begins."""
    game = open_game("mini_baccarat", None, 1, {})
    assert isinstance(game, MiniBaccarat)
    return game, game.view(game.initial(), None)


def test_what_a_scene_needs_can_be_counted_before_it_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadille.games.mini_baccarat.chances._known", {})
    game, view = counting()
    asked = Ahead.due(game, view)
    assert asked is not None
    answer = Ahead.work(asked)
    assert answer == (odds(asked[0]), None)
    Ahead.keep(asked, answer)
    assert Ahead.due(game, view) is None
    monkeypatch.setattr("spadille.games.mini_baccarat.chances._count", None)  # nothing is counted any more
    assert odds(asked[0]) == answer[0]


def test_only_the_latest_shoes_are_remembered() -> None:
    answer = odds((9, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    for more in range(600):
        Ahead.keep(((1000 + more, 0, 0, 0, 0, 0, 0, 0, 0, 0), False), (answer, None))
    assert Ahead.due(*counting()) is not None


@pytest.mark.parametrize("commission", [0, 4, 5])
@pytest.mark.parametrize("pushes", [True, False])
def test_what_the_rules_say_of_the_house_on_banco_is_so(commission: Literal[0, 4, 5], pushes: bool) -> None:
    options = MiniBaccaratOptions(commission=commission, tie_pushes_main_bets=pushes)
    edge = EIGHT.edge(returns(options), BANCO)
    assert banco_favours_bettors(options, 1) == (edge < 0)
