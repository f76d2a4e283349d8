"""Tests that reviews, hints, rows, scenes and panels can be made of every legal record."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance import looking_back
from tests.conformance.looking_back import Drawn, drawn, faults, make_all, ways

from spadille.games import GAMES

FEW, MANY = (1, 2), 150
EARLY = [("spades", "two_hands", 2, {}), ("spades", "rules_of_spades", 4, {"cut": True})]
"""Tables at which something is decided before anybody has bid: cards are kept or left, or cut."""


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge moves in one world only: the tests look at the texts, and not at the figures."""
    monkeypatch.setattr("spadille.review.judging._FEWEST", 1)


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("name", GAMES)
def test_everything_is_made_of_some_records(name: str) -> None:
    tally = Counter[str]()
    assert not "\n\n".join(faults(name, 16, FEW, tally))
    assert tally["played"], tally


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize(("name", "way", "seats", "options"), EARLY)
def test_everything_is_made_where_nobody_has_bid_yet(name: str, way: str, seats: int, options: dict[str, Any]) -> None:
    assert make_all(Drawn(name, 16, 1, way, seats, options))


def test_every_way_and_number_of_seats_gets_its_turn() -> None:
    plain = {(one.way, one.seats) for number in range(600) if (one := drawn("spades", 7, number)) and number % 3 < 2}
    assert plain >= set(ways("spades"))


def test_whatever_goes_wrong_is_told_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(*_: Any) -> None:
        raise ZeroDivisionError("nought")

    monkeypatch.setattr(looking_back, "rows", fall)
    (told,) = faults("war", 3, [5], Counter[str]())
    assert told.startswith("python -m tests.conformance.looking_back war --seed 3 --only 5: ")
    assert told.endswith("ZeroDivisionError: nought")


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("name", GAMES)
def test_everything_is_made_of_many_records(name: str, record_property: Callable[[str, object], None]) -> None:
    seed, tally = random.SystemRandom().randrange(1 << 32), Counter[str]()
    found = "\n\n".join(faults(name, seed, range(MANY), tally))
    told = ", ".join(f"{count} {what}" for what, count in sorted(tally.items()))
    record_property("figure", f"{name}: {MANY} records looked back on (seed {seed}): {told}")
    assert not found
    assert tally["played"] > MANY / 2
