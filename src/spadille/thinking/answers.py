"""What is asked of a game's odds, and the answer: figures, each of which says whether it is exact or sampled.

A game lists its questions in its folder (`laboratory.questions` of its manifest); `spadille.odds` asks them.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from fractions import Fraction
from typing import Any, Final

from spadille.cards.card import SUITS, Card, read_cards, write_cards
from spadille.core.contract import AnyGame, Value
from spadille.core.errors import Unreadable, shortly
from spadille.core.figures import SURE, share_between
from spadille.core.words import Name, Notation, Text
from spadille.thinking import say
from spadille.thinking.budget import SeededRng


class Method(StrEnum):
    """How a figure was found."""

    EXACT = "exact"
    """Counted, or proven."""
    SAMPLED = "sampled"
    """From cases drawn at random: another seed gives another figure, mostly within the error."""


class Unit(StrEnum):
    """What a figure counts."""

    SHARE = "share"
    """A part of a whole, told in per cent."""
    NUMBER = "number"


class Figure(Value, frozen=True, kw_only=True):
    """One number of an answer, and how it was found."""

    name: Name
    words: Text
    """What it is the number of."""
    value: float
    unit: Unit = Unit.SHARE
    method: Method = Method.EXACT
    exact: Fraction | None = None
    """The very number, where it is known as a fraction."""
    error: float = 0.0
    """Half of the 95 % interval, or its longer arm; 0 where it is exact."""
    between: tuple[float, float] | None = None
    """Where the interval begins and ends, for a share; None: as far below as above."""
    n: int = 0
    """How many cases were drawn."""
    seed: str = ""
    places: int = 4
    """How many places are told."""

    @property
    def said(self) -> Text:
        """The number as a person reads it: "45.8597%"."""
        return _written(self.value, self.unit, self.places)

    @property
    def how(self) -> Text:
        """How it was found: "exact", or "7.80% to 9.41%, sampled (1000 cases, seed 1)"."""
        return self._found(seed=self.seed)

    @property
    def how_far(self) -> Text:
        """The same where nobody chooses a seed: "7.80% to 9.41%, from a sample of 1000 cases"."""
        return self._found(seed=None)

    def _found(self, seed: str | None) -> Text:
        n = self.n
        if self.method is Method.EXACT:
            return say("odds-exact")
        if math.isinf(self.error):
            return say("odds-sample-of-one") if seed is None else say("odds-one-case", seed=seed)
        if not self.error:
            return say("odds-sample-alike", n=n) if seed is None else say("odds-alike", n=n, seed=seed)
        if self.between is None:
            error = _written(self.error, self.unit, self.places)
            return (
                say("odds-sample", error=error, n=n)
                if seed is None
                else say("odds-sampled", error=error, n=n, seed=seed)
            )
        low, high = (_written(each, self.unit, self.places) for each in self.between)
        if seed is None:
            return say("odds-sample-between", low=low, high=high, n=n)
        return say("odds-between", low=low, high=high, n=n, seed=seed)


def _written(value: float, unit: Unit, places: int) -> Text:
    scaled = 100 * value if unit is Unit.SHARE else value
    whole, _, part = f"{abs(scaled):.{places}f}".partition(".")
    sign = "−" if scaled < 0 and (int(whole) or int(part or 0)) else ""
    if unit is Unit.SHARE:
        return say("odds-percent", whole=sign + whole, part=part)
    return say("odds-number", whole=sign + whole, part=part) if part else sign + whole


def exact(name: Name, words: Text, value: Fraction | int, unit: Unit = Unit.SHARE, *, places: int = 4) -> Figure:
    """A figure that was counted."""
    return Figure(name=name, words=words, value=float(value), unit=unit, exact=Fraction(value), places=places)


def share_of(name: Name, words: Text, hits: int, n: int, seed: str) -> Figure:
    """The share of cases, sampled, with its interval (`share_between`), whose longer arm is the error.

    Raises Unreadable for no cases.

    >>> round(share_of("won", "won", 0, 10, "1").error, 4)
    0.2775
    """
    if n < 1:
        raise Unreadable(f"expected at least one case to take a share of; got {n}")
    share = hits / n
    low, high = between = share_between(share, n)
    error, found = max(high - share, share - low), Method.SAMPLED
    return Figure(
        name=name, words=words, value=share, method=found, error=error, between=between, n=n, seed=seed, places=2
    )


def mean_of(name: Name, words: Text, values: Iterable[float], seed: str, unit: Unit = Unit.NUMBER) -> Figure:
    """The mean of cases, sampled; of a single case the error is infinite. Raises Unreadable for none."""
    every = tuple(values)
    if not every:
        raise Unreadable("expected at least one case to take a mean of; got none")
    mean, n = sum(every) / len(every), len(every)
    variance = sum((each - mean) ** 2 for each in every) / (n - 1) if n > 1 else math.inf
    error = SURE * math.sqrt(variance / n)
    return Figure(
        name=name, words=words, value=mean, unit=unit, method=Method.SAMPLED, error=error, n=n, seed=seed, places=2
    )


class Answer(Value, frozen=True, kw_only=True):
    """What has come of a question."""

    figures: tuple[Figure, ...]
    line: tuple[Notation, ...] = ()
    """Moves that prove it, in notation, where there are such."""
    notes: tuple[Text, ...] = ()
    """What a reader should know besides, in sentences."""

    def figure(self, name: Name) -> Figure:
        """The figure of that name; raises Unreadable."""
        for each in self.figures:
            if each.name == name:
                return each
        raise Unreadable(f"expected a figure: {', '.join(each.name for each in self.figures)}; got {shortly(name)}")


class Asked(Value, frozen=True, kw_only=True):
    """A question put to a game: its rules, what was said besides, and what may be drawn at random."""

    game: AnyGame
    given: Mapping[str, Any]
    """The parameters of the question as it reads them."""
    samples: int
    """How many cases to draw."""
    seed: str

    def chance(self) -> SeededRng:
        """Chance from the seed: the same seed, the same answer."""
        return SeededRng(self.seed)


class Parameter(Value, frozen=True, kw_only=True):
    """Something that a question wants to be told, besides the rules."""

    name: Name
    words: Text
    """What it is, in words, with what is taken where nothing is said."""
    read: Callable[[AnyGame, str], Any]
    """What a text means under these rules; raises Unreadable."""
    usual: str | None = ""
    """What is read where nothing is said; None: it has to be said."""
    example: Notation = ""
    """How it is written, where that is not plain from the words."""
    choices: tuple[tuple[Name, Text], ...] = ()
    """What it can be, each as it is written and as it is said; none: anything that can be read."""
    parts: tuple[Text, ...] = ()
    """What the numbers are that it is a row of, parted by commas, any of which may be left out; none: it is no row."""


class Question(Value, frozen=True, kw_only=True):
    """A question that a game can answer."""

    name: Name
    words: Text
    """What is asked, in words."""
    answer: Callable[[Asked], Answer]
    """Raises Unreadable for what cannot be."""
    parameters: tuple[Parameter, ...] = ()
    samples: int = 0
    """How many cases are usually drawn; 0: it is always counted."""


MOST_SAMPLES: Final = 10_000_000
"""How many cases may be asked for."""
_LONGEST_NUMBER: Final = 12


def whole(text: str, what: str, low: int, high: int) -> int:
    """A whole number within bounds, for a parameter; raises Unreadable.

    >>> whole("70", "coups an hour", 1, 1000)
    70
    """
    bare = text.strip()
    number = int(bare) if bare.isascii() and bare.isdecimal() and len(bare) <= _LONGEST_NUMBER else None
    if number is None or not low <= number <= high:
        raise Unreadable(f"expected {what}, a whole number from {low} to {high}; got {shortly(text)}")
    return number


def trump_suit(_: AnyGame, text: str) -> int:
    """A trump suit by its letter, for a parameter; raises Unreadable."""
    return SUITS.index(one_of(text, "a trump suit (c, d, h or s)", SUITS.lower()).upper())


def kinds(text: str, pack: Iterable[Card], what: str) -> Counter[Card]:
    """Cards of a pack by their kinds, for a parameter; a copy may be marked or not. Raises Unreadable."""
    found, known = (Counter(each.plain for each in cards) for cards in (read_cards(text.replace(",", " ")), pack))
    for each, copies in found.items():
        if copies > known[each]:
            wrong = f"is there {copies} times" if known[each] else "is no card of this pack"
            raise Unreadable(f"expected cards of {what}; {write_cards([each])} {wrong}")
    return found


def one_of(text: str, what: str, known: Iterable[str]) -> str:
    """One of some words, for a parameter; raises Unreadable."""
    words, wanted = tuple(known), text.strip().casefold().replace("-", "_")
    if wanted not in words:
        raise Unreadable(f"expected {what}: {', '.join(words)}; got {shortly(text)}")
    return wanted
