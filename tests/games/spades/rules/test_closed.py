"""Closed bids: who has heard what, which worlds fit it, what is told, and that no bot reads a bid (SPD-H43)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.spades import tables

from spadille.bots import make_bot
from spadille.core.errors import BadOptions
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games.spades.encoding.batch import batch
from spadille.games.spades.encoding.fast import encoder
from spadille.games.spades.game import Spades
from spadille.games.spades.scene import happened, scene
from spadille.games.spades.state import BIDS, BLIND_NIL, LOOK, NIL, Bidding, BlindBid
from spadille.parts.encoder import Settings
from spadille.testing.check import check
from spadille.thinking.budget import Budget

NAMES = ("You", "West", "North", "East")


def opened(seats: int = 4, book: str = "rules_of_spades", **options: Any) -> Spades:
    return tables.opened(book, seats, closed=True, **options)


def dealt(**options: Any) -> Table:
    return tables.dealt(opened(**options), "closed")


@pytest.mark.parametrize(
    ("seats", "book", "options"),
    [
        (4, "rules_of_spades", {"blind_nil_behind": None, "nil_pass": 2}),
        (4, "rules_of_spades", {"bidding": "whiz"}),
        (4, "rules_of_spades", {"blind_bid": 6, "blind_bid_behind": None, "blind_nil": False}),
        (2, "bicycle", {}),
        (3, "andrews", {}),
    ],
)
def test_the_laws_hold_where_bids_are_closed(seats: int, book: str, options: dict[str, Any]) -> None:
    assert check(opened(seats, book, **options), seed=seats, moves=110) == 110


def test_nobody_hears_a_bid_before_the_last_is_made_and_then_all_do() -> None:
    table = dealt()
    for seat, bid in enumerate(("bid 2", "nil", "bid 4", "bid 3")):
        said = BIDS[2], NIL, BIDS[4], BIDS[3]
        for viewer in (*range(4), None):
            heard = table.view(viewer).calls
            assert heard == tuple(said[each] if each == viewer and each < seat else None for each in range(4))
        seen = [table.game.seen(table.state, seat, said[seat], viewer) for viewer in (*range(4), None)]
        assert seen == [said[seat] if seat == 3 or viewer == seat else None for viewer in (*range(4), None)]
        table.play(seat, bid)
    assert [table.view(viewer).calls for viewer in (*range(4), None)] == [(BIDS[2], NIL, BIDS[4], BIDS[3])] * 5


def test_a_blind_bid_is_heard_at_once() -> None:
    table = dealt(blind_nil_behind=None, blind_bid=6, blind_bid_behind=None)
    table.play(0, "blind nil")
    table.play(1, "blind 6")
    assert table.view(3).calls == (BLIND_NIL, BlindBid(6), None, None)
    assert table.view(3).calls != (BLIND_NIL, BIDS[6], None, None)


def test_worlds_give_a_bid_that_was_not_heard_any_value_and_keep_those_that_were() -> None:
    table, rng = dealt(), Stream(seed_of("worlds"))
    for seat, bid in enumerate(("bid 2", "bid 5")):
        table.play(seat, bid)
    worlds = [table.game.imagine(table.view(1), rng) for _ in range(200)]
    assert all(isinstance(world, Bidding) and world.calls[1] == BIDS[5] for world in worlds)
    assert {world.calls[0] for world in worlds} == {NIL, *BIDS[1:14]}
    assert all(len(world.calls) == 2 for world in worlds)


@pytest.mark.parametrize("level", ["regular", "strong"])
def test_no_bot_reads_a_bid_that_it_has_not_heard(level: str) -> None:
    """Whatever the others have bid, the same hand makes the same call."""
    chosen = []
    for first in ("nil", "bid 1", "bid 13"):
        table = dealt()
        table.play(0, first)
        table.play(1, "bid 9")
        bot = make_bot(level, table.game, 2, 7, Budget(worlds=40))
        chosen.append(bot.choose(table.view(2), tuple(table.moves(2))).move)
    assert len(set(chosen)) == 1


def test_a_plate_tells_that_somebody_has_bid_and_not_what() -> None:
    table = dealt()
    table.play(0, "bid 2")
    table.play(1, "bid 4")
    shown = scene(opened(), table.view(0), (), NAMES)
    facts = {plate.seat: [str(fact.value) for fact in plate.facts] for plate in shown.plates}
    assert facts == {0: ["2"], 1: ["unseen"], 2: [], 3: []}
    asked = scene(opened(), table.view(2), table.offers(2), NAMES)
    assert str(asked.prompt).startswith("How many tricks will you take? Nobody sees your bid")
    assert not asked.score.now


def test_bids_are_told_together_when_all_are_in() -> None:
    table, told = dealt(), []
    game = opened()
    for seat, bid in enumerate(("bid 2", "nil", "bid 4", "bid 3")):
        before, move, state = table.view(0), table.game.read(bid), table.state
        table.play(seat, bid)
        (news,) = happened(game, before, seat, game.seen(state, seat, move, 0), table.view(0), NAMES)
        told.append(str(news.words))
    assert told == [
        "You bid 2.",
        "West has bid.",
        "North has bid.",
        "The bids are shown: You 2, West nil, North 4 and East 3.",
    ]


def test_a_look_at_the_hand_is_told_as_ever() -> None:
    table = dealt(blind_nil_behind=None)
    before = table.view(1)
    table.play(0, "look")
    (news,) = happened(opened(), before, 0, LOOK, table.view(1), NAMES)
    assert str(news.words) == "You look at your hand."


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("bidding", "suicide", r"nobody in suicide can know .* \(SPD-H43, SPD-H33\)"),
        ("side_min", 4, r"the least that a side must bid \(SPD-H43, SPD-H36\)"),
        ("both_nil", False, r"nobody can leave nil to the partner \(SPD-H43, SPD-H37\)"),
        ("any_total", False, r"cannot keep all bids from coming to the number of tricks \(SPD-H43, SPD-H44\)"),
        ("total_min", 11, r"the least that all must bid \(SPD-H43, SPD-H45\)"),
    ],
)
def test_what_hangs_on_the_bids_of_others_is_refused_beside_closed_ones(option: str, value: Any, words: str) -> None:
    with pytest.raises(BadOptions, match=f"^Closed bids are not heard, so .*{words}"):
        opened(**{option: value})


def test_programs_that_learn_refuse_closed_bids() -> None:
    for door in (encoder, batch):
        with pytest.raises(BadOptions, match=r"expected closed=false, as environments play Spades; got true"):
            door(opened(), Settings())
