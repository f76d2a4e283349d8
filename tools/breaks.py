"""Breaks: deliberate faults in what enforces a clause; tools/guards.py checks that the clause's own test fails.

An option that cites the clause is set to its neighbours in the rulebooks of that clause, and the code that cites it,
with the constants it names, is changed in every way that tools/mutants.py knows, including tables of letters and
numbers.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from spadille.clause_index import places
from spadille.core.options import OptionValue, Rulebook, Spec, specs
from spadille.games import GAMES
from tools.mutants import PACKAGE, UPPER_FLOOR, Mutant, mutants_of

NOT_RULES: Final = UPPER_FLOOR | {"scene.py", "clauses.py", "roads.py", "odds.py", "solver.py"}
UNITS: Final = (
    ast.FunctionDef, ast.If, ast.match_case, ast.For, ast.While, ast.With, ast.Assign, ast.AnnAssign,
)  # fmt: skip
"""The kinds of code that a citation can refer to."""
TABLES: Final = (ast.Assign, ast.AnnAssign)
LITTLE: Final = 4
"""Number of changes below which code says little."""


# -- options that cite a clause ------------------------------------------------------------------


@dataclass(frozen=True)
class Shift:
    """A change of an option from one value to another, in the rulebooks of a game that have the first value."""

    game: str
    books: tuple[str, ...]
    option: str
    old: OptionValue
    new: OptionValue

    @property
    def change(self) -> str:
        """The change in words: the old and the new value."""
        return f"{self.option}: {self.old}  =>  {self.new}"

    def __str__(self) -> str:
        return f"{self.game} {'/'.join(self.books)} {self.change}"

    def make(self, games: Mapping[str, Any]) -> None:
        """Change the rulebooks in place; `undo` restores the old value."""
        self._set(games, self.new)

    def undo(self, games: Mapping[str, Any]) -> None:
        self._set(games, self.old)

    def _set(self, games: Mapping[str, Any], value: OptionValue) -> None:
        rulebooks = games[self.game].rulebooks
        for name in self.books:
            book = rulebooks[name]
            options = msgspec.structs.replace(book.options, **{self.option: value})
            rulebooks[name] = msgspec.structs.replace(book, options=options)


def neighbours(spec: Spec, value: OptionValue) -> list[OptionValue]:
    """The values next to one: a number one more and one less, every other choice, a number in place of none."""
    found: list[OptionValue] = [value + 1, value - 1] if type(value) is int and spec.whole else []
    if value is None and spec.whole:
        found.append(min(spec.option.high, max(spec.option.low, 1)))
    found += spec.choices
    return [each for each in found if spec.allows(each) and (each != value or type(each) is not type(value))]


def shifts_of(game: str, clause: str) -> list[Shift]:
    """Every option that cites a clause, set to its neighbours in the rulebooks whose clause it is."""
    books: list[Rulebook[Any]] = [
        each for each in GAMES[game].rulebooks.values() if clause.startswith(each.prefix + "-")
    ]
    found: list[Shift] = []
    for name, spec in specs(type(books[0].options)).items() if books else ():
        if clause not in spec.option.clauses.split():
            continue
        alike: dict[OptionValue, list[str]] = {}
        for book in books:
            alike.setdefault(getattr(book.options, name), []).append(book.name)
        for value, names in alike.items():
            found += [Shift(game, tuple(names), name, value, other) for other in neighbours(spec, value)]
    return found


# -- code that cites a clause --------------------------------------------------------------------


@cache
def tree_of(path: str) -> ast.Module:
    return ast.parse((PACKAGE / path).read_text("utf-8"))


@cache
def mutants_in(path: str) -> tuple[Mutant, ...]:
    """Every change of a file, including its tables."""
    source = (PACKAGE / path).read_text("utf-8")
    return (*mutants_of(path, source), *tables_of(source, path))


def tables_of(source: str, path: str = "") -> Iterator[Mutant]:
    """Changes of the tables of a file: two adjacent letters of a row swapped, a row of numbers continued."""
    lines = source.encode().splitlines(keepends=True)
    starts = [sum(map(len, lines[:number])) for number in range(len(lines))]
    for node in (each for top in ast.parse(source).body if isinstance(top, TABLES) for each in ast.walk(top)):
        for new in _other_tables(node):
            assert isinstance(node, ast.expr)
            assert node.end_lineno is not None
            assert node.end_col_offset is not None
            span = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
            yield Mutant(path, node.lineno, "", "", ast.unparse(node), new, span)


def _other_words(text: str) -> Iterator[str]:
    """A table of single letters, with each of them in turn replaced by another one of the table."""
    found = list(re.finditer(r"(?<= )[A-Z](?= )", text))
    letters = sorted({each[0] for each in found})
    for each in found if len(letters) > 1 else ():
        other = letters[(letters.index(each[0]) + 1) % len(letters)]
        yield repr(text[: each.start()] + other + text[each.end() :])


def _other_tables(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Tuple(elts=[*_, ast.Constant(value=int(last))]) if type(last) is int:
            yield ast.unparse(ast.Tuple([*node.elts, ast.Constant(last + 1)], ast.Load()))
        case ast.Constant(value=str(text)):
            yield from _other_words(text)
            for found in re.finditer(r"(?<![A-Za-z-])[A-Z0-9]( ?[A-Z0-9])+(?![A-Za-z-])", text):
                places = [at for at in range(*found.span()) if text[at] != " "]
                for one, other in pairwise(places):
                    if text[one] != text[other]:
                        swapped = text[:one] + text[other] + text[one + 1 : other] + text[one] + text[other + 1 :]
                        yield repr(swapped)


@cache
def span(node: ast.AST) -> tuple[int, int]:
    """The first and the last line of a node."""
    lines = [getattr(each, name) for each in ast.walk(node) for name in ("lineno", "end_lineno") if hasattr(each, name)]
    return min(lines), max(lines)


def units(tree: ast.Module, line: int) -> list[ast.AST]:
    """The code that a citation on a line refers to, the narrowest first: a branch, the function, the declaration.

    A docstring after a declaration and a comment before one belong to it; a citation in the docstring of a module or
    class refers to no single piece of code.
    """
    node: ast.AST = tree
    found: list[ast.AST] = []
    while True:
        if isinstance(node, UNITS):
            found.insert(0, node)
        bodies = [each for each in ast.iter_child_nodes(node) if isinstance(each, ast.stmt | ast.match_case)]
        at = next((at for at, each in enumerate(bodies) if span(each)[0] <= line <= span(each)[1]), None)
        if at is None:
            after: list[ast.AST] = [each for each in bodies if span(each)[0] > line and isinstance(each, UNITS)]
            return found or after[:1]
        if isinstance(bodies[at], ast.Expr) and isinstance(node, ast.Module | ast.ClassDef):
            return [each for each in bodies[max(0, at - 1) : at] if isinstance(each, TABLES)]
        node = bodies[at]


Region: TypeAlias = tuple[str, int, int]
"""A file with the first and the last line of a piece of it."""


@cache
def declared(folder: str) -> dict[str, list[tuple[Region, bool]]]:
    """The constants and functions of a folder by name: their regions, and True for a function."""
    found: dict[str, list[tuple[Region, bool]]] = {}
    for file in sorted((PACKAGE / folder).glob("*.py")):
        for each in () if file.name in NOT_RULES else tree_of(f"{folder}/{file.name}").body:
            target = each.targets[0] if isinstance(each, ast.Assign) else getattr(each, "target", None)
            region = f"{folder}/{file.name}", *span(each)
            if isinstance(target, ast.Name) and target.id.isupper():
                found.setdefault(target.id, []).append((region, False))
            elif isinstance(each, ast.FunctionDef):
                found.setdefault(each.name, []).append((region, True))
    return found


def named_in(path: str, node: ast.AST) -> tuple[list[Region], list[Region]]:
    """The regions of the constants and of the functions that a piece of code names, if the game or the parts declare
    them.
    """
    names = {each.id: None for each in ast.walk(node) if isinstance(each, ast.Name)}
    folders = dict.fromkeys((str(Path(path).parent), "parts", "cards"))
    there = [each for folder in folders for name in names for each in declared(folder).get(name, ())]
    return [region for region, function in there if not function], [region for region, function in there if function]


@cache
def mutants_of_lines(path: str) -> dict[int, list[Mutant]]:
    """The changes of a file by line."""
    found: dict[int, list[Mutant]] = {}
    for each in mutants_in(path):
        found.setdefault(each.line, []).append(each)
    return found


def mutants_at(regions: Iterable[Region]) -> list[Mutant]:
    """Every change within some pieces of code."""
    lines = dict.fromkeys((path, line) for path, first, last in regions for line in range(first, last + 1))
    return [each for path, line in lines for each in mutants_of_lines(path).get(line, ())]


def code_of(package: str, clause: str) -> list[Mutant]:
    """Every break of the code that cites a clause; if it has few changes, also of the functions it calls."""
    regions: dict[Region, None] = {}
    for place in places(package, clause):
        path = place.file.removeprefix("spadille/")
        if NOT_RULES & set(Path(path).parts):
            continue
        for node in units(tree_of(path), place.line):
            constants, functions = named_in(path, node)
            around = [(path, *span(node)), *constants]
            if len(mutants_at(around)) < LITTLE:
                around += functions
            if mutants_at(around):
                regions.update(dict.fromkeys(around))
                break
    return mutants_at(regions)
