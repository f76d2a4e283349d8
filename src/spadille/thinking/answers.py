"""Questions about a game's odds, and their answers: figures, each marked as exact or sampled.

A game lists its questions in its folder (`laboratory.questions` of its manifest); `spadille.odds` asks them.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from enum import StrEnum
from fractions import Fraction
from typing import Any, Final

from spadille.cards.card import SPOKEN_SUITS, SUITS, Card, read_cards, write_cards
from spadille.core.contract import AnyGame, Value
from spadille.core.errors import Unreadable, shortly
from spadille.core.figures import SURE, decimal, share_between
from spadille.core.words import Name, Notation, Text
from spadille.thinking import say
from spadille.thinking.budget import SeededRng


class Method(StrEnum):
    """The origin of a figure."""

    EXACT = "exact"
    """Counted or proved."""
    SAMPLED = "sampled"
    """From cases drawn at random: another seed gives another figure, mostly within the error."""


class Unit(StrEnum):
    """The unit of a figure."""

    SHARE = "share"
    """A part of a whole, shown in per cent."""
    NUMBER = "number"


class Figure(Value, frozen=True, kw_only=True):
    """One number of an answer, and its method."""

    name: Name
    words: Text
    """A description of the number."""
    value: float
    unit: Unit = Unit.SHARE
    method: Method = Method.EXACT
    exact: Fraction | None = None
    """The exact number, if it is known as a fraction."""
    error: float = 0.0
    """Half of the 95 % interval, or its longer arm; 0 if exact."""
    between: tuple[float, float] | None = None
    """The bounds of the interval, for a share; None: it is symmetric."""
    n: int = 0
    """Number of cases drawn."""
    seed: str = ""
    places: int = 4
    """Number of decimal places shown."""

    @property
    def said(self) -> Text:
        """The number for a reader: "45.8597%"."""
        return _written(self.value, self.unit, self.places)

    @property
    def how(self) -> Text:
        """The method: "exact", or "7.80% to 9.41%, sampled (1000 cases, seed 1)"."""
        return self._found(seed=self.seed)

    @property
    def how_far(self) -> Text:
        """The method without the seed: "7.80% to 9.41%, from a sample of 1000 cases"."""
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
    return say("odds-percent", figure=decimal(100 * value, places)) if unit is Unit.SHARE else decimal(value, places)


def exact(name: Name, words: Text, value: Fraction | int, unit: Unit = Unit.SHARE, *, places: int = 4) -> Figure:
    """A counted figure."""
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
    """The answer to a question."""

    figures: tuple[Figure, ...]
    line: tuple[Notation, ...] = ()
    """Moves that prove it, in notation, if there are any."""
    notes: tuple[Text, ...] = ()
    """Further information for the reader, in sentences."""

    def figure(self, name: Name) -> Figure:
        """The figure of that name; raises Unreadable."""
        for each in self.figures:
            if each.name == name:
                return each
        raise Unreadable(f"expected a figure: {', '.join(each.name for each in self.figures)}; got {shortly(name)}")


class Asked(Value, frozen=True, kw_only=True):
    """A question to a game: the rules, the parameters, and the number of samples."""

    game: AnyGame
    given: Mapping[str, Any]
    """The parameters of the question, parsed."""
    samples: int
    """Number of cases to draw."""
    seed: str

    def chance(self) -> SeededRng:
        """A random generator from the seed: the same seed gives the same answer."""
        return SeededRng(self.seed)


class Parameter(Value, frozen=True, kw_only=True):
    """A parameter of a question, besides the rules."""

    name: Name
    words: Text
    """A description in words, with the default."""
    read: Callable[[AnyGame, str], Any]
    """The parser of its text under these rules; raises Unreadable."""
    usual: str | None = ""
    """The default text; None: it is required."""
    example: Notation = ""
    """An example, if the words do not make the form plain."""
    choices: tuple[tuple[Name, Text], ...] = ()
    """The possible values, each with its spelling and its words; empty: any readable text."""
    parts: tuple[Text, ...] = ()
    """The meanings of its numbers if it is a comma-separated row, any of which may be omitted; empty: it is no row."""


class Question(Value, frozen=True, kw_only=True):
    """A question that a game can answer."""

    name: Name
    words: Text
    """The question, in words."""
    answer: Callable[[Asked], Answer]
    """The function that answers it; raises Unreadable for impossible parameters."""
    parameters: tuple[Parameter, ...] = ()
    samples: int = 0
    """Default number of cases; 0: it is always counted."""


MOST_SAMPLES: Final = 10_000_000
"""Maximum number of cases that may be requested."""
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


TRUMP: Final = Parameter(
    name="trump",
    words=say("ask-trump"),
    read=trump_suit,
    usual="S",
    choices=tuple(zip(SUITS, SPOKEN_SUITS, strict=False)),
)


def different(text: str, pack: Collection[Card], what: str) -> tuple[Card, ...]:
    """Different cards of a pack, for a parameter; raises Unreadable."""
    cards = read_cards(text.replace(",", " "))
    for each, times in Counter(cards).items():
        if each not in pack or times > 1:
            wrong = f"is there {times} times" if times > 1 else "is no card of this pack"
            raise Unreadable(f"expected different cards of {what}; {write_cards([each])} {wrong}")
    return cards


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
