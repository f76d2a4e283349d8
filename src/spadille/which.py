"""Which game do we play? What a table does, held against the rulebooks and the presets of a game.

Questions come from the options as they are declared, in their own sentences: the one that parts the ways to play which
are still left most evenly is asked first. Nothing is asked that would tell nothing, and whoever does not know is asked
something else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from spadille.core.contract import Value
from spadille.core.errors import BadOptions
from spadille.core.options import Difference, OptionValue, Spec, nobody_plays, specs
from spadille.core.preset import Preset, Ruled, ruled, told_apart, unlike
from spadille.core.words import Name, Text
from spadille.manifest import Manifest

QUESTIONS: Final = 4
"""Asked of people at most, besides how many play: then the nearest way is told, and others that fit as well."""
_AT_A_GLANCE: Final = 5
"""A question with more answers than these is asked only where no other tells anything."""

Said: TypeAlias = Mapping[Name, OptionValue]
"""What a table does, as far as it knows."""


class Way(Value, frozen=True):
    """A way to play that has a name: a rulebook, or a preset."""

    name: Name
    title: Text
    line: Text
    """What tells it apart."""
    rules: Ruled
    preset: Preset | None = None
    """None: it is a rulebook as it stands."""

    def has(self, spec: Spec, value: OptionValue) -> bool:
        """Whether that is so here, and makes a difference."""
        here: OptionValue = getattr(self.rules.options, spec.name)
        return _alike(here, value) and spec.applies(self.rules.options, self.rules.seats)

    def contradicts(self, said: Said) -> int:
        """How much of what a table does is otherwise here."""
        known = specs(type(self.rules.options))
        return sum(name not in known or not self.has(known[name], value) for name, value in said.items())


class Answer(Value, frozen=True):
    """What may be so at a table, in a sentence."""

    value: OptionValue
    words: Text


class Question(Value, frozen=True):
    """What is asked next: an option, and what the ways that are left make of it."""

    option: Name
    answers: tuple[Answer, ...]


class Found(Value, frozen=True, kw_only=True):
    """What a table plays: the nearest way, and the nearest rulebook, with the differences from each to the table."""

    rules: Ruled
    way: Way
    differs: tuple[Difference, ...]
    book: Way
    book_differs: tuple[Difference, ...]
    also: tuple[Way, ...]
    """Other ways that fit no worse what was said."""


def ways(game: Manifest, seats: int | None = None) -> tuple[Way, ...]:
    """Every way to play a game that has a name; without a number of seats, each with its usual one.

    What is usually meant is first, then the other rulebooks, then the presets. Raises BadOptions where nobody plays it
    with so many.
    """
    found = [way for way in _every(game, seats) if seats in (None, way.rules.seats)]
    if not found:
        raise nobody_plays(game.name, game.seat_counts, seats)
    usual, set_so = game.meant(seats)
    return tuple(sorted(found, key=lambda way: (way.rules.book.name, way.rules.changed) != (usual, set_so)))


def _every(game: Manifest, seats: int | None) -> Iterator[Way]:
    books = game.rulebooks
    for book in books.values():
        many = book.usual_seats if seats is None or seats not in book.seats else seats
        yield Way(book.name, book.title, book.line, Ruled(book, book.at(many), many))
    for each in game.presets.values():
        rules = ruled(each, books, seats if seats in each.seats else None)
        yield Way(each.name, each.title, each.line, rules, each)


# -- asking --------------------------------------------------------------------------------------------


def question(game: Manifest, among: Sequence[Way], said: Said, passed: Collection[Name] = ()) -> Question | None:
    """What to ask next, after what a table has said and what it did not know; None: nothing more would tell.

    Asked first is what the presets are known by, and what the game puts in sight; of two questions that part the ways
    alike, the one that the game lays before people first.
    """
    left = _fitting(among, said)
    telling = {*game.choosing.first, *(name for each in game.presets.values() for name in each.options)}
    known = {name: spec for name, spec in specs(type(left[0].rules.options)).items() if not spec.option.by_hand}
    order = [name for _, names in game.arranged(known) for name in names if name not in said and name not in passed]
    asked = [found for name in order if (found := _question(known[name], left)) is not None]
    return min(
        asked, key=lambda each: (each.option not in telling, _worth(each, left, known[each.option])), default=None
    )


def _question(spec: Spec, left: Sequence[Way]) -> Question | None:
    """What the ways make of an option where it makes a difference to them; None where that parts none from others."""
    answers: list[Answer] = []
    for way in left:
        value: OptionValue = getattr(way.rules.options, spec.name)
        if way.has(spec, value) and not any(_alike(each.value, value) for each in answers):
            answers.append(Answer(value, spec.says_at(way.rules.options, way.rules.seats)))
    return Question(spec.name, tuple(answers)) if len(answers) > 1 else None


def _alike(one: OptionValue, other: OptionValue) -> bool:
    """Whether two values are one; True and 1 are two."""
    return type(one) is type(other) and one == other


def _worth(asked: Question, left: Sequence[Way], spec: Spec) -> tuple[bool, bool, int]:
    """The smaller, the better: few answers, none for whom it means nothing, and few ways left after any of them."""
    parts = [sum(way.has(spec, each.value) for way in left) for each in asked.answers]
    idle = len(left) - sum(parts)
    return len(parts) > _AT_A_GLANCE, idle > 0, sum(part * part for part in (*parts, idle))


# -- answering -----------------------------------------------------------------------------------------


def nearest(game: Manifest, among: Sequence[Way], said: Said) -> Found:
    """What a table plays that does all this, and all else as the nearest way; raises BadOptions for what cannot be."""
    way, rules = _settled(among, said)
    there = [each for each in among if each.preset is None and each.rules.seats == rules.seats]
    books = sorted(there, key=lambda each: (len(unlike(each.rules, rules)), each.name != rules.book.name))
    book = books[0] if books else _plain(rules)
    return Found(
        rules=rules,
        way=way,
        differs=told_apart(way.rules, rules, game.package),
        book=book,
        book_differs=told_apart(book.rules, rules, game.package),
        also=tuple(each for each in among if each != way and _fits(each, said, way)),
    )


def settled(way: Way, said: Said) -> Ruled:
    """A way to play with all that was said; raises BadOptions where that does not go together."""
    book, seats = way.rules.book, way.rules.seats
    return Ruled(book, book.settle(seats, {**way.rules.changed, **said}), seats)


def _fits(way: Way, said: Said, best: Way) -> bool:
    """Whether a way goes together with what was said, and fits it no worse than another."""
    if way.contradicts(said) > best.contradicts(said):
        return False
    try:
        settled(way, said)
    except BadOptions:
        return False
    return True


def _settled(among: Sequence[Way], said: Said) -> tuple[Way, Ruled]:
    """The nearest way that goes together with all that was said, and the rules that this makes.

    Of two that are as near, that is taken which says least besides.
    """
    refused: list[BadOptions] = []
    for way in sorted(among, key=lambda each: (each.contradicts(said), len(each.rules.changed.keys() - said.keys()))):
        try:
            return way, settled(way, said)
        except BadOptions as wrong:
            refused.append(wrong)
    raise refused[0]


def _plain(rules: Ruled) -> Way:
    """The rulebook of a table, for as many as sit there."""
    book = rules.book
    return Way(book.name, book.title, book.line, Ruled(book, book.at(rules.seats), rules.seats))


def _fitting(among: Sequence[Way], said: Said) -> list[Way]:
    """The ways that contradict least of what was said."""
    least = min(way.contradicts(said) for way in among)
    return [way for way in among if way.contradicts(said) == least]
