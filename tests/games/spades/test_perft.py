"""Spades: lines of play counted from fixed deals, and counted again by rules written down a second time.

The second count knows cards as two letters, hands as sets and the rules as sentences; it shares nothing with
the game but the position it starts from.
"""

from __future__ import annotations

from typing import Any

import pytest

from spadille.cards.holding import members
from spadille.core.contract import Decide
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.spades.state import Playing
from spadille.testing.perft import divide, perft
from spadille.testing.playing import random_move

RANKS = "23456789TJQKA"
BOOKS: dict[str, tuple[str, int, dict[str, object]]] = {
    "denexa-4": ("denexa", 4, {}),
    "bicycle-2": ("bicycle", 2, {}),
    "bicycle-3": ("bicycle", 3, {}),
    "bicycle-4": ("bicycle", 4, {}),
    "bicycle-5": ("bicycle", 5, {}),
    "bicycle-6": ("bicycle", 6, {}),
    "rules_of_spades-4": ("rules_of_spades", 4, {}),
    "andrews-3": ("andrews", 3, {}),
    "andrews-4": ("andrews", 4, {}),
    "club-4": ("club", 4, {}),
    "jokers-4": ("andrews", 4, {"jokers": 2}),
    "low-club-4": ("club", 4, {"opening_lead": "two_of_clubs"}),
    "any-spade-4": ("andrews", 4, {"opening_lead": "no_spade", "break_rule": "none"}),
}
DEPTHS = (1, 2, 3, 4, 5)
FROM_THE_LEAD: dict[str, tuple[int, ...]] = {
    "denexa-4": (13, 42, 142, 314, 3768),
    "bicycle-2": (11, 37, 341, 1128, 9264),
    "bicycle-3": (11, 50, 215, 2477, 9706),
    "bicycle-4": (10, 32, 92, 246, 2173),
    "bicycle-5": (7, 22, 66, 126, 1050),
    "bicycle-6": (7, 13, 28, 50, 58),
    "rules_of_spades-4": (10, 38, 94, 266, 2350),
    "andrews-3": (12, 50, 209, 2413, 9183),
    "andrews-4": (7, 25, 52, 172, 1502),
    "club-4": (11, 42, 110, 246, 2025),
    "jokers-4": (8, 24, 72, 234, 1840),
    "low-club-4": (1, 1, 2, 8, 66),
    "any-spade-4": (7, 20, 60, 204, 2448),
}
ENDINGS: dict[str, int] = {
    "denexa-4": 480,
    "bicycle-2": 20,
    "bicycle-3": 32,
    "bicycle-4": 560,
    "bicycle-5": 544,
    "bicycle-6": 7584,
    "rules_of_spades-4": 24,
    "andrews-3": 48,
    "andrews-4": 320,
    "club-4": 96,
    "jokers-4": 640,
    "low-club-4": 144,
    "any-spade-4": 224,
}


def table_of(name: str) -> Table:
    book, seats, options = BOOKS[name]
    return Table(open_game("spades", book, seats, options), dealer(seed_of(f"perft {name}")))


def at_the_lead(name: str) -> Table:
    """The first lead of a fixed deal; everybody has bid the first bid they may."""
    table = table_of(name)
    while not isinstance(table.state, Playing):
        seat = table.deciding[0]
        table.play(seat, table.moves(seat)[-1])
    return table


def at_an_ending(name: str) -> Table:
    """A fixed deal, played at random until three cards are left to the leader."""
    table, rng = at_the_lead(name), Stream(seed_of(f"ending {name}"))
    while (table.state.contract.hands[table.state.seat] & ~table.state.gone).bit_count() > 3 or table.state.trick:
        table.play(*random_move(table.game, table.state, rng))
    return table


class Position:
    """Spades once more, in plain words: hands of two-letter cards, the open trick, what has been played."""

    def __init__(self, table: Table) -> None:
        state, options = table.state, table.game.options
        self.hands = [{str(card) for card in members(hand & ~state.gone)} for hand in state.contract.hands]
        self.seat: int = state.seat
        self.leader: int = state.leaders[-1]
        self.trick = [str(card) for card in state.trick]
        self.gone = {str(card) for card in members(state.gone)}
        self.breaking: bool = options.break_rule == "broken"
        self.opening: str = options.opening_lead
        self.low_club = min(
            (card for hand in self.hands for card in hand if card[1] == "C"),
            key=lambda card: RANKS.index(card[0]),
            default="",
        )

    @staticmethod
    def suit(card: str) -> str:
        """Jokers are spades."""
        return "S" if card in ("JB", "JL") else card[1]

    @staticmethod
    def strength(card: str) -> int:
        return {"JB": 100, "JL": 99}.get(card) or RANKS.index(card[0])

    def may(self, card: str) -> bool:
        """Return whether the seat on turn may play a card of its hand, asked card by card."""
        hand = self.hands[self.seat]
        if self.trick:
            led = self.suit(self.trick[0])
            return self.suit(card) == led or all(self.suit(other) != led for other in hand)
        if not self.gone and self.opening == "two_of_clubs" and self.low_club:
            return card == self.low_club
        only_spades = all(self.suit(other) == "S" for other in hand)
        if self.suit(card) != "S" or only_spades:
            return True
        if not self.gone and self.opening == "no_spade":
            return False
        return not self.breaking or any(self.suit(other) == "S" for other in self.gone)

    def count(self, depth: int) -> int:
        """Number of lines of `depth` plays; the end of the deal stops a line."""
        if depth == 0 or not any(self.hands):
            return 1
        return sum(self.after(card).count(depth - 1) for card in sorted(self.hands[self.seat]) if self.may(card))

    def after(self, card: str) -> Position:
        new = object.__new__(Position)
        new.__dict__ = dict(self.__dict__)
        new.hands = [hand - {card} for hand in self.hands]
        new.gone = self.gone | {card}
        new.trick = [*self.trick, card]
        seats = len(self.hands)
        new.seat = (self.seat + 1) % seats
        if len(new.trick) == seats:
            led = self.suit(new.trick[0])
            rank = [(self.suit(each) == "S", self.suit(each) == led, self.strength(each)) for each in new.trick]
            new.seat = new.leader = (self.leader + rank.index(max(rank))) % seats
            new.trick = []
        return new


@pytest.mark.parametrize("name", BOOKS)
def test_lines_from_the_first_lead(name: str) -> None:
    table = at_the_lead(name)
    found = tuple(perft(table.game, table.state, depth) for depth in DEPTHS)
    assert found == tuple(Position(table).count(depth) for depth in DEPTHS)
    assert found == FROM_THE_LEAD[name]


@pytest.mark.parametrize("name", BOOKS)
def test_every_line_of_an_ending(name: str) -> None:
    table = at_an_ending(name)
    depth = 3 * table.game.seats
    found = perft(table.game, table.state, depth)
    assert found == Position(table).count(depth)
    assert found == ENDINGS[name]


def test_the_count_is_divided_by_first_moves() -> None:
    table = at_the_lead("bicycle-4")
    shares = divide(table.game, table.state, 3)
    position = Position(table)
    assert sum(shares.values()) == FROM_THE_LEAD["bicycle-4"][2]
    assert shares == {
        f"{table.state.seat} play {card}": position.after(card).count(2)
        for card in position.hands[position.seat]
        if position.may(card)
    }


@pytest.mark.parametrize(
    ("name", "depth", "lines"),
    [
        ("denexa-4", 3, 12**3),
        ("bicycle-4", 3, 13**3),
        ("bicycle-3", 3, 17**3),
        ("bicycle-6", 3, 8**3),
        ("rules_of_spades-4", 3, 14**3),
        ("andrews-4", 1, 2),
        ("andrews-4", 2, 2 + 14),
        ("andrews-4", 4, 0),
        ("bicycle-2", 10, 2**10),
    ],
)
def test_lines_before_the_first_lead(name: str, depth: int, lines: int) -> None:
    """Bids are free numbers; a seat that may bid blind says so or looks first; two players keep or leave."""
    table = table_of(name)
    assert isinstance(table.game.turn(table.state), Decide)
    blind: Any = lines or blind_lines(depth)
    assert perft(table.game, table.state, depth) == blind


def blind_lines(depth: int) -> int:
    """Four seats in turn: blind nil (one word), or look (one word) and then nil or one of thirteen bids."""
    if depth <= 0:
        return 1
    return blind_lines(depth - 1) + (14 * blind_lines(depth - 2) if depth > 1 else 1)
