"""Mexican Sweat in numbers: the published indices, sizes of bets, chips that a deal brings."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.test_encoders import Walk, allowed, leaves

from spadille.core.errors import BadOptions
from spadille.games import open_game
from spadille.games.mexican_sweat.encoding import EXACT, LAYOUT, LOWER, MOVES, SIZES, UPPER, encoder
from spadille.games.mexican_sweat.state import LEXICON, Betting
from spadille.parts.encoder import Settings

EXACTLY = Settings(amounts="exact")


def betting(settings: Settings, **options: Any) -> Walk:
    """Play until somebody may bet, nobody looking."""
    walk = Walk(open_game("mexican_sweat", "denexa", 3, options), settings, "sweat")
    walk.decide = lambda seat: walk.make(seat, next(iter(walk.game.moves(walk.state, seat))))  # type: ignore[method-assign]
    for _ in walk.decisions(100):
        if isinstance(walk.state, Betting):
            return walk
    raise AssertionError("somebody bets in a hundred decisions")


def test_the_indices_stand_as_they_are_published() -> None:
    assert [LEXICON.spell(each) for each in MOVES] == [
        *("turn", "look 1", "look 2", "look 3", "look 4", "look 5", "look 6", "look 7", "no peek", "peek", "stay"),
        *("fold", "check", "call"),
    ]
    assert (SIZES, EXACT, LOWER, UPPER) == (14, 20, 21, 22)


def test_buckets_are_clipped_and_of_equal_ones_only_the_first_is_there() -> None:
    walk = betting(Settings(), betting_limit="pot_limit")
    seat = walk.state.round.waiting[0]
    actions = allowed(walk.encoder.mask(walk.state, seat))[1:]
    found = {each: walk.encoder.take(walk.state, seat, each).chips for each in actions}
    sizes = walk.game.sizes(walk.state)  # type: ignore[attr-defined]
    pot = walk.state.board.pot.total
    assert found == {14: 10, 16: pot}
    assert (sizes[0], sizes[-1]) == (10, pot)
    assert [walk.encoder.spell(walk.state, each) for each in (14, 19, 20, 21)] == [
        *("least", "most", "any size", "the lower half")
    ]


def test_every_size_is_reached_by_halving_once() -> None:
    walk = betting(EXACTLY, betting_limit="no_limit")
    seat = walk.state.round.waiting[0]
    found = list(leaves(walk.encoder, walk.state, seat, 5_000))
    assert len(found) == len({*found}) == len(list(walk.game.moves(walk.state, seat)))
    assert {*found} == {*walk.game.moves(walk.state, seat)}
    assert walk.encoder.take(walk.state, seat, EXACT) is None
    told: Any = LAYOUT.unpack(walk.encoder.observe(walk.state, seat))
    sizes = walk.game.sizes(walk.state)  # type: ignore[attr-defined]
    assert told["span"] == [sizes[0], sizes[-1]]
    assert walk.encoder.take(walk.state, seat, UPPER) is None
    assert LAYOUT.unpack(walk.encoder.observe(walk.state, seat))["span"] == [
        sizes[(len(sizes) + 1) // 2],
        sizes[-1],
    ]
    assert LAYOUT.unpack(walk.encoder.observe(walk.state, (seat + 1) % 3))["span"] == [0, 0]


def test_chips_of_a_deal_are_its_points_and_add_up_to_nothing() -> None:
    walk, deals = betting(Settings(), betting_limit="no_limit", max_deals=3), 0
    for _ in walk.decisions(400):
        points, sheet = walk.encoder.points(walk.state), walk.game.standing(walk.state).sheet
        assert sum(points) == 3_000
        assert points == (sheet[-1].totals if sheet else (1_000,) * 3)
        deals = max(deals, len(sheet))
    assert deals == 3


def test_an_episode_may_begin_with_other_chips() -> None:
    game: Any = open_game("mexican_sweat", "denexa", 3, {})
    encoding = encoder(game, Settings())
    state = encoding.at_scores(game.initial(), (0, 30, 500))
    state = game.play(state, -1, game.read("dealer 1"))
    assert LAYOUT.unpack(encoding.observe(state, 1))["chips"] == [25, 495, 0, 0, 0, 0, 0]
    for wrong in ((1, 2), (0, 0, 5), (-1, 5, 5)):
        with pytest.raises(BadOptions, match="expected chips of 3 seats"):
            encoding.at_scores(game.initial(), wrong)
