"""Doors open one way: which room may import which, read from the sources themselves.

core ← cards ← parts, scene ← search ← thinking ← manifest ← games, learning ← odds, bots ← review ← lab ← tui,
server, cli.
A game's folder has two floors: its rules stand on the low rooms alone; `players/`, `native.py` and `manifest.py` may
think. No game knows another, and nothing outside a game's folder knows a game by its name.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import spadille
from spadille.games import GAMES

SOURCE = Path(spadille.__file__).parent
FILES = sorted(path for path in SOURCE.rglob("*.py"))
IMPURE = {"random", "time", "asyncio", "os", "secrets", "datetime", "threading", "socket", "pathlib", "io", "sys"}
LOW = {"core", "cards"}
RULES = LOW | {"parts", "scene"}
MIND = RULES | {"search", "thinking"}
MAY: dict[str, set[str]] = {
    "core": {"core"},
    "cards": LOW,
    "fair": LOW | {"fair"},
    "parts": LOW | {"parts"},
    "scene": LOW | {"scene", "parts"},
    "search": RULES | {"search"},
    "thinking": MIND,
    "manifest": MIND,
    "games": MIND | {"manifest", "games"},
    "bots": MIND | {"manifest", "games", "bots", "fair"},
    "testing": RULES | {"games", "fair", "testing"},
    "learning": MIND | {"manifest", "learning"},
    "clause_index": RULES | {"games"},
    "docs": RULES | {"manifest", "games", "learning", "ways.presets", "clause_index", "testing", "cli", "docs"},
    "puzzles": MIND | {"manifest", "games", "bots", "plugins", "learning", "review", "puzzles"},
    "review": MIND | {"manifest", "games", "bots", "review"},
    "plugins": MIND | {"manifest", "games", "bots", "fair", "testing"},
    "ways": RULES | {"manifest", "games", "ways"},
    "api": RULES | {"games", "fair", "plugins", "ways"},
    "lab": MIND | {"manifest", "games", "bots", "fair", "review", "lab", "plugins", "ways", "tidy"},
    "odds": MIND | {"manifest", "games", "plugins", "odds"},
    "envs": RULES | {"manifest", "games", "bots", "fair", "plugins", "search.kernel", "envs"},
    "tidy": RULES | {"games", "api"},
    "exchange": RULES | {"manifest", "games", "api", "tidy", "exchange"},
    "club": RULES | {"games", "api", "exchange", "fair", "club"},
    "front": MIND | {"games", "bots", "lab", "plugins", "odds", "ways"},
}
"""Who may import what; rooms that are not listed stand above all of these and may import any of them."""
UPPER = {"players", "native", "batch", "solver", "odds", "manifest"}
"""The upper floor of a game's folder; all else there are the rules."""
FLOORS = {
    "server": ("base", "store", "protocol", "net", "table", "live", "api", "daily", "club", "friends", "ops"),
    "tui": ("text", "draw", "play", "screens"),
    "web/js": ("core", "fair", "felt", "visitor", "table", "study", "pages"),
}
"""The folders of a room, the lower ones first: each may use those before it."""
ROOM = 20
"""The most files of a folder, those of a game aside."""


A_SUIT_TOO = "spades"
SUITS = ("cards/card.py", "web/js/felt/cards.js")
"""Where that word is the name of a suit."""


def is_upper(path: Path) -> bool:
    """Return whether a file of a game's folder stands on the upper floor."""
    return path.relative_to(SOURCE / "games").parts[1].removesuffix(".py") in UPPER


def in_a_game(path: Path) -> bool:
    return path.is_relative_to(SOURCE / "games") and len(path.relative_to(SOURCE / "games").parts) > 1


RULE_FILES = [path for path in FILES if in_a_game(path) and not is_upper(path)]


def room_of(path: Path) -> str:
    part = path.relative_to(SOURCE).parts[0]
    return part.removesuffix(".py")


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every module that a file imports, wherever in it, with the line."""
    yield from _imports(path.read_text("utf-8"), ("spadille", *path.relative_to(SOURCE).parent.parts))


@cache
def _imports(text: str, package: tuple[str, ...]) -> tuple[tuple[int, str], ...]:
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += ((node.lineno, each.name) for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            found.append((node.lineno, module))
            found += ((node.lineno, f"{module}.{each.name}") for each in node.names)
    return tuple(found)


def allowed(room: str, module: str) -> bool:
    """Return whether a room may import a module of the house."""
    inside = module.removeprefix("spadille").removeprefix(".")
    if room not in MAY:
        return True
    return any(inside == door or inside.startswith(door + ".") for door in MAY[room])


def wrong_doors(path: Path) -> list[str]:
    """Imports of other rooms that a file should not make."""
    room = room_of(path)
    return [
        f"{path.relative_to(SOURCE)}:{line} imports {module}"
        for line, module in imports(path)
        if module.startswith("spadille.") and module.count(".") > 1 and not allowed(room, module)
    ]


def test_the_house_is_there() -> None:
    assert {room_of(path) for path in FILES} >= {"core", "cards", "parts", "games", "fair", "testing"}


@pytest.mark.parametrize("room", sorted(MAY))
def test_doors_open_one_way(room: str) -> None:
    assert [wrong for path in FILES if room_of(path) == room for wrong in wrong_doors(path)] == []


def test_no_game_knows_another() -> None:
    found: list[str] = []
    for path in (SOURCE / "games").glob("*/**/*.py"):
        own = path.relative_to(SOURCE / "games").parts[0]
        for line, module in imports(path):
            if module.startswith("spadille.games.") and module.split(".")[2] != own:
                found.append(f"{own}/{path.name}:{line} imports {module}")
    assert found == []


def test_the_rules_of_a_game_stand_on_the_low_rooms_alone() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line} imports {module}"
        for path in RULE_FILES
        for line, module in imports(path)
        if module.startswith("spadille.")
        and module.split(".")[1] not in RULES
        and not (module.startswith("spadille.games.") and not set(module.split(".")[3:4]) & UPPER)
    ]
    assert found == []


def test_the_rules_ask_no_clock_no_chance_and_no_disk() -> None:
    low = [path for path in FILES if room_of(path) in {"parts", "cards"}]
    found = [
        f"{path.relative_to(SOURCE)}:{line} imports {module}"
        for path in (*RULE_FILES, *low)
        for line, module in imports(path)
        if module.split(".")[0] in IMPURE
    ]
    assert found == []


@pytest.mark.parametrize("room", ["games", "parts", "scene"])
def test_the_rules_do_not_reach_for_seeds(room: str) -> None:
    assert [path for path in FILES if room_of(path) == room for _, module in imports(path) if ".fair" in module] == []


def test_players_see_views_and_the_native_half_is_called_in_one_place() -> None:
    """Only a game's own `native.py` (and the search itself) reaches the kernel."""
    callers = {path.relative_to(SOURCE).as_posix() for path in FILES if "_native" in path.read_text("utf-8")}
    allowed = {"search/__init__.py", "search/paired.py", "search/race.py"}
    assert {each for each in callers if not re.fullmatch(r"games/\w+/native\.py", each)} <= allowed


@pytest.mark.parametrize("name", GAMES)
def test_nothing_outside_its_folder_knows_a_game_by_name(name: str) -> None:
    """No text, selector or attribute outside a game's folder is its name; examples in docstrings may be."""
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in FILES
        if not path.is_relative_to(SOURCE / "games")
        for line, text in texts(path)
        if text == name
    ]
    assert [each for each in found if not (name == A_SUIT_TOO and each.startswith(SUITS))] == []


@cache
def texts(path: Path) -> list[tuple[int, str]]:
    """Every text in the code of a file of the package, without docstrings."""
    nodes = [*ast.walk(ast.parse(path.read_text("utf-8")))]
    loose = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    strings = (node for node in nodes if isinstance(node, ast.Constant) and id(node) not in loose)
    return [(node.lineno, node.value) for node in strings if isinstance(node.value, str)]


def module_of(path: Path) -> str:
    return ".".join(["spadille", *path.relative_to(SOURCE).with_suffix("").parts]).removesuffix(".__init__")


def leads_to(path: Path, known: Mapping[str, Path]) -> set[str]:
    """The modules that a file imports, or takes names from; `from room import file` leads to the file alone."""
    found: dict[int, set[str]] = {}
    for line, module in imports(path):
        found.setdefault(line, set()).update({module} & {*known} - {module_of(path)})
    rooms = {name for name, each in known.items() if each.name == "__init__.py"}
    return {
        module
        for at_once in found.values()
        for module in at_once
        if module not in rooms or not any(other.startswith(module + ".") for other in at_once)
    }


def circle(files: Iterable[Path]) -> list[str]:
    """Modules that import each other round and round, the first one again at the end; empty where there are none."""
    names = {module_of(path): path for path in files}
    return round_of({name: leads_to(path, names) for name, path in names.items()})


def circle_of_pages(files: Iterable[Path]) -> list[str]:
    """The same for modules of the browser's page, whether they are fetched at once or when they are wanted."""
    return round_of({str(path): {str(each) for each in pages_wanted(path)} for path in files})


def pages_wanted(path: Path, *, at_once: bool = False) -> list[Path]:
    """The modules that a module of the browser's page imports; `at_once`: not those that it fetches on demand."""
    told = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.MULTILINE | re.DOTALL)
    begin = r"\bfrom " if at_once else r"(?:\bfrom |\bimport\()"
    wanted = re.compile(begin + r"""\"(\.\.?/[\w/.]+\.js)\"""")
    return [(path.parent / each).resolve() for each in wanted.findall(told.sub("", path.read_text("utf-8")))]


def round_of(graph: Mapping[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as wrong:
        return [str(each) for each in wrong.args[1]]
    return []


def test_a_circle_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    (tmp_path / "server").mkdir()
    ends = {"room": "advice", "advice": "wire", "wire": "room"}
    for name, other in ends.items():
        (tmp_path / "server" / f"{name}.py").write_text(f"if TYPE_CHECKING:\n    from spadille.server import {other}\n")
    assert set(circle((tmp_path / "server").glob("*.py"))) == {f"spadille.server.{name}" for name in ends}
    (tmp_path / "server" / "wire.py").write_text("def f(room: 'Room') -> Rooms:\n    ...\n")
    assert circle((tmp_path / "server").glob("*.py")) == []
    (tmp_path / "server" / "__init__.py").write_text("from spadille.server.advice import advise\n")
    assert circle((tmp_path / "server").glob("*.py")) == []
    (tmp_path / "server" / "wire.py").write_text("from spadille.server import advise\n")
    assert set(circle((tmp_path / "server").glob("*.py"))) == {f"spadille.server{n}" for n in ("", ".advice", ".wire")}


def upwards(room: str) -> list[str]:
    """Imports of a room's files that lead to a higher folder of the room."""
    floors, found = FLOORS[room], []
    for path in sorted((SOURCE / room).rglob("*")):
        own = path.relative_to(SOURCE / room).parts[0]
        if own in floors and path.suffix in {".py", ".js", ".css"}:
            found += [
                f"{path.relative_to(SOURCE)} -> {other}"
                for other in inside(path, room)
                if other in floors and floors.index(other) > floors.index(own)
            ]
    return found


def inside(path: Path, room: str) -> Iterator[str]:
    """The folders of a room that a file of it imports from."""
    if path.suffix == ".js":
        yield from (
            each.relative_to((SOURCE / room).resolve()).parts[0]
            for each in pages_wanted(path.resolve(), at_once=True)  # a press may lead to any page
            if each.is_relative_to((SOURCE / room).resolve())
        )
    else:
        start = f"spadille.{room.replace('/', '.')}."
        yield from (module[len(start) :].split(".")[0] for _, module in imports(path) if module.startswith(start))


@pytest.mark.parametrize("room", sorted(FLOORS))
def test_no_folder_of_a_room_uses_a_higher_one(room: str) -> None:
    assert upwards(room) == []


def test_no_folder_has_more_files_than_can_be_read_at_a_glance() -> None:
    kinds, roots = {".py", ".js", ".mjs", ".css"}, (SOURCE, SOURCE.parents[1] / "tests")
    folders = {path.parent for root in roots for path in root.rglob("*") if path.suffix in kinds}
    games = {path for path in folders if path.is_relative_to(SOURCE / "games")}
    count = {str(each): sum(path.suffix in kinds for path in each.iterdir()) for each in folders - games}
    assert {name: many for name, many in count.items() if many > ROOM} == {}


def games_asked_for(text: str) -> list[str]:
    """Places of a page's file that ask for a game by its name, or keep something under it."""
    name = "|".join(GAMES)
    asked = (
        rf"""([=!]==?|case|\.game\b.*)\s*["'`]({name})["'`]|["'`]({name})["'`]\s*[=!]==?|^\s*["']?({name})["']?\s*:"""
    )
    styled = rf"""\[data-[a-z]+[~|^$*]?=["']?({name})\b"""
    return [found[0].strip() for found in re.finditer(f"{asked}|{styled}", text, re.MULTILINE)]


def test_no_page_asks_for_a_game_by_its_name() -> None:
    files = [path for path in (SOURCE / "web").rglob("*") if path.suffix in {".js", ".css", ".html"}]
    assert len(files) > 30
    assert {path.name: found for path in files if (found := games_asked_for(path.read_text("utf-8")))} == {}


@pytest.mark.parametrize(
    "line",
    ['if (state.scene.game === "war") {', "  war: 3,", '.felt[data-game="pyramid"] .mid {', 'game !== "spades"'],
)
def test_a_page_that_asks_for_a_game_would_be_seen(line: str) -> None:
    assert games_asked_for(f"const one = 1;\n{line}\n") != []


def test_a_wrong_door_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    (tmp_path / "parts").mkdir()
    file = tmp_path / "parts" / "tricks.py"
    file.write_text("import spadille.games.spades\n\ndef f():\n    from ..bots import first\n")
    assert wrong_doors(file) == [
        "parts/tricks.py:1 imports spadille.games.spades",
        "parts/tricks.py:4 imports spadille.bots.first",
    ]


def test_no_file_leads_back_to_itself() -> None:
    """No circle of imports anywhere, within a game's folder neither; imports for the type checker count too."""
    assert circle(FILES) == []


def test_no_module_of_the_page_leads_back_to_itself(tmp_path: Path) -> None:
    assert circle_of_pages(path.resolve() for path in (SOURCE / "web" / "js").rglob("*.js")) == []
    (tmp_path / "lobby.js").write_text('import {\n  go,\n} from "./main.js";\n')
    (tmp_path / "main.js").write_text('/** @type {import("./types.js").Page} */\n')
    assert circle_of_pages(tmp_path.glob("*.js")) == []
    (tmp_path / "main.js").write_text('const page = async () => (await import("./lobby.js")).lobby();\n')
    assert set(circle_of_pages(tmp_path.glob("*.js"))) == {str(tmp_path / name) for name in ("lobby.js", "main.js")}


def test_the_helpers_in_cpp_have_one_door_and_know_no_game() -> None:
    """They lie in the lowest room, so that rules may use them without reaching up to the search."""
    doors = [path for path in FILES if any("_fast" in module.split(".") for _, module in imports(path))]
    assert doors == [SOURCE / "cards" / "picking.py"]
    source = Path(__file__).parents[2] / "kernel" / "src" / "cards.cpp"
    assert 'include "' not in source.read_text("utf-8"), "nothing of the kernel's search or games"
