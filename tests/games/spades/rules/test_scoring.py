"""Tests the kernel's worth of ends of deals: to the last bit that of the rules and the strong player in Python."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

from spadille.core.errors import SpadilleError
from spadille.games import GAMES, open_game
from spadille.games.spades import native
from spadille.games.spades.game import Spades
from spadille.games.spades.native import NEVER, reckoning, score, scores_by
from spadille.games.spades.players.worth import Worths
from spadille.games.spades.rules import SpadesOptions
from spadille.games.spades.state import BIDS, BLIND_NIL, NIL, Call, Match

pytestmark = pytest.mark.skipif(not native.READY, reason="no native search here")

TABLES: Final = [(book, seats) for book, each in GAMES["spades"].rulebooks.items() for seats in each.seats]
ENDS: Final = 400
"""Random ends of each table, under options of their own."""


def any_options(chance: random.Random) -> dict[str, Any]:
    """Options that say what an end brings, each drawn by itself; some of one in a great many tables."""
    numbers = {
        "nil_bonus": (0, 50, 100, 137),
        "nil_penalty": (0, 50, 100, 113),
        "blind_nil_bonus": (0, 100, 200),
        "blind_nil_penalty": (0, 100, 200, 301),
        "overtrick_points": (-13, -1, 0, 1, 7),
        "bag_penalty": (0, 33, 50, 100, 1_000_000),
        "target": (1, 200, 500, 1_000_000),
        "mercy": (None, 0, -250, -1_000_000),
        "hand_limit": (None, 1, 4),
        "max_deals": (5, 100),
        "failed_nil_bags": (False, True),
        "set_penalty": ("zero", "minus"),
        "trick_points": ("taken", "bid"),
        "nil": (False, True),
        "blind_nil": (False, True),
    }
    return {name: chance.choice(values) for name, values in numbers.items() if chance.random() < 0.4}


def any_match(chance: random.Random, sides: int) -> Match:
    """A match in the middle, at times with a shared top or close to its end."""
    totals = [chance.choice((0, chance.randint(-400, 520), 480, 500)) for _ in range(sides)]
    bags = tuple(chance.randrange(10) for _ in range(sides))
    return Match(0, chance.choice((0, 3, 4, 99)), tuple(totals), bags, (), tied=chance.random() < 0.2)


def any_end(chance: random.Random, game: Spades) -> tuple[tuple[Call, ...], bytes]:
    """Calls of a deal, and tricks that were all taken."""
    some: list[Call] = [NIL, BLIND_NIL, *BIDS[1:7]]
    calls = [chance.choice(some) for _ in range(game.seats)]
    taken = [0] * game.seats
    for _ in range(game.hand_size):
        taken[chance.randrange(game.seats if chance.random() < 0.5 else 1 + game.seats // 2)] += 1
    return tuple(calls), bytes(taken)


def random_ends(book: str, seats: int) -> Iterator[tuple[Spades, Match, tuple[Call, ...], bytes]]:
    chance, game = random.Random(f"{book} {seats}"), None
    for number in range(ENDS):
        if not number % 20:
            game = open_game("spades", book, seats, any_options(chance) if number else {})
        assert isinstance(game, Spades)
        yield game, any_match(chance, game.sides), *any_end(chance, game)


@pytest.mark.parametrize(("book", "seats"), TABLES)
def test_an_end_is_worth_to_every_seat_what_the_rules_say_to_the_last_bit(
    book: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game, match, calls, taken in random_ends(book, seats):
        kernel = [Worths(game, seat, match) for seat in range(seats)]
        found = [each.of(calls, [taken])[0] for each in kernel]
        with monkeypatch.context() as patched:
            patched.setattr(native, "scores_by", lambda _: False)
            told = [Worths(game, seat, match).of(calls, [taken])[0] for seat in range(seats)]
        assert all(each.terms(calls) is not None for each in kernel)
        assert found == told, (game.options, match, calls, taken)


@pytest.mark.parametrize(("book", "seats"), TABLES)
def test_the_chances_of_all_sides_to_win_add_up_to_1(book: str, seats: int) -> None:
    for game, match, calls, taken in random_ends(book, seats):
        wins = [Worths(game, seat, match).of(calls, [taken])[0].win for seat in range(game.sides)]
        assert sum(wins) in (0, pytest.approx(1, abs=0.001)), (game.options, match, calls, taken)


def test_what_the_kernel_has_not_heard_of_is_scored_by_the_rules() -> None:
    class More(SpadesOptions, frozen=True, kw_only=True):
        """Options with one that comes later."""

        ten_for_200: bool = False

    assert scores_by(More())
    assert not scores_by(More(ten_for_200=True))


@pytest.mark.parametrize(("option", "value"), [("set_penalty", "half"), ("bag_penalty", "ten tricks")])
def test_a_new_value_of_an_old_option_is_scored_by_the_rules(option: str, value: str) -> None:
    assert scores_by(SpadesOptions())
    assert not scores_by(msgspec.structs.replace(SpadesOptions(), **{option: value}))


def test_every_option_of_today_is_known() -> None:
    assert set(native.SCORES) <= {*SpadesOptions.__struct_fields__}
    assert all(scores_by(each.options) for each in GAMES["spades"].rulebooks.values())


WRONG: Final[list[tuple[dict[str, Any], int, bytes, str]]] = [
    ({}, 0, bytes(7), "expected a seat, and the calls and tricks of all"),
    ({}, 4, bytes(8), "expected a seat, and the calls and tricks of all"),
    ({"seats": 5}, 0, bytes(8), "expected seats and sides that fit"),
    ({"size": 3}, 0, bytes(8), "expected seats and sides that fit, and a chance for every score"),
    ({"table": bytes(3)}, 0, bytes(8), "expected a row of doubles"),
    ({"bags": (1,)}, 0, bytes(8), "expected 2 numbers as bags"),
]


@pytest.mark.parametrize(("wrong", "seat", "ends", "told"), WRONG)
def test_ends_that_are_none_are_refused(wrong: dict[str, Any], seat: int, ends: bytes, told: str) -> None:
    terms = reckoning(SpadesOptions(), 4, Match(0, 0, (0, 0), (0, 0), (), tied=False))
    assert terms.mercy == -NEVER
    with pytest.raises(SpadilleError, match=told):
        score(msgspec.structs.replace(terms, **wrong), seat, ends)
