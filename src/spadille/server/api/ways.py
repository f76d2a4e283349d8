"""Ways to play by name over HTTP: all of a game, what a table plays, and which of them people play who are asked."""

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
    """A way to play that has a name, and the rules it is played by."""

    name: Name
    title: Text
    line: Text
    """What tells it apart."""
    guest: tuple[Text, ...]
    """Three sentences for somebody who sits down as a guest; none for a rulebook."""
    rulebook: Name
    """The rulebook it is nearest to."""
    seats: tuple[int, ...]
    """How many may play so; the first is usual."""
    options: dict[Name, OptionValue]
    """What is set otherwise than in that rulebook."""


class FittingWay(WayInfo):
    """A way to play with all that a table does, and what answers it contradicts."""

    words: Text
    """What the table plays, in a sentence."""
    but: tuple[Text, ...]
    """Everything that is otherwise at the table; with any of it the way is no more than near."""


class WhichAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What a table does, as far as whoever is asked knows."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int | None = None
    """None: not said yet."""
    said: Annotated[dict[Annotated[str, Meta(max_length=40)], OptionValue], Meta(max_length=64)] = {}
    """What is so at the table, by the name of the option."""
    passed: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=64)] = []
    """Options of which nothing is known."""
    denied: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[list[OptionValue], Meta(max_length=64)]],
        Meta(max_length=64),
    ] = {}
    """What is not so at the table: values of an option, none of which it has."""


class Which(msgspec.Struct):
    """What is asked next; or, where nothing more is asked, what the table plays."""

    seats: tuple[int, ...]
    """How many may play, to choose from; empty: it is known."""
    option: Name
    """What is asked; empty: how many play, or nothing more."""
    answers: tuple[Answer, ...]
    way: FittingWay | None
    """The nearest way that has a name, with all that the table does otherwise; None while something is asked."""
    also: tuple[FittingWay, ...]
    """Other ways that fit no worse what was said."""


def told(found: Preset) -> WayInfo:
    """A way to play as pages are told of it."""
    options = dict(found.options)
    return WayInfo(found.name, found.title, found.line, found.guest, found.rulebook, found.seats, options)


@get("/api/ways/{game:str}", summary="Ways to play a game")
async def of_game(game: str) -> list[WayInfo]:
    """The ways to play a game that people know by a name, besides its rulebooks: those most played first."""
    return [told(each) for each in entry(game).presets.values()]


@post("/api/which", status_code=200, summary="Which game do we play?")
async def which(data: WhichAsked) -> Which:
    """What to ask a table next, after what it has said; once nothing more would tell, what it plays."""
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
    """A way to play, a rulebook too, for as many as are asked about and with all that was said."""
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
