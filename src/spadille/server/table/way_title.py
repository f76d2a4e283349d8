"""The name of a table's rules, and a note on bots that were not measured by them."""

from __future__ import annotations

from functools import lru_cache

from spadille.core.contract import AnyGame
from spadille.core.preset import Preset
from spadille.core.words import Text
from spadille.lab.badge import badge
from spadille.ways.presets import preset_of, rules_of


@lru_cache(maxsize=256)
def way_of(game: AnyGame) -> Preset | None:
    """The way to play that a table's rules are known as; None: they have no name."""
    return preset_of(game.name, rules_of(game))


def title_of(game: AnyGame) -> Text:
    """The name of the rules; empty if they have none."""
    found = way_of(game)
    return "" if found is None else found.title


@lru_cache(maxsize=256)
def badge_of(game: AnyGame, bots: tuple[str, ...]) -> Text:
    """A note on bots that were not measured by the rules of a table; empty if all of them were."""
    return badge(game, bots)
