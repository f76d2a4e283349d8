"""The options on a rule page: the rulebooks, their value of every option, and the meanings of values."""

from __future__ import annotations

import json
from typing import Any

from spadille.core.figures import ANY
from spadille.core.options import OptionValue, Rulebook, Spec
from spadille.docs.ways import Link, ways_table
from spadille.manifest import Manifest


def options_part(game: Manifest, link: Link) -> list[str]:
    """The rulebooks, their value of every option, and the meaning of every value."""
    books = list(game.rulebooks.values())
    declared = game.options
    lines = ["## Rulebooks", "", "| Rulebook | Title | Seats | Clauses |", "|---|---|---|---|"]
    lines += [f"| `{book.name}` | {book.title} | {_seats(book)} | {book.prefix} |" for book in books]
    lines += ["", *ways_table(game)] if game.presets else [""]
    lines += ["## Options", "", "Values are written as in a record.", ""]
    lines += ["| Option | " + " | ".join(f"`{book.name}`" for book in books) + " |", "|---" * (len(books) + 1) + "|"]
    for name in declared:
        values = " | ".join(_value_in(book, name) for book in books)
        lines.append(f"| [`{name}`](#option-{name}) | {values} |")
    for spec in declared.values():
        lines += ["", *_option(spec, link)]
    return [*lines, ""]


def setting(game: Manifest | None, clause: str) -> str:
    """Links to the options of a game about a clause, by their names as words; empty if there are none."""
    declared = game.options if game is not None else {}
    speaking = (name for name, spec in declared.items() if clause in spec.option.clauses.split())
    return ", ".join(f"[{name.replace('_', ' ')}](#option-{name})" for name in speaking)


def _seats(book: Rulebook[Any]) -> str:
    return ", ".join(str(seats) for seats in book.seats)


def _value_in(book: Rulebook[Any], name: str) -> str:
    usual: OptionValue = getattr(book.options, name)
    others = [f"{_json(values[name])} with {seats} seats" for seats, values in book.by_seats.items() if name in values]
    return "; ".join([_json(usual), *others])


def _option(spec: Spec, link: Link) -> list[str]:
    lines = [f'<a id="option-{spec.name}"></a>**`{spec.name}`**', ""]
    said = [value for value, _ in spec.option.values if value not in spec.choices]
    lines += [f"* {_json(value)}: {spec.says(value)}" for value in (*spec.choices, *said)]
    if spec.whole:
        lines.append(f"* N, from {spec.option.low} to {spec.option.high}: {spec.says_of_any}")
    lines += [f"* Beside some other options: {each}" for each in beside_others(spec)]
    if spec.option.by_hand:
        lines += ["", "Only where cards are dealt by hand, and in records of that."]
    cited = ", ".join(link(clause) for clause in spec.option.clauses.split())
    return [*lines, "", f"Clauses: {cited}."] if cited else lines


def beside_others(spec: Spec) -> list[str]:
    """The sentences of an option that depend on others, except those with figures, which were measured at one table."""
    said = [str(words(ANY) if callable(words) else words) for _, words in spec.option.where]
    return [each for each in said if not any(map(str.isdecimal, each))]


def _json(value: OptionValue) -> str:
    return f"`{json.dumps(value)}`"
