"""Replay of a record for HTTP: work for a process of its own (see `background`)."""

from __future__ import annotations

import msgspec

from spadille.core.contract import NATURE, Seat
from spadille.core.errors import BadOptions
from spadille.core.options import OptionValue, changes
from spadille.core.table import Table, replay
from spadille.games import entry, open_header
from spadille.scene.happening import CardsSwept, TrickTaken
from spadille.scene.model import Scene, Text
from spadille.scene.names import names_around, usual_names
from spadille.scene.telling import news_of
from spadille.server import say
from spadille.server.base.names import tidy_name


class Moment(msgspec.Struct):
    """One moment of a record, as a seat (or a watcher) saw it."""

    moves: int
    """Number of moves in the record."""
    at: int
    """Number of moves before this moment."""
    scene: Scene
    words: tuple[Text, ...]
    """The events of the last move, a sentence each; a hidden one tells nothing."""
    seats: int
    ends: tuple[int, ...] = ()
    """The numbers of moves after which a trick or other cards had been taken from the table; only if asked for."""


class Position(msgspec.Struct):
    """A moment of a record that a table can play on from."""

    game: str
    rulebook: str
    seats: int
    options: dict[str, OptionValue]
    """The options that differ from the rulebook's."""
    moves: list[tuple[Seat, str]]
    """The moves before it."""
    seat: Seat
    """The seat that is to be played."""


def position_of(data: bytes, at: int, seat: Seat) -> Position:
    """Check a record, and return a moment of it, to be played on by a seat (-1: the next one that decides).

    Raises BadRecord, and BadOptions if the record has no such moment or seat, or nothing is left to play there.
    """
    table = replay(data, open_header)
    if not 0 <= at <= table.version:
        raise BadOptions(f"expected a moment of the record, from 0 to {table.version}; got {at}")
    if not -1 <= seat < table.game.seats:
        raise BadOptions(f"expected a seat from 0 to {table.game.seats - 1}, or -1 for the next one; got {seat}")
    later = [by for by, _ in table.log[at:] if by != NATURE]
    table.back(at)
    return position_at(table, seat if seat >= 0 else next(iter((*table.deciding, *later)), 0))


def position_at(table: Table, seat: Seat) -> Position:
    """Return the present moment of a table, to be played on by a seat; raises BadOptions if the game is over."""
    if table.outcome is not None:
        raise BadOptions(say("nothing-left"))
    game, books = table.game, entry(table.game.name).rulebooks
    book = books.get(game.rulebook) or next(iter(books.values()))  # a record may go by a rulebook unknown here
    moves = [(by, game.spell(move)) for by, move in table.log]
    return Position(game.name, book.name, game.seats, changes(game.options, book, game.seats), moves, seat)


def moment_of(data: bytes, at: int, seat: Seat, ends: bool = False) -> Moment:
    """Check a record, and show one moment of it as a seat saw it; raises BadRecord."""
    table = replay(data, open_header)
    total = table.version
    moment = total if at < 0 else min(at, total)
    viewer = seat if 0 <= seat < table.game.seats else None
    names = names_in(table)
    found = entry(table.game.name)
    words: tuple[Text, ...] = ()
    steps = tuple(table.log)[:moment]
    taken = _ends(table) if ends else ()
    table.back(max(moment - 1, 0))
    if steps:
        by, move = steps[-1]
        told = news_of(found.happened, table.game, table.play(by, move), viewer, names)
        words = tuple(each.words for each in told if each.words)
    scene = found.scene(table.game, table.view(viewer), table.offers(viewer), names)
    return Moment(total, moment, scene, words, table.game.seats, taken)


def _ends(table: Table) -> tuple[int, ...]:
    """Return the numbers of moves after which cards were openly taken from the table."""
    game, found, names = table.game, [], usual_names(table.game.seats)
    happened, state = entry(game.name).happened, game.initial()
    before = game.view(state, None)
    for at, (by, move) in enumerate(table.log, 1):
        seen, state = game.seen(state, by, move, None), game.play(state, by, move)
        after = game.view(state, None)
        if any(isinstance(each, TrickTaken | CardsSwept) for each in happened(game, before, by, seen, after, names)):
            found.append(at)
        before = after
    return tuple(found)


def names_in(table: Table) -> tuple[str, ...]:
    """Return the names in a record, made fit to be shown; the usual ones if it has none.

    A person who plays alone without a name is "You", not "South".
    """
    said, usual = table.more.get("names"), usual_names(table.game.seats)
    if len(usual) == 1 and said in (None, [*usual]):
        return names_around(1, 0)
    if not isinstance(said, list) or len(said) != table.game.seats:
        return usual
    return tuple(
        tidy_name(each, other) if isinstance(each, str) else other for each, other in zip(said, usual, strict=True)
    )
