"""Pyramid solved exactly, many decks at a time: in C++ where it could be built, else by `solver`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spadille.core.errors import SpadilleError
from spadille.games.pyramid import solver
from spadille.games.pyramid.solver import CARDS, Line, PyramidRules, Start, Step, flaw
from spadille.search import NATIVE, USUAL, Effort, _native


def win(
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
        return [solver.shortest(deck, rules, start) for deck in decks]
    found = _asked(decks, rules, (shortest, True), effort, start)
    return [None if line == -1 else tuple(_step(*each) for each in line) for line in found]


def can_win(
    decks: Sequence[bytes], rules: PyramidRules, *, effort: Effort = USUAL, start: Start | None = None
) -> list[bool | None]:
    """For each deck whether any line wins. None: not found out."""
    if not NATIVE:
        start = _checked_start(decks, rules, start)
        return [bool(solver.shortest(deck, rules, start)) for deck in decks]
    return [None if each == -1 else each for each in _asked(decks, rules, (False, False), effort, start)]


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
    """What the native search answers; asked whether the line must be shortest, and whether it is wanted at all."""
    start = _checked_start(decks, rules, start)
    given = (
        rules.passes or 0,
        rules.draw_count,
        rules.stock_waste_pairs,
        rules.overlap_match,
        rules.waste_top_playable,
        rules.draw_gate == "only_when_stuck",
        rules.win_condition == "clear_all_52",
    )
    place = (start.left, start.drawn, start.recycled, start.fresh)
    every = [bytes(deck) for deck in decks]
    found: list[Any] = _native.pyramid(every, given, *how, effort.threads, effort.nodes, effort.memory, place)
    return found


def _step(one: int, other: int, drawn: int, recycled: int) -> Step:
    gone = tuple(sorted(place for place in (one, other) if place < CARDS))
    return Step(gone, bool(drawn), bool(recycled))
