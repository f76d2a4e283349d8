"""Analysis of records: the positions of a game one after the other, and rows for a data frame.

    pandas.DataFrame(spadille.rows("records/", "tricks"))
    polars.DataFrame(spadille.rows(table, "decisions"))

Rows are plain dicts of numbers, texts and None, every row of a kind with the same keys.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from spadille.api import opened
from spadille.core.contract import NATURE, AnyGame, Seat
from spadille.core.errors import BadOptions, BadRecord, shortly
from spadille.core.record import SUFFIX, path_of, place_of
from spadille.core.table import Table, listed, replay
from spadille.games import entry
from spadille.scene.happening import CardPlayed, News, TrickTaken

Source: TypeAlias = Table | bytes | str | Path
"""A table, the bytes of a record, or the path of one."""
Row: TypeAlias = dict[str, int | str | bool | None]
Kind: TypeAlias = Literal["calls", "tricks", "deals", "decisions"]
KINDS: Final[tuple[str, ...]] = get_args(Kind)


class Column(NamedTuple):
    """The description of a column of rows."""

    name: str
    type: type[int] | type[str]
    meaning: str


_FIRST: Final = (
    Column("file", str, "the record that the row is from; empty for a table in memory"),
    Column("game", str, "the name of the game"),
    Column("rulebook", str, "whose rules it was played by; options that were changed stand in the record"),
    Column("seats", int, "how many played"),
)
_MOVE: Final = (
    Column("deal", int, "which deal of its match, from 1"),
    Column("moment", int, "which move of its match, from 1; those of chance count too"),
    Column("seat", int, "who moved, from 0"),
    Column("move", str, "the move in notation"),
)
_PLAYER: Final = Column("player", str, "the player's name as the record gives it; empty if it gives none")
COLUMNS: Final[Mapping[str, tuple[Column, ...]]] = {
    "calls": (*_FIRST, *_MOVE, _PLAYER),
    "tricks": (
        *_FIRST,
        _MOVE[0],
        Column("trick", int, "which trick of its deal, from 1"),
        Column("leader", int, "the seat that led"),
        Column("winner", int, "the seat that took the trick"),
        Column("cards", str, "its cards in notation, in the order in which they were played; - for one face down"),
    ),
    "deals": (
        *_FIRST,
        _MOVE[0],
        Column("side", int, "the side, from 0; of two sides, even seats are side 0 and odd seats side 1"),
        Column("points", int, "what the deal gave the side, as the score sheet counts (War, Pyramid: cards)"),
        Column("total", int, "what the side had after the deal"),
        Column("why", str, "the clauses of its score lines, a blank between them"),
    ),
    "decisions": (*_FIRST, *_MOVE, _PLAYER, Column("choices", int, "how many moves the rules allowed")),
}
"""The columns of each kind of row, in this order; any value may be missing (None)."""


class Position:
    """A moment of a game, and the move that was made in it."""

    __slots__ = ("game", "move", "seat", "state", "version")

    def __init__(self, game: AnyGame, version: int, state: Any, seat: Seat | None, move: Any) -> None:
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
        return None if self.seat is None else self.game.spell(self.move)

    def view(self, seat: Seat | None = None) -> Any:
        """The view of `seat` (or, without one, of a spectator); raises BadSeat."""
        return self.game.view(self.state, self.game.viewer(seat))

    def moves(self) -> Sequence[Any]:
        """The legal moves of the seat that moved; empty if chance moved, and in the last position."""
        return () if self.seat is None or self.seat == NATURE else listed(self.game.moves(self.state, self.seat))

    def __repr__(self) -> str:
        made = "the last" if self.seat is None else f"{'chance' if self.seat == NATURE else f'seat {self.seat}'}, "
        return f"<Position {self.version}: {made}{'' if self.seat is None else repr(self.move)}>"


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


def rows(source: Source, kind: Kind, *, skip: Callable[[Path, BadRecord], None] | None = None) -> list[Row]:
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
    found: list[Row] = []
    for path in sorted(place.rglob(f"*{SUFFIX}")):
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


def _rows(table: Table, file: str, kind: str) -> list[Row]:
    game = table.game
    first: Row = {"file": file, "game": game.name, "rulebook": game.rulebook, "seats": game.seats}
    tell = {"deals": _deals, "tricks": _tricks, "calls": _calls, "decisions": _decisions}[kind]
    return [{**first, **row} for row in tell(table)]


def _deals(table: Table) -> Iterator[Row]:
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


def _tricks(table: Table) -> Iterator[Row]:
    last, number = 0, 0
    for _, deal, news in _told(table):
        for each in news:
            if isinstance(each, TrickTaken):
                number = number + 1 if deal == last else 1
                last = deal
                cards = " ".join(face.card or "-" for face in each.trick)
                yield {"deal": deal, "trick": number, "leader": each.trick[0].seat, "winner": each.by, "cards": cards}


def _calls(table: Table) -> Iterator[Row]:
    names = names_of(table)
    for position, deal, news in _told(table):
        if not any(isinstance(each, CardPlayed) for each in news):
            yield _move(position, deal, names)


def _decisions(table: Table) -> Iterator[Row]:
    names = names_of(table)
    for position in positions(table):
        if position.seat is not None and position.seat != NATURE:
            deal = table.game.standing(position.state).deals + 1
            yield {**_move(position, deal, names), "choices": len(position.moves())}


def _move(position: Position, deal: int, names: Sequence[str]) -> Row:
    seat = position.seat
    assert seat is not None, "somebody moves"
    player = names[seat] if names else None
    return {"deal": deal, "moment": position.version + 1, "seat": seat, "move": position.text, "player": player}


def names_of(table: Table) -> tuple[str, ...]:
    """The names of the players in a record, seat by seat; empty if it does not name them all."""
    said = table.more.get("names")
    sound = isinstance(said, list) and len(said) == table.game.seats and all(isinstance(each, str) for each in said)
    return tuple(said) if sound and said else ()
