"""The reference pages, generated: every command from its help, every public name from its docstring.

python -m spadille.docs.reference docs/reference      writes them again; a test compares them with the code
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from typing import Any

from spadille.clause_index import checkout, room_of
from spadille.core.clause import find
from spadille.core.options import Rulebook, clauses_of
from spadille.docs.commands import commands_page
from spadille.docs.writing import folder_named, made_from, write
from spadille.games import GAMES
from spadille.manifest import Manifest
from spadille.testing import surface


def pages() -> dict[str, str]:
    """Every page of the reference by its file name."""
    plugin = [each for each in surface.modules() if each != surface.FRONT]
    return {
        "commands.md": commands_page(),
        "differences.md": _differences(),
        "api.md": _names([surface.FRONT]),
        "plugins.md": _names(plugin),
    }


# -- rulebooks ---------------------------------------------------------------------------------------


def _differences() -> str:
    """The options that the rulebooks of every game settle differently: each value, its rulebooks, and the clauses."""
    lines = ["# Where rulebooks differ", "", made_from("the rulebooks"), ""]
    lines.append(
        "Every option that the rulebooks of a game do not settle alike. `spadille rules GAME --diff ONE OTHER` tells "
        "it of two of them; [the rules](../rules/README.md) have all options of all rulebooks, and every clause."
    )
    for game in GAMES.values():
        if len(game.rulebooks) > 1:
            lines += ["", f"## {game.title}", "", "| Option | What holds | By | Clauses |", "|---|---|---|---|"]
            lines += _differing(game)
    return "\n".join(lines) + "\n"


def _differing(game: Manifest) -> Iterator[str]:
    """A row for each value of an option."""
    books = list(game.rulebooks.values())
    for name, spec in game.options.items():
        ways: dict[str, list[Rulebook[Any]]] = {}
        for book in books:
            ways.setdefault(str(spec.says(getattr(book.options, name))), []).append(book)
        for number, (said, by) in enumerate(ways.items() if len(ways) > 1 else ()):
            option = f"[`{name}`](../rules/{game.name}.md#option-{name})" if number == 0 else ""
            named = ", ".join(f"`{book.name}`" for book in by)
            cited = dict.fromkeys(clause for book in by for clause in clauses_of(spec, book))
            yield f"| {option} | {said} | {named} | {', '.join(_clause(game, each) for each in cited) or '–'} |"


def _clause(game: Manifest, clause: str) -> str:
    """A link to a clause on the rule pages."""
    page = game.name if find(room_of(game.name), clause) else "table"
    return f"[{clause}](../rules/{page}.md#{clause.lower()})"


# -- public names ------------------------------------------------------------------------------------


def _names(wanted: list[str]) -> str:
    """The public names of some modules, described by their docstrings."""
    front = wanted == [surface.FRONT]
    lines = ["# Python: the front door" if front else "# Python: for games, rulebooks and bots", ""]
    lines += [made_from("the docstrings"), ""]
    lines.append(
        "All that `import spadille` gives. Names on this page stay as they are; [plug-ins](plugins.md) have more."
        if front
        else "What plug-ins stand on, besides [the front door](api.md). [Adding a game](../guide/adding-a-game.md) and "
        "[adding a bot](../guide/adding-a-bot.md) tell how."
    )
    last = ""
    for public in surface.surface():
        if public.where not in wanted:
            continue
        if public.where != last and not front:
            lines += ["", f"## {public.where}", "", _told(inspect.getdoc(import_module(public.where)) or "")]
        last = public.where
        lines += _name(public, "##" if front else "###")
    return "\n".join(lines) + "\n"


def _name(public: surface.Public, level: str) -> list[str]:
    """A name: its signature and docstring; for values also the meanings of their fields."""
    head = [f"{level}# `{public.name}`" if "." in public.name else f"{level} `{public.name}`"]
    shown = surface.line(public).strip()
    called = [] if shown.endswith(": value") else ["", "```text", *_wrapped(shown), "```"]
    doc = _told(_doc(public.thing))
    return ["", *head, *called, *(["", doc] if doc else []), *_fields(public.thing)]


def _wrapped(call: str) -> list[str]:
    """A long call on several lines."""
    return textwrap.wrap(call, 110, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)


def _doc(thing: Any) -> str:
    """The docstring of a thing; empty if it is that of its type."""
    doc = inspect.getdoc(thing) or ""
    return "" if doc == inspect.getdoc(type(thing)) and not inspect.isclass(thing) else doc


def _told(doc: str) -> str:
    """A docstring as Markdown, with its examples as code."""
    found, inside = list[str](), False
    for line in doc.splitlines():
        begins = line.startswith((">>>", "    "))
        if begins and not inside:
            found.append("```pycon" if line.startswith(">>>") else "```text")
            inside = True
        elif inside and not line.strip():
            found.append("```")
            inside = False
        found.append(line if inside else line.replace("<", "\\<"))
    return "\n".join([*found, "```"] if inside else found)


def _fields(thing: Any) -> list[str]:
    """The meanings of the fields of a value, a line for each that has a docstring."""
    if not inspect.isclass(thing) or not thing.__module__.startswith(surface.FRONT):
        return []
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(thing))).body
    body = tree.body if isinstance(tree, ast.ClassDef) else []
    said = [
        f"* `{field.target.id}`: {' '.join(below.value.value.split())}"
        for field, below in pairwise(body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(below, ast.Expr)
        and isinstance(below.value, ast.Constant)
        and isinstance(below.value.value, str)
    ]
    return ["", *said] if said else []


# -- the README --------------------------------------------------------------------------------------


def readme(text: str) -> str:
    """The README with the current list of games."""
    rows = (f"| {game.title} | {game.seats} | {', '.join(game.rulebooks)} |" for game in GAMES.values())
    table = "\n".join(["| game | seats | rulebooks |", "|---|---|---|", *rows, ""])
    return re.sub(r"^\| game \|.*\n(?:\|.*\n)+", lambda _: table, text, flags=re.MULTILINE)


def main(words: list[str]) -> int:
    """Write the pages into the folder named; for a folder in the checkout, also the README's table of games."""
    folder = folder_named(words, "docs/reference")
    if folder is None:
        return 2
    made = pages()
    write(folder, made)
    root = checkout()
    if root is not None and folder.resolve().is_relative_to(root):
        (root / "README.md").write_text(readme((root / "README.md").read_text("utf-8")), "utf-8")
    print(f"{len(made)} pages: {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
