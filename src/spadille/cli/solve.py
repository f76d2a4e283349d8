"""Perfect play from the command line: double-dummy deals, and decks of Pyramid, one a line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import TextIO, TypeVar

import msgspec

from spadille.core.errors import BadOptions, SpadilleError, Unreadable
from spadille.search import Effort, card_values, values, win_pyramids
from spadille.search.problem import Problem, in_file_order, read_pbn, spell
from spadille.search.pyramid import CARDS, PyramidRules, flaw

_AT_ONCE = 256
_RANKS = "A23456789TJQK"
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


def solve_pyramids(path: Path, rules: PyramidRules, *, threads: int) -> int:
    """Print for each deck the steps of a shortest line, 0 if there is none, ? if it took too much memory."""

    def answer(batch: list[bytes]) -> Iterator[str]:
        effort = Effort(threads=threads, memory=threads << 30)
        for line in win_pyramids(batch, rules, effort=effort):
            yield "?" if line is None else str(len(line))

    return _solve(path, "deck", _read_deck, answer)


def pyramid_rules(given: dict[str, object]) -> PyramidRules:
    """The rules from what was said on the command line."""
    try:
        return msgspec.convert(given, PyramidRules)
    except msgspec.ValidationError as error:
        raise BadOptions(f"solve pyramid: {error}") from None


def _read_deck(line: str) -> bytes:
    words = line.split("\t")[0].split()
    for word in words:
        if word[:1].upper() not in _RANKS or word[1:].upper() not in tuple("CDHS"):
            raise Unreadable(f"expected cards such as Ah or Ts; came {word[:20]!r}")
    if len(words) != CARDS or len({word.upper() for word in words}) != CARDS:
        raise Unreadable(f"expected {CARDS} different cards; came {len({word.upper() for word in words})}")
    deck = bytes(_RANKS.index(word[0].upper()) + 1 for word in words)
    if wrong := flaw(deck):
        raise Unreadable(wrong)
    return deck


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
