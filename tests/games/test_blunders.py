"""No bot makes a move of the list of blunders, under any mixture of options."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest
from tests.conformance.blunders import BLUNDERS, made, mixture, positions, tempted

from spadille.bots import make_bot
from spadille.core.contract import Decision
from spadille.games import open_game
from spadille.games.spades.state import NIL, Bid
from spadille.thinking.budget import Budget
from spadille.thinking.judgement import Aim

KEPT: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "spades": ({}, {"nil": True, "nil_pass": 2, "nil_pass_when": "always"}, {"bidding": "suicide"}, {"nil": True}),
    "five_hundred": ({}, {"pack": "43", "middle": 3, "sides": "pairs"}, {"ace_no_face": False}),
    "auction_pinochle": (
        {},
        {"concede": False},
        {"marriage_needed": False},
        {"meld_kept": "always", "concede": True, "minimum_meld": 0, "minimum_bid": 20, "units": "ones"},
        {"card_pass": 4},
    ),
}
"""What some of the mixtures have, so that every blunder comes within reach."""
SOME: Final = {"spades": 40, "five_hundred": 140, "auction_pinochle": 12}
"""Number of tables in which every blunder is possible for a fast player."""
MANY: Final = 120
STEP: Final = 10
THOUGHT: Final = [(game, first) for game in BLUNDERS for first in range(0, 3 * STEP, STEP)]
ONCE, OFTEN = 1, 5
"""Number of decisions for each blunder asked of a slow player in `STEP` tables: in the short and the long test."""
_MOST: Final = 130
CHOOSING: Final = ("bid", "name", "pass", "bury", "discard", "play")
_BUDGET: Final = Budget(worlds=40)


def opened(game: str, number: int) -> Any:
    """A mixture by its number."""
    kept = KEPT[game]
    return mixture(game, f"blunders {game} {number}", kept[number % len(kept)])


def tempting(game: Any, number: int) -> Any:
    """The decisions of a deal by regular players in which one of the moves is a blunder, and another is none."""
    for seat, view, moves in positions(game, f"{number}", lambda at: make_bot("regular", game, at, at), _MOST):
        if view.phase in CHOOSING and view.hand is not None and tempted(game, view, moves):
            yield seat, view, moves


@pytest.mark.parametrize("name", BLUNDERS)
def test_a_player_by_rules_of_thumb_makes_none_of_the_blunders(name: str) -> None:
    makes_none(name, SOME[name])


@pytest.mark.parametrize("name", [name for name in BLUNDERS if SOME[name] < MANY])
def test_a_player_by_rules_of_thumb_makes_none_of_the_blunders_at_many_tables(name: str) -> None:
    makes_none(name, MANY)


def makes_none(name: str, tables: int) -> None:
    """Check a number of tables, in which every blunder must have been possible."""
    within_reach: Counter[str] = Counter()
    for number in range(tables):
        game = opened(name, number)
        for seat, view, moves in tempting(game, number):
            within_reach.update({made(game, view, move) for move in moves} - {""})
            move = make_bot("regular", game, seat, number).choose(view, moves).move
            assert not made(game, view, move), (number, game.spell(move), view)
    assert set(within_reach) == {each.__name__ for each in BLUNDERS[name]}


@pytest.mark.parametrize("name", BLUNDERS)
def test_a_player_that_thinks_ahead_makes_none_of_the_blunders(name: str) -> None:
    thinks_better(name, 0, ONCE)


@pytest.mark.parametrize(("name", "first"), THOUGHT, ids=[f"{name}-{first}" for name, first in THOUGHT])
def test_a_player_that_thinks_ahead_makes_none_of_the_blunders_at_many_tables(name: str, first: int) -> None:
    thinks_better(name, first, OFTEN)


def thinks_better(name: str, first: int, enough: int) -> None:
    """At some tables, asked so often for each blunder."""
    asked = Counter[str]()
    for number in range(first, first + STEP):
        game = opened(name, number)
        for seat, view, moves in tempting(game, number):
            kinds = {made(game, view, move) for move in moves} - {""}
            if all(asked[kind] >= enough for kind in kinds):
                continue
            asked.update(kinds)
            decision = make_bot("strong", game, seat, number, _BUDGET).choose(view, moves)
            blunder = made(game, view, decision.move)
            assert not blunder or (blunder == "nil_takes_the_trick" and lost(decision)), (number, decision, view)
    assert asked


def lost(decision: Decision) -> bool:
    """Return whether the nil is made in none of the worlds, whatever is played: then a trick costs nothing."""
    made_in = [dict(each.chances).get(Aim.NIL) for each in decision.weighed]
    return bool(made_in) and all(chance == 0.0 for chance in made_in)


@pytest.mark.parametrize("level", ["regular", "strong"])
def test_in_suicide_a_player_whose_partner_has_bid_nil_bids_tricks(level: str) -> None:
    game, found = open_game("spades", "rules_of_spades", 4, {"bidding": "suicide"}), 0
    for number in range(6):
        for seat, view, moves in positions(game, f"s {number}", lambda at: make_bot("regular", game, at, at), 20):
            if view.phase == "bid" and view.calls[(seat + 2) % 4] == NIL:
                assert isinstance(make_bot(level, game, seat, 1, _BUDGET).choose(view, moves).move, Bid)
                found += 1
    assert found > 2
