"""Tests the tree of Pinochle: what is known about when the other seat got its cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.pinochle.dealt import sat_down

from spadille.cards.card import MARK, card
from spadille.core.contract import NATURE, Decide
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.pinochle.rules import NINES
from spadille.games.pinochle.tree import PinochleTree
from spadille.parts.dealing import Deal, FirstDealer

GAME: Any = open_game("pinochle", "denexa", 2, {"first_dealer": "random"})
TREE = PinochleTree(GAME)


def moments(deals: int) -> Iterator[tuple[Any, Any, list[tuple[int, Any]]]]:
    """Random play, in which nines are shown as soon as they can be: states of a deal, the pack, the moves."""
    for deal in range(deals):
        state, chance, pack, made = GAME.initial(), Stream(seed_of(deal)), TREE.pack, list[tuple[int, Any]]()
        while not GAME.standing(state).deals:
            turn = GAME.turn(state)
            if type(turn) is Decide:
                yield state, pack, made
                (seat,) = turn.seats
                moves = list(GAME.moves(state, seat))
                nines = [move for move in moves if GAME.spell(move) in ("dix", "swap")] or moves
                move = nines[chance.below(len(nines))]
                made.append((seat, move))
            else:
                seat, move = NATURE, GAME.draw(state, chance)
                pack = move.cards if isinstance(move, Deal) else pack
            state = GAME.play(state, seat, move)


def marked_first(state: Any, seat: int) -> bool:
    """The seat has shown or swapped the marked nine of trumps, and not the plain one before it."""
    nine = NINES[state.open.trump]
    shown = [made.cards[0] for made in state.open.melds if made.seat == seat and made.cards[0].plain == nine]
    return shown[:1] == [nine | MARK]


def played_again(dealer: int, pack: Any, made: list[tuple[int, Any]]) -> Any:
    """The state to which the same moves lead from a pack."""
    state = GAME.play(GAME.play(GAME.initial(), NATURE, FirstDealer(dealer)), NATURE, Deal(pack))
    for by, move in made:
        assert GAME.refusal(state, by, move) is None
        state = GAME.play(state, by, move)
    return state


@pytest.mark.parametrize("deals", [4, 12])
def test_who_shows_the_marked_nine_did_not_hold_the_plain_one(deals: int) -> None:
    refused = found = 0
    for state, pack, made in moments(deals):
        for seat in (seat for seat in (0, 1) if marked_first(state, 1 - seat)):
            chance = Stream(seed_of(len(made)))
            for _ in range(4):
                imagined = GAME.imagine(GAME.view(state, seat), chance)
                lay = TREE.dealt(imagined, seat, pack, chance)
                refused, found = refused + (lay is None), found + (lay is not None)
                if lay is not None:
                    assert played_again(state.open.match.dealer, lay, made) == imagined
    assert refused > 3
    assert found > refused


def test_an_upcard_that_was_swapped_for_and_melded_was_not_dealt_to_the_hand() -> None:
    table = sat_down(
        "deal 0: AC AC' 9H KH; 1: 9C 9C'; upcard: QH",
        "0 play AC ; 1 play 9C ; 0 swap ; 0 done",
        "0 play AC' ; 1 play 9C' ; 0 meld KH QH",
    )
    (_, dealer), (_, deal), *made = table.log
    chance = Stream(seed_of("swapped"))
    for viewer in (0, 1):
        for _ in range(5):
            imagined = GAME.imagine(table.view(viewer), chance)
            lay = TREE.dealt(imagined, viewer, deal.cards, chance)
            assert lay is not None
            assert lay[24] == card("QH")
            assert played_again(dealer.seat, lay, made) == imagined


def test_no_meld_and_no_card_is_left_out_of_the_bound() -> None:
    assert TREE.bound == 2 * (150 + 100 + 80 + 60 + 40 + 40 + 40 + 3 * 20) + 250 + 3 * 10
