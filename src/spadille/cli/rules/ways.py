"""Ways to play in the terminal: a game's list, one in full, and the differences of two sets of rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.text import Text

from spadille.cli.names import meant, other_names, preset_named
from spadille.cli.screen import Console
from spadille.core.options import Difference, write_value
from spadille.core.preset import Preset, Ruled
from spadille.core.words import encoded
from spadille.games import entry
from spadille.ways.presets import apart, from_book, players, preset_rules


def told(game: str, preset: Preset) -> dict[str, Any]:
    """A way to play as plain data."""
    return {
        "name": preset.name,
        "title": preset.title,
        "line": preset.line,
        "guest": preset.guest,
        "also": preset.also,
        "rulebook": preset.rulebook,
        "seats": preset.seats,
        "options": preset.options,
        "differences": from_book(game, preset),
    }


def ways_list(console: Console, game: str) -> None:
    """Print the ways to play a game, a line each, and the command for details."""
    ways = entry(game).presets
    if not ways:
        return
    console.print(Text("\nWays to play", style="bold"))
    wrap = not console.is_terminal
    for each in ways.values():
        console.print(Text.assemble((f"{each.name:28}", "bold cyan"), str(each.line)), soft_wrap=wrap)
    console.print(Text(f"One of them in full: spadille rules {game} --preset {next(iter(ways))}"))


def way_page(game: str, word: str, *, as_json: bool) -> int:
    """Print everything about a way to play; raises BadOptions."""
    found = entry(game).presets[preset_named(game, word)]
    if as_json:
        print(msgspec.json.encode(told(game, found), enc_hook=encoded).decode())
        return 0
    console, book = Console(), entry(game).rulebooks[found.rulebook]
    wrap = not console.is_terminal
    head = f"{found.title} ({entry(game).title}, {_for(found)})"
    console.print(Text(head, style="bold"), soft_wrap=wrap)
    if found.also:
        console.print(Text(f"Also called: {', '.join(found.also)}"), soft_wrap=wrap)
    for sentence in found.guest:
        console.print(Text(str(sentence)), soft_wrap=wrap)
    console.print(Text(f"\nWhere it differs from {book.title}", style="bold"))
    print_differences(console, (book.name, found.name), from_book(game, found))
    console.print(Text(f"\nPlay it: spadille play {game} --preset {found.name}"))
    return 0


def _for(preset: Preset) -> str:
    """The number of players: "3 or 4 players"."""
    return "1 player" if preset.seats == (1,) else f"{players(preset)} players"


def rules_called(game: str, word: str) -> tuple[str, Ruled]:
    """The rulebook or way to play meant by a word, with its rules; raises BadOptions."""
    found = entry(game)
    also = other_names(game)
    what, lists = f"a rulebook of {game}, or a way to play it", f"spadille rules {game}"
    name = meant(word, (*found.rulebooks, *found.presets), what, also, lists=lists)
    if name in found.presets:
        return name, preset_rules(game, found.presets[name])
    book = found.rulebooks[name]
    return name, Ruled(book, book.at(book.usual_seats), book.usual_seats)


def way_differences(game: str, one: Ruled, other: Ruled, names: tuple[str, str], *, as_json: bool) -> None:
    """Print the exact differences of two sets of rules, at least one of them a way to play."""
    found = apart(game, one, other)
    if as_json:
        print(msgspec.json.encode(found, enc_hook=encoded).decode())
        return
    print_differences(Console(), names, found)


def print_differences(console: Console, names: tuple[str, str], found: Sequence[Difference]) -> None:
    """Print option by option both values with their meaning and authority."""
    for each in found:
        console.print(Text(each.option, style="bold"))
        for name, value, words, ids in zip(names, each.values, each.words, each.clauses, strict=True):
            cited = f" ({', '.join(ids)})" if ids else ""
            console.print(Text(f"  {name} = {write_value(value)}: {words}{cited}"), soft_wrap=True)
