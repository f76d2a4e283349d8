"""Pinochle: what phase two tells of the hand of the seat that answers, by strict following (PIN-55 to PIN-57)."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.pinochle.rules import PHASE_ONE
from spadille.games.pinochle.sight import absent
from spadille.games.pinochle.state import Playing
from spadille.parts.doubled import BEATEN_BY, ORDERS

SEEDS = range(40)


def late(seed: int) -> Table:
    """A random first deal, stopped between two tricks in the middle of phase two."""
    rng, table = Stream(seed_of(f"evidence {seed}")), Table(open_game("pinochle", None, None, {}))
    while not (isinstance(table.state, Playing) and len(table.state.tricks) >= PHASE_ONE + 8 and not table.state.trick):
        if not table.deciding:
            table.settle(rng)
            continue
        moves = table.moves(table.deciding[0])
        table.play(table.deciding[0], moves[rng.below(len(moves))])
    return table


def told(state: Any) -> list[int]:
    """By the rules alone: what the answers of phase two show that the seat which answered does not hold."""
    trump = state.open.trump
    suits, out = ORDERS[trump].suits, [0, 0]
    for leader, (led, answer) in zip(state.leaders[PHASE_ONE:], state.tricks[PHASE_ONE:], strict=False):
        if answer.suit != led.suit:
            out[1 - leader] |= suits[led.suit]
            if answer.suit != trump:
                out[1 - leader] |= suits[trump]
        elif led.suit == trump and not BEATEN_BY[trump][led] >> answer & 1:
            out[1 - leader] |= BEATEN_BY[trump][led]
    return out


@pytest.mark.parametrize("seed", SEEDS)
def test_a_spectator_bars_from_each_hand_what_its_answers_have_told_and_nothing_it_holds(seed: int) -> None:
    table = late(seed)
    barred, shown = absent(table.view(None), table.state.open), told(table.state)
    for seat in (0, 1):
        assert not barred[seat] & table.state.hands[seat]
        assert not shown[seat] & ~barred[seat]


def test_the_deals_of_this_test_show_each_seat_without_trumps_where_a_plain_suit_was_led() -> None:
    met = set()
    for seed in SEEDS:
        state = late(seed).state
        for leader, (led, answer) in zip(state.leaders[PHASE_ONE:], state.tricks[PHASE_ONE:], strict=False):
            if len({led.suit, answer.suit, state.open.trump}) == 3 and told(state)[1 - leader]:
                met.add(1 - leader)
    assert met == {0, 1}


def test_who_has_played_the_last_card_imagines_an_empty_hand() -> None:
    table, rng = late(0), Stream(seed_of("last card"))
    while not (table.state.trick and len(table.state.tricks) == PHASE_ONE + 11):
        table.play(table.deciding[0], table.moves(table.deciding[0])[0])
    for viewer in (0, 1, None):
        world = table.game.imagine(table.view(viewer), rng)
        assert sorted(hand.bit_count() for hand in world.hands) == [0, 1]
        assert table.game.view(world, viewer) == table.view(viewer)
