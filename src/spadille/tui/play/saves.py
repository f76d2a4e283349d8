"""Saved games on disk, and a keeper that saves a game without ever stopping it."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from spadille.core.contract import Value
from spadille.core.data_folder import data_folder
from spadille.core.encoding import flaw, path_name
from spadille.core.errors import BadOptions, BadRecord
from spadille.core.record import SUFFIX, split
from spadille.core.table import Table, replay
from spadille.fair.commit import seed_in
from spadille.games import GAMES, open_header
from spadille.tui import say
from spadille.tui.text import phrases
from spadille.tui.text.score_words import standing_line

LISTED: Final = 20
"""Maximum number of unfinished games in a menu; older ones stay in the folder (`spadille games --saved`)."""

_PAUSE: Final = 0.25
"""Seconds between saves while only bots move; their moves follow from the record, so nothing is lost."""

_LONGEST: Final = 32 * 1024 * 1024
"""Maximum size of a record in bytes."""


class Saved(Value, frozen=True):
    """A saved game that can be resumed."""

    path: Path
    game: str
    line: str
    """Title and standing in one line."""


class Keeper:
    """Saver of one game. If saving fails, the game goes on, and `trouble` holds the reason.

    If another program has written the file since, the game is saved in a new one.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble = ""
        self._told = ""
        self._saved: tuple[int, float] = (-1, 0.0)
        self._written = _written(path)
        self._kept: object = None
        """What tells the table in the file from others of the same game."""

    def keep(self, table: Table, *, at_rest: bool) -> None:
        """Save the table if it has changed; less often while only bots move."""
        if not at_rest and time.monotonic() - self._saved[1] < _PAUSE:
            return
        if self._kept == _told_apart(table) and not self.trouble and _written(self.path) is not None:
            return
        if _written(self.path) not in (None, self._written):
            self.path = new_path(self.path.parent, table.game.name, datetime.now(UTC))
        try:
            table.save(self.path)
        except (OSError, BadOptions) as wrong:
            reason = getattr(wrong, "strerror", None) or wrong
            self.trouble = str(say("not-saved", why=str(reason), folder=str(self.path.parent)))
        else:
            self.trouble = self._told = ""
            self._kept = _told_apart(table)
        self._written = _written(self.path)
        self._saved = (table.version, time.monotonic())

    def loaded(self, table: Table) -> None:
        """Note that this table is the one in the file."""
        self._kept = _told_apart(table)

    @property
    def is_usual(self) -> bool:
        """True if commands find the game as the last one: it lies in their folder, and was saved just now."""
        try:
            return self._saved[0] >= 0 and self.path.parent == data_folder()
        except BadOptions:
            return False

    @property
    def farewell(self) -> str:
        """How to go on with the game, or why it is not saved."""
        return self.trouble or str(say("kept") if self.is_usual else say("kept-in", path=path_name(self.path)))

    def news(self) -> str:
        """The trouble, once; then empty until another error occurs."""
        if self.trouble == self._told:
            return ""
        self._told = self.trouble
        return self.trouble


def _told_apart(table: Table) -> object:
    """What differs after a move, a move taken back, and the end of a match."""
    return table.version, table.log[-1:], bool(table.more.get("abandoned"))


def _written(path: Path) -> int | None:
    """The time at which a file was written, in nanoseconds; None if there is none."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return None


def new_path(folder: Path | None, game: str, started: datetime) -> Path:
    """A unique file name for a new game."""
    name = f"{game}-{started:%Y%m%d-%H%M%S}-{secrets.token_hex(2)}{SUFFIX}"
    return (folder or data_folder()) / name


def read_save(path: Path) -> bytes:
    """Read the bytes of a saved game; raises OSError, or BadRecord if it cannot be one."""
    if path.stat().st_size > _LONGEST:
        raise BadRecord(1, f"expected a record of at most {_LONGEST >> 20} megabytes")
    data = path.read_bytes()
    if not data.strip():
        raise BadRecord(1, "expected a record; the file is empty")
    for number, line in enumerate(split(data), 1):
        if wrong := flaw(line):
            raise BadRecord(number, wrong)
    return data


def seed_of_save(table: Table) -> bytes:
    """The seed that deals a saved game on; raises BadRecord if the record has none."""
    if (seed := seed_in(table.header)) is None:
        raise BadRecord(1, "expected a seed: without one the game cannot be dealt on")
    return seed


def saved_games(
    folder: Path | None = None, game: str | None = None, most: int | None = LISTED
) -> tuple[list[Saved], list[str]]:
    """The unfinished games, newest first, and a line for each file (or the folder) that cannot be read or resumed.

    Stops reading the folder after the `most` newest games (None: no limit).
    """
    games: list[Saved] = []
    damaged: list[str] = []
    try:
        paths = [*_newest_first(folder or data_folder())]
    except OSError as wrong:
        return [], [f"{wrong.filename}: {_reason(wrong)}"]
    except BadOptions as wrong:  # there is no such folder
        return [], [str(wrong)]
    for path in paths:
        if len(games) == most:
            break
        try:
            data = read_save(path)
            if b'{"over"' in split(data)[-1]:
                continue
            found = _describe(path, data)
        except (BadRecord, OSError) as wrong:
            damaged.append(str(say("passed-over", name=phrases.printable(path.name), why=_reason(wrong))))
            continue
        if found is not None and game in (None, found.game):
            games.append(found)
    return games, damaged


def last_kept(folder: Path | None = None) -> Path | None:
    """The record of the most recently played game, finished or not."""
    return next(_newest_first(folder or data_folder()), None)


def _reason(wrong: BadRecord | OSError) -> str:
    return str(wrong) if isinstance(wrong, BadRecord) else (wrong.strerror or str(wrong))


def _newest_first(folder: Path) -> Iterator[Path]:
    try:
        files = [each for each in os.scandir(folder) if each.name.endswith(SUFFIX) and each.is_file()]
        aged = [(each.stat().st_mtime, each.name, Path(each.path)) for each in files]
    except FileNotFoundError:
        return
    yield from (path for _, _, path in sorted(aged, reverse=True))


def _describe(path: Path, data: bytes) -> Saved | None:
    """The game of a record; None if it is over. Raises BadRecord if it cannot be resumed."""
    table = replay(data, open_header)
    if table.outcome is not None or table.more.get("abandoned") is True:
        return None
    seed_of_save(table)
    entry = GAMES[table.game.name]
    ago = phrases.ago(time.time() - path.stat().st_mtime)
    standing = standing_line(entry, table)
    where = f"{phrases.book_of(entry, table.game)}, {phrases.seats_of(table.game)}"
    return Saved(path, entry.name, f"{entry.title}, {standing}, {ago} ({where})")
