"""Perfect play from the command line: double-dummy deals, and whatever a game's own solver reads, one a line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, TextIO, TypeVar

from spadille.core.errors import BadOptions, SpadilleError, Unreadable
from spadille.games import GAMES, entry
from spadille.manifest import Solver
from spadille.search import Effort, card_values, values
from spadille.search.problem import Problem, in_file_order, read_pbn, spell

_AT_ONCE = 256
_DEAL_COLUMNS = 3

T = TypeVar("T")


def solve_deals(path: Path, *, threads: int, unbroken: bool, value_only: bool) -> int:
    """Print for each deal the tricks of the leading side, and those after each card."""

    def read(line: str) -> tuple[str, Problem]:
        columns = line.split("\t")
        if len(columns) < _DEAL_COLUMNS:
            raise Unreadable("expected an id, a deal and the seat on lead, parted by tabs")
        return columns[0], read_pbn(columns[1], columns[2].strip(), unbroken=unbroken)

    def answer(batch: list[tuple[str, Problem]]) -> Iterator[str]:
        problems, effort = [problem for _, problem in batch], Effort(threads=threads)
        if value_only:
            for (name, _), tricks in zip(batch, values(problems, effort), strict=True):
                yield f"{name}\t{tricks}"
            return
        for (name, problem), each in zip(batch, card_values(problems, effort), strict=True):
            found = each or {}
            cards = [card for card in in_file_order(problem.hands[problem.leader]) if card in found]
            most = max(found.values(), default=0)
            yield f"{name}\t{most}\t" + " ".join(f"{spell(card)}={found[card]}" for card in cards)

    return _solve(path, "id", read, answer)


def solve_game(words: Sequence[str], *, threads: int) -> int:
    """Print a line for each position of a file, by the solver of a game; `words` are the game, the file and flags."""
    found = entry(words[0])
    if not found.laboratory.solver:
        known = ", ".join(each.name for each in GAMES.values() if each.laboratory.solver)
        raise BadOptions(f"expected a game that has a solver: {known}; got {found.name}")
    solver: Solver = found.part(found.laboratory.solver)
    files, given = _flags(words[1:], solver)
    if len(files) != 1:
        flags = "\n".join(f"  --{name.replace('_', '-')}  {words}" for name, words in solver.flags.items())
        raise BadOptions(f"expected: spadille solve {found.name} FILE, with any of\n{flags}")

    rules = solver.rules(given)

    def answer(batch: list[Any]) -> Iterator[str]:
        return solver.answer(batch, rules, threads)

    return _solve(Path(files[0]), solver.heading, solver.read, answer)


def _flags(words: Sequence[str], solver: Solver) -> tuple[list[str], dict[str, object]]:
    """Files, and what the flags say: `--passes 3`, `--passes=3`, `--overlap-match`, `--no-overlap-match`."""
    files: list[str] = []
    given: dict[str, object] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            files.append(word)
            continue
        name, equals, said = word[2:].replace("-", "_").partition("=")
        off = name.removeprefix("no_") if name not in solver.flags else name
        if off not in solver.flags:
            raise BadOptions(
                f"expected {', '.join('--' + each.replace('_', '-') for each in solver.flags)}; got {word}"
            )
        if off != name:
            given[off] = False
        elif equals or (rest and not rest[0].startswith("--") and len(rest) + len(files) > 1):
            given[name] = _value(said if equals else rest.pop(0))
        else:
            given[name] = True
    return files, given


def _value(said: str) -> object:
    word = said.replace("-", "_")
    return int(word) if word.isdecimal() else {"yes": True, "no": False}.get(word, word)


def _solve(path: Path, heading: str, read: Callable[[str], T], answer: Callable[[list[T]], Iterator[str]]) -> int:
    """Read all lines, then answer them in order, some at a time."""
    with _opened(path) as file:
        asked = list(_lines(file, heading, read))
    rest = iter(asked)
    while batch := list(islice(rest, _AT_ONCE)):
        for line in answer(batch):
            print(line)
        sys.stdout.flush()
    return 0


def _opened(path: Path) -> TextIO:
    return (
        open(sys.stdin.fileno(), encoding="utf-8", closefd=False) if str(path) == "-" else path.open(encoding="utf-8")
    )


def _lines(file: TextIO, heading: str, read: Callable[[str], T]) -> Iterator[T]:
    for number, line in enumerate(file, start=1):
        text = line.rstrip("\r\n")
        if not text.strip() or (number == 1 and text.split("\t")[0] == heading):
            continue
        try:
            yield read(text)
        except SpadilleError as error:
            raise Unreadable(f"line {number}: {error}") from None
