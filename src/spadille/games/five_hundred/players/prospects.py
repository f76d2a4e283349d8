"""The chance to win a match of Five Hundred from any score, computed backwards from the ends of deals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from spadille.games.five_hundred.game import FiveHundred
from spadille.games.five_hundred.rules import FiveHundredOptions
from spadille.games.five_hundred.state import LEXICON, Call
from spadille.parts.auction import PASS
from spadille.search.race import Ends, chances
from spadille.thinking.fitting import OWN, ends_now
from spadille.thinking.weighing import softmax

ENDS: Final[Ends] = (
    (80, 40, True, 2),
    (140, 20, True, 3),
    (180, 20, True, 7),
    (200, 30, True, 9),
    (220, 20, True, 8),
    (240, 10, True, 12),
    (250, 0, True, 19),
    (260, 10, True, 24),
    (280, 10, True, 28),
    (300, 10, True, 37),
    (320, 10, True, 12),
    (360, 10, True, 4),
    (380, 10, True, 5),
    (400, 10, True, 3),
    (420, 10, True, 3),
    (480, 0, True, 2),
    (510, 0, True, 4),
    (-200, 50, False, 5),
    (-220, 60, False, 4),
    (-240, 40, False, 9),
    (-250, 20, False, 8),
    (-260, 40, False, 10),
    (-280, 40, False, 17),
    (-300, 40, False, 26),
    (-320, 40, False, 14),
    (-340, 40, False, 6),
    (-360, 40, False, 8),
    (-380, 30, False, 9),
    (-400, 30, False, 4),
    (-420, 50, False, 6),
    (-440, 40, False, 4),
    (-480, 20, False, 4),
    (-510, 20, False, 14),
)
"""Points of the declarers and of the others, whether the contract was made, and how many of 330 deals ended so."""
_A_DEAL: Final = 150
"""Lead, before the last deal, that makes a side e times as likely to win as another."""
_FARTHER: Final = 0.35
"""Increase of that lead for each point that is still to be made."""
_STEP: Final = 10
_MOST: Final = 180
"""Maximum number of scores in a table; a wider range has longer steps."""
_ABOVE: Final = 300
"""Points above the target up to which scores are distinguished, for a side that has not won by tricks."""


class Prospects:
    """The chance to win before a deal, for options that define the end of a match."""

    def __init__(self, target: int, lose_at: int | None, *, exceed: bool, by_contract: bool, ends: str = OWN) -> None:
        goal = target + exceed
        self.lowest = lose_at if lose_at is not None else -2 * max(target, 500)
        self.step = max(_STEP, -(-(goal + _ABOVE - self.lowest) // _MOST // _STEP) * _STEP)
        self.size = (goal + _ABOVE - self.lowest) // self.step + 1
        floor = 0 if lose_at is not None else -1
        ended = tuple(
            (_nearest(ours, self.step), _nearest(theirs, self.step), kept, n) for ours, theirs, kept, n in _ends(ends)
        )
        self.table = chances(self.size, floor, -(-(goal - self.lowest) // self.step), by_contract, ended)

    def chance(self, ours: int, theirs: int) -> float:
        """The chance of the first side to win."""
        row, column = (max(0, min(self.size - 1, _nearest(each - self.lowest, self.step))) for each in (ours, theirs))
        return self.table[row * self.size + column]


def _ends(given: str) -> Ends:
    return msgspec.json.decode(given, type=Ends) if given else ENDS


def rough_chance(totals: Sequence[int], side: int, target: int) -> float:
    """Rough chance of a side to win a match of three or more sides to a target; those of all sides add up to 1."""
    return softmax(totals, side, _A_DEAL + _FARTHER * max(0, target - max(totals)))


def ending(game: FiveHundred, state: Any) -> tuple[int, int, bool]:
    """The end of a table's first deal: points of the declarers (of the first side if there is no contract) and of the
    others, and whether the contract was kept."""
    deal, sides = game.standing(state).sheet[0], game.setting.sides
    calls: list[Call] = [LEXICON.read(each) for each in deal.bids]  # type: ignore[misc]
    side = max(range(len(calls)), key=lambda seat: game.ladder.rank[calls[seat]]) % sides
    points = {line.side: line.points for line in deal.lines}
    return (
        points[side],
        max(points[each] for each in points if each != side),
        any(call != PASS for call in calls) and points[side] > 0,
    )


def _nearest(points: int, step: int) -> int:
    return (2 * points + step) // (2 * step)


@lru_cache(maxsize=16)
def _prospects(target: int, lose_at: int | None, exceed: bool, by_contract: bool, ends: str) -> Prospects:
    return Prospects(target, lose_at, exceed=exceed, by_contract=by_contract, ends=ends)


def prospects(options: FiveHundredOptions) -> Prospects:
    """The prospects under some options, cached."""
    exceed, by_contract = options.target_rule == "exceed", options.win_only_by_contract
    return _prospects(options.target, options.lose_at, exceed, by_contract, ends_now())
