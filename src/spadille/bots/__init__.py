"""Bots: players that see only their views. Every game has `random` and `club`, some have more."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

import msgspec

from spadille.core.contract import AnyGame, Bot, Decision, Rng, Seat, Value
from spadille.core.errors import BadOptions
from spadille.parts.amounts import by_kind


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

    def choose(self, view: Any, moves: Sequence[Any]) -> Decision:
        kinds = by_kind(moves)
        chosen = kinds[self._rng.below(len(kinds))]
        return Decision(chosen[self._rng.below(len(chosen))], "any legal move")


class Budget(Value, frozen=True, kw_only=True):
    """How long a bot may think about one move. Without a clock, the same seed gives the same move."""

    worlds: int
    """How many worlds it may imagine at most."""
    milliseconds: int | None = None
    """When it must have an answer; None: as long as the worlds take."""
    ending: int = 0
    """With so few cards in each hand it also looks at worlds with all cards in sight, where it can. The level says."""


STRONG: Final = Budget(worlds=100, ending=5)
EXPERT: Final = Budget(worlds=1_500, milliseconds=700, ending=6)
THINKING: Final = frozenset({"five_hundred", "pinochle", "spades"})
"""Games with bots that think ahead; for the others the club player is as good as it gets or plays exactly."""
COUNTING: Final = frozenset({"mexican_sweat", "pyramid"})
"""Games with a strong bot that counts chances or solves, which more time would not make better."""


def _club(game: AnyGame, seat: Seat, rng: Rng) -> Bot:
    bot: Bot = import_module(f"spadille.bots.{game.name}").CLUB(game, seat, rng)
    return bot


def _thinking(game: AnyGame, seat: Seat, rng: Rng, budget: Budget) -> Bot:
    bot: Bot = import_module(f"spadille.bots.strong.{game.name}").make(game, seat, rng, budget)
    return bot


class Guest(NamedTuple):
    """A bot from outside: the games it plays (none named: all), and how it is made for a seat, with a seed."""

    games: tuple[str, ...]
    make: Callable[[AnyGame, Seat, str], Bot]


GUESTS: Final[dict[str, Guest]] = {}
"""Bots besides the levels, by name: programs that whoever runs a server lets sit at its tables."""

LEVELS: Final = ("random", "club", "strong", "expert")
"""The levels, from the weakest."""
QUICK: Final = frozenset({"random", "club"})
"""Levels that choose at once."""


def levels(game: str) -> tuple[str, ...]:
    """The levels there are for a game, from the weakest."""
    return LEVELS if game in THINKING else LEVELS[:3] if game in COUNTING else LEVELS[:2]


def guests(game: str) -> tuple[str, ...]:
    """The bots from outside that play a game here."""
    return tuple(name for name, guest in GUESTS.items() if not guest.games or game in guest.games)


def check_level(game: str, level: str) -> None:
    """Raise BadOptions for a level that a game does not have, and that is no guest's name."""
    known = (*levels(game), *guests(game))
    if level not in known:
        raise BadOptions(f"expected a bot: {', '.join(known)}; came {level[:40]!r}")


def make_bot(
    level: str, game: AnyGame, seat: Seat, seed: int | str | bytes | None = None, budget: Budget | None = None
) -> Bot:
    """A bot of a level for one seat, with the usual budget if none is given; raises BadOptions for an unknown level."""
    check_level(game.name, level)
    if level in GUESTS:
        return GUESTS[level].make(game, seat, str(seed))
    rng = SeededRng(seed)
    match level:
        case "random":
            return RandomBot(game, seat, rng)
        case "club":
            return _club(game, seat, rng)
    usual = STRONG if level == "strong" else EXPERT
    return _thinking(game, seat, rng, usual if budget is None else msgspec.structs.replace(budget, ending=usual.ending))
