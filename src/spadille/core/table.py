"""A table: a game being played. Its log is authoritative; its state is a fold over the log."""

from __future__ import annotations

import copy
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeAlias

from spadille.core import record
from spadille.core.contract import (
    NATURE,
    AnyGame,
    Chance,
    DealSheet,
    Decide,
    Game,
    M,
    M_co,
    Offer,
    Outcome,
    Over,
    Refusal,
    Rng,
    S,
    Seat,
    Standing,
    V,
    Value,
)
from spadille.core.encoding import flaw
from spadille.core.errors import BadOptions, BadRecord, BadSeat, IllegalMove, StaleMove, Unreadable, shortly, told_of
from spadille.core.markup import in_html
from spadille.core.options import recorded
from spadille.core.showing import move_from, move_kinds, picture
from spadille.core.values import TypeVar

Dealer: TypeAlias = Callable[[int], Rng]
"""Gives the source of chance for the chance move of a number, from 0: after an undo the same cards are drawn again."""

MOST_MARKS: Final = 1024
"""Maximum number of moments that a table remembers; a long match thins them, so that going back costs a few deals."""

_NO_CHANCE = Refusal(None, "Nothing is to be drawn now.")


G_co = TypeVar("G_co", bound=AnyGame, default=AnyGame, covariant=True)
S_co = TypeVar("S_co", default=Any, covariant=True)


class Step(Value, Generic[S_co, M_co], frozen=True):
    """A move that was made, between the states before and after it."""

    state: S_co
    """The state before the move."""
    seat: Seat
    move: M_co
    after: S_co

    def __repr__(self) -> str:
        return f"<Step: {'chance' if self.seat == NATURE else f'seat {self.seat}'} makes {self.move!r}>"


class Mark(NamedTuple):
    """A moment to return to without replaying from the start: states are immutable, so it is only a reference."""

    version: int
    chances: int
    state: Any


@cache
def _kinds_of(game: type[AnyGame]) -> frozenset[type]:
    return frozenset(move_kinds(game))


_MOST_ENTRIES: Final = 8192
_ENTRIES: dict[tuple[Seat, int], tuple[Seat, Any]] = {}


def _entry(seat: Seat, move: Any) -> tuple[Seat, Any]:
    """The entry of a log, shared by all tables that hold the same move object, as moves read from notation are."""
    at = seat, id(move)
    found = _ENTRIES.get(at)
    if found is not None and found[1] is move:
        return found
    if len(_ENTRIES) >= _MOST_ENTRIES:
        _ENTRIES.clear()
    found = _ENTRIES[at] = seat, move  # the entry holds the move, so that its id is not used again
    return found


def listed(moves: Iterable[M]) -> Sequence[M]:
    """The moves of a game as a sequence: unchanged if the game gives one, which may create them on access."""
    return moves if isinstance(moves, Sequence) else tuple(moves)


def _check(game: AnyGame, dealer: Dealer | None, more: Mapping[str, Any] | None) -> None:
    """Check the arguments of a table; raises BadOptions."""
    if not isinstance(game, Game):
        raise BadOptions(f"expected a game, as spadille.table opens it; got {shortly(game)}")
    if more is not None and not isinstance(more, Mapping):
        raise BadOptions(f"expected what else the header holds, by name; got {shortly(more)}")
    _check_dealer(dealer)


def _check_dealer(dealer: Dealer | None) -> None:
    if dealer is not None and not callable(dealer):
        raise BadOptions(f"expected a dealer, which gives the source of the n-th chance move; got {shortly(dealer)}")


class Table(Generic[G_co]):
    """A game being played; a `Table[Spades]` has the views, moves and states of Spades.

    With a `dealer` every chance move is made by the table itself as soon as it is due; without one,
    chance moves are played like any other, by the seat NATURE. `more` holds further keys of the record's header, by
    name, such as the seed and the players' names.
    """

    if TYPE_CHECKING:  # two attributes, with the types of the game

        @property
        def state(self: Table[Game[Any, S, Any, Any]]) -> S: ...
        @state.setter
        def state(self, state: Any) -> None: ...
        @property
        def log(self: Table[Game[Any, Any, M, Any]]) -> list[tuple[Seat, M]]: ...
        @log.setter
        def log(self, log: list[tuple[Seat, Any]]) -> None: ...

    _drawn: Callable[[AnyGame, Any, int], str] = staticmethod(picture)
    """Drawing of the table from its game, state and count of moves; rooms that know scenes draw it better."""

    def __init__(self, game: G_co, dealer: Dealer | None = None, more: Mapping[str, Any] | None = None) -> None:
        _check(game, dealer, more)
        self.game = game
        self.dealer = dealer
        self.more: dict[str, Any] = dict(more or {})
        self.log = []
        self.state = game.initial()
        self._kinds = move_kinds(type(game))
        self._known = _kinds_of(type(game))
        self._chances = 0
        self._marks = [Mark(0, 0, self.state)]
        self._every = 1
        self._settle_all()

    @property
    def version(self) -> int:
        """Number of moves in the log, with those of chance."""
        return len(self.log)

    @property
    def deciding(self) -> tuple[Seat, ...]:
        """The seats that may move; empty while chance is due and when the game is over."""
        turn = self.game.turn(self.state)
        return turn.seats if isinstance(turn, Decide) else ()

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game; None while it goes on."""
        turn = self.game.turn(self.state)
        return turn.outcome if isinstance(turn, Over) else None

    @property
    def standing(self) -> Standing:
        """The public score: deals finished, scores and score sheet by side, in the points (or chips) of the game."""
        return self.game.standing(self.state)

    @property
    def score_sheet(self) -> tuple[DealSheet, ...]:
        """Every finished deal, with the clause and the arithmetic of each of its lines."""
        return self.standing.sheet

    def moves(self: Table[Game[Any, Any, M, Any]], seat: Seat | None) -> Sequence[M]:
        """Every move that `seat` may make now, none for a spectator; a million bets are a lazy sequence.

        Raises BadSeat for a seat that the table does not have.
        """
        return listed(self.game.moves(self.state, seat)) if self._may_move(seat) and seat is not None else ()

    def offers(self: Table[Game[Any, Any, M, Any]], seat: Seat | None) -> tuple[Offer[M], ...]:
        """The moves offered to `seat` now, each with its refusal; none for a seat that may not move.

        Raises BadSeat for a seat that the table does not have.
        """
        return tuple(self.game.offers(self.state, seat)) if self._may_move(seat) and seat is not None else ()

    def view(self: Table[Game[Any, Any, Any, V]], seat: Seat | None = None) -> V:
        """The view of `seat` (or, without one, of a spectator); raises BadSeat for a seat that is not at the table."""
        return self.game.view(self.state, self.game.viewer(seat))

    def seen(self: Table[Game[Any, S, M, Any]], step: Step[S, M], seat: Seat | None = None) -> M | None:
        """The move of a step as `seat` (without one, a spectator) sees it; None where it is hidden.

        Raises BadSeat; BadOptions for anything but a step.
        """
        if not isinstance(step, Step):
            raise BadOptions(f"expected a step, as `play` gives them; got {shortly(step)}")
        return self.game.seen(step.state, step.seat, step.move, self.game.viewer(seat))

    def _may_move(self, seat: Seat | None) -> bool:
        return self.game.viewer(seat) in self.deciding

    def play(
        self: Table[Game[Any, S, M, Any]], seat: Seat, move: M | str, version: int | None = None
    ) -> tuple[Step[S, M], ...]:
        """Make a move, given as a value or as text; returns its step and those of the chance moves that followed.

        `version` is the number of moves that the table had when the move was chosen. Raises IllegalMove,
        Unreadable, BadSeat or (when the table has moved on from `version`) StaleMove; then nothing changes.
        """
        if version is not None and (isinstance(version, bool) or version != len(self.log)):
            now, then = len(self.log), shortly(version)
            raise StaleMove(f"expected a move for moment {now} of the table; got one for moment {then}")
        if isinstance(seat, bool) or not isinstance(seat, int) or not NATURE <= seat < self.game.seats:
            raise BadSeat(f"expected the seat that moves, from 0 to {self.game.seats - 1}; got {shortly(seat)}")
        if isinstance(move, str):
            move = move_from(self.game, self.state, seat, move)
        if type(move) not in self._known and self._kinds and not isinstance(move, self._kinds):
            raise self._no_move(move)
        try:
            refusal = self.game.refusal(self.state, seat, move)
        except Exception:
            if self._is_sound(move):
                raise  # a fault of the game
            raise self._no_move(move) from None
        if refusal is not None:
            raise IllegalMove(refusal)
        step = self._step(seat, move)
        return (step,) if self.dealer is None else (step, *self._settle_all())

    def _no_move(self, move: Any) -> Unreadable:
        return Unreadable(f"expected a move of {self.game.name}, or its text; got {shortly(move)}")

    def _is_sound(self, move: Any) -> bool:
        """True if the fields of a move are valid: it can be spelt, and is read back as the same move."""
        try:
            return bool(self.game.read(self.game.spell(move)) == move)
        except Exception:  # noqa: BLE001 - any error means that it is not a move
            return False

    def settle(self: Table[Game[Any, S, M, Any]], rng: Rng) -> tuple[Step[S, M], ...]:
        """Make the chance move that is due; returns the steps, like `play`.

        Raises IllegalMove if none is due, BadOptions for anything but a source of chance.
        """
        if not callable(getattr(rng, "below", None)):
            raise BadOptions(f"expected a source of chance, with `below`; got {shortly(rng)}")
        if not isinstance(self.game.turn(self.state), Chance):
            raise IllegalMove(_NO_CHANCE)
        return self.play(NATURE, self.game.draw(self.state, rng))

    def deal_by(self: Table[Game[Any, S, M, Any]], dealer: Dealer) -> tuple[Step[S, M], ...]:
        """Let the table make its chance moves itself from now on; returns the steps of those already due.

        Raises BadOptions for anything but a dealer.
        """
        _check_dealer(dealer)
        self.dealer = dealer
        return self._settle_all()

    def _settle_all(self) -> tuple[Step, ...]:
        steps: list[Step] = []
        while self.dealer is not None and type(self.game.turn(self.state)) is Chance:
            steps.append(self._step(NATURE, self.game.draw(self.state, self.dealer(self._chances))))
        return tuple(steps)

    def _step(self, seat: Seat, move: Any) -> Step:
        """Make a move that is known to be legal."""
        before = self.state
        self.state = self.game.play(before, seat, move)
        self.log.append(_entry(seat, move) if seat != NATURE else (seat, move))
        if seat == NATURE:
            self._mark()
        return Step(before, seat, move, self.state)

    def _mark(self) -> None:
        """Remember the moment after a chance move, where a deal (or the like) begins."""
        self._chances += 1
        if self._chances % self._every:
            return
        self._marks.append(Mark(len(self.log), self._chances, self.state))
        if len(self._marks) > MOST_MARKS:
            self._every *= 2
            self._marks = [each for each in self._marks if not each.chances % self._every]

    def back(self, to: int) -> None:
        """Take moves back until the log has `to` of them; chance moves that are due again have the same outcome.

        Raises StaleMove for a moment that the table has not reached.
        """
        if type(to) is not int or not 0 <= to <= len(self.log):
            raise StaleMove(f"expected a moment from 0 to {len(self.log)}; got {shortly(to)}")
        del self._marks[bisect_right(self._marks, to, key=lambda mark: mark.version) :]
        near = self._marks[-1]
        kept = self.log[near.version : to]
        del self.log[near.version :]
        self.state, self._chances = near.state, near.chances
        for seat, move in kept:
            self.state = self.game.play(self.state, seat, move)
            self.log.append((seat, move))
            if seat == NATURE:
                self._mark()
        self._settle_all()
        record.cut_notes(self.more, to)

    # -- comments and variations -----------------------------------------------------------------

    @property
    def notes(self) -> tuple[record.Note, ...]:
        """The comments and variations of the game, in the order in which they were added; raises BadRecord."""
        return record.notes_in(self.more, self.version)

    def note(self, text: str = "", *, at: int | None = None, line: Table | None = None) -> None:
        """Add a comment, or a variation: another table that left this game at some moment. The record keeps it.

        A comment is about the moment `at`, without one about the present. Raises StaleMove for a moment that the table
        has not reached, BadOptions for anything else.
        """
        record.keep_notes(self.more, (*self.notes, record.noted(self, text, at, line)))

    def variation(self, note: record.Note) -> Table[G_co]:
        """A table at which the variation of a note has been played; raises IllegalMove if it breaks the rules.

        Raises BadOptions for anything but a note.
        """
        if not isinstance(note, record.Note):
            raise BadOptions(f"expected a note, as `notes` gives them; got {shortly(note)}")
        other = copy.copy(self)
        other.dealer = None
        other.back(note.at)
        for seat, move in note.moves:
            other.play(seat, move)
        return other

    @property
    def header(self) -> record.Header:
        """The first line of the record: the game, its seats and every option."""
        game = self.game
        return record.Header(game.name, game.seats, game.rulebook, recorded(game.options), self.more)

    @property
    def record(self) -> bytes:
        """The game as a record."""
        return record.write(self.header, ((seat, self.game.spell(move)) for seat, move in self.log), self.outcome)

    def __repr__(self) -> str:
        game = self.game
        return f"<Table: {game.name}, rulebook {game.rulebook}, {game.seats} seats, {len(self.log)} moves>"

    def __str__(self) -> str:
        return self._drawn(self.game, self.state, len(self.log))

    def _repr_html_(self) -> str:
        """The table in a notebook: what a spectator may see, with suits as signs."""
        return in_html(str(self))

    def __copy__(self) -> Table[G_co]:
        """An independent table at the same moment; states and moves are immutable, so both share them."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.more, other.log, other._marks = copy.deepcopy(self.more), self.log.copy(), self._marks.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Table[G_co]:
        return copy.copy(self)

    def save(self, path: str | Path) -> None:
        """Save the record, completely or not at all; raises BadOptions for anything but a file's path, and OSError."""
        record.save(record.path_of(path), self.record)


def replay(
    data: bytes,
    open_game: Callable[[record.Header], AnyGame],
    dealer: Callable[[record.Header], Dealer | None] | None = None,
) -> Table:
    """Rebuild the table from a record, every line checked; raises BadRecord with the line.

    `open_game` finds the game of a header. With a `dealer` the table makes its chance moves after the last line.
    """
    lines = record.split(data)
    header = record.read_header(lines[0] if lines else b"")
    try:
        table = Table(open_game(header), more=header.more)
    except BadOptions as wrong:
        raise BadRecord(1, str(wrong)) from None
    closing = _fold(table, lines)
    if closing < len(lines):
        after = f"expected nothing after the closing line {closing}"
        raise BadRecord(closing + 1, flaw(lines[closing]) or after)
    go_on = dealer(header) if dealer is not None else None
    if go_on is not None:
        table.deal_by(go_on)
    return table


def _fold(table: Table, lines: list[bytes]) -> int:
    """Play the lines after the header; returns the number of the last line read, which may be the closing line."""
    game, log = table.game, table.log
    for number, line in enumerate(lines[1:], 2):
        move_line = record.read_move(line, number, game.seats)
        if move_line is None:
            record.check_closing(line, number, b"\n".join(lines[: number - 1]) + b"\n", table.outcome)
            return number
        seat, text = move_line
        try:
            move = move_from(game, table.state, seat, text)
        except Unreadable as wrong:
            raise BadRecord(number, told_of(wrong)) from None
        refusal = game.refusal(table.state, seat, move)
        if refusal is not None:
            raise BadRecord(number, refusal.reason, refusal.clause)
        table.state = game.play(table.state, seat, move)
        log.append((seat, move))
        if seat == NATURE:
            table._mark()
    return len(lines)
