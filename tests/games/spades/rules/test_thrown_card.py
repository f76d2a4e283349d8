"""Two-handed Spades: the card that a kept one throws away is seen by nobody, by the drawer, or by both (SPD-H54)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.spades.tables import dealt, opened

from spadille.core.options import specs
from spadille.core.words import speaking
from spadille.fair.shuffle import Stream, seed_of
from spadille.games.spades.encoding.tree import SpadesTree
from spadille.games.spades.rules import SpadesOptions
from spadille.games.spades.scene import happened, scene
from spadille.games.spades.state import KEEP, LEAVE, Picking
from spadille.testing.check import check

SEEN = ("unseen", "drawer", "open")
each_way = pytest.mark.parametrize("thrown", SEEN)
NAMES = ("You", "Walt")


def game_of(thrown: str) -> Any:
    return opened("bicycle", 2, thrown_card=thrown)


@each_way
def test_spd_h54_the_thrown_card_is_seen_by_those_whom_the_table_lets_see_it(thrown: str) -> None:
    table, rng = dealt(game_of(thrown), f"thrown {thrown}"), Stream(seed_of(f"picks {thrown}"))
    while isinstance(table.state, Picking):
        table.play(table.deciding[0], (KEEP, LEAVE)[rng.below(2)])
        state: Any = table.state
        for viewer in (0, 1, None):
            stock = table.view(viewer).stock
            for turn, kept in enumerate(stock.kept):
                own = (state.match.dealer + 1 + turn) % 2 == viewer
                second = thrown == "open" or (own and thrown == "drawer") if kept else own
                expected = [
                    each if open_ else None for each, open_ in zip(pair(state, turn), (own, second), strict=True)
                ]
                assert list(stock.seen[2 * turn : 2 * turn + 2]) == expected, (viewer, turn)
    assert table.view(1).phase == "bid"


def pair(state: Any, turn: int) -> tuple[Any, Any]:
    """The two cards of a turn at the stock."""
    first, second = state.picked.stock[2 * turn : 2 * turn + 2]
    return first, second


@each_way
def test_the_laws_hold_where_a_thrown_card_is_seen(thrown: str) -> None:
    assert check(game_of(thrown), seed=5, moves=90, games=2, thorough=4)


def test_a_thrown_card_is_told_to_those_who_see_it_alone() -> None:
    for thrown, told in (("unseen", (False, False)), ("drawer", (True, False)), ("open", (True, True))):
        game = game_of(thrown)
        table = dealt(game, "told")
        who = table.deciding[0]
        views = [(table.view(seat), seat) for seat in (who, 1 - who)]
        card = table.state.picked.stock[1]
        table.play(who, KEEP)
        for language in ("en", "de"):
            with speaking(language):
                news = [happened(game, before, who, KEEP, table.view(seat), NAMES) for before, seat in views]
                words = [str(each.words) for (each,) in news]
                name = str(card.spoken)
            assert tuple(name in each for each in words) == told, (name, words)


def test_the_note_beside_keeping_says_who_will_see_the_next_card() -> None:
    notes = set()
    for thrown in SEEN:
        game = game_of(thrown)
        table = dealt(game, "told")
        who = table.deciding[0]
        shown = scene(game, table.view(who), table.offers(who), NAMES)
        notes |= {str(each.note) for each in shown.choices if each.move == "keep"}
    assert len(notes) == len(SEEN)


def test_a_search_through_all_deals_knows_the_thrown_card_that_a_seat_has_seen() -> None:
    counts = []
    for thrown in SEEN:
        game = game_of(thrown)
        table = dealt(game, "tree")
        who = table.deciding[0]
        table.play(who, KEEP)
        counts.append([len(SpadesTree(game).shown(table.state, seat, ())) for seat in (who, 1 - who)])
    assert counts == [[2, 1], [3, 1], [3, 2]]


def test_the_option_makes_a_difference_for_two_alone() -> None:
    spec = specs(SpadesOptions)["thrown_card"]
    assert [seats for seats in (2, 3, 4, 5, 6) if spec.applies(SpadesOptions(partnership=False), seats)] == [2]
