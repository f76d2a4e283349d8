"""Arguments that name options of a game."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.core.errors import BadOptions
from spadille.core.options import OptionValue, read_value, specs
from spadille.games import entry


def read_options(game: str | None, words: Sequence[str]) -> dict[str, OptionValue]:
    """The options that words such as "target=200" name; raises BadOptions."""
    if game is None or not words:
        return {}
    books = entry(game).rulebooks
    known = specs(type(next(iter(books.values())).options))
    given: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOptions(f"expected an option such as target=200; came {word[:40]!r}")
        name = name.strip().replace("-", "_").lower()
        given[name] = read_value(known[name], value) if name in known else value
    return given
