"""Tables of War with the cards dealt as a test needs them."""

from __future__ import annotations

from typing import Any

from spadille.cards.card import read_cards
from spadille.cards.pack import STANDARD
from spadille.core.contract import NATURE
from spadille.core.table import Table
from spadille.games import open_game
from spadille.games.war.game import War
from spadille.games.war.state import TURN_UP
from spadille.parts.dealing import Deal


def war(**options: Any) -> War:
    game = open_game("war", None, None, options)
    assert isinstance(game, War)
    return game


def dealt(one: str, other: str, **options: Any) -> Table:
    """A table where seat 0 and seat 1 have been dealt these cards first, the rest in the order of the pack."""
    table = Table(war(**options))
    rest = iter([each for each in STANDARD if each not in read_cards(f"{one} {other}")])
    stacks = [[*cards, *(next(rest) for _ in range(26 - len(cards)))] for cards in map(read_cards, (one, other))]
    table.play(NATURE, Deal(tuple(each for pair in zip(*stacks, strict=True) for each in pair)))
    return table


def fight(table: Table, steps: int = 1) -> None:
    for _ in range(steps):
        for seat in table.deciding:
            table.play(seat, TURN_UP)
