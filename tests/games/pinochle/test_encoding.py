"""Pinochle in numbers: the published indices, melds by their copies, points as they are scored."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.test_encoders import Walk, allowed

from spadille.core.contract import NATURE
from spadille.core.errors import BadOptions
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.pinochle.encoding import LAYOUT, MOVES, encoder
from spadille.games.pinochle.state import LEXICON, Melding
from spadille.parts.encoder import Settings
from spadille.testing.arrange import arrange, read_wishes

GAME: Any = open_game("pinochle", "denexa", 2, {"first_dealer": "random"})


def test_the_indices_stand_as_they_are_published() -> None:
    places = (0, 5, 6, 23, 24, 47, 48, 49, 50, 51, 52, 53, 84, 85, 101, 117, 133, 149, 152, 153, 157, 161, 165, 168)
    assert [LEXICON.spell(MOVES[3][place]) for place in places] == [
        *("play 9C", "play AC", "play 9D", "play AS", "play 9C'", "play AS'", "dix", "swap", "done", "take stock"),
        *("take upcard", "meld AS KS QS JS TS", "meld AS' KS' QS' JS' TS'", "meld AS AH AD AC", "meld KS KH KD KC"),
        *("meld QS QH QD QC", "meld JS JH JD JC", "meld QS JD", "meld QS' JD'", "meld KC QC", "meld KD QD"),
        *("meld KH QH", "meld KS QS", "meld KS' QS'"),
    ]
    assert {len(moves) for moves in MOVES} == {169}
    assert LEXICON.spell(MOVES[3][150]) == "meld QS' JD"


def test_without_a_state_an_action_is_told_if_it_is_the_same_with_any_trumps() -> None:
    encoding = encoder(GAME, Settings())
    assert [encoding.spell(None, place) for place in (0, 48, 53, 85)] == [
        *("play 9C", "dix", "a move with trumps", "meld AS AH AD AC"),
    ]


def test_a_meld_scores_at_once_and_its_cards_say_what_they_were_used_for() -> None:
    state = GAME.play(GAME.initial(), NATURE, GAME.read("dealer 1"))
    wishes = read_wishes("0: KH QH AC AC' TC TC' KC KC' QC JC 9C 9C'; upcard: AH")
    state = GAME.play(state, NATURE, GAME.read(arrange(GAME, state, wishes, Stream(seed_of(1)))))
    encoding = encoder(GAME, Settings())
    encoding.begin(state)
    assert list(encoding.points(state)) == [0, 0]
    state = GAME.play(state, 0, GAME.read("play AC"))
    answer = min(GAME.moves(state, 1), key=lambda move: (move.card.suit == 2, move.card & 15))
    state = GAME.play(state, 1, answer)
    assert isinstance(state, Melding)
    assert state.seat == 0
    royal = [each for each in allowed(encoding.mask(state, 0)) if encoding.spell(state, each) == "meld KH QH"]
    assert royal == [161]
    state = GAME.play(state, 0, encoding.take(state, 0, royal[0]))
    assert list(encoding.points(state)) == [40, 0]
    told: Any = LAYOUT.unpack(encoding.observe(state, 0))
    assert (told["melded"], told["melds"][6], told["points"], told["trump"]) == (1, 1, [40, 0], 3)
    assert (told["cards"][2 * 6 + 3], told["used"][2 * 6 + 3], told["used"][2 * 6 + 2]) == (2, 2, 2)
    assert told["cards"][5] == 6
    other: Any = LAYOUT.unpack(encoding.observe(state, 1))
    assert (other["cards"][2 * 6 + 3], other["cards"][5], other["points"]) == (3, 9, [0, 40])


def test_whole_deals_are_followed_to_their_points() -> None:
    game: Any = open_game("pinochle", "denexa", 2, {"last_card_choice": "winner_chooses"})
    walk, taking = Walk(game, Settings(), "pinochle deals"), 0
    for _ in walk.decisions(500):
        taking += type(walk.state).__name__ == "Taking"
        assert tuple(walk.encoder.points(walk.state)) == game.standing(walk.state).scores
        assert walk.encoder.deals(walk.state) == game.standing(walk.state).deals
    assert taking


def test_totals_to_begin_with_are_those_of_two_seats_and_outlast_the_draw_for_dealer() -> None:
    encoding = encoder(GAME, Settings())
    state = encoding.at_scores(GAME.initial(), (900, 20))
    state = GAME.play(state, NATURE, GAME.read("dealer 1"))
    assert LAYOUT.unpack(encoding.observe(state, 1))["points"] == [20, 900]
    assert encoding.spell(state, 0) == "play 9C"
    with pytest.raises(BadOptions, match="expected the totals of both seats"):
        encoding.at_scores(state, (1,))
