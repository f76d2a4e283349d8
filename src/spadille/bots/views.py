"""A seat's view as JSON, and back: the input of programs from outside.

Everything is derived from the types of the game's own view. Cards are spelt as in notation, sets of cards are lists of
them, moves are spelt as the game spells them, and structs are objects with every field under its name.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from spadille.cards.card import CARDS, Card, card
from spadille.cards.holding import holding, members
from spadille.core.contract import AnyGame, Bits, Value
from spadille.core.errors import Unreadable
from spadille.core.words import ENGLISH, in_words

_MOST: Final = 10**12
"""Maximum absolute value of a whole number in a view; games have no larger ones."""
_MOST_PLACES: Final = 64

Plain: TypeAlias = Any
"""Any JSON value: objects, lists, texts, numbers, true, false and null."""


class Codec(NamedTuple):
    """The writer and the reader of values of one type."""

    write: Callable[[AnyGame, Any], Plain]
    read: Callable[[AnyGame, Plain, str], Any]
    """Takes the game, the JSON value, and its path; raises Unreadable."""


def view_type(game: AnyGame) -> type[Value]:
    """The type of a game's views, from its type parameters."""
    found: type[Value] = get_args(vars(type(game))["__orig_bases__"][0])[3]
    return found


def write_view(game: AnyGame, view: Any) -> bytes:
    """A view in JSON, on one line."""
    return msgspec.json.encode(_codec(view_type(game)).write(game, view))


def read_view(game: AnyGame, text: str | bytes) -> Any:
    """A view from JSON; raises Unreadable with the place of the fault. It may be an impossible view."""
    try:
        plain = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Unreadable(f"expected a view in JSON; {str(wrong)[:80]}") from None
    return _codec(view_type(game)).read(game, plain, "view")


@cache
def _codec(kind: Any) -> Codec:
    """The codec of a type, made once."""
    if kind is Card:
        return Codec(lambda _, value: str(value), _read_card)
    if isinstance(kind, type) and issubclass(kind, Value):
        return _struct(kind)
    if kind in (int, bool, str, type(None)):
        return Codec(lambda _, value: value, lambda _, plain, at: _expect(kind, plain, at))
    if kind is bytes:  # card numbers, in their order
        return _Cards
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated and parts[1] == "text":
        return Codec(lambda _, value: in_words(value, ENGLISH), lambda _, plain, at: _expect(str, plain, at))
    if origin is Annotated:
        return _set(parts[1].what) if isinstance(parts[1], Bits) else _codec(parts[0])
    if origin is Literal:
        return Codec(lambda _, value: value, lambda _, plain, at: _choice(parts, plain, at))
    if origin in (Union, types.UnionType):
        return _union(parts)
    assert origin is tuple, f"views hold no {kind}"
    return _list(_codec(parts[0])) if parts[1:] == (...,) else _row([_codec(each) for each in parts])


_NAMES: Final[Mapping[Any, str]] = {
    int: "a whole number",
    bool: "true or false",
    str: "a text",
    type(None): "null",
    list: "a list",
    dict: "an object",
}


def _expect(kind: Any, plain: Plain, at: str) -> Any:
    if type(plain) is not kind or (kind is int and abs(plain) > _MOST):
        raise Unreadable(f"{at}: expected {_NAMES[kind]}; got {_short(plain)}")
    return plain


def _choice(choices: tuple[Any, ...], plain: Plain, at: str) -> Any:
    if type(plain) is not str or plain not in choices:
        raise Unreadable(f"{at}: expected {', '.join(choices)}; got {_short(plain)}")
    return plain


def _short(plain: Plain) -> str:
    text = msgspec.json.encode(plain).decode()
    return text if len(text) <= 40 else text[:37] + "..."


def _read_card(_: AnyGame, plain: Plain, at: str) -> Card:
    try:
        return card(_expect(str, plain, at))
    except Unreadable as wrong:
        raise Unreadable(f"{at}: {str(wrong).removeprefix(at + ': ')}") from None


def _read_bytes(game: AnyGame, plain: Plain, at: str) -> bytes:
    return bytes(_read_card(game, each, at) for each in _expect(list, plain, at))


_Cards: Final = Codec(lambda _, value: [str(CARDS[each]) for each in value], _read_bytes)


def _set(what: type) -> Codec:
    """The codec of sets stored as whole numbers: of cards, or of places."""
    if what is Card:
        return Codec(
            lambda _, value: [str(each) for each in members(value)],
            lambda game, plain, at: holding(_different(_Cards.read(game, plain, at), at)),
        )

    def read(_: AnyGame, plain: Plain, at: str) -> int:
        places = [_expect(int, each, at) for each in _expect(list, plain, at)]
        if any(not 0 <= each < _MOST_PLACES for each in places):
            raise Unreadable(f"{at}: expected places from 0 to {_MOST_PLACES - 1}; got {_short(plain)}")
        return holding(_different(places, at))

    return Codec(lambda _, value: [at for at in range(value.bit_length()) if value >> at & 1], read)


def _different(found: Any, at: str) -> Any:
    if len(set(found)) < len(found):
        raise Unreadable(f"{at}: expected each of a set once; one is there twice")
    return found


def _list(each: Codec) -> Codec:
    return Codec(
        lambda game, value: [each.write(game, one) for one in value],
        lambda game, plain, at: tuple(
            [each.read(game, one, f"{at}[{place}]") for place, one in enumerate(_expect(list, plain, at))]
        ),
    )


def _row(row: list[Codec]) -> Codec:
    """A tuple of a fixed length."""

    def read(game: AnyGame, plain: Plain, at: str) -> tuple[Any, ...]:
        if len(_expect(list, plain, at)) != len(row):
            raise Unreadable(f"{at}: expected a list of {len(row)}; got {len(plain)}")
        return tuple(
            each.read(game, one, f"{at}[{place}]") for place, (each, one) in enumerate(zip(row, plain, strict=True))
        )

    return Codec(lambda game, value: [each.write(game, one) for each, one in zip(row, value, strict=True)], read)


def _struct(kind: type[Value]) -> Codec:
    """An object with every field; fields with a default may be left out on reading.

    A field marked "later", which programs for an earlier version do not know, is written only if it is not the default.
    """
    hints = get_type_hints(kind, include_extras=True)
    later = {
        each.name: each.default for each in msgspec.structs.fields(kind) if "later" in get_args(hints[each.name])[1:]
    }
    fields = {each.name: (_codec(hints[each.name]), each.required) for each in msgspec.structs.fields(kind)}

    def read(game: AnyGame, plain: Plain, at: str) -> Any:
        _expect(dict, plain, at)
        for name in plain:
            if name not in fields:
                raise Unreadable(f"{at}: expected {', '.join(fields)}; got {name[:40]!r}")
        for name, (_, required) in fields.items():
            if required and name not in plain:
                raise Unreadable(f"{at}: {name} is missing")
        return kind(**{name: fields[name][0].read(game, each, f"{at}.{name}") for name, each in plain.items()})

    def write(game: AnyGame, value: Any) -> Plain:
        told = {name: getattr(value, name) for name in fields}
        return {
            name: fields[name][0].write(game, each)
            for name, each in told.items()
            if name not in later or each != later[name]
        }

    return Codec(write, read)


def _union(parts: tuple[Any, ...]) -> Codec:
    """The codec of a value or null; several structs are the moves of a kind, spelt as the game spells them."""
    some = tuple(each for each in parts if each is not type(None))
    inner = _codec(some[0]) if len(some) == 1 else _moves(some)
    if len(some) == len(parts):
        return inner
    return Codec(
        lambda game, value: None if value is None else inner.write(game, value),
        lambda game, plain, at: None if plain is None else inner.read(game, plain, at),
    )


def _moves(kinds: tuple[Any, ...]) -> Codec:
    def read(game: AnyGame, plain: Plain, at: str) -> Any:
        try:
            move = game.read(_expect(str, plain, at))
        except Unreadable as wrong:
            raise Unreadable(f"{at}: {str(wrong).removeprefix(at + ': ')}") from None
        if not isinstance(move, kinds):
            raise Unreadable(f"{at}: expected another kind of move; got {plain[:40]!r}")
        return move

    return Codec(lambda game, value: game.spell(value), read)
