"""Bots: players that see only their views. Every game has one that makes any legal move; the rest are its own."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from spadille.core.contract import AnyGame, Bot, Decision, Game, M, Rng, Seat, V
from spadille.core.errors import BadOptions
from spadille.games import entry
from spadille.parts.amounts import by_kind
from spadille.thinking.budget import Budget, SeededRng
from spadille.thinking.levels import Level, level_of


class RandomBot:
    """A bot that makes any legal move: it chooses a kind, then a move of it, so that many bets do not dominate."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: Any, moves: Sequence[Any]) -> Decision:
        kinds = by_kind(moves)
        chosen = kinds[self._rng.below(len(kinds))]
        return Decision(chosen[self._rng.below(len(chosen))], "any legal move")


class Guest(NamedTuple):
    """A bot from outside: the games it plays (none named: all), and its factory for a seat, with a seed."""

    games: tuple[str, ...]
    make: Callable[[AnyGame, Seat, str], Bot]
    installed: bool = False
    """True if it runs in this process, as part of an installed package. On a server it has its own process."""


CHEAT: Final = "cheat"
"""The name in the arena of a player that sees all the cards; no other bot has that name, and no table has it."""
GUESTS: Final[dict[str, Guest]] = {}
"""Bots besides the levels, by name: classes from installed packages, and programs that an operator admits to tables."""


def levels(game: str) -> tuple[Level, ...]:
    """The levels that a game has, from the weakest."""
    return entry(game).levels


def at_once(game: str, level: str) -> bool:
    """Return whether a bot of that level needs no time to think."""
    found = level_of(level)
    return found is Level.BEGINNER or (found is not None and entry(game).player(found).budget is None)


def guests(game: str) -> tuple[str, ...]:
    """The bots from outside that play a game here."""
    return tuple(name for name, guest in GUESTS.items() if not guest.games or game in guest.games)


def bot_named(game: str, name: str) -> str:
    """The level, or the guest, that a name (perhaps an old one) means; raises BadOptions if the game has none."""
    found = level_of(name)
    if found is not None and found in levels(game):
        return found
    if name in guests(game):
        return name
    raise BadOptions(f"expected a bot: {', '.join((*levels(game), *guests(game)))}; got {name[:40]!r}")


def make_bot(
    name: str,
    game: Game[Any, Any, M, V],
    seat: Seat,
    seed: int | str | bytes | None = None,
    budget: Budget | None = None,
) -> Bot[V, M]:
    """A bot of a level (or a guest) for one seat, with the usual budget if none is given; raises BadOptions."""
    known = bot_named(game.name, name)
    if known in GUESTS:
        return GUESTS[known].make(game, seat, secrets.token_hex(8) if seed is None else str(seed))
    rng = SeededRng(seed)
    if known == Level.BEGINNER:
        return RandomBot(game, seat, rng)
    return entry(game.name).make(Level(known), game, seat, rng, budget)


def best_level(game: str) -> Level:
    """The strongest level of a game, used for advice."""
    return levels(game)[-1]


def usual_level(game: str) -> Level:
    """The default level of a game."""
    return Level.REGULAR if Level.REGULAR in levels(game) else levels(game)[-1]
