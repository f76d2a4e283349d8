"""Pages of rules and clauses for the terminal."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from spadille.clause_index import room_of, scenario_of, where_in_code
from spadille.cli.names import game_named, rulebook_named
from spadille.cli.rules.clause import clause_page, looks_like_clause, search_page
from spadille.cli.rules.ways import print_differences, rules_called, way_differences, way_page, ways_list
from spadille.cli.screen import Console
from spadille.core.clause import TABLE_ROOM, ClauseText, clauses, house_rules, page_text, rules
from spadille.core.errors import BadOptions
from spadille.core.figures import counted
from spadille.core.glossary import Term, glossary
from spadille.core.options import Rulebook, differences, specs, write_value
from spadille.core.summary import summary
from spadille.core.words import encoded
from spadille.games import GAMES, entry

_PAGES = ("table", "care", "glossary")


def _print_json(value: Any) -> None:
    print(msgspec.json.encode(value, enc_hook=encoded).decode())


def _book(game: str, name: str) -> Rulebook[Any]:
    return entry(game).rulebooks[rulebook_named(game, name)]


def answer_rules(
    game: str | None,
    rulebook: str | None,
    diff: tuple[str, str] | None,
    search: str | None,
    preset: str | None = None,
    *,
    as_json: bool,
) -> int:
    """Answer `spadille rules`: a clause, a search, a comparison, or a page; raises BadOptions."""
    given = {"a rulebook": rulebook, "--diff": diff, "--search": search, "--preset": preset}
    if len(several := [name for name, value in given.items() if value is not None]) > 1:
        raise BadOptions(f"expected only one of {', '.join(given)}; got {' and '.join(several)}")
    if search is not None:
        return search_page(search, None if game is None else game_named(game, more=("table",)), as_json=as_json)
    if game is None:
        raise BadOptions("expected a game, a clause such as SPD-BIC-18, or --search WORDS")
    if preset is not None:
        return way_page(game_named(game), preset, as_json=as_json)
    if looks_like_clause(game) and several:
        raise BadOptions(f"expected nothing after {game}; got {several[0]}")
    if looks_like_clause(game if rulebook is None else rulebook):
        clause_page(game if rulebook is None else rulebook, as_json=as_json)
        return 0
    if (terms := terms_called(game)) and rulebook is None and diff is None:
        return terms_page(terms, as_json=as_json)
    named = game_named(game, more=_PAGES)
    if named in _PAGES and several:
        raise BadOptions(f"expected nothing after {named}; got {several[0]}")
    if diff is not None:
        diff_page(named, *diff, as_json=as_json)
    elif named in GAMES and rulebook is not None and rules_called(named, rulebook)[0] in entry(named).presets:
        way_page(named, rulebook, as_json=as_json)
    else:
        rules_page(named, rulebook, as_json=as_json)
    return 0


def terms_called(word: str) -> list[tuple[str, Term]]:
    """The glossary entries of that exact word, with their games; a game's own name has none."""
    key = word.casefold().replace(" ", "-")
    if key.replace("-", "_") in GAMES:
        return []
    return [(room, term) for room, terms in all_terms() for term in terms if term.key == key]


def all_terms() -> list[tuple[str, tuple[Term, ...]]]:
    """The terms shared by all games, and those of each game."""
    return [("table", glossary(TABLE_ROOM)), *((game.name, game.words) for game in GAMES.values() if game.words)]


def terms_page(terms: list[tuple[str, Term]], *, as_json: bool) -> int:
    """Print terms of the glossary with their pronunciation and meaning."""
    if as_json:
        _print_json([{"game": room, "key": term.key, **msgspec.structs.asdict(term)} for room, term in terms])
        return 0
    console, before = Console(), ""
    for room, term in terms:
        if room != before:
            console.print(Text(f"\n{'Every game' if room == 'table' else entry(room).title}", style="bold"))
        before = room
        console.print(Text(term.line), soft_wrap=not console.is_terminal)
    return 0


def rules_page(game: str, rulebook: str | None, *, as_json: bool) -> None:
    """Print the clauses of a game or one rulebook, the house rules, and the rulebooks' values of every option."""
    if game == "care":
        text = page_text(TABLE_ROOM, "care.md")
        if as_json:
            _print_json({"topic": game, "text": text})
        else:
            Console().print(Markdown(text))
        return
    if game == "glossary":
        terms_page([(room, term) for room, terms in all_terms() for term in terms], as_json=as_json)
        return
    chosen = clauses(room_of(game))
    if game != "table" and rulebook is not None:
        rulebook = rulebook_named(game, rulebook)
        prefix = _book(game, rulebook).prefix + "-"
        chosen = tuple(each for each in chosen if each.id.startswith(prefix))
    chosen = (*chosen, *house_rules(room_of(game)))
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
    if game == "table":
        return
    if rulebook is not None:
        _print_summary(console, game, _book(game, rulebook))
    else:
        ways_list(console, game)
    _print_options(console, game, rulebook)


def _print_summary(console: Console, game: str, book: Rulebook[Any]) -> None:
    """Print a rulebook's summary in sentences."""
    seats = book.usual_seats
    console.print(Text(f"\nWhat it plays by, {counted(seats):player}", style="bold"))
    for each in summary(book.at(seats), book, seats, room_of(game)):
        cited = f" ({each.authority})" if each.authority else ""
        console.print(Text(f"{each.words}{cited}"), soft_wrap=not console.is_terminal)


def _print_options(console: Console, game: str, rulebook: str | None) -> None:
    shown = [_book(game, rulebook)] if rulebook is not None else list(entry(game).rulebooks.values())
    grid = Grid("option", *(book.name for book in shown), "allowed", box=None, pad_edge=False)
    for name, spec in specs(type(shown[0].options)).items():
        grid.add_row(name, *(write_value(getattr(book.options, name)) for book in shown), spec.allowed)
    console.print(Text("\nOptions", style="bold"))
    console.print(grid)


def diff_page(game: str, one: str, other: str, *, as_json: bool) -> None:
    """Print exactly the options on which two rulebooks or ways to play differ: values, clauses and sentences."""
    named = [rules_called(game, each) for each in (one, other)]
    if not all(name in entry(game).rulebooks for name, _ in named):
        (first, here), (second, there) = named
        way_differences(game, here, there, (first, second), as_json=as_json)
        return
    books = (_book(game, one), _book(game, other))
    found = differences(*books)
    if as_json:
        _print_json(found)
        return
    console = Console()
    if not found:
        console.print(f"{books[0].name} and {books[1].name} settle every option alike.")
    print_differences(console, (books[0].name, books[1].name), found)


def clauses_page(game: str, *, as_json: bool) -> None:
    """Print each clause, the code that keeps it, and the test scenario for it."""
    room = room_of(game)
    rows = [_row(room, each) for each in rules(room)]
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
