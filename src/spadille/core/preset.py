"""Ways to play: popular sets of a game's options, each with its own name.

A way to play is a printed rulebook, the options set differently, and the number of players. A table keeps only rulebook
and options, by which the way is recognised: a record needs nothing new and other programs need not know the name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from spadille.core.contract import Value
from spadille.core.errors import BadOptions
from spadille.core.options import (
    Difference,
    Options,
    OptionValue,
    Rulebook,
    Spec,
    changes,
    clauses_of,
    specs,
)
from spadille.core.summary import leaving_open
from spadille.core.words import Name, Text

Books = Mapping[str, Rulebook[Any]]


class Preset(Value, frozen=True, kw_only=True):
    """A way to play a game that many people know by a name."""

    name: Name
    title: Text
    line: Text
    """Its distinctive feature in a line, for a person who must choose."""
    guest: tuple[Text, Text, Text]
    """Three sentences for a guest who knows the game."""
    rulebook: Name
    """The nearest printed rulebook."""
    seats: tuple[int, ...]
    """Allowed numbers of players; the first is usual."""
    options: Mapping[str, OptionValue] = msgspec.field(default_factory=dict)
    """The options set differently from that rulebook."""
    also: tuple[str, ...] = ()
    """Other common names for it."""


class Ruled(Value, frozen=True):
    """The rules of a table: a rulebook, the settled options, and the number of players."""

    book: Rulebook[Any]
    options: Options
    seats: int

    @property
    def changed(self) -> dict[str, OptionValue]:
        """The options that are set differently from the rulebook."""
        return changes(self.options, self.book, self.seats)


def ruled(preset: Preset, books: Books, seats: int | None = None) -> Ruled:
    """The rules of a table that plays this way; raises BadOptions for a wrong number of players or a contradiction."""
    if preset.rulebook not in books:
        raise BadOptions(f"{preset.name}: expected a rulebook: {', '.join(books)}; got {preset.rulebook!r}")
    book, places = books[preset.rulebook], preset.seats[0] if seats is None else seats
    return Ruled(book, book.settle(places, preset.options), places)


def unlike(one: Ruled, other: Ruled) -> tuple[str, ...]:
    """The options that have different values and matter at one of two tables at least."""
    return tuple(
        name
        for name, spec in specs(type(one.options)).items()
        if _at(one, name) != _at(other, name) and any(spec.applies(each.options, each.seats) for each in (one, other))
    )


def _at(rules: Ruled, name: str) -> tuple[type, OptionValue]:
    """The value of an option with its type, so that True and 1 differ."""
    value: OptionValue = getattr(rules.options, name)
    return type(value), value


def recognised(rules: Ruled, presets: Iterable[Preset], books: Books) -> Preset | None:
    """The way to play that these rules are; None if they have no name."""
    return next((each for each, there in _at_table(rules, presets, books) if not unlike(rules, there)), None)


def nearest(rules: Ruled, presets: Iterable[Preset], books: Books) -> Preset | None:
    """The way to play, for this number of players, that differs from these rules in the fewest options."""
    found = [(len(unlike(rules, there)), each) for each, there in _at_table(rules, presets, books)]
    return min(found, key=lambda pair: pair[0])[1] if found else None


def nearest_book(rules: Ruled, books: Books) -> Rulebook[Any]:
    """The rulebook, for this number of players, that differs in the fewest options from these rules; ties: its own."""
    there = [book for book in (rules.book, *books.values()) if rules.seats in book.seats]
    return min(there, key=lambda book: len(unlike(rules, Ruled(book, book.at(rules.seats), rules.seats))))


def _at_table(rules: Ruled, presets: Iterable[Preset], books: Books) -> Iterator[tuple[Preset, Ruled]]:
    """The ways to play for this number of players, and the rules of each."""
    return ((each, ruled(each, books, rules.seats)) for each in presets if rules.seats in each.seats)


def told_apart(one: Ruled, other: Ruled, package: str) -> tuple[Difference, ...]:
    """The differences between two tables of a game, with their clauses; `package` is the game's, for its decisions."""
    known = specs(type(one.options))
    return tuple(_difference(known[name], one, other, package) for name in unlike(one, other))


def _difference(spec: Spec, one: Ruled, other: Ruled, package: str) -> Difference:
    return Difference(
        spec.name,
        (_at(one, spec.name)[1], _at(other, spec.name)[1]),
        (spec.says_at(one.options, one.seats), spec.says_at(other.options, other.seats)),
        (cited(spec, one, package), cited(spec, other, package)),
    )


def cited(spec: Spec, rules: Ruled, package: str) -> tuple[str, ...]:
    """The clauses for an option at a table: the rulebook's, or those that leave the choice to the table."""
    return leaving_open(spec, package) if spec.name in rules.changed else clauses_of(spec, rules.book)
