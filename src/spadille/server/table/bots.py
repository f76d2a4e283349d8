"""Bots at a table: when they think, about what, and when they answer. They see only their view."""

from __future__ import annotations

from typing import Any

from spadille.bots import GUESTS
from spadille.bots.fallback import calm
from spadille.core.contract import Seat
from spadille.server.table.answer_time import answer_time
from spadille.server.table.effects import About, Effects, Forget, Order, Think
from spadille.server.table.state import TableState


def think_ahead(t: TableState, pace: float) -> Effects[float]:
    """Let the bot think that moves next; return the seconds after which it answers, at this pace."""
    seat = t.people.bot_among(t.table.deciding)
    if seat is None:
        return pace
    next_one = about(t, seat)
    slowest = t.now.load.slowest(t.asker, next_one.level, t.now.clock)
    wait = answer_time(t.table.game.name, next_one.level, pace, len(t.doc.people), slowest)
    if wait and t.thinking != next_one:
        t.thinking, t.thought = next_one, None
        yield Think(order(t, next_one), wait)
    return wait


def hear(t: TableState, decided: About, outcome: Any) -> None:
    """Take a bot's decision; one about a past position is of no use."""
    if t.thinking == decided:
        t.thought = outcome


def drop(t: TableState) -> Effects[None]:
    """Cancel the current decision."""
    if t.thinking is not None:
        t.thinking = t.thought = None
        yield Forget()


def order(t: TableState, decision: About) -> Order:
    """The order for a decision. Its seed includes the table's secret, so that nobody can foresee it."""
    seat, version, level, _ = decision
    # A program runs for the whole game; a bot of a level starts anew with every move.
    seed = f"{t.doc.secret} {seat}" if level in GUESTS else f"{t.doc.secret} {seat} {version}"
    return Order(decision, t.table.game, seed, t.table.view(seat), moves_of(t, seat), t.asker)


def moves_of(t: TableState, seat: Seat) -> Any:
    """The moves that a seat's bot may choose from; in a person's place without risky ones such as a nil."""
    moves = t.table.moves(seat)
    return calm(t.table.game, moves) if stands_in(t, seat) else moves


def stands_in(t: TableState, seat: Seat) -> bool:
    """True if a bot of a seat plays in the place of a person."""
    return t.doc.seats[seat].kind == "person"


def about(t: TableState, seat: Seat) -> About:
    """The decision that the bot of a seat has to make now."""
    return About(seat, t.table.version, t.doc.seats[seat].level, t.histories)
