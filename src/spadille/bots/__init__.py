"""Bots: players that see only their views. Every game has a `random` and a `club` bot."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from spadille.core.contract import AnyGame, Bot, Decision, Rng, Seat
from spadille.core.errors import BadOptions


class SeededRng:
    """Quick chance for thinking; the cards of a game come from `spadille.fair`."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str | bytes | None = None) -> None:
        self._random = random.Random(seed)

    def below(self, n: int, /) -> int:
        return self._random.randrange(n)


class RandomBot:
    """Makes any legal move: first any kind of move, then any of that kind, so that many bets drown nothing else."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: Any, moves: tuple[Any, ...]) -> Decision:
        kinds: dict[type, list[Any]] = {}
        for move in moves:
            kinds.setdefault(type(move), []).append(move)
        chosen = list(kinds.values())[self._rng.below(len(kinds))]
        return Decision(chosen[self._rng.below(len(chosen))], "any legal move")


def _club(game: AnyGame, seat: Seat, rng: Rng) -> Bot:
    bot: Bot = import_module(f"spadille.bots.{game.name}").CLUB(game, seat, rng)
    return bot


BOTS: Final[dict[str, Callable[[AnyGame, Seat, Rng], Bot]]] = {"random": RandomBot, "club": _club}
"""The levels, from the weakest: how a bot of each is made for a game, a seat and a source of chance."""


def make_bot(level: str, game: AnyGame, seat: Seat, seed: int | str | bytes | None = None) -> Bot:
    """A bot of a level for one seat; raises BadOptions for an unknown level."""
    if level not in BOTS:
        raise BadOptions(f"expected a bot: {', '.join(BOTS)}; came {level[:40]!r}")
    return BOTS[level](game, seat, SeededRng(seed))
