"""The course of the game: cards are dealt, moves made and taken back; each change is written before it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spadille.core.contract import NATURE, Seat
from spadille.core.errors import IllegalMove, Unreadable
from spadille.core.table import Step
from spadille.fair.commit import dealer
from spadille.games import GAMES
from spadille.server import say
from spadille.server.base.errors import NotNow
from spadille.server.table import bots, timing
from spadille.server.table.effects import Add, Compute, Count, Cut, DropHints, Effects, Failed, Keep, Note
from spadille.server.table.seats import arrivals
from spadille.server.table.state import TableState

_MAX_MOVE = 400


def begin(t: TableState) -> Effects[None]:
    """Deal, as all parts of the seed are known."""
    yield from timing.send_away(t)
    steps = yield from _deal(t)
    yield Note("info", "a game has begun", {"game": t.table.game.name})
    yield from _moved(t, steps, NATURE)


def catch_up(t: TableState) -> Effects[None]:
    """Finish what a stopped server may have left unfinished."""
    yield from _deal(t)
    yield from _end_if_over(t)


def check_running(t: TableState) -> None:
    """Raise NotNow unless moves may be made now."""
    if t.doc.phase != "playing":
        raise NotNow(say("no-game"))
    if t.doc.paused:
        raise NotNow(say("paused"))


def checked(t: TableState, seat: Seat, version: int, text: str) -> Any:
    """Read a person's move, given as text and for the position that the person saw; raises what refuses it."""
    t.windows.check(seat, version, t.table.version)
    if len(text) > _MAX_MOVE:
        raise Unreadable(f"expected a move of at most {_MAX_MOVE} characters; got {len(text)}")
    chosen = t.table.game.read(text)
    if (refusal := t.table.game.refusal(t.table.state, seat, chosen)) is not None:
        raise IllegalMove(refusal)
    return chosen


def play(t: TableState, seat: Seat, chosen: Any) -> Effects[None]:
    """Make a move: check, write, then show."""
    yield from play_all(t, [(seat, chosen)])


def play_all(t: TableState, moves: Sequence[tuple[Seat, Any]], *, quiet: bool = False) -> Effects[None]:
    """Make moves in order, written and shown together; if `quiet`, they are shown only at the game's end."""
    since, began = t.table.version, 0
    steps: list[Step] = []
    for seat, chosen in moves:
        new = t.table.play(seat, chosen)
        at = t.hands.follow(new)
        began = began if at is None else len(steps) + at
        steps += new
    yield from _write(t, since)
    yield Count(len(moves))
    if quiet and t.table.outcome is None:
        return
    yield from _moved(t, steps, moves[-1][0], began)


def back_to(t: TableState, at: int, seat: Seat) -> Effects[None]:
    """Take moves back until `at` are left, the first of them a move of `seat`."""
    yield Keep()
    yield Cut(at)
    t.table.back(at)
    t.doc.asked = {each: asked for each, asked in t.doc.asked.items() if asked <= at}
    t.refused.clear()
    t.hands.back()
    yield from _write(t, at)
    t.windows.clear()
    t.stood_in = {seat: {each for each in moves if each < at} for seat, moves in t.stood_in.items()}
    t.histories += 1
    t.hinting.clear()
    yield DropHints()
    yield from bots.drop(t)
    t.clocks.clear()
    t.people.standins -= {seat}
    yield from _moved(t, (), NATURE)


def prepare(t: TableState) -> Effects[None]:
    """Compute the slow parts of the scenes beside the table; if that fails, drawing is slow."""
    ahead, game = GAMES[t.table.game.name].ahead, t.table.game
    asked = None if ahead is None else ahead.due(game, t.table.view(None))
    if ahead is not None and asked is not None:
        found = yield Compute("scene", ahead.work, (asked,), t.asker)
        if not isinstance(found, Failed):
            ahead.keep(asked, found)


def _moved(t: TableState, steps: Sequence[Step], mover: Seat, began: int = 0) -> Effects[None]:
    """Handle the consequences of written moves, and show them."""
    t.windows.follow(t.table.deciding, t.table.version, mover)
    arrivals.show_hands(t)
    yield from _end_if_over(t)
    yield from timing.plan(t, mover)
    yield from timing.keep_due(t)
    yield from prepare(t)
    yield from timing.show(t, steps, began)


def _end_if_over(t: TableState) -> Effects[None]:
    """Write that the game is over, if it is."""
    if t.doc.phase == "playing" and t.table.outcome is not None:
        t.doc.phase, t.doc.due = "over", None
        yield Keep()
        yield Note("info", "a game is over", {"game": t.table.game.name})


def _deal(t: TableState) -> Effects[tuple[Step, ...]]:
    """Deal from the joint seed of the server's secret and the seats' parts."""
    since = t.table.version
    steps = t.table.deal_by(dealer(t.doc.seed))
    t.hands.follow(steps)
    yield from _write(t, since)
    return steps


def _write(t: TableState, since: int) -> Effects[None]:
    """Write the moves since a number of moves."""
    spell = t.table.game.spell
    yield Add(since, [(seat, spell(each)) for seat, each in t.table.log[since:]])
