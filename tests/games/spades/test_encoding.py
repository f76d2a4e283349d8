"""Spades in numbers: the published indices, and what the bytes say at moments that random play seldom meets."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.test_encoders import DECISIONS, Walk

from spadille.core.contract import NATURE
from spadille.core.errors import BadOptions
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.spades.encoding.fast import SpadesEncoder, encoder
from spadille.games.spades.encoding.indices import LAYOUT, MOVES
from spadille.games.spades.encoding.seen import encode
from spadille.games.spades.state import LEXICON, Bidding, Cutting
from spadille.parts.encoder import Settings

SET_UPS: list[tuple[str, int, dict[str, Any]]] = [
    ("andrews", 4, {"jokers": 2}),
    ("andrews", 3, {"opening_lead": "two_of_clubs"}),
    ("bicycle", 2, {"jokers": 2, "opening_lead": "two_of_clubs"}),
    ("bicycle", 6, {"partnership": True, "break_rule": "none", "opening_lead": "no_spade"}),
    ("denexa", 4, {"target": 1, "nil": True, "cut": True}),
    ("club", 4, {"blind_nil_behind": 1}),
]


def at(encoding: SpadesEncoder, state: Any, seat: int) -> dict[str, Any]:
    return LAYOUT.unpack(encoding.observe(state, seat))


def test_the_indices_stand_as_they_are_published() -> None:
    spelt = {
        place: LEXICON.spell(MOVES[place]) for place in (0, 12, 13, 51, 52, 53, 54, 70, 71, 72, 73, 74, 75, 76, 77)
    }
    assert list(spelt.values()) == [
        *("play 2C", "play AC", "play 2D", "play AS", "play JL", "play JB", "bid 1", "bid 17", "nil", "blind nil"),
        *("look", "keep", "leave", "agree", "refuse"),
    ]
    assert len(MOVES) == 78


def test_the_bytes_stand_as_they_are_published() -> None:
    places = {name: LAYOUT.field(name).offset for name in ("cards", "phase", "calls", "taken", "out", "trick", "bags")}
    assert places == {"cards": 0, "phase": 54, "calls": 64, "taken": 70, "out": 76, "trick": 82, "bags": 88}
    assert (LAYOUT.field("totals").offset, LAYOUT.field("kept").offset, LAYOUT.size) == (100, 112, 128)


@pytest.mark.parametrize(("rulebook", "seats", "options"), SET_UPS)
def test_what_is_kept_up_is_what_the_view_says(rulebook: str, seats: int, options: dict[str, Any]) -> None:
    game: Any = open_game("spades", rulebook, seats, options)
    walk = Walk(game, Settings(), f"set-up {rulebook} {seats}")
    for _ in walk.decisions(3 * DECISIONS):
        for seat in range(seats):
            assert walk.encoder.observe(walk.state, seat) == encode(game.terms, game.view(walk.state, seat))


def test_a_lead_of_spades_before_they_are_broken_shows_a_hand_of_spades() -> None:
    game: Any = open_game("spades", "andrews", 4, {})
    encoding = encoder(game, Settings())
    state = game.initial()
    state = game.play(state, NATURE, game.draw(state, Stream(seed_of(1))))
    spades = [f"{rank}S" for rank in "23456789TJQKA"]
    rest = [f"{rank}{suit}" for suit in "CDH" for rank in "23456789TJQKA"]
    cards = [each for four in zip(spades, rest[::3], rest[1::3], rest[2::3], strict=True) for each in four]
    deal = game.read("deal " + " ".join(cards))
    dealt = game.play(state, NATURE, deal)
    for _ in range(4):
        dealt = game.play(dealt, game.turn(dealt).seats[0], game.read("look"))
        dealt = game.play(dealt, game.turn(dealt).seats[0], game.read("bid 3"))
    encoding.begin(dealt)
    leader = dealt.seat
    watching = [encoding.observe(dealt, seat) for seat in range(4)]
    assert not any(seen[LAYOUT.field("out").offset :][:6] != bytes(6) for seen in watching)
    after = game.play(dealt, leader, game.read("play 2S"))
    encoding.moved(dealt, leader, game.read("play 2S"), after)
    for seat in range(4):
        out = at(encoding, after, seat)["out"]
        assert out == [16 if (leader - seat) % 4 == k else 0 for k in range(6)]
        assert encoding.observe(after, seat) == encode(game.terms, game.view(after, seat))


def test_the_pack_is_cut_in_the_middle_without_asking() -> None:
    game: Any = open_game("spades", "denexa", 4, {"cut": True})
    encoding, state = encoder(game, Settings()), game.initial()
    while not isinstance(state, Cutting):
        assert encoding.by_itself(state, 0) is None
        state = game.play(state, NATURE, game.draw(state, Stream(seed_of(2))))
    assert game.spell(encoding.by_itself(state, 0)) == "cut 26"


def test_a_misdeal_is_answered_by_index() -> None:
    game: Any = open_game("spades", "rules_of_spades", 4, {"misdeal": "friendly"})
    encoding, state = encoder(game, Settings()), game.initial()
    while not isinstance(state, Bidding):
        state = game.play(state, NATURE, game.draw(state, Stream(seed_of(3))))
    state = game.play(state, NATURE, game.read("misdeal 0 1"))
    asked = game.turn(state).seats[0]
    mask = encoding.mask(state, asked)
    assert [game.spell(encoding.take(state, asked, place)) for place in range(78) if mask[place]] == ["agree", "refuse"]
    assert at(encoding, state, asked)["phase"] == 0


def test_totals_and_bags_are_told_mine_first_and_stay_within_their_bytes() -> None:
    game: Any = open_game("spades", "denexa", 4, {})
    encoding = encoder(game, Settings())
    state = encoding.at_scores(game.initial(), (-320, 70_000, 3, 9))
    encoding.begin(state)
    assert at(encoding, state, 2)["totals"] == [-320, 32_767, -32_768, -32_768, -32_768, -32_768]
    assert at(encoding, state, 1)["bags"] == [9, 3, 0, 0, 0, 0]
    assert at(encoding, state, 1)["dealer"] == 0
    assert encoding.at_scores(game.initial(), (1, 2)).match.bags == (0, 0)
    with pytest.raises(BadOptions, match="expected 2 totals, or 2 totals and 2 bags"):
        encoding.at_scores(game.initial(), (1, 2, 3))
