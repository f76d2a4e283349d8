"""The efficiency of a study on two cores: units per second of wall time, against two bare processes with half each.

Both use the two cores at the same time, turn by turn, so that other work on the machine affects both equally.
"""

from __future__ import annotations

import multiprocessing
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing.synchronize import Barrier
from typing import Final

from bench.measure import Line
from spadille.core.options import OptionValue
from spadille.lab.processes import in_order
from spadille.lab.study import Arm, Played, Study, play_unit

_CORES: Final = 2
_ROUNDS: Final = 3
_KEY: Final = bytes(16)
_STUDIES: Final[tuple[tuple[str, str, str, dict[str, OptionValue], int], ...]] = (
    ("pyramid", "beginner", "denexa", {"stock_passes": 3}, 2_500),
    ("spades", "beginner", "andrews", {"nil_bonus": 150}, 800),
    ("spades", "strong", "andrews", {"nil_bonus": 150}, 12),
)
"""Units of about two, ten and eight hundred milliseconds."""


def lines() -> Iterator[Line]:
    """Measure studies of short, usual and long units."""
    for game, level, book, changed, many in _STUDIES:
        arms = (Arm(rulebook=book), Arm(rulebook=book, options=changed))
        play = partial(play_unit, Study(game=game, arms=arms, bots=(level, level)), key=_KEY)
        pairs = [(_studied(play, many), _bare(play, many)) for _ in range(_ROUNDS)]
        yield Line(
            f"study of {game} by {level} players, {_CORES} cores",
            statistics.median(ours for ours, _ in pairs),
            "units/s",
            f"{_CORES} bare processes",
            statistics.median(theirs for _, theirs in pairs),
            statistics.median(ours / theirs for ours, theirs in pairs),
            "≥ 0.9",
        )


def _studied(play: Callable[[int], Played], many: int) -> float:
    """Units per second of wall time, after the processes have started."""
    for _ in in_order(play, range(2 * _CORES), _CORES):
        pass
    began = time.monotonic()
    for _ in in_order(play, range(many), _CORES):
        pass
    return many / (time.monotonic() - began)


def _bare(play: Callable[[int], Played], many: int) -> float:
    """Units per second by processes without communication; they begin together after all imports."""
    context = multiprocessing.get_context("spawn")
    ready = context.Barrier(_CORES + 1)
    parts = [context.Process(target=_all, args=(play, range(at, many, _CORES), ready)) for at in range(_CORES)]
    for each in parts:
        each.start()
    ready.wait()
    began = time.monotonic()
    for each in parts:
        each.join()
    return many / (time.monotonic() - began)


def _all(play: Callable[[int], Played], numbers: Sequence[int], ready: Barrier) -> None:
    play(0)
    ready.wait()
    for number in numbers:
        play(number)
