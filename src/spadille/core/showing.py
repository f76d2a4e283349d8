"""A table as text for a prompt: the game, the score, the seat to move, and public information."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import msgspec

from spadille.core.contract import AnyGame, Chance, Decide, Game, Over
from spadille.core.figures import counted
from spadille.core.values import Bits, Value

if TYPE_CHECKING:
    from collections.abc import Iterator


@cache
def move_kinds(game: type[AnyGame]) -> tuple[type, ...]:
    """The types of a game's moves, from its type parameters; empty if it declares none."""
    for each in game.__mro__:
        for base in vars(each).get("__orig_bases__", ()):
            parts = get_args(base)
            if len(parts) == 4 and isinstance(base.__origin__, type) and issubclass(base.__origin__, Game):
                kinds = get_args(parts[2]) or (parts[2],)
                return kinds if all(isinstance(kind, type) for kind in kinds) else ()
    return ()


def picture(game: AnyGame, state: Any, made: int) -> str:
    """Some lines of text from a spectator's view, so that nothing hidden is in them."""
    view = game.view(state, None)
    told = [f"{name.replace('_', ' ')}: {text}" for name, text in _seen(game, view)] if isinstance(view, Value) else []
    return "\n".join([*headlines(game, state, made), *told])


def headlines(game: AnyGame, state: Any, made: int, score: str | None = None) -> Iterator[str]:
    """The game, the score (as `score`, or bare) and the seat to move."""
    standing = game.standing(state)
    yield f"{game.name} by the rulebook {game.rulebook}, {counted(game.seats):seat}, {counted(made):move} made"
    yield f"score: {score or ' : '.join(map(str, standing.scores))} after {counted(standing.deals):deal}"
    match game.turn(state):
        case Decide(seats):
            yield f"to move: seat {', '.join(map(str, seats))}"
        case Chance(what):
            yield f"to be drawn: {what}"
        case Over(outcome):
            won = ", ".join(map(str, sorted(outcome.winners))) or "nobody"
            yield f"over: won by {won if not outcome.winners else 'seat ' + won}; payoff {list(outcome.payoff)}"


def _seen(game: AnyGame, view: Value) -> Iterator[tuple[str, str]]:
    """The fields of a view that fit on one line."""
    hints = get_type_hints(type(view), include_extras=True)
    for field in msgspec.structs.fields(view):
        value = getattr(view, field.name)
        if value is None or field.name == "seat" or value == field.default:
            continue
        parts = get_args(hints[field.name])
        held = len(parts) == 2 and isinstance(parts[1], Bits)
        text = _cards(parts[1].what, value) if held else _said(game, value)
        if text:
            yield field.name, text


def _cards(what: Any, held: int) -> str:
    """A set that is stored as a whole number."""
    return " ".join(str(what(at)) for at in range(held.bit_length()) if held >> at & 1)


def _said(game: AnyGame, value: Any) -> str:
    """A value in words: cards and moves in notation; empty for a value that needs a page of its own."""
    if isinstance(value, move_kinds(type(game))):
        return game.spell(value)
    if isinstance(value, tuple):
        said = ["-" if each is None else _said(game, each) for each in value]
        close = all(hasattr(each, "code") for each in value)  # cards, which notation separates by blanks only
        return (" " if close else ", ").join(said) if all(said) else ""
    return "" if isinstance(value, Value) else str(value)
