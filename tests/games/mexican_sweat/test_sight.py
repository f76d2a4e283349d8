"""Mexican Sweat: who sees what. Face-down cards are hidden from everyone, their owner included."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest
from tests.games.moment import after

from spadille.cards.card import Card, card
from spadille.cards.pack import STANDARD
from spadille.core.contract import NATURE, Decide
from spadille.core.errors import IllegalMove
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.mexican_sweat.state import (
    Betting,
    Board,
    Dealt,
    Ended,
    Opening,
    Peeking,
    Turning,
)
from spadille.parts.dealing import Deal
from spadille.testing.check import check
from spadille.testing.playing import random_move


def hidden(table: Table) -> set[Card]:
    """The cards that lie face down now, the stock left out."""
    state = table.state
    if isinstance(state, Opening | Ended):
        return set()
    board = state.board
    return {each for hand, up in zip(board.dealt.hands, board.up, strict=True) for each in hand[up:]}


def in_view(value: Any) -> set[Card]:
    """Every card that a view holds, wherever in it."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.astuple(value)
    return set().union(*map(in_view, value)) if isinstance(value, tuple) else set()


NO_PEEKING = """
    table mexican_sweat denexa 3 chips=100
    -1 dealer 2
    deal 0: KC 2C; 1: 3C AD; kill: 9C; target: 7D
"""


def test_swt_06_a_player_sees_no_own_card_that_lies_down() -> None:
    table = after(NO_PEEKING)
    for seat, word in ((0, "turn"), (0, "check"), (1, "check"), (2, "check"), (1, "turn"), (1, "turn")):
        assert all(not in_view(table.view(viewer)) & hidden(table) for viewer in (0, 1, 2, None))
        table.play(seat, word)
    assert table.view(1).up == ((card("KC"),), (card("3C"), card("AD")), ())


def test_swt_14_the_other_cards_stay_hidden() -> None:
    table = after(NO_PEEKING + "0 turn")
    assert [len(cards) for cards in table.view(0).up] == [1, 0, 0]
    assert isinstance(table.state, Betting)


def test_swt_24_the_owner_alone_sees_the_card_peeked_at() -> None:
    table = after(
        """
        table mexican_sweat peek 3 peek_index=2
        -1 dealer 2
        deal 0: KC QC
        0 peek
        """
    )
    assert table.view(0).peeked_card == card("QC")
    for seat in (1, 2, None):
        assert table.view(seat).peeked_card is None
        assert table.view(seat).peeked == (0,)
        assert not in_view(table.view(seat)) & hidden(table)
    table.play(0, "stay")
    rng = Stream(seed_of("peek"))
    assert all(table.game.imagine(table.view(0), rng).board.dealt.hands[0][1] == card("QC") for _ in range(20))
    assert any(table.game.imagine(table.view(1), rng).board.dealt.hands[0][1] != card("QC") for _ in range(20))


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_swt_26_without_the_peek_all_views_are_equal_but_for_the_seat(seats: int) -> None:
    game = open_game("mexican_sweat", "denexa", seats, {"chips": 60, "betting_limit": "pot_limit", "max_deals": 4})
    rng = Stream(seed_of(f"alike {seats}"))
    state = game.initial()
    while not isinstance(state, Ended):
        views = {msgspec.structs.replace(game.view(state, seat), seat=None) for seat in range(seats)}
        assert views == {game.view(state, None)}
        state = game.play(state, *random_move(game, state, rng))


@pytest.mark.parametrize("rulebook", ["denexa", "peek"])
def test_swt_29_no_view_holds_an_unexposed_card_but_the_one_peeked_at(rulebook: str) -> None:
    game = open_game("mexican_sweat", rulebook, 4, {"max_deals": 12})
    rng = Stream(seed_of(f"masked {rulebook}"))
    table = Table(game)
    while table.outcome is None:
        for seat in (0, 1, 2, 3, None):
            view = table.view(seat)
            shown = in_view(view) & hidden(table)
            assert shown <= ({view.peeked_card} if rulebook == "peek" else set())
        by, move = random_move(game, table.state, rng)
        if isinstance(move, Deal):
            assert [game.seen(table.state, by, move, seat) for seat in (0, None)] == [None, None]
        table.play(by, move)


def test_swt_29_an_early_look_shows_nothing() -> None:
    table = after(NO_PEEKING + "0 look 3")
    assert table.view(0) == msgspec.structs.replace(table.view(1), seat=0)
    assert not in_view(table.view(0)) & hidden(table)


def test_refusals_tell_nothing_of_hidden_cards() -> None:
    table = after(NO_PEEKING)
    rng = Stream(seed_of("refusals"))
    game = table.game
    for word in ("look 1", "look 8", "turn", "check", "peek", "stay", "fold", "call"):
        answers = {game.refusal(game.imagine(table.view(seat), rng), seat, game.read(word)) for seat in (0, 0, 0, 0)}
        assert answers == {game.refusal(table.state, 0, game.read(word))}


def small_world() -> tuple[Turning, tuple[Card, ...]]:
    """Two hands of which all but four cards are up; the pack is what it is, so the four lie anywhere."""
    table = after(
        """
        table mexican_sweat denexa 2 chips=100
        -1 dealer 1
        deal 0: 2C 3C 4D 6H 7S 8D TC; 1: 2D 3D; kill: 9C; target: QD
        """
    )
    state = table.state
    assert isinstance(state, Turning)
    dealt, board = state.board.dealt, state.board
    changed = Board(
        Dealt(dealt.match, dealt.hands, dealt.kill, dealt.target),
        board.chips, board.pot, (6, 6), board.live, board.left, board.fates, board.peeked, -1, board.bar,
    )  # fmt: skip
    known = {dealt.kill, dealt.target, *dealt.hands[0][:6], *dealt.hands[1][:6]}
    return Turning(changed, 0), tuple(each for each in STANDARD if each not in known)


def test_imagined_worlds_are_all_those_that_fit_and_equally_likely() -> None:
    state, unseen = small_world()
    game = open_game("mexican_sweat", "denexa", 2, {"chips": 100})
    view, rng, each = game.view(state, 0), Stream(seed_of("uniform")), 8
    first, second = (hand[:6] for hand in state.board.dealt.hands)
    worlds = [(*first, one, *second, two) for one, two in permutations(unseen, 2)]
    found = Counter(
        tuple(card for hand in game.imagine(view, rng).board.dealt.hands for card in hand)
        for _ in range(each * len(worlds))
    )
    assert set(found) <= set(worlds)
    chi = sum((found[world] - each) ** 2 / each for world in worlds)
    free = len(worlds) - 1
    assert chi < free + 4 * (2 * free) ** 0.5 + 8


def test_a_seat_that_is_away_has_no_cards_in_any_world() -> None:
    table = after(
        """
        table mexican_sweat denexa 3 chips=20 betting_limit=no_limit
        -1 dealer 2
        deal 0: KC; kill: 9C; target: 7D
        0 turn ; 0 bet 15 ; 1 call ; 2 fold
        1 look 1
        auto 1
        """
    )
    assert table.state.board.fates == ("in", "away", "in")
    view = table.view(2)
    world = table.game.imagine(view, Stream(seed_of("away")))
    assert [len(hand) for hand in world.board.dealt.hands] == [7, 0, 7]
    assert table.game.view(world, 2) == view
    assert table.game.turn(table.state) == Decide((2,))


def test_chance_moves_only_when_it_is_due() -> None:
    table = after(NO_PEEKING)
    refusal = table.game.refusal(table.state, NATURE, table.game.read("dealer 1"))
    assert refusal is not None
    assert refusal.clause is None
    assert isinstance(after("table mexican_sweat peek 2\n-1 dealer 0\nauto 1").state, Peeking)


@pytest.mark.parametrize(("rulebook", "first_dealer"), [("denexa", "random"), ("peek", "draw_high")])
def test_the_laws_of_the_contract_hold(rulebook: str, first_dealer: str) -> None:
    options = {"first_dealer": first_dealer, "chips": 40, "betting_limit": "no_limit", "look_penalty": "match_pot"}
    assert check(open_game("mexican_sweat", rulebook, 3, options), moves=300, thorough=2)


def test_nobody_moves_before_chance_or_after_the_end() -> None:
    table = after("table mexican_sweat denexa 2 chips=1\n-1 dealer 1")
    with pytest.raises(IllegalMove, match="Wait until the cards are dealt"):
        table.play(0, "turn")
    table.settle(Stream(seed_of("end")))
    table.play(0, "look 1")
    with pytest.raises(IllegalMove, match="The game is over"):
        table.play(1, "turn")


def test_nothing_is_imagined_of_a_game_that_is_over() -> None:
    table, rng = after("table mexican_sweat denexa 2 chips=1\n-1 dealer 1\nauto 1\n0 look 1"), Stream(seed_of("over"))
    assert isinstance(table.state, Ended)
    for viewer in (0, 1, None):
        assert table.game.imagine(table.view(viewer), rng) == table.state


def test_in_imagined_worlds_every_card_lies_once_and_the_peeked_one_where_it_was_peeked_at() -> None:
    table = after(
        """
        table mexican_sweat peek 3 chips=100
        -1 dealer 2
        deal 0: ? ? ? ? ? ? QD; kill: 9C; target: 7D
        0 peek
        """
    )
    rng = Stream(seed_of("each once"))
    for viewer in (0, 1, None):
        places = Counter[Card]()
        for _ in range(200):
            board = table.game.imagine(table.view(viewer), rng).board
            cards = [board.dealt.kill, board.dealt.target, *(each for hand in board.dealt.hands for each in hand)]
            assert len(set(cards)) == len(cards) == 23
            places[board.dealt.hands[0][6]] += 1
        assert (set(places) == {card("QD")}) is (viewer == 0)
