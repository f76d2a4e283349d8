"""Tables of Spades with options of their own, and a deal at them."""

from __future__ import annotations

from typing import Any

from spadille.core.contract import NATURE
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.spades.game import Spades


def opened(book: str = "rules_of_spades", seats: int = 4, **options: Any) -> Spades:
    """A game whose first dealer is drawn at random, so that a test can name the dealer."""
    game = open_game("spades", book, seats, {"first_dealer": "random", **options})
    assert isinstance(game, Spades)
    return game


def dealt(game: Spades, seed: str) -> Table:
    """A table after the deal: the last seat has dealt, and seat 0 speaks first."""
    table = Table(game)
    table.play(NATURE, f"dealer {game.seats - 1}")
    table.settle(Stream(seed_of(seed)))
    return table
