"""Mini Baccarat in numbers: the published indices, stakes of a ladder or by halving, and what a coup tells."""

from __future__ import annotations

from typing import Any

from tests.conformance.test_encoders import Walk, allowed, leaves

from spadille.games import open_game
from spadille.games.mini_baccarat.encoding import LAYOUT, encoder
from spadille.games.mini_baccarat.state import READY, Wager
from spadille.parts.encoder import Settings

GAME: Any = open_game("mini_baccarat", "denexa", 2, {"chips": 30})


def opened(settings: Settings) -> Walk:
    walk = Walk(GAME, settings, "baccarat")
    next(walk.decisions(1))
    return walk


def test_the_indices_stand_as_they_are_published() -> None:
    encoding = encoder(GAME, Settings())
    words = {place: encoding.spell(None, place) for place in (0, 1, 2, 14, 15, 16, 30, 43, 44, 46, 47, 48, 49)}  # type: ignore[arg-type]
    assert list(words.values()) == [
        *("ready", "leave", "punto 1", "punto 10000", "punto most", "banco 1", "tie 1", "tie most", "punto any"),
        *("tie any", "the lower half", "the upper half", "wait"),
    ]
    assert encoding.actions == 50


def test_stakes_are_those_of_the_ladder_and_all_there_is_on_spots_that_are_free() -> None:
    walk = opened(Settings())
    made = [walk.encoder.take(walk.state, 0, each) for each in allowed(walk.encoder.mask(walk.state, 0))]
    assert made[2:8] == [Wager(0, chips) for chips in (1, 2, 5, 10, 20, 30)]
    walk.make(0, Wager(0, 10))
    left = [walk.encoder.take(walk.state, 0, each) for each in allowed(walk.encoder.mask(walk.state, 0))]
    assert left[2:7] == [Wager(1, chips) for chips in (1, 2, 5, 10, 20)]
    assert not any(isinstance(each, Wager) and each.spot == 0 for each in left)


def test_every_stake_is_reached_by_halving_once() -> None:
    walk = opened(Settings(amounts="exact"))
    found = list(leaves(walk.encoder, walk.state, 1))
    assert len(found) == len({*found}) == 2 + 3 * 30
    assert {*GAME.moves(walk.state, 1)} - {*found} == {Wager(spot, 0) for spot in range(3)}


def test_two_seats_halve_at_once_and_neither_is_told_of_the_other() -> None:
    walk = opened(Settings(amounts="exact"))
    before = walk.encoder.observe(walk.state, 1)
    assert walk.encoder.take(walk.state, 0, 44) is None
    assert walk.encoder.observe(walk.state, 1) == before
    assert walk.encoder.take(walk.state, 1, 46) is None
    assert walk.encoder.take(walk.state, 0, 48) is None
    spans = [LAYOUT.unpack(walk.encoder.observe(walk.state, seat))["span"] for seat in (0, 1)]
    assert spans == [[16, 30], [1, 30]]
    for action in (47, 47, 47):
        assert walk.encoder.take(walk.state, 0, action) is None
    move = walk.encoder.take(walk.state, 0, 48)
    assert move == Wager(0, 17)
    walk.make(0, move)
    assert allowed(walk.encoder.mask(walk.state, 1)) == [47, 48]
    assert 44 not in allowed(walk.encoder.mask(walk.state, 0))


def test_a_coup_pays_in_chips_and_its_cards_are_counted() -> None:
    walk = opened(Settings())
    walk.make(0, Wager(1, 20))
    for seat in (0, 1):
        walk.make(seat, READY)
    coup = walk.state.ledger.coups[-1].coup
    told: Any = LAYOUT.unpack(walk.encoder.observe(walk.state, 0))
    assert (told["winner"], told["coups"], told["winners"][:2]) == (coup.winner + 1, 1, [coup.winner + 1, 0])
    assert sum(told["gone"]) == 1 + len(coup.cards)
    assert walk.encoder.points(walk.state)[0] == {0: 10, 1: 49, 2: 30}[coup.winner]
    assert walk.encoder.points(walk.state)[1] == 30


def test_a_whole_shoe_is_followed() -> None:
    game: Any = open_game("mini_baccarat", "denexa", 2, {"chips": 100_000, "max_bet": 5, "marker_from_end": 300})
    walk, longest = Walk(game, Settings(), "shoe"), 0
    walk.decide = lambda seat: walk.make(seat, READY)  # type: ignore[method-assign]
    for _ in walk.decisions(120):
        told: Any = LAYOUT.unpack(walk.encoder.observe(walk.state, 0))
        longest = max(longest, told["coups"])
        assert told["coups"] == walk.encoder.deals(walk.state) == walk.game.standing(walk.state).deals
    assert longest > 15
