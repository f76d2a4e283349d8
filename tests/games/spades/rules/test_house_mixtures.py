"""House rules of pack, play and end, mixed at random: the laws hold, and `strong` plays by every mixture."""

from __future__ import annotations

from typing import Any, Final

import pytest

from spadille.bots import make_bot
from spadille.core.errors import BadOptions
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.testing.check import check
from spadille.testing.playing import random_move
from spadille.thinking.budget import Budget

VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "partnership": (True, False),
    "sides": (2, 3),
    "opening_lead": ("any", "no_spade", "two_of_clubs"),
    "break_rule": ("none", "broken"),
    "lowest_clubs": (True, False),
    "first_trick_spades": (True, False),
    "jokers": (0, 2),
    "jokers_replace": ("red_twos", "heart_and_club"),
    "deuces": ("low", "spade", "diamond_spade", "spade_diamond", "all"),
    "deuces_over_jokers": (True, False),
    "win_by": (1, 50, 1000),
    "win_with_contract": (True, False),
    "target": (1, 150, 1000),
    "nil": (True, False),
    "closed": (True, False),
    "any_total": (True, False),
    "total_min": (0, 8),
    "bids_itself": (True, False),
    "zero_bid": (True, False),
    "double_nil": (0, 200),
    "jokers_break": (True, False),
    "bags_paid": (True, False),
    "blind_bid": (0, 4),
    "blind_bid_behind": (None, 100),
    "blind_bid_loss": ("double", "single"),
    "bag_penalty": (0, 100),
    "bag_limit": (2, 10),
    "ten_for": (0, 200),
    "thrown_card": ("unseen", "drawer", "open"),
    "boston": (True, False),
    "bidding": ("free", "free", "suicide", "whiz"),
}


def mixture(number: int) -> Any:
    """A table whose options stand together."""
    rng = Stream(seed_of(f"house mixture {number}"))
    while True:
        given = {name: each[rng.below(len(each))] for name, each in VALUES.items() if rng.below(3)}
        try:
            return open_game("spades", "bicycle", 2 + rng.below(5), {**given, "max_deals": 3})
        except BadOptions:
            continue


@pytest.mark.parametrize("number", range(12))
def test_the_laws_hold_for_mixtures_of_house_rules(number: int) -> None:
    assert check(mixture(number), seed=number, moves=60, games=2, thorough=4)


@pytest.mark.parametrize("number", range(8))
def test_strong_plays_by_mixtures_of_house_rules(number: int) -> None:
    game, rng = mixture(number), Stream(seed_of("strong in a mixture"))
    bots = [make_bot("strong", game, seat, number, Budget(worlds=4)) for seat in range(game.seats)]
    state, decided = game.initial(), 0
    while game.standing(state).deals == 0:
        seats = getattr(game.turn(state), "seats", ())
        if not seats:
            state = game.play(state, *random_move(game, state, rng))
            continue
        moves = tuple(game.moves(state, seats[0]))
        decision = bots[seats[0]].choose(game.view(state, seats[0]), moves)
        assert decision.move in moves
        state, decided = game.play(state, seats[0], decision.move), decided + 1
    assert decided >= game.seats * game.hand_size
