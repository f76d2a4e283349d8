"""Calibration: the players' forecasts for their moves, compared with the ends of the deals.

Players of one level sit at all seats, and each deal starts with a score of zero. The errors are clustered by deal,
since the forecasts of one deal depend on each other.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from spadille.bots import make_bot
from spadille.core.contract import AnyGame, Seat, Value
from spadille.core.errors import BadOptions
from spadille.core.figures import SURE, signed
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import entry
from spadille.lab.pages import Marks
from spadille.search.stamp import stamp
from spadille.thinking.budget import Budget
from spadille.thinking.laboratory import Promise, Promises

FEWEST: Final = 10
"""Minimum number of deals with forecasts of a kind for a row of that kind."""


class Kept(Value, frozen=True):
    """A promise and its outcome."""

    deal: int
    promise: Promise
    kept: bool
    brought: float
    """Points of the own side over the best other, with the expected cost of bags."""


class Trial(Value, frozen=True, kw_only=True):
    """A series of deals among players of one level."""

    game: AnyGame
    level: str
    budget: Budget | None
    seed: str


def marks_of(game: AnyGame) -> Marks:
    """The marks of a game's table in a page, one for each rulebook."""
    named = f"calibration {game.name} {game.rulebook}"
    return Marks(f"<!-- {named}: made by `spadille calibration` -->", f"<!-- end of {named} -->")


def promises_of(game: str) -> Promises:
    """The promises of a game's decisions; raises BadOptions if there are none."""
    found = entry(game)
    if not found.laboratory.promises:
        raise BadOptions(f"expected a game whose calls can be held against the deal, such as spades; got {game}")
    promises: Promises = found.part(found.laboratory.promises)
    return promises


def play(trial: Trial, number: int) -> Iterator[Kept]:
    """Play one deal and yield its promises."""
    game, promises = trial.game, promises_of(trial.game.name)
    table = Table(game, dealer(seed_of(f"{trial.seed} {number}")))
    bots = [
        make_bot(trial.level, game, seat, f"{trial.seed} {number} {seat}", trial.budget) for seat in range(game.seats)
    ]
    given: list[tuple[Seat, Promise]] = []
    before = _leads(game, table.state)
    while table.deciding and not table.standing.deals:
        seat = table.deciding[0]
        view = table.view(seat)
        decision = bots[seat].choose(view, table.moves(seat))
        if (promise := promises.made(game, view, decision)) is not None:
            given.append((seat, promise))
        table.play(seat, decision.move)
    after = _leads(game, table.state)
    for seat, promise in given:
        side = seat % len(after)
        yield Kept(number, promise, promises.kept(game, table.state, seat), after[side] - before[side])


def _leads(game: AnyGame, state: object) -> list[float]:
    """Each side's points over the best other side."""
    points = entry(game.name).worth(game, state)
    return [each - max(points[:side] + points[side + 1 :]) for side, each in enumerate(points)]


class Row(Value, frozen=True):
    """Mean forecast, mean outcome, and the difference's error: half of its 95 % interval."""

    count: int
    foreseen: float
    came: float
    error: float


def row(found: Sequence[tuple[int, float, float]]) -> Row:
    """A row from pairs of forecast and outcome, each with its deal; of a single deal, the error is infinite."""
    count = len(found)
    foreseen, came = (sum(each[at] for each in found) / count for at in (1, 2))
    off: dict[int, float] = {}
    for deal, expected, brought in found:
        off[deal] = off.get(deal, 0.0) + brought - expected - (came - foreseen)
    if len(off) < 2:
        return Row(count, foreseen, came, math.inf)
    squares = sum(each * each for each in off.values()) * len(off) / (len(off) - 1)
    return Row(count, foreseen, came, SURE * math.sqrt(squares) / count)


def table(results: Sequence[tuple[str, int, Sequence[Kept]]], names: Iterable[str], seed: str) -> str:
    """The results of some levels, each with its number of deals, in Markdown."""
    lines = [
        "| Player | Call | Calls | Foreseen | Kept | Difference | Worth foreseen | Brought | Difference |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    order = list(names)
    for level, _, kept in results:
        for name in order:
            some = [each for each in kept if name in each.promise.names]
            if len({each.deal for each in some}) >= FEWEST:
                lines.append(f"| `{level}` | {name} | {' | '.join(_cells(some))} |")
    played = ", ".join(f"{deals} deals of `{level}`" for level, deals, _ in results)
    return "\n".join([*lines, "", f"{played}, seed `{seed}`. Played with {stamp().words}."])


def _cells(some: Sequence[Kept]) -> list[str]:
    chance = row([(each.deal, 100 * each.promise.chance, 100.0 * each.kept) for each in some])
    worth = row([(each.deal, each.promise.worth, each.brought) for each in some])
    return [
        str(chance.count),
        f"{chance.foreseen:.1f}%",
        f"{chance.came:.1f}%",
        f"{signed(chance.came - chance.foreseen, '+.1f')} ± {chance.error:.1f}",
        signed(worth.foreseen, "+.1f"),
        signed(worth.came, "+.1f"),
        f"{signed(worth.came - worth.foreseen, '+.1f')} ± {worth.error:.1f}",
    ]
