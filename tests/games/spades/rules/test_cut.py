"""The cut: the laws hold with it, bots make it, records with it replay, and those from before it do as well."""

from __future__ import annotations

import pytest

import spadille
from spadille.bots import levels
from spadille.bots.fallback import tamest
from spadille.core import record
from spadille.core.record import Header, read_header
from spadille.core.table import Table
from spadille.fair.commit import dealer, verify
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game, open_header
from spadille.games.spades.state import Cut
from spadille.testing.check import check


@pytest.mark.parametrize(("book", "seats"), [("rules_of_spades", 4), ("bicycle", 2), ("andrews", 3), ("bicycle", 6)])
def test_the_laws_hold_with_a_cut(book: str, seats: int) -> None:
    assert check(open_game("spades", book, seats, {"cut": True}), moves=160)


def at_the_cut() -> Table:
    """A table where the cards are shuffled, and the dealer's right is to cut."""
    return Table(open_game("spades", "andrews", 4, {"cut": True}), dealer(seed_of("cut")))


def test_every_level_cuts_and_bids() -> None:
    for level in levels("spades"):
        table = at_the_cut()
        (seat,) = table.deciding
        bot = spadille.bot(table, seat, str(level), seed=1)
        assert isinstance(bot.choose(table.view(seat), table.moves(seat)).move, Cut)
    table = at_the_cut()
    (seat,) = table.deciding
    assert tamest(table.game, seat, table.view(seat), table.moves(seat)) == Cut(1)


def test_another_cut_gives_other_hands_and_shows_nobody_a_card() -> None:
    hands = set()
    for cards in (1, 2, 3, 4):
        table = at_the_cut()
        (seat,) = table.deciding
        assert [table.view(each).hand for each in (None, 0, 1, 2, 3)] == [None] * 5
        table.play(seat, f"cut {cards}")
        hands.add(table.state.hands[0])
    assert len(hands) == 4


def test_before_the_cut_the_cards_may_lie_in_any_order() -> None:
    table, rng = at_the_cut(), Stream(seed_of("order"))
    for viewer in (*table.deciding, None):
        worlds = [table.game.imagine(table.view(viewer), rng) for _ in range(3)]
        assert all(table.game.view(each, viewer) == table.view(viewer) for each in worlds)
        assert {tuple(sorted(each.cards)) for each in worlds} == {tuple(sorted(table.state.cards))}
        assert len({each.cards for each in worlds}) == 3


def test_a_record_with_a_cut_replays_and_one_from_before_it_does_too() -> None:
    table = at_the_cut()
    (seat,) = table.deciding
    table.play(seat, "cut 20")
    again = spadille.loads(table.record)
    assert again.state == table.state
    whole = read_header(record.split(table.record)[0])
    assert whole.options["cut"] is True
    usual = open_game("spades", "andrews", 4, {})
    assert "cut" not in Table(usual).header.options, "a record without a cut is what it was before there was one"
    for book in ("andrews", "a book that is not here"):
        old = open_header(Header("spades", 4, book, Table(usual).header.options, {}))
        assert old.options == usual.options
    assert open_header(Header("spades", 4, "andrews", {"cut": True}, {})).options.cut is True


def test_the_deals_of_a_game_with_cuts_are_verified() -> None:
    table = spadille.table("spades", rulebook="bicycle", seed=7, cut=True, max_deals=2)
    while table.outcome is None:
        table.play(table.deciding[0], table.moves(table.deciding[0])[-1])
    assert verify(spadille.loads(table.record), table.record) == 3, "the draw for dealer and two deals"
