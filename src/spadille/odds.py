"""Odds: questions about the games, each answered exactly or from a sample; every figure is marked accordingly.

>>> import spadille.odds
>>> answer = spadille.odds.ask("mini_baccarat", "coup")
>>> banker = answer.figure("banker")
>>> round(banker.value, 6), banker.method, banker.exact is not None
(0.458597, <Method.EXACT: 'exact'>, True)

The questions are defined in the folder of each game; this module only collects them, also from other packages.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Mapping
from fractions import Fraction
from types import ModuleType
from typing import Any, Final

from spadille.core.contract import AnyGame, Seat
from spadille.core.errors import BadOptions, Unreadable, shortly
from spadille.core.table import Table
from spadille.games import GAMES, entry, open_game
from spadille.plugins import discover
from spadille.thinking.answers import (
    MOST_SAMPLES,
    Answer,
    Asked,
    Figure,
    Method,
    Parameter,
    Question,
    Unit,
)

__all__ = ["Answer", "Figure", "Method", "Parameter", "Question", "Unit", "ask", "chances", "questions"]

_USUAL_SEED: Final = "1"
_LONGEST: Final = 2_000
"""Maximum number of letters of a parameter."""


def questions(game: str) -> tuple[Question, ...]:
    """The questions about a game's odds, if any. Raises BadOptions for an unknown game."""
    if game not in GAMES:
        discover()
    return entry(game).questions


def ask(
    game: str,
    question: str,
    *,
    rulebook: str | None = None,
    seats: int | None = None,
    samples: int | None = None,
    seed: int | str = _USUAL_SEED,
    **given: Any,
) -> Answer:
    """Ask a question of a game under a rulebook with `seats` players; `given`: its parameters and the game's options.

    `samples` is the number of cases to draw if the answer is a sample, from `seed`: the same seed, the same answer.
    Raises BadOptions for a game, question or name that does not exist, Unreadable for an invalid value.

    >>> str(ask("mini_baccarat", "coup", decks=6, commission=4).figure("edge-banker").said)
    '0.5972%'
    """
    found = _question(game, question)
    known = {each.name: each for each in found.parameters}
    options = {name: value for name, value in given.items() if name not in known}
    _check_names(game, found, options)
    opened = open_game(game, rulebook, seats, options)
    read = {name: _read(opened, each, given.get(name, each.usual)) for name, each in known.items()}
    return found.answer(
        Asked(game=opened, given=read, samples=_samples(found, samples), seed=_seed(seed)),
    )


def _question(game: str, question: str) -> Question:
    by_name = {each.name: each for each in questions(game)}
    if not by_name:
        asked = ", ".join(name for name in GAMES if GAMES[name].laboratory.questions)
        raise BadOptions(f"expected a game that can be asked for its odds: {asked}; got {game}")
    if not isinstance(question, str) or question not in by_name:
        raise BadOptions(f"expected a question about {game}: {', '.join(by_name)}; got {shortly(question)}")
    return by_name[question]


def _check_names(game: str, question: Question, options: Mapping[str, object]) -> None:
    """Raise BadOptions for a name that is neither a parameter of the question nor an option of the game."""
    own = [each.name for each in question.parameters]
    known = [*own, *entry(game).options]
    for name in options:
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            hint = f"; did you mean {near[0]}?" if near else ""
            told = f"{', '.join(own)} or an option of {game}" if own else f"an option of {game}"
            raise BadOptions(f"expected {told}; got {shortly(name)}{hint}")


def _read(game: AnyGame, parameter: Parameter, value: object) -> Any:
    if value is None:
        raise BadOptions(f"expected {parameter.name}=…: {parameter.words}")
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise Unreadable(f"expected a text or a number as {parameter.name}; got {shortly(value)}")
    text = str(value)
    if len(text) > _LONGEST:
        raise Unreadable(f"expected at most {_LONGEST} letters as {parameter.name}; got {len(text)}")
    return parameter.read(game, text)


def _samples(question: Question, samples: int | None) -> int:
    if samples is None:
        return question.samples
    if not question.samples:
        raise BadOptions(
            f"expected no number of samples: the answer to {question.name} is exact; got {shortly(samples)}"
        )
    if type(samples) is not int or not 1 <= samples <= MOST_SAMPLES:
        raise BadOptions(f"expected a number from 1 to {MOST_SAMPLES} as samples; got {shortly(samples)}")
    return samples


def _seed(seed: int | str) -> str:
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise Unreadable(f"expected a number or a phrase as seed; got {shortly(seed)}")
    return str(seed)


def chances(table: Table, seat: Seat | None = None) -> dict[str, Fraction]:
    """The exact chances of the next chance event, by name, from the view of `seat` (or of a spectator).

    In Mini Baccarat "player", "banker" and "tie" (1 in all) of the next coup, and "natural". Raises BadSeat;
    BadOptions for anything but a table and for a game without exact odds.
    """
    if not isinstance(table, Table):
        raise BadOptions(f"expected a table, as spadille.table opens it; got {shortly(table)}")
    manifest = entry(table.game.name)
    view = table.view(seat)
    if not manifest.laboratory.odds:
        known = ", ".join(name for name in GAMES if GAMES[name].laboratory.odds)
        raise BadOptions(f"expected a game with exact odds: {known}; got {manifest.name}")
    found: dict[str, Fraction] = manifest.part(manifest.laboratory.odds)(table.game, view)
    return found


class _Odds(ModuleType):
    """This module, made callable: `spadille.odds(table)` is the older interface."""

    def __call__(self, table: Table, seat: Seat | None = None) -> dict[str, Fraction]:
        return chances(table, seat)


sys.modules[__name__].__class__ = _Odds
