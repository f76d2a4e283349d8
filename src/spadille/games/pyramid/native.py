"""Pyramid solved exactly, many decks at a time: by the native kernel if available, else by `solver`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spadille.core.errors import SpadilleError
from spadille.games.pyramid import solver
from spadille.games.pyramid.solver import CARDS, Line, PyramidRules, Start, Step, flaw
from spadille.search import NATIVE, USUAL, Effort, _native

_POSITION: Final = 1024
"""Bytes that a position takes in the plain search, rounded up."""


def win(
    decks: Sequence[bytes],
    rules: PyramidRules,
    *,
    shortest: bool = True,
    effort: Effort = USUAL,
    start: Start | None = None,
) -> list[Line | None]:
    """For each deck a winning line, a shortest one if requested; empty if there is none, None if not found out.

    `start` is the position from which all lines begin; by default nothing has been played.

    A deck is 52 values from 1 to 13: the pyramid from its apex row by row, then the stock, first card first.
    """
    if not NATIVE:
        start = _checked_start(decks, rules, start)
        return [_plain(deck, rules, effort, start) for deck in decks]
    found = _asked(decks, rules, (shortest, True), effort, start)
    return [None if line == -1 else tuple(_step(*each) for each in line) for line in found]


def can_win(
    decks: Sequence[bytes], rules: PyramidRules, *, effort: Effort = USUAL, start: Start | None = None
) -> list[bool | None]:
    """For each deck True if any line wins; None if not found out."""
    if not NATIVE:
        start = _checked_start(decks, rules, start)
        lines = [_plain(deck, rules, effort, start) for deck in decks]
        return [None if line is None else bool(line) for line in lines]
    return [None if each == -1 else each for each in _asked(decks, rules, (False, False), effort, start)]


def _plain(deck: bytes, rules: PyramidRules, effort: Effort, start: Start) -> Line | None:
    """Return a shortest line by the plain Python search; None if it needs more positions or memory than allowed."""
    most = max(1, effort.memory // _POSITION)
    try:
        return solver.shortest(deck, rules, start, min(effort.nodes or most, most))
    except solver.GaveUp:
        return None


def _checked_start(decks: Sequence[bytes], rules: PyramidRules, start: Start | None) -> Start:
    for deck in decks:
        if wrong := flaw(deck):
            raise SpadilleError(wrong)
    start = start or Start()
    if wrong := start.flaw(rules):
        raise SpadilleError(wrong)
    return start


def _asked(
    decks: Sequence[bytes], rules: PyramidRules, how: tuple[bool, bool], effort: Effort, start: Start | None
) -> list[Any]:
    """The answer of the native search; `how` tells if a shortest line is needed, and if a line is needed at all."""
    start = _checked_start(decks, rules, start)
    every = [bytes(deck) for deck in decks]
    found: list[Any] = _native.pyramid(every, rules, *how, effort.threads, effort.nodes, effort.memory, start)
    return found


def steps(deck: bytes, rules: PyramidRules, start: Start) -> list[Step]:
    """Every single step from a position by the native solver; a draw and a play count as two."""
    start = _checked_start([deck], rules, start)
    return [_step(*each) for each in _native.pyramid_steps(deck, rules, start)]


def _step(one: int, other: int, drawn: int, recycled: int) -> Step:
    gone = tuple(sorted(place for place in (one, other) if place < CARDS))
    return Step(gone, bool(drawn), bool(recycled))
