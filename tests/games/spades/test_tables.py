"""Tests the two check tables of the rule page row by row, and what scenarios cannot express: chance, hidden hands."""

from __future__ import annotations

from collections import Counter

import pytest

from spadille.cards.holding import members
from spadille.cards.pack import STANDARD
from spadille.core.contract import ScoreLine
from spadille.core.options import specs
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.spades.rules import RULEBOOKS, SpadesOptions
from spadille.games.spades.scoring import score_deal
from spadille.games.spades.state import BLIND_NIL, NIL, Bid, Call, Match
from spadille.parts.dealing import Deal

BOOKS = ("denexa", "bicycle", "rules_of_spades", "andrews", "club")
CONTRACTS = {
    (7, 7): (70, 70, 70, 70, 70),
    (7, 8): (81, 71, 71, 71, 71),
    (6, 7): (71, 61, 61, 61, 61),
    (5, 8): (83, 53, 53, 53, 53),
    (7, 6): (0, 0, -70, -70, -70),
    (4, 3): (0, 0, -40, -40, -40),
}
NILS = {
    (NIL, 0, 4): (140, 140, 90),
    (NIL, 0, 5): (141, 141, 91),
    (NIL, 0, 3): (60, 60, 10),
    (NIL, 1, 4): (-60, -60, -10),
    (NIL, 1, 3): (-140, -140, -90),
    (BLIND_NIL, 0, 4): (240, 240, 140),
    (BLIND_NIL, 1, 4): (-160, -160, -60),
}


def score(
    book: str, calls: tuple[Call, ...], taken: tuple[int, ...], **changes: str
) -> tuple[int, tuple[ScoreLine, ...]]:
    """The points of the first side, and the lines of the sheet."""
    rulebook = RULEBOOKS[book]
    options = rulebook.settle(4, {"partnership": True, **changes})
    match = score_deal(options, rulebook.prefix, Match(3, 0, (0, 0), (0, 0), (), tied=False), calls, taken)
    return match.totals[0], match.sheet[0].lines


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("row", CONTRACTS, ids=lambda row: f"{row[0]}/{row[1]}")
def test_a_contract_scores_as_in_the_table(row: tuple[int, int], book: str) -> None:
    bid, taken = row
    calls = (Bid(bid - 2), Bid(2), Bid(2), Bid(2))
    assert score(book, calls, (taken, 13 - taken, 0, 0))[0] == CONTRACTS[row][BOOKS.index(book)]
    assert score(book, calls, (0, 13 - taken, taken, 0))[0] == CONTRACTS[row][BOOKS.index(book)]


def test_spd_s1_ten_for_each_trick_bid_is_one_option_away() -> None:
    calls = (Bid(5), Bid(2), Bid(2), Bid(2))
    assert score("denexa", calls, (8, 5, 0, 0), trick_points="bid")[0] == 71


@pytest.mark.parametrize("book", BOOKS[2:])
@pytest.mark.parametrize("row", NILS, ids=lambda row: f"{type(row[0]).__name__} {row[1]}/{row[2]}")
def test_a_nil_scores_as_in_the_table(row: tuple[Call, int, int], book: str) -> None:
    call, own, partner = row
    taken = (own, 13 - own - partner, partner, 0)
    total, lines = score(book, (call, Bid(2), Bid(4), Bid(2)), taken)
    assert total == NILS[row][BOOKS.index(book) - 2]
    assert sum(line.points for line in lines if line.side == 0) == total


def test_spd_ros_06_every_card_is_as_likely_in_every_place() -> None:
    game = open_game("spades", "rules_of_spades", 4, {})
    table = Table(game)
    table.settle(Stream(seed_of("shuffle")))
    first: Counter[int] = Counter()
    last: Counter[int] = Counter()
    for number in range(52 * 40):
        move = game.draw(table.state, Stream(seed_of("shuffle"), number))
        assert isinstance(move, Deal)
        assert sorted(move.cards) == sorted(STANDARD)
        first[move.cards[0]] += 1
        last[move.cards[51]] += 1
    for counts in (first, last):
        assert sum((counts[each] - 40) ** 2 / 40 for each in STANDARD) < 87, "51 degrees of freedom"


@pytest.mark.parametrize("book", ["rules_of_spades", "andrews", "club"])
def test_spd_ros_15_spd_clb_16_spd_and_29_a_hand_that_may_be_bid_blind_lies_face_down(book: str) -> None:
    table = Table(open_game("spades", book, 4, {"blind_nil_behind": None}))
    for number in range(2):
        table.settle(Stream(seed_of("blind"), number))
    first, second, third, fourth = ((table.deciding[0] + turn) % 4 for turn in range(4))
    hands = table.state.hands
    assert [table.view(seat).hand for seat in range(4)] == [None] * 4
    table.play(first, "look")
    assert table.view(first).hand == hands[first]
    assert table.view(second).hand is None
    table.play(first, "bid 3")
    table.play(second, "blind nil")
    assert table.view(second).hand == hands[second], "what is said blind stands, and the hand is taken up"
    assert table.view(third).hand is None
    assert table.view(fourth).hand is None
    assert len(members(hands[third])) == 13


def test_a_bag_is_said_to_add_points_or_to_take_them_away() -> None:
    spec = specs(SpadesOptions)["overtrick_points"]
    assert [str(spec.says(points)) for points in (1, -1, -10)] == [
        "Each bag, a trick above the contract, adds 1 point.",
        "Each bag, a trick above the contract, takes away 1 point.",
        "Each bag, a trick above the contract, takes away 10 points.",
    ]
    assert str(spec.says_of_any) == "Each bag, a trick above the contract, adds N points."
