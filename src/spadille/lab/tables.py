"""A table of bots: its seating, its play to the end, and its counts.

Chance follows only from the seed, the number of the deal and the number of the chance move, so all bots get the same
cards.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from spadille.bots import CHEAT, guests, levels, make_bot
from spadille.bots.external import ExternalBot, Program, told_seed
from spadille.bots.fallback import tamest
from spadille.core.contract import NATURE, AnyGame, Bot, Chance, Decide, Decision, Over, Seat, Value
from spadille.core.errors import BadOptions, BotFailed, SpadilleError, shortly
from spadille.core.options import OptionValue
from spadille.core.table import listed
from spadille.fair.shuffle import Stream, seed_of
from spadille.games import entry, open_game
from spadille.manifest import by_seat, sides_of
from spadille.plugins import discover
from spadille.thinking.budget import Budget
from spadille.thinking.levels import renamed

_MOST_MOVES: Final = 200_000
_LONGEST_REASON: Final = 200


class Contest(Value, frozen=True, kw_only=True):
    """Definition of a contest: one game and two players, in turn around the table; of an odd number of sides, the first
    player has one.

    A player is a level, a bot of an installed package, the name of a program, `cheat` (which sees all cards), or two of
    these joined by +.
    """

    game: str
    rulebook: str | None = None
    seats: int | None = None
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    bots: tuple[str, str]
    seed: str = "1"
    whole: bool = False
    """Whole games instead of single deals."""
    worlds: int | None = None
    """Number of worlds that a thinking bot imagines, without a clock: the same seed then gives the same figures."""
    programs: dict[str, str] = msgspec.field(default_factory=dict)
    """Commands of the programs that play, by name."""
    movetime: int = 1_000
    """Milliseconds per move for a program."""

    def __post_init__(self) -> None:
        """Replace old names of players by the current ones."""
        now = tuple(renamed(side) for side in self.bots)
        if now != self.bots:
            msgspec.structs.force_setattr(self, "bots", now)

    def open(self) -> AnyGame:
        """Open the game; raises BadOptions for an impossible contest."""
        discover()
        game = open_game(self.game, self.rulebook, self.seats, self.options)
        known = (*levels(game.name), *guests(game.name), *self.programs)
        cheats = (CHEAT,) if entry(game.name).laboratory.cheat else ()
        for name in (each for side in self.bots for each in side.split("+")):
            if name not in (*known, *cheats):
                seer = f" (or {CHEAT}, which sees all cards)" if cheats else ""
                raise BadOptions(f"expected bots: {', '.join(known)}{seer}; got {name[:40]!r}")
        if any(side.count("+") > 1 for side in self.bots):
            raise BadOptions("expected one level a side, or two partners joined by +")
        if (sides_of(game) % 2 or game.seats == 2) and any("+" in side for side in self.bots):
            raise BadOptions(
                "expected one level a player at a table for two, or of an odd number of sides; got partners"
            )
        return game

    @property
    def tables(self) -> int:
        """Number of tables for each deal."""
        return len(placings(self.open()))


class Knowing(Protocol):
    """A player that is shown the state itself."""

    def choose_knowing(self, state: Any, view: Any, moves: Sequence[Any]) -> Decision: ...


class Seer:
    """A game's own player that is shown all cards. A bot of another class is not, even if it has this method."""

    def __init__(self, knowing: Knowing) -> None:
        self.choose_knowing = knowing.choose_knowing


class Notes:
    """Notes on one player in a unit; without `forgive`, a failed move is an error."""

    def __init__(self, player: str = "", *, forgive: bool = True) -> None:
        self.player, self.forgive = player, forgive
        self.seconds: list[float] = []
        self.faults: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.moves: list[Any] = []
        """The player's moves, in order."""


def placings(game: AnyGame) -> list[list[int]]:
    """The player on each seat, table by table. Raises BadOptions for a game without opponents."""
    if game.seats < 2:
        raise BadOptions(f"expected a game for two or more; got {game.name}, which is for one")
    seats, sides = range(game.seats), sides_of(game)
    if sides % 2:
        return [[int(seat % sides != own) for seat in seats] for own in range(sides)]
    return [[(seat + swapped) % 2 for seat in seats] for swapped in (0, 1)]


def margin(game: AnyGame, state: Any, placing: Sequence[int]) -> float:
    """The first player's final lead over the second, per seat; bags count with their expected cost."""
    worth = by_seat(entry(game.name).worth(game, state), game.seats)
    own = [worth[seat] for seat in range(game.seats) if not placing[seat]]
    others = [worth[seat] for seat in range(game.seats) if placing[seat]]
    return sum(own) / len(own) - sum(others) / len(others)


def share_won(game: AnyGame, state: Any, placing: Sequence[int]) -> float:
    """The first player's share of the win: of the seats that won the finished game, or lead after a deal."""
    turn = game.turn(state)
    seats = turn.outcome.winners if isinstance(turn, Over) else ()
    if not seats:
        worth = by_seat(entry(game.name).worth(game, state), game.seats)
        seats = tuple(seat for seat in range(game.seats) if worth[seat] == max(worth))
    return sum(not placing[seat] for seat in seats) / len(seats)


class Players:
    """The bots of a unit; programs run for its whole duration, and sit at all its tables."""

    def __init__(self, contest: Contest, game: AnyGame, number: int, key: bytes) -> None:
        self._contest, self._game, self._number, self._key = contest, game, number, key
        self._programs: dict[tuple[int, int], Program] = {}

    def __enter__(self) -> Players:
        return self

    def __exit__(self, *_: object) -> None:
        for program in self._programs.values():
            program.end()

    def at_table(self, sides: Sequence[int]) -> list[Bot | Seer]:
        """A bot for every seat."""
        return [self._seat(seat, side, (side, sides[:seat].count(side))) for seat, side in enumerate(sides)]

    def _seat(self, seat: Seat, side: int, at: tuple[int, int]) -> Bot | Seer:
        contest = self._contest
        partners = contest.bots[side].split("+")
        name = partners[seat // 2 % len(partners)]
        seed = f"{contest.seed} {self._number} {seat}"
        budget = None if contest.worlds is None else Budget(worlds=contest.worlds)
        if name == CHEAT:
            found = entry(self._game.name)
            return Seer(found.part(found.laboratory.cheat)(self._game, seat, seed, budget))
        if name not in contest.programs:
            outside = name in guests(self._game.name)
            return make_bot(name, self._game, seat, told_seed(self._key, seed) if outside else seed, budget)
        if at not in self._programs:
            self._programs[at] = Program(contest.programs[name])
        told = told_seed(self._key, seed)
        return ExternalBot(self._programs[at], self._game, seat, told, budget, contest.movetime)


def play_table(contest: Contest, game: AnyGame, number: int, bots: Sequence[Bot | Seer], notes: Sequence[Notes]) -> Any:
    """Play a deal or game at one table and return the last state; bots and notes by seat."""
    state, drawn = game.initial(), 0
    noted = _noter(game)
    for _ in range(_MOST_MOVES):
        turn = game.turn(state)
        match turn:
            case Chance():
                if not contest.whole and game.standing(state).deals:
                    return state
                drawn += 1
                stream = Stream(seed_of(f"{contest.seed} {number} {drawn}"))
                state = game.play(state, NATURE, game.draw(state, stream))
            case Decide(seats):
                seat = seats[0]
                move = _choose(game, state, seat, bots[seat], notes[seat])
                notes[seat].moves.append(move)
                if noted is not None:
                    notes[seat].counts.update(noted(game, state, seat, move))
                state = game.play(state, seat, move)
            case _:
                return state
    return state


def _noter(game: AnyGame) -> Callable[[AnyGame, Any, Seat, Any], Mapping[str, int]] | None:
    """The function that notes the moves of a game; None if the game counts none."""
    found = entry(game.name)
    note: Callable[[AnyGame, Any, Seat, Any], Mapping[str, int]] | None
    note = found.part(found.laboratory.noted) if found.laboratory.noted else None
    return note


def _choose(game: AnyGame, state: Any, seat: Seat, bot: Bot | Seer, notes: Notes) -> Any:
    """A bot's move; if the bot fails or breaks a rule, a safe legal move, with a note of the reason.

    Raises BotFailed instead if `forgive` is off.
    """
    moves = listed(game.moves(state, seat))
    view, began = game.view(state, seat), time.perf_counter()
    why, allowed = "made a move that is not allowed", False
    cause: Exception | None = None
    try:
        decision = bot.choose_knowing(state, view, moves) if isinstance(bot, Seer) else bot.choose(view, moves)
        if not isinstance(decision, Decision):
            raise TypeError(f"expected a Decision with a move in it; got a {type(decision).__name__}")
        move = decision.move
        allowed = move in moves  # an array, for one, cannot be compared
    except SpadilleError as wrong:
        move, why, cause = None, str(wrong), wrong
    except Exception as wrong:  # noqa: BLE001 - a failing bot must not stop the contest
        move, why, cause = None, f"{type(wrong).__name__}: {wrong}", wrong
    if len(moves) > 1:
        notes.seconds.append(time.perf_counter() - began)
    if allowed:
        return move
    if not notes.forgive:
        told = why if cause else f"{why}: {shortly(move)}"
        raise BotFailed(f"{notes.player} failed at seat {seat} of {game.name}: {told}") from cause
    notes.faults[why[:_LONGEST_REASON]] += 1
    return tamest(game, seat, view, moves)


def tallied(game: AnyGame, state: Any, sides: Sequence[int]) -> tuple[Counter[str], Counter[str]]:
    """Counts of events in a table's deals, by player, if the game defines any."""
    found = entry(game.name)
    if not found.laboratory.tally:
        return Counter(), Counter()
    counts: tuple[Counter[str], Counter[str]] = found.part(found.laboratory.tally)(game, state, sides)
    return counts
