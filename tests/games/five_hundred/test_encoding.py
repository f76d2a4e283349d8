"""Five Hundred in numbers: the published indices, picks to discard, and deals that random play seldom meets."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.test_encoders import allowed, leaves

from spadille.core.contract import NATURE
from spadille.core.errors import BadOptions
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.five_hundred.encoding import LAYOUT, MOVES, PICKS, encoder
from spadille.games.five_hundred.state import LEXICON, Opening
from spadille.parts.encoder import Settings
from spadille.testing.arrange import arrange, read_wishes

GAME: Any = open_game("five_hundred", "denexa", 4, {"first_dealer": "random"})


def dealt(game: Any, *calls: str) -> Any:
    """A deal of seat 3, announcements answered with no, after some calls."""
    state = game.play(game.initial(), NATURE, game.read("dealer 3"))
    state = game.play(state, NATURE, game.draw(state, Stream(seed_of(5))))
    while game.spell(next(iter(game.moves(state, game.turn(state).seats[0])))) == "no":
        state = game.play(state, game.turn(state).seats[0], game.read("no"))
    for call in calls:
        state = game.play(state, game.turn(state).seats[0], game.read(call))
    return state


def test_the_indices_stand_as_they_are_published() -> None:
    places = (0, 10, 11, 43, 44, 45, 48, 49, 50, 54, 74, 75, 76, 77, 78, 79, 80)
    assert [LEXICON.spell(MOVES[place]) for place in places] == [
        *("play 4C", "play AC", "play 4D", "play AS", "play JB", "play JB C", "play JB S", "pass", "bid 6S", "bid 6NT"),
        *("bid 10NT", "nullo", "grand nullo", "no", "ace no face", "redeal", "play on"),
    ]
    assert PICKS == 81
    assert encoder(GAME, Settings()).actions == 126


def test_five_picks_make_a_discard_and_show_nothing_to_others() -> None:
    state = dealt(GAME, "bid 6S", *["pass"] * 3)
    seat = GAME.turn(state).seats[0]
    encoding = encoder(GAME, Settings())
    others = [encoding.observe(state, other) for other in range(4) if other != seat]
    cards = allowed(encoding.mask(state, seat))[:5][::-1]
    for made, action in enumerate(cards):
        assert LAYOUT.unpack(encoding.observe(state, seat))["picks"] == made
        assert action in allowed(encoding.mask(state, seat))
        move = encoding.take(state, seat, action)
        assert (move is None) == (made < 4)
        if move is None:
            told: Any = LAYOUT.unpack(encoding.observe(state, seat))
            assert told["cards"][action - PICKS] == 15
            assert action not in allowed(encoding.mask(state, seat))
    assert others == [encoding.observe(state, other) for other in range(4) if other != seat]
    assert encoding.spell(state, cards[-1]) == f"discard {move.cards[0]}"
    assert GAME.refusal(state, seat, move) is None
    after = GAME.play(state, seat, move)
    encoding.moved(state, seat, move, after)
    told = LAYOUT.unpack(encoding.observe(after, seat))
    assert (told["picks"], sorted(told["cards"]).count(14), sorted(told["cards"]).count(1)) == (0, 5, 10)


def test_upwards_each_of_the_3003_sets_is_reached_once() -> None:
    state = dealt(GAME, "bid 6S", *["pass"] * 3)
    seat = GAME.turn(state).seats[0]
    found = list(leaves(encoder(GAME, Settings(discard="ascending")), state, seat, 10_000))
    assert len(found) == 3003
    assert {*found} == {*GAME.moves(state, seat)}


def test_cards_passed_on_in_grand_nullo_are_known_to_both_partners() -> None:
    state = dealt(GAME, "nullo", "pass", "grand nullo")
    seat = GAME.turn(state).seats[0]
    assert seat == 2
    move = next(iter(GAME.moves(state, seat)))
    after = GAME.play(state, seat, move)
    encoding = encoder(GAME, Settings())
    mine: Any = LAYOUT.unpack(encoding.observe(after, seat))
    partner: Any = LAYOUT.unpack(encoding.observe(after, 0))
    assert (mine["cards"].count(13), mine["nullo"], mine["contract"], mine["declarer"]) == (5, [0, 0, 1, 0], 28, 1)
    assert (partner["cards"].count(1), partner["phase"], partner["to_act"]) == (15, 2, 1)
    assert 13 not in LAYOUT.unpack(encoding.observe(after, 1))["cards"]  # type: ignore[operator]


def test_an_announcement_is_told_and_answered() -> None:
    state: Any = Opening(GAME.initial().match)
    state = GAME.play(state, NATURE, GAME.read("dealer 3"))
    held = "4C 5C 6C 7C 4D 5D 6D 7D 8D AS"
    state = GAME.play(state, NATURE, GAME.read(arrange(GAME, state, read_wishes(f"0: {held}"), Stream(seed_of(1)))))
    encoding = encoder(GAME, Settings())
    assert [GAME.spell(MOVES[each]) for each in allowed(encoding.mask(state, 0))] == ["no", "ace no face"]
    state = GAME.play(state, 0, GAME.read("ace no face"))
    told = LAYOUT.unpack(encoding.observe(state, 1))
    assert (told["announced"], told["asked"], told["phase"]) == ([0, 0, 0, 2], 1, 0)
    assert [GAME.spell(MOVES[each]) for each in allowed(encoding.mask(state, 2))] == ["redeal", "play on"]


def test_totals_to_begin_with_are_those_of_two_sides() -> None:
    encoding = encoder(GAME, Settings())
    state = encoding.at_scores(GAME.initial(), (-120, 300))
    assert LAYOUT.unpack(encoding.observe(state, 1))["totals"] == [300, -120]
    with pytest.raises(BadOptions, match="expected the totals of both sides"):
        encoding.at_scores(state, (1,))
