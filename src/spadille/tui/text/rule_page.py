"""The rules of a table in sentences: its options, the differences from the rulebook, and the clauses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import structs

from spadille.core import clause
from spadille.core.contract import AnyGame
from spadille.core.errors import SpadilleError
from spadille.core.glossary import Term, glossary
from spadille.core.options import Rulebook, specs
from spadille.core.summary import Line, summary
from spadille.games import GAMES, entry, rulebook_of
from spadille.learning.howto import plain
from spadille.manifest import Manifest
from spadille.tui import say


def _room(game: str) -> str:
    return entry(game).package


def clause_words(game: str, wanted: str | None) -> str:
    """The sentence of a clause; empty if it is unknown."""
    if wanted is None:
        return ""
    try:
        found = clause.find(_room(game), wanted) or clause.find(clause.TABLE_ROOM, wanted)
    except SpadilleError:
        return ""
    return found.rule if found is not None else ""


def option_lines(game: AnyGame) -> tuple[Line, ...]:
    """A sentence for each option that can make a difference, with its authority."""
    return summary(game.options, rulebook_of(game), game.seats, _room(game.name))


def clause_lines(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Yield the clauses of the table's rulebook and the open points, as (ID, sentence); a heading has no ID."""
    book = rulebook_of(game)
    page = clause.page(_room(game.name))
    section = ""
    for each in page.clauses:
        if not each.id.startswith(book.prefix + "-"):
            continue
        if each.section != section:
            section = each.section
            yield "", section
        yield each.id, each.rule
    if page.decisions:
        yield "", str(say("left-open"))
    for decided in page.decisions:
        yield decided.id, f"{decided.point} {decided.decision}"
    if page.house_rules:
        yield "", str(say("house-rules"))
    for house in page.house_rules:
        yield house.id, house.rule


def shown_in(room: str, place: str, prefix: str = "") -> Iterator[tuple[str, str]]:
    """Yield the clauses of a game (or of "cards") that are shown in a place, filtered by the rulebook's prefix."""
    package = clause.TABLE_ROOM if room == "cards" else _room(room)
    for each in clause.clauses(package):
        if place in each.places and each.id.startswith(prefix):
            yield each.id, each.rule


def good_to_know(game: AnyGame) -> list[tuple[str, str]]:
    """The advice of a table's rulebook."""
    return list(shown_in(game.name, "help", rulebook_of(game).prefix + "-"))


def words_of(game: str) -> Iterator[tuple[str, tuple[Term, ...]]]:
    """Yield the terms of a game, and those shared by all games, each under a heading."""
    if game in GAMES and (own := GAMES[game].words):
        yield str(say("words-of", game=GAMES[game].title)), own
    yield str(say("words-of-the-table")), glossary(clause.TABLE_ROOM)


def how_lines(game: Manifest) -> Iterator[tuple[str, str]]:
    """Yield the lines of a game's introduction as (label, sentence): "#" for a heading, "1." or "•" in a list."""
    for line in plain(game, game.how_to_play).splitlines():
        label, _, rest = line.partition(" ")
        if label == "##":
            yield "#", rest
        elif label == "*" or label[:-1].isdecimal():
            yield "•" if label == "*" else label, rest
        elif line and label != "#":
            yield "", line


def change_lines(book: Rulebook[Any], seats: int, given: Mapping[str, Any]) -> list[str]:
    """Differences between the given options and the rulebook, in plain sentences."""
    usual = book.at(seats)
    table = structs.replace(usual, **given)
    return [
        str(say("instead-of", now=spec.tells_of(table, seats), usual=spec.says_at(usual, seats)))
        for name, spec in specs(type(usual)).items()
        if name in given and given[name] != getattr(usual, name)
    ]
