"""Spades for a search through every chance: packs that may have been dealt, and how much a deal can bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from spadille.core.contract import NATURE, Chance, Decide
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.games.spades.encoding.tree import SpadesTree, tree
from spadille.games.spades.state import LEXICON, Bidding
from spadille.parts.dealing import Deal
from spadille.parts.tree import Tree

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("andrews", 4, {}),
    ("andrews", 3, {}),
    ("bicycle", 2, {}),
    ("bicycle", 6, {"partnership": True}),
    ("denexa", 4, {"jokers": 2}),
    ("club", 4, {"bag_penalty": 100, "failed_nil_bags": True}),
]
DEALS = 8


def of_spades(rulebook: str, seats: int, options: dict[str, Any]) -> Any:
    return open_game("spades", rulebook, seats, options)


def one_deal(game: Any, chance: Stream) -> Iterator[tuple[Any, list[tuple[int, Any]]]]:
    """Random play of one deal: every state after the first dealer is found, and the moves of seats up to it."""
    state, made = game.initial(), list[tuple[int, Any]]()
    while not game.standing(state).deals:
        turn = game.turn(state)
        if type(turn) is Decide:
            moves = list(game.moves(state, turn.seats[0]))
            seat, move = turn.seats[0], moves[chance.below(len(moves))]
            made.append((seat, move))
        else:
            seat, move = NATURE, game.draw(state, chance)
        state = game.play(state, seat, move)
        yield state, made


@pytest.fixture(params=TABLES, ids=lambda each: f"{each[0]}-{each[1]}")
def game(request: pytest.FixtureRequest) -> Any:
    rulebook, seats, options = request.param
    return of_spades(rulebook, seats, options)


def test_a_pack_that_may_have_been_dealt_leads_to_the_same_state(game: Any) -> None:
    chance, deals, checked = Stream(seed_of(repr(game))), tree(game), 0
    start: Any = None
    for state, made in one_deal(game, chance):
        if game.turn(state) == Chance("deal"):
            start = state
        elif type(game.turn(state)) is Decide:
            again = game.play(start, NATURE, Deal(deals.dealt(state, chance)))
            for seat, move in made:
                again = game.play(again, seat, move)
            if isinstance(state, Bidding):  # it remembers how the pack lay, which nobody has seen
                state, again = (msgspec.structs.replace(each, dealt=()) for each in (state, again))
            assert again == state
            checked += 1
    assert checked > len(game.pack) // 2


def test_the_order_in_which_a_hand_was_dealt_is_drawn_anew() -> None:
    game = of_spades("andrews", 4, {})
    chance, deals = Stream(seed_of(3)), tree(game)
    state = next(state for state, _ in one_deal(game, chance) if isinstance(state, Bidding))
    packs = {deals.dealt(state, chance) for _ in range(20)}
    assert len(packs) == 20
    assert all(sorted(pack) == sorted(game.pack) for pack in packs)


def test_no_deal_is_longer_or_brings_more_than_is_said(game: Any) -> None:
    deals: Tree = tree(game)
    longest = 0
    for deal in range(DEALS):
        *_, (state, made) = one_deal(game, Stream(seed_of(f"{deal} {game!r}")))
        assert all(abs(score) <= deals.bound for score in game.standing(state).scores)
        longest = max(longest, len(made))
    assert deals.longest - 2 * game.seats <= longest <= deals.longest


def test_the_most_that_a_side_can_lose_is_within_the_bound() -> None:
    game = of_spades("andrews", 4, {})
    assert tree(game).bound >= 2 * max(game.options.blind_nil_penalty, 10 * game.hand_size)


def test_a_hand_that_lies_face_down_is_no_cards() -> None:
    game = of_spades("andrews", 4, {})
    state = next(state for state, _ in one_deal(game, Stream(seed_of(5))) if isinstance(state, Bidding))
    (asked,) = game.turn(state).seats
    assert [tree(game).private(state, seat) for seat in range(4)] == [()] * 4
    looked = game.play(state, asked, LEXICON.read("look"))
    assert [len(tree(game).private(looked, seat)) for seat in range(4)] == [13 * (seat == asked) for seat in range(4)]


def test_of_the_stock_each_of_two_players_knows_what_it_has_seen() -> None:
    game = of_spades("bicycle", 2, {})
    states = [state for state, _ in one_deal(game, Stream(seed_of(2))) if type(game.turn(state)) is Decide]
    picker = game.turn(states[0]).seats[0]
    stock = states[0].picked.stock
    assert tree(game).private(states[0], picker) == stock[:1]
    assert tree(game).private(states[0], 1 - picker) == ()
    left = game.play(states[0], picker, LEXICON.read("leave"))
    assert tree(game).private(left, picker) == (stock[1], *stock[:2])
    assert tree(game).private(left, 1 - picker) == stock[2:3]


def test_the_manifest_leads_to_it() -> None:
    game = of_spades("andrews", 4, {})
    assert isinstance(GAMES["spades"].part(GAMES["spades"].tree_part)(game), SpadesTree)
