"""Look-up of clauses by ID or by words."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich.text import Text

from spadille.clause_index import room_of, scenario_of, where_in_code
from spadille.cli.screen import Console
from spadille.core.clause import ClauseText, DecisionText, HouseRule, everything, find
from spadille.core.errors import BadOptions
from spadille.core.options import write_value
from spadille.core.words import encoded
from spadille.games import GAMES, entry

_TABLE = "table"
_NOTHING = 1
_ID = re.compile(r"([a-z]{3})[-_ ]?([a-z]{3})?[-_ ]?([sh]?)0*(\d{1,3})", re.IGNORECASE)


def looks_like_clause(word: str) -> bool:
    """True if a word looks like a clause ID: letters with a number at the end."""
    return word not in GAMES and _ID.fullmatch(word.strip()) is not None


def _games() -> tuple[str, ...]:
    return (_TABLE, *GAMES)


def _key(clause: str) -> str:
    """A clause ID in normal form."""
    found = _ID.fullmatch(clause.strip())
    return "".join(each or "" for each in found.groups()).upper() if found else clause.upper()


def _found(word: str) -> tuple[str, ClauseText | DecisionText]:
    """The game of a clause, and the clause; raises BadOptions with near matches."""
    known = {_key(each.id): (game, each.id) for game in _games() for each in everything(room_of(game))}
    if _key(word) not in known:
        near = difflib.get_close_matches(_key(word), known, n=2)
        hint = f"; did you mean {' or '.join(known[each][1] for each in near)}?" if near else ""
        raise BadOptions(f"expected a clause such as {next(iter(known.values()))[1]}; got {word[:40]!r}{hint}")
    game, clause = known[_key(word)]
    text = find(room_of(game), clause)
    assert text is not None
    return game, text


def clause_page(word: str, *, as_json: bool) -> None:
    """Print everything about a clause: rule, check, options, rulebooks, code, scenario."""
    game, text = _found(word)
    found = _gathered(game, text)
    if as_json:
        print(msgspec.json.encode(found, enc_hook=encoded).decode())
        return
    console = Console(highlight=False)
    title = "the table: what holds in every game" if game == _TABLE else entry(game).title
    console.print(Text.assemble((text.id, "bold cyan"), f"  {title}{_of_section(text)}"))
    for head, lines in _lines(found):
        for line in lines:
            console.print(Text.assemble((f"{head:12}", "bold"), line), soft_wrap=True)
            head = ""


def _of_section(text: ClauseText | DecisionText) -> str:
    if isinstance(text, HouseRule):
        return ", a house rule that no printed source has"
    return f", {text.section}" if isinstance(text, ClauseText) else ", a decision where the printed rules are silent"


def _gathered(game: str, text: ClauseText | DecisionText) -> dict[str, Any]:
    room, scenario = room_of(game), scenario_of(room_of(game), text.id)
    own = [] if game == _TABLE else list(entry(game).rulebooks.values())
    prefix = text.id.rpartition("-")[0]
    named = [book.name for book in own if isinstance(text, DecisionText) or book.prefix == prefix]
    return {
        "game": game,
        **msgspec.structs.asdict(text),
        "rulebooks": named,
        "options": list(_options(game, text.id)),
        "page": f"docs/rules/{game}.md#{text.id.lower()}",
        "code": where_in_code(room, text.id),
        "test": scenario.test if scenario else None,
        "scenario": scenario.lines if scenario else [],
    }


def _options(game: str, clause: str) -> Iterator[dict[str, Any]]:
    """Yield the options that refer to a clause, with each rulebook's value and its meaning."""
    if game == _TABLE:
        return
    books = entry(game).rulebooks
    for option, spec in entry(game).options.items():
        if clause in spec.option.clauses.split():
            values = {book.name: getattr(book.options, option) for book in books.values()}
            words = {name: str(spec.says_at(book.options, book.usual_seats)) for name, book in books.items()}
            yield {"option": option, "allowed": spec.allowed, "values": values, "words": words}


def _lines(found: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Yield a clause's page as headings with lines; empty parts are left out."""
    for key in ("rule", "check", "point", "decision", "why", "source", "kept"):
        if key in found:
            yield key.capitalize(), [found[key]]
    if found["rulebooks"]:
        yield "Rulebooks", [", ".join(found["rulebooks"])]
    for option in found["options"]:
        by_words: dict[tuple[Any, str], list[str]] = {}
        for book, value in option["values"].items():
            by_words.setdefault((write_value(value), option["words"][book]), []).append(book)
        told = [f"  {value} ({', '.join(books)}): {words}" for (value, words), books in by_words.items()]
        yield "Option", [f"{option['option']}: {option['allowed']}", *told]
    yield "Page", [found["page"]]
    if found["code"]:
        yield "Code", found["code"]
    if found["test"]:
        yield "Scenario", [found["test"], *(f"  {line}" for line in found["scenario"])]


def search_page(words: str, game: str | None, *, as_json: bool) -> int:
    """Print the clauses and decisions that contain all the words, in one game or all; return 1 if there is none."""
    sought = [_stem(each) for each in re.findall(r"\w+", words.casefold())]
    if not sought:
        raise BadOptions('expected words to look for, such as "nil bags"; got none')
    rooms = _games() if game is None else (game,)
    hits = [(room, each) for room in rooms for each in everything(room_of(room)) if _speaks(each, sought)]
    if as_json:
        print(msgspec.json.encode([{"game": room, **msgspec.structs.asdict(each)} for room, each in hits]).decode())
        return 0 if hits else _NOTHING
    console = Console(highlight=False)
    for _, each in hits:
        console.print(Text.assemble((f"{each.id:12}", "bold cyan"), each.rule), soft_wrap=True)
    if not hits:
        console.print(f"No clause{'' if game is None else f' of {game}'} speaks of all of this: {words}", markup=False)
    return 0 if hits else _NOTHING


def _stem(word: str) -> str:
    """A word without its plural ending."""
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def _speaks(text: ClauseText | DecisionText, sought: Sequence[str]) -> bool:
    """True if every word begins a word of the text, of its section or of its ID."""
    said = " ".join(str(each) for each in msgspec.structs.astuple(text)).casefold()
    return all(re.search(rf"\b{re.escape(each)}", said) for each in sought)
