"""The levels of bots, from the weakest, and their names in older records, rooms and commands."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from spadille.core.words import ENGLISH, Message, in_words
from spadille.thinking import say


class Level(StrEnum):
    """The playing strength of a bot."""

    BEGINNER = "beginner"
    """Makes any legal move."""
    REGULAR = "regular"
    """Plays by rules of thumb, at once."""
    STRONG = "strong"
    """Thinks ahead, or counts its chances."""

    @property
    def words(self) -> str:
        """The description for a person who chooses a level, in English."""
        return in_words(_SPOKEN[self], ENGLISH)

    @property
    def spoken(self) -> Message:
        """The description in any language."""
        return _SPOKEN[self]


_SPOKEN: Final = {
    Level.BEGINNER: say("level-beginner"),
    Level.REGULAR: say("level-regular"),
    Level.STRONG: say("level-strong"),
}


OLD: Final = {"random": Level.BEGINNER, "club": Level.REGULAR}
"""Former names of levels; still read, no longer written."""
GONE: Final = {"expert": Level.STRONG}
"""Former levels, each with the one that plays in its place: an expert thought for longer, and was not shown
to play better."""


def level_of(name: str) -> Level | None:
    """The level of that name, old or new; None if there is none.

    >>> level_of("strong"), level_of("club"), level_of("grandmaster")
    (<Level.STRONG: 'strong'>, <Level.REGULAR: 'regular'>, None)
    """
    return next((level for level in Level if level == name), None) or OLD.get(name) or GONE.get(name)


def names_now(side: str) -> str:
    """The current names of levels joined by +; other names stay.

    >>> names_now("strong+club")
    'strong+regular'
    """
    return "+".join(str(level_of(each) or each) for each in side.split("+"))


def renamed(side: str) -> str:
    """The current names of the players joined by +; unlike in `names_now`, a level that is gone keeps its name, since
    nobody plays like it.

    >>> renamed("club+expert")
    'regular+expert'
    """
    return "+".join(str(OLD.get(each, each)) for each in side.split("+"))


def old_names(side: str) -> str:
    """The former names of levels, which names of kept files use."""
    before = {str(level): name for name, level in OLD.items()}
    return "+".join(before.get(each, each) for each in names_now(side).split("+"))
