"""The errors a person can meet: each says what was expected and what was given."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from spadille.core.values import Refusal
from spadille.core.words import Message, Text

_AT_A_GLANCE: Final = 12
"""More names than these are not told in a message, where a command lists them."""


class SpadilleError(Exception):
    """Anything that went wrong because of what was asked, never a fault of the program."""


def told_of(wrong: Exception) -> Text:
    """What an error says: the message that it was raised with, or its words."""
    said = wrong.args[0] if len(wrong.args) == 1 else None
    return said if isinstance(said, Message) else str(wrong)


class Unreadable(SpadilleError):
    """A text that is no move, card, option or record of this game."""


class IllegalMove(SpadilleError):
    """A readable move that the rules do not allow now; `refusal` names the clause."""

    def __init__(self, refusal: Refusal) -> None:
        clause = f" ({refusal.clause})" if refusal.clause else ""
        super().__init__(f"{refusal.reason}{clause}")
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.refusal,)


class StaleMove(SpadilleError):
    """A move meant for an earlier moment of the table."""


class BadSeat(SpadilleError):
    """A seat that the table does not have; None, where a spectator is meant, and 0 to one less than its seats are."""


class BadOptions(SpadilleError):
    """A game, rulebook, seat count or option that does not exist or contradicts another."""


class BotFailed(SpadilleError):
    """A bot that made no move which is allowed; what it raised, if anything, is the cause."""


class BadRecord(SpadilleError):
    """A record that breaks off its promise at `line` (the header is line 1)."""

    def __init__(self, line: int, reason: Text, clause: str | None = None) -> None:
        super().__init__(f"line {line}: {reason}" + (f" ({clause})" if clause else ""))
        self.line = line
        self.told = reason
        """The reason as it can still be said in any language."""
        self.reason = str(reason)
        self.clause = clause

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.line, self.told, self.clause)


def shortly(thing: object) -> str:
    """What was given, for a message: as Python writes it, and not too long."""
    try:
        text = repr(thing)
    except Exception:  # noqa: BLE001 - whatever was handed in, the message about it must come
        text = f"a {type(thing).__name__}"
    return text if len(text) <= 40 else text[:37] + "..."


def choice_of(known: Collection[str], lists: str) -> str:
    """The names there are, for the middle of a message: all of them, or, where they are many, the command that `lists`
    them.

    >>> choice_of(["war", "spades"], "spadille games")
    ': war, spades'
    """
    return f": {', '.join(known)}" if len(known) <= _AT_A_GLANCE else f" ({lists} lists them)"
