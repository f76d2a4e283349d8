"""What the laboratory can ask of a game: contests, counts, measures, a solver, questions about the odds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from spadille.core.contract import Decision, Seat, Value
from spadille.core.words import Text


class Rung(Value, frozen=True, kw_only=True):
    """A contest that the ladder plays: the bots are two levels parted by a comma, partners by +.

    A name that is no level is a program's: such a contest is played where `spadille ladder` is given its command.
    """

    rulebook: str
    bots: str
    deals: int
    """Or games, where they are played whole."""
    seats: int | None = None
    whole: bool = False
    worlds: int | None = 100
    """None: the level's own budget, with its clock."""


def usual_rungs(rulebook: str) -> tuple[Rung, ...]:
    """The contests of a game whose bots think ahead."""
    return (
        Rung(rulebook=rulebook, bots="strong,regular", deals=100),
        Rung(rulebook=rulebook, bots="strong,regular", deals=20, whole=True),
        Rung(rulebook=rulebook, bots="expert,strong", deals=60, worlds=None),
        Rung(rulebook=rulebook, bots="regular,beginner", deals=60),
    )


class Solver(Protocol):
    """Positions solved from text for the command line, one a line."""

    heading: str
    """How a heading of the file would begin."""
    flags: Mapping[str, str]
    """What can be said of the rules, in words."""

    def read(self, line: str) -> Any:
        """A position; raises Unreadable."""

    def rules(self, given: Mapping[str, object]) -> Any:
        """The rules, from what was said of them; raises BadOptions."""

    def answer(self, asked: Sequence[Any], rules: Any, threads: int) -> Iterator[str]:
        """A line for each position."""


class Promise(Value, frozen=True):
    """What a player foresaw when it chose a move: in the end it is kept or not."""

    names: tuple[str, ...]
    """What it counts as, the widest kind first: "a number", "3"."""
    chance: float
    worth: float
    """Points of the own side over the best other that the deal should bring."""


class Promises(Protocol):
    """What decisions of a game foresee, for the table of what was foreseen and what came of it."""

    names: Sequence[str]
    """All kinds there are, in the order of the table."""

    def made(self, game: Any, view: Any, decision: Decision) -> Promise | None:
        """What a decision promises; None where it promises nothing that was weighed."""

    def kept(self, game: Any, state: Any, seat: Seat) -> bool:
        """Whether a seat has kept the promise of the first deal of a table."""


class Measure(Value, frozen=True):
    """What a study of rules measures: how much there is of one thing for each of another, over many tables."""

    name: str
    words: Text
    top: str
    """What is counted: a count of the game's `tally` or `noted`, both players together, or one that every table has."""
    under: str = "tables"
    """What it is counted for."""


class Laboratory(Value, frozen=True, kw_only=True):
    """What the arena and the command line can do with a game besides playing it."""

    tally: str = ""
    """`tally(game, state, players) -> (Counter, Counter)`: what happened in the deals of a contest, by player."""
    noted: str = ""
    """`noted(game, state, seat, move) -> Mapping[str, int]`: what a move is counted as, for whoever makes it in that
    state; for what the last state does not tell."""
    rates: str = ""
    """`rates(counts) -> dict[str, str]`: those counts as a person reads them."""
    measures: tuple[Measure, ...] = ()
    """What of those counts a study of rules looks at."""
    points: Text = ""
    """What its points are besides those on the score sheet, in a sentence; empty: nothing (see `lab.reporting`)."""
    assumed: Text = ""
    """What the players were fitted to, and keep when a study changes the rules: a sentence of its report."""
    ends: str = ""
    """`ending(game, state) -> tuple`: how the first deal of a table has ended, which strong players of the game weigh
    scores by (`thinking.fitting`); empty: they weigh none."""
    promises: str = ""
    """A `Promises`: what decisions foresee that the end of the deal can be held against."""
    cheat: str = ""
    """`make(game, seat, seed, budget)` of a player that has seen all the cards; it sits in the arena only."""
    can_be_won: str = ""
    """`can_be_won(game, state) -> bool | None`: whether a state, all cards in sight, can still be won."""
    solver: str = ""
    """A `Solver` for `spadille solve`."""
    odds: str = ""
    """`chances(game, view) -> dict[str, Fraction]`: the exact chances of what comes next, by name."""
    questions: str = ""
    """A tuple of `Question` (`thinking/answers.py`): what `spadille odds` can be asked of the game."""
    ladder: tuple[Rung, ...] = ()
    """The contests that docs/bots.md shows."""
