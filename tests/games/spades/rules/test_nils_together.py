"""Nils of one side in random deals: what two win, when a side has made its contract, and bids that leave no choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.spades.tables import opened

from spadille.core.contract import DealSheet, Decide, Over
from spadille.core.errors import BadOptions
from spadille.fair.shuffle import Stream, seed_of
from spadille.games.spades.game import Spades
from spadille.games.spades.house import may_bid_two_nils
from spadille.games.spades.state import NIL

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {}),
    (4, {"partnership": True}),
    (6, {"partnership": True}),
    (6, {"partnership": True, "sides": 3}),
]
IDS = ["three", "four", "two pairs", "three a side", "three pairs"]


def deal_of(game: Spades, rng: Stream) -> Any:
    """The state after a deal of random moves, in which half of those who may bid nil do."""
    state: Any = game.initial()
    while not game.standing(state).deals:
        seats = getattr(game.turn(state), "seats", ())
        if not seats:
            state = game.play(state, -1, game.draw(state, rng))
            continue
        moves = tuple(game.moves(state, seats[0]))
        nil = NIL in moves and rng.below(2) > 0
        state = game.play(state, seats[0], NIL if nil else moves[rng.below(len(moves))])
    return state


def sides_of(deal: DealSheet, sides: int) -> Iterator[tuple[list[int], list[int], int]]:
    """For each side the tricks of its nils, its bids with a number, and the tricks of those who made them."""
    for side in range(sides):
        bids = list(zip(deal.bids[side::sides], deal.taken[side::sides], strict=True))
        numbers = [(int(bid.removeprefix("bid ")), tricks) for bid, tricks in bids if bid != "nil"]
        nils = [tricks for bid, tricks in bids if bid == "nil"]
        yield nils, [bid for bid, _ in numbers], sum(tricks for _, tricks in numbers)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=IDS)
def test_who_wins_after_a_deal_has_made_a_contract_in_it_nils_alone_included(
    seats: int, options: dict[str, Any]
) -> None:
    game = opened(
        "bicycle", seats, nil=True, nil_penalty=0, set_penalty="minus", win_with_contract=True, hand_limit=1, **options
    )
    rng, ends = Stream(seed_of(f"made {seats} {options}")), []
    for _ in range(16):
        state = deal_of(game, rng)
        standing, turn = game.standing(state), game.turn(state)
        best = max(standing.scores)
        first = [side for side, score in enumerate(standing.scores) if score == best]
        made = [
            sum(bids) <= taken if bids else not any(nils)
            for nils, bids, taken in sides_of(standing.sheet[0], game.sides)
        ]
        assert isinstance(turn, Over) == (len(first) == 1 and made[first[0]])
        ends.append(isinstance(turn, Over))
    assert len({*ends}) == 2


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=IDS)
def test_two_nils_of_a_side_or_more_count_together(seats: int, options: dict[str, Any]) -> None:
    game = opened("bicycle", seats, nil=True, double_nil=70, **options)
    rng, points = Stream(seed_of(f"together {seats} {options}")), set[int]()
    for _ in range(24):
        (deal,) = game.standing(deal_of(game, rng)).sheet
        found = {line.side: line.points for line in deal.lines if line.clause == "SPD-H48"}
        for side, (nils, _, _) in enumerate(sides_of(deal, game.sides)):
            alike = len(nils) > 1 and len({bool(tricks) for tricks in nils}) == 1
            assert found.get(side) == ((-70 if nils[0] else 70) if alike else None)
        points.update(found.values())
    assert bool(points) == may_bid_two_nils(game.options, seats)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (4, {}), (4, {"jokers": 2}), (4, {"deuces": "all"}), (5, {}), (6, {"partnership": True})],
)
def test_in_mirror_there_is_one_bid_for_every_hand_and_the_reason_says_so(seats: int, options: dict[str, Any]) -> None:
    game, rng = opened("bicycle", seats, bidding="mirror", **options), Stream(seed_of(f"mirror {seats}"))
    for _ in range(4):
        state: Any = game.play(game.initial(), -1, game.read("dealer 0"))
        state = game.play(state, -1, game.draw(state, rng))
        for _ in range(seats):
            turn = game.turn(state)
            assert isinstance(turn, Decide)
            (only,) = game.moves(state, turn.seats[0])
            state = game.play(state, turn.seats[0], only)
    with pytest.raises(BadOptions, match="every hand has one bid alone"):
        opened("bicycle", seats, bidding="mirror", any_total=False, **options)
