"""Options that cannot stand together are refused in words, in the reader's language, with both named and the clause."""

from __future__ import annotations

from typing import Any

import pytest

from spadille.core.errors import BadOptions, told_of
from spadille.core.words import in_words
from spadille.games import open_game

AUCTION = "auction_pinochle"
HARD: list[tuple[str, str, int, dict[str, Any], str, str, str]] = [
    (
        AUCTION,
        "partnership",
        4,
        {"highest_bid": 100},
        "APN-H8",
        "The highest bid, 100, lies below the lowest, 250",
        "Das höchste Gebot, 100, liegt unter dem niedrigsten, 250",
    ),
    (
        AUCTION,
        "partnership",
        4,
        {"raise_by": 1},
        "APN-H8",
        "From 250 to 500 are more than 60 raises of 1",
        "Von 250 bis 500 sind es mehr als 60 Schritte von 1",
    ),
    (
        AUCTION,
        "modern",
        4,
        {"counting": "simple"},
        "APN-H21",
        "A count in ones needs aces, tens and kings that count alike",
        "Wer in Einern zählt, zählt Asse, Zehnen und Könige gleich",
    ),
    (
        "pinochle",
        "denexa",
        2,
        {"target_chain": "play_on", "target_step": 100},
        "PIN-S3",
        "The target must rise by 250 or more: with 100, both players are over it again after almost every deal",
        "Das Ziel muss um mindestens 250 steigen: Bei 100 sind fast nach jedem Spiel wieder beide darüber",
    ),
    (
        "spades",
        "bicycle",
        5,
        {"partnership": True},
        "SPD-AND-36",
        "Partners need four or six players, and there are five",
        "Partner brauchen vier oder sechs Spieler, hier sind es fünf",
    ),
    (
        "spades",
        "bicycle",
        5,
        {"jokers": 2},
        "SPD-S20",
        "Jokers are played by two or four, and there are five",
        "Mit Jokern spielen zwei oder vier, hier sind es fünf",
    ),
    (
        "spades",
        "bicycle",
        3,
        {"min_bid": 18},
        "SPD-S26",
        "A hand of three players has 17 cards, so 18 cannot be the lowest bid",
        "Bei drei Spielern hat ein Blatt 17 Karten, also ist 18 als niedrigste Ansage zu hoch",
    ),
    (
        "five_hundred",
        "denexa",
        4,
        {"sides": "alone"},
        "",
        "“Ace, no face” needs a partner, and nobody has one here",
        "„Ass, kein Bild“ braucht einen Partner, und hier hat niemand einen",
    ),
]


@pytest.mark.parametrize(("game", "book", "seats", "options", "named", "english", "german"), HARD)
def test_a_contradiction_is_told_in_words(
    game: str, book: str, seats: int, options: dict[str, Any], named: str, english: str, german: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        open_game(game, book, seats, options)
    told = told_of(refused.value)
    clause = f" ({named})." if named else "."
    assert in_words(told, "en") == english + clause
    assert in_words(told, "de") == german + clause
