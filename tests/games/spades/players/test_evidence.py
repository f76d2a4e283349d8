"""Spades: what the play of a deal tells of the hidden hands, by the rules of leading."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.moment import after

from spadille.cards.card import CLUBS, card
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.spades.game import Spades
from spadille.games.spades.sight import evidence
from spadille.games.spades.state import Picking, Playing


def barred(table: Table) -> list[int]:
    """The cards that a spectator knows each seat not to hold."""
    assert isinstance(table.game, Spades)
    return evidence(table.game.terms, table.view(None))[1]


SPADE_LED = """
    table spades bicycle 4 first_dealer=random {options}
    -1 dealer 3
    deal 0: AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
    0 bid 13 ; 1 bid 1 ; 2 bid 1 ; 3 bid 1
    0 play 5S
"""


@pytest.mark.parametrize(
    ("options", "tells"),
    [
        ("", True),
        ("break_rule=none", False),
        ("break_rule=none opening_lead=no_spade", True),
    ],
)
def test_a_spade_led_first_tells_of_a_hand_of_spades_only_where_it_may_not_be_led_otherwise(
    options: str, tells: bool
) -> None:
    table = after(SPADE_LED.format(options=options))
    assert isinstance(table.game, Spades)
    assert barred(table) == [~table.game.spades if tells else 0, 0, 0, 0]


def test_a_seat_that_does_not_follow_has_no_more_of_the_suit_led_and_no_other_seat_is_told_of() -> None:
    table = after(SPADE_LED.format(options=""))
    table.play(1, next(move for move in table.moves(1)))
    assert isinstance(table.game, Spades)
    assert barred(table) == [~table.game.spades, table.game.spades, 0, 0]


def opened_by_a_middling_club() -> Table:
    """A two-handed deal whose lowest club in a hand, led first, has clubs below it that nobody holds."""
    game = open_game("spades", "bicycle", 2, {"opening_lead": "two_of_clubs"})
    for seed in range(40):
        rng, table = Stream(seed_of(f"middling {seed}")), Table(game)
        while not (isinstance(table.state, Playing) and table.state.trick):
            if not table.deciding:
                table.settle(rng)
                continue
            moves = table.moves(table.deciding[0])
            table.play(table.deciding[0], moves[rng.below(len(moves)) if isinstance(table.state, Picking) else 0])
        if table.state.trick[0] > card("3C"):
            return table
    raise AssertionError("no deal was opened by a middling club")


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_two_handed_the_low_club_led_first_tells_of_the_clubs_below_it_and_of_no_other(viewer: int | None) -> None:
    table = opened_by_a_middling_club()
    (led,) = table.state.trick
    leader = table.state.leaders[0]
    view, rng, held = table.view(viewer), Stream(seed_of("below")), 0
    for _ in range(60):
        world: Any = table.game.imagine(view, rng)
        hands = world.contract.hands
        assert hands[leader] >> led & 1
        assert not (hands[0] | hands[1]) & (1 << led) - 1, "a lower club would have been led"
        held |= hands[leader if viewer == 1 - leader else 1 - leader]
    higher = [each for each in table.game.pack if each.suit == CLUBS and each > led]  # type: ignore[attr-defined]
    seen = view.stock.seen if view.stock else ()
    assert any(held >> each & 1 for each in higher if each not in seen), "higher clubs may lie in the hidden hand"
