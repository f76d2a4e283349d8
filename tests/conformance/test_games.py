"""The laws of the contract, held for every game, rulebook and number of seats there is.

A game that is registered later is covered by itself.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spadille.core.errors import BadOptions
from spadille.core.options import OptionValue, Spec, specs
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game
from spadille.testing.check import check, check_end

TABLES = [
    (name, book.name, seats)
    for name, entry in GAMES.items()
    for book in entry.rulebooks.values()
    for seats in book.seats
]
IDS = [f"{name}-{book}-{seats}" for name, book, seats in TABLES]
MIXTURES = [(name, number) for name in GAMES for number in range(12)]
NUMBERS = (0, 1, 2, 3, 5, 7, 10, 14, 50, 100, 200, 500, -250)


@pytest.mark.parametrize(("name", "book", "seats"), TABLES, ids=IDS)
def test_the_laws_hold(name: str, book: str, seats: int) -> None:
    assert check(open_game(name, book, seats, {}), moves=160)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "book", "seats"), TABLES, ids=IDS)
def test_the_laws_hold_for_long(name: str, book: str, seats: int) -> None:
    assert check(open_game(name, book, seats, {}), seed=1, moves=400)


@pytest.mark.proof
@pytest.mark.parametrize(("name", "book", "seats"), TABLES, ids=IDS)
def test_the_laws_hold_for_very_long(
    name: str, book: str, seats: int, record_property: Callable[[str, object], None]
) -> None:
    made = sum(check(open_game(name, book, seats, {}), seed=1 + number, moves=800) for number in range(4))
    record_property("moves", made)


@pytest.mark.uncounted
@pytest.mark.parametrize(("name", "book", "seats"), TABLES, ids=IDS)
def test_every_game_ends(name: str, book: str, seats: int) -> None:
    for seed in range(2):
        check_end(open_game(name, book, seats, {}), seed=seed)


@pytest.mark.uncounted
@pytest.mark.parametrize(("name", "number"), MIXTURES, ids=[f"{name}-{number}" for name, number in MIXTURES])
def test_the_laws_hold_for_any_mixture_of_options(name: str, number: int) -> None:
    rng = Stream(seed_of(f"mixture {name} {number}"))
    books = list(GAMES[name].rulebooks.values())
    opened = 0
    for _ in range(40):
        book = books[rng.below(len(books))]
        seats = book.seats[rng.below(len(book.seats))]
        known = specs(type(book.options))
        given = {option: _any_value(spec, rng) for option, spec in known.items() if not rng.below(3)}
        try:
            game = open_game(name, book.name, seats, given)
        except BadOptions:
            continue
        check(game, seed=number, moves=60, thorough=6)
        opened += 1
        if opened == 2:
            return
    pytest.fail("hardly any mixture of options can be played")


def _any_value(spec: Spec, rng: Stream) -> OptionValue:
    """A value that the option allows, small where it is a number."""
    values = [*spec.choices, *(number for number in NUMBERS if spec.whole and spec.allows(number))]
    return values[rng.below(len(values))]
