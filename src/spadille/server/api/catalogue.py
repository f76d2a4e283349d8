"""The games over HTTP: rulebooks, options, clauses, and checking the options of a table before it is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import get, post
from litestar.exceptions import NotFoundException

from spadille.bots import at_once, guests, levels, usual_level
from spadille.core.clause import TABLE_ROOM, clauses, decisions, house_rules
from spadille.core.glossary import Term, glossary
from spadille.core.options import (
    Difference,
    OptionValue,
    Rulebook,
    Spec,
    changes,
    clauses_of,
    differences,
    specs,
    write_value,
)
from spadille.core.pages import clauses_note, page_to_read
from spadille.core.words import Name, Text, kept_by_language
from spadille.fair.commit import PROOFS, UNPROVEN
from spadille.games import GAMES, entry, open_game
from spadille.lab.badge import badge
from spadille.manifest import Manifest
from spadille.search import NATIVE
from spadille.server import say
from spadille.server.api.learn import EVERY_GAME, anchor, pages_of
from spadille.server.api.ways import WayInfo, told
from spadille.server.base.background import THREADS, in_thread
from spadille.server.store.document import Settings
from spadille.server.table.seats.faces import bot_look
from spadille.server.table.way_title import way_of
from spadille.thinking.levels import Level


class BookInfo(msgspec.Struct):
    """A rulebook, and its numbers of seats."""

    name: str
    title: Text
    prefix: str
    seats: tuple[int, ...]
    usual_seats: int
    line: Text
    """A line that tells it apart from the others."""


class UsualInfo(msgspec.Struct):
    """The usual rules of a game, for players who choose none."""

    rulebook: Name
    options: dict[Name, OptionValue]
    """Options that differ from the rulebook's."""
    words: Text
    """The name of these rules; empty if there is nothing to say of them."""


class GroupInfo(msgspec.Struct):
    """Options that belong together, in the order in which they are shown."""

    title: Text
    """The heading; empty for the options that matter most, which are always shown."""
    options: tuple[Name, ...]


class OptionInfo(msgspec.Struct):
    """An option: its label, its choices, the bounds of a whole number, words for each choice."""

    name: str
    label: Text
    """A short name for people."""
    choices: tuple[OptionValue, ...]
    whole: tuple[int, int] | None
    words: dict[str, Text]
    """Yes or no, or a sentence for each choice, by the choice in JSON."""
    counts: Text = ""
    """The meaning of a whole number, with N for the number."""


class LevelInfo(msgspec.Struct):
    """A level of bots, and its description."""

    name: str
    words: Text


class BotInfo(msgspec.Struct):
    """The bot of a seat that no person has."""

    name: Text
    face: Name
    colour: Name


class GameInfo(msgspec.Struct):
    """A game, as shown on all pages but the set-up."""

    name: str
    title: Text
    sentence: Text
    seats: Text
    length: Text
    emblem: tuple[str | None, ...]
    """The cards of the game's emblem in the lobby, null for a back."""
    automatic: bool
    """True if there is nothing to decide: a screen may play on by itself."""
    odds: bool
    """True if the game can be asked for its odds."""
    learn: list[str]
    """The ways to learn it: "how", a page for beginners; "lesson"; "puzzles"."""
    pace: float
    """Seconds that a bot usually takes."""
    bots: list[str]
    """The possible bots: the levels from the weakest, and the programs that the operator has admitted."""
    usual_level: str
    numbered: bool
    """True if its deals may be chosen by a number."""
    rulebooks: list[BookInfo]
    usual: UsualInfo
    terms: dict[str, str]
    """The meaning of the words that scenes name as a `term`: a line for each, with the pronunciation."""


class SetUpInfo(msgspec.Struct):
    """The possible settings of a game's tables, for the set-up page."""

    levels: list[LevelInfo]
    folk: dict[str, list[BotInfo]]
    """The bots of a table, for each number of seats."""
    values: dict[str, dict[str, dict[str, OptionValue]]]
    """The value of each option, by rulebook and number of seats."""
    options: list[OptionInfo]
    """The options that can be set if the server deals."""
    groups: list[GroupInfo]
    """The names of these options in groups, each once."""


class Checked(msgspec.Struct):
    """The differences of a table from its rulebook, in plain words."""

    rulebook: str
    seats: int
    differs: list[Difference]
    words: dict[str, Text]
    """The meaning of every option at this table, in a sentence."""
    idle: list[Name]
    """Options that have no effect under the others."""
    way: WayInfo | None = None
    """The named way to play with these rules, with three sentences for a guest; null if they have no name."""
    unmeasured: Text = ""
    """A note on bots of the table that were not measured by these rules; empty if all of them were."""


def _offered(game: str) -> tuple[Level, ...]:
    """The levels of bots that a table may have; in a page without the kernel, those that need no time."""
    found = levels(game)
    return found if THREADS or NATIVE else tuple(each for each in found if at_once(game, each))


@get("/api/games", summary="All games")
async def games() -> list[GameInfo]:
    """Every game with its rulebooks, their seats, and the bots that play it."""
    return await in_thread(_games)


@kept_by_language
def _games() -> list[GameInfo]:
    return [_game(name) for name in GAMES]


def _game(name: str) -> GameInfo:
    found = entry(name)
    books = found.rulebooks.values()
    usual, set_so = found.meant()
    return GameInfo(
        name=name,
        title=found.title,
        sentence=found.sentence,
        seats=found.seats,
        length=found.listing.length,
        emblem=found.listing.emblem,
        automatic=found.automatic,
        odds=bool(found.laboratory.questions),
        learn=pages_of(found),
        pace=found.pace,
        bots=[*_offered(name), *guests(name)],
        usual_level=usual_level(name),
        numbered=found.numbered,
        rulebooks=[_book(book) for book in books],
        usual=UsualInfo(usual, set_so, found.usual.words if found.usual else ""),
        terms=_terms(name),
    )


@get("/api/games/{game:str}", summary="What a table may set")
async def game_set_up(game: str) -> SetUpInfo:
    """Every option of a game: allowed values, words, clauses, and each rulebook's value; the levels of its bots."""
    return await in_thread(_set_up, entry(game).name)


@kept_by_language
def _set_up(name: str) -> SetUpInfo:
    found = entry(name)
    books = found.rulebooks.values()
    known = found.options
    settable = [option for option, spec in known.items() if not spec.option.by_hand]
    return SetUpInfo(
        levels=[LevelInfo(each, each.spoken) for each in _offered(name)],
        folk={str(seats): _folk(seats) for seats in sorted({seats for book in books for seats in book.seats})},
        values={
            book.name: {str(seats): msgspec.structs.asdict(book.at(seats)) for seats in book.seats} for book in books
        },
        options=[_option(option, found.labels[option], known[option]) for option in settable],
        groups=[GroupInfo(title, options) for title, options in found.arranged(settable)],
    )


def _folk(seats: int) -> list[BotInfo]:
    """The bots of a table, from seat 0 on."""
    return [BotInfo(*bot_look(seats, seat)) for seat in range(seats)]


def _book(book: Rulebook[Any]) -> BookInfo:
    return BookInfo(
        name=book.name,
        title=book.title,
        prefix=book.prefix,
        seats=book.seats,
        usual_seats=book.usual_seats,
        line=book.line,
    )


def _terms(game: str) -> dict[str, str]:
    """The meaning of each word by its key: those that all games share, overridden by the game's own."""
    return {term.key: term.line for term in (*glossary(TABLE_ROOM), *entry(game).words)}


def _option(name: str, label: Text, spec: Spec) -> OptionInfo:
    words = {msgspec.json.encode(each).decode(): _chosen(spec, each) for each in spec.choices}
    bounds = (spec.option.low, spec.option.high) if spec.whole else None
    counts = spec.says_of_any if spec.whole else ""
    return OptionInfo(name, label, spec.choices, bounds, words, counts)


def _chosen(spec: Spec, value: OptionValue) -> Text:
    """The words of a choice: yes or no, or its sentence."""
    return spec.says(value) if not isinstance(value, bool) else say("yes") if value else say("no")


@post("/api/options", status_code=200, summary="Check options")
async def options(data: Settings) -> Checked:
    """Check the options of a table before it is made: the differences from its rulebook, in plain words."""
    game = open_game(data.game, data.rulebook, data.seats, data.options)
    book = entry(data.game).rulebooks[game.rulebook]
    known, usual = specs(type(game.options)), book.at(game.seats)
    differs = [
        Difference(
            name,
            (getattr(usual, name), value),
            (known[name].says_at(usual, game.seats), known[name].tells_of(game.options, game.seats)),
            (clauses_of(known[name], book), ()),
        )
        for name, value in changes(game.options, book, game.seats).items()
    ]
    words = {name: spec.says_at(game.options, game.seats) for name, spec in known.items()}
    idle = [name for name, spec in known.items() if not spec.applies(game.options, game.seats)]
    way = way_of(game)
    said = badge(game, (data.level_at(seat) for seat in range(1, game.seats)))
    return Checked(game.rulebook, game.seats, differs, words, idle, None if way is None else told(way), said)


@get("/api/rules/{game:str}", summary="The rules of a game")
async def rules(game: str) -> dict[str, Any]:
    """Every clause, decision and house rule of a game, and the value of every option in each rulebook."""
    return await in_thread(_rules, game)


def _rules(game: str) -> dict[str, Any]:
    if game == "care":
        title, _, text = page_to_read(TABLE_ROOM, "care.md").partition("\n")
        return {"title": title.removeprefix("# "), "text": text.strip()}
    if game == "table":
        return {"title": say("cards-and-packs"), "note": clauses_note(), "clauses": clauses(TABLE_ROOM)}
    if game == "glossary":
        rooms = [(EVERY_GAME, glossary(TABLE_ROOM)), *((each.title, each.words) for each in GAMES.values())]
        return {"title": say("glossary"), "text": "\n\n".join(_listed(*room) for room in rooms if room[1])}
    return _rules_of(entry(game).name)


@kept_by_language
def _rules_of(game: str) -> dict[str, Any]:
    found = entry(game)
    books = found.rulebooks.values()
    known = found.options
    return {
        "title": found.title,
        "note": clauses_note(),
        "clauses": clauses(found.package),
        "decisions": decisions(found.package),
        "house_rules": house_rules(found.package),
        "rulebooks": [
            {"name": book.name, "title": book.title, "prefix": book.prefix, "help": _help(found, book.prefix)}
            for book in books
        ],
        "options": [
            {
                "name": name,
                "values": [write_value(getattr(book.options, name)) for book in books],
                "words": [spec.says_at(book.options, book.usual_seats) for book in books],
                "idle": [not spec.applies(book.options, book.usual_seats) for book in books],
                "clauses": spec.option.clauses.split(),
            }
            for name, spec in known.items()
        ],
    }


def _help(found: Manifest, prefix: str) -> str:
    """Return advice for players by a rulebook, and the words of its game, as prose."""
    told = [each for each in clauses(found.package) if "help" in each.places and each.id.startswith(f"{prefix}-")]
    advice = "\n".join(f"* {each.rule} ({each.id})" for each in told)
    parts = [f"## {say('good-to-know')}\n\n{advice}"] if told else []
    words = [_listed(say("words-of", game=found.title), found.words)] if found.words else []
    return "\n\n".join(parts + words)


def _listed(title: Text, terms: Sequence[Term]) -> str:
    """Return words under a heading, a line for each, with the anchor that links lead to."""
    lines = (f"* {{#{anchor(title, term)}}} *{term.word}*{term.line.removeprefix(term.word)}" for term in terms)
    return "\n".join([f"## {title}\n", *lines])


class Diff(msgspec.Struct):
    """The options on which two rulebooks differ; the first two are the titles of the books."""

    one: Text
    other: Text
    differences: tuple[Difference, ...]


@get("/api/rules/{game:str}/diff/{one:str}/{other:str}", summary="Compare two rulebooks")
async def diff(game: str, one: str, other: str) -> Diff:
    """Exactly the options on which two rulebooks differ, with both values, sentences and clauses."""
    books = entry(game).rulebooks
    if one not in books or other not in books:
        raise NotFoundException(f"the rulebooks of {game} are {', '.join(books)}")
    return Diff(books[one].title, books[other].title, differences(books[one], books[other]))


class Claims(msgspec.Struct):
    """What a record proves about its deals: a sentence for each form of proof, and one on what no proof covers."""

    proofs: dict[str, Text]
    unproven: Text


@get("/api/proofs", summary="What a deal proves")
async def claims() -> Claims:
    """The facts that a record's deals prove (no promise, a promise, parts told, parts sealed), and those not proved."""
    return Claims(dict(PROOFS), UNPROVEN)


HANDLERS = [games, game_set_up, options, rules, diff, claims]
