"""A table as text for a prompt: the game, the score, the seat to move, and public information.

A move that is given as text is read here, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, get_args, get_type_hints

import msgspec

from spadille.core.contract import AnyGame, Chance, Decide, Game, M, Over, S, Seat
from spadille.core.errors import UnknownWord, Unreadable, shortly
from spadille.core.figures import counted, either
from spadille.core.values import Bits, Value

if TYPE_CHECKING:
    from collections.abc import Iterator

_MOST: Final = 12
"""Maximum number of possible moves to name one by one."""
_SOME: Final = 3
"""Number of moves given as examples, if more are possible."""


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


def headlines(
    game: AnyGame, state: Any, made: int, *, title: str = "", score: str = "", totals: Sequence[str] = ()
) -> Iterator[str]:
    """The game, the score and the seat to move; `title`, `score` and `totals` are better words for them."""
    standing = game.standing(state)
    title = title or f"{game.name} by the rulebook {game.rulebook}"
    totals = totals or [str(each) for each in standing.scores]
    yield f"{title}, {counted(game.seats):seat}, {counted(made):move} made"
    yield f"score: {score or ' : '.join(totals)} after {counted(standing.deals):deal}"
    match game.turn(state):
        case Decide(seats):
            yield f"to move: seat {', '.join(map(str, seats))}"
        case Chance(what):
            yield f"to be drawn: {what}"
        case Over(outcome):
            yield f"over: {_result(sorted(outcome.winners), totals)}"


def _result(winners: Sequence[int], totals: Sequence[str]) -> str:
    """The result of a game: "seats 1 and 3 won, 264 to 254"."""
    if not winners:
        return "nobody won"
    *most, last = map(str, winners)
    who = f"seats {', '.join(most)} and {last}" if most else f"seat {last}"
    own = winners[0] % 2
    return f"{who} won" + (f", {totals[own]} to {totals[1 - own]}" if len(totals) == 2 else "")


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


def move_from(game: Game[Any, S, M, Any], state: S, seat: Seat, text: str) -> M:
    """The move that `seat` means by a text; raises Unreadable, for an unknown word with the moves possible now."""
    try:
        return game.read(text)
    except UnknownWord:
        if not (expected := _expected(game, state, seat)):
            raise
        raise Unreadable(f"expected {expected}; got {shortly(text)}") from None


def _expected(game: AnyGame, state: Any, seat: Seat) -> str:
    """The moves that a seat may make now, in notation; empty if it may make none."""
    turn = game.turn(state)
    if not isinstance(turn, Decide) or seat not in turn.seats:
        return ""
    spelt = [game.spell(move) for move in islice(game.moves(state, seat), _MOST + 1)]
    if len(spelt) > _MOST:
        return f"a move such as {either(spelt[:_SOME])}"
    return f"{'one of ' if len(spelt) > 1 else ''}{', '.join(spelt)}"
