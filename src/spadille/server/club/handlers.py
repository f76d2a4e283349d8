"""The club over HTTP: its evenings and its ladder, and one evening board by board.

Answers contain only what the club has written: no cards, secrets or paths, and nothing about this server's tables.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from spadille.club.movements import Kind
from spadille.club.standings import Standing
from spadille.core.words import Name, Text
from spadille.games import GAMES, rulebook_of
from spadille.lab.ratings import FEWEST, Group
from spadille.server import say
from spadille.server.api.pages import shell_for
from spadille.server.club.reading import Club, Night, Shelf

Side = Literal["", "ns", "ew"]
"""The field of a movement with two winners; empty if all are ranked together."""
_SIDES: Final[tuple[Side, Side]] = ("ns", "ew")


class Won(msgspec.Struct):
    """The winner of a field."""

    side: Side
    names: tuple[str, ...]
    """More than one if they share the first place."""


class EveningListed(msgspec.Struct):
    """An evening in the list of a club."""

    key: Name
    """Its address below /club."""
    title: str
    day: str
    """Such as 2026-11-27; empty if it is not known."""
    game: Text
    kind: Kind
    entrants: int
    """Number of pairs or teams."""
    shown: int
    """Number of results that may be shown."""
    due: int
    """Number of results when all is played."""
    winners: list[Won]
    """Empty before there is a result."""


class LadderShown(msgspec.Struct):
    """The ratings of a game, from the records in the club's folder."""

    game: Name
    title: Text
    groups: tuple[Group, ...]


class ClubShown(msgspec.Struct):
    """A club."""

    name: str
    """Empty if the club has not written one."""
    evenings: list[EveningListed]
    """The latest first."""
    ladder: list[LadderShown]
    left_out: int
    """Number of records that have no place in the ladder: unfinished, damaged, or of players without names."""
    fewest: int
    """Minimum number of matches for a rating."""


class FieldShown(msgspec.Struct):
    """The standings of those who are ranked together."""

    side: Side
    standings: tuple[Standing, ...]


class ResultShown(msgspec.Struct):
    """The result of a board at a table."""

    ns: str
    ew: str
    """Names of the pairs or teams."""
    net: int
    """Points of North and South, minus those of East and West."""


class BoardShown(msgspec.Struct):
    """A board, with its results from the best for North and South on."""

    number: int
    results: list[ResultShown]


class EveningShown(msgspec.Struct):
    """An evening board by board."""

    listed: EveningListed
    rulebook: Text
    scoring: Name
    fields: list[FieldShown]
    boards: list[BoardShown]
    wrong: int
    """Number of rows of the results that cannot be read."""


@get("/api/club", summary="The club")
async def club(request: Request[Any, Any, Any]) -> ClubShown:
    """The club of this server: its evenings with their winners, and the ratings from the records in its folder."""
    return shown(await _shelf(request).club())


@get("/api/club/{evening:str}", summary="An evening of the club")
async def evening(request: Request[Any, Any, Any], evening: str) -> EveningShown:
    """The standings of an evening, and the results of its boards.

    Until the day is over, a board has results only once all its tables have played it.
    """
    found = await _shelf(request).club()
    night = next((each for each in found.nights if each.played.key == evening), None)
    if night is None:
        raise NotFoundException(say("no-evening"))
    return evening_shown(night)


@get(["/club", "/club/{evening:str}"], include_in_schema=False)
async def club_page(request: Request[Any, Any, Any]) -> Response[str]:
    """The page of the club; its script draws the content for the address."""
    return shell_for(request)


def _shelf(request: Request[Any, Any, Any]) -> Shelf:
    found: Shelf = request.app.state.club
    return found


def shown(club: Club) -> ClubShown:
    """Return a club as it is sent."""
    return ClubShown(
        name=club.name,
        evenings=[_listed(each) for each in club.nights],
        ladder=[LadderShown(each.game, GAMES[each.game].title, each.groups) for each in club.ladder],
        left_out=club.left_out,
        fewest=FEWEST,
    )


def _fields(night: Night) -> list[FieldShown]:
    sides: tuple[Side, ...] = _SIDES if len(night.fields) == len(_SIDES) else ("",)
    return [FieldShown(side, field.standings) for side, field in zip(sides, night.fields, strict=True)]


def _listed(night: Night) -> EveningListed:
    played, found = night.played, night.played.evening
    winners = [
        Won(field.side, tuple(each.name for each in field.standings if each.place == 1))
        for field in _fields(night)
        if any(each.boards for each in field.standings)
    ]
    return EveningListed(
        key=played.key,
        title=found.title,
        day="" if found.day is None else found.day.isoformat(),
        game=GAMES[found.game].title,
        kind=found.kind,
        entrants=len(found.names),
        shown=len(played.results),
        due=played.due,
        winners=winners,
    )


def evening_shown(night: Night) -> EveningShown:
    """Return an evening as it is sent."""
    played, found = night.played, night.played.evening
    boards: dict[int, list[ResultShown]] = {}
    for each in sorted(played.results, key=lambda each: (each.board, -each.net, each.ns)):
        row = ResultShown(found.names[each.ns - 1], found.names[each.ew - 1], each.net)
        boards.setdefault(each.board, []).append(row)
    return EveningShown(
        listed=_listed(night),
        rulebook=rulebook_of(found.opened).title,
        scoring=night.scoring,
        fields=_fields(night),
        boards=[BoardShown(number, results) for number, results in boards.items()],
        wrong=len(played.wrong),
    )


HANDLERS: Final = [club, evening, club_page]
