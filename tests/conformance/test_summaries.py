"""Tests what a table says of its own rules: only what can happen under its options, in grammatical numbers."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from spadille.core.contract import AnyGame, Over
from spadille.core.errors import BadOptions
from spadille.core.options import IDLE, OptionValue, Spec, specs
from spadille.core.summary import Line, summary
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import GAMES, open_game, rulebook_of
from spadille.testing.playing import random_move

TABLES = [
    (name, book.name, seats)
    for name, entry in GAMES.items()
    for book in entry.rulebooks.values()
    for seats in book.seats
]
IDS = [f"{name}-{book}-{seats}" for name, book, seats in TABLES]
NUMBERS = (0, 1, 2, 3, 7, 14, 50, 100, 200, 500, -1, -250)
ONE_OF_MANY = re.compile(r"(?<![\d.,])[-−]?1 (?!is\b|was\b|has\b|less\b)[a-z]+s\b")


def values_of(spec: Spec) -> Iterator[OptionValue]:
    """Every choice of an option, the ends of its numbers, and some between."""
    yield from spec.choices
    if spec.whole:
        numbers = {spec.option.low, *NUMBERS, *(value for value, _ in spec.option.values if type(value) is int)}
        yield from sorted(each for each in numbers if spec.allows(each) and each not in spec.choices)


def opened(name: str, book: str, seats: int, given: Mapping[str, OptionValue]) -> Iterator[AnyGame]:
    """The game, if the options can stand together."""
    try:
        yield open_game(name, book, seats, given)
    except BadOptions:
        return


def tables(name: str, book: str, seats: int, *, pairs: bool = True) -> Iterator[AnyGame]:
    """A table for every value of every option, one for every pair of choices, and mixtures of all."""
    known = specs(type(GAMES[name].rulebooks[book].options))
    yield open_game(name, book, seats, {})
    for option, spec in known.items():
        for value in values_of(spec):
            yield from opened(name, book, seats, {option: value})
    for one, other in itertools.combinations(known.values(), 2) if pairs else ():
        for pair in itertools.product(one.choices, other.choices):
            yield from opened(name, book, seats, {one.name: pair[0], other.name: pair[1]})
    rng = Stream(seed_of(f"summaries {name} {book} {seats}"))
    for _ in range(60):
        given = {each.name: _any(spec=each, rng=rng) for each in known.values() if not rng.below(3)}
        yield from opened(name, book, seats, given)


def _any(spec: Spec, rng: Stream) -> OptionValue:
    values = list(values_of(spec))
    return values[rng.below(len(values))]


def lines_of(game: AnyGame) -> tuple[Line, ...]:
    """The rule summary of a table."""
    return summary(game.options, rulebook_of(game), game.seats, GAMES[game.name].package)


def played(game: AnyGame, moves: int) -> list[object]:
    """A random game of `moves` moves at most: each move, the score, and the mover's view after it."""
    rng, state, told = Stream(seed_of("the same at both tables")), game.initial(), list[object]()
    for _ in range(moves):
        if isinstance(game.turn(state), Over):
            break
        seat, move = random_move(game, state, rng)
        state = game.play(state, seat, move)
        view = game.view(state, None if seat < 0 else seat)
        told.append((seat, game.spell(move), game.standing(state).scores, view))
    return told


@pytest.mark.parametrize(("name", "book", "seats"), TABLES, ids=IDS)
def test_a_table_tells_of_exactly_the_options_that_can_apply(name: str, book: str, seats: int) -> None:
    """One that the table has set in vain is told of too, in as many words; numbers agree with their nouns."""
    for game in tables(name, book, seats, pairs=False):
        tells_of_what_can_apply(game)


@pytest.mark.parametrize(("name", "book", "seats"), TABLES, ids=IDS)
def test_a_table_tells_of_exactly_the_options_that_can_apply_for_every_pair(name: str, book: str, seats: int) -> None:
    for game in tables(name, book, seats):
        tells_of_what_can_apply(game)


def tells_of_what_can_apply(game: AnyGame) -> None:
    """Every line of a summary, and no further ones."""
    known, lines = specs(type(game.options)), {line.option: line for line in lines_of(game)}
    for option, spec in known.items():
        if spec.applies(game.options, game.seats):
            assert str(IDLE) not in str(lines[option].words), option
        elif option in lines:
            assert lines[option].changed, option
            assert str(IDLE) in str(lines[option].words), option
    wrong = [line.words for line in lines.values() if ONE_OF_MANY.search(str(line.words))]
    assert wrong == []


@pytest.mark.parametrize(("name", "book", "seats"), TABLES, ids=IDS)
def test_an_option_that_is_not_told_of_makes_no_difference(name: str, book: str, seats: int) -> None:
    """Whatever value it has instead, the same chance and the same choices lead to the same game."""
    makes_no_difference(name, book, seats, tries=2, moves=100)


@pytest.mark.parametrize(("name", "book", "seats"), TABLES, ids=IDS)
def test_an_option_that_is_not_told_of_makes_no_difference_for_long(name: str, book: str, seats: int) -> None:
    makes_no_difference(name, book, seats, tries=6, moves=250)


def makes_no_difference(name: str, book: str, seats: int, *, tries: int, moves: int) -> None:
    """Try each option that does not apply with `tries` other values."""
    tried, may_be_idle = Counter[str](), set[str]()
    for game in tables(name, book, seats):
        known = specs(type(game.options)).values()
        found = [spec for spec in known if not spec.applies(game.options, seats)]
        may_be_idle.update(spec.name for spec in found)
        if all(tried[spec.name] >= tries for spec in found):
            continue
        given = {spec.name: getattr(game.options, spec.name) for spec in known}
        expected = played(game, moves)
        for spec in found:
            for other in idle(name, book, seats, given, spec) if tried[spec.name] < tries else ():
                assert played(other, moves) == expected, f"{spec.name}: {other.options}"
                tried[spec.name] += 1
    assert set(tried) == may_be_idle


def idle(name: str, book: str, seats: int, given: Mapping[str, OptionValue], spec: Spec) -> Iterator[AnyGame]:
    """The same table with up to two other values of an option that does not apply with them either."""
    others = (value for value in values_of(spec) if value != given[spec.name])
    games = itertools.chain.from_iterable(opened(name, book, seats, {**given, spec.name: each}) for each in others)
    yield from itertools.islice((game for game in games if not spec.applies(game.options, seats)), 2)


@pytest.mark.parametrize(
    ("name", "seats", "given", "untrue"),
    [
        ("spades denexa", 4, {}, "nil that|Blind nil may|bid blind nil|failed nil|apart from nil"),
        ("spades bicycle", 2, {"nil": True, "blind_nil": True}, "before they look|at any score|bid blind nil"),
        ("spades bicycle", 4, {"blind_nil": True}, "Nobody bids nil"),
        ("spades bicycle", 6, {}, "Twos are the lowest"),
        ("spades bicycle", 4, {"hand_limit": 7, "max_deals": 7}, "unless the lead is shared"),
        ("five_hundred denexa", 4, {"nullo": False}, "outbids nullo|[Gg]rand nullo"),
        ("five_hundred denexa", 4, {"bid_rounds": 1}, "later turn"),
        ("pinochle denexa", 2, {"both_over": "higher_wins"}, "rises"),
        ("mexican_sweat denexa", 4, {}, "Players peek|blind"),
        ("mexican_sweat denexa", 2, {"stake_mode": "blinds"}, "two players to|ante"),
    ],
)
def test_what_cannot_happen_is_not_told(name: str, seats: int, given: dict[str, OptionValue], untrue: str) -> None:
    game, book = name.split(" ")
    told = [line.words for line in lines_of(open_game(game, book, seats, given))]
    assert [each for each in told if re.search(untrue, str(each)) and not str(each).endswith(str(IDLE))] == []
