"""Options of games with a native half are classified; at a table that it cannot honour players do without it."""

from __future__ import annotations

from importlib import import_module
from types import UnionType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import pytest

from spadille.bots import make_bot
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import open_game
from spadille.games.auction_pinochle import native as auction_pinochle
from spadille.games.five_hundred import native as five_hundred
from spadille.games.pinochle import native as pinochle
from spadille.games.pyramid import solver as pyramid
from spadille.games.spades import native as spades
from spadille.search.honours import ANY, BEFORE, SCORED, aside
from spadille.thinking.budget import Budget

HALVES: Final[dict[str, Any]] = {
    "auction_pinochle": auction_pinochle,
    "five_hundred": five_hundred,
    "pinochle": pinochle,
    "pyramid": pyramid,
    "spades": spades,
}
NOT_HONOURED: Final[dict[str, set[tuple[str, Any]]]] = {name: set() for name in HALVES} | {
    "five_hundred": {("sides", "threes"), ("pack", "53"), ("pack", "63")},  # tables for five and six
    "pinochle": {
        ("melds_a_trick", "several"),
        ("reuse", "never"),
        ("dix_swap", False),
        ("endgame", "free"),
        ("counting", "simple"),
        ("counting", "counters"),
    },
}
"""Values of options by which the native half does not play. One that is added here is a decision."""
IN_PYTHON: Final = ("auction_pinochle", "five_hundred")
"""Games whose strong players search in plain Python at a table that is not honoured."""


def rulebooks(game: str) -> Any:
    return import_module(f"spadille.games.{game}.rules").RULEBOOKS.values()


def choices(hint: Any) -> tuple[Any, ...]:
    """The values of an option that can be counted: those of literals and yes or no."""
    if hint is bool:
        return (True, False)
    if get_origin(hint) is Literal:
        return get_args(hint)
    return tuple(each for part in get_args(hint) if isinstance(hint, UnionType) for each in choices(part))


def options_of(game: str) -> dict[str, Any]:
    """Every option of a game and its type."""
    (kind,) = {type(book.options) for book in rulebooks(game)}
    return {name: hint for name, hint in get_type_hints(kind).items() if name in kind.__struct_fields__}


@pytest.mark.parametrize("game", HALVES)
def test_every_option_is_classified(game: str) -> None:
    assert set(HALVES[game].HONOURS) == set(options_of(game))


@pytest.mark.parametrize("game", HALVES)
def test_every_value_is_honoured_or_known_not_to_be(game: str) -> None:
    for name, hint in options_of(game).items():
        honour, values = HALVES[game].HONOURS[name], choices(hint)
        if honour not in (ANY, BEFORE, SCORED):
            assert values, f"{name} has no values to count: is any honoured?"
            assert set(values) - set(honour) == {value for option, value in NOT_HONOURED[game] if option == name}
            assert set(honour) <= set(values)


@pytest.mark.parametrize("game", HALVES)
def test_no_rulebook_is_left_to_rules_of_thumb(game: str) -> None:
    assert [aside(True, HALVES[game].HONOURS, book.options) for book in rulebooks(game)] == [None] * len(
        rulebooks(game)
    )


@pytest.mark.parametrize("game", [game for game in HALVES if game not in IN_PYTHON])
def test_a_table_that_is_not_honoured_is_left_to_the_regular_player(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"spadille.games.{game}.players.strong.NATIVE", True)
    option = next(name for name, honour in HALVES[game].HONOURS.items() if isinstance(honour, tuple))
    monkeypatch.setitem(HALVES[game].HONOURS, option, ("a value of a rule that is not there",))
    book = next(iter(rulebooks(game)))
    table, rng = Table(open_game(game, book.name, book.usual_seats, {})), Stream(seed_of("honours"))
    whys: list[str] = []
    while len(whys) < 12 and table.outcome is None:
        if not table.deciding:
            table.settle(rng)
            continue
        (seat,) = table.deciding
        moves = table.moves(seat)
        decision = make_bot("strong", table.game, seat, 1, Budget(worlds=4)).choose(table.view(seat), moves)
        usual = make_bot("regular", table.game, seat, 1).choose(table.view(seat), moves)
        assert decision.move == usual.move
        whys += [str(decision.why)] * ("rules of thumb" in str(decision.why))
        table.play(seat, decision.move)
    value = getattr(book.options, option)
    assert whys
    assert all(f"(rules of thumb: the native search does not play by {option} = {value})" in why for why in whys)
