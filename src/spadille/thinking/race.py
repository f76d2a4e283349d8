"""A race of moves: all are played out in the same worlds; then only the close ones are played out in more worlds.

The idea is that of O. Maron and A. Moore, "Hoeffding races" (1994), for choosing among models. Here a move stays in the
race while the expected gain of another look at it exceeds `WORTHWHILE`, the same number for every game.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from spadille.core.contract import Weighed
from spadille.search.paired import Mean, paired
from spadille.thinking.budget import Budget
from spadille.thinking.weighing import STEP, Sample, batches

WORTHWHILE: Final = 0.0003
"""Expected gain of another look at a move, in chance to win, for which it is played out in more worlds."""
LOOKS: Final = 4
"""Maximum number of further looks at close moves, each in `Budget.close` worlds."""


class Race:
    """The results of some moves, world by world. A move that is left behind keeps its results and gets no more."""

    def __init__(self, moves: int) -> None:
        self.worths = [array("d") for _ in range(moves)]
        self.wins = [array("d") for _ in range(moves)]
        self.made = [0] * moves
        """For each move the number of worlds in which the bid was made (`Sample.made`)."""
        self.open = list(range(moves))
        """Places of the moves that are still played out."""
        self._behind: dict[int, int] = {}
        """For a move that was left behind, the best at that time; in the order in which they were left behind."""

    def add(self, at: int, samples: Iterable[Sample]) -> None:
        """Add the results of the move at a place in more worlds."""
        for each in samples:
            self.worths[at].append(each.worth)
            self.wins[at].append(each.win)
            self.made[at] += each.made

    def chance(self, at: int) -> float:
        """Share of worlds in which the bid was made with a move."""
        return self.made[at] / len(self.wins[at])

    def run(
        self, look: Callable[[int], None], budget: Budget, *, step: int = STEP, close: int = 0, looks: int = LOOKS
    ) -> None:
        """Let `look` play out the open moves in a number of worlds, until the budget is spent or one move is left.

        Then the close moves are looked at again, up to `looks` times, each in `close` worlds.
        """
        for batch in batches(budget, step):
            if self.wins[0] and not self.narrow():
                return
            look(batch)
        for _ in range(looks if close else 0):
            if not self.narrow():
                return
            look(close)

    def narrow(self) -> bool:
        """Leave moves behind that are not worth another look; False if one is left."""
        rows = self._rows()
        best = max(self.open, key=lambda at: rows[at].win)
        near = [at for at in self.open if at == best or gain_of_a_look(rows[best], rows[at]) > WORTHWHILE]
        self._behind.update((at, best) for at in self.open if at not in near)
        self.open = near
        return len(near) > 1

    def weighed(self, moves: Sequence[Any]) -> tuple[Weighed, ...]:
        """All the moves with their means and errors."""
        return tuple(Weighed(move, *row) for move, row in zip(moves, self._rows(), strict=True))

    def ahead(self, weighed: Sequence[Weighed]) -> list[Weighed]:
        """Those of the weighed moves that were not left behind."""
        return [weighed[at] for at in self.open]

    def _rows(self) -> list[Mean]:
        """Means and errors. A move left behind keeps its difference to the best move of that time."""
        worths, wins = ([columns[at] for at in self.open] for columns in (self.worths, self.wins))
        rows = dict(zip(self.open, paired(worths, wins), strict=True))
        for at, best in reversed(self._behind.items()):
            n = len(self.wins[at])
            top, mine = paired((self.worths[best][:n], self.worths[at]), (self.wins[best][:n], self.wins[at]))
            error, win_error = mine.error, mine.win_error
            if best in self._behind:
                error, win_error = math.hypot(error, rows[best].error), math.hypot(win_error, rows[best].win_error)
            worth, win = rows[best].worth + mine.worth - top.worth, rows[best].win + mine.win - top.win
            rows[at] = Mean(worth, error, win, win_error)
        return [rows[at] for at in range(len(self.wins))]


def gain_of_a_look(best: Mean, other: Mean) -> float:
    """Expected gain, in chance to win, of learning whether `other` is better than `best`.

    The true difference is taken to be normal around the estimate: what is gained where it is above zero, on average.
    """
    if not other.win_error:
        return 0.0
    behind = (best.win - other.win) / other.win_error
    density = math.exp(-behind * behind / 2) / math.sqrt(2 * math.pi)
    return other.win_error * (density - behind * math.erfc(behind / math.sqrt(2)) / 2)
