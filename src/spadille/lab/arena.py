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
from typing import Any, Final, Protocol

import msgspec

from spadille.bots import CHEAT, guests, levels, make_bot
from spadille.bots.external import KEY_SIZE, ExternalBot, Program, check_programs, told_seed
from spadille.bots.fallback import tamest
from spadille.core.contract import NATURE, AnyGame, Bot, Chance, Decide, Decision, Seat, Value
from spadille.core.errors import BadOptions, SpadilleError
from spadille.core.options import OptionValue
from spadille.core.table import listed
from spadille.core.words import Text
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import entry, open_game
from spadille.lab.processes import in_order
from spadille.lab.statistics import added, decided, mean_of, percentiles
from spadille.manifest import by_seat, sides_of
from spadille.plugins import discover
from spadille.search.stamp import Stamp, kind, stamp
from spadille.thinking.budget import Budget
from spadille.thinking.levels import names_now

_MOST_MOVES: Final = 200_000
_MOST_REASONS: Final = 5
_LONGEST_REASON: Final = 200


NOT_TOLD: Final = "an untold"
"""The search of units that were kept before it was told."""


class Contest(Value, frozen=True, kw_only=True):
    """What is played: one game, and two players, each on every other seat.

    A player is a level, the name of a program, `cheat` (which sees all cards), or two of these joined by +.
    """

    game: str
    rulebook: str | None = None
    seats: int | None = None
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    bots: tuple[str, str]
    seed: str = "1"
    whole: bool = False
    """Whole games instead of single deals."""
    worlds: int | None = None
    """How many worlds a thinking bot imagines, with no clock: the same seed then gives the same figures."""
    programs: dict[str, str] = msgspec.field(default_factory=dict)
    """The commands of programs that play, by name."""
    movetime: int = 1_000
    """Milliseconds that a program may take for a move."""

    def __post_init__(self) -> None:
        """Old names of levels mean what they always meant."""
        now = tuple(names_now(side) for side in self.bots)
        if now != self.bots:
            msgspec.structs.force_setattr(self, "bots", now)

    def open(self) -> AnyGame:
        """The game; raises BadOptions for what cannot be played so."""
        discover()
        game = open_game(self.game, self.rulebook, self.seats, self.options)
        if game.seats < 2:
            raise BadOptions("expected a game for two or more")
        cheats = (CHEAT,) if entry(game.name).laboratory.cheat else ()
        known = (*levels(game.name), *guests(game.name), *self.programs, *cheats)
        for name in {each for side in self.bots for each in side.split("+")}:
            if name not in known:
                raise BadOptions(f"expected bots: {', '.join(known)}; got {name[:40]!r}")
        if any(side.count("+") > 1 for side in self.bots):
            raise BadOptions("expected one level a side, or two partners joined by +")
        if sides_of(game) % 2 and any("+" in side for side in self.bots):
            raise BadOptions("expected one level a player where the sides are an odd number; got partners")
        return game

    @property
    def tables(self) -> int:
        """At how many tables each deal is played."""
        return len(_placings(self.open()))


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
    """Half of its 95 % interval."""
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
        """The figures on one line: the margin a table, tables won, each with half its 95 % interval."""
        one, other = self.bots
        margin, error = self.margin / self.per_unit, self.margin_error / self.per_unit
        if self.units == 1:
            single = f"{one} over {other}: {margin:+.1f} {self.unit}, {self.won:.1%} won"
            return f"{single}, 1 unit of {self.tables} tables: no interval"
        return (
            f"{one} over {other}: {margin:+.1f} ± {error:.1f} {self.unit}, "
            f"{self.won:.1%} ± {self.won_error:.1%} won, {self.units} units of {self.tables} tables"
        )


class Knowing(Protocol):
    """A player that is shown the state itself."""

    def choose_knowing(self, state: Any, view: Any, moves: Sequence[Any]) -> Decision: ...


class _Seer:
    """The game's own player that sees all the cards. What a bot can do does not make it one."""

    def __init__(self, knowing: Knowing) -> None:
        self.choose_knowing = knowing.choose_knowing


class _Notes:
    """What is noted of one player in a unit."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.faults: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()


def new_key() -> bytes:
    """What keeps the seeds that players from outside are told from leading to the cards: drawn by lot, not from the
    seed of the contest, which may be guessed."""
    return secrets.token_bytes(KEY_SIZE)


def play_unit(contest: Contest, number: int, key: bytes | None = None) -> Unit:
    """One deal, or game, at all its tables; a key of None is drawn."""
    game = contest.open()
    placings = _placings(game)
    margins: list[float] = []
    won = 0.0
    notes = _Notes(), _Notes()
    with _Players(contest, game, number, new_key() if key is None else key) as players:
        for sides in placings:
            state = _play(contest, game, number, players.at_table(sides), [notes[side] for side in sides])
            for note, counts in zip(notes, _tallied(game, state, sides), strict=True):
                note.counts.update(counts)
            worth = by_seat(entry(game.name).worth(game, state), game.seats)
            own = [worth[seat] for seat in range(game.seats) if not sides[seat]]
            others = [worth[seat] for seat in range(game.seats) if sides[seat]]
            margin = sum(own) / len(own) - sum(others) / len(others)
            margins.append(margin)
            won += 0.5 if margin == 0 else float(margin > 0)
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


def _tallied(game: AnyGame, state: Any, sides: Sequence[int]) -> tuple[Counter[str], Counter[str]]:
    """What happened in the deals of a table, by player, where the game counts that."""
    found = entry(game.name)
    if not found.laboratory.tally:
        return Counter(), Counter()
    counts: tuple[Counter[str], Counter[str]] = found.part(found.laboratory.tally)(game, state, sides)
    return counts


def rates(game: str, counts: Mapping[str, int]) -> dict[str, str]:
    """Those counts as a person reads them."""
    found = entry(game)
    told: dict[str, str] = found.part(found.laboratory.rates)(counts) if found.laboratory.rates else {}
    return told


def _placings(game: AnyGame) -> list[list[int]]:
    """Which player sits on each seat, table by table."""
    seats = range(game.seats)
    if sides_of(game) % 2:
        return [[int(seat != own) for seat in seats] for own in seats]
    return [[(seat + swapped) % 2 for seat in seats] for swapped in (0, 1)]


class _Players:
    """The bots of a unit; programs run as long as it lasts, and sit at all its tables."""

    def __init__(self, contest: Contest, game: AnyGame, number: int, key: bytes) -> None:
        self._contest, self._game, self._number, self._key = contest, game, number, key
        self._programs: dict[tuple[int, int], Program] = {}

    def __enter__(self) -> _Players:
        return self

    def __exit__(self, *_: object) -> None:
        for program in self._programs.values():
            program.end()

    def at_table(self, sides: Sequence[int]) -> list[Bot | _Seer]:
        """A bot for every seat."""
        return [self._seat(seat, side, (side, sides[:seat].count(side))) for seat, side in enumerate(sides)]

    def _seat(self, seat: Seat, side: int, at: tuple[int, int]) -> Bot | _Seer:
        contest = self._contest
        partners = contest.bots[side].split("+")
        name = partners[seat // 2 % len(partners)]
        seed = f"{contest.seed} {self._number} {seat}"
        budget = None if contest.worlds is None else Budget(worlds=contest.worlds)
        if name == CHEAT:
            found = entry(self._game.name)
            return _Seer(found.part(found.laboratory.cheat)(self._game, seat, seed, budget))
        if name not in contest.programs:
            outside = name in guests(self._game.name)
            return make_bot(name, self._game, seat, told_seed(self._key, seed) if outside else seed, budget)
        if at not in self._programs:
            self._programs[at] = Program(contest.programs[name])
        told = told_seed(self._key, seed)
        return ExternalBot(self._programs[at], self._game, seat, told, budget, contest.movetime)


def _play(contest: Contest, game: AnyGame, number: int, bots: Sequence[Bot | _Seer], notes: Sequence[_Notes]) -> Any:
    """The last state of a deal or game at one table; bots and notes by seat."""
    state, drawn = game.initial(), 0
    for _ in range(_MOST_MOVES):
        turn = game.turn(state)
        match turn:
            case Chance():
                if not contest.whole and game.standing(state).deals:
                    return state
                drawn += 1
                stream = Stream(seed_of(f"{contest.seed} {number} {drawn}"))
                state = game.play(state, NATURE, game.draw(state, stream))
            case Decide(seats):
                seat = seats[0]
                state = game.play(state, seat, _choose(game, state, seat, bots[seat], notes[seat]))
            case _:
                return state
    return state


def _choose(game: AnyGame, state: Any, seat: Seat, bot: Bot | _Seer, notes: _Notes) -> Any:
    """The move of a bot; the tamest legal move where it fails or breaks a rule, and a note why."""
    moves = listed(game.moves(state, seat))
    view, began = game.view(state, seat), time.perf_counter()
    why = "made a move that is not allowed"
    try:
        decision = bot.choose_knowing(state, view, moves) if isinstance(bot, _Seer) else bot.choose(view, moves)
        move = decision.move
    except SpadilleError as wrong:
        move, why = None, str(wrong)
    except Exception as wrong:  # noqa: BLE001 - whatever a bot does, the contest goes on
        move, why = None, f"{type(wrong).__name__}: {wrong}"
    if len(moves) > 1:
        notes.seconds.append(time.perf_counter() - began)
    if move not in moves:
        notes.faults[why[:_LONGEST_REASON]] += 1
        return tamest(game, seat, view, moves)
    return move


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
) -> Report:
    """Play so many units, those done before not again, and tell of all. The figures do not depend on `jobs`.

    With `sequential` points (or chips, as the game counts), stop as soon as a sequential test decides between no
    difference and so many; with `seconds`, begin nothing new after so long, one unit at least being played. `key` is
    what seeds told to players from outside are made with (None: a new one). Raises BadOptions.
    """
    end = math.inf if seconds is None else time.monotonic() + seconds
    check_programs(contest.programs, contest.open().name)
    units = {unit.number: unit for unit in done if unit.number < count}
    _, per_unit = _counts_in(contest)
    play = partial(play_unit, contest, key=new_key() if key is None else key)
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
    won, won_error = mean_of([unit.won for unit in units])
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
        won_error=won_error,
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
