"""The rule pages: every clause with a permanent anchor, the options by rulebook, and the places where each is kept."""

from __future__ import annotations

from typing import Final

from spadille.clause_index import CLAUSE_ID, checkout, name_of, places, room_of, scenario_of
from spadille.core.clause import DECISION_HEAD, HEADS, TABLE_ROOM, clauses, find, house_rules, page_text, row_cells
from spadille.core.figures import counted
from spadille.core.glossary import Term, glossary
from spadille.docs.left_out import PAGE as LEFT_OUT
from spadille.docs.left_out import left_out
from spadille.docs.options import options_part, setting
from spadille.docs.ways import way_pages, ways_line
from spadille.docs.writing import made_from
from spadille.games import GAMES
from spadille.learning.howto import Linked, led_on
from spadille.learning.rows import in_lines
from spadille.manifest import Manifest

_MADE: Final = made_from("the clauses, the options and the code")


def pages() -> dict[str, str]:
    """Every rule page by its file name."""
    made = {f"{game.name}.md": _page(room_of(game.name), game) for game in GAMES.values()}
    how = {_how_name(game): _how(game) for game in GAMES.values() if game.how_to_play}
    ways = dict(way_pages(_MADE, lambda game: lambda clause: _link(game.package, clause, here="")))
    every = {"README.md": _index(), "glossary.md": _words(), LEFT_OUT: left_out(_MADE)}
    return {**every, "table.md": _page(TABLE_ROOM, None), **made, **how, **ways}


def _how_name(game: Manifest) -> str:
    return f"{game.name}_play.md"


def _how(game: Manifest) -> str:
    """The page how a game is played: words linked to the glossary, rows of cards in lines, a link to the clauses."""

    def lead(word: str, found: Linked) -> str:
        return f"[{word}](glossary.md#{found.room}-{found.term.key})"

    title, _, rest = led_on(game, in_lines(game.how_to_play), lead).partition("\n")
    return (
        f"{title}\n\n{_MADE}\n{_picture(game)}{rest}\nEvery rule, clause by clause: [{game.title}]({game.name}.md).\n"
    )


def _picture(game: Manifest) -> str:
    """The picture of a game's table, if `make pictures` has taken one."""
    root, place = checkout(), f"images/{game.name}.webp"
    there = root is not None and (root / "docs" / place).is_file()
    return f"\n![{game.title} in the browser](../{place})\n" if there else ""


def _index() -> str:
    lines = [
        "# The rules",
        "",
        _MADE,
        "",
        "Every clause has an ID that never changes, and an anchor on these pages. What the printed sources state is",
        "counted first; house rules (`SPD-H1`), which people play by elsewhere, stand and are counted apart.",
        "",
    ]
    lines += [_entry(game) for game in GAMES.values()]
    lines.append(
        "* [The table](table.md): cards, packs, shuffling, dealing, and [care](../../src/spadille/cards/care.md)."
    )
    lines.append("* [Glossary](glossary.md): the words of the card table and of every game, and how they are said.")
    lines.append(f"* [What is left out, and why]({LEFT_OUT}): what people play elsewhere and no table here can.")
    return "\n".join(lines) + "\n"


def _entry(game: Manifest) -> str:
    how = f"[how to play]({_how_name(game)}); " if game.how_to_play else ""
    told = f"{how}seats: {game.seats}; {_counts(game.package)}"
    return f"* [{game.title}]({game.name}.md) ({told}). {game.sentence}{ways_line(game)}"


def _counts(package: str) -> str:
    """The numbers of clauses of printed sources and of house rules of a room, in words."""
    house = len(house_rules(package))
    return f"{len(clauses(package))} clauses" + (f", {counted(house):house rule}" if house else "")


def _words() -> str:
    """The glossary: the words that all games share, then those of each game."""
    lines = ["# Glossary", "", _MADE]
    rooms = [("table", "Every game", glossary(TABLE_ROOM))]
    rooms += [(game.name, str(game.title), game.words) for game in GAMES.values() if game.words]
    for name, title, terms in rooms:
        lines += ["", f"## {title}", "", "| Word | Meaning | Clause |", "|---|---|---|"]
        lines += [_word(room_of(name), name, term) for term in terms]
    return "\n".join(lines) + "\n"


def _word(package: str, room: str, term: Term) -> str:
    said = f" ({term.said})" if term.said else ""
    cited = CLAUSE_ID.sub(lambda found: _link(package, found[0], here=""), term.clause) or "–"
    return f'| <a id="{room}-{term.key}"></a>{term.word}{said} | {term.meaning} | {cited} |'


def _page(package: str, game: Manifest | None) -> str:
    """The page of clauses with anchors, links and the places where each is kept, and the options of a game."""
    lines: list[str] = []
    head = ""
    for line in page_text(package).splitlines():
        if line == "## Decisions" and game is not None:
            lines += options_part(game, lambda clause: _link(package, clause))
        if line.startswith("# "):
            lines += [line, "", _MADE]
            if game is not None and game.how_to_play:
                lines += ["", f"Never played it? [How to play]({_how_name(game)}) is one page."]
        elif not line.startswith("|"):
            head = ""
            lines.append(line)
        elif not head:
            head = line
            lines.append("| ID | Point | Decision | Why | Kept |" if line == DECISION_HEAD else line)
        elif head in HEADS:
            lines.append(_row(package, line, decided=head == DECISION_HEAD))
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def _row(package: str, line: str, *, decided: bool) -> str:
    if set(line) <= set("|-: "):
        return "|---" * (len(row_cells(line)) + decided) + "|"
    clause, *cells = row_cells(line)
    kept = "" if decided else cells.pop()
    anchored = f'<a id="{clause.lower()}"></a>{clause}'
    words = [_linked(package, cell) for cell in cells]
    return "| " + " | ".join([anchored, *words, _kept(package, clause, kept)]) + " |"


def _kept(package: str, clause: str, kept: str) -> str:
    """The options about a clause, and the places where it is kept: shown to people, or the scenario and the code."""
    parts = [f"set by {options}"] if (options := setting(GAMES.get(name_of(package)), clause)) else []
    if kept.startswith("shown"):
        return "; ".join([*parts, kept])
    parts += kept.split("; ")[1:]
    scenario = scenario_of(package, clause)
    if scenario is not None:
        parts.append(f"[scenario](../../{scenario.test})")
    files: dict[str, list[str]] = {}
    for place in places(package, clause):
        names = files.setdefault(place.file, [])
        if place.inside and f"`{place.inside}`" not in names:
            names.append(f"`{place.inside}`")
    parts += [
        f"[{file.rpartition('/')[2]}](../../src/{file}) {', '.join(names)}".rstrip() for file, names in files.items()
    ]
    return "; ".join(parts) or "–"


def _linked(package: str, text: str) -> str:
    """A text with every clause in it linked."""
    return CLAUSE_ID.sub(lambda cited: _link(package, cited[0]), text)


def _link(package: str, clause: str, here: str | None = None) -> str:
    """A link to a clause from the page of a room, or (where `here` is no room) from another page."""
    for room in (package, TABLE_ROOM, *map(room_of, GAMES)):
        if find(room, clause) is not None:
            page = "" if room == (package if here is None else here) else f"{name_of(room)}.md"
            return f"[{clause}]({page}#{clause.lower()})"
    return clause
