"""The rule pages: every clause with a permanent anchor, the options by rulebook, and where each clause is kept.

`python -m spadille.docs docs/rules` writes a page for each game from the clauses, the options and the code, and before
that collects the scenarios from the tests into the games' folders, so that installed copies have them too.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from spadille.core.clause import DECISION_HEAD, HEADS, clauses, find, house_rules, page_text, row_cells
from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.core.figures import counted
from spadille.core.glossary import Term, glossary
from spadille.docs_left_out import PAGE as LEFT_OUT
from spadille.docs_left_out import left_out
from spadille.docs_options import options_part
from spadille.docs_ways import way_pages, ways_line
from spadille.games import GAMES, entry
from spadille.learning.howto import Linked, led_on
from spadille.manifest import Manifest

TABLE_ROOM: Final = "spadille.cards"
SCENARIOS: Final = "scenarios.json"
"""The file of a room with its scenarios: tests are no part of an installed copy."""
_TEST: Final = re.compile(r"test_([a-z]{3}(?:_[a-z]{3})?_[sh]?\d+)(?:_|$)")
_ID: Final = re.compile(r"(?<![\w-])[A-Z]{3}(?:-[A-Z]{3})?-[SH]?\d+(?![\w-])")
_MADE: Final = "<!-- Made by `make docs` from the clauses, the options and the code; edit those. -->"


class Place(Value, frozen=True):
    """A line of code that speaks of a clause, and what it stands in: "legal", "break_rule"."""

    file: str
    line: int
    inside: str


class Scenario(Value, frozen=True):
    """What tries a clause: a scenario, or a test in Python named after it."""

    test: str
    """The file, from the root of the sources."""
    lines: list[str]


# -- where a clause is kept --------------------------------------------------------------------------


def checkout() -> Path | None:
    """The root of the source tree this package runs from; None when it is installed elsewhere."""
    root = Path(__file__).resolve().parents[2]
    return root if (root / "pyproject.toml").is_file() and (root / "src" / "spadille").is_dir() else None


def room_of(game: str) -> str:
    """The package whose page holds the clauses of a game; "table" is what holds for all."""
    return TABLE_ROOM if game == "table" else entry(game).package


def where_in_code(package: str, clause_id: str) -> list[str]:
    """The lines that keep a clause, "spadille/games/spades/game.py:120", from the folder of the package."""
    return [f"{place.file}:{place.line}" for place in places(package, clause_id)]


def scenario_of(package: str, clause_id: str) -> Scenario | None:
    """What tries a clause, in a checkout and in an installed copy alike; None if nothing does."""
    return _scenarios(package).get(clause_id)


@cache
def _scenarios(package: str) -> Mapping[str, Scenario]:
    """The scenarios that a room brings along, by clause."""
    try:
        text = page_text(package, SCENARIOS)
    except SpadilleError:
        return {}
    return msgspec.json.decode(text, type=dict[str, Scenario])


def collect(package: str, tests: Path) -> dict[str, Scenario]:
    """The scenarios of a room, by clause, and the Python tests named after clauses, as they stand in a folder of tests.

    A clause that has both is shown by its scenario.
    """
    folder, found = tests.parent / tests_of(package), dict[str, Scenario]()
    for file in sorted(folder.glob("test_*.py")):
        text = file.read_text("utf-8")
        for clause, lines in _named_tests(text):
            found[clause] = Scenario(f"{tests_of(package)}/{file.name}", lines)
    for file in sorted(folder.glob("clauses/*.txt")):
        found[file.stem] = Scenario(f"{tests_of(package)}/clauses/{file.name}", file.read_text("utf-8").splitlines())
    return dict(sorted(found.items()))


def _named_tests(text: str) -> Iterator[tuple[str, list[str]]]:
    """The tests of a file that are named after a clause: its ID and their lines."""
    lines = text.splitlines()
    for each in ast.parse(text).body:
        if isinstance(each, ast.FunctionDef) and (named := _TEST.match(each.name)):
            first = min([each.lineno, *(decorator.lineno for decorator in each.decorator_list)])
            yield named[1].upper().replace("_", "-"), lines[first - 1 : each.end_lineno]


@cache
def places(package: str, clause_id: str) -> tuple[Place, ...]:
    """The lines of a room that cite a clause, by its ID or by the name of its rule.

    Where only the list of rules in clauses.py has it, that line.
    """
    found, listed = _citations(package)
    return found.get(clause_id) or listed.get(clause_id) or ()


@cache
def _citations(package: str) -> tuple[dict[str, tuple[Place, ...]], dict[str, tuple[Place, ...]]]:
    """Places by clause: in the code, and in the list of rules."""
    found: dict[str, list[Place]] = {}
    listed: dict[str, list[Place]] = {}
    files = list(_sources(package))
    rules = {_folder(file): dict(_rules(tree)) for file, _, tree in files if file.endswith("/clauses.py")}
    for file, text, tree in files:
        named = rules.get(_folder(file), {})
        heap = listed if file.endswith("/clauses.py") else found
        for number, line in enumerate(text.splitlines(), 1):
            cited = _ID.findall(line)
            if heap is found:
                cited += [clause for word in re.findall(r"\w+\.\w+", line) for clause in named.get(word, ())]
            for clause in dict.fromkeys(cited):
                heap.setdefault(clause, []).append(Place(file, number, _inside(tree, number)))
    return _fixed(found), _fixed(listed)


def _folder(file: str) -> str:
    return file.rpartition("/")[0]


def _fixed(heap: dict[str, list[Place]]) -> dict[str, tuple[Place, ...]]:
    return {clause: tuple(each) for clause, each in heap.items()}


def _sources(package: str) -> Iterator[tuple[str, str, ast.Module]]:
    """The Python files of a room (for the table, of the whole house): path with the package's, text, syntax tree.

    The files of a game from outside are told by its package too: "euchre/game.py".
    """
    room = "spadille" if package == TABLE_ROOM else package
    folder = Path(str(resources.files(room)))
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text("utf-8")
        yield f"{room.replace('.', '/')}/{file.relative_to(folder).as_posix()}", text, ast.parse(text)


def _rules(tree: ast.Module) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The rules that a room names ("Rule.FOLLOW") with their clauses."""
    for kind in tree.body:
        if isinstance(kind, ast.ClassDef):
            for each in kind.body:
                if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name):
                    yield f"{kind.name}.{each.targets[0].id}", tuple(_ID.findall(ast.unparse(each.value)))


def _inside(tree: ast.AST, line: int) -> str:
    """The name of the innermost function, class or declaration around a line; empty outside all of them."""
    name = ""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or line):
            match node:
                case ast.FunctionDef() | ast.ClassDef():
                    return _inside(node, line) or node.name
                case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                    return name
    return name


# -- the pages ---------------------------------------------------------------------------------------


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
    """How a game is played, its words led to the glossary, and the way to the clauses."""

    def lead(word: str, found: Linked) -> str:
        return f"[{word}](glossary.md#{found.room}-{found.term.key})"

    title, _, rest = led_on(game, game.how_to_play, lead).partition("\n")
    return (
        f"{title}\n\n{_MADE}\n{_picture(game)}{rest}\nEvery rule, clause by clause: [{game.title}]({game.name}.md).\n"
    )


def _picture(game: Manifest) -> str:
    """The picture of a game's table, where `make pictures` has taken one."""
    root, place = checkout(), f"images/{game.name}.webp"
    there = root is not None and (root / "docs" / place).is_file()
    return f"\n![{game.title} in the browser](../{place})\n" if there else ""


def _page_name(package: str) -> str:
    return "table" if package == TABLE_ROOM else package.rpartition(".")[2]


def tests_of(package: str) -> str:
    """The folder with the tests of a room; its scenarios are in `clauses/`."""
    return "tests/table" if package == TABLE_ROOM else f"tests/games/{_page_name(package)}"


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
    """How many clauses of printed sources a room has, and how many house rules."""
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
    cited = _ID.sub(lambda found: _link(package, found[0], here=""), term.clause) or "–"
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
    """Where a clause is kept: shown to people, or the scenario and the code."""
    if kept.startswith("shown"):
        return kept
    parts = kept.split("; ")[1:]
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
    """A text with every clause it cites made a link."""
    return _ID.sub(lambda cited: _link(package, cited[0]), text)


def _link(package: str, clause: str, here: str | None = None) -> str:
    """A link to a clause from the page of a room, or (where `here` is no room) from another page."""
    for room in (package, TABLE_ROOM, *map(room_of, GAMES)):
        if find(room, clause) is not None:
            page = "" if room == (package if here is None else here) else f"{_page_name(room)}.md"
            return f"[{clause}]({page}#{clause.lower()})"
    return clause


# -- writing them ------------------------------------------------------------------------------------


def scenario_file(room: str, tests: Path) -> bytes:
    """The file with the scenarios of a room, as the room brings it along."""
    return msgspec.json.format(msgspec.json.encode(collect(room, tests)), indent=1) + b"\n"


def _bring_along(root: Path) -> None:
    """Write the scenarios of a checkout's tests into its rooms."""
    for room in (TABLE_ROOM, *map(room_of, GAMES)):
        (root / "src" / room.replace(".", "/") / SCENARIOS).write_bytes(scenario_file(room, root / "tests"))
    _scenarios.cache_clear()


def main(words: list[str]) -> int:
    """Write the pages into the folder named; where that is one of the checkout, collect the scenarios first."""
    if len(words) != 1:
        print("expected one folder, such as docs/rules", file=sys.stderr)
        return 2
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    root = checkout()
    if root is not None and folder.resolve().is_relative_to(root):
        _bring_along(root)
    for name, text in pages().items():
        (folder / name).write_text(text, "utf-8")
    rooms = [room_of(name) for name in ("table", *GAMES)]
    stated, house = (sum(len(of(room)) for room in rooms) for of in (clauses, house_rules))
    print(f"{len(pages())} pages with {stated} clauses and {counted(house):house rule}: {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
