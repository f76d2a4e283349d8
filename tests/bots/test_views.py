"""Tests views as JSON: every view survives the round trip, and errors name what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from spadille.bots.views import read_view, write_view
from spadille.cards.pack import STANDARD
from spadille.core.contract import Decide, Over
from spadille.core.errors import SpadilleError, Unreadable
from spadille.core.words import Message
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.testing.playing import random_move

TABLES = [(name, book.name, book.seats[-1]) for name, entry in GAMES.items() for book in entry.rulebooks.values()]


def in_english(value: Any) -> Any:
    """The same with English words for messages: what a bot that reads JSON gets of a score sheet."""
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.replace(
            value, **{name: in_english(getattr(value, name)) for name in value.__struct_fields__}
        )
    if type(value) is tuple:
        return tuple(map(in_english, value))
    return str(value) if isinstance(value, Message) else value


@pytest.mark.parametrize(("name", "book", "seats"), TABLES)
def test_every_view_comes_back(name: str, book: str, seats: int) -> None:
    game, rng = open_game(name, book, seats, {}), Stream(seed_of(f"views {name} {book}"))
    state, views = game.initial(), 0
    for _ in range(120):
        for seat in (*range(seats), None):
            view = game.view(state, seat)
            written = write_view(game, view)
            assert read_view(game, written) == in_english(view)
            assert b"\n" not in written
            views += 1
        if isinstance(game.turn(state), Over):
            break
        state = game.play(state, *random_move(game, state, rng))
    assert views > 1


def test_a_hand_is_spelt_and_other_hands_are_not_there() -> None:
    game, rng = open_game("spades", "rules_of_spades", 4, {}), Stream(seed_of("hidden"))
    state = game.initial()
    while not isinstance(turn := game.turn(state), Decide):
        state = game.play(state, *random_move(game, state, rng))
    view = game.view(state, turn.seats[0])
    plain = msgspec.json.decode(write_view(game, view))
    assert len(plain["hand"]) == 13
    text = write_view(game, view).decode()
    others = [game.view(state, seat) for seat in range(4) if seat != turn.seats[0]]
    hidden = [card for other in others for card in msgspec.json.decode(write_view(game, other))["hand"]]
    assert len(hidden) == 39
    assert not [card for card in hidden if f'"{card}"' in text]


WAR = '{"seat":0,"phase":"turn"}'


@pytest.mark.parametrize(
    ("game", "text", "words"),
    [
        ("war", "{", "expected a view in JSON"),
        ("war", "[" * 100_000, "expected a view in JSON"),
        ("war", "[]", "view: expected an object; got []"),
        ("war", '{"seat":0}', "view: phase is missing"),
        ("war", '{"seat":true,"phase":"turn"}', "view.seat: expected a whole number; got true"),
        ("war", '{"seat":1e3,"phase":"turn"}', "view.seat: expected a whole number"),
        ("war", f'{{"seat":{10**30},"phase":"turn"}}', "view.seat: expected a whole number"),
        ("war", '{"seat":0,"phase":"bid"}', "view.phase: expected deal, turn, collect, over"),
        ("war", WAR[:-1] + ',"hands":[]}', "got 'hands'"),
        ("war", WAR[:-1] + ',"counts":1}', "view.counts: expected a list"),
        ("war", WAR[:-1] + ',"table":[["AX"],[]]}', "view.table[0][0]: expected a card such as"),
        ("spades", '{"hand":["AS","AS"]}', "view.hand: expected each of a set once"),
        ("spades", '{"calls":["play AS"]}', "view.calls[0]: expected another kind of move"),
        ("spades", '{"calls":["bid many"]}', "view.calls[0]: expected"),
        ("spades", '{"match":{"dealer":0}}', "deals is missing"),
        ("pyramid", '{"left":[64]}', "view.left: expected places from 0 to 63"),
    ],
)
def test_what_is_wrong_is_said(game: str, text: str, words: str) -> None:
    usual = {
        "seat": 0,
        "phase": "play",
        "match": {"dealer": 0, "deals": 0, "totals": [], "bags": [], "sheet": [], "tied": False},
    }
    if game != "war":
        plain = msgspec.json.decode(text)
        text = msgspec.json.encode(
            {**({} if game == "pyramid" else usual), "seat": 0, "phase": "play", **plain}
        ).decode()
    with pytest.raises(Unreadable) as wrong:
        read_view(open_game(game, None, None, {}), text)
    assert words in str(wrong.value)


def test_a_view_that_no_deal_fits_does_not_hang() -> None:
    game = open_game("pyramid", None, None, {"stock_passes": 1})
    low = ["AC", "AD", "AH", "AS", "2C", "2D", "2H"]
    rest = [str(card) for card in STANDARD if str(card) not in low]
    deck = [*rest[:21], *low, *rest[21:]]  # nothing goes with the bottom row, and the stock has gone
    view = read_view(
        game,
        msgspec.json.encode(
            {"seat": 0, "phase": "play", "cards": [*deck[:51], None], "left": [*range(28)], "drawn": 52, "recycled": 0}
        ),
    )
    with pytest.raises(SpadilleError, match="no deal"):
        game.imagine(view, Stream(seed_of("any")))


KEPT = Path(__file__).parents[1] / "data" / "kept"


@pytest.mark.parametrize("said", sorted(KEPT.glob("*/bots/outside-*.txt")), ids=lambda path: path.stem)
def test_a_program_of_an_earlier_version_finds_the_fields_that_it_knows_and_no_others(said: Path) -> None:
    game, seen = None, 0
    for line in said.read_text("utf-8").splitlines():
        _, _, words = line.partition(" ")
        if words.startswith("game "):
            header = msgspec.json.decode(words.removeprefix("game "))
            game = open_game(header["game"], header["rulebook"], header["seats"], header["options"])
        elif words.startswith("view ") and game is not None:
            told = msgspec.json.decode(words.removeprefix("view "))
            assert msgspec.json.decode(write_view(game, read_view(game, msgspec.json.encode(told)))) == told
            seen += 1
    assert seen
