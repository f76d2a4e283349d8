"""Mini Baccarat: the score cards that bettors keep: bead plate, big road, and the three roads derived from it.

They record past results (BAC-15, BAC-S11), which do not change future ones (BAC-16).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, TypeAlias, TypeVar

from spadille.core.contract import Value
from spadille.games.mini_baccarat.coup import TIE

ROWS: Final = 6
BIG_EYE_BOY, SMALL_ROAD, COCKROACH = 1, 2, 3
"""Number of columns back that each derived road looks."""

Colour: TypeAlias = Literal["red", "blue"]
"""Red: the big road repeats itself; blue: it does not."""


class Entry(Value, frozen=True):
    """A place on the big road: the winner, the ties since, and a mark for each hand that began with a pair."""

    winner: int | None
    """None only for ties before the first win."""
    ties: int = 0
    player_pair: bool = False
    banker_pair: bool = False


def bead_plate(winners: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Every coup in order: columns of six, filled downwards."""
    return tuple(tuple(winners[at : at + ROWS]) for at in range(0, len(winners), ROWS))


def big_road(coups: Iterable[tuple[int, tuple[bool, bool]]]) -> tuple[tuple[Entry, ...], ...]:
    """Coups, each with its winner and pairs, as streaks: a new column at each change of winner, ties as marks."""
    columns: list[list[Entry]] = []
    for winner, (player_pair, banker_pair) in coups:
        last = columns[-1][-1] if columns else None
        if winner == TIE:
            if last is None:
                columns.append([Entry(None, 1)])
            else:
                columns[-1][-1] = Entry(last.winner, last.ties + 1, last.player_pair, last.banker_pair)
        elif last is not None and last.winner is None:
            columns[-1][-1] = Entry(winner, last.ties, player_pair, banker_pair)
        elif last is not None and last.winner == winner:
            columns[-1].append(Entry(winner, 0, player_pair, banker_pair))
        else:
            columns.append([Entry(winner, 0, player_pair, banker_pair)])
    return tuple(tuple(column) for column in columns)


def streaks(winners: Iterable[int]) -> tuple[int, ...]:
    """The depth of each column of the big road; ties do not count."""
    depths: list[int] = []
    last = TIE
    for winner in winners:
        if winner == TIE:
            continue
        if winner == last:
            depths[-1] += 1
        else:
            depths.append(1)
        last = winner
    return tuple(depths)


def derived_road(depths: Sequence[int], back: int) -> tuple[Colour, ...]:
    """The marks of a derived road, in order: big eye boy looks 1 column back, small road 2, cockroach 3.

    The road begins with the second entry of the big road's column `back` (counted from 0), or with the first entry
    after it. A new column is red if the two columns it is held against are of one depth; a deeper entry is
    red unless the column held against it ends just above.
    """
    marks: list[Colour] = []
    for column in range(back, len(depths)):
        if column > back:
            marks.append("red" if depths[column - 1] == depths[column - 1 - back] else "blue")
        marks += ["blue" if depths[column - back] == row else "red" for row in range(1, depths[column])]
    return tuple(marks)


def foretold(winners: Sequence[int], winner: int) -> tuple[Colour | None, Colour | None, Colour | None]:
    """The mark that each derived road would get if `winner` won next."""
    now, then = streaks(winners), streaks((*winners, winner))

    def mark(back: int) -> Colour | None:
        after = derived_road(then, back)
        return after[-1] if len(after) > len(derived_road(now, back)) else None

    return mark(BIG_EYE_BOY), mark(SMALL_ROAD), mark(COCKROACH)


# -- drawing a road ----------------------------------------------------------------------------------

T = TypeVar("T")


def places(depths: Iterable[int]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The (column, row) of each entry of each column on a grid of six rows.

    A streak runs down; where the next place is taken or the grid ends it turns right ("dragon tail").
    """
    taken: set[tuple[int, int]] = set()
    drawn: list[tuple[tuple[int, int], ...]] = []
    start = 0
    for depth in depths:
        while (start, 0) in taken:
            start += 1
        column, row, turned = start, 0, False
        way = [(column, row)]
        for _ in range(depth - 1):
            turned = turned or row + 1 == ROWS or (column, row + 1) in taken
            column, row = (column + 1, row) if turned else (column, row + 1)
            way.append((column, row))
        taken.update(way)
        drawn.append(tuple(way))
    return tuple(drawn)


Cells: TypeAlias = Mapping[tuple[int, int], T]
"""The contents of a road by (column, row)."""


def shown(cells: Cells[str], room: int) -> range:
    """The last columns of a road that fit into lines of `room` letters."""
    if not cells:
        return range(0)
    size = max(len(word) for word in cells.values())
    columns = 1 + max(column for column, _ in cells)
    return range(max(0, columns - (room + 1) // (size + 1)), columns)


def rows(cells: Cells[T], columns: range) -> tuple[tuple[T | None, ...], ...]:
    """These columns of a road as six rows; none for no columns."""
    return tuple(tuple(cells.get((column, row)) for column in columns) for row in range(ROWS)) if columns else ()


def grid(cells: Cells[str], columns: range, blank: str = ".") -> tuple[str, ...]:
    """These columns of a road as six lines of words; none for no columns."""
    size = max(map(len, cells.values()), default=0)
    return tuple(" ".join((word or blank).ljust(size) for word in row).rstrip() for row in rows(cells, columns))


def drawn_bead_plate(winners: Sequence[int]) -> Cells[int]:
    """The cells of a bead plate: the winners."""
    return {
        (column, row): winner for column, beads in enumerate(bead_plate(winners)) for row, winner in enumerate(beads)
    }


def drawn_big_road(columns: Sequence[Sequence[Entry]]) -> Cells[Entry]:
    """The cells of a big road, dragon tails included."""
    return {
        place: entry
        for way, column in zip(places(map(len, columns)), columns, strict=True)
        for place, entry in zip(way, column, strict=True)
    }


def drawn_derived_road(marks: Sequence[Colour]) -> Cells[Colour]:
    """The cells of a derived road: a new column at each change of colour."""
    runs: list[list[Colour]] = []
    for mark in marks:
        if runs and runs[-1][-1] == mark:
            runs[-1].append(mark)
        else:
            runs.append([mark])
    return {
        place: mark
        for way, run in zip(places(map(len, runs)), runs, strict=True)
        for place, mark in zip(way, run, strict=True)
    }
