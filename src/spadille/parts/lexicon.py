"""Lexicons: the verbs that the moves of a game begin with, how they are read and spelt."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Generic, TypeVar

from spadille.cards.card import Card, card
from spadille.core.errors import UnknownWord, Unreadable

M = TypeVar("M")
Reader = Callable[[list[str]], M]


def bare(move: M) -> Reader[M]:
    """A reader for a verb without arguments."""

    def read(rest: list[str]) -> M:
        if rest:
            raise Unreadable(f"expected nothing after the verb; got {_short(rest)}")
        return move

    return read


def with_number(make: Callable[[int], M], what: str) -> Reader[M]:
    """A reader for a verb with one whole number: "bid 4"."""

    def read(rest: list[str]) -> M:
        if len(rest) != 1 or not (rest[0].isascii() and rest[0].isdecimal() and len(rest[0]) <= 12):
            raise Unreadable(f"expected {what}, one whole number; got {_short(rest)}")
        return make(int(rest[0]))

    return read


def with_card(make: Callable[[Card], M]) -> Reader[M]:
    """A reader for a verb with one card: "play AS"."""

    def read(rest: list[str]) -> M:
        if len(rest) != 1:
            raise Unreadable(f"expected one card; got {_short(rest)}")
        return make(card(rest[0]))

    return read


def with_cards(make: Callable[[tuple[Card, ...]], M]) -> Reader[M]:
    """A reader for a verb with cards: "deal 7H 2C …"."""

    def read(rest: list[str]) -> M:
        if not rest:
            raise Unreadable("expected cards; got nothing")
        return make(tuple(card(word) for word in rest))

    return read


def _short(words: list[str]) -> str:
    text = " ".join(words)
    return repr(text if len(text) <= 40 else text[:37] + "...") if text else "nothing"


class Lexicon(Generic[M]):
    """A reader and speller of the moves of one game.

    `verbs` maps a verb of one to three words to the reader of what follows it. `common` are moves whose
    spelling is stored, so that reading and spelling them costs one look-up. Verbs in `by_chance` are read,
    but not listed in errors: no seat makes those moves.
    """

    def __init__(
        self,
        verbs: Mapping[str, Reader[M]],
        spell: Callable[[M], str],
        common: Iterable[M] = (),
        by_chance: Container[str] = (),
    ) -> None:
        self._verbs = verbs
        self._by_seats = [verb for verb in verbs if verb not in by_chance]
        self._spell = spell
        self._spelt = {move: spell(move) for move in common}
        self._read = {text: move for move, text in self._spelt.items()}

    def spell(self, move: M) -> str:
        """The move in notation."""
        return self._spelt.get(move) or self._spell(move)

    def read(self, text: str) -> M:
        """The move that a text spells; raises Unreadable."""
        try:
            return self._read[text]
        except KeyError:
            pass
        words = text.split()
        for length in (3, 2, 1):
            reader = self._verbs.get(" ".join(words[:length]).lower())
            if reader is not None and len(words) >= length:
                return reader(words[length:])
        raise UnknownWord(f"expected one of {', '.join(self._by_seats)}; got {_short(words)}")
