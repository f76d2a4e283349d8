"""The name of a table's rules, and a note on bots that were not measured by them."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from spadille.core.contract import AnyGame
from spadille.core.options import OptionValue, changes
from spadille.core.preset import Preset
from spadille.core.words import Text
from spadille.games import entry, open_game, rulebook_of
from spadille.lab.badge import badge
from spadille.server import say
from spadille.server.store.document import RoomDoc
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
def _usual_length(game: AnyGame) -> AnyGame:
    """The game with its usual options in place of those that shorten the deal of the day."""
    found = entry(game.name)
    usual = open_game(game.name, None, game.seats, {}).options
    options = msgspec.structs.replace(game.options, **{name: getattr(usual, name) for name in found.daily})
    return found.open(options, game.seats, rulebook_of(game))


def named_by(doc: RoomDoc, game: AnyGame) -> AnyGame:
    """The game by whose rules a table is called and its bots are judged: the deal of the day is only shorter."""
    return _usual_length(game) if doc.fixed is not None and doc.fixed.what == "day" else game


@lru_cache(maxsize=256)
def changed_in(game: AnyGame) -> dict[str, OptionValue]:
    """The options that differ from the rulebook's."""
    return changes(game.options, rulebook_of(game), game.seats)


def title_at(doc: RoomDoc, game: AnyGame) -> Text:
    """The name of a table's rules; the deal of the day by unchanged rules has that of its rulebook."""
    rules = named_by(doc, game)
    if doc.settings.called:
        changed = "yes" if changed_in(rules) else "no"
        return say("called-rules", name=doc.settings.called, book=rulebook_of(rules).title, changed=changed)
    found = title_of(rules)
    return found if found or rules is game else rulebook_of(rules).title


@lru_cache(maxsize=256)
def badge_of(game: AnyGame, bots: tuple[str, ...]) -> Text:
    """A note on bots that were not measured by the rules of a table; empty if all of them were."""
    return badge(game, bots)
