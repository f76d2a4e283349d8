"""Pages of rules, clauses and games for the terminal."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from spadille.core.clause import ClauseText, clauses, page_text
from spadille.core.errors import BadOptions
from spadille.core.options import Rulebook, differences, specs, write_value
from spadille.docs import scenario_of, where_in_code
from spadille.games import GAMES, entry

_TABLE = "spadille.cards"


def _room(game: str) -> str:
    return _TABLE if game == "table" else entry(game).package


def _print_json(value: Any) -> None:
    print(msgspec.json.encode(value).decode())


def _book(game: str, name: str) -> Rulebook[Any]:
    books = entry(game).rulebooks
    if name not in books:
        raise BadOptions(f"expected a rulebook of {game}: {', '.join(books)}; came {name[:40]!r}")
    return books[name]


def games_page() -> None:
    """Every game with its seats, length, rulebooks and a sentence."""
    for each in GAMES.values():
        print(f"{each.name:14} {each.sentence}")
        print(f"{'':14} {each.seats} seats, {each.listing.length}; rulebooks: {', '.join(each.rulebooks)}\n")


def rules_page(game: str, rulebook: str | None, *, as_json: bool) -> None:
    """The clauses of a game, those of one rulebook if it is named, and what the rulebooks have for every option."""
    if game == "care":
        Console().print(Markdown(page_text(_TABLE, "care.md")))
        return
    chosen = clauses(_room(game))
    if game != "table" and rulebook is not None:
        prefix = _book(game, rulebook).prefix + "-"
        chosen = tuple(each for each in chosen if each.id.startswith(prefix))
    if as_json:
        _print_json(chosen)
        return
    console = Console()
    section = ""
    for each in chosen:
        if each.section != section:
            section = each.section
            console.print(Text(f"\n{section}", style="bold"))
        console.print(Text.assemble((f"{each.id:12}", "bold cyan"), " ", each.rule), soft_wrap=not console.is_terminal)
    if game != "table":
        _print_options(console, game, rulebook)


def _print_options(console: Console, game: str, rulebook: str | None) -> None:
    books = entry(game).rulebooks
    shown = [books[rulebook]] if rulebook is not None else list(books.values())
    grid = Grid("option", *(book.name for book in shown), "allowed", box=None, pad_edge=False)
    for name, spec in specs(type(shown[0].options)).items():
        grid.add_row(name, *(write_value(getattr(book.options, name)) for book in shown), spec.allowed)
    console.print(Text("\nOptions", style="bold"))
    console.print(grid)


def diff_page(game: str, one: str, other: str, *, as_json: bool) -> None:
    """Exactly the options on which two rulebooks differ, each with both values, clauses and sentences."""
    books = (_book(game, one), _book(game, other))
    found = differences(*books)
    if as_json:
        _print_json(found)
        return
    console = Console()
    if not found:
        console.print(f"{one} and {other} settle every option alike.")
    for each in found:
        console.print(Text(each.option, style="bold"))
        for book, value, words, ids in zip(books, each.values, each.words, each.clauses, strict=True):
            cited = f" ({', '.join(ids)})" if ids else ""
            console.print(Text(f"  {book.name} = {write_value(value)}: {words}{cited}"), soft_wrap=True)


def clauses_page(game: str, *, as_json: bool) -> None:
    """Clause, the code that keeps it, and the scenario or the place where a person sees it."""
    room = _room(game)
    rows = [_row(room, each) for each in clauses(room)]
    if as_json:
        _print_json(rows)
        return
    for row in rows:
        code = ", ".join(row["code"][:3]) + (" …" if len(row["code"]) > 3 else "")
        print(f"{row['id']:12} {row['kept']:24} {code or '-':60} {row['test'] or '-'}")


def _row(room: str, clause: ClauseText) -> dict[str, Any]:
    scenario = scenario_of(room, clause.id)
    return {
        "id": clause.id,
        "rule": clause.rule,
        "kept": clause.kept,
        "code": where_in_code(room, clause.id),
        "test": scenario.test if scenario else None,
        "scenario": scenario.lines if scenario else [],
    }
