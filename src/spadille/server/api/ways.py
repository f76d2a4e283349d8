"""Named ways to play over HTTP: all of a game, and the one that fits a person's answers about a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from msgspec import Meta

from spadille.core.options import OptionValue
from spadille.core.preset import Preset
from spadille.core.words import Name, Text
from spadille.games import entry
from spadille.manifest import Manifest
from spadille.server import say
from spadille.ways.which import QUESTIONS, Answer, Found, Way, fit, nearest, question, ways


class WayInfo(msgspec.Struct):
    """A way to play that has a name, and its rules."""

    name: Name
    title: Text
    line: Text
    """A line that tells it apart from the others."""
    guest: tuple[Text, ...]
    """Three sentences for somebody who sits down as a guest; none for a rulebook."""
    rulebook: Name
    """The nearest rulebook."""
    seats: tuple[int, ...]
    """The possible numbers of players; the first is usual."""
    options: dict[Name, OptionValue]
    """Options that differ from that rulebook's."""


class FittingWay(WayInfo):
    """A way to play with all of a table's rules, and the answers that it contradicts."""

    words: Text
    """The way that the table plays, in a sentence."""
    but: tuple[Text, ...]
    """All differences of the table; with any of them the way is only the nearest one."""


class WhichAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A person's answers about a table's rules."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int | None = None
    """None: not answered yet."""
    said: Annotated[dict[Annotated[str, Meta(max_length=40)], OptionValue], Meta(max_length=64)] = {}
    """The options known of the table, by name."""
    passed: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=64)] = []
    """Options that the person does not know."""
    denied: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[list[OptionValue], Meta(max_length=64)]],
        Meta(max_length=64),
    ] = {}
    """Values that options of the table do not have."""


class Which(msgspec.Struct):
    """The next question; or, if there is none, the way that the table plays."""

    seats: tuple[int, ...]
    """The possible numbers of players, as answers; empty: the number is known."""
    option: Name
    """The option in question; empty: the question is the number of players, or there is none."""
    answers: tuple[Answer, ...]
    way: FittingWay | None
    """The nearest way that has a name, with all differences of the table; None while there is a question."""
    also: tuple[FittingWay, ...]
    """Other ways that fit the answers equally well."""


def told(found: Preset) -> WayInfo:
    """Return a way to play in the form for pages."""
    options = dict(found.options)
    return WayInfo(found.name, found.title, found.line, found.guest, found.rulebook, found.seats, options)


@get("/api/ways/{game:str}", summary="Ways to play a game")
async def of_game(game: str) -> list[WayInfo]:
    """The ways to play a game that people know by a name, besides its rulebooks: those most played first."""
    return [told(each) for each in entry(game).presets.values()]


@post("/api/which", status_code=200, summary="Which game do we play?")
async def which(data: WhichAsked) -> Which:
    """The next question about a table, given the answers before; when no question helps any more, the way it plays."""
    game = entry(data.game)
    counts = game.seat_counts
    seats = counts[0] if data.seats is None and len(counts) == 1 else data.seats
    if seats is None:
        return Which(counts, "", (), None, ())
    among = ways(game, seats)
    asked = question(game, among, data.said, data.passed, data.denied, QUESTIONS)
    if asked is not None:
        return Which((), asked.option, asked.answers, None, ())
    found = nearest(game, among, data.said, data.denied)
    also = tuple(_fitting(game, each, found, data) for each in found.also)
    return Which((), "", (), _fitting(game, found.way, found, data), also)


def _fitting(game: Manifest, way: Way, found: Found, data: WhichAsked) -> FittingWay:
    """Return a way to play (or a rulebook) for the given number of players, compared with the answers."""
    here, guest = fit(game, way, data.said, data.denied), way.preset.guest if way.preset else ()
    words = say("which-found", near=found.nearness(here), game=game.title, way=way.title)
    otherwise = (
        say("which-differs", yours=each.words[1], way=way.title, theirs=each.words[0]) for each in here.differs
    )
    but = (*otherwise, *(say("which-not-so", theirs=each) for each in here.not_so))
    rules = here.rules
    return FittingWay(
        way.name, way.title, way.line, guest, rules.book.name, (rules.seats,), rules.changed, words=words, but=but
    )


HANDLERS = [of_game, which]
