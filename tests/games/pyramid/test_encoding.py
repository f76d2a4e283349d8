"""Pyramid in numbers: the published indices, what the bytes say, and no scores to begin with."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.cards.pack import STANDARD
from spadille.core.contract import NATURE
from spadille.core.errors import BadOptions
from spadille.games import open_game
from spadille.games.pyramid.encoding import LAYOUT, MOVES, encoder
from spadille.games.pyramid.state import LEXICON
from spadille.parts.dealing import Deal
from spadille.parts.encoder import Settings

GAME: Any = open_game("pyramid", "denexa", 1, {})
STATE = GAME.play(GAME.initial(), NATURE, Deal(STANDARD[::-1]))


def test_the_indices_stand_as_they_are_published() -> None:
    assert [LEXICON.spell(each) for each in MOVES[:7]] == [
        *("draw", "recycle", "resign", "king KC", "king KD", "king KH", "king KS"),
    ]
    assert len({*MOVES}) == len(MOVES) == 103


def test_a_deal_is_told_place_by_place() -> None:
    encoding = encoder(GAME, Settings())
    told = LAYOUT.unpack(encoding.observe(STATE, 0))
    assert told["cards"] == [52 - place if place < 28 else 0 for place in range(52)]
    assert told["left"] == [1] * 52
    drawn = GAME.play(STATE, 0, GAME.read("draw"))
    told = LAYOUT.unpack(encoding.observe(drawn, 0))
    assert (told["drawn"], told["moves"], told["fresh"], told["recycled"]) == (29, 1, 1, 0)
    assert LAYOUT.unpack(encoding.observe(GAME.initial(), 0))["left"] == [0] * 52


def test_a_game_that_is_given_up_brings_no_point() -> None:
    encoding = encoder(GAME, Settings())
    assert tuple(encoding.points(STATE)) == tuple(encoding.points(GAME.play(STATE, 0, GAME.read("resign")))) == (0,)


def test_a_solitaire_has_no_scores_to_begin_with() -> None:
    with pytest.raises(BadOptions, match="expected no scores to begin with in pyramid"):
        encoder(GAME, Settings()).at_scores(GAME.initial(), (1,))
