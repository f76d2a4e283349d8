"""What is kept of a room besides its moves: the game, its settings, its seats and the secret of its deals."""

from __future__ import annotations

import secrets
from typing import Any, Literal

import msgspec

from spadille.core.contract import AnyGame
from spadille.core.errors import BadOptions
from spadille.fair.commit import commitment
from spadille.games import open_game

MAX_NAME = 24
COMPASS = {
    1: ("South",),
    2: ("South", "North"),
    3: ("South", "West", "East"),
    4: ("South", "West", "North", "East"),
}


class SeatDoc(msgspec.Struct):
    """A seat: its name, who owns it, and the key that a link to it must carry."""

    name: str
    kind: Literal["open", "person", "bot"] = "open"
    level: str = "club"
    key: str = ""
    fair: str = ""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides about a table."""

    game: str
    rulebook: str | None = None
    seats: int | None = None
    options: dict[str, Any] = {}
    level: str = "club"
    watchers: bool = True
    chat: bool = True
    undo: bool = True
    listed: bool = False
    """Shown in the list of open tables."""
    clock: Literal["none", "relaxed", "per_move", "days"] = "none"
    seconds: int = 30
    """Per move, where the clock is so."""
    increment: int = 0
    """Seconds that a move in good time adds to the seat's next."""
    pace: float = 0.7
    """Seconds before a bot moves."""


class RoomDoc(msgspec.Struct):
    """Everything of a room but its moves."""

    settings: Settings
    rulebook: str
    seats: list[SeatDoc]
    host: str
    """The key of the host."""
    watch: str
    """The key of watchers."""
    secret: str
    """The server's secret for the deals, as hexadecimal digits; shown when the game is over."""
    phase: Literal["gathering", "playing", "over"] = "gathering"
    paused: bool = False
    next_room: str | None = None

    @property
    def commit(self) -> str:
        """What is shown of the secret before the game begins."""
        return commitment(bytes.fromhex(self.secret))

    def game(self) -> AnyGame:
        """The game of this room."""
        return open_game(self.settings.game, self.rulebook, len(self.seats), self.settings.options)


def new_document(settings: Settings) -> RoomDoc:
    """A fresh room with all seats empty; raises BadOptions for settings that cannot be."""
    game = open_game(settings.game, settings.rulebook, settings.seats, settings.options)
    if not 0 <= settings.pace <= 10:
        raise BadOptions(f"option pace: expected seconds from 0 to 10; came {settings.pace:g}")
    if not 1 <= settings.seconds <= 14 * 86_400 or not 0 <= settings.increment <= 3600:
        raise BadOptions("option seconds: expected a time from one second to two weeks")
    names = COMPASS.get(game.seats, tuple(f"Seat {seat + 1}" for seat in range(game.seats)))
    return RoomDoc(
        settings=settings,
        rulebook=game.rulebook,
        seats=[SeatDoc(name, key=fresh_key()) for name in names],
        host=fresh_key(),
        watch=fresh_key(),
        secret=secrets.token_hex(32),
    )


def fresh_key() -> str:
    return secrets.token_urlsafe(12)


def tidy_name(name: str, otherwise: str) -> str:
    """A name fit to be shown: no control characters, not too long."""
    shown = "".join(each for each in " ".join(name.split()) if each.isprintable())[:MAX_NAME].strip()
    return shown or otherwise
