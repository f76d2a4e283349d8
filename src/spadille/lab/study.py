"""Studies of rules: the same players play the same deals with several sets of rules, for comparison.

One arm is the base, the others change something. Each deal (or game) is a unit that all arms play with the same chance,
so that the cards cancel. If a change alters the pack, the seats or the order of the cards, the arms share no cards, and
the study reports them as unpaired. The players know the rules of their arm, and no more: their earlier fitting is the
same in all arms, and is stated.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property, partial
from typing import Any, Final

import msgspec

from spadille.core.contract import NATURE, AnyGame, Chance, Decide, Over, Seat, Value
from spadille.core.errors import BadOptions
from spadille.core.options import OptionValue, specs, write_value
from spadille.core.words import Text
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import entry, open_game
from spadille.lab.arena import new_key
from spadille.lab.fitting import check, derived
from spadille.lab.measures import TABLES, Difference, Moments, holm, measures_of
from spadille.lab.processes import in_order
from spadille.lab.tables import Contest, Notes, Players, margin, placings, play_table, tallied
from spadille.manifest import Measure, sides_of
from spadille.search.stamp import Stamp, Stamped, combined, stamp
from spadille.thinking.fitting import OWN, fitted_to

_FEWEST: Final = 100
"""Minimum number of units before a study stops for its precision."""
_LOOKS: Final = 25
"""Interval of precision checks: every 25 units, later every 25th part of the units so far."""
_ALIKE: Final = 3
"""Number of units that arms must deal alike to be paired."""


class Arm(Value, frozen=True, kw_only=True):
    """One set of rules."""

    rulebook: str | None = None
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)


class Study(Value, frozen=True, kw_only=True):
    """A study's definition: a game, its arms (the first is the base), the players, and the primary measure."""

    game: str
    arms: tuple[Arm, ...]
    seats: int | None = None
    bots: tuple[str, str]
    """Two players, seated as in a contest; both the same for a study of rules alone."""
    primary: str = "points"
    """The measure that decides; all others are secondary."""
    seed: str = "1"
    whole: bool = False
    """Whole games instead of single deals."""
    worlds: int = 100
    """Number of worlds that a thinking player imagines, without a clock: a seed always gives the same figures."""
    derived: int = 0
    """Deals per arm from which the ends of deals were derived for strong players (0: not derived)."""
    ends: tuple[str, ...] = ()
    """Derived ends of deals, by arm."""

    def contest(self, arm: Arm) -> Contest:
        """The contest of an arm."""
        return Contest(
            game=self.game,
            rulebook=arm.rulebook,
            seats=self.seats,
            options=arm.options,
            bots=self.bots,
            seed=self.seed,
            whole=self.whole,
            worlds=self.worlds,
        )

    @property
    def two(self) -> bool:
        """True if two players of different strength play."""
        return self.bots[0] != self.bots[1]

    def games(self) -> tuple[AnyGame, ...]:
        """The game of each arm. Raises BadOptions for a study that compares nothing."""
        games = tuple(self.contest(arm).open() for arm in self.arms)
        if len(games) < 2:
            raise BadOptions("expected a change to compare with, such as --with target=300; got none")
        for game, arm in zip(games[1:], self.arms[1:], strict=True):
            if (game.options, game.seats) == (games[0].options, games[0].seats):
                raise BadOptions(f"expected a change that changes something; got the same rules: {told(arm) or 'none'}")
            if idle := _idle(games[0], game):
                raise BadOptions(
                    f"expected a change that makes a difference; got {told(arm)}: the other rules leave "
                    f"{', '.join(idle)} without effect"
                )
        known = [each.name for each in self.measures(games[0])]
        if self.primary not in known:
            raise BadOptions(f"expected a measure: {', '.join(known)}; got {self.primary[:40]!r}")
        return games

    def measures(self, game: AnyGame) -> tuple[Measure, ...]:
        """All measures of the study."""
        return measures_of(game, two=self.two, whole=self.whole)


class Played(Stamped, frozen=True):
    """One unit: the counts of each arm."""

    number: int
    arms: tuple[dict[str, float], ...]
    alike: tuple[bool, ...] = ()
    """For each arm but the base, whether every move was the same as in the base; empty in data of earlier versions."""


class Compared(Value, frozen=True, kw_only=True):
    """One arm against the base."""

    words: str
    """The change, in words."""
    paired: bool
    primary: Difference | None
    besides: tuple[Difference, ...]
    alike: int = 0
    """Number of units in which every move was the same as in the base."""

    @property
    def nothing(self) -> bool:
        """True if no figure differs at all."""
        return not any(each.difference.figure for each in (self.primary, *self.besides) if each is not None)


class Findings(Value, frozen=True, kw_only=True):
    """The results of a study."""

    study: Study
    base: str
    units: int
    compared: tuple[Compared, ...]
    assumed: Text
    faults: int
    """Moves that players failed to make, in all arms."""
    stamp: Stamp


def told(arm: Arm) -> str:
    """An arm in words: its rulebook, and the options that it changes."""
    words = [arm.rulebook or "", *(f"{name}={write_value(value)}" for name, value in arm.options.items())]
    return " ".join(each for each in words if each)


def _idle(base: AnyGame, other: AnyGame) -> list[str]:
    """The changed options of an arm, if none of them can have an effect in it or the base; otherwise empty."""
    known = specs(type(base.options))
    changed = [name for name in known if getattr(base.options, name) != getattr(other.options, name)]
    acting = any(known[name].applies(each.options, each.seats) for name in changed for each in (base, other))
    return [] if acting or base.seats != other.seats else changed


# -- one unit ----------------------------------------------------------------------------------------


def play_unit(study: Study, number: int, key: bytes | None = None) -> Played:
    """Play one deal, or game, in every arm."""
    made = new_key() if key is None else key
    found, moves = [], []
    for arm, ends in zip(study.arms, study.ends or (OWN,) * len(study.arms), strict=True):
        with fitted_to(ends):
            counts, played = _counted(study, study.contest(arm), number, made)
        found.append(counts)
        moves.append(played)
    alike = tuple(each == moves[0] for each in moves[1:])
    return Played(number, tuple(found), alike, **msgspec.structs.asdict(stamp()))


def _counted(study: Study, contest: Contest, number: int, key: bytes) -> tuple[dict[str, float], list[list[Any]]]:
    """Play the tables of one arm; return the counts, and the moves by table and player."""
    game, total = contest.open(), Counter[str]()
    first = _first(contest, game, number) % sides_of(game)
    seatings = placings(game) if study.two else [[0] * game.seats]
    found: dict[str, float] = {}
    moves: list[list[Any]] = []
    with Players(contest, game, number, key) as players:
        for seating in seatings:
            notes = Notes(), Notes()
            state = play_table(contest, game, number, players.at_table(seating), [notes[side] for side in seating])
            for counts in (*tallied(game, state, seating), *(each.counts for each in notes)):
                total.update(counts)
            moves += (each.moves for each in notes)
            edge = margin(game, state, seating) / _figures_a_unit(game.name) if study.two else 0.0
            for name, count in _of_table(game, state, first).items():
                found[name] = found.get(name, 0.0) + count
            found["decisions"] = found.get("decisions", 0.0) + sum(len(each.seconds) for each in notes)
            found["faults"] = found.get("faults", 0.0) + sum(each.faults.total() for each in notes)
            found["edge"] = found.get("edge", 0.0) + edge
            found["square"] = found.get("square", 0.0) + edge * edge
    return {**total, **found}, moves


def _of_table(game: AnyGame, state: Any, first: int) -> dict[str, float]:
    """Counts that every table has."""
    unit, turn = _figures_a_unit(game.name), game.turn(state)
    worth = [each / unit for each in entry(game.name).worth(game, state)]
    won = isinstance(turn, Over) and first in {seat % len(worth) for seat in turn.outcome.winners}
    sides, total = len(worth), sum(worth)
    over = [each - (total - each) / max(1, sides - 1) for each in worth]
    return {
        TABLES: 1.0,
        "sides": float(sides),
        "points": float(total),
        "first": over[first],
        "spread": max(over),
        "won": float(won),
        "dealt": float(game.standing(state).deals),
    }


@cache
def _figures_a_unit(name: str) -> int:
    """Number of a game's figures per point or chip."""
    return entry(name).counts_in(open_game(name, None, None, {}))[1]


def _opening(contest: Contest, game: AnyGame, number: int) -> tuple[Any, list[str]]:
    """The first state with a decision, and the chance moves before it."""
    state, drawn = game.initial(), list[str]()
    while isinstance(game.turn(state), Chance):
        move = game.draw(state, Stream(seed_of(f"{contest.seed} {number} {len(drawn) + 1}")))
        drawn.append(game.spell(move))
        state = game.play(state, NATURE, move)
    return state, drawn


def _first(contest: Contest, game: AnyGame, number: int) -> Seat:
    """The seat that decides first."""
    state, _ = _opening(contest, game, number)
    turn = game.turn(state)
    return turn.seats[0] if isinstance(turn, Decide) else 0


def derive(study: Study, deals: int, *, jobs: int = 1, on: str = "") -> Study:
    """The study with newly derived ends of deals for each arm, by which its strong players then value scores.

    Raises BadOptions if there is nothing to derive.
    """
    study.games()
    check(study.contest(study.arms[0]))
    ends = tuple(derived(study.contest(arm), deals, jobs=jobs, on=on) for arm in study.arms)
    return msgspec.structs.replace(study, derived=deals, ends=ends)


# -- all units -------------------------------------------------------------------------------------


class Gathered:
    """Sums over the units of a study; the units themselves are not kept."""

    def __init__(self, study: Study) -> None:
        self.study, self.units, self.faults = study, 0, 0.0
        self._game = study.games()[0]
        measures = study.measures(self._game)
        self._arms = [[Moments(each) for each in measures] for _ in study.arms[1:]]
        self._alike = [0] * (len(study.arms) - 1)
        self._stamps = set[Stamp]()

    def add(self, unit: Played) -> None:
        """Add one unit."""
        base, *others = unit.arms
        self.units += 1
        self._stamps.add(combined([unit]))
        self.faults += sum(arm.get("faults", 0.0) for arm in unit.arms)
        for at, alike in enumerate(unit.alike):
            self._alike[at] += alike
        for moments, other in zip(self._arms, others, strict=True):
            for each in moments:
                each.add(base, other)

    @cached_property
    def paired(self) -> list[bool]:
        """For each arm, whether it deals the same cards as the base."""
        return [is_paired(self.study, at) for at in range(1, len(self.study.arms))]

    def is_known(self, precision: float) -> bool:
        """True if half the interval of each difference in the primary measure is at most `precision`."""
        for moments, paired in zip(self._arms, self.paired, strict=True):
            found = next(each for each in moments if each.measure.name == self.study.primary).compared(paired=paired)
            if found is None or found.difference.error > precision:
                return False
        return True

    def findings(self) -> Findings:
        """The results of the units, corrected for the number of tests. Raises BadOptions if there are no units."""
        if not self.units:
            raise BadOptions("expected at least one deal")
        study = self.study
        return Findings(
            study=study,
            base=told(msgspec.structs.replace(study.arms[0], rulebook=self._game.rulebook)),
            units=self.units,
            compared=_corrected([self._against_base(at) for at in range(len(self._arms))]),
            assumed=entry(study.game).laboratory.assumed,
            faults=int(self.faults),
            stamp=combined(self._stamps),
        )

    def _against_base(self, at: int) -> Compared:
        """One arm compared with the base, not yet corrected."""
        arm, paired = self.study.arms[at + 1], self.paired[at]
        found = {each.measure.name: each.compared(paired=paired) for each in self._arms[at]}
        primary = found.pop(self.study.primary)
        same_book = arm.rulebook == self.study.arms[0].rulebook
        return Compared(
            words=told(msgspec.structs.replace(arm, rulebook=None) if same_book else arm),
            paired=paired,
            primary=primary,
            besides=tuple(each for each in found.values() if each is not None),
            alike=self._alike[at],
        )


def run(
    study: Study,
    count: int,
    *,
    jobs: int = 1,
    on: str = "",
    key: bytes | None = None,
    done: Iterable[Played] = (),
    keep: Callable[[Played], None] | None = None,
    precision: float | None = None,
    into: Gathered | None = None,
) -> Findings:
    """Play `count` units, without those done before, and report on all. The figures depend neither on `jobs` nor on the
    cluster that `on` names, such as dask://host:8786, nor on where an earlier run was interrupted.

    With a precision, stop as soon as half the interval of each difference in the primary measure is at most that.
    Results are gathered in `into`, so that they survive an interruption. Raises BadOptions, and WorkersLost with the
    finished units kept.
    """
    gathered = Gathered(study) if into is None else into
    known = {unit.number: unit for unit in done if unit.number < count}
    play = partial(play_unit, study, key=new_key() if key is None else key)
    fresh = in_order(play, [number for number in range(count) if number not in known], jobs, on)
    look = _FEWEST
    for number in range(count):
        unit = known.pop(number, None)
        if unit is None:
            unit = next(fresh)
            if keep is not None:
                keep(unit)
        gathered.add(unit)
        if precision is not None and gathered.units == look:
            look += max(_LOOKS, look // _LOOKS)
            if gathered.is_known(precision):
                break
    return gathered.findings()


def is_paired(study: Study, at: int) -> bool:
    """True if an arm deals the same cards as the base: the same chance moves before the first decision, and a cut in
    both or in none.
    """
    base, other = study.contest(study.arms[0]), study.contest(study.arms[at])
    one, two = base.open(), other.open()
    if (one.seats, sides_of(one)) != (two.seats, sides_of(two)):
        return False
    return all(_dealt(base, one, each) == _dealt(other, two, each) for each in range(_ALIKE))


def _dealt(contest: Contest, game: AnyGame, number: int) -> list[str]:
    """The chance moves before the first decision, and "cut" if that is a cut of the pack, which changes the hands."""
    state, drawn = _opening(contest, game, number)
    turn = game.turn(state)
    first = next(iter(game.offers(state, turn.seats[0])), None) if isinstance(turn, Decide) else None
    cut = first is not None and game.spell(first.move).startswith("cut ")
    return [*drawn, "cut"] if cut else drawn


def _corrected(found: Sequence[Compared]) -> tuple[Compared, ...]:
    """Correct primary differences for the number of arms, and all others for their number."""
    first = iter(holm([each.primary.chance for each in found if each.primary is not None]))
    rest = iter(holm([other.chance for each in found for other in each.besides]))
    return tuple(
        msgspec.structs.replace(
            each,
            primary=None if each.primary is None else msgspec.structs.replace(each.primary, corrected=next(first)),
            besides=tuple(msgspec.structs.replace(other, corrected=next(rest)) for other in each.besides),
        )
        for each in found
    )
