"""Tests the strong player of Mexican Sweat: its chances equal those of the game, and it decides by pot odds."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.bots import make_bot
from spadille.core.contract import Decide, Decision
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.mexican_sweat.game import MexicanSweat
from spadille.games.mexican_sweat.players.reasons import REASONS
from spadille.games.mexican_sweat.players.strong import Hand, StrongMexicanSweat, last_one
from spadille.games.mexican_sweat.state import TURN_UP, Betting, State
from spadille.lab.arena import Contest, run
from spadille.parts.betting import CALL, CHECK, FOLD, Bet
from spadille.scene.names import names_around
from spadille.testing.playing import random_move
from spadille.thinking.budget import Budget
from spadille.thinking.judgement import Aim


def betting(seed: str, at: int = 0, seats: int = 4, **options: Any) -> tuple[MexicanSweat, Betting]:
    """The game, and its betting round after `at` others, nobody betting."""
    game = open_game("mexican_sweat", options.pop("rulebook", None), seats, options)
    assert isinstance(game, MexicanSweat)
    rng = Stream(seed_of(seed))
    state: State = game.initial()
    while True:
        turn = game.turn(state)
        if isinstance(state, Betting) and not state.round.bet and (at := at - 1) < 0:
            return game, state
        if isinstance(turn, Decide):
            seat = turn.seats[0]
            move = next((each for each in (TURN_UP, CHECK) if each in tuple(game.moves(state, seat))), None)
            state = game.play(state, seat, move) if move else game.play(state, *random_move(game, state, rng))
        else:
            state = game.play(state, *random_move(game, state, rng))


def choose(game: MexicanSweat, state: State, worlds: int = 200) -> Decision:
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    seat = turn.seats[0]
    moves = tuple(game.moves(state, seat))
    decision = make_bot("strong", game, seat, 1, Budget(worlds=worlds)).choose(game.view(state, seat), moves)
    assert decision.move in moves
    assert {each.move for each in decision.weighed} <= set(moves)
    return decision


@pytest.mark.parametrize("seats", [2, 4, 7])
@pytest.mark.parametrize("kickers", [True, False])
def test_who_is_last_is_who_the_game_leaves(seats: int, kickers: bool) -> None:
    rng = Stream(seed_of("last"))
    for number in range(12):
        game, state = betting(f"last {number}", number % 3, seats, kickers_between_players=kickers)
        seat = state.round.waiting[0]
        world = game.imagine(game.view(state, seat), rng)
        assert isinstance(world, Betting)
        said = last_one(game, Hand(world.board, world.turned), world.board.live)
        after: State = world
        while game.standing(after).deals == game.standing(world).deals:
            turn = game.turn(after)
            assert isinstance(turn, Decide)
            move = TURN_UP if TURN_UP in tuple(game.moves(after, turn.seats[0])) else CHECK
            after = game.play(after, turn.seats[0], move)
        before, now = world.board.chips, game.standing(after).scores
        assert [seat for seat in range(seats) if now[seat] > before[seat]] == [said]


def test_others_fold_and_the_best_hand_in_sight_stands() -> None:
    rng, tried = Stream(seed_of("folds")), 0
    for number in range(8):
        game, state = betting(f"folds {number}", 1)
        board = state.board
        if board.ahead < 0:
            continue
        tried += 1
        staying = tuple(seat for seat in board.live if seat != board.ahead)
        world = game.imagine(game.view(state, staying[0]), rng)
        assert isinstance(world, Betting)
        assert last_one(game, Hand(world.board, world.turned), staying) in staying
        assert last_one(game, Hand(world.board, world.turned), staying[:1]) == staying[0]
    assert tried > 3


def test_it_bets_with_the_better_chance_and_says_the_figures() -> None:
    bets = 0
    for number in range(12):
        game, state = betting(f"bets {number}", 1 + number % 5, 2)
        decision = choose(game, state)
        chance = int(str(decision.why).partition(" in ")[2].partition("%")[0])
        bets += decision.move != CHECK
        assert decision.move == CHECK or chance > 45
        assert decision.move != CHECK or chance < 75
        assert "chips" in str(decision.why)
        assert all(each.error > 0 for each in decision.weighed if each.move == CHECK)
    assert 0 < bets < 12


def test_a_call_must_be_paid_for() -> None:
    for number in range(12):
        game, state = betting(f"calls {number}", 2, 3, betting_limit="no_limit")
        turn = game.turn(state)
        assert isinstance(turn, Decide)
        raised = game.play(state, turn.seats[0], game.read("bet 200"))
        if not isinstance(raised, Betting):
            continue
        decision = choose(game, raised)
        worths = {game.spell(each.move).split()[0]: each.worth for each in decision.weighed}
        assert worths["fold"] == 0
        assert "asked" in str(decision.why)
        if decision.move == CALL:
            assert worths["call"] > 0
        assert decision.move == max(decision.weighed, key=lambda each: each.worth).move
        assert len(decision.weighed) <= 7, "of many sizes a few are weighed"


def test_a_killer_that_somebody_would_have_folded_is_not_imagined() -> None:
    game, state = betting("peek", 0, 4, rulebook="peek")
    seat = state.round.waiting[0]
    view = game.view(state, seat)
    bot = make_bot("strong", game, seat, 1, Budget(worlds=40))
    assert isinstance(bot, StrongMexicanSweat)
    others = [each for each in view.live if each in view.peeked and each != seat]
    for hand in bot._hands(view):
        assert not [each for each in others if bot._peeked_killer(hand.board, each)]


def test_the_same_seed_gives_the_same_decision() -> None:
    game, state = betting("same", 1)
    assert choose(game, state, 30) == choose(game, state, 30)


def test_it_wins_more_deals_than_the_regular_player() -> None:
    found = run(Contest(game="mexican_sweat", seats=4, bots=("strong", "regular"), worlds=15, seed="tests"), 20)
    assert found.won > 0.55
    assert found.faults == (0, 0)


def test_nothing_is_told_of_the_chance_of_a_hand_that_is_folded_where_the_other_moves_are_even() -> None:
    game, state = betting("fold", 1)
    after: Any = game.play(state, game.turn(state).seats[0], Bet(10))  # type: ignore[union-attr]
    view = game.view(after, game.turn(after).seats[0])  # type: ignore[union-attr]
    assert REASONS.outcome(game, view, (FOLD, None), Aim.PRICE, (0.0, 0.0)) is None
    ground = REASONS.outcome(game, view, (FOLD, CALL), Aim.PRICE, (0.0, 0.2))
    assert str(ground and ground.words(names_around(4, view.seat))).endswith("you win 2 times in 10")
