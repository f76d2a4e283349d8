"""The laws of the contract, checked by Spadille's test kit over random games, for every rulebook and some options."""

from __future__ import annotations

from typing import Any

import pytest

from german_whist.rules import RULEBOOKS
from spadille.games import open_game
from spadille.testing.check import check, check_end

TABLES: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in RULEBOOKS),
    ("parlour", {"counted": "all", "target": 1, "first_dealer": "random"}),
    ("points", {"counted": "all", "max_deals": 2}),
]


@pytest.mark.parametrize(("book", "options"), TABLES)
def test_the_laws_hold(book: str, options: dict[str, Any]) -> None:
    assert check(open_game("german_whist", book, 2, options), moves=300, thorough=2) == 300


@pytest.mark.parametrize(("book", "options"), TABLES)
def test_every_game_ends(book: str, options: dict[str, Any]) -> None:
    for seed in range(5):
        check_end(open_game("german_whist", book, 2, options), seed=seed)
