"""Contests of bots: every deal is played at several tables, and the margin has a confidence interval.

There are two tables with the sides swapped or, with an odd number of sides, one table for each side that the first
player takes against the second on all others. All tables get the same cards, whichever bots sit there: chance follows
from the seed, the number of the deal and the number of the chance move. So luck of the cards cancels, and the unit of
all figures is a deal (or game) at all its tables.
"""

from __future__ import annotations

import math
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final

import msgspec

from spadille.bots.external import KEY_SIZE, check_programs
from spadille.core.contract import Value
from spadille.core.errors import BadOptions
from spadille.core.figures import ENOUGH, counted
from spadille.core.words import Text
from spadille.games import entry
from spadille.lab.processes import in_order
from spadille.lab.statistics import added, decided, even_told, mean_of, percentiles, shared
from spadille.lab.tables import Contest as Contest
from spadille.lab.tables import Notes, Players, margin, placings, play_table, share_won, tallied
from spadille.search.stamp import Stamp, Stamped, combined, stamp

MOST_REASONS: Final = 5
"""Maximum number of reasons for failed moves that are told."""


class Unit(Stamped, frozen=True, kw_only=True):
    """One deal, or game, at its tables; figures for the first player against the second."""

    number: int
    margin: float
    """The first player's final lead over the second per table, in the game's figures (hundredths of a chip in Mini
    Baccarat); bags count with their expected cost.
    """
    won: float
    """Share of tables won; a win that several share counts as the player's part of it."""
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    """Seconds of each decision, by player; forced moves are left out."""
    faults: tuple[int, int]
    """Moves that a player failed to make; a safe legal move was made instead."""
    reasons: tuple[dict[str, int], dict[str, int]] = ({}, {})
    """Counts of the reasons."""
    counts: tuple[dict[str, int], dict[str, int]] = ({}, {})
    """Counts of events in the deals, by player, as the game defines them."""


class Report(Value, frozen=True, kw_only=True):
    """The result of a contest."""

    bots: tuple[str, str]
    units: int
    """Number of deals, or games, played."""
    tables: int
    """Number of tables for each of them."""
    margin: float
    """The first player's mean lead over the second per table, in the game's figures, such as hundredths of a chip."""
    margin_error: float
    """Half of its 95 % interval, over units; infinite with a single one."""
    unit: str = "points"
    """The game's scoring unit."""
    per_unit: int = 1
    """Number of figures per scoring unit."""
    won: float
    """Share of tables that the first player won; `1 / tables` if the players are equally good."""
    won_error: float
    """The longer arm of its 95 % interval."""
    won_between: tuple[float, float] = (0.0, 1.0)
    """Bounds of that interval."""
    milliseconds: tuple[tuple[float, float], tuple[float, float]]
    """Median and 99th percentile of decision times per player, in milliseconds."""
    faults: tuple[int, int]
    """Failed moves of each player."""
    reasons: tuple[dict[str, int], dict[str, int]]
    """Counts of the reasons for failed moves."""
    counts: tuple[dict[str, int], dict[str, int]]
    """Counts of events in the deals, by player, as the game defines them."""
    stamp: Stamp
    """Version and environment of the measurement."""

    @property
    def words(self) -> str:
        """The figures on one line: margin per table and share of tables won, with 95 % intervals if enough was played,
        and the failed moves.
        """
        one, other = self.bots
        margin, error = self.margin / self.per_unit, self.margin_error / self.per_unit
        units, even = f"{counted(self.units):unit} of {self.tables} tables", even_told(self.tables)
        if self.units < ENOUGH:
            few = f"too few for an interval, it takes {ENOUGH}{self._failed}"
            return f"{one} over {other}: {margin:+.1f} {self.unit}, {self.won:.1%} won{even}, {units}: {few}"
        low, high = self.won_between
        won = f"{self.won:.1%} ({low:.1%} to {high:.1%}) won{even}"
        return f"{one} over {other}: {margin:+.1f} ± {error:.1f} {self.unit}, {won}, {units}{self._failed}"

    @property
    def _failed(self) -> str:
        """The sentence about failed moves."""
        told = (
            f"; {player} failed to make {counted(count):move}, and a safe legal move was made in place of each"
            for player, count in zip(self.bots, self.faults, strict=True)
            if count
        )
        return "".join(told)


def new_key() -> bytes:
    """A random key that keeps the seeds told to outside players from revealing the cards. It is not derived from the
    contest's seed, which may be guessed.
    """
    return secrets.token_bytes(KEY_SIZE)


def play_unit(contest: Contest, number: int, key: bytes | None = None, *, forgive: bool = True) -> Unit:
    """Play one deal, or game, at all its tables; a key of None is drawn. Raises BotFailed if `forgive` is off."""
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
            won += share_won(game, state, sides)
    return Unit(
        number=number,
        margin=sum(margins) / len(margins),
        won=won / len(margins),
        seconds=(tuple(notes[0].seconds), tuple(notes[1].seconds)),
        faults=(notes[0].faults.total(), notes[1].faults.total()),
        reasons=(_commonest(notes[0].faults), _commonest(notes[1].faults)),
        counts=(dict(notes[0].counts), dict(notes[1].counts)),
        **msgspec.structs.asdict(stamp()),
    )


def rates(game: str, counts: Mapping[str, int]) -> dict[str, str]:
    """The counts in readable form."""
    found = entry(game)
    told: dict[str, str] = found.part(found.laboratory.rates)(counts) if found.laboratory.rates else {}
    return told


def _commonest(faults: Counter[str]) -> dict[str, int]:
    return dict(faults.most_common(MOST_REASONS))


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
    """Play `count` units, without those done before, and report on all. The figures do not depend on `jobs`.

    With `sequential` points (or chips, as the game counts), stop as soon as a sequential test decides between no
    difference and that many; with `seconds`, start no unit after that time, but play at least one. `key` makes the
    seeds told to outside players (None: a new one). A failed move is counted, or raised with `forgive` off. Raises
    BadOptions, BotFailed.
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
    """Compute the report on some units."""
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
        stamp=combined(units),
    )


def _counts_in(contest: Contest) -> tuple[Text, int]:
    """The game's scoring unit, and the number of its figures per unit."""
    game = contest.open()
    unit, per_unit = entry(game.name).counts_in(game)
    return str(unit), per_unit
