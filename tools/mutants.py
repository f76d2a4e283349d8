"""Mutants: the rules broken at random places, to check that a test fails.

    python -m tools.mutants --count 100 --seed 7

Every mutant is one small change (a comparison, a constant, `and`, `not`, a condition, a statement, two arguments,
an operator) in a temporary copy of the package, never in the tree. A mutant that no stage of its tests kills is a
survivor: a hole in the tests, or one of equivalent_mutants.txt, which lists those that change nothing and why.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import copy
import os
import py_compile
import random
import re
import resource
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = ROOT / "src" / "spadille"
EQUIVALENT: Final = Path(__file__).with_name("equivalent_mutants.txt")
ROOMS: Final = ("games", "parts", "core", "cards", "fair")
UPPER_FLOOR: Final = {"players", "native.py", "manifest.py", "measured.py"}
PLAYERS: Final = ("club", "strong", "bot", "native", "endings", "prospects")
"""Names of tests in a game's folder for its players, not its rules."""
MEMORY: Final = 4 << 30

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


UNSWAPPED: Final = ("isinstance", "max", "min")
"""Functions whose first two arguments are not swapped: the order makes an error, or no difference."""

Key: TypeAlias = tuple[str, str, str]


@dataclass(frozen=True)
class Mutant:
    """One change: its place, the whole line there and the one before, the old and the new text."""

    path: str
    line: int
    before: str
    text: str
    old: str
    new: str
    span: tuple[int, int] = (0, 0)
    nth: int = 1
    """The number of this change among equal ones on the line."""

    @property
    def change(self) -> str:
        """The change in words: the old and the new text."""
        return f"{self.old}  =>  {self.new}" + (f"  (no. {self.nth})" if self.nth > 1 else "")

    @property
    def key(self) -> Key:
        """The part that stays the same when lines and files move."""
        return self.before, self.text, self.change

    @property
    def room(self) -> str:
        """The row of the table in which it is counted: the folder, or for games the game; all scenes share a row."""
        first, *rest = self.path.split("/")
        return first if first != "games" else "scenes" if rest[-1] == "scene.py" else rest[0]

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.change}"


# -- where a change can be made ------------------------------------------------------------------


def changes(node: ast.AST) -> Iterator[ast.AST | str]:
    """Yield the replacements of a node, as nodes or as text."""
    match node:
        case ast.Compare(ops=ops):
            for place, each in enumerate(ops):
                changed = copy.deepcopy(node)
                changed.ops[place] = COMPARISONS[type(each)]()
                yield changed
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
            yield ast.BinOp(left, OPERATORS[type(op)](), right)
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield from (str(value + 1), str(value - 1))
        case ast.Call(func=func, args=[one, other, *_]) if not {type(one), type(other)} & {ast.Starred}:
            if ast.dump(one) != ast.dump(other) and ast.unparse(func) not in UNSWAPPED:
                changed_call = copy.deepcopy(node)
                changed_call.args[:2] = [other, one]
                yield changed_call


def conditions(node: ast.AST) -> Iterator[tuple[ast.expr, ast.AST | str]]:
    """Conditions of a node that can be inverted, or dropped where they filter."""
    match node:
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield test, ast.UnaryOp(ast.Not(), test)
        case ast.match_case(guard=ast.expr() as guard):
            yield guard, ast.UnaryOp(ast.Not(), guard)
        case ast.comprehension(ifs=ifs):
            yield from ((each, "True") for each in ifs)


def dropped(node: ast.AST) -> Iterator[ast.stmt]:
    """Statements of a node's bodies that can be left out: calls, refusals, early returns."""
    nested = not isinstance(node, ast.FunctionDef)
    for name in ("body", "orelse", "finalbody"):
        body = getattr(node, name, None)
        for each in body if isinstance(body, list) else ():
            match each:
                case ast.Expr(value=ast.Constant()):
                    continue
                case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break():
                    yield each
                case ast.Return() if nested:
                    yield each


def unmutated(node: ast.AST) -> list[ast.AST]:
    """Parts of a node without effect at run time: annotations, decorators, bases, assertions for the type checker."""
    match node:
        case ast.Assert() | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            return list(ast.iter_child_nodes(node))
        case ast.FunctionDef(decorator_list=marks, returns=returns):
            return [*marks, *([returns] if returns else [])]
        case ast.ClassDef(decorator_list=marks, bases=bases, keywords=keywords):
            return [*marks, *bases, *keywords]
        case ast.AnnAssign(annotation=kind, value=value) if "TypeAlias" in ast.unparse(kind):
            return [kind, *([value] if value else [])]
        case ast.AnnAssign(annotation=kind):
            return [kind]
        case ast.arg(annotation=ast.expr() as kind):
            return [kind]
        case ast.keyword(arg="strict", value=value) | ast.Call(func=ast.Name(id="isinstance"), args=[_, value]):
            return [value]
    return []


def mutants_of(path: str, source: str) -> list[Mutant]:
    """Every change of a file, in the order of its text."""
    lines = source.encode().splitlines(keepends=True)
    starts = [0]
    for each in lines:
        starts.append(starts[-1] + len(each))
    found: list[Mutant] = []

    def add(node: ast.expr | ast.stmt, new: ast.AST | str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        span = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
        becomes = new if isinstance(new, str) else ast.unparse(new)
        before, text = ["", *source.splitlines()][node.lineno - 1 : node.lineno + 1]
        one = Mutant(path, node.lineno, before.strip(), text.strip(), ast.unparse(node), becomes, span)
        nth = 1 + sum(each.line == one.line and (each.old, each.new) == (one.old, one.new) for each in found)
        found.append(replace(one, nth=nth))

    def walk(node: ast.AST) -> None:
        skipped = unmutated(node)
        if isinstance(node, ast.expr):
            for new in changes(node):
                add(node, new)
        for condition, new in conditions(node):
            add(condition, new)
        for statement in dropped(node):
            add(statement, "pass")
        for each in ast.iter_child_nodes(node):
            if each not in skipped:
                walk(each)

    walk(ast.parse(source))
    return found


def everything() -> list[Mutant]:
    """Every mutant of the rules, the parts and the foundations."""
    paths = (path.relative_to(PACKAGE) for room in ROOMS for path in sorted((PACKAGE / room).rglob("*.py")))
    return [
        mutant
        for path in paths
        if not UPPER_FLOOR & set(path.parts)
        for mutant in mutants_of(path.as_posix(), (PACKAGE / path).read_text("utf-8"))
    ]


def mutated(source: str, mutant: Mutant) -> str:
    """The file with the change made, in brackets so that the code around it keeps its meaning."""
    data, (start, end) = source.encode(), mutant.span
    new = mutant.new if mutant.new == "pass" else f"({mutant.new})"
    return (data[:start] + new.encode() + data[end:]).decode()


# -- the equivalent ones -------------------------------------------------------------------------


def equivalents(text: str) -> dict[Key, str]:
    """The listed mutants and the reason for each: blocks of file, line before, line, change and reason."""
    listed: dict[Key, str] = {}
    kept = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    for block in filter(None, map(str.strip, re.split(r"\n\s*\n", kept))):
        rows = [line.strip() for line in block.splitlines()]
        if len(rows) != 5 or "  =>  " not in rows[3]:
            raise SystemExit(f"{EQUIVALENT.name}: expected file, two lines, 'old  =>  new', reason; got {block!r}")
        listed[rows[1], rows[2], rows[3]] = rows[4]
    return listed


# -- the tests that a mutant must pass to survive ------------------------------------------------


def stages(mutant: Mutant) -> list[list[str]]:
    """Arguments of pytest, one list for each stage: the nearest tests first."""
    without = [f"--ignore-glob=*/test_{word}*.py" for word in PLAYERS]
    rules = ["tests/clauses/test_scenarios.py", "tests/clauses/test_rulebooks.py", "tests/golden", "tests/conformance"]
    ground = ["tests/core", "tests/parts", "tests/cards", "tests/fair", "tests/table", "tests/repo/test_doctests.py"]
    first, *rest = mutant.path.split("/")
    if first == "games" and len(rest) > 1:
        near = ["-k", rest[0], *rules, f"tests/games/{rest[0]}", *without]
        far = [*ground, "tests/scene", "tests/properties", "tests/clauses/test_clauses.py"]
        room = "tests/envs" if rest[1].startswith("encoding") else f"tests/{rest[1].removesuffix('.py')}"
        return [near, far, [room]] if (ROOT / room).is_dir() and room not in far else [near, far]
    own = [[f"tests/{first}"]] if (ROOT / "tests" / first).is_dir() and first != "games" else []
    whole = [*ground, "tests/golden", "tests/clauses", "tests/properties"]
    return [*own, whole, ["tests/conformance", "tests/games", *without]]


class Copy:
    """A copy of the package with room for one mutant at a time."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "src" / "spadille"
        shutil.copytree(PACKAGE, self.package, ignore=shutil.ignore_patterns("__pycache__"))
        mode = py_compile.PycInvalidationMode.CHECKED_HASH
        compileall.compile_dir(self.package, quiet=2, invalidation_mode=mode)
        self.usual: dict[str, float] = {}
        """Duration of each stage without a mutant."""
        self.env = os.environ | {"PYTHONPATH": str(self.package.parent), "PYTHONDONTWRITEBYTECODE": "1"}

    def killed_by(self, mutant: Mutant, limit: float) -> str:
        """The test that fails, or "time" past the limit; empty for a survivor."""
        path = self.package / mutant.path
        source = path.read_text("utf-8")
        path.write_text(mutated(source, mutant), "utf-8")
        try:
            return next(filter(None, (self.run(stage, limit) for stage in stages(mutant))), "")
        finally:
            path.write_text(source, "utf-8")

    def run(self, stage: Sequence[str], limit: float) -> str:
        """Run a stage; return the first failed test, or an empty string. The limit is five times its usual duration."""
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-x",
            "-q",
            "--lane=whole",
            "--tenth=0",
            "-p",
            "no:cacheprovider",
            *stage,
        ]
        run = subprocess.Popen(
            command,
            cwd=ROOT,
            env=self.env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            preexec_fn=_little_memory,
        )
        try:
            told, _ = run.communicate(timeout=limit + 5 * self.usual.get(str(stage), 0.0))
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            run.communicate()
            return "time"
        if run.returncode == 0:
            return ""
        fell = re.search(r"^(?:FAILED|ERROR) (\S+)", told, re.MULTILINE)
        return fell[1] if fell else f"pytest ended with {run.returncode}"


def _little_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def baseline(tree: Copy, chosen: Iterable[Mutant], limit: float) -> None:
    """Run the tests without a mutant: they must pass, or every mutant would seem killed."""
    every = {tuple(stage): stage for mutant in chosen for stage in stages(mutant)}
    for stage in every.values():
        begun = time.monotonic()
        fell = tree.run(stage, 10 * limit)
        tree.usual[str(stage)] = time.monotonic() - begun
        if fell:
            raise SystemExit(f"expected the tests to pass unbroken; got {fell} in: pytest {' '.join(stage)}")


# -- the report ----------------------------------------------------------------------------------


def hunt(chosen: Sequence[Mutant], known: dict[Key, str], jobs: int, limit: float) -> dict[Mutant, str]:
    """The fate of each mutant: the test that killed it, "equivalent: …" or an empty string."""
    fates: dict[Mutant, str] = {}
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder, ThreadPoolExecutor(jobs) as pool:
        trees: SimpleQueue[Copy] = SimpleQueue()
        baseline(first := Copy(Path(folder) / "0"), [each for each in chosen if each.key not in known], limit)
        trees.put(first)
        for job in range(1, jobs):
            trees.put(other := Copy(Path(folder) / str(job)))
            other.usual = first.usual

        def try_one(mutant: Mutant) -> tuple[Mutant, str, float]:
            begun = time.monotonic()
            if mutant.key in known:
                return mutant, f"equivalent: {known[mutant.key]}", 0.0
            tree = trees.get()
            try:
                return mutant, tree.killed_by(mutant, limit), time.monotonic() - begun
            finally:
                trees.put(tree)

        for number, (mutant, fate, seconds) in enumerate(pool.map(try_one, chosen), 1):
            fates[mutant] = fate
            print(f"{number:4}/{len(chosen)} {seconds:4.0f} s  {mutant}  |  {fate or 'SURVIVED'}", flush=True)
    return fates


def report(fates: dict[Mutant, str]) -> None:
    """Print the table by room and the survivors."""
    counts: dict[str, Counter[str]] = {}
    for mutant, fate in fates.items():
        kind = "survived" if not fate else "equivalent" if fate.startswith("equivalent") else "killed"
        for room in (mutant.room, "all"):
            counts.setdefault(room, Counter())[kind] += 1
    print("\n| room | mutants | killed | equivalent | survived | killed of non-equivalent |\n|---|---|---|---|---|---|")
    for room in sorted(counts, key=lambda each: (each == "all", each)):
        row = counts[room]
        real = row["killed"] + row["survived"]
        rate = f"{100 * row['killed'] / real:.1f}%" if real else "-"
        print(f"| {room} | {row.total()} | {row['killed']} | {row['equivalent']} | {row['survived']} | {rate} |")
    late = sum(fate == "time" for fate in fates.values())
    print(f"\n{late} of the killed ran out of time. The survivors:")
    for mutant in (each for each, fate in fates.items() if not fate):
        print(f"\n# {mutant.line}\n{mutant.path}\n    " + "\n    ".join(mutant.key))


def main() -> None:
    """Draw a sample, try it, report it."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description="Break the rules at random.")
    parser.add_argument("--count", type=int, default=100, help="how many mutants (100)")
    parser.add_argument(
        "--seed", type=int, default=secrets.randbelow(1_000_000), help="which sample; drawn if not given"
    )
    parser.add_argument("--only", default="", help="a pattern for the mutant as it is printed: file:line: old  =>  new")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time (1)")
    parser.add_argument(
        "--limit", type=float, default=60.0, help="seconds that a stage may take beyond 5 times its usual (60)"
    )
    asked = parser.parse_args()
    every = [each for each in everything() if re.search(asked.only, str(each))]
    chosen = random.Random(asked.seed).sample(every, min(asked.count, len(every)))
    print(f"seed {asked.seed}: {len(chosen)} of {len(every)} mutants", flush=True)
    report(hunt(chosen, equivalents(EQUIVALENT.read_text("utf-8")), asked.jobs, asked.limit))


if __name__ == "__main__":
    main()
