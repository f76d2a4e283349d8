"""The levels of bots, from the weakest, and the names that older records, rooms and commands call them by."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from spadille.core.words import ENGLISH, Message, in_words
from spadille.thinking import say


class Level(StrEnum):
    """How well a bot plays."""

    BEGINNER = "beginner"
    """Makes any legal move."""
    REGULAR = "regular"
    """Plays by rules of thumb, at once."""
    STRONG = "strong"
    """Thinks ahead, or counts its chances."""
    EXPERT = "expert"
    """Thinks ahead for longer."""

    @property
    def words(self) -> str:
        """What a person is told who chooses one, in English."""
        return in_words(_SPOKEN[self], ENGLISH)

    @property
    def spoken(self) -> Message:
        """The same in any language."""
        return _SPOKEN[self]


_SPOKEN: Final = {
    Level.BEGINNER: say("level-beginner"),
    Level.REGULAR: say("level-regular"),
    Level.STRONG: say("level-strong"),
    Level.EXPERT: say("level-expert"),
}


OLD: Final = {"random": Level.BEGINNER, "club": Level.REGULAR}
"""What levels were called before; read for ever, written no more."""


def level_of(name: str) -> Level | None:
    """The level of that name, old or new; None if there is none.

    >>> level_of("expert"), level_of("club"), level_of("grandmaster")
    (<Level.EXPERT: 'expert'>, <Level.REGULAR: 'regular'>, None)
    """
    if name in OLD:
        return OLD[name]
    return next((level for level in Level if level == name), None)


def names_now(side: str) -> str:
    """Names of levels joined by + as they are called now; other names stay.

    >>> names_now("strong+club")
    'strong+regular'
    """
    return "+".join(str(level_of(each) or each) for each in side.split("+"))


def old_names(side: str) -> str:
    """The same as they were called first: what names of kept files go by."""
    before = {str(level): name for name, level in OLD.items()}
    return "+".join(before.get(each, each) for each in names_now(side).split("+"))
