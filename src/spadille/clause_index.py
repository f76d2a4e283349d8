"""Index of clauses: the code that cites a clause, and the scenario or test that checks it.

Both are read from the sources themselves, in a checkout and in an installed copy alike. An installed copy has no tests:
`bring_along` puts the scenarios into the games' folders.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from spadille.core.clause import TABLE_ROOM, page_text
from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.games import GAMES, entry

SCENARIOS: Final = "scenarios.json"
"""The file of a room with its scenarios, since an installed copy has no tests."""
CLAUSE_ID: Final = re.compile(r"(?<![\w-])[A-Z]{3}(?:-[A-Z]{3})?-[SH]?\d+(?![\w-])")
_TEST: Final = re.compile(r"test_([a-z]{3}(?:_[a-z]{3})?_[sh]?\d+)(?:_|$)")


class Place(Value, frozen=True):
    """A line of code that cites a clause, and the innermost definition around it: "legal", "break_rule"."""

    file: str
    line: int
    inside: str


class Scenario(Value, frozen=True):
    """The check of a clause: a scenario, or a test in Python named after it."""

    test: str
    """The file, relative to the root of the sources."""
    lines: list[str]


def checkout() -> Path | None:
    """The root of the source tree this package runs from; None when it is installed elsewhere."""
    root = Path(__file__).resolve().parents[2]
    return root if (root / "pyproject.toml").is_file() and (root / "src" / "spadille").is_dir() else None


def room_of(game: str) -> str:
    """The package whose page holds the clauses of a game; "table" is the one for all games."""
    return TABLE_ROOM if game == "table" else entry(game).package


def name_of(package: str) -> str:
    """The name of a room on its page and in its test folder: "spades", "table"."""
    return "table" if package == TABLE_ROOM else package.rpartition(".")[2]


def tests_of(package: str) -> str:
    """The folder with the tests of a room; its scenarios are in `clauses/`."""
    return "tests/table" if package == TABLE_ROOM else f"tests/games/{name_of(package)}"


# -- code ------------------------------------------------------------------------------------------


def where_in_code(package: str, clause_id: str) -> list[str]:
    """The lines that keep a clause, such as "spadille/games/spades/game.py:120"."""
    return [f"{place.file}:{place.line}" for place in places(package, clause_id)]


@cache
def places(package: str, clause_id: str) -> tuple[Place, ...]:
    """The lines of a room that cite a clause, by its ID or by the name of its rule."""
    return _citations(package).get(clause_id, ())


@cache
def _citations(package: str) -> dict[str, tuple[Place, ...]]:
    """Places by clause; the list of rules in clauses.py is none."""
    found: dict[str, list[Place]] = {}
    files = dict(_sources(package))
    rules = {_folder(file): dict(_rules(ast.parse(text))) for file, text in files.items() if _lists_rules(file)}
    for file, text in files.items():
        if _lists_rules(file):
            continue
        named, tree = rules.get(_folder(file), {}), None
        for number, line in enumerate(text.splitlines(), 1):
            cited = CLAUSE_ID.findall(line)
            cited += [clause for word in re.findall(r"\w+\.\w+", line) for clause in named.get(word, ())]
            for clause in dict.fromkeys(cited):
                tree = tree or ast.parse(text)
                found.setdefault(clause, []).append(Place(file, number, _inside(tree, number)))
    return {clause: tuple(each) for clause, each in found.items()}


def _lists_rules(file: str) -> bool:
    return file.endswith("/clauses.py")


def _folder(file: str) -> str:
    return file.rpartition("/")[0]


def _sources(package: str) -> Iterator[tuple[str, str]]:
    """The Python files of a room (for the table, of all of spadille): path from the package's, and text.

    The files of a game from outside are named by its package too: "euchre/game.py".
    """
    room = "spadille" if package == TABLE_ROOM else package
    folder = Path(str(resources.files(room)))
    for file in sorted(folder.rglob("*.py")):
        yield f"{room.replace('.', '/')}/{file.relative_to(folder).as_posix()}", file.read_text("utf-8")


def _rules(tree: ast.Module) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The rules that a room defines ("Rule.FOLLOW") with their clauses."""
    for kind in tree.body:
        if isinstance(kind, ast.ClassDef):
            for each in kind.body:
                if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name):
                    yield f"{kind.name}.{each.targets[0].id}", tuple(CLAUSE_ID.findall(ast.unparse(each.value)))


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


# -- scenarios -------------------------------------------------------------------------------------


def scenario_of(package: str, clause_id: str) -> Scenario | None:
    """The check of a clause, in a checkout and in an installed copy alike; None if there is none."""
    return _scenarios(package).get(clause_id)


@cache
def _scenarios(package: str) -> Mapping[str, Scenario]:
    """The scenarios in a room, by clause."""
    try:
        text = page_text(package, SCENARIOS)
    except SpadilleError:
        return {}
    return msgspec.json.decode(text, type=dict[str, Scenario])


def collect(package: str, tests: Path) -> dict[str, Scenario]:
    """The scenarios of a room, by clause, and the Python tests named after clauses, from a folder of tests.

    A clause that has both gets its scenario.
    """
    folder, found = tests.parent / tests_of(package), dict[str, Scenario]()
    for file in sorted(folder.rglob("test_*.py")):
        text = file.read_text("utf-8")
        for clause, lines in _named_tests(text):
            found[clause] = Scenario(f"{tests_of(package)}/{file.relative_to(folder).as_posix()}", lines)
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


def scenario_file(room: str, tests: Path) -> bytes:
    """The scenario file of a room."""
    return msgspec.json.format(msgspec.json.encode(collect(room, tests)), indent=1) + b"\n"


def bring_along(root: Path) -> None:
    """Write the scenarios of a checkout's tests into its rooms; `root` is the root of the checkout."""
    for room in (TABLE_ROOM, *map(room_of, GAMES)):
        (root / "src" / room.replace(".", "/") / SCENARIOS).write_bytes(scenario_file(room, root / "tests"))
    _scenarios.cache_clear()
