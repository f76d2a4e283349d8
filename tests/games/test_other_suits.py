"""Cards that count as another suit than the printed one: bowers, high twos, jokers. A refusal to follow names them."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.cards.card import SUIT_NAMES, card
from spadille.cards.holding import members
from spadille.core.contract import Over
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.parts.tricks import Order, Play
from spadille.testing.playing import random_move

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "bowers and a joker": ("five_hundred", {}),
    "high twos": ("spades", {"deuces": "diamond_spade"}),
    "jokers": ("spades", {"jokers": 2}),
    "no such cards": ("spades", {}),
}


def order_of(game: Any, state: Any) -> Order:
    """The ranking of the cards of a deal."""
    order: Order = game.order if game.name == "spades" else game.setting.orders[state.strain]
    return order


def refusals(game: Any, seed: str) -> Any:
    """Refusals in random play, each with the order, the card led, the cards that follow, and the card refused."""
    state, rng = game.initial(), Stream(seed_of(seed))
    for _ in range(400):
        if isinstance(game.turn(state), Over):
            return
        if getattr(state, "trick", ()):
            order, led = order_of(game, state), state.trick[0]
            seat = game.turn(state).seats[0]
            hand = game.view(state, seat).hand
            suit = state.follow if game.name == "five_hundred" else order.suits[order.suit[led]]
            for each in members(hand & ~suit if hand & suit else 0):
                refused = game.refusal(state, seat, Play(each))
                if refused is not None:
                    yield order, led, members(hand & suit), each, str(refused.reason)
        state = game.play(state, *random_move(game, state, rng))


@pytest.mark.parametrize(("name", "options"), TABLES.values(), ids=list(TABLES))
def test_a_refusal_names_the_card_that_counts_as_another_suit(name: str, options: dict[str, Any]) -> None:
    game, told = open_game(name, None, None, options), 0
    for seed in range(6):
        for order, led, held, refused, reason in refusals(game, f"{seed}"):
            follow = order.suit[held[0]]
            strange = [each for each in (led, *held) if each.suit != order.suit[each] == follow]
            if refused.suit == follow:
                strange.insert(0, refused)
            assert ("counts as" in reason) is bool(strange), (reason, refused, led, held)
            if strange:
                told += 1
                first = strange[0]
                suit = SUIT_NAMES[order.suit[first]].removesuffix("s")
                assert f"The {card(str(first)).words} counts as a {suit} here." in reason
    assert bool(told) is (TABLES["no such cards"] != (name, options))
