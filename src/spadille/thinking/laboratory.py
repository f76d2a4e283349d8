"""The laboratory's interface to a game: contests, counts, measures, a solver, questions about the odds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from spadille.core.contract import Decision, Seat, Value
from spadille.core.words import Text
from spadille.thinking.judgement import Aim


class Rung(Value, frozen=True, kw_only=True):
    """A contest of the ladder: the bots are two levels separated by a comma, partners joined by +.

    Any other name is a program's: such a contest is played if `spadille ladder` is given its command.
    """

    rulebook: str
    bots: str
    deals: int
    """Number of deals, or of games if they are played whole."""
    seats: int | None = None
    whole: bool = False
    worlds: int | None = 100
    """Number of worlds; None: the level's own budget."""


def usual_rungs(rulebook: str) -> tuple[Rung, ...]:
    """The contests of a game whose bots think ahead, besides those of its ways to play (`python -m bench.ways`)."""
    return (
        Rung(rulebook=rulebook, bots="strong,regular", deals=100, whole=True),
        Rung(rulebook=rulebook, bots="regular,beginner", deals=60),
    )


class Solver(Protocol):
    """A solver of positions from text for the command line, one per line."""

    heading: str
    """The beginning of a heading line of the file."""
    flags: Mapping[str, str]
    """The flags of the rules, with a description each."""

    def read(self, line: str) -> Any:
        """A position; raises Unreadable."""

    def rules(self, given: Mapping[str, object]) -> Any:
        """Build the rules from the given flags; raises BadOptions."""

    def answer(self, asked: Sequence[Any], rules: Any, threads: int) -> Iterator[str]:
        """A line for each position."""


class Promise(Value, frozen=True):
    """A player's forecast when it chose a move, which the result keeps or breaks."""

    names: tuple[str, ...]
    """Its categories, the widest first: "a number", "3"."""
    chance: float
    worth: float
    """Expected points of the own side over the best other in the deal."""


class Promises(Protocol):
    """Forecasts of a game's decisions, for the table of forecasts and results."""

    names: Sequence[str]
    """All categories, in the order of the table."""

    def made(self, game: Any, view: Any, decision: Decision) -> Promise | None:
        """The forecast of a decision; None if nothing evaluated is forecast."""

    def kept(self, game: Any, state: Any, seat: Seat) -> bool:
        """Return whether a seat has kept the forecast of the first deal of a table."""


class Contracts:
    """Promises of declarers: that their side makes its contract."""

    def __init__(self, names: Sequence[str], kinds: Callable[[Any, Any], tuple[str, ...]]) -> None:
        """`kinds(view, move)` are the categories of a declarer's decision; none: it promises nothing."""
        self.names = names
        self._kinds = kinds

    def made(self, game: Any, view: Any, decision: Decision) -> Promise | None:
        """The promise of a declarer's decision; None if it was not weighed, or its seat does not declare."""
        chosen = next((each for each in decision.weighed if each.move == decision.move and each.chances), None)
        if chosen is None or view.seat != view.declarer or not (kinds := self._kinds(view, decision.move)):
            return None
        return Promise(kinds, dict(chosen.chances)[Aim.NEED], chosen.worth)

    def kept(self, game: Any, state: Any, seat: Seat) -> bool:
        """True if a declarer's side lost no points by its contract."""
        deal = game.standing(state).sheet[0]
        side = seat % len(deal.totals)
        return all(line.points >= 0 for line in deal.lines if line.side == side)


class Measure(Value, frozen=True):
    """A measure of a study of rules: the ratio of one count to another, over many tables."""

    name: str
    words: Text
    top: str
    """The numerator: a count of the game's `tally` or `noted`, both players together, or one that every table has."""
    under: str = "tables"
    """The denominator."""


class Laboratory(Value, frozen=True, kw_only=True):
    """The arena's and the command line's access to a game, for everything but playing it."""

    tally: str = ""
    """`tally(game, state, players) -> (Counter, Counter)`: the counts of the deals of a contest, by player."""
    noted: str = ""
    """`noted(game, state, seat, move) -> Mapping[str, int]`: the counts of a move for its player, made in that
    state; for events that the last state does not show."""
    rates: str = ""
    """`rates(counts) -> dict[str, str]`: those counts in readable form."""
    measures: tuple[Measure, ...] = ()
    """The measures that a study of rules takes from those counts."""
    points: Text = ""
    """A sentence on points that are not on the score sheet; empty: none (see `lab.reporting`)."""
    assumed: Text = ""
    """The data to which the players were fitted, kept when a study changes the rules: a sentence of its report."""
    ends: str = ""
    """`ending(game, state) -> tuple`: the result of the first deal of a table, which strong players of the game use
    to evaluate scores (`thinking.fitting`); empty: they use none."""
    promises: str = ""
    """A `Promises`: forecasts of decisions that can be compared with the end of the deal."""
    cheat: str = ""
    """`make(game, seat, seed, budget)` of a player that sees all the cards; for the arena only."""
    can_be_won: str = ""
    """`can_be_won(game, state) -> bool | None`: True if a state, all cards visible, can still be won."""
    solver: str = ""
    """A `Solver` for `spadille solve`."""
    odds: str = ""
    """`chances(game, view) -> dict[str, Fraction]`: the exact chances of the next events, by name."""
    questions: str = ""
    """A tuple of `Question` (`thinking/answers.py`): the questions about the game that `spadille odds` answers."""
    ladder: tuple[Rung, ...] = ()
    """The contests that docs/bots.md shows."""
