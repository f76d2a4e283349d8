"""Tests calls of other customs: which are allowed, what they tell of hands, their worth (SPD-H33 to H42)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.spades.tables import dealt, opened

from spadille.bots import make_bot
from spadille.cards.card import read_cards
from spadille.cards.holding import holding
from spadille.core.errors import BadOptions
from spadille.fair.shuffle import Stream, seed_of
from spadille.games.spades.auction import spades_of
from spadille.games.spades.encoding.batch import batch
from spadille.games.spades.encoding.fast import encoder
from spadille.games.spades.encoding.tree import SpadesTree
from spadille.games.spades.game import Spades
from spadille.games.spades.panels import panels
from spadille.games.spades.players.aims import contract
from spadille.games.spades.players.tally import tally
from spadille.games.spades.scene import scene
from spadille.games.spades.scoring import score_deal, worth
from spadille.games.spades.state import BIDS, BLIND_NIL, LOOK, NIL, Match, Playing, View
from spadille.parts.encoder import Settings
from spadille.testing.check import check
from spadille.testing.playing import random_move
from spadille.testing.scenario import run
from spadille.thinking.budget import Budget

NAMES = ("You", "West", "North", "East")
MATCH = Match(3, 0, (0, 0), (0, 0), (), tied=False)
EASY = "2C 3C 5C 7C 2D 4D 6D 8D 2H 3H 5H 9H JH"
HARD = "AC KC 5C AD KD 6D AH KH 3H AS KS QS JS"


@pytest.mark.parametrize(
    "options",
    [
        {"bidding": "mirror"},
        {"bidding": "whiz", "jokers": 2},
        {"bidding": "suicide", "side_min": 4, "nil_pass": 2},
        {"both_nil": False, "blind_nil_behind": None},
        {"side_min": 4, "blind_nil_behind": None, "bag_limit": 5, "failed_nil_counts": True, "ten_for": 200},
    ],
    ids=lambda options: "-".join(options),
)
def test_the_laws_hold_at_tables_of_other_customs(options: dict[str, Any]) -> None:
    assert check(opened(**options), seed=2, moves=110) == 110


@pytest.mark.parametrize(("kind", "seats"), [("mirror", 4), ("whiz", 3)])
def test_every_world_has_the_spades_that_were_bid(kind: str, seats: int) -> None:
    game = opened("andrews", seats, bidding=kind, opening_lead="any")
    table, rng = dealt(game, "auction"), Stream(seed_of("spades"))
    nils = set()
    for step in range(30):
        if isinstance(table.state, Playing) and not step % 3:
            contract_now = table.state.contract
            nils |= {seat for seat, call in enumerate(contract_now.calls) if call == NIL}
            for viewer in (*range(seats), None):
                world = game.imagine(table.view(viewer), rng)
                assert isinstance(world, Playing)
                for call, hand in zip(contract_now.calls, world.contract.hands, strict=True):
                    assert spades_of(game.terms, hand) == getattr(call, "tricks", 0) or (kind == "whiz" and call == NIL)
        table.play(*random_move(game, table.state, rng))
    assert nils or kind == "mirror"


def test_the_worlds_of_mirror_are_drawn_evenly() -> None:
    """Where two hidden cards are left to each of two players, and one is known to have a spade."""
    game = opened(bidding="mirror")
    hands = tuple(holding(read_cards(cards)) for cards in (SOUTH, "", "", ""))
    view = replace(view_of(SOUTH, (BIDS[3], BIDS[5], BIDS[5], NIL)), phase="bid")
    met: Counter[int] = Counter()
    rng = Stream(seed_of("even"))
    spade = holding(read_cards("AS"))
    for _ in range(1_000):
        world = game.imagine(replace(view, calls=(BIDS[3], BIDS[6], BIDS[4], None), to_act=3), rng)
        met.update([next(seat for seat, hand in enumerate(world.hands) if hand & spade)])  # type: ignore[union-attr]
    assert hands[0] & spade == 0
    assert set(met) == {1, 2}
    assert abs(met[1] - 600) < 75  # ten spades, six of them with seat 1


SOUTH = "2S 3S 4S 2C 3C 5C 7C 2D 4D 6D 2H 3H 5H"


def view_of(hand: str, calls: tuple[Any, ...], seat: int = 0) -> View:
    return View(
        seat=seat,
        phase="bid",
        match=MATCH,
        to_act=seat,
        hand=holding(read_cards(hand)),
        sizes=(13,) * 4,
        calls=calls,
    )


def bid_of(level: str, hand: str, calls: tuple[Any, ...], seat: int, **options: Any) -> Any:
    game = opened(**options)
    view = view_of(hand, calls, seat)
    moves = game.auction.calls(seat, view.hand or 0, calls)
    return make_bot(level, game, seat, 1, Budget(worlds=12)).choose(view, moves).move


@pytest.mark.parametrize("level", ["regular", "strong"])
def test_in_suicide_the_hand_that_cannot_be_nil_bids_and_its_partner_is_nil(level: str) -> None:
    assert bid_of(level, HARD, (None,) * 4, 0, bidding="suicide") != NIL
    assert bid_of(level, HARD, (None, None, NIL, None), 0, bidding="suicide") != NIL
    assert bid_of(level, HARD, (None, None, BIDS[4], None), 0, bidding="suicide") == NIL
    assert bid_of(level, EASY, (None,) * 4, 0, bidding="suicide") == NIL


def test_a_nil_that_is_due_is_bid_on_less() -> None:
    middling = "9C JC QC 9D TD JD 8H TH QH KH 3S 8S TS"
    assert bid_of("regular", middling, (None,) * 4, 0) != NIL
    assert bid_of("regular", middling, (None,) * 4, 0, bidding="suicide") == NIL


@pytest.mark.parametrize("level", ["regular", "strong"])
def test_nobody_bids_ten_without_the_tricks_for_it(level: str) -> None:
    weak_trumps = "AC KC QC JC AD KD QD JD AH KH QH JH 2S"
    for partner in (None, BIDS[2], BIDS[4]):
        call = bid_of(level, weak_trumps, (None, None, partner, None), 0, ten_for=200)
        assert call.tricks + (partner.tricks if partner else 0) < 10 + (partner.tricks if partner else 0)


def test_who_cannot_catch_up_bids_blind_only_where_the_table_lets_it() -> None:
    game = opened(both_nil=False, blind_nil_behind=None)
    far = replace(view_of(EASY, (NIL, None, None, None), 2), hand=None, match=replace(MATCH, totals=(0, 490)))
    player = make_bot("regular", game, 2, 1)
    assert player.choose(far, [BLIND_NIL, LOOK]).move == BLIND_NIL
    assert player.choose(far, [LOOK]).move == LOOK


# -- what a deal is worth ----------------------------------------------------------------------------


def scored(calls: tuple[Any, ...], taken: tuple[int, ...], **options: Any) -> tuple[int, ...]:
    game = opened(**options)
    return score_deal(game.options, game.prefix, MATCH, calls, taken).totals


def test_two_nils_of_a_side_have_no_contract_to_help() -> None:
    calls = (NIL, BIDS[6], NIL, BIDS[4])
    assert scored(calls, (2, 6, 0, 5), failed_nil_counts=True) == scored(calls, (2, 6, 0, 5)) == (0, 101)


def test_ten_and_a_slam_have_their_worth_with_bags_as_ever() -> None:
    calls = (BIDS[6], BIDS[1], BIDS[4], BIDS[1])
    assert scored(calls, (7, 1, 4, 1), ten_for=200, overtrick_points=-1) == (199, 20)
    assert scored(calls, (7, 1, 4, 1)) == (101, 20)
    every = (BIDS[9], NIL, BIDS[4], NIL)
    assert scored(every, (9, 0, 4, 0), slam_for=500, ten_for=200) == (500, 200)


def test_a_bag_is_worth_what_it_will_cost_by_the_limit() -> None:
    for limit, left in ((10, -40.0), (5, -80.0)):
        game = opened(bag_limit=limit)
        standing = replace(game.standing(game.initial()), more=(("bags", (4, 0)),))
        assert worth(game.options, standing) == (left, 0.0)


BAGS = """# x: bags
table spades rules_of_spades 4 bag_limit={} failed_nil_counts=true max_deals=1
-1 dealer 3
deal 0: 2C 3C TC 2D 3D 9D 2H 3H 8H 2S 3S; 2: AS KS AH
0 nil ; 1 bid 1 ; 2 bid 4 ; 3 bid 1
finish tricks 2 4 3 4
= deals 1
"""


def test_panels_and_counts_follow_the_customs_of_the_table() -> None:
    table = run(BAGS.format(6))
    game = table.game
    assert isinstance(game, Spades)
    (panel,) = panels(game, scene(game, table.view(0), (), NAMES).score, NAMES)
    assert [row.cells[2] for row in panel.rows] == ["1", "0"]
    assert "6 bags: minus 100." in str(panel.said[1])
    ours, theirs = tally(game, table.state, (0, 1, 0, 1))
    assert (ours["set"], ours["bags"]) == (0, 1)
    assert theirs["penalties"] == 1


def test_a_side_stands_with_the_tricks_of_its_failed_nil() -> None:
    for counts, need in ((True, 2), (False, 4)):
        game = opened(failed_nil_counts=counts)
        view = replace(view_of(SOUTH, (NIL, BIDS[3], BIDS[4], BIDS[3])), phase="play", taken=(2, 0, 0, 0))
        assert contract(game, view, 0).need == need
        stand = scene(game, replace(view, leaders=(0,), opener=0), (), NAMES).score.now[0]
        assert f"need {need}" in str(stand.words)


# -- who does not know it ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("bidding", "suicide"),
        ("side_min", 4),
        ("both_nil", False),
        ("bag_limit", 5),
        ("failed_nil_counts", True),
        ("ten_for", 200),
        ("slam_for", 200),
        ("set_penalty", "short"),
    ],
)
def test_batches_refuse_what_their_kernel_does_not_know(option: str, value: Any) -> None:
    with pytest.raises(BadOptions, match=f"expected {option}="):
        batch(opened(**{option: value}), Settings())
    assert encoder(opened(**{option: value}), Settings())


def test_a_prize_is_within_what_a_deal_can_bring() -> None:
    assert SpadesTree(opened(slam_for=900)).bound > 1_800


@pytest.mark.parametrize(
    ("seats", "book", "options", "named"),
    [
        (
            3,
            "andrews",
            {"bidding": "suicide"},
            r"^Suicide is played by two partners against two \(SPD-H33\)\.$",
        ),
        (
            2,
            "bicycle",
            {"bidding": "mirror"},
            r"^Two players bid freely: .* mirror and whiz need more \(SPD-S11\)",
        ),
        (
            4,
            "club",
            {"failed_nil_counts": True, "failed_nil_bags": True},
            r"failed nil counts once: for the contract or as a bag \(SPD-H39\)\.$",
        ),
        (
            4,
            "club",
            {"nil_pass": 1, "nil_pass_when": "blind", "bidding": "suicide"},
            r"for a blind nil alone, and in suicide nobody bids blind \(SPD-H31\)\.$",
        ),
        (
            4,
            "denexa",
            {"nil": True, "nil_pass": 1, "nil_pass_when": "blind"},
            r"for a blind nil alone, and nobody may bid blind here \(SPD-H31\)\.$",
        ),
    ],
)
def test_options_that_cannot_stand_together_are_refused_with_both_named(
    seats: int, book: str, options: dict[str, Any], named: str
) -> None:
    with pytest.raises(BadOptions, match=named):
        opened(book, seats, **options)
