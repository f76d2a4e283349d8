"""Bots against each other: every deal is played twice with the sides swapped, and the margin comes with its interval.

The same cards come to both tables, whoever sits there: chance follows from the seed, the number of the deal and the
number of the chance move. So luck of the cards cancels, and the unit of all figures is a deal (or game) of two tables.
Where the sides are an odd number, the first player is each of them in turn, against the second at all others.
"""

from __future__ import annotations

import math
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from spadille.bots.external import KEY_SIZE, check_programs
from spadille.core.contract import Value
from spadille.core.errors import BadOptions
from spadille.core.figures import ENOUGH, counted
from spadille.core.words import Text
from spadille.games import entry
from spadille.lab.processes import in_order
from spadille.lab.statistics import added, decided, mean_of, percentiles, shared
from spadille.lab.tables import Contest as Contest
from spadille.lab.tables import Notes, Players, margin, placings, play_table, tallied
from spadille.search.stamp import Stamp, kind, stamp

_MOST_REASONS: Final = 5


NOT_TOLD: Final = "an untold"
"""The search of units that were kept before it was told."""


class Unit(Value, frozen=True, kw_only=True):
    """One deal, or game, at its tables; figures for the first player against the second."""

    number: int
    margin: float
    """What the first player has at the end over the second, a table, in the figures of the game (hundredths of a chip
    in Mini Baccarat); bags count for what they will cost."""
    won: float
    """Tables won, as a part of all."""
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    """How long each decision took, by player; decisions with one move are left out."""
    faults: tuple[int, int]
    """Moves that a player failed to make; the tamest legal move was made instead."""
    reasons: tuple[dict[str, int], dict[str, int]] = ({}, {})
    """Why, and how often."""
    counts: tuple[dict[str, int], dict[str, int]] = ({}, {})
    """What happened in the deals, by player: as the game counts it."""
    search: str = NOT_TOLD
    """Which search the players had, "native" or "python"."""


class Report(Value, frozen=True, kw_only=True):
    """What a contest showed."""

    bots: tuple[str, str]
    units: int
    """How many deals, or games, were played."""
    tables: int
    """At how many tables each of them was."""
    margin: float
    """In the figures of the game, such as hundredths of a chip, a table of the first player over the second."""
    margin_error: float
    """Half of its 95 % interval, over units; infinite where there is but one."""
    unit: str = "points"
    """What the game counts."""
    per_unit: int = 1
    """How many figures make one."""
    won: float
    """Tables that the first player won, as a part of all."""
    won_error: float
    """The longer arm of its 95 % interval."""
    won_between: tuple[float, float] = (0.0, 1.0)
    """Where that interval begins and ends."""
    milliseconds: tuple[tuple[float, float], tuple[float, float]]
    """For each player, in milliseconds, the median and the 99th percentile of a decision."""
    faults: tuple[int, int]
    """Moves that each player failed to make."""
    reasons: tuple[dict[str, int], dict[str, int]]
    """Why moves were not made, and how often."""
    counts: tuple[dict[str, int], dict[str, int]]
    """What happened in the deals, by player: as the game counts it."""
    stamp: Stamp
    """What it was measured with."""

    @property
    def words(self) -> str:
        """The figures on one line: the margin a table and the tables won, each with its 95 % interval where enough was
        played for one, and the moves that players failed to make."""
        one, other = self.bots
        margin, error = self.margin / self.per_unit, self.margin_error / self.per_unit
        units = f"{counted(self.units):unit} of {self.tables} tables"
        if self.units < ENOUGH:
            few = f"{margin:+.1f} {self.unit}, {self.won:.1%} won, {units}: too few for an interval, it takes {ENOUGH}"
            return f"{one} over {other}: {few}{self._failed}"
        low, high = self.won_between
        won = f"{self.won:.1%} ({low:.1%} to {high:.1%}) won"
        return f"{one} over {other}: {margin:+.1f} ± {error:.1f} {self.unit}, {won}, {units}{self._failed}"

    @property
    def _failed(self) -> str:
        """What is said of moves that were not made."""
        told = (
            f"; {player} failed to make {counted(count):move}, and the tamest was made in place of each"
            for player, count in zip(self.bots, self.faults, strict=True)
            if count
        )
        return "".join(told)


def new_key() -> bytes:
    """What keeps the seeds that players from outside are told from leading to the cards: drawn by lot, not from the
    seed of the contest, which may be guessed."""
    return secrets.token_bytes(KEY_SIZE)


def play_unit(contest: Contest, number: int, key: bytes | None = None, *, forgive: bool = True) -> Unit:
    """One deal, or game, at all its tables; a key of None is drawn. Raises BotFailed where nothing is forgiven."""
    game = contest.open()
    margins: list[float] = []
    won = 0.0
    notes = Notes(contest.bots[0], forgive=forgive), Notes(contest.bots[1], forgive=forgive)
    with Players(contest, game, number, new_key() if key is None else key) as players:
        for sides in placings(game):
            state = play_table(contest, game, number, players.at_table(sides), [notes[side] for side in sides])
            for note, counts in zip(notes, tallied(game, state, sides), strict=True):
                note.counts.update(counts)
            margins.append(margin(game, state, sides))
            won += 0.5 if margins[-1] == 0 else float(margins[-1] > 0)
    return Unit(
        number=number,
        margin=sum(margins) / len(margins),
        won=won / len(margins),
        seconds=(tuple(notes[0].seconds), tuple(notes[1].seconds)),
        faults=(notes[0].faults.total(), notes[1].faults.total()),
        reasons=(_commonest(notes[0].faults), _commonest(notes[1].faults)),
        counts=(dict(notes[0].counts), dict(notes[1].counts)),
        search=kind(),
    )


def rates(game: str, counts: Mapping[str, int]) -> dict[str, str]:
    """Those counts as a person reads them."""
    found = entry(game)
    told: dict[str, str] = found.part(found.laboratory.rates)(counts) if found.laboratory.rates else {}
    return told


def _commonest(faults: Counter[str]) -> dict[str, int]:
    return dict(faults.most_common(_MOST_REASONS))


def run(
    contest: Contest,
    count: int,
    *,
    jobs: int = 1,
    key: bytes | None = None,
    done: Iterable[Unit] = (),
    keep: Callable[[Unit], None] | None = None,
    sequential: float | None = None,
    seconds: float | None = None,
    forgive: bool = True,
) -> Report:
    """Play so many units, those done before not again, and tell of all. The figures do not depend on `jobs`.

    With `sequential` points (or chips, as the game counts), stop as soon as a sequential test decides between no
    difference and so many; with `seconds`, begin nothing new after so long, one unit at least being played. `key` is
    what seeds told to players from outside are made with (None: a new one). A player that fails to make a move is
    counted, unless nothing is to `forgive`. Raises BadOptions, BotFailed.
    """
    end = math.inf if seconds is None else time.monotonic() + seconds
    game = contest.open()
    placings(game)
    check_programs(contest.programs, game.name)
    units = {unit.number: unit for unit in done if unit.number < count}
    _, per_unit = _counts_in(contest)
    play = partial(play_unit, contest, key=new_key() if key is None else key, forgive=forgive)
    for unit in in_order(play, [number for number in range(count) if number not in units], jobs):
        units[unit.number] = unit
        if keep is not None:
            keep(unit)
        if time.monotonic() > end:
            break
        if sequential is not None and decided([each.margin / per_unit for each in units.values()], sequential):
            break
    return report(contest, [units[number] for number in sorted(units)])


def report(contest: Contest, units: Sequence[Unit]) -> Report:
    """The figures of some units."""
    if not units:
        raise BadOptions("expected at least one deal")
    counted, per_unit = _counts_in(contest)
    margin, margin_error = mean_of([unit.margin for unit in units])
    won, (low, high) = shared([unit.won for unit in units])
    times = [sorted(each for unit in units for each in unit.seconds[player]) for player in (0, 1)]
    return Report(
        bots=contest.bots,
        units=len(units),
        tables=contest.tables,
        margin=margin,
        margin_error=margin_error,
        unit=str(counted),
        per_unit=per_unit,
        won=won,
        won_error=max(high - won, won - low),
        won_between=(low, high),
        milliseconds=(percentiles(times[0]), percentiles(times[1])),
        faults=(sum(unit.faults[0] for unit in units), sum(unit.faults[1] for unit in units)),
        reasons=(added([unit.reasons[0] for unit in units]), added([unit.reasons[1] for unit in units])),
        counts=(added([unit.counts[0] for unit in units]), added([unit.counts[1] for unit in units])),
        stamp=stamp(", ".join(sorted({unit.search for unit in units}))),
    )


def _counts_in(contest: Contest) -> tuple[Text, int]:
    """What the game is scored in, and how many of its figures make one."""
    game = contest.open()
    unit, per_unit = entry(game.name).counts_in(game)
    return str(unit), per_unit
