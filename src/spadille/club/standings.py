"""Scoring of an evening's results: matchpoints, IMPs or points, each board compared with its results at all tables.

Each board is a separate deal: its net result is the score of North and South minus that of East and West.
"""

from __future__ import annotations

import csv
import io
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from spadille.club.evening import Evening
from spadille.core.contract import Value
from spadille.core.errors import BadOptions

SCORINGS: Final = ("matchpoints", "imps", "points")
COLUMNS: Final = ("round", "table", "board", "ns", "ew", "ns_points", "ew_points")
"""Columns of a file of results; a row without points has not been played."""
_STEPS: Final = (20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000)
_MORE: Final = (2250, 2500, 3000, 3500, 4000)
_MOST: Final = 10_000_000


class Result(NamedTuple):
    """The result of a board at a table."""

    board: int
    ns: int
    ew: int
    net: int
    """Score of North and South, minus that of East and West."""


class Standing(Value, frozen=True, kw_only=True):
    """The standing of a pair or team."""

    place: int
    number: int
    name: str
    boards: int
    """Number of boards that counted."""
    score: float
    """Matchpoints, IMPs or points."""
    percent: float | None
    """Share of the possible matchpoints, in percent."""
    per_board: float | None
    """IMPs or points per board; None for matchpoints, and without a board."""
    won: float | None
    """Matches won by a team; a draw counts half."""


class Field(Value, frozen=True):
    """Entrants that are ranked together, the best first."""

    name: str
    standings: tuple[Standing, ...]


def usual_scoring(evening: Evening) -> str:
    """The scoring of an evening unless another is wanted."""
    return "imps" if evening.kind == "teams" else SCORINGS[0]


def imps(points: float) -> int:
    """International match points: the scale of bridge, which reduces large differences."""
    return bisect_right((*_STEPS, *_MORE), abs(points)) * (1 if points > 0 else -1)


def blank(evening: Evening) -> str:
    """An empty file of results: a row for every board at every table."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for each in evening.movement.sittings:
        writer.writerows((each.round, each.table, n, each.ns, each.ew, "", "") for n in evening.numbers(each.boards))
    return out.getvalue()


def _rows(rows: csv.DictReader[str]) -> Iterator[Mapping[str | None, str | None]]:
    """The rows of a file; raises BadOptions where it is none in CSV."""
    try:
        yield from rows
    except csv.Error as wrong:
        raise BadOptions(f"expected results in CSV; line {rows.line_num} is none: {wrong}") from wrong


def read_results(evening: Evening, text: str, wrong: Callable[[str], None]) -> list[Result]:
    """Read the results of a file; a bad row is reported with its line, and skipped. Raises BadOptions."""
    rows = csv.DictReader(io.StringIO(text.removeprefix("\ufeff")))
    try:
        fields = rows.fieldnames or ()
    except csv.Error as bad:
        raise BadOptions(f"expected results in CSV: {bad}") from bad
    lacking = [each for each in COLUMNS[2:] if each not in fields]
    if lacking:
        raise BadOptions(f"expected the columns {', '.join(COLUMNS)}; {', '.join(lacking)} missing")
    due = {(n, each.ns, each.ew) for each in evening.movement.sittings for n in evening.numbers(each.boards)}
    found: dict[tuple[int, int, int], Result] = {}
    for row in _rows(rows):
        try:
            result = _result(row, due)
            if result is not None and result[:3] in found:
                raise ValueError(f"board {result.board} of {result.ns} and {result.ew} is there twice")
        except ValueError as bad:
            wrong(f"line {rows.line_num}: {bad}")
            continue
        if result is not None:
            found[result[:3]] = result
    return list(found.values())


def _result(row: Mapping[str | None, str | None], due: Iterable[tuple[int, int, int]]) -> Result | None:
    words = [(row[name] or "").strip() for name in COLUMNS[2:]]
    if not words[3] and not words[4]:
        return None
    figures = [_number(name, word) for name, word in zip(COLUMNS[2:], words, strict=True)]
    board, ns, ew, own, other = figures
    if (board, ns, ew) not in due:
        raise ValueError(f"expected a board that two play against each other; got board {board} of {ns} and {ew}")
    return Result(board, ns, ew, own - other)


def _number(name: str, word: str) -> int:
    plain = word.replace("−", "-")
    if not plain.removeprefix("-").removeprefix("+").isascii() or not plain.lstrip("+-").isdigit():
        raise ValueError(f"expected a whole number as {name}; got {word[:20]!r}")
    if abs(int(plain[:20])) > _MOST:
        raise ValueError(f"expected a number of a usual size as {name}; got {word[:20]}")
    return int(plain)


# -- standings ---------------------------------------------------------------------------------------


class _Sum:
    """Running totals of a pair or team."""

    def __init__(self) -> None:
        self.score, self.top, self.boards, self.won = 0.0, 0.0, 0, 0.0


def standings(evening: Evening, results: Sequence[Result], scoring: str) -> tuple[Field, ...]:
    """The standings, with a field per group that is ranked together; boards played at one table only do not count.
    Raises BadOptions for an unknown scoring.
    """
    if scoring not in SCORINGS:
        raise BadOptions(f"expected a scoring: {', '.join(SCORINGS)}; got {scoring[:40]!r}")
    sums = {number: _Sum() for number in range(1, len(evening.names) + 1)}
    teams = evening.kind == "teams"
    (_score_teams if teams else _score_pairs)(sums, results, scoring)
    fields = {"": list(sums)}
    if evening.kind == "mitchell":
        stay = {each.ns for each in evening.movement.sittings}
        half = (len(sums) + 1) // 2
        fields = {
            "North and South": [each for each in sums if each <= half],
            "East and West": [each for each in sums if each > half],
        }
        assert stay <= set(fields["North and South"]), "whoever stays has a low number"
    return tuple(
        Field(name, _placed([(each, evening.names[each - 1], sums[each]) for each in own], scoring, teams))
        for name, own in fields.items()
    )


def _placed(found: Iterable[tuple[int, str, _Sum]], scoring: str, teams: bool) -> tuple[Standing, ...]:
    def worth(each: tuple[int, str, _Sum]) -> tuple[float, float]:
        """The score per board, or the share of its tops, since not all play as many; if equal, the matches won."""
        return round(each[2].score / ((each[2].top if _tops(scoring) else each[2].boards) or 1), 9), each[2].won

    ranked = sorted(found, key=worth, reverse=True)
    worths = [worth(each) for each in ranked]
    return tuple(
        Standing(
            place=worths.index(worths[at]) + 1,
            number=number,
            name=name,
            boards=own.boards,
            score=own.score,
            percent=100 * own.score / own.top if _tops(scoring) and own.top else None,
            per_board=own.score / own.boards if own.boards and not _tops(scoring) else None,
            won=own.won if teams else None,
        )
        for at, (number, name, own) in enumerate(ranked)
    )


def _score_pairs(sums: Mapping[int, _Sum], results: Sequence[Result], scoring: str) -> None:
    by_board: dict[int, list[Result]] = {}
    for each in results:
        by_board.setdefault(each.board, []).append(each)
    for played in by_board.values():
        others = len(played) - 1
        if not others:
            continue
        for at, each in enumerate(played):
            gaps = [each.net - other.net for place, other in enumerate(played) if place != at]
            score = _against(gaps, scoring)
            for number, own in ((each.ns, score), (each.ew, 2 * others - score if _tops(scoring) else -score)):
                _add(sums[number], own, 2 * others)


def _against(gaps: Sequence[int], scoring: str) -> float:
    """The value of a result compared with the others' results."""
    if _tops(scoring):
        return sum(1 + (gap > 0) - (gap < 0) for gap in gaps)
    return sum(imps(gap) if scoring == "imps" else gap for gap in gaps) / len(gaps)


def _score_teams(sums: Mapping[int, _Sum], results: Sequence[Result], scoring: str) -> None:
    """Score teams: a team's pairs have played each board in opposite directions; their results add up to the swing."""
    nets = {(each.board, each.ns, each.ew): each.net for each in results}
    matches: dict[tuple[int, int], float] = {}
    for (board, home, away), net in nets.items():
        back = nets.get((board, away, home))
        if home > away or back is None:
            continue
        swing = net - back
        score = _against([swing], scoring)
        _add(sums[home], score, 2)
        _add(sums[away], 2 - score if _tops(scoring) else -score, 2)
        matches[home, away] = matches.get((home, away), 0.0) + (score - 1 if _tops(scoring) else score)
    for (home, away), score in matches.items():
        sums[home].won += 0.5 + (score > 0) / 2 - (score < 0) / 2
        sums[away].won += 0.5 + (score < 0) / 2 - (score > 0) / 2


def _tops(scoring: str) -> bool:
    return scoring == "matchpoints"


def _add(own: _Sum, score: float, top: int) -> None:
    own.score += score
    own.top += top
    own.boards += 1
