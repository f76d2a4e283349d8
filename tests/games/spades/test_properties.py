"""Spades under any options and any seed: accepted or refused with reasons, added up rightly, replayed from anywhere."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

import spadille
from spadille.core.errors import BadOptions
from spadille.core.options import Spec, specs
from spadille.core.table import Table
from spadille.fair.shuffle import Stream, seed_of
from spadille.games.spades.rules import RULEBOOKS, SpadesOptions
from spadille.testing.playing import random_move

KNOWN = specs(SpadesOptions)
steady = settings(deadline=None, derandomize=True, max_examples=40)


def values_of(spec: Spec) -> st.SearchStrategy[Any]:
    """Values that an option allows, whole numbers small and large."""
    allowed: list[st.SearchStrategy[Any]] = [st.sampled_from(spec.choices)] if spec.choices else []
    if spec.whole:
        low, high = spec.option.low, spec.option.high
        allowed += [st.integers(low, min(high, low + 30)), st.integers(low, high)]
    return st.one_of(allowed)


OPTIONS = st.fixed_dictionaries({}, optional={name: values_of(spec) for name, spec in KNOWN.items()})
TABLES = st.sampled_from([(book.name, seats) for book in RULEBOOKS.values() for seats in book.seats])


def opened(book: str, seats: int, seed: int, options: dict[str, Any]) -> Table | str:
    """The table, or why there is none."""
    try:
        return spadille.table("spades", rulebook=book, seats=seats, seed=seed, **options)
    except BadOptions as wrong:
        return str(wrong)


def play_out(table: Table, seed: str, most: int = 1500) -> None:
    """Random moves to the end, or as far as `most` of them lead."""
    rng = Stream(seed_of(seed))
    while table.deciding and table.version < most:
        table.play(*random_move(table.game, table.state, rng))


@given(where=TABLES, options=OPTIONS, seed=st.integers(0, 10**6))
@steady
def test_any_options_are_refused_with_a_reason_or_can_be_played(
    where: tuple[str, int], options: dict[str, Any], seed: int
) -> None:
    book, seats = where
    table = opened(book, seats, seed, options)
    if isinstance(table, str):
        assert table.startswith("option ") or re.search(r"\(SPD-[^()]+\)\.$", table), "the clause that forbids it"
        assert RULEBOOKS[book].at(seats) != msgspec.structs.replace(RULEBOOKS[book].at(seats), **options)
        return
    for name, value in options.items():
        assert getattr(table.game.options, name) == value
    play_out(table, f"{seed}", most=150)
    again = spadille.loads(table.record)
    assert again.game.options == table.game.options
    assert again.state == table.state


@given(where=TABLES, options=OPTIONS, seed=st.integers(0, 10**6))
@steady
def test_the_totals_are_the_sums_of_the_lines(where: tuple[str, int], options: dict[str, Any], seed: int) -> None:
    book, seats = where
    table = opened(book, seats, seed, {**options, "max_deals": 6})
    if isinstance(table, str):
        return
    play_out(table, f"{seed}")
    standing, outcome = table.standing, table.outcome
    assert outcome is not None
    assert 1 <= standing.deals <= 6
    sides = len(standing.scores)
    totals = [0] * sides
    for sheet in standing.sheet:
        assert sum(sheet.taken) * seats <= 52 + 2
        for line in sheet.lines:
            totals[line.side] += line.points
        assert tuple(totals) == sheet.totals
    assert tuple(totals) == standing.scores
    assert outcome.payoff == tuple(standing.scores[seat % sides] for seat in range(seats))
    best = max(standing.scores)
    assert all(outcome.payoff[seat] == best for seat in outcome.winners)
    assert not outcome.winners or all(seat in outcome.winners for seat in range(seats) if outcome.payoff[seat] == best)


@given(where=TABLES, seed=st.integers(0, 10**6), data=st.data())
@steady
def test_a_record_can_be_replayed_from_any_line(where: tuple[str, int], seed: int, data: st.DataObject) -> None:
    book, seats = where
    table = spadille.table("spades", rulebook=book, seats=seats, seed=seed, max_deals=2)
    play_out(table, f"{seed}")
    lines = table.record.splitlines(keepends=True)
    cut = data.draw(st.integers(1, len(lines)))
    part = spadille.loads(b"".join(lines[:cut]))
    assert part.record.splitlines(keepends=True)[: cut - 1] == lines[: cut - 1]
    back = spadille.loads(table.record)
    back.back(part.version)
    assert back.state == part.state
    assert back.record == part.record
