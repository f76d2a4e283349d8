"""Analysis of records: the positions of a game one after the other, and rows for a data frame.

    pandas.DataFrame(spadille.rows("records/", "tricks"))
    polars.DataFrame(spadille.rows(table, "decisions"))

Rows are plain dicts, every row of a kind with the same keys: `TrickRow` and the like name them for a type checker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    NamedTuple,
    TypeAlias,
    TypedDict,
    get_args,
    get_type_hints,
    overload,
)

from spadille.api import opened
from spadille.core.contract import NATURE, Game, M, S, Seat, V
from spadille.core.errors import BadOptions, BadRecord, shortly
from spadille.core.record import path_of, place_of, records_in
from spadille.core.table import Table, listed, replay
from spadille.games import entry
from spadille.scene.happening import CardPlayed, News, TrickTaken

Source: TypeAlias = Table | bytes | str | Path
"""A table, the bytes of a record, or the path of one."""
Skip: TypeAlias = Callable[[Path, BadRecord], None]
"""Told of a damaged record of a folder, which is then left out."""


class _Row(TypedDict):
    file: Annotated[str, "the record that the row is from; empty for a table in memory"]
    game: Annotated[str, "the name of the game"]
    rulebook: Annotated[str, "whose rules it was played by; options that were changed stand in the record"]
    seats: Annotated[int, "how many played"]
    deal: Annotated[int, "which deal of its match, from 1"]


class _MoveRow(_Row):
    moment: Annotated[int, "which move of its match, from 1; those of chance count too"]
    seat: Annotated[int, "who moved, from 0"]
    move: Annotated[str, "the move in notation"]
    player: Annotated[str | None, "the player's name in the record; None if it does not name all players"]


class CallRow(_MoveRow):
    """A move of a seat that plays no card to a trick."""


class TrickRow(_Row):
    """A trick."""

    trick: Annotated[int, "which trick of its deal, from 1"]
    leader: Annotated[int, "the seat that led"]
    winner: Annotated[int, "the seat that took the trick"]
    cards: Annotated[str, "its cards in notation, in the order in which they were played; - for one face down"]


class DealRow(_Row):
    """A finished deal, for one side."""

    side: Annotated[int, "the side, from 0; of two sides, even seats are side 0 and odd seats side 1"]
    points: Annotated[int, "what the deal gave the side, as the score sheet counts (War, Pyramid: cards)"]
    total: Annotated[int, "what the side had after the deal"]
    why: Annotated[str, "the clauses of its score lines, a blank between them"]


class DecisionRow(_MoveRow):
    """A move of a seat."""

    choices: Annotated[int, "how many moves the rules allowed"]


_Making: TypeAlias = dict[str, int | str | None]
"""A row while it is made."""
Kind: TypeAlias = Literal["calls", "tricks", "deals", "decisions"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


class Column(NamedTuple):
    """The description of a column of rows."""

    name: str
    type: type[int] | type[str]
    meaning: str


def _columns(kind: type) -> tuple[Column, ...]:
    hints = {name: get_args(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}
    return tuple(Column(name, int if of is int else str, meaning) for name, (of, meaning) in hints.items())


COLUMNS: Final[Mapping[str, tuple[Column, ...]]] = {
    kind: _columns(row) for kind, row in zip(KINDS, (CallRow, TrickRow, DealRow, DecisionRow), strict=True)
}
"""The columns of each kind of row, in this order; `player` may be missing (None)."""


class Position(Generic[S, M, V]):
    """A moment of a game, and the move that was made in it."""

    __slots__ = ("game", "move", "seat", "state", "version")

    def __init__(self, game: Game[Any, S, M, V], version: int, state: S, seat: Seat | None, move: M | None) -> None:
        self.game = game
        self.version = version
        """Number of moves made before."""
        self.state = state
        self.seat = seat
        """The seat that moves now, or NATURE; None in the last position."""
        self.move = move
        """The move made; None in the last position."""

    @property
    def text(self) -> str | None:
        """The move in notation; None in the last position."""
        return None if self.move is None else self.game.spell(self.move)

    def view(self, seat: Seat | None = None) -> V:
        """The view of `seat` (or, without one, of a spectator); raises BadSeat."""
        return self.game.view(self.state, self.game.viewer(seat))

    def moves(self) -> Sequence[M]:
        """The legal moves of the seat that moved; empty if chance moved, and in the last position."""
        return () if self.seat is None or self.seat == NATURE else listed(self.game.moves(self.state, self.seat))

    def __repr__(self) -> str:
        made = "the last" if self.seat is None else f"{'chance' if self.seat == NATURE else f'seat {self.seat}'}, "
        return f"<Position {self.version}: {made}{'' if self.seat is None else repr(self.move)}>"


@overload
def positions(source: Table[Game[Any, S, M, V]]) -> Iterator[Position[S, M, V]]: ...
@overload
def positions(source: Source) -> Iterator[Position]: ...
def positions(source: Source) -> Iterator[Position]:
    """Every position of a game from the first, each with the move made in it; the last one has none.

    The source is a table, the bytes of a record or its path. Raises BadRecord with the line that is wrong,
    BadOptions for anything but the path of a file, OSError for a file that cannot be read.
    """
    table = _table(source)
    game = table.game
    state = game.initial()
    for version, (seat, move) in enumerate(table.log):
        yield Position(game, version, state, seat, move)
        state = game.play(state, seat, move)
    yield Position(game, len(table.log), state, None, None)


@overload
def rows(source: Source, kind: Literal["calls"], *, skip: Skip | None = None) -> list[CallRow]: ...
@overload
def rows(source: Source, kind: Literal["tricks"], *, skip: Skip | None = None) -> list[TrickRow]: ...
@overload
def rows(source: Source, kind: Literal["deals"], *, skip: Skip | None = None) -> list[DealRow]: ...
@overload
def rows(source: Source, kind: Literal["decisions"], *, skip: Skip | None = None) -> list[DecisionRow]: ...
def rows(source: Source, kind: Kind, *, skip: Skip | None = None) -> list[Any]:
    """Rows of one record, or of all records (`.jsonl`) in a folder and its subfolders.

    * "deals": a row for each side of each finished deal.
    * "tricks": a row for each trick.
    * "calls": a row for each move of a seat that plays no card to a trick: bids, passes, melds, bets.
    * "decisions": a row for each move of a seat.

    `spadille.tidy.COLUMNS` describes the columns. A damaged record of a folder raises BadRecord;
    with `skip`, it is left out and `skip(path, error)` is called. Raises BadOptions for an invalid kind
    or path, and OSError.
    """
    if not isinstance(kind, str) or kind not in KINDS:
        raise BadOptions(f"expected {', '.join(KINDS)}; got {shortly(kind)}")
    if isinstance(source, Table | bytes):
        return _rows(_table(source), "", kind)
    place = place_of(source)
    if not place.is_dir():
        return _rows(_table(place), place.name, kind)
    found: list[_Making] = []
    for path in records_in(place):
        try:
            found += _rows(_table(path), path.relative_to(place).as_posix(), kind)
        except BadRecord as wrong:
            if skip is None:
                raise BadRecord(wrong.line, f"{path.name}: {wrong.reason}", wrong.clause) from None
            skip(path, wrong)
    return found


def _table(source: Source) -> Table:
    if isinstance(source, Table):
        return source
    return replay(source if isinstance(source, bytes) else path_of(source).read_bytes(), opened)


def _rows(table: Table, file: str, kind: str) -> list[_Making]:
    game = table.game
    first: _Making = {"file": file, "game": game.name, "rulebook": game.rulebook, "seats": game.seats}
    tell = {"deals": _deals, "tricks": _tricks, "calls": _calls, "decisions": _decisions}[kind]
    return [{**first, **row} for row in tell(table)]


def _deals(table: Table) -> Iterator[_Making]:
    for sheet in table.score_sheet:
        for side, total in enumerate(sheet.totals):
            own = [line for line in sheet.lines if line.side == side]
            yield {
                "deal": sheet.deal,
                "side": side,
                "points": sum(line.points for line in own),
                "total": total,
                "why": " ".join(line.clause for line in own),
            }


def _told(table: Table) -> Iterator[tuple[Position, int, tuple[News, ...]]]:
    """Every move of a seat, with the number of its deal and its news for a spectator."""
    game = table.game
    happened = entry(game.name).happened
    names = [f"seat {seat}" for seat in range(game.seats)]
    before: Position | None = None
    for now in positions(table):
        if before is not None and before.seat is not None and before.seat != NATURE:
            seen = game.seen(before.state, before.seat, before.move, None)
            news = happened(game, before.view(), before.seat, seen, now.view(), names)
            yield before, game.standing(before.state).deals + 1, news
        before = now


def _tricks(table: Table) -> Iterator[_Making]:
    last, number = 0, 0
    for _, deal, news in _told(table):
        for each in news:
            if isinstance(each, TrickTaken):
                number = number + 1 if deal == last else 1
                last = deal
                cards = " ".join(face.card or "-" for face in each.trick)
                yield {"deal": deal, "trick": number, "leader": each.trick[0].seat, "winner": each.by, "cards": cards}


def _calls(table: Table) -> Iterator[_Making]:
    names = names_of(table)
    for position, deal, news in _told(table):
        if not any(isinstance(each, CardPlayed) for each in news):
            yield _move(position, deal, names)


def _decisions(table: Table) -> Iterator[_Making]:
    names = names_of(table)
    for position in positions(table):
        if position.seat is not None and position.seat != NATURE:
            deal = table.game.standing(position.state).deals + 1
            yield {**_move(position, deal, names), "choices": len(position.moves())}


def _move(position: Position, deal: int, names: Sequence[str]) -> _Making:
    seat = position.seat
    assert seat is not None, "somebody moves"
    player = names[seat] if names else None
    return {"deal": deal, "moment": position.version + 1, "seat": seat, "move": position.text, "player": player}


def names_of(table: Table) -> tuple[str, ...]:
    """The names of the players in a record, seat by seat; empty if it does not name them all."""
    said = table.more.get("names")
    sound = isinstance(said, list) and len(said) == table.game.seats and all(isinstance(each, str) for each in said)
    return tuple(said) if sound and said else ()
