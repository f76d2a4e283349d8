"""Games, rulebooks and bots of installed packages, found by their entry points.

Three groups: `spadille.games` names a `Manifest`; `spadille.rulebooks` names a `Rulebook`, the entry being called
"game.rulebook"; `spadille.bots` names `make(game, seat, rng) -> Bot`, often a class, which may list the games it
plays in an attribute `games`. An entry point is code that the user has installed: it runs with all the user's rights.
An entry that fails to import, has a taken name, or breaks a law of the contract is left out, and reported by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from spadille.bots import CHEAT, GUESTS, Guest
from spadille.core.contract import AnyGame, Bot, Rng, Seat
from spadille.core.errors import BadOptions, SpadilleError, shortly
from spadille.core.options import Rulebook
from spadille.core.preset import ruled
from spadille.games import GAMES, open_game
from spadille.manifest import Manifest
from spadille.thinking.budget import SeededRng
from spadille.thinking.levels import level_of

GAMES_GROUP: Final = "spadille.games"
RULEBOOKS_GROUP: Final = "spadille.rulebooks"
BOTS_GROUP: Final = "spadille.bots"
_TRIED: Final = 40
"""Number of moves made at each table when a game is tested."""
_LONGEST: Final = 200

Finder = Callable[[str], Iterable[EntryPoint]]


@cache
def discover() -> tuple[str, ...]:
    """Add everything installed, once; returns a sentence for each entry left out."""
    return add(lambda group: entry_points(group=group))


def add(found: Finder) -> tuple[str, ...]:
    """Add what a finder finds; returns a sentence for each entry left out."""
    return tuple(
        f"{group} {point.name!r} is left out: {trouble}"
        for group, take in ((GAMES_GROUP, _game), (RULEBOOKS_GROUP, _rulebook), (BOTS_GROUP, _bot))
        for point in sorted(found(group), key=lambda each: each.name)
        if (trouble := _tried(point, take))
    )


def _tried(point: EntryPoint, take: Callable[[EntryPoint, Any], None]) -> str:
    """Add one entry; returns the fault, or an empty text."""
    from spadille.testing.check import LawBroken  # most installations have no such package

    try:
        take(point, point.load())
    except LawBroken as broken:
        return f"it breaks law {broken.law} ({_short(broken.words)})"
    except SpadilleError as wrong:
        return _short(str(wrong))
    except Exception as wrong:  # noqa: BLE001 - a faulty package must not affect the rest
        return _short(f"{type(wrong).__name__}: {wrong}")
    return ""


def _short(words: str) -> str:
    line = " ".join(words.split())
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST]} …"


def _game(point: EntryPoint, value: Any) -> None:
    """Add a game, after a test at a table of each of its rulebooks."""
    if not isinstance(value, Manifest):
        raise BadOptions(f"expected a Manifest; got {type(value).__name__}")
    if value.name != point.name:
        raise BadOptions(f"expected the name {value.name!r} of its manifest")
    GAMES.add(value)
    try:
        for book in value.rulebooks:
            _try(open_game(value.name, book, None, {}), value)
        for preset in value.presets.values():
            for seats in preset.seats:
                ruled(preset, value.rulebooks, seats)
    except BaseException:
        GAMES.remove(value.name)
        raise


def _try(game: AnyGame, manifest: Manifest) -> None:
    """Check the laws over some moves, and draw a scene."""
    _check(game)
    state, names = game.initial(), [f"Seat {seat + 1}" for seat in range(game.seats)]
    manifest.scene(game, game.view(state, None), (), names)


def _check(game: AnyGame) -> None:
    """Check the laws over some moves. Raises LawBroken."""
    from spadille.testing.check import check

    check(game, moves=_TRIED, games=2)


def _rulebook(point: EntryPoint, value: Any) -> None:
    """Add a rulebook of a known game, after a test at a table of its usual seats."""
    game, dot, name = point.name.partition(".")
    if not isinstance(value, Rulebook):
        raise BadOptions(f"expected a Rulebook; got {type(value).__name__}")
    if not dot or name != value.name:
        raise BadOptions(f"expected an entry called game.rulebook, such as {game}.{value.name}")
    GAMES.add_rulebook(game, value)
    try:
        _check(open_game(game, name, None, {}))
    except BaseException:
        GAMES.remove_rulebook(game, name)
        raise


def _bot(point: EntryPoint, value: Any) -> None:
    """Add a bot, a guest at any table of the games it plays."""
    add_bot(point.name, value)


def add_bot(name: str, value: Callable[[Any, Seat, Rng], Bot]) -> None:
    """Register a callable of game, seat and chance as a bot of that name in this process; raises BadOptions."""
    if not callable(value):
        raise BadOptions(f"expected make(game, seat, rng); got {type(value).__name__}")
    if not name.replace("-", "_").isidentifier():
        raise BadOptions(f"expected a name that is one word; got {shortly(name)}")
    if name in (*GUESTS, CHEAT) or level_of(name) is not None:
        raise BadOptions("there is a bot of that name already")
    games = tuple(getattr(value, "games", ()))
    unknown = [game for game in games if game not in GAMES]
    if unknown:
        raise BadOptions(f"expected games that are here; got {unknown[0]!r}")

    def make(game: AnyGame, seat: Seat, seed: str) -> Bot:
        return value(game, seat, SeededRng(seed))

    GUESTS[name] = Guest(games, make, installed=True)
