"""A moment of a record, as it is shown: never more than had happened by then."""

from __future__ import annotations

from itertools import pairwise

import spadille
from spadille.bots import make_bot
from spadille.scene.model import Role
from spadille.server.api.replay_work import moment_of


def record() -> bytes:
    """A game of War that bots have played to its end."""
    table = spadille.table("war", seed="replayed", max_skirmishes=3)
    while table.deciding:
        seat = table.deciding[0]
        table.play(seat, make_bot("beginner", table.game, seat, 1).choose(table.view(seat), table.moves(seat)).move)
    return table.record


def test_before_the_first_move_nothing_is_told_of_the_end() -> None:
    data = record()
    begun, ended = moment_of(data, 0, -1), moment_of(data, -1, -1)
    assert (begun.at, begun.words, begun.scene.over) == (0, (), "")
    assert begun.scene != ended.scene
    assert ended.scene.over
    assert ended.at == ended.moves == begun.moves


def test_each_moment_tells_of_the_move_before_it() -> None:
    data = record()
    assert moment_of(data, 1, 0).words
    assert moment_of(data, 10_000, 0).at == moment_of(data, -1, 0).moves


def test_the_ends_of_tricks_are_told_to_whoever_asks() -> None:
    table = spadille.table("spades", seed="replayed", max_deals=1)
    while table.deciding:
        seat = table.deciding[0]
        table.play(seat, make_bot("beginner", table.game, seat, 1).choose(table.view(seat), table.moves(seat)).move)
    data = table.record
    ends = moment_of(data, 0, -1, True).ends
    assert len(ends) == 13
    assert {after - before for before, after in pairwise(ends)} == {4}
    trick = moment_of(data, ends[0] - 1, -1).scene.zone(Role.TRICK)
    assert trick is not None
    assert len(trick.faces) == 3
    played, won = moment_of(data, ends[0], -1).words
    assert "plays the" in str(played)
    assert "wins the trick" in str(won)
    assert moment_of(data, 0, -1).ends == ()


def test_whoever_plays_alone_sits_at_no_point_of_the_compass() -> None:
    table = spadille.table("pyramid", seed="replayed")
    table.play(0, table.moves(0)[0])
    found = moment_of(table.record, 1, -1)
    assert [str(plate.name) for plate in found.scene.plates] == ["You"]
    assert not [each for each in found.words if "South" in str(each)]
