"""Whole shoes of Mini Baccarat with a bet of ten on banco each coup: through the contract, and in a bare loop."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from bench.measure import Line, Work, compare
from spadille.core.contract import NATURE, Decide
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import open_game
from spadille.games.mini_baccarat import chances
from spadille.games.mini_baccarat.coup import BANCO
from spadille.games.mini_baccarat.game import MiniBaccarat
from spadille.games.mini_baccarat.state import Cut, Shuffle, Wager

_CHANCE = random.Random(1)


def _game() -> MiniBaccarat:
    game = open_game("mini_baccarat", "denexa", 1, {})
    assert isinstance(game, MiniBaccarat)
    return game


_GAME = _game()
_BET = Wager(BANCO, 10)


def through_contract(coups: int) -> int:
    """Play through `turn`, `moves` and `play` of the game; the first move of a seat is to be ready."""
    moves, play, turn = _GAME.moves, _GAME.play, _GAME.turn
    pack, done = list(_GAME.pack), 0
    while done < coups:
        _CHANCE.shuffle(pack)
        state: Any = play(_GAME.initial(), NATURE, Shuffle(tuple(pack)))
        state = play(state, 0, Cut(1 + int(_CHANCE.random() * 415)))
        while type(now := turn(state)) is Decide:
            seat = now.seats[0]
            move = next(iter(moves(state, seat))) if state.stakes[BANCO] else _BET
            state = play(state, seat, move)
        done += state.ledger.deals
    return done


def listing(chips: int) -> Work:
    """Ask a table for its bets with a number of chips: their count, one of them, and membership."""
    table = Table(open_game("mini_baccarat", "denexa", 1, {"chips": chips}), dealer(seed_of("bench")))
    table.play(0, "cut 100")

    def work(times: int) -> int:
        for _ in range(times):
            moves = table.moves(0)
            assert moves[int(_CHANCE.random() * len(moves))] in moves
        return times

    return work


def exact_odds(shoes: int) -> int:
    """The probabilities of every result of the next coup, from all orders of a full shoe."""
    full = chances.counts(_GAME.pack)
    for _ in range(shoes):
        chances._count(full)
    return shoes


def bare(coups: int) -> int:
    """Deal the same shoes in a bare Python loop that stores only the money: a bound, not a peer."""
    pack, done = [0 if rank >= 9 else rank + 1 for rank in range(13)] * 32, 0
    while done < coups:
        _CHANCE.shuffle(pack)
        cut = 1 + int(_CHANCE.random() * 415)
        shoe = pack[cut:] + pack[:cut]
        at, money = 1 + (shoe[0] or 10), 100_000
        while at < 364:
            player, banker = (shoe[at] + shoe[at + 2]) % 10, (shoe[at + 1] + shoe[at + 3]) % 10
            at += 4
            if player < 8 and banker < 8:
                draws = banker <= 5
                if player <= 5:
                    third = shoe[at]
                    at += 1
                    player = (player + third) % 10
                    draws = (
                        banker <= 2
                        or (banker == 3 and third != 8)
                        or (banker == 4 and 2 <= third <= 7)
                        or (banker == 5 and 4 <= third <= 7)
                        or (banker == 6 and 6 <= third <= 7)
                    )
                if draws:
                    banker = (banker + shoe[at]) % 10
                    at += 1
            if money >= 1000 and banker != player:
                money += 950 if banker > player else -1000
            done += 1
    return done


def sampled_odds(times: int) -> int:
    """Deal the number of coups needed to sample the odds to within half a percent."""
    bare(10_000 * times)
    return times


def lines() -> Iterator[Line]:
    ours = (through_contract, 20_000)
    yield compare("Mini Baccarat, moves + play", "coups/s", ours, ("bare loop", bare, 20_000), aim="≥ 0.25 of it")
    sampled = ("10,000 coups of a bare loop", sampled_odds, 2)
    yield compare("Mini Baccarat, exact odds of a shoe", "shoes/s", (exact_odds, 40), sampled, aim="≥ 0.5 of it")
    few = ("with 1,000 chips", listing(1_000), 20_000)
    million = (listing(1_000_000), 20_000)
    yield compare("Bets of Mini Baccarat with 1,000,000 chips", "lists/s", million, few, aim="≥ 0.8 of it")
