"""Perfect play in trick games with all cards visible. In C++ where it could be built, else in Python."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.search import kernel, reference, worth
from spadille.search.problem import Problem, flaw
from spadille.search.worth import Stake

_native: Any = kernel.chosen("spadille.search._native")

NATIVE: Final = _native is not None
Asked = TypeVar("Asked", Problem, Stake)


class Effort(Value, frozen=True, kw_only=True):
    """The limits of a search; a problem that needs more has no answer (None)."""

    threads: int = 1
    nodes: int = 0
    """Maximum number of positions for one problem; 0: no limit. In plain Python only Pyramid heeds it."""
    memory: int = 256 << 20
    """Bytes for all threads together, never exceeded. In plain Python only Pyramid heeds it, roughly."""


USUAL: Final = Effort()


def in_use() -> str:
    """The search in use here, in words."""
    return (
        f"native (C++), built for {kernel.build(_native)}"
        if NATIVE
        else "plain Python: no compiler was there when it was installed, large deals take too long"
    )


def values(problems: Iterable[Problem], effort: Effort = USUAL) -> list[int | None]:
    """For each problem, the tricks of the leading side with perfect play on both sides."""
    checked = _checked(problems)
    if not NATIVE:
        return [reference.value(each) for each in checked]
    found = _native.solve([_packed(each) for each in checked], False, effort.threads, effort.nodes, effort.memory)
    return [None if each < 0 else each for each in found]


def card_values(problems: Iterable[Problem], effort: Effort = USUAL) -> list[dict[int, int] | None]:
    """For each problem, the tricks of the leading side after every card that the seat on turn may play."""
    checked = _checked(problems)
    if not NATIVE:
        return [reference.values(each) for each in checked]
    found = _native.solve([_packed(each) for each in checked], True, effort.threads, effort.nodes, effort.memory)
    return [dict(each) or None for each in found]


def worth_values(stakes: Iterable[Stake], effort: Effort = USUAL) -> list[int | None]:
    """For each stake, the table's value for side 0 with perfect play on both sides."""
    checked = _checked(stakes)
    if not NATIVE:
        return [reference.worth(each) for each in checked]
    asked = [(_packed(each.problem), each.table, each.nils) for each in checked]
    found: list[int | None] = _native.worth(asked, False, effort.threads, effort.nodes, effort.memory)
    return found


def worth_card_values(stakes: Iterable[Stake], effort: Effort = USUAL) -> list[dict[int, int] | None]:
    """For each stake, the value for side 0 after every card that the seat on turn may play."""
    checked = _checked(stakes)
    if not NATIVE:
        return [reference.worths(each) for each in checked]
    asked = [(_packed(each.problem), each.table, each.nils) for each in checked]
    found = _native.worth(asked, True, effort.threads, effort.nodes, effort.memory)
    return [dict(each) or None for each in found]


def legal(problem: Problem) -> int:
    """The cards that the seat on turn may play, as a set."""
    (checked,) = _checked([problem])
    return int(_native.legal(_packed(checked))) if NATIVE else reference.legal(checked)


def perft(problem: Problem, depth: int) -> int:
    """Number of ways to play `depth` cards."""
    (checked,) = _checked([problem])
    return int(_native.perft(_packed(checked), depth)) if NATIVE else reference.perft(checked, depth)


def _checked(asked: Iterable[Asked]) -> list[Asked]:
    every = list(asked)
    for each in every:
        if wrong := flaw(each) if isinstance(each, Problem) else worth.flaw(each):
            raise SpadilleError(wrong)
    return every


def _packed(problem: Problem) -> tuple[object, ...]:
    trump = -1 if problem.trump is None else problem.trump
    strict, unbroken = problem.duty == "head", problem.unbroken
    return (problem.hands, problem.leader, trump, problem.table, problem.sides, strict, unbroken)
