"""Perfect play: trick games with all cards in sight, and Pyramid. In C++ where it could be built, else in Python."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

from spadille.core.contract import Value
from spadille.core.errors import SpadilleError
from spadille.search import pyramid, reference, worth
from spadille.search.problem import Problem, flaw
from spadille.search.pyramid import Line, PyramidRules, Start, Step
from spadille.search.worth import Solo, Stake, Worths

_native: Any
try:
    from spadille.search import _native as _built
except ImportError:  # no compiler was there when it was installed
    _native = None
else:
    _native = _built

NATIVE: Final = _native is not None
Asked = TypeVar("Asked", Problem, Stake, Solo)


class Effort(Value, frozen=True, kw_only=True):
    """How much a search may spend; a problem that needs more has no answer (None)."""

    threads: int = 1
    nodes: int = 0
    """Positions looked at for one problem; 0: as many as it takes. The plain Python search knows no such bound."""
    memory: int = 256 << 20
    """Bytes for all threads together, taken once and never exceeded."""


USUAL: Final = Effort()


def in_use() -> str:
    """Which search answers here, in words."""
    return (
        "native (C++)"
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
    """For each problem, the same after every card the seat on turn may play."""
    checked = _checked(problems)
    if not NATIVE:
        return [reference.values(each) for each in checked]
    found = _native.solve([_packed(each) for each in checked], True, effort.threads, effort.nodes, effort.memory)
    return [dict(each) or None for each in found]


def worth_values(stakes: Iterable[Stake], effort: Effort = USUAL) -> list[int | None]:
    """For each stake, what its table gives side 0 with perfect play on both sides, each for the table's worth."""
    checked = _checked(stakes)
    if not NATIVE:
        return [reference.worth(each) for each in checked]
    asked = [(_packed(each.problem), each.table, each.nils) for each in checked]
    found: list[int | None] = _native.worth(asked, False, effort.threads, effort.nodes, effort.memory)
    return found


def worth_card_values(stakes: Iterable[Stake], effort: Effort = USUAL) -> list[dict[int, int] | None]:
    """For each stake, the same after every card the seat on turn may play."""
    checked = _checked(stakes)
    if not NATIVE:
        return [reference.worths(each) for each in checked]
    asked = [(_packed(each.problem), each.table, each.nils) for each in checked]
    found = _native.worth(asked, True, effort.threads, effort.nodes, effort.memory)
    return [dict(each) or None for each in found]


def solo_values(games: Iterable[Solo], effort: Effort = USUAL) -> list[Worths | None]:
    """For each game, what every seat gets when each plays for itself (max^n, ties as `worth.prefers` says)."""
    checked = _checked(games)
    return [
        worth.prefers(game.problem.turn, cards.values()) if cards else None
        for game, cards in zip(checked, solo_card_values(checked, effort), strict=True)
    ]


def solo_card_values(games: Iterable[Solo], effort: Effort = USUAL) -> list[dict[int, Worths] | None]:
    """For each game, the same after every card the seat on turn may play."""
    checked = _checked(games)
    if not NATIVE:
        return [reference.solo(each) for each in checked]
    asked = [(_packed(each.problem), each.tables) for each in checked]
    found = _native.solo(asked, effort.threads, effort.nodes, effort.memory)
    return [dict(each) or None for each in found]


def legal(problem: Problem) -> int:
    """The cards that the seat on turn may play, as a set."""
    (checked,) = _checked([problem])
    return int(_native.legal(_packed(checked))) if NATIVE else reference.legal(checked)


def perft(problem: Problem, depth: int) -> int:
    """How many ways of playing so many cards there are."""
    (checked,) = _checked([problem])
    return int(_native.perft(_packed(checked), depth)) if NATIVE else reference.perft(checked, depth)


def win_pyramids(
    decks: Sequence[bytes],
    rules: PyramidRules,
    *,
    shortest: bool = True,
    effort: Effort = USUAL,
    start: Start | None = None,
) -> list[Line | None]:
    """For each deck a line that wins, shortest if so asked; empty if there is none. None: not found out.

    `start` is the position from which all of them begin; without it nothing has been played.

    A deck is 52 values from 1 to 13: the pyramid from its apex row by row, then the stock, first card first.
    """
    if not NATIVE:
        start = _checked_start(decks, rules, start)
        return [pyramid.shortest(deck, rules, start) for deck in decks]
    found = _asked(decks, rules, (shortest, True), effort, start)
    return [None if line == -1 else tuple(_step(*each) for each in line) for line in found]


def can_win_pyramids(
    decks: Sequence[bytes], rules: PyramidRules, *, effort: Effort = USUAL, start: Start | None = None
) -> list[bool | None]:
    """For each deck whether any line wins. None: not found out."""
    if not NATIVE:
        start = _checked_start(decks, rules, start)
        return [bool(pyramid.shortest(deck, rules, start)) for deck in decks]
    return [None if each == -1 else each for each in _asked(decks, rules, (False, False), effort, start)]


def _checked_start(decks: Sequence[bytes], rules: PyramidRules, start: Start | None) -> Start:
    for deck in decks:
        if wrong := pyramid.flaw(deck):
            raise SpadilleError(wrong)
    start = start or Start()
    if wrong := start.flaw(rules):
        raise SpadilleError(wrong)
    return start


def _asked(
    decks: Sequence[bytes], rules: PyramidRules, how: tuple[bool, bool], effort: Effort, start: Start | None
) -> list[Any]:
    """What the native search answers; asked whether the line must be shortest, and whether it is wanted at all."""
    start = _checked_start(decks, rules, start)
    every = [bytes(deck) for deck in decks]
    found: list[Any] = _native.pyramid(every, rules, *how, effort.threads, effort.nodes, effort.memory, start)
    return found


def pyramid_steps(deck: bytes, rules: PyramidRules, start: Start) -> list[Step]:
    """Every single step from a position, as the native solver has it; a draw and a play are two."""
    start = _checked_start([deck], rules, start)
    return [_step(*each) for each in _native.pyramid_steps(deck, rules, start)]


def _step(one: int, other: int, drawn: int, recycled: int) -> Step:
    gone = tuple(sorted(place for place in (one, other) if place < pyramid.CARDS))
    return Step(gone, bool(drawn), bool(recycled))


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
