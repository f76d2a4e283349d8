"""Random deals for comparing two implementations of the same rules: every decision, with all alternatives."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from spadille.core.contract import NATURE, AnyGame, Chance, Over, Rng, Seat
from spadille.core.errors import BadOptions
from spadille.core.options import Options, specs
from spadille.games import open_game
from spadille.testing.playing import pick
from spadille.thinking.budget import SeededRng

STATES: Final = {"some": 12_000, "many": 100_000}
"""Number of states of each game that are compared."""


class Step(NamedTuple):
    """A decision: where it fell, what could be done, and what was."""

    state: Any
    seat: Seat
    moves: Sequence[Any]
    move: Any


Chooser = Callable[[AnyGame, Sequence[Any], Rng], Any]


def any_move(game: AnyGame, moves: Sequence[Any], rng: Rng) -> Any:
    """Every kind of move equally likely."""
    return pick(game, moves, rng)


def deal(game: AnyGame, rng: Rng, choose: Chooser = any_move) -> tuple[list[Step], Any]:
    """A random first deal, and the state that ends it."""
    state, steps = game.initial(), list[Step]()
    while True:
        turn = game.turn(state)
        if isinstance(turn, Over) or (steps and isinstance(turn, Chance)):
            return steps, state
        if isinstance(turn, Chance):
            state = game.play(state, NATURE, game.draw(state, rng))
            continue
        seat = turn.seats[0]
        moves = game.moves(state, seat)
        moves = moves if isinstance(moves, Sequence) else tuple(moves)
        step = Step(state, seat, moves, choose(game, moves, rng))
        steps.append(step)
        state = game.play(state, seat, step.move)


def games(name: str, rulebooks: Mapping[str, Sequence[int]], values: Mapping[str, Sequence[Any]]) -> Iterator[AnyGame]:
    """Tables without end: every rulebook as it is with all its seats, then any with options at random."""
    rng = SeededRng(f"parity of {name}")
    for book in rulebooks:
        yield from (open_game(name, book, seats, {}) for seats in rulebooks[book])
    books = list(rulebooks)
    while True:
        book = books[rng.below(len(books))]
        seats = rulebooks[book][rng.below(len(rulebooks[book]))]
        options = {option: each[rng.below(len(each))] for option, each in values.items() if rng.below(2)}
        try:
            yield open_game(name, book, seats, options)
        except BadOptions:  # they contradict each other
            continue


def check_until(enough: int, tables: Iterator[AnyGame], check: Callable[[AnyGame, int], int]) -> None:
    """Check a deal at one table after the other until enough states are compared.

    `check` gets the game and the number of the table, and returns how many states it has compared.
    """
    states = 0
    for number, game in enumerate(tables):
        states += check(game, number)
        if states >= enough:
            break


def other_values(options: type[Options], name: str, number: int | None = None) -> list[Any]:
    """Values of an option besides the usual one: its choices, and a number (one more than usual) if it takes any."""
    spec, usual = specs(options)[name], getattr(options(), name)
    numbers = [usual + 1 if number is None else number] if spec.whole else []
    return [each for each in (*spec.choices, *numbers) if each != usual]
