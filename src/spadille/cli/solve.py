"""Perfect play on the command line: double-dummy deals, and input for a game's own solver, one per line.

Lines are answered in order as they arrive. An unreadable one is reported on standard error; the others are answered.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, TypeVar

import msgspec

from spadille.cli.names import game_named, meant
from spadille.core.encoding import flaw, other_kind
from spadille.core.errors import BadOptions, SpadilleError, Unreadable, shortly
from spadille.games import GAMES, entry
from spadille.manifest import Solver
from spadille.search import Effort, card_values, values
from spadille.search.problem import COMPASS, Problem, in_file_order, read_pbn, spell

_BAD_INPUT = 2
_AT_ONCE = 64
_CHUNK = 1 << 16
_DEAL_COLUMNS = 3
DEALS = "deals"
_EVERYWHERE = ("threads", "json")
_OF_DEALS = (*_EVERYWHERE, "value-only", "unbroken")

T = TypeVar("T")


class Answer(NamedTuple):
    """Output for a line, as text and as plain data."""

    text: str
    data: dict[str, Any]


# -- words -------------------------------------------------------------------------------------------


def solvers() -> list[str]:
    """The games that have a solver."""
    return [each.name for each in GAMES.values() if each.laboratory.solver]


def arranged(words: Sequence[str], commands: Sequence[str]) -> list[str]:
    """The arguments of `solve` with its command in front; deals are the default.

    >>> arranged(["--threads", "2", "cards.tsv"], ["deals"])
    ['deals', '--threads', '2', 'cards.tsv']
    """
    if not words or words[0] in ("-h", "--help"):
        return list(words)
    for at, word in enumerate(words):
        if word.casefold() in commands:
            return [word.casefold(), *words[:at], *words[at + 1 :]]
    first, *rest = words
    if not first.startswith("-") and rest and not Path(first).exists():
        try:
            return [meant(first, commands, "a game"), *rest]
        except BadOptions:
            pass
    return [DEALS, *words]


def one_file(words: Sequence[str]) -> Path:
    """The file with deals; raises BadOptions for flags and games that do not belong to deals."""
    for word in words:
        if word.startswith("-") and word != "-":
            raise _foreign(word, DEALS, _OF_DEALS)
    if len(words) > 1:
        first = words[0]
        if first in GAMES:
            raise BadOptions(f"expected a game that has a solver: {', '.join(solvers())}; got {first}")
        raise BadOptions(f"expected one file; got {len(words)}: {' '.join(words)[:60]}")
    if words[0][:1] in COMPASS and words[0][1:2] == ":" and " " in words[0] and not Path(words[0]).exists():
        raise BadOptions(
            f"expected a file, a deal in each line; got a deal: {shortly(words[0])} (`-` reads typed lines)"
        )
    return Path(words[0])


def _solver(game: str) -> Solver:
    solver: Solver = entry(game).part(entry(game).laboratory.solver)
    return solver


def flag_lines(game: str) -> list[str]:
    """Rule flags of a game's solver, a line each."""
    flags = {f"--{name.replace('_', '-')}": words for name, words in _solver(game).flags.items()}
    width = max(map(len, flags))
    return [f"{flag:{width}}  {words}" for flag, words in flags.items()]


def _foreign(word: str, command: str, own: Sequence[str]) -> BadOptions:
    """The error for a flag that a command does not have, with the command that has it."""
    flag = word.partition("=")[0].lstrip("-").replace("_", "-")
    others = {name: [each.replace("_", "-") for each in _solver(name).flags] for name in solvers()}
    others[DEALS] = list(_OF_DEALS)
    there = [name for name, flags in others.items() if name != command and flag.removeprefix("no-") in flags]
    hint = f" (`solve {there[0]}` has)" if there else ""
    return BadOptions(
        f"`solve {command}` has no flag --{flag}{hint}; expected {', '.join('--' + each for each in own)}"
    )


# -- answers -----------------------------------------------------------------------------------------


def solve_deals(path: Path, *, threads: int, unbroken: bool, value_only: bool, as_json: bool = False) -> int:
    """Print the leading side's tricks for each deal, and those for each card; return 2 if a line was bad."""
    effort = Effort(threads=threads)

    def read(line: str) -> tuple[str, Problem]:
        columns = line.split("\t")
        if len(columns) < _DEAL_COLUMNS:
            raise Unreadable(
                f"expected an id, a deal and the seat on lead, separated by tabs; got {shortly(line.strip())}"
            )
        return columns[0], read_pbn(columns[1], columns[2].strip(), unbroken=unbroken)

    def answer(batch: Sequence[tuple[str, Problem]]) -> Iterator[Answer]:
        problems = [problem for _, problem in batch]
        if value_only:
            for (name, _), tricks in zip(batch, values(problems, effort), strict=True):
                yield Answer(f"{name}\t{tricks}", {"id": name, "tricks": tricks})
            return
        for (name, problem), each in zip(batch, card_values(problems, effort), strict=True):
            yield _by_card(name, problem, each or {})

    return _solve(path, "id", read, answer, as_json=as_json)


def _by_card(name: str, problem: Problem, found: dict[int, int]) -> Answer:
    by_card = {spell(card): found[card] for card in in_file_order(problem.hands[problem.leader]) if card in found}
    most = max(by_card.values(), default=0)
    shown = " ".join(f"{card}={tricks}" for card, tricks in by_card.items())
    return Answer(f"{name}\t{most}\t{shown}", {"id": name, "tricks": most, "cards": by_card})


def solve_game(game: str, words: Sequence[str], *, threads: int, as_json: bool = False) -> int:
    """Print a line for each position of a file, with a game's solver; `words` are the file and its flags."""
    solver = _solver(game_named(game))
    files, given = _flags(game, words, solver)
    if len(files) != 1:
        raise BadOptions(f"expected one file; got {len(files)}: {' '.join(files)[:60]}")
    rules = solver.rules(given)

    def answer(batch: Sequence[Any]) -> Iterator[Answer]:
        for text in solver.answer(batch, rules, threads):
            yield Answer(text, {"answer": int(text) if text.isdecimal() else None if text == "?" else text})

    return _solve(Path(files[0]), solver.heading, solver.read, answer, as_json=as_json)


def _flags(game: str, words: Sequence[str], solver: Solver) -> tuple[list[str], dict[str, object]]:
    """Files, and values of the flags: `--passes 3`, `--passes=3`, `--overlap-match`, `--no-overlap-match`."""
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
            raise _foreign(word, game, [each.replace("_", "-") for each in (*solver.flags, *_EVERYWHERE)])
        if off != name:
            given[off] = False
        elif equals or (rest and not _names_a_file(rest[0]) and len(rest) + len(files) > 1):
            given[name] = _value(said if equals else rest.pop(0))
        else:
            given[name] = True
    return files, given


def _names_a_file(word: str) -> bool:
    """True if a word is no value of the flag before it: another flag, or a file that is there."""
    return word.startswith("--") or word == "-" or Path(word).is_file()


def _value(said: str) -> object:
    word = said.replace("-", "_")
    return int(word) if word.isdecimal() else {"yes": True, "no": False}.get(word, word)


# -- lines -------------------------------------------------------------------------------------------


def _solve(
    path: Path,
    heading: str,
    read: Callable[[str], T],
    answer: Callable[[Sequence[T]], Iterator[Answer]],
    *,
    as_json: bool,
) -> int:
    """Answer the lines of a file as they arrive; return 2 if any was bad. Raises Unreadable for an unreadable file."""
    status = 0
    for lines in _arrivals(path):
        asked: list[tuple[int, T]] = []
        for number, line in lines:
            if number == 1 and other_kind(line):
                raise Unreadable(f"{path}: {flaw(line)}")
            try:
                if wrong_text := flaw(line):
                    raise Unreadable(wrong_text)
                text = line.decode().strip("\r\n\ufeff")
                if text.strip() and not (number == 1 and text.split("\t")[0] == heading):
                    asked.append((number, read(text)))
            except SpadilleError as wrong:
                status = _named(number, wrong)
        for number, found in zip((number for number, _ in asked), answer([each for _, each in asked]), strict=True):
            print(msgspec.json.encode({"line": number, **found.data}).decode() if as_json else found.text)
        sys.stdout.flush()
    return status


def _named(number: int, wrong: SpadilleError) -> int:
    """Report what is wrong with a line; return the exit status."""
    print(f"spadille: line {number}: {wrong}", file=sys.stderr, flush=True)
    return _BAD_INPUT


def _arrivals(path: Path) -> Iterator[list[tuple[int, bytes]]]:
    """Yield the numbered lines of a file in batches of those available, without waiting for more."""
    if str(path) == "-":
        yield from _split(sys.stdin.buffer)
        return
    with path.open("rb") as file:
        yield from _split(file)


def _split(file: BinaryIO) -> Iterator[list[tuple[int, bytes]]]:
    numbers, left = count(1), b""
    while data := file.read1(_CHUNK):  # type: ignore[attr-defined]
        *lines, left = (left + data).split(b"\n")
        rest = iter(lines)
        while some := list(islice(rest, _AT_ONCE)):
            yield [(next(numbers), line) for line in some]
    if left:
        yield [(next(numbers), left)]
