"""Identification of a table's game: its practices compared with the rulebooks and the presets of a game.

Questions are derived from the declared options, in their own sentences: the one that divides the remaining ways to play
most evenly is asked first. Options that characterise a game are asked even if they divide no ways, so that no way is
named that a table would deny. After "I do not know" another question follows, and "none of these" is an answer too.
"""

from __future__ import annotations

import types
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from spadille.core.contract import Value
from spadille.core.errors import BadOptions
from spadille.core.options import Difference, OptionValue, Spec, nobody_plays, specs
from spadille.core.preset import Preset, Ruled, cited, ruled, told_apart, unlike
from spadille.core.words import Name, Text
from spadille.manifest import Manifest

QUESTIONS: Final = 4
"""Maximum number of questions, besides the number of players and those that characterise a game."""
_AT_A_GLANCE: Final = 5
"""Maximum number of answers of a question, unless no other question helps."""

Said: TypeAlias = Mapping[Name, OptionValue]
"""The practices of a table, as far as known."""
Denied: TypeAlias = Mapping[Name, Collection[OptionValue]]
"""The practices that a table denies: values of an option, none of which is true."""


class Way(Value, frozen=True):
    """A way to play that has a name: a rulebook, or a preset."""

    name: Name
    title: Text
    line: Text
    """Its distinctive feature."""
    rules: Ruled
    preset: Preset | None = None
    """None: it is a rulebook without changes."""

    def has(self, spec: Spec, value: OptionValue) -> bool:
        """Return whether an option has that value here, and makes a difference."""
        here: OptionValue = getattr(self.rules.options, spec.name)
        return _alike(here, value) and spec.applies(self.rules.options, self.rules.seats)

    def contradicted(self, said: Said, denied: Denied) -> tuple[tuple[Name, ...], tuple[Name, ...]]:
        """The options that differ here from the table's answers, and those that have a value that the table denies."""
        known = specs(type(self.rules.options))
        otherwise = (name for name, value in said.items() if name not in known or not self.has(known[name], value))
        not_so = (
            name
            for name, values in denied.items()
            if name in known and any(self.has(known[name], value) for value in values)
        )
        return tuple(otherwise), tuple(not_so)


class Answer(Value, frozen=True):
    """A possible practice of a table, in a sentence."""

    value: OptionValue
    words: Text


class Question(Value, frozen=True):
    """The next question: an option, and its values in the remaining ways."""

    option: Name
    answers: tuple[Answer, ...]


Nearness: TypeAlias = Literal["nearest", "usual", "fits", "plays"]


class Fit(Value, frozen=True, kw_only=True):
    """A way compared with a table's answers: the resulting rules, and exactly the answers that contradict it."""

    rules: Ruled
    """The way with all answers applied; denied options stay as in the way."""
    way: Way
    differs: tuple[Difference, ...]
    """The table's practices that differ."""
    not_so: tuple[Text, ...]
    """Features of the way that the table denies without naming a value of its own."""

    @property
    def exact(self) -> bool:
        """True if no answer contradicts the way."""
        return not self.differs and not self.not_so


class Found(Fit, frozen=True, kw_only=True):
    """The result for a table: the nearest way and the nearest rulebook, with the differences from each to the table."""

    book: Way
    book_differs: tuple[Difference, ...]
    also: tuple[Way, ...]
    """Other ways that fit the answers equally well."""
    told: bool
    """True if the table has given any answer."""

    def nearness(self, here: Fit) -> Nearness:
        """The claim that may be made of a way: "plays" only if no answer and no other way is against it."""
        if not here.exact:
            return "nearest"
        if not self.told and here.way == self.way:
            return "usual"
        return "fits" if self.also else "plays"


def ways(game: Manifest, seats: int | None = None) -> tuple[Way, ...]:
    """Every named way to play a game; without a number of seats, each with its usual one.

    The usual way is first, then the other rulebooks, then the presets. Raises BadOptions for a number of seats that
    the game does not allow.
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


def question(
    game: Manifest,
    among: Sequence[Way],
    said: Said,
    passed: Collection[Name] = (),
    denied: Denied = types.MappingProxyType({}),
    most: int | None = None,
) -> Question | None:
    """The next question after a table's answers, denials and unknowns; None: no other question would help.

    Options of the presets and those the game shows first are asked first; of two questions that divide the ways
    equally, the one earlier in the game's arrangement. Characteristic options that divide no ways come last: the
    table may differ from all ways. After `most` questions only characteristic ones are asked. Raises BadOptions
    for contradictory answers.
    """
    left = _fitting(among, said, denied)
    answered = {*said, *passed, *denied}
    vital = game.choosing.asked or game.choosing.first
    telling = {*game.choosing.first, *vital, *(name for each in game.presets.values() for name in each.options)}
    known = {name: spec for name, spec in specs(type(left[0].rules.options)).items() if not spec.option.by_hand}
    order = [name for _, names in game.arranged(known) for name in names if name not in answered]
    if most is not None and len(answered) >= most:
        order = [name for name in order if name in vital]
    asked = [found for name in order if (found := _question(known[name], left, among, said)) is not None]
    if asked:
        return min(asked, key=lambda each: (each.option not in telling, _worth(each, left, known[each.option])))
    open_still = (known[name] for name in vital if name in known and name not in answered)
    return next((found for spec in open_still if (found := _confirming(spec, left[0], among, said)) is not None), None)


def _question(spec: Spec, left: Sequence[Way], among: Sequence[Way], said: Said) -> Question | None:
    """The ways' values of an option, where it makes a difference; None if it divides no ways."""
    answers: list[Answer] = []
    for way in left:
        value: OptionValue = getattr(way.rules.options, spec.name)
        if way.has(spec, value) and _new(value, answers) and _stands(among, {**said, spec.name: value}):
            answers.append(Answer(value, spec.says_at(way.rules.options, way.rules.seats)))
    return Question(spec.name, tuple(answers)) if len(answers) > 1 else None


def _confirming(spec: Spec, way: Way, among: Sequence[Way], said: Said) -> Question | None:
    """All ways' values of an option that has a meaning at the table as known so far; None if they agree."""
    here = settled(way, said)
    if not spec.applies(here.options, here.seats):
        return None
    answers: list[Answer] = []
    for each in (way, *among):
        value: OptionValue = getattr(each.rules.options, spec.name)
        if each.has(spec, value) and _new(value, answers) and _stands(among, {**said, spec.name: value}):
            answers.append(Answer(value, spec.says_at(each.rules.options, each.rules.seats)))
    return Question(spec.name, tuple(answers)) if len(answers) > 1 else None


def _new(value: OptionValue, answers: Sequence[Answer]) -> bool:
    return not any(_alike(each.value, value) for each in answers)


def _stands(among: Sequence[Way], said: Said) -> bool:
    """Return whether the answers are consistent in one of the ways."""
    return any(_goes(way, said) for way in among)


def _alike(one: OptionValue, other: OptionValue) -> bool:
    """Return whether two values are the same; True and 1 differ."""
    return type(one) is type(other) and one == other


def _worth(asked: Question, left: Sequence[Way], spec: Spec) -> tuple[bool, bool, int]:
    """Sort key, smaller is better: few answers, none of the ways without a meaning, few ways left after any answer."""
    parts = [sum(way.has(spec, each.value) for way in left) for each in asked.answers]
    idle = len(left) - sum(parts)
    return len(parts) > _AT_A_GLANCE, idle > 0, sum(part * part for part in (*parts, idle))


# -- answering -----------------------------------------------------------------------------------------


def nearest(game: Manifest, among: Sequence[Way], said: Said, denied: Denied = types.MappingProxyType({})) -> Found:
    """The game of a table with these practices, and otherwise as the nearest way; raises BadOptions if contradictory.

    Of two equally near ways, the one with the fewest further changes is taken.
    """
    left = _fitting(among, said, denied)
    way = min(left, key=lambda each: len(each.rules.changed.keys() - said.keys()))
    best = fit(game, way, said, denied)
    there = [each for each in among if each.preset is None and each.rules.seats == best.rules.seats]
    books = sorted(there, key=lambda each: (len(unlike(each.rules, best.rules)), each.name != best.rules.book.name))
    book = books[0] if books else _plain(best.rules)
    return Found(
        rules=best.rules,
        way=way,
        differs=best.differs,
        not_so=best.not_so,
        book=book,
        book_differs=told_apart(book.rules, best.rules, game.package),
        also=tuple(each for each in left if each != way),
        told=bool(said or denied),
    )


def fit(game: Manifest, way: Way, said: Said, denied: Denied = types.MappingProxyType({})) -> Fit:
    """A way compared with a table's answers; raises BadOptions for a contradiction."""
    rules = settled(way, said)
    known = specs(type(rules.options))
    otherwise, not_so = way.contradicted(said, denied)
    return Fit(
        rules=rules,
        way=way,
        differs=tuple(_difference(known[name], way.rules, rules, game.package) for name in otherwise),
        not_so=tuple(known[name].says_at(way.rules.options, way.rules.seats) for name in not_so),
    )


def _difference(spec: Spec, way: Ruled, table: Ruled, package: str) -> Difference:
    """The difference between a way and a table's answer, even if the option has no effect in the way."""
    said: OptionValue = getattr(table.options, spec.name)
    words = spec.says_at(table.options, table.seats) if spec.applies(table.options, table.seats) else spec.says(said)
    return Difference(
        spec.name,
        (getattr(way.options, spec.name), said),
        (spec.says_at(way.options, way.seats), words),
        (cited(spec, way, package), cited(spec, table, package)),
    )


def settled(way: Way, said: Said) -> Ruled:
    """A way to play with all answers applied; raises BadOptions for a contradiction."""
    book, seats = way.rules.book, way.rules.seats
    return Ruled(book, book.settle(seats, {**way.rules.changed, **said}), seats)


def _goes(way: Way, said: Said) -> bool:
    """Return whether a way is consistent with the answers."""
    try:
        settled(way, said)
    except BadOptions:
        return False
    return True


def _plain(rules: Ruled) -> Way:
    """The rulebook of a table, for its number of players."""
    book = rules.book
    return Way(book.name, book.title, book.line, Ruled(book, book.at(rules.seats), rules.seats))


def _fitting(among: Sequence[Way], said: Said, denied: Denied) -> list[Way]:
    """The ways that are consistent with the answers and contradict the fewest; raises BadOptions if there are none."""
    going = [way for way in among if _goes(way, said)]
    if not going:
        settled(among[0], said)
    apart = [sum(map(len, way.contradicted(said, denied))) for way in going]
    return [way for way, many in zip(going, apart, strict=True) if many == min(apart)]
