"""Tests the tree of Auction Pinochle: passed and buried cards are known only to those who have seen them."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.core.contract import NATURE
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.auction_pinochle.encoding.tree import AuctionPinochleTree
from spadille.games.auction_pinochle.melding import has_marriage
from spadille.parts.dealing import Deal, FirstDealer
from spadille.parts.doubled import NUMBERED
from spadille.testing.arrange import arrange, read_wishes

PICK = 117
PASSING = "0: KH QH AC TC JC 9C AC TC JC 9C 9D TD; 2: AH TH JH 9H AD TD KD JD AS TS 9S JS"
ALONE = "0: KH QH KC QC AC AC AD AD AS AS 9C 9D 9D 9S 9S; widow: AH 9H 9C"


class Line:
    """A deal with a first caller, seat 0, and what its tree says of it."""

    def __init__(self, rulebook: str, seats: int, wishes: str, **options: Any) -> None:
        game: Any = open_game("auction_pinochle", rulebook, seats, {**options, **AuctionPinochleTree.one_deal})
        self.game, self.tree = game, AuctionPinochleTree(game)
        state = game.play(game.initial(), NATURE, FirstDealer(seats - 1))
        self.pack = game.read(arrange(game, state, read_wishes(wishes), Stream(seed_of(1)))).cards
        self.state = game.play(state, NATURE, Deal(self.pack))

    def say(self, *said: str) -> None:
        for each in said:
            self.state = self.game.play(self.state, self.game.turn(self.state).seats[0], self.game.read(each))

    def shown(self, seat: int) -> int:
        """Return how many cards a seat has been shown."""
        return len(self.tree.shown(self.state, seat, self.pack))

    def hidden(self, seat: int) -> list[str]:
        """The cards of a seat's hidden actions."""
        return [str(NUMBERED[action - PICK]) for action in self.tree.hidden(self.state, seat, Stream(seed_of(2)))]


@pytest.fixture
def passing() -> Line:
    line = Line("passing", 4, PASSING)
    line.say("bid 250", "pass", "pass", "pass")
    return line


@pytest.fixture
def alone() -> Line:
    line = Line("widow", 3, ALONE)
    line.say("bid 300", "pass", "pass")
    return line


def test_partners_are_shown_what_they_are_passed(passing: Line) -> None:
    passing.say("trumps H")
    assert [passing.shown(seat) for seat in range(4)] == [12] * 4
    assert len(passing.hidden(2)) == 4
    passing.say("pass AH TH JH 9H")
    assert [passing.shown(seat) for seat in range(4)] == [16, 12, 12, 12]
    passing.say("pass AC TC 9C 9D")
    assert [passing.shown(seat) for seat in range(4)] == [16, 12, 16, 12]
    assert {*passing.hidden(2)} == {"AH", "TH", "JH", "9H"}
    assert {*passing.hidden(0)} == {"AC", "TC", "9C", "9D"}
    assert passing.hidden(1) == []


def test_the_widow_is_shown_to_all_and_what_is_buried_to_nobody(alone: Line) -> None:
    assert [alone.shown(seat) for seat in range(3)] == [18] * 3
    alone.say("trumps H")
    assert len(alone.hidden(0)) == 3
    alone.say("bury 9D 9D' 9C'")
    assert [alone.shown(seat) for seat in range(3)] == [18] * 3
    assert {*alone.hidden(0)} == {"9D", "9D'", "9C'"}
    assert alone.hidden(1) == alone.hidden(2) == []


def test_only_picks_are_hidden(alone: Line) -> None:
    assert not alone.tree.hides(PICK - 1)
    assert alone.tree.hides(PICK)


def test_who_named_trumps_held_their_marriage_in_every_world(passing: Line) -> None:
    passing.say("trumps H")
    game, chance = passing.game, Stream(seed_of(3))
    for _ in range(60):
        assert has_marriage(game.imagine(game.view(passing.state, 1), chance).bargain.hands[0], 2)


def test_a_deal_is_as_long_as_its_bids_its_picks_and_its_cards() -> None:
    lengths = {
        rulebook: Line(rulebook, seats, "0: KH QH", **options).tree.longest
        for rulebook, seats, options in (("partnership", 4, {}), ("passing", 4, {"shoot": 500}), ("widow", 3, {}))
    }
    assert lengths == {"partnership": 26 + 3 + 1 + 48, "passing": 27 + 3 + 1 + 8 + 48, "widow": 26 + 2 + 1 + 3 + 45}


def test_the_most_is_all_melds_and_all_cards_or_what_a_bid_costs() -> None:
    doubles = 1500 + 3 * 40 + 20 + 300 + 1000 + 800 + 600 + 400
    assert Line("partnership", 4, "0: KH QH").tree.bound == doubles + 240 + 10
    assert Line("partnership", 4, "0: KH QH", shoot=9000).tree.bound == 9000
    assert Line("widow", 3, "0: KH QH", minimum_bid=9000, highest_bid=9000).tree.bound == 18_000
    assert Line("chips", 3, "0: KH QH").tree.bound == 2 * 2 * 2 * 13
