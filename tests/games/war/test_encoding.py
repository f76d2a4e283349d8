"""War in numbers: cards that are face up for every viewer, and a game that pays at its end."""

from __future__ import annotations

from typing import Any

from tests.conformance.test_encoders import Walk

from spadille.core.contract import NATURE, Over
from spadille.games import open_game
from spadille.games.war.encoding import LAYOUT, encoder
from spadille.parts.dealing import Deal
from spadille.parts.encoder import CARDS_BY_PLACE, Settings


def test_the_last_skirmish_is_told_as_each_seat_sees_it() -> None:
    game: Any = open_game("war", "denexa", 2, {"collect_order": "winner_first"})
    pack = CARDS_BY_PLACE[:52]
    state = game.play(game.initial(), NATURE, Deal(pack[::-1]))
    encoding = encoder(game, Settings())
    assert LAYOUT.unpack(encoding.observe(state, 0))["last_winner"] == 0
    state = game.play(state, 1, game.read("turn"))
    assert [LAYOUT.unpack(encoding.observe(state, seat))["ready"] for seat in (0, 1)] == [2, 1]
    state = game.play(state, 0, game.read("turn"))
    mine, other = (LAYOUT.unpack(encoding.observe(state, seat)) for seat in (0, 1))
    assert (mine["last_winner"], other["last_winner"], mine["counts"], other["counts"]) == (1, 2, [27, 25], [25, 27])
    up: Any = mine["last_up"]
    assert (up[0], up[12]) == (52, 51)
    assert other["last_up"] == [*up[12:], *up[:12]]


def test_a_game_pays_when_it_is_over() -> None:
    game: Any = open_game("war", "denexa", 2, {"max_skirmishes": 30})
    walk, ends = Walk(game, Settings(), "war"), 0
    for _ in walk.decisions(600):
        turn = game.turn(walk.state)
        over = isinstance(turn, Over)
        assert tuple(walk.encoder.points(walk.state)) == (turn.outcome.payoff if over else (0, 0))
        ends += over
    assert ends
