"""Ways to play by name: setting up a table, and recognising a table's way."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from inspect import signature
from typing import Any

from spadille.core.contract import AnyGame
from spadille.core.errors import BadOptions, choice_of, shortly
from spadille.core.options import Difference, unknown_option
from spadille.core.preset import Preset, Ruled, recognised, ruled, told_apart
from spadille.games import entry, rulebook_of


def preset_named(game: str, name: object) -> Preset:
    """The way to play a game that has this name; raises BadOptions."""
    known = entry(game).presets
    if isinstance(name, str) and name in known:
        return known[name]
    if not known:
        raise BadOptions(f"there are no ways to play {game} by name, only its rulebooks; got {shortly(name)}")
    near = difflib.get_close_matches(str(name), known, n=1)
    hint = f"did you mean {near[0]}?" if near else "a newer Spadille may know it"
    listed = "" if near else choice_of(known, f"spadille rules {game}")
    raise BadOptions(f"expected a way to play {game}{listed}; got {shortly(name)}; {hint}")


def players(preset: Preset) -> str:
    """The numbers of players in English: "4", "3 or 4", "2 to 7"."""
    known = sorted(preset.seats)
    span = known[-1] - known[0] + 1
    return f"{known[0]} to {known[-1]}" if span == len(known) > 2 else " or ".join(map(str, known))


def set_up(
    game: str, preset: str | None, rulebook: str | None, seats: int | None, given: Mapping[str, Any]
) -> tuple[str | None, int | None, dict[str, Any]]:
    """The rulebook, the seats and the changed options of a table that plays this way, with further changes if given.

    Without a way to play all is returned as given. Raises BadOptions for another rulebook or a wrong number of seats.
    """
    if preset is None:
        return rulebook, seats, dict(given)
    found = preset_named(game, preset)
    if rulebook not in (None, found.rulebook):
        raise BadOptions(f"{found.name} goes by the rulebook {found.rulebook}; got {shortly(rulebook)}")
    if seats is not None and seats not in found.seats:
        raise BadOptions(f"{found.name} is for {players(found)} players; got {shortly(seats)}")
    return found.rulebook, found.seats[0] if seats is None else seats, {**found.options, **given}


def hold_options(game: str, given: Iterable[str], function: Callable[..., Any]) -> None:
    """Raise BadOptions for a keyword of a function that is no option of a game; it suggests one, or a parameter."""
    known = entry(game).options
    for name in given:
        if name not in known:
            words = [each.name for each in signature(function).parameters.values() if each.kind is each.KEYWORD_ONLY]
            raise BadOptions(unknown_option(name, known, game, words))


def rules_of(game: AnyGame) -> Ruled:
    """The rules of a game."""
    return Ruled(rulebook_of(game), game.options, game.seats)


def preset_rules(game: str, preset: Preset, seats: int | None = None) -> Ruled:
    """The rules of a table that plays this way."""
    return ruled(preset, entry(game).rulebooks, seats)


def preset_of(game: str, rules: Ruled) -> Preset | None:
    """The way to play that these rules are; None if they have no name."""
    found = entry(game)
    return recognised(rules, found.presets.values(), found.rulebooks)


def apart(game: str, one: Ruled, other: Ruled) -> tuple[Difference, ...]:
    """The differences between two tables of a game: both values, their meanings and their clauses."""
    return told_apart(one, other, entry(game).package)


def from_book(game: str, preset: Preset, seats: int | None = None) -> tuple[Difference, ...]:
    """The differences between a way to play and its nearest rulebook."""
    rules = preset_rules(game, preset, seats)
    return apart(game, Ruled(rules.book, rules.book.at(rules.seats), rules.seats), rules)
