"""The strong Five Hundred player: it weighs calls, discards and cards over worlds it may imagine."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.bots import make_bot
from spadille.cards.card import read_cards
from spadille.cards.holding import holding
from spadille.core.contract import NATURE, AnyGame, Chance, Decide, Seat
from spadille.core.errors import SpadilleError
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.native import roll_out
from spadille.games.five_hundred.players.aims import CONTRACTS
from spadille.games.five_hundred.players.knowledge import cards, facts_of, option
from spadille.games.five_hundred.players.prospects import Prospects, prospects
from spadille.games.five_hundred.rules import FiveHundredOptions
from spadille.games.five_hundred.state import (
    NULLO,
    OPEN_NULLO,
    Announcing,
    Bargain,
    Bid,
    Bidding,
    Discard,
    Discarding,
    Match,
    Opening,
    Playing,
)
from spadille.parts.auction import PASS
from spadille.search import NATIVE
from spadille.search.race import chances
from spadille.testing.playing import pick
from spadille.thinking.budget import Budget

native = pytest.mark.skipif(not NATIVE, reason="the native search was not built")
WORLDS = Budget(worlds=8)
AUSTRALIAN: dict[str, Any] = dict(GAMES["five_hundred"].presets["australian"].options)
ALONE: dict[str, Any] = {"sides": "alone", "ace_no_face": False, "grand_nullo": False}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (
        4,
        {
            "joker_lead_naming": "no_trump_only",
            "inkle": "anyone",
            "bid_rounds": "until_three_passes",
            "slam_bonus": 250,
        },
    ),
    (4, {"nullo_rank": "by_value", "pass_is_final": True, "bid_rounds": 1, "all_pass": "next_dealer", "inkle": "off"}),
    (4, {"nullo": False, "lose_at": None, "target": 1000, "win_only_by_contract": False, "target_rule": "reach"}),
    (4, AUSTRALIAN),
    (4, {**AUSTRALIAN, "open_nullo": "top", "raise_own": True, "joker_no_trump": "any_time"}),
    (4, ALONE),
    (3, {}),
    (2, {}),
]


def on_turn(game: AnyGame, state: Any) -> Seat:
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    return turn.seats[0]


def step(game: AnyGame, state: Any, rng: Stream, seat_bot: str) -> Any:
    """The next state; calls and discards are a bot's, cards are anybody's."""
    if isinstance(game.turn(state), Chance):
        return game.play(state, NATURE, game.draw(state, rng))
    seat = on_turn(game, state)
    legal = game.moves(state, seat)
    if isinstance(state, Playing):
        return game.play(state, seat, pick(game, tuple(legal), rng))
    move = make_bot(seat_bot, game, seat, 0).choose(game.view(state, seat), tuple(legal)).move
    return game.play(state, seat, move)


def states(game: AnyGame, seed: str, count: int) -> list[Any]:
    """States where somebody has a choice, on the way of a deal or more."""
    rng, state = Stream(seed_of(seed)), game.initial()
    found: list[Any] = []
    while len(found) < count:
        if isinstance(game.turn(state), Decide) and len(tuple(game.moves(state, on_turn(game, state)))) > 1:
            found.append(state)
        state = step(game, state, rng, "regular")
    return found


def choice(game: AnyGame, state: Any, budget: Budget = WORLDS) -> Any:
    seat = on_turn(game, state)
    return make_bot("strong", game, seat, 5, budget).choose(game.view(state, seat), tuple(game.moves(state, seat)))


def test_without_the_native_search_it_thinks_in_python_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spadille.games.five_hundred.players.strong.NATIVE", False)
    game = open_game("five_hundred", "denexa", None, {})
    for state in states(game, "bare", 24)[::6]:
        decision = choice(game, state)
        if not isinstance(state, Announcing):
            assert "(plain Python search, " in decision.why
            assert len(decision.weighed) > 1
        assert decision == choice(game, state)


@native
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_sits_down_under_all_options_and_tells_why(seats: int, options: dict[str, Any]) -> None:
    game = open_game("five_hundred", "denexa", seats, options)
    for state in states(game, f"options {sorted(options)}", 40)[::3]:
        decision = choice(game, state)
        assert game.refusal(state, on_turn(game, state), decision.move) is None
        assert decision.why
        assert "plain Python" not in decision.why
        if not isinstance(state, Announcing):
            assert decision.move in [each.move for each in decision.weighed]
            assert all(each.win is not None and 0 <= each.win <= 1 for each in decision.weighed)


@native
@pytest.mark.parametrize(("seats", "options"), [(4, {"ace_no_face": False}), (4, AUSTRALIAN), (3, {}), (2, {})])
def test_the_same_seed_makes_the_same_decision_whatever_lies_hidden(seats: int, options: dict[str, Any]) -> None:
    game, rng = open_game("five_hundred", "denexa", seats, options), Stream(seed_of("hidden"))
    for state in states(game, "hidden", 36)[::5]:
        other = game.imagine(game.view(state, on_turn(game, state)), rng)
        assert choice(game, state) == choice(game, other) == choice(game, state)


def bidding(game: AnyGame, hand: str, calls: tuple[Any, ...] = (), totals: tuple[int, int] = (0, 0)) -> Bidding:
    """Seat 0 to call, the other cards dealt by chance."""
    mine = holding(read_cards(hand))
    dealt = game.play(
        Opening(Match(3, 0, (0, 0), ())), NATURE, game.draw(Opening(Match(3, 0, (0, 0), ())), Stream(b"x" * 32))
    )
    whole = sum(dealt.hands) + dealt.middle
    rest = [each for each in range(66) if (whole & ~mine) >> each & 1]
    hands = (mine, *(holding(rest[at : at + 10]) for at in (0, 10, 20)))
    return Bidding(Match((3 - len(calls)) % 4, 3, totals, ()), hands, holding(rest[30:]), (False,) * 4, calls)


STRONGEST = "JB JH JD AH KH QH TH 9H AS AC"


@native
def test_a_hand_without_losers_is_bid_high() -> None:
    game = open_game("five_hundred", "denexa", None, {"ace_no_face": False})
    move = choice(game, bidding(game, STRONGEST), Budget(worlds=40)).move
    assert isinstance(move, Bid)
    assert move.tricks >= 8


@native
def test_a_hand_of_low_cards_is_bid_as_nullo_or_passed() -> None:
    game = open_game("five_hundred", "denexa", None, {"ace_no_face": False})
    assert choice(game, bidding(game, "4C 5C 6C 4D 5D 6D 4H 5H 6H 4S"), Budget(worlds=40)).move == NULLO
    assert choice(game, bidding(game, "KC QC 9C KD QD 9D QH 9H QS 9S"), Budget(worlds=40)).move == PASS


@native
def test_the_score_decides_what_a_contract_is_worth() -> None:
    """At 480 the side needs any contract, so a sure seven is worth as much as a risky ten."""
    game = open_game("five_hundred", "denexa", None, {"ace_no_face": False})
    decision = choice(game, bidding(game, STRONGEST, totals=(480, 300)), Budget(worlds=40))
    assert max(each.win for each in decision.weighed) > 0.95
    assert isinstance(decision.move, Bid)
    assert decision.move.tricks < 10


@native
def test_the_joker_is_not_laid_aside() -> None:
    game = open_game("five_hundred", "denexa", None, {"ace_no_face": False})
    state = bidding(game, STRONGEST)
    bargain = Bargain(state.match, state.hands, state.middle, state.announced, (), Bid(8, 2), 0)
    move = choice(game, Discarding(bargain, 0)).move
    assert isinstance(move, Discard)
    assert not {str(each) for each in move.cards} & {"JB", "JH", "JD", "AH"}


@native
def test_a_discard_is_known_to_whom_it_belongs_alone() -> None:
    game = FiveHundred(FiveHundredOptions(ace_no_face=False), 4, "denexa")
    state = next(each for each in states(game, "middle", 60) if isinstance(each, Playing) and each.bargain.contract)
    declarer = state.bargain.declarer
    middle = {seat: facts_of(game, game.view(state, seat), seat).middle for seat in range(4)}
    assert middle[declarer].bit_count() == 5
    assert not any(middle[seat] for seat in range(4) if seat != declarer)


def open_nullo(seats: int, options: dict[str, Any]) -> tuple[FiveHundred, Playing]:
    """An open nullo of the first to call, in its second trick, with another seat to play; cards are any."""
    game: Any = open_game("five_hundred", "denexa", seats, {**options, "open_nullo": "top"})
    rng, state = Stream(seed_of("open nullo")), game.initial()
    while not isinstance(state, Playing) or not state.tricks or state.seat == state.bargain.declarer:
        if isinstance(game.turn(state), Chance):
            state = game.play(state, NATURE, game.draw(state, rng))
            continue
        seat = on_turn(game, state)
        moves = tuple(game.moves(state, seat))
        liked = next((each for each in moves if each in (OPEN_NULLO, PASS)), None)
        state = game.play(state, seat, OPEN_NULLO if OPEN_NULLO in moves else liked or pick(game, moves, rng))
    return game, state


@native
@pytest.mark.parametrize(("seats", "options"), [(4, AUSTRALIAN), (3, {}), (2, {})])
def test_the_hand_of_an_open_nullo_is_known_to_the_others_and_its_discards_are_not(
    seats: int, options: dict[str, Any]
) -> None:
    game, state = open_nullo(seats, options)
    declarer, seat = state.bargain.declarer, state.seat
    facts = facts_of(game, game.view(state, seat), seat)
    assert facts.shown == cards(state.bargain.hands[declarer] & ~state.gone)
    assert facts.sizes[declarer] == 0
    assert not facts.unseen & (facts.shown | facts.hand)
    assert not cards(state.bargain.middle) & ~facts.unseen
    (ends,) = roll_out(facts, [option(next(iter(game.moves(state, seat))))], 4)
    assert {(CONTRACTS[end[0]], end[1]) for end in ends} == {(OPEN_NULLO, declarer)}
    assert not facts_of(game, game.view(state, declarer), declarer).shown


@native
def test_the_chance_to_win_grows_with_the_score_and_is_shared() -> None:
    for each in (
        prospects(open_game("five_hundred", "denexa", None, {}).options),
        Prospects(1000, None, exceed=False, by_contract=False),
    ):
        assert each.chance(250, 250) == pytest.approx(0.5)
        assert each.chance(300, 100) == pytest.approx(1 - each.chance(100, 300), abs=1e-3)
        row = [each.chance(score, 0) for score in range(-480, 500, 20)]
        assert row == sorted(row)
        assert row[0] < 0.4 < 0.6 < row[-1]


@native
def test_what_cannot_be_is_refused() -> None:
    game = FiveHundred(FiveHundredOptions(), 4, "denexa")
    state = bidding(game, STRONGEST)
    facts = facts_of(game, game.view(state, 0), 0)
    with pytest.raises(SpadilleError, match="option"):
        roll_out(facts, (99,), 10)
    with pytest.raises(SpadilleError, match="worlds"):
        roll_out(facts, (0,), 0)
    with pytest.raises(SpadilleError, match="scores"):
        chances(1, 0, 1, True, ((1, 1, True, 1.0),))
    with pytest.raises(SpadilleError, match="at least one"):
        chances(10, 0, 5, True, ())
