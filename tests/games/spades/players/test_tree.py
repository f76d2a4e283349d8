"""Tests the tree of Spades beyond tests/conformance, which tests the trees of all games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spadille.core.contract import NATURE, Decide
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.games.spades.encoding.tree import SpadesTree
from spadille.games.spades.state import LEXICON, Bidding


def of_spades(rulebook: str, seats: int, options: dict[str, Any]) -> Any:
    return open_game("spades", rulebook, seats, options)


def one_deal(game: Any, chance: Stream) -> Iterator[Any]:
    """Random play of one deal: every state after the first dealer is found."""
    state = game.initial()
    while not game.standing(state).deals:
        turn = game.turn(state)
        if type(turn) is Decide:
            moves = list(game.moves(state, turn.seats[0]))
            seat, move = turn.seats[0], moves[chance.below(len(moves))]
        else:
            seat, move = NATURE, game.draw(state, chance)
        state = game.play(state, seat, move)
        yield state


def shown(game: Any, state: Any, seat: int) -> Any:
    return SpadesTree(game).shown(state, seat, game.pack)


def test_the_order_in_which_a_hand_was_dealt_is_drawn_anew() -> None:
    game = of_spades("andrews", 4, {})
    chance, deals = Stream(seed_of(3)), SpadesTree(game)
    state = next(state for state in one_deal(game, chance) if isinstance(state, Bidding))
    packs = {deals.dealt(state, 0, game.pack, chance) for _ in range(20)}
    assert len(packs) == 20
    assert all(sorted(pack) == sorted(game.pack) for pack in packs)


def test_the_most_that_a_side_can_lose_is_within_the_bound() -> None:
    game = of_spades("andrews", 4, {})
    assert SpadesTree(game).bound >= 2 * max(game.options.blind_nil_penalty, 10 * game.hand_size)


def test_a_hand_that_lies_face_down_is_no_cards() -> None:
    game = of_spades("andrews", 4, {})
    state = next(state for state in one_deal(game, Stream(seed_of(5))) if isinstance(state, Bidding))
    (asked,) = game.turn(state).seats
    assert [shown(game, state, seat) for seat in range(4)] == [()] * 4
    looked = game.play(state, asked, LEXICON.read("look"))
    assert [len(shown(game, looked, seat)) for seat in range(4)] == [13 * (seat == asked) for seat in range(4)]


def test_of_the_stock_each_of_two_players_knows_what_it_has_seen() -> None:
    game = of_spades("bicycle", 2, {})
    states = [state for state in one_deal(game, Stream(seed_of(2))) if type(game.turn(state)) is Decide]
    picker = game.turn(states[0]).seats[0]
    stock = states[0].picked.stock
    assert shown(game, states[0], picker) == stock[:1]
    assert shown(game, states[0], 1 - picker) == ()
    left = game.play(states[0], picker, LEXICON.read("leave"))
    assert shown(game, left, picker) == (stock[1], *stock[:2])
    assert shown(game, left, 1 - picker) == stock[2:3]


def test_the_manifest_leads_to_it() -> None:
    game = of_spades("andrews", 4, {})
    assert isinstance(GAMES["spades"].part(GAMES["spades"].tree_part)(game), SpadesTree)
