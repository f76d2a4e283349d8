"""Winnable deals: seeds are drawn until the game's exact solver finds one."""

from __future__ import annotations

from typing import Final

from spadille.core.contract import AnyGame
from spadille.core.errors import BadOptions, SpadilleError
from spadille.core.table import Table
from spadille.fair.commit import dealer
from spadille.fair.shuffle import seed_of
from spadille.games import GAMES, entry
from spadille.search import NATIVE

_MOST_SEEDS: Final = 2_000


def check_winnable(game: str | None) -> None:
    """Raise BadOptions for a game whose deals cannot be solved beforehand."""
    known = [each.name for each in GAMES.values() if each.laboratory.can_be_won]
    if game not in known:
        raise BadOptions(
            f"expected {' or '.join(known)}, whose deals can be solved beforehand; got {game or 'no game'}"
        )


def winnable_seed(game: AnyGame) -> bytes:
    """A seed with a winnable deal for the rules of this game; raises SpadilleError if none is found."""
    check_winnable(game.name)
    if not NATIVE:
        raise SpadilleError("deals that can be won need the native search: see `spadille doctor`")
    found = entry(game.name)
    can_be_won = found.part(found.laboratory.can_be_won)
    for _ in range(_MOST_SEEDS):
        seed = seed_of(None)
        if can_be_won(game, Table(game, dealer(seed)).state):
            return seed
    raise SpadilleError(f"none of {_MOST_SEEDS} deals could be won under these rules; try easier ones")
