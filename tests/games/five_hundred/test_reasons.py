"""The reasons of Five Hundred: what is said for an announcement and for a call."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest
from tests.games.five_hundred.test_scene import NAMES, opened
from tests.games.parity import deal

from spadille.core.words import LANGUAGES, speaking
from spadille.games import open_game
from spadille.games.five_hundred.players.aims import CONTRACTS, chances
from spadille.games.five_hundred.players.reasons import REASONS
from spadille.games.five_hundred.state import ACE_NO_FACE, NO, NULLO, Bid, Match, View
from spadille.parts.auction import PASS
from spadille.parts.tricks import Play
from spadille.thinking.budget import SeededRng
from spadille.thinking.facts import PartnersTrick
from spadille.thinking.judgement import Aim

EIGHT: Final = Bid(8, 0)


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("AS 4C 5C 6C 7C 8C 9C TC 4D KD", "your hand has a face card"),
        ("AS AC 5C 6C 7C 8C 9C TC 4D JB", "your hand has more than one ace"),
        ("6S 4C 5C 6C 7C 8C 9C TC 4D 5D", "your hand has no ace"),
        ("AS 4C 5C 6C 7C 8C 9C TC 4D JB", "your hand has the joker"),
    ],
)
def test_what_is_wrong_with_a_hand_is_said_where_it_cannot_announce(hand: str, words: str) -> None:
    table = opened(deal=f"0: {hand}", ace_no_face=True)
    assert table.moves(0) == (NO,)
    game: Any = table.game
    assert str(REASONS.words(game, table.view(0), NO)) == "Ready", "as the button is called"
    (ground,) = REASONS.grounds(game, table.view(0), NO)
    assert str(ground.words(NAMES)) == words
    for language in LANGUAGES:
        with speaking(language):
            assert "  " not in str(ground.words(NAMES))


def test_a_hand_that_may_announce_and_does_not_is_not_said_to_have_a_face() -> None:
    table = opened(deal="0: AS 4C 5C 6C 7C 8C 9C TC 4D 5D", ace_no_face=True)
    assert ACE_NO_FACE in table.moves(0)
    game: Any = table.game
    assert REASONS.grounds(game, table.view(0), NO) == ()
    assert str(REASONS.words(game, table.view(0), NO)) == "say no"


@pytest.mark.parametrize(
    ("best", "other", "aim", "chances", "words"),
    [
        (NULLO, PASS, Aim.NEED, (0.4, 0.1), "your side makes its bid 4 times in 10"),
        (EIGHT, PASS, Aim.SET, (0.3, 0.1), "the others bid on and are set 3 times in 10"),
        (PASS, EIGHT, Aim.SET, (0.8, 0.1), "the others are set 8 times in 10"),
        (PASS, EIGHT, Aim.NEED, (0.1, 0.2), "after eight clubs, your side makes its bid only 2 times in 10"),
        (PASS, EIGHT, Aim.NEED, (0.1, 0.8), ""),
        (PASS, EIGHT, Aim.SET, (0.3, 0.1), ""),
        (PASS, None, Aim.NEED, (0.2, 0.0), ""),
    ],
)
def test_a_call_is_explained_by_what_comes_of_it_and_a_pass_by_nothing_unlikely(
    best: Any, other: Any, aim: str, chances: tuple[float, float], words: str
) -> None:
    table = opened()
    game: Any = table.game
    ground = REASONS.outcome(game, table.view(0), (best, other), aim, chances)
    assert ("" if ground is None else str(ground.words(NAMES))) == words


@pytest.mark.parametrize(
    ("best", "other", "language", "words"),
    [
        (NULLO, PASS, "en", "you make your bid 4 times in 10"),
        (PASS, EIGHT, "en", "after eight clubs, you make your bid only 1 time in 10"),
        (NULLO, PASS, "de", "du erfüllst dein Gebot in 4 von 10 Fällen"),
        (NULLO, PASS, "es", "4 de cada 10 veces cumples tu puja"),
    ],
)
def test_who_plays_alone_makes_a_bid_without_a_side(best: Any, other: Any, language: str, words: str) -> None:
    game: Any = open_game("five_hundred", "denexa", 3, {})
    view = View(seat=0, phase="bid", match=Match(2, 0, (0, 0, 0), ()))
    ground = REASONS.outcome(game, view, (best, other), Aim.NEED, (0.4, 0.1))
    assert ground is not None
    with speaking(language):
        assert str(ground.words(NAMES)) == words


def test_that_a_partner_has_the_trick_is_known_to_every_seat_of_six() -> None:
    game: Any = open_game("five_hundred", "denexa", 6, {})
    steps, _ = deal(game, SeededRng("six"))
    cards = [each for each in steps if isinstance(each.move, Play)]
    grounds = [
        ground for each in cards for ground in REASONS.grounds(game, game.view(each.state, each.seat), each.move)
    ]
    known = {ground.known_to for ground in grounds if isinstance(ground, PartnersTrick)}
    assert known == {tuple(range(6))}


@pytest.mark.parametrize(
    ("seats", "seat", "taken", "expected"),
    [
        (3, 0, (8, 1, 1), (1, 0)),
        (3, 0, (6, 2, 2), (0, 0)),
        (3, 2, (6, 2, 2), (0, 1)),
        (4, 2, (5, 1, 3, 1), (1, 0)),
        (4, 1, (4, 2, 2, 2), (0, 1)),
    ],
)
def test_a_side_keeps_or_breaks_what_the_tricks_of_its_own_seats_say(
    seats: int, seat: int, taken: tuple[int, ...], expected: tuple[int, int]
) -> None:
    """Seat 0 has bid eight clubs."""
    sides = seats if seats == 3 else 2
    view = View(seat=seat, phase="bid", match=Match(0, 0, (0,) * sides, ()))
    end = bytes((CONTRACTS.index(EIGHT), 0, *taken, 0)[:6])
    assert dict(chances(seat, view, Counter({end: 2}))) == dict(zip((Aim.NEED, Aim.SET), expected, strict=True))
