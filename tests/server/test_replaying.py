"""A moment of a record, as it is shown: never more than had happened by then."""

from __future__ import annotations

import spadille
from spadille.bots import make_bot
from spadille.server.replaying import moment_of


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
    assert (begun.at, begun.words, begun.scene.over) == (0, "", "")
    assert begun.scene != ended.scene
    assert ended.scene.over
    assert ended.at == ended.moves == begun.moves


def test_each_moment_tells_of_the_move_before_it() -> None:
    data = record()
    assert moment_of(data, 1, 0).words
    assert moment_of(data, 10_000, 0).at == moment_of(data, -1, 0).moves
