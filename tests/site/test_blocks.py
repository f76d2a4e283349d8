"""Everything that a page tells a reader to type is typed here, or has a reason in `not_run.txt`.

Every page has a folder with records, deals, packs and names in it, and its commands are typed one after the other.
What would take long is made shorter (`--deals 200` plays two deals, minutes are seconds), games end at once, and
servers are stopped when they are open.
"""

from __future__ import annotations

import importlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from tests.site.blocks import PAGES, ROOT, WAYS, Typed, blocks, name, others, reason_for, reasons, typed, unknown

import spadille
from spadille.bots import GUESTS
from spadille.cli.app import app
from spadille.search import NATIVE
from spadille.server.base.settings import gather

COMMANDS = {name(page): list(typed(page)) for page in PAGES}
PYTHON = [page for page in PAGES if any(language == "python" for language, _ in blocks(page))]
SETTINGS = [f"docs/guide/host/{each}.md" for each in ("proxy", "running", "settings", "watching")]
IN_BATCHES = {"docs/guide/environments.md"}
"""Pages whose Python needs the kernel's batches."""
COPIED = {
    ("docs/guide/adding-a-bot.md", "toml: [project"): "tidy_bot/pyproject.toml",
    ("docs/guide/adding-a-game.md", "toml: [project"): "german_whist/pyproject.toml",
    ("docs/guide/adding-a-game.md", "plain: # GWH-12"): "german_whist/tests/clauses/GWH-12.txt",
}
"""Where in the examples a block comes from that a page shows, by its page and how it begins."""
WRONG_OPTION: Any = typer.BadParameter.__mro__[1]
"""What is raised where a command has no such option."""
SECONDS = 100
"""How long a command may take on a busy machine; most take one."""
DEAL = "mine\tN:AK.2.. QJ.3.. T9.4.. 87.5..\tN\n"
ASKING = ("doctor", "verify-pack")
"""Commands that may answer no: a machine without a compiler, three cards that are no pack."""


@pytest.fixture(scope="session")
def larder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all files that the commands on pages use."""
    folder = tmp_path_factory.mktemp("larder")
    (folder / "games").mkdir()
    for seed in (7, 8):
        _played(seed, folder / "games" / f"game{seed}.jsonl")
    shutil.copy(folder / "games" / "game7.jsonl", folder / "game.jsonl")
    shutil.copy(folder / "game.jsonl", folder / "FILE")
    (folder / "deals.tsv").write_text(DEAL)
    pack = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
    (folder / "cards.txt").write_text(" ".join(_pinochle()))
    (folder / "decks.txt").write_text(" ".join(pack) + "\n")
    shutil.copy(folder / "decks.txt", folder / "decks.tsv")
    (folder / "table.toml").write_text('[log]\nlevel = "warning"\n')
    (folder / "pairs.txt").write_text("".join(f"Pair {number} & Friend\n" for number in range(1, 13)))
    for each in ("docs", "examples", "data", "src"):
        (folder / each).symlink_to(ROOT / each)
    shutil.copy(ROOT / "docs" / "examples" / "random_bot.py", folder / "my_bot.py")
    return folder


def _played(seed: int, file: Path) -> None:
    """Two deals of Spades, as nobody reaches the target in one, and their record."""
    table = spadille.table("spades", rulebook="andrews", seed=seed, target=1000, max_deals=2)
    bots = [spadille.bot(table, seat, "regular", seed=seat) for seat in range(4)]
    while table.deciding:
        seat = table.deciding[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)).move)
    table.save(file)


def _pinochle() -> list[str]:
    return [rank + suit for suit in "CDHS" for rank in "9JQKTA" for _ in range(2)]


@pytest.fixture
def kitchen(larder: Path, tmp_path: Path) -> Path:
    """A folder of the test's own, with a `spadille` to type, and nothing of the user's."""
    folder = tmp_path / "kitchen"
    shutil.copytree(larder, folder, symlinks=True)
    tools = tmp_path / "bin"
    tools.mkdir()
    for tool, words in (("spadille", "-m spadille"), ("python", ""), ("python3", "")):
        (tools / tool).write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n')
        (tools / tool).chmod(0o755)
    return folder


def _environment(folder: Path, data: str = "data") -> dict[str, str]:
    own = folder.parent
    return {
        **os.environ,
        "PATH": f"{own / 'bin'}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT / "src"),
        "XDG_DATA_HOME": str(own / data),
        "XDG_CONFIG_HOME": str(own / "config"),
        "NO_COLOR": "1",
        "COLUMNS": "120",
        "PYTHONUTF8": "1",
        "STUDY_SIZE": "0.05",
        "LANG": "C.UTF-8",
    }


def _shorter(words: str) -> str:
    """The same command, bounded: few deals, few seconds, no screen, a port of its own."""
    words = words.removesuffix("…").replace("FILE…", "FILE").strip()
    words = re.sub(r"(--deals) \d+", r"\1 2", words)
    if words.startswith("spadille arena") and "--deals" not in words:
        words += " --deals 2"
    words = re.sub(r"--movetime \d+", "--movetime 20", words)
    if "--games" in words and "--worlds" not in words:
        words += " --worlds 4"
    words = re.sub(r"^STUDY_SIZE=\S+ ", "", words)
    words = re.sub(r"--minutes \d+", "--minutes 0.02", words)
    words = re.sub(r"--worlds \d+", "--worlds 4", words)
    words = re.sub(r"^((?:\S+=\S+ )*spadille (?:play|learn|puzzles) (?!.*--watch).*)$", r"\1 --plain", words)
    if words.startswith("spadille serve"):
        words = re.sub(r" --open| --host \S+| --port \d+", "", words) + " --port 0"
    return words


def _serves(words: str, folder: Path) -> None:
    """A server opens, says where, and stops when it is told to."""
    server = subprocess.Popen(
        ["bash", "-c", f"exec {words}"],
        cwd=folder,
        env=_environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert server.stdout is not None
    try:
        said = ""
        for line in server.stdout:
            said += line
            if "http://" in line:
                break
        assert "http://" in said, said
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=SECONDS)
    assert server.returncode == 0


def _answers(command: Typed, folder: Path) -> None:
    """A command ends well, and says what the page says that it says."""
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", _shorter(command.words)],
        cwd=folder,
        env=_environment(folder, "empty" if command.words.startswith("spadille restore") else "data"),
        input=DEAL if " - " in command.words else "quit\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    allowed = (0, 1) if command.words.split()[1] in ASKING else (0,)
    assert done.returncode in allowed, f"{command.words}\n{done.stdout[-500:]}{done.stderr[-1500:]}"
    told = " ".join(done.stdout.split())
    for line in command.answer:
        for part in filter(None, map(str.strip, line.split("…"))):
            assert " ".join(part.split()) in told, f"{command.words} does not say: {part}"


def test_every_reason_is_needed() -> None:
    every = [(each.page, each.words) for page in COMMANDS.values() for each in page]
    every += [(name(page), "python") for page in PYTHON]
    every += [(name(page), words) for page in PAGES for words, _ in others(page)]
    for page, words, reason in reasons():
        there = [each for each in every if reason_for(*each) == reason]
        assert there, f"nothing needs: {page}  {words}  {reason}"


def settings_of(page: str) -> list[str]:
    """The settings of a server that a page shows."""
    return [text for language, text in blocks(ROOT / page) if language == "toml"]


def test_no_block_is_left_out_without_a_reason() -> None:
    left = [(name(page), words) for page in PAGES for words, _ in others(page)]
    tried = [(page, words) for page, words in left if page in SETTINGS and words.startswith("toml: ")]
    tried += [
        (page, words) for page, words in left for each, begins in COPIED if page == each and words.startswith(begins)
    ]
    assert [each for each in left if each not in tried and reason_for(*each) is None] == []
    assert [(name(page), line) for page in PAGES for line in unknown(page)] == []


@pytest.mark.parametrize("page", SETTINGS)
def test_the_settings_that_a_page_shows_are_settings(page: str, tmp_path: Path) -> None:
    shown = settings_of(page)
    assert shown
    for text in shown:
        (tmp_path / "spadille.toml").write_text(text, "utf-8")
        held = gather(tmp_path / "spadille.toml", {}, {}).settings
        for key, value in tomllib.loads(text).items():
            parts = value.items() if isinstance(value, dict) else [(None, value)]
            for part, each in parts:
                found = getattr(held, key) if part is None else getattr(getattr(held, key), part)
                assert found == (tuple(each) if isinstance(each, list) else each), f"{page}: {key}"


@pytest.mark.parametrize(("page", "begins"), COPIED)
def test_what_a_page_shows_of_an_example_stands_there(page: str, begins: str) -> None:
    (shown,) = (text for words, text in others(ROOT / page) if words.startswith(begins))
    there = (ROOT / "examples" / COPIED[page, begins]).read_text("utf-8")
    assert [part for part in shown.split("\n\n") if part not in there] == []


@pytest.mark.parametrize("page", WAYS, ids=name)
def test_what_the_page_of_a_way_tells_to_type_is_that_way(page: Path) -> None:
    (command,) = typed(page)
    ((_, code),) = (each for each in blocks(page) if each[0] == "python")
    game, way = page.stem.split("_way_")
    assert command.words == f"spadille play {game} --preset {way}"
    known: dict[str, Any] = {}
    exec(compile(code, name(page), "exec"), known)
    shown, wanted = known["table"].header, spadille.table(game, preset=way).header
    assert (shown.game, shown.seats, shown.options) == (wanted.game, wanted.seats, wanted.options)


def _context(command: Any) -> Any:
    return command.context_class(command, **command.context_settings)


def _subcommand(command: Any, word: str) -> Any:
    """The command that a word names within another, if it names one."""
    return command.get_command(_context(command), word) if hasattr(command, "get_command") else None


def test_every_option_that_a_page_tells_to_type_is_there() -> None:
    """The short form of the commands of all pages: nothing runs, but the options of each command are read."""
    importlib.import_module("spadille.cli.commands")  # they enter themselves
    group: Any = typer.main.get_command(app)
    read = 0
    for page, commands in COMMANDS.items():
        for each in commands:
            words = shlex.split(re.sub(r"…|\\$| [|<>&].*$", "", each.words))
            if reason_for(page, each.words) or words[0] != "spadille":
                continue
            command, given = group, words[1:]
            while found := given and _subcommand(command, given[0]):
                command, given = found, given[1:]
            assert command is not group or given[0].startswith("-"), f"{page}: {each.words}"
            try:
                command.make_parser(_context(command)).parse_args(given)
            except WRONG_OPTION as wrong:
                raise AssertionError(f"{page}: {each.words}: {wrong}") from None
            read += 1
    assert read > 100


def test_the_command_of_a_way_works(kitchen: Path) -> None:
    """One of them: all are the same but for two words, which the test above tries."""
    (command,) = typed(WAYS[-1])
    _answers(command, kitchen)


@pytest.mark.parametrize("page", [page for page, every in COMMANDS.items() if every])
def test_the_commands_of_a_page_work(page: str, kitchen: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for command in COMMANDS[page]:
        if reason_for(page, command.words):
            continue
        if command.words.startswith("make "):
            assert command.words.split()[1] in targets, command.words
        elif command.words.startswith("spadille serve"):
            _serves(_shorter(command.words), kitchen)
        else:
            if command.words.startswith("spadille backup"):
                _serves("spadille serve --port 0", kitchen)  # so that there is a database
            _answers(command, kitchen)


@pytest.fixture
def no_guests_stay() -> Iterator[None]:
    """Remove the bots that a page has added."""
    before = dict(GUESTS)
    yield
    GUESTS.clear()
    GUESTS.update(before)


@pytest.mark.parametrize("page", [name(page) for page in PYTHON])
@pytest.mark.usefixtures("no_guests_stay")
def test_the_python_of_a_page_runs(page: str, kitchen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if reason_for(page, "python"):
        return
    if not NATIVE and page in IN_BATCHES:
        pytest.skip("the kernel is not built here")
    monkeypatch.chdir(kitchen)
    known: dict[str, object] = {"__name__": "page"}
    for language, block in blocks(ROOT / page):
        if language == "python":
            exec(compile(block, page, "exec"), known)
