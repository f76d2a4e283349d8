"""The chance to win a match of Spades from any score, computed backwards from deals that strong bots played.

The ends of deals are data (`ends.json`, made by `spadille.lab.deal_ends`): bids and tricks. They are
scored by the options of the match, so that one set of them serves every rulebook and target of two sides.
"""

from __future__ import annotations

from array import array
from collections import Counter
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, cast

import msgspec
from msgspec.structs import replace

from spadille.games.spades.game import Spades
from spadille.games.spades.native import Reckoning
from spadille.games.spades.rules import SpadesOptions
from spadille.games.spades.scoring import bag_cost, score_deal
from spadille.games.spades.state import LEXICON, Call, Match
from spadille.search.race import FURTHEST, chances
from spadille.thinking.fitting import OWN, ends_now

_LATER: Final = Match(0, 1, (0, 0), (0, 0), (), False)
"""A match after its first deal, which may have special rules."""
_STEP: Final = 10
_MOST: Final = 130
"""Maximum number of scores in a table; a wider range has longer steps."""
_ABOVE: Final = 200
"""Points above the target up to which scores are distinguished."""
_NO_FLOOR: Final = -400
"""Lowest distinguished score if no score loses the match, or minus the target if that is lower."""

Ending = tuple[tuple[Call, ...], tuple[int, ...], int]


class Prospects:
    """The chance to win before a deal, for two sides. Bags count at their average cost."""

    def __init__(self, options: SpadesOptions, prefix: str, ends: str = OWN) -> None:
        self._bag = bag_cost(options, 2)
        self._lowest = options.mercy if options.mercy is not None else min(_NO_FLOOR, -options.target)
        span = options.target + _ABOVE - self._lowest
        self._step = max(_STEP, -(-span // _MOST // _STEP) * _STEP)
        self._size = span // self._step + 1
        ended: Counter[tuple[int, int]] = Counter()
        for calls, taken, count in endings(ends):
            match = score_deal(options, prefix, _LATER, calls, taken)
            gains = (self._nearest(self.worth(match, side)) for side in (0, 1))
            ours, theirs = (max(-FURTHEST, min(FURTHEST, each)) for each in gains)
            ended[ours, theirs] += count
        floor = -1 if options.mercy is None else 0
        goal = self._nearest(options.target - self._lowest)
        counted = tuple((ours, theirs, True, count) for (ours, theirs), count in sorted(ended.items()))
        self._table = chances(self._size, floor, goal, False, counted)
        self._packed = array("d", self._table).tobytes()

    def worth(self, match: Match, side: int) -> float:
        """The points of a side, less the average cost of its bags."""
        return match.totals[side] - self._bag * match.bags[side]

    def handed_over(self, terms: Reckoning) -> Reckoning:
        """The same terms with these chances for the kernel."""
        return replace(terms, size=self._size, step=self._step, lowest=self._lowest, table=self._packed)

    def chance(self, ours: float, theirs: float) -> float:
        """The chance of the first side, from the worth of both sides' points."""
        row, column = (max(0, min(self._size - 1, self._nearest(each - self._lowest))) for each in (ours, theirs))
        return self._table[row * self._size + column]

    def _nearest(self, points: float) -> int:
        return round(points / self._step)


@lru_cache(maxsize=16)
def endings(ends: str = OWN) -> tuple[Ending, ...]:
    """Bids and tricks of the deals that strong bots have played, each with its count."""
    kept = ends or files(__package__).joinpath("ends.json").read_bytes()
    rows = msgspec.json.decode(kept, type=list[tuple[list[str], tuple[int, ...], int]])
    return tuple(
        (tuple(cast("Call", LEXICON.read(each)) for each in bids), taken, count) for bids, taken, count in rows
    )


def ending(game: Spades, state: Any) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The bids and tricks of a table's first deal, as they are stored."""
    deal = game.standing(state).sheet[0]
    return deal.bids, deal.taken


def prospects(options: SpadesOptions, prefix: str) -> Prospects | None:
    """The prospects under some options, cached; None if more than scores ends a match."""
    more = options.hand_limit is not None or options.win_by > 1 or options.win_with_contract or options.boston
    return None if more else _prospects(options, prefix, ends_now())


_prospects = lru_cache(maxsize=16)(Prospects)
