"""Arguments that name options of a game."""

from __future__ import annotations

from collections.abc import Sequence

from spadille.cli.names import meant, option_named, preset_named, rulebook_named
from spadille.core.errors import BadOptions
from spadille.core.options import OptionValue, Spec, read_value


def read_options(game: str | None, words: Sequence[str]) -> dict[str, OptionValue]:
    """Read options such as "target=200"; raises BadOptions."""
    if game is None or not words:
        return {}
    from spadille.games import entry

    known = entry(game).options
    given: dict[str, OptionValue] = {}
    before: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOptions(f"expected an option such as target=200; got {word[:40]!r}")
        found = option_named(game, name.strip())
        wanted = _value(known[found], value)
        if given.setdefault(found, wanted) != wanted:
            raise BadOptions(f"expected {found} once; got {word} after {before[found]}")
        before[found] = word
    return given


def read_rules(
    game: str,
    words: Sequence[str],
    *,
    preset: str | None = None,
    rulebook: str | None = None,
    seats: int | None = None,
) -> tuple[str | None, int | None, dict[str, OptionValue]]:
    """Resolve the typed rulebook, number of seats and options; raises BadOptions.

    Without a rulebook, a game's usual table is used and named, so that saved files state it.
    """
    from spadille.games import entry
    from spadille.ways.presets import set_up

    book = None if rulebook is None else rulebook_named(game, rulebook)
    way = None if preset is None else preset_named(game, preset)
    meant, places, given = set_up(game, way, book, seats, read_options(game, words))
    usual = entry(game).usual
    if meant is None and usual is not None and places in (None, *entry(game).rulebooks[usual.rulebook].seats):
        return usual.rulebook, places, {**usual.options, **given}
    return meant, places, given


def _value(spec: Spec, text: str) -> OptionValue:
    """Read a typed value; the value of a word option may be abbreviated like a name."""
    value = read_value(spec, text)
    words = [each for each in spec.choices if isinstance(each, str)]
    if not isinstance(value, str) or not words:
        return value
    try:
        return meant(value, words, f"a value of {spec.name}")
    except BadOptions:
        return value
