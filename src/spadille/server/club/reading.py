"""Reads and scores a club's folder in a background process; the result is cached until one of its files changes."""

from __future__ import annotations

import asyncio
import logging
from datetime import date, datetime
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from spadille.club.folder import NAME, RESULTS, Played, club_name, evening_files, evenings
from spadille.club.standings import Field, standings, usual_scoring
from spadille.core.errors import BadOptions, BadRecord, SpadilleError
from spadille.core.record import SUFFIX, records_in
from spadille.lab.ratings import FEWEST, rated
from spadille.lab.record_matches import Collected, Rated, Told, told_by
from spadille.server import say
from spadille.server.base.background import CLUB, Undone, in_thread
from spadille.server.base.errors import Unavailable

_MOST_RECORDS: Final = 20_000
"""Maximum number of records whose results are cached."""
Stamp: TypeAlias = tuple[tuple[str, int, int], ...]

_log = logging.getLogger("spadille.server")


class Night(NamedTuple):
    """An evening with its standings."""

    played: Played
    scoring: str
    fields: tuple[Field, ...]


class Club(NamedTuple):
    """All that the pages of a club show."""

    name: str
    nights: tuple[Night, ...]
    ladder: tuple[Rated, ...]
    left_out: int
    """Number of records that have no place in the ladder."""


def today() -> date:
    """The day at the server."""
    return datetime.now().astimezone().date()


def check_club(folder: Path) -> None:
    """Raises SpadilleError or OSError for a folder that is none of a club, or has a damaged evening."""
    if not folder.is_dir():
        raise BadOptions(f"expected the folder of a club; got {folder}, which is {_instead(folder)}")
    if not evening_files(folder) and not any(records_in(folder)):
        raise BadOptions(
            f"expected the folder of a club, with evenings (`spadille club plan … --out {folder / 'friday'}`) or "
            f"records ({SUFFIX}); got {folder}, which has none"
        )
    club_name(folder)
    evenings(folder, today())


def _instead(folder: Path) -> str:
    return "no folder" if folder.exists() else "not there"


# -- working it out ----------------------------------------------------------------------------------


def worked_out(folder: Path, day: date) -> Club:
    """Read a club's folder. Raises SpadilleError, OSError."""
    ladder, left_out = _ladder(folder)
    return Club(club_name(folder), tuple(_night(each) for each in evenings(folder, day)), ladder, left_out)


def _night(played: Played) -> Night:
    scoring = usual_scoring(played.evening)
    return Night(played, scoring, standings(played.evening, played.results, scoring))


def _ladder(folder: Path) -> tuple[tuple[Rated, ...], int]:
    collected, damaged = Collected(), 0
    for path in records_in(folder):
        told = _told(path, _stat(path))
        damaged += bool(told.wrong)
        if not told.wrong:
            collected.take(told)
    left_out, ladder = collected.left.total() + damaged, list[Rated]()
    for game, matches in sorted(collected.games.items()):
        try:
            ladder.append(Rated(game, rated(matches, FEWEST)))
        except BadOptions:  # more players than can be rated
            left_out += matches.total()
    return tuple(ladder), left_out


@lru_cache(_MOST_RECORDS)
def _told(path: Path, _changed: tuple[int, int]) -> Told:
    """The result of a record; one that has not changed is not read again."""
    try:
        return told_by(path.read_bytes())
    except (BadRecord, OSError) as wrong:
        return Told(wrong=str(wrong))


# -- keeping it --------------------------------------------------------------------------------------


class Shelf:
    """A club, worked out when it is first asked for, and again when its folder has changed or a day is over."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._of: tuple[Stamp, date] | None = None
        self._club: Club | None = None
        self._lock = asyncio.Lock()

    async def club(self) -> Club:
        """The club as its folder is now; as it was before if a file is damaged. Raises Unavailable."""
        async with self._lock:
            now = await in_thread(_stamp, self._folder), today()
            if now != self._of:
                await self._work(now)
        if self._club is None:
            raise Unavailable(say("club-unreadable"))
        return self._club

    async def _work(self, now: tuple[Stamp, date]) -> None:
        try:
            self._club = await CLUB.do("", worked_out, self._folder, now[1])
        except Undone as late:
            _log.warning("the club's folder could not be worked out: %s", late)
            return  # the next who asks may have more luck
        except (SpadilleError, OSError) as wrong:
            _log.warning("the club's folder cannot be read, so its pages stay as they were: %s", wrong)
        self._of = now


def _stamp(folder: Path) -> Stamp:
    """Return every file of the club with its time of change and its size."""
    files = evening_files(folder)
    every = [folder / NAME, *files, *(each.with_name(RESULTS) for each in files), *records_in(folder)]
    return tuple((str(each), *_stat(each)) for each in every)


def _stat(path: Path) -> tuple[int, int]:
    try:
        found = path.stat()
    except OSError:
        return 0, -1
    return found.st_mtime_ns, found.st_size
