"""Tests every game's encoder: all moves have an index, and observations show the current view and no more.

A game that has an encoder later is covered by itself.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from spadille.core.contract import NATURE, AnyGame, Decide, Over
from spadille.core.errors import BadOptions
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.parts.encoder import Encoder, PlainEncoder, Settings

REFUSED = [("five_hundred", "denexa", seats) for seats in (2, 3, 5, 6)]
"""Tables that have no encoding; one that is added here is a decision."""
TABLES = [
    (name, book.name, seats)
    for name, manifest in GAMES.items()
    if manifest.encoder_part
    for book in manifest.rulebooks.values()
    for seats in book.seats
    if (name, book.name, seats) not in REFUSED
]
SETTINGS = (Settings(), Settings(discard="ascending", amounts="exact"))
DECISIONS = 80
MOST_LEAVES = 4_000


def encoder_of(game: AnyGame, settings: Settings = SETTINGS[0]) -> Encoder:
    manifest = GAMES[game.name]
    made: Encoder = manifest.part(manifest.encoder_part)(game, settings)
    return made


@pytest.mark.parametrize(("name", "book", "seats"), REFUSED)
def test_a_table_without_an_encoding_is_refused_in_words(name: str, book: str, seats: int) -> None:
    with pytest.raises(BadOptions, match=f"two pairs with 45 cards, as .*; got {seats} seats, sides="):
        encoder_of(open_game(name, book, seats, {}))


@pytest.mark.parametrize("name", sorted({name for name, _, _ in TABLES}))
def test_a_field_for_one_of_the_seats_has_a_value_for_each_and_one_for_none(name: str) -> None:
    book, seats = max(((book, seats) for game, book, seats in TABLES if game == name), key=lambda each: each[1])
    fields = encoder_of(open_game(name, book, seats, {})).layout.fields
    assert {each.kinds for each in fields if each.meaning.startswith("seat + 1")} <= {seats + 1}


class Walk:
    """Random play by indices; `decisions` stops at every state in which a seat is asked, and the end."""

    def __init__(self, game: AnyGame, settings: Settings, seed: str) -> None:
        self.game, self.chance = game, Stream(seed_of(seed))
        self.encoder = encoder_of(game, settings)
        self.state: Any = game.initial()
        self.chances: list[Any] = []
        self.encoder.begin(self.state)

    def decisions(self, most: int) -> Iterator[tuple[int, ...]]:
        made = 0
        while made < most:
            turn = self.game.turn(self.state)
            if type(turn) is Over:
                yield ()
                self.state = self.game.initial()
                self.encoder.begin(self.state)
            elif type(turn) is Decide:
                own = self.encoder.by_itself(self.state, turn.seats[0])
                if own is not None:
                    self.make(turn.seats[0], own)
                    continue
                yield turn.seats
                self.decide(turn.seats[self.chance.below(len(turn.seats))])
                made += 1
            else:
                self.make(NATURE, self.game.draw(self.state, self.chance))

    def make(self, seat: int, move: Any) -> None:
        assert self.game.refusal(self.state, seat, move) is None, self.game.spell(move)
        before, self.state = self.state, self.game.play(self.state, seat, move)
        if seat == NATURE:
            self.chances.append(move)
        self.encoder.moved(before, seat, move, self.state)

    def decide(self, seat: int) -> None:
        """Actions until they make a move, the rarer ones (calls, resigning) seldom alone."""
        while True:
            actions = allowed(self.encoder.mask(self.state, seat))
            assert actions, "a seat that is asked has something to do"
            action = actions[self.chance.below(len(actions))]
            if self.encoder.spell(self.state, action) == "resign" and self.chance.below(40):
                continue
            if (move := self.encoder.take(self.state, seat, action)) is not None:
                self.make(seat, move)
                return


def allowed(mask: bytearray) -> list[int]:
    return [at for at, each in enumerate(mask) if each]


def leaves(encoder: Encoder, state: Any, seat: int, most: int = MOST_LEAVES) -> Iterator[Any]:
    """Every move that some row of actions makes, once for each row; at most `most`."""
    ahead = [encoder]
    while ahead and most > 0:
        one = ahead.pop()
        for action in allowed(one.mask(state, seat)):
            other = copy.copy(one)
            move = other.take(state, seat, action)
            if move is None:
                ahead.append(other)
            else:
                most -= 1
                yield move


@pytest.mark.parametrize("settings", SETTINGS, ids=["any-buckets", "ascending-exact"])
@pytest.mark.parametrize(("name", "rulebook", "seats"), TABLES)
def test_actions_are_exactly_the_moves(name: str, rulebook: str, seats: int, settings: Settings) -> None:
    game = open_game(name, rulebook, seats, {})
    walk = Walk(game, settings, f"moves {rulebook} {seats}")
    whole = 0
    for asked in walk.decisions(most := DECISIONS if walk.encoder.complete else 20):
        for seat in asked:
            legal = game.moves(walk.state, seat)
            found = list(leaves(walk.encoder, walk.state, seat))
            if len(found) < MOST_LEAVES:
                whole += 1
                assert len(set(found)) == len(found), "no move has two indices"
                reach = {*legal} if walk.encoder.complete else {*legal} & {*found}
                assert set(found) == reach
            for move in found[:50]:
                assert game.refusal(walk.state, seat, move) is None
    assert whole > most / 2


@pytest.mark.parametrize(("name", "rulebook", "seats"), TABLES)
def test_what_is_kept_up_is_what_the_view_says(name: str, rulebook: str, seats: int) -> None:
    game = open_game(name, rulebook, seats, {})
    for settings in SETTINGS:
        walk = Walk(game, settings, f"kept {rulebook} {seats}")
        for _ in walk.decisions(DECISIONS):
            for seat in range(seats):
                assert walk.encoder.observe(walk.state, seat) == afresh(walk.encoder, walk.state, seat)


def afresh(kept: Encoder, state: Any, seat: int) -> bytearray:
    """Return what a seat sees, made of its view alone; what it has said of its move so far is carried over."""
    fresh = copy.copy(kept)
    fresh.forget()
    return fresh.observe(state, seat)


def leak(game: AnyGame, make: Callable[[AnyGame, Settings], Encoder], settings: Settings, seed: str) -> int:
    """Return how many pairs of worlds a seat could tell apart by its numbers alone, of those it must not."""
    walk, told = Walk(game, settings, seed), 0
    walk.encoder = make(game, settings)
    walk.encoder.begin(walk.state)
    for asked in walk.decisions(DECISIONS):
        for seat in range(game.seats):
            other = game.imagine(game.view(walk.state, seat), walk.chance)
            elsewhere = make(game, settings)
            elsewhere.begin(other)
            told += walk.encoder.observe(walk.state, seat) != elsewhere.observe(other, seat)
            if seat in asked:
                told += walk.encoder.mask(walk.state, seat) != elsewhere.mask(other, seat)
    return told


@pytest.mark.parametrize(("name", "rulebook", "seats"), TABLES)
def test_numbers_tell_a_seat_nothing_that_its_view_does_not(name: str, rulebook: str, seats: int) -> None:
    game = open_game(name, rulebook, seats, {})
    assert leak(game, encoder_of, SETTINGS[0], f"leak {rulebook} {seats}") == 0


def test_one_card_of_another_hand_would_be_seen() -> None:
    class Telltale(PlainEncoder):
        def observe(self, state: Any, seat: int) -> bytearray:
            seen = super().observe(state, seat)
            hands = getattr(getattr(state, "contract", state), "hands", ())
            seen[-1] = bool(hands and hands[seat - 1] >> 60 & 1)
            return seen

    def make(game: AnyGame, settings: Settings) -> Encoder:
        own: Any = encoder_of(game, settings)
        return Telltale(game, own._moves, own.layout, own._encode)

    assert leak(open_game("spades", "denexa", 4, {}), make, SETTINGS[0], "telltale") > 10


@pytest.mark.parametrize(("name", "rulebook", "seats"), TABLES)
def test_every_index_is_spelt_and_every_byte_has_a_meaning(name: str, rulebook: str, seats: int) -> None:
    game = open_game(name, rulebook, seats, {})
    walk = Walk(game, SETTINGS[0], "spelling")
    next(walk.decisions(1))
    words = [walk.encoder.spell(walk.state, action) for action in range(walk.encoder.actions)]
    assert all(words)
    assert len(set(words)) == len(words)
    layout = walk.encoder.layout
    assert all(one.end == other.offset for one, other in zip(layout.fields, layout.fields[1:], strict=False))
    assert layout.fields[-1].end <= layout.size == len(walk.encoder.observe(walk.state, 0))
    assert all(each.meaning for each in layout.fields)


@pytest.mark.parametrize(("name", "rulebook", "seats"), TABLES)
def test_points_of_the_sides_change_only_where_they_are_looked_at(name: str, rulebook: str, seats: int) -> None:
    game = open_game(name, rulebook, seats, {})
    walk = Walk(game, SETTINGS[0], "points")
    at_rest = walk.encoder.points(walk.state)
    assert seats % len(at_rest) == 0
    deal: Any = None
    for asked in walk.decisions(DECISIONS):
        points = walk.encoder.points(walk.state)
        if asked and deal == (deal := len(walk.chances)) and not walk.encoder.running:
            assert points == at_rest
        at_rest = points
        assert walk.encoder.deals(walk.state) == game.standing(walk.state).deals


@pytest.mark.parametrize(("name", "rulebook", "seats"), TABLES)
def test_a_thing_never_has_a_value_beyond_its_kinds(name: str, rulebook: str, seats: int) -> None:
    walk = Walk(open_game(name, rulebook, seats, {}), SETTINGS[0], "kinds")
    for _ in walk.decisions(DECISIONS):
        for seat in range(seats):
            seen = walk.encoder.observe(walk.state, seat)
            for field in walk.encoder.layout.fields:
                if field.kinds:
                    assert max(seen[field.offset : field.end]) < field.kinds, field.name
