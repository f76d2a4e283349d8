"""Deals of Pyramid that can be won: seeds are drawn until the exact solver says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spadille import api
from spadille.bots.strong.pyramid import can_be_won
from spadille.core.errors import BadOptions, SpadilleError
from spadille.fair.shuffle import seed_of
from spadille.games.pyramid.game import Pyramid
from spadille.search import NATIVE

_MOST_SEEDS: Final = 2_000


def winnable_seed(game: str | None, rulebook: str | None, options: Mapping[str, Any]) -> bytes:
    """A seed whose deal can be won under these rules; raises SpadilleError where there is none to be had."""
    if game != "pyramid":
        raise BadOptions(f"expected pyramid, whose deals can be solved beforehand; came {game or 'no game'}")
    if not NATIVE:
        raise SpadilleError("deals that can be won need the native search: see `spadille doctor`")
    for _ in range(_MOST_SEEDS):
        seed = seed_of(None)
        table = api.table(game, rulebook=rulebook, seed=seed, **options)
        assert isinstance(table.game, Pyramid), "it is Pyramid that was opened"
        if can_be_won(table.game, table.state):
            return seed
    raise SpadilleError(f"none of {_MOST_SEEDS} deals could be won under these rules; try easier ones")
