"""Mini Baccarat: side bets and commission-free tables, against published figures, brute force and play."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any, Literal

import pytest

from spadille import odds as api_odds
from spadille.cards.card import read_cards
from spadille.cards.pack import shoe
from spadille.core.errors import BadOptions, Unreadable
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import entry, open_game
from spadille.games.mini_baccarat.bets import prices
from spadille.games.mini_baccarat.chances import Ahead, counts, edges, edges_by_result, odds, results
from spadille.games.mini_baccarat.coup import BANCO, BETS, MAIN, PUNTO, SPOTS, TIE, deal
from spadille.games.mini_baccarat.players.reasons import REASONS
from spadille.games.mini_baccarat.results import count_pairs, count_results
from spadille.games.mini_baccarat.rules import MiniBaccaratOptions
from spadille.games.mini_baccarat.scene import scene
from spadille.games.mini_baccarat.state import Wager
from spadille.parts.wagers import HUNDREDTHS
from spadille.thinking.levels import Level

EVERY: Any = {
    "pair_bets": True,
    "either_pair": True,
    "perfect_pair": True,
    "big_small": True,
    "dragon_bonus": True,
    "lucky_six": True,
    "dragon_seven": True,
    "panda_eight": True,
}
ALL_BETS = prices(MiniBaccaratOptions(**EVERY))
SMALL = ("AC 2C 3C 4C 5C 6C 7C 8C", "KC KC 2D 2C 3S 3H 4C 9D", "5C 5C 5C 7C 7S 7S 8H", "AC AC KD KD KD 3H 4S 6D")


def kept(decks: Literal[8, 6, 4, 2, 1], **options: Any) -> dict[str, float]:
    """Return what the house keeps of each bet, in per cent."""
    table = prices(MiniBaccaratOptions(decks=decks, **options))
    found = edges(table, shoe(decks))
    return {spot.bet: round(float(100 * edge), 2) for spot, edge in zip(table.spots, found, strict=True)}


def test_what_the_house_keeps_of_each_side_bet_is_what_is_published() -> None:
    """Wizard of Odds: baccarat, its side bets and EZ Baccarat, all for eight packs."""
    assert kept(8, **EVERY) == {
        "player": 1.24,
        "banker": 1.06,
        "tie": 14.36,
        "player-pair": 10.36,
        "banker-pair": 10.36,
        "either-pair": 13.71,
        "perfect-pair": 13.03,
        "big": 4.35,
        "small": 5.28,
        "dragon-player": 2.65,
        "dragon-banker": 9.37,
        "lucky-six": 16.68,
        "dragon-seven": 7.61,
        "panda-eight": 10.19,
    }


def test_what_it_keeps_with_six_packs_and_four_is_what_is_published() -> None:
    six = kept(6, dragon_bonus=True, pair_bets=True)
    assert (six["dragon-player"], six["dragon-banker"], six["player-pair"]) == (2.67, 9.39, 11.25)
    four = kept(4, dragon_bonus=True)
    assert (four["dragon-player"], four["dragon-banker"]) == (2.70, 9.42)


def test_without_commission_six_at_half_costs_1_46_and_seven_back_1_02() -> None:
    half = {"commission": 0, "banco_short": "half_on_six"}
    assert kept(8, **half)["banker"] == 1.46
    assert kept(6, **half)["banker"] == 1.45
    assert kept(8, commission=0, banco_short="back_on_seven")["banker"] == 1.02
    assert kept(8, commission=0)["banker"] == -1.24


@pytest.mark.parametrize("cards", SMALL)
def test_small_shoes_return_what_every_order_of_their_cards_returns(cards: str) -> None:
    held = read_cards(cards)
    returned: Counter[int] = Counter()
    orders = 0
    for order in permutations(held, 6):
        orders += 1
        returned.update(dict(enumerate(ALL_BETS.returns(deal(order, 0)[0]))))
    expected = tuple(-Fraction(returned[spot.place], HUNDREDTHS * orders) for spot in ALL_BETS.spots)
    assert edges(ALL_BETS, held) == expected


@pytest.mark.parametrize("cards", SMALL)
def test_results_and_winners_are_counted_alike(cards: str) -> None:
    held = counts(read_cards(cards))
    ways = count_results(held)
    found = odds(held)
    by_winner = Counter[int]()
    for each, count in ways.items():
        by_winner[each.winner] += count
    assert (by_winner[PUNTO], by_winner[BANCO], by_winner[TIE]) == (found.player, found.banker, found.tie)
    assert sum(count for each, count in ways.items() if each.natural) == found.natural


def test_kinds_of_pairs_make_up_all_four_card_deals() -> None:
    found = count_pairs(shoe(8))
    assert sum(found.values()) == 416 * 415 * 414 * 413
    assert found[2, 1] == found[1, 2]
    assert min(found.values()) > 0


def test_a_shoe_by_values_tells_of_every_bet_but_those_on_pairs() -> None:
    ways = results(counts(shoe(8)))
    assert len(edges_by_result(ALL_BETS, ways, None)) == len(ALL_BETS.spots) - 4
    with pytest.raises(Unreadable, match="expected how many cards"):
        results((1, 2, 3))


def test_the_bets_of_a_table_lie_in_the_order_of_the_layout() -> None:
    assert [spot.place for spot in ALL_BETS.spots] == list(range(len(SPOTS)))
    assert [spot.bet for spot in ALL_BETS.spots] == list(BETS)
    usual = prices(MiniBaccaratOptions())
    assert (len(usual.spots), usual.width) == (MAIN, MAIN)
    assert usual.by_winner == ((100, -100, -100), (-100, 95, -100), (0, 0, 800))


def test_a_server_counts_what_the_scene_of_such_a_table_will_ask_for() -> None:
    game: Any = open_game("mini_baccarat", "denexa", 1, {"lucky_six": True, "decks": 4})
    state = game.play(game.initial(), -1, game.draw(game.initial(), Stream(seed_of(1))))
    view = game.view(game.play(state, 0, game.read("cut 3")), 0)
    asked = Ahead.due(game, view)
    assert asked is not None
    assert asked[1]
    Ahead.keep(asked, Ahead.work(asked))
    assert Ahead.due(game, view) is None


def test_bots_never_lay_a_side_bet() -> None:
    for options in (EVERY, {**EVERY, "commission": 0, "banco_short": "half_on_six"}):
        game: Any = open_game("mini_baccarat", "denexa", 1, options)
        bot: Any = entry("mini_baccarat").make(Level.REGULAR, game, 0, Stream(seed_of(1)), None)
        state = game.play(game.initial(), -1, game.draw(game.initial(), Stream(seed_of(1))))
        state = game.play(state, 0, game.read("cut 3"))
        decision = bot.choose(game.view(state, 0), game.moves(state, 0))
        assert decision.move == Wager(PUNTO if "commission" in options else BANCO, 20)
        assert len(decision.weighed) == len(SPOTS)


def test_programs_that_learn_are_refused_side_bets_in_words() -> None:
    found = entry("mini_baccarat")
    game = open_game("mini_baccarat", "denexa", 1, {"big_small": True})
    with pytest.raises(BadOptions, match="expected no side bets, as environments play Mini Baccarat; got big, small"):
        found.part(found.encoder_part)(game, None)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (
            {"commission": 5, "banco_short": "half_on_six"},
            "A table that pays half on six takes no commission; got 5% (BAC-H2).",
        ),
        (
            {"decks": 1, "marker_from_end": 20, "perfect_pair": True},
            "One pack has no card twice, so there is no perfect pair (BAC-H8).",
        ),
        ({"decks": 1}, "with one pack it is 38 at most (BAC-20)."),
        (
            {"marker_from_end": 7, "after_marker": "one_more_hand"},
            "One more coup after the marker needs 14 cards behind it; got 7 (BAC-S12).",
        ),
        ({"min_bet": 10, "chips": 5}, "The smallest bet is 10 and everyone begins with 5 (BAC-06)."),
        ({"min_bet": 10, "max_bet": 5}, "The smallest bet is 10 and the largest 5 (BAC-06)."),
    ],
)
def test_what_does_not_go_together_is_refused_with_both_named(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions) as refused:
        open_game("mini_baccarat", "denexa", 1, options)
    assert words in str(refused.value)


def test_the_odds_tell_of_side_bets_where_the_table_takes_them() -> None:
    told = api_odds.ask("mini_baccarat", "coup", pair_bets=True, big_small=True)
    assert round(float(told.figure("edge-player-pair").value), 4) == 0.1036
    assert round(float(told.figure("edge-big").value), 4) == 0.0435
    by_values = api_odds.ask("mini_baccarat", "coup", pair_bets=True, shoe=",,,,,,,,,31")
    assert "edge-player-pair" not in {each.name for each in by_values.figures}
    assert "tells nothing of pairs" in str(by_values.notes[-1])


def test_what_an_hour_of_a_side_bet_costs_is_told_and_refused_where_it_cannot_be_known() -> None:
    pairs: Any = {"pair_bets": True, "lucky_six": True}
    hour = api_odds.ask("mini_baccarat", "cost", **pairs, bet="player-pair", stake="10", coups="100")
    assert round(float(hour.figure("cost-hour").value), 1) == 103.6
    assert api_odds.ask("mini_baccarat", "cost", **pairs, bet="lucky-six").figure("cost-coup").value > 1.6
    with pytest.raises(Unreadable, match="a bet that this table takes; got big"):
        api_odds.ask("mini_baccarat", "cost", **pairs, bet="big")
    with pytest.raises(Unreadable, match="tells nothing of pairs"):
        api_odds.ask("mini_baccarat", "cost", **pairs, bet="player-pair", shoe=",,,,,,,,,31")


def test_a_hint_for_a_side_bet_tells_what_it_costs_and_only_the_least_is_called_so() -> None:
    game: Any = open_game("mini_baccarat", "denexa", 2, EVERY)
    state = game.play(game.initial(), -1, game.draw(game.initial(), Stream(seed_of(1))))
    view = game.view(game.play(state, 0, game.read("cut 3")), 0)
    reasons: Any = REASONS
    said = {bet: str(reasons.grounds(game, view, Wager(BETS.index(bet), 5))[0].said) for bet in ("banker", "lucky-six")}
    assert said["banker"] == "the house keeps 1.06 of 100 chips in the long run, the least of all"
    assert said["lucky-six"] == "the house keeps 16.68 of 100 chips in the long run"
    assert str(REASONS.words(game, view, Wager(BETS.index("lucky-six"), 5))) == "5 on lucky six"


def test_a_scene_shows_side_bets_with_their_prices_what_lies_there_and_what_they_cost() -> None:
    game: Any = open_game("mini_baccarat", "denexa", 1, EVERY)
    state = game.play(game.initial(), -1, game.draw(game.initial(), Stream(seed_of(1))))
    state = game.play(game.play(state, 0, game.read("cut 3")), 0, game.read("lucky-six 5"))
    drawn = scene(game, game.view(state, 0), tuple(game.offers(state, 0)), ("Ann",))
    assert [str(each.label) for each in drawn.choices if each.move == "lucky-six 0"] == ["Take back lucky six"]
    assert [str(each.note) for each in drawn.choices if each.move == "panda-eight {}"] == ["25 to 1"]
    lines = {zone.name: [str(line) for line in zone.lines] for zone in drawn.zones}
    assert lines["bets"][1] == "Ann, side bets: lucky six 5"
    assert any(line.startswith("Of side bets it keeps: player pair 10.") for line in lines["odds"])
