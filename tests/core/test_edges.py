"""Tests rare cases: odd arguments, chance out of turn, positions with nothing left to draw."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import spadille
from spadille.cards.card import card
from spadille.core.contract import NATURE
from spadille.core.errors import BadSeat, IllegalMove, shortly
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import GAMES, open_game, rulebook_of
from spadille.games.five_hundred.ranking import ORDERS
from spadille.games.pyramid.state import DRAW, RECYCLE
from spadille.parts.tricks import Play, lowest


class Mute:
    def __repr__(self) -> str:
        raise ValueError("it does not say")


def test_a_message_comes_whatever_was_handed_in() -> None:
    assert shortly(Mute()) == "a Mute"
    assert shortly("x" * 60) == "'" + "x" * 36 + "..."


def test_a_step_is_seen_as_a_seat_may_see_it() -> None:
    table = spadille.table("spades", rulebook="bicycle", seed=1)
    (step, *_) = table.play(table.deciding[0], "bid 3")
    assert table.seen(step) == table.seen(step, 2) == step.move
    with pytest.raises(BadSeat):
        table.seen(step, 4)


def test_somebody_must_move() -> None:
    nobody: Any = None
    with pytest.raises(BadSeat, match="expected the seat that moves, from 0 to 3; got None"):
        spadille.table("spades", rulebook="bicycle", seed=1).play(nobody, "bid 3")


def test_a_table_is_shown_also_where_a_view_is_no_value(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(spadille.table("war", seed=1).game, dealer(seed_of(1)))
    monkeypatch.setattr(type(table.game), "view", lambda *_: 7)
    assert "to move" in str(table)


def test_a_known_rulebook_is_the_one_that_is_here() -> None:
    game = open_game("spades", "andrews", None, {})
    assert rulebook_of(game) is GAMES["spades"].rulebooks["andrews"]


@pytest.mark.parametrize("name", ["five_hundred", "pinochle"])
def test_chance_makes_no_move_while_people_play(name: str) -> None:
    table = spadille.table(name, seed=1)
    dealt = next(move for seat, move in reversed(table.log) if seat == NATURE)
    with pytest.raises(IllegalMove):
        table.play(NATURE, dealt)


def test_with_stock_and_waste_used_up_nothing_is_drawn() -> None:
    game = open_game("pyramid", None, None, {})
    state: Any = spadille.table("pyramid", seed=1).state
    bare = msgspec.structs.replace(state, left=state.left & ((1 << 28) - 1), drawn=52)
    assert not {DRAW, RECYCLE} & {offer.move for offer in game.offers(bare, 0)}


def test_a_card_left_in_the_pyramid_is_a_point_lost() -> None:
    table = spadille.table("pyramid", seed=1)
    assert GAMES["pyramid"].worth(table.game, table.state) == (-28.0,)


def test_the_lowest_play_is_a_plain_card_before_a_trump() -> None:
    hearts = ORDERS[2]
    plays = [Play(card(each)) for each in ("4H", "AS", "5C")]
    assert lowest(hearts, plays) == Play(card("5C"))


def test_a_table_goes_back_to_its_beginning() -> None:
    table = Table(open_game("war", None, None, {}))
    table.back(0)
    assert table.version == 0
