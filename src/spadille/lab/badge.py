"""Notices on screens and in the arena for bots whose play was not measured with a table's rules."""

from __future__ import annotations

from collections.abc import Iterable

from spadille.bots import levels
from spadille.core.contract import AnyGame
from spadille.core.preset import Ruled
from spadille.core.words import Text
from spadille.games import entry
from spadille.lab import say
from spadille.manifest import Manifest
from spadille.thinking.levels import Level, level_of
from spadille.ways.measured import key_at, measured, rows
from spadille.ways.presets import rules_of


def unmeasured(game: Manifest, rules: Ruled, names: Iterable[str]) -> tuple[Level, ...]:
    """The levels of these bots, weakest first, that were not measured with these rules or not shown to be ahead.

    A level counts as measured if it is one of the two in a row of `python -m bench.ways` that shows a lead.
    Beginners, which make any legal move, and bots from outside are left out.
    """
    found = {level_of(name) for name in names} - {None, Level.BEGINNER}
    if not found or Level.STRONG not in levels(game.name):  # no bot here thinks, so there is no skill to measure
        return ()
    own = key_at(game.name, rules.options, rules.seats)
    met = {name for row in rows(game.name) if row.rules == own and row.ahead for name in (row.level, row.over)}
    return tuple(level for level in Level if level in found and level not in met)


def badge(game: AnyGame, names: Iterable[str]) -> Text:
    """The notice for bots unmeasured with a game's rules or not shown to be ahead; otherwise empty."""
    found = {level: measured(game, level) for level in unmeasured(entry(game.name), rules_of(game), names)}
    unknown = _called(level for level, row in found.items() if row is None)
    behind = _called(level for level, row in found.items() if row is not None and not row.ahead)
    if unknown and behind:
        return say("unmeasured-and-behind", levels=unknown, behind=behind)
    if behind:
        return say("not-shown-ahead", behind=behind)
    return say("unmeasured", levels=unknown) if unknown else ""


def _called(some: Iterable[Level]) -> tuple[Text, ...]:
    return tuple(say("level-called", level=str(each)) for each in some)
