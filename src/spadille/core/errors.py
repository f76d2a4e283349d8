"""The errors that a user can meet: each states what was expected and what was given."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from spadille.core.values import Refusal
from spadille.core.words import Message, Text

_AT_A_GLANCE: Final = 12
"""Maximum number of names that a message lists; for more it names the command that lists them."""


class SpadilleError(Exception):
    """Any error that a request causes, never a fault of the program."""


def told_of(wrong: Exception) -> Text:
    """The text of an error: the message that it was raised with, or its words."""
    said = wrong.args[0] if len(wrong.args) == 1 else None
    return said if isinstance(said, Message) else str(wrong)


class Unreadable(SpadilleError):
    """A text that is not a move, card, option or record of this game."""


class UnknownWord(Unreadable):
    """A text that begins with no verb of this game's moves."""


class IllegalMove(SpadilleError):
    """A readable move that the rules do not allow now; `refusal` names the clause."""

    def __init__(self, refusal: Refusal) -> None:
        clause = f" ({refusal.clause})" if refusal.clause else ""
        super().__init__(f"{refusal.reason}{clause}")
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.refusal,)


class StaleMove(SpadilleError):
    """A move meant for an earlier version of the table."""


class BadSeat(SpadilleError):
    """A seat that the table does not have: not 0 to its seats - 1, nor None where a spectator is allowed."""


class BadOptions(SpadilleError):
    """A game, rulebook, seat count or option that does not exist or contradicts another."""


class BotFailed(SpadilleError):
    """A bot made no legal move; the exception that it raised, if any, is the cause."""


class BadRecord(SpadilleError):
    """A record that is invalid at `line` (the header is line 1)."""

    def __init__(self, line: int, reason: Text, clause: str | None = None) -> None:
        super().__init__(f"line {line}: {reason}" + (f" ({clause})" if clause else ""))
        self.line = line
        self.told = reason
        """The reason as a message that can be translated."""
        self.reason = str(reason)
        self.clause = clause

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.line, self.told, self.clause)


def shortly(thing: object) -> str:
    """The repr of a value for a message, shortened to 40 characters."""
    try:
        text = repr(thing)
    except Exception:  # noqa: BLE001 - the message must be made for any object
        text = f"a {type(thing).__name__}"
    return text if len(text) <= 40 else text[:37] + "..."


def choice_of(known: Collection[str], lists: str) -> str:
    """Known names for the middle of a message: all of them or, if they are many, the command that `lists` them.

    >>> choice_of(["war", "spades"], "spadille games")
    ': war, spades'
    """
    return f": {', '.join(known)}" if len(known) <= _AT_A_GLANCE else f" ({lists} lists them)"
