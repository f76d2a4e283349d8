"""Rows of cards in a page: `![Hearts as trumps](cards:JB,JH,JD)`, an image whose address is the cards themselves.

A comma stands between two cards of a group, a semicolon between two groups (two hands, or pairs), and `-` is a card
face down. The browser draws the cards above the words; wherever there is text alone, a row is a line of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from spadille.cards.card import JOKERS, Card, card
from spadille.core.contract import Value
from spadille.learning import say
from spadille.scene.drawing import short

_ROW: Final = re.compile(r"^!\[([^\]]+)\]\(cards:([^)]*)\)$", re.MULTILINE)
_DOWN: Final = "-"


class CardRow(Value, frozen=True):
    """A row of cards, and what a page says of it."""

    words: str
    groups: tuple[tuple[Card | None, ...], ...]
    """The cards that belong together; None is a card face down."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The open cards of all groups."""
        return tuple(each for group in self.groups for each in group if each is not None)

    @property
    def line(self) -> str:
        """The row as a line of text: "The higher spade wins: Q♦ 4♠ A♦ 9♠"."""
        return str(say("card-row", words=self.words, cards=", ".join(map(_group, self.groups))))


def in_lines(text: str) -> str:
    """A page with each of its rows as a line of text; raises NotACard."""
    return _ROW.sub(lambda found: _read(found).line, text)


def _read(found: re.Match[str]) -> CardRow:
    return CardRow(found[1], tuple(_cards(each.split(",")) for each in found[2].split(";")))


def _cards(written: Iterable[str]) -> tuple[Card | None, ...]:
    return tuple(None if each == _DOWN else card(each) for each in written)


def _group(cards: Iterable[Card | None]) -> str:
    return " ".join(map(_one, cards))


def _one(each: Card | None) -> str:
    if each is None:
        return str(say("card-down"))
    return str(say("the-joker")) if each.suit == JOKERS else short(each)
