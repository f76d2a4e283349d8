"""Tests every game's tree: some pack leads to each imagined state by the same play, and hidden cards stay hidden.

A game that has a tree later is covered by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from spadille.core.contract import NATURE, AnyGame, Chance, Decide
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.parts.dealing import Deal
from spadille.parts.encoder import Encoder, Settings
from spadille.parts.tree import Tree

TABLES: list[tuple[str, str, int, dict[str, Any]]] = [
    *(
        (name, book.name, seats, {})
        for name, manifest in GAMES.items()
        if manifest.tree_part
        for book in manifest.rulebooks.values()
        for seats in (book.usual_seats,)
    ),
    ("spades", "andrews", 3, {}),
    ("spades", "bicycle", 2, {}),
    ("spades", "bicycle", 6, {"partnership": True}),
    ("spades", "denexa", 4, {"jokers": 2}),
    ("spades", "club", 4, {"bag_penalty": 100, "failed_nil_bags": True}),
    ("five_hundred", "denexa", 4, {"bid_rounds": "until_three_passes", "slam_bonus": 900}),
    ("pinochle", "denexa", 2, {"last_card_choice": "winner_chooses", "packet": 4}),
    ("auction_pinochle", "modern", 4, {"card_pass": 3, "shoot": 50, "dealer_below": 5}),
    ("auction_pinochle", "widow", 3, {"pay": "all", "set_costs": "bid", "marriage_needed": True}),
    ("mexican_sweat", "peek", 7, {"betting_limit": "no_limit"}),
]
DEALS = 6
SILLY = ("resign", "look ", "concede")


class Line:
    """A deal of random play by actions, with what its tree is asked."""

    def __init__(self, game: AnyGame, seed: str) -> None:
        manifest = GAMES[game.name]
        self.game, self.chance = game, Stream(seed_of(seed))
        self.encoder: Encoder = manifest.part(manifest.encoder_part)(game, Settings(discard="ascending"))
        self.tree: Tree = manifest.part(manifest.tree_part)(game)
        self.state: Any = game.initial()
        self.told: list[tuple[int, int]] = []
        self.begun: list[int] = []
        self.before: Any = None
        """The state before the deal."""
        self.pack: Any = ()

    def decisions(self) -> Iterator[int]:
        """Stops wherever a seat is asked, and once the deal is over."""
        while not self.encoder.deals(self.state) and len(self.told) < self.tree.longest:
            turn = self.game.turn(self.state)
            if type(turn) is Decide:
                (seat,) = turn.seats
                yield seat
                self.act(seat, self.some(seat))
                continue
            move = self.game.draw(self.state, self.chance)
            if turn == Chance("deal"):
                self.before, self.pack = self.state, move.cards
            self.state = self.game.play(self.state, NATURE, move)
        yield NATURE

    def some(self, seat: int) -> int:
        self.rewind()
        legal = [action for action, bit in enumerate(self.encoder.mask(self.state, seat)) if bit]
        wise = [each for each in legal if not self.encoder.spell(self.state, each).startswith(SILLY)] or legal
        return wise[self.chance.below(len(wise))]

    def rewind(self) -> None:
        self.encoder.begin(self.state)
        for action in self.begun:
            self.encoder.take(self.state, self.told[-1][0], action)

    def act(self, seat: int, action: int) -> None:
        self.rewind()
        assert self.encoder.mask(self.state, seat)[action]
        move = self.encoder.take(self.state, seat, action)
        self.told.append((seat, action))
        self.begun = [*self.begun, action] if move is None else []
        if move is not None:
            assert self.game.refusal(self.state, seat, move) is None
            self.state = self.game.play(self.state, seat, move)

    def again(self, imagined: Any, pack: Any, viewer: int, chance: Stream) -> Line:
        """The same play from another pack: hidden moves are those of the imagined state."""
        found = Line(self.game, "again")
        found.before, found.pack = self.before, pack
        found.state = self.game.play(self.before, NATURE, Deal(pack))
        hidden = {seat: list(self.tree.hidden(imagined, seat, chance)) for seat in range(self.game.seats)}
        for seat, action in self.told:
            found.act(seat, hidden[seat].pop(0) if seat != viewer and self.tree.hides(action) else action)
        return found


@pytest.fixture(params=TABLES, ids=lambda each: "-".join(map(str, each[:3])))
def game(request: pytest.FixtureRequest) -> AnyGame:
    name, rulebook, seats, options = request.param
    made = GAMES[name].part(GAMES[name].tree_part)
    return open_game(name, rulebook, seats, {**options, **made.one_deal})


def lines(game: AnyGame, deals: int = DEALS) -> Iterator[Line]:
    for deal in range(deals):
        yield Line(game, f"{game!r} {deal}")


def without_pack_order(state: Any) -> Any:
    """A state without the order of the pack, which some states store although no seat has seen it."""
    return msgspec.structs.replace(state, dealt=()) if isinstance(getattr(state, "dealt", 0), tuple) else state


def test_a_pack_that_may_have_been_dealt_leads_to_the_imagined_state(game: AnyGame) -> None:
    checked = 0
    for line in lines(game):
        for at, seat in enumerate(line.decisions()):
            if seat == NATURE or at % 3:
                continue
            for viewer in {seat, at % game.seats}:
                imagined = game.imagine(game.view(line.state, viewer), line.chance)
                pack = line.tree.dealt(imagined, viewer, line.pack, line.chance)
                if pack is None:
                    continue
                assert sorted(pack) == sorted(line.pack)
                again = line.again(imagined, pack, viewer, line.chance)
                assert without_pack_order(again.state) == without_pack_order(imagined)
                assert line.tree.shown(imagined, viewer, pack) == line.tree.shown(line.state, viewer, line.pack)
                checked += 1
    assert checked > 10


def test_what_was_dealt_out_of_sight_does_not_show(game: AnyGame) -> None:
    for line in lines(game, 2):
        for at, seat in enumerate(line.decisions()):
            if seat == NATURE or at % 5 != 2:
                continue
            imagined = game.imagine(game.view(line.state, seat), line.chance)
            other = line.tree.dealt(imagined, seat, line.pack, line.chance)
            if other is not None:
                packs = [line.tree.dealt(imagined, seat, each, Stream(seed_of(1))) for each in (line.pack, other)]
                assert packs[0] == packs[1]


def test_no_deal_is_longer_or_brings_more_than_is_said(game: AnyGame) -> None:
    for line in lines(game):
        start = line.encoder.points(line.state)
        for _ in line.decisions():
            assert len(line.told) <= line.tree.longest
        won = [now - then for now, then in zip(line.encoder.points(line.state), start, strict=True)]
        assert max(map(abs, won)) <= line.tree.bound
        assert sorted(line.tree.pack) == sorted(line.pack)
        assert set(line.pack) <= set(line.tree.cards)


def test_no_seat_is_shown_more_cards_than_there_is_room_for(game: AnyGame) -> None:
    for line in lines(game, 3):
        for seat in line.decisions():
            if seat != NATURE and line.tree.remembered:
                shown = [line.tree.shown(line.state, each, line.pack) for each in range(game.seats)]
                assert max(map(len, shown)) <= line.tree.remembered
