"""The words of a game: read forgivingly, refused with what was expected."""

from __future__ import annotations

import pytest

import spadille
from spadille.cards.card import Card, card, write_cards
from spadille.core.contract import NATURE
from spadille.core.errors import Unreadable
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES
from spadille.parts.lexicon import Lexicon, bare, with_card, with_cards, with_number
from spadille.testing.playing import random_move

Move = str | int | Card | tuple[Card, ...]


def spell(move: Move) -> str:
    match move:
        case Card():
            return f"play {move}"
        case int():
            return f"bid {move}"
        case tuple():
            return f"meld {write_cards(move)}"
        case _:
            return move


WORDS: Lexicon[Move] = Lexicon(
    {
        "play": with_card(lambda each: each),
        "bid": with_number(lambda number: number, "a bid"),
        "meld": with_cards(lambda cards: cards),
        "blind nil": bare("blind nil"),
        "nil": bare("nil"),
        "play on": bare("play on"),
        "ace no face": bare("ace no face"),
    },
    spell,
    (card("AS"), 4),
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play AS", card("AS")),
        ("play 2c", card("2C")),
        ("  PLAY   10♥ ", card("TH")),
        ("bid 4", 4),
        ("Bid  13", 13),
        ("meld as KS 10d", (card("AS"), card("KS"), card("TD"))),
        ("nil", "nil"),
        ("Blind  NIL", "blind nil"),
        ("play on", "play on"),
        ("Ace No  Face", "ace no face"),
    ],
)
def test_a_text_is_read(text: str, move: Move) -> None:
    assert WORDS.read(text) == move
    assert WORDS.read(WORDS.spell(move)) == move


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "expected one of play, bid, meld, blind nil, nil"),
        ("   ", "got nothing"),
        ("pass", "got 'pass'"),
        ("blind", "expected one of"),
        ("x" * 500, "xxx..."),
        ("play", "one card; got nothing"),
        ("play AS KS", "one card; got 'AS KS'"),
        ("play XX", "a card such as"),
        ("bid", "a bid, one whole number; got nothing"),
        ("bid four", "got 'four'"),
        ("bid 4 5", "got '4 5'"),
        ("bid -4", "got '-4'"),
        ("bid 4.0", "got '4.0'"),
        ("bid ²", "one whole number"),
        ("bid ٣", "one whole number"),
        ("bid " + "9" * 13, "one whole number"),
        ("meld", "expected cards; got nothing"),
        ("nil AS", "expected nothing after the verb; got 'AS'"),
        ("play on on", "expected nothing after the verb"),
    ],
)
def test_what_cannot_be_read_says_what_was_expected(text: str, words: str) -> None:
    with pytest.raises(Unreadable) as caught:
        WORDS.read(text)
    assert words in str(caught.value)
    assert len(str(caught.value)) < 200


def test_common_moves_are_remembered() -> None:
    assert WORDS.read("play AS") is card("AS")
    assert WORDS.spell(4) == "bid 4"
    assert WORDS.spell(5) == "bid 5"


@pytest.mark.parametrize("name", GAMES)
def test_a_refused_move_lists_what_seats_say_and_nothing_of_chance(name: str) -> None:
    """Random play by every rulebook: the verbs that are listed are those of seats alone."""
    for book in GAMES[name].rulebooks:
        table, rng = spadille.table(name, rulebook=book, seed=2), Stream(seed_of("said"))
        for _ in range(40):
            if table.deciding:
                table.play(*random_move(table.game, table.state, rng))
        with pytest.raises(Unreadable) as caught:
            table.game.read("frobnicate")
        listed = str(caught.value).removeprefix("expected one of ").partition(";")[0].split(", ")
        for seat, move in table.log:
            text = table.game.spell(move)
            assert any(f"{text} ".startswith(f"{verb} ") for verb in listed) is (seat != NATURE), text
