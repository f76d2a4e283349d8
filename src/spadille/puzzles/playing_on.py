"""Continuation after a move of a puzzle: regular players finish the trick with the actual cards."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Final

from spadille.bots import make_bot
from spadille.core.contract import Seat
from spadille.core.table import Step, Table
from spadille.games import entry
from spadille.learning.lesson import Frame, still
from spadille.scene.happening import CardsSwept, DealScored, News, TrickTaken
from spadille.scene.names import Names
from spadille.scene.telling import news_of
from spadille.thinking.levels import Level

MOST: Final = 8
"""Maximum number of moves that follow, in games without tricks."""
_ENDS: Final = (TrickTaken, CardsSwept, DealScored)


def played_on(table: Table, seat: Seat, names: Names, move: str) -> tuple[Frame, ...]:
    """The table after a move of a seat, and after each that follows; raises IllegalMove, and Unreadable.

    It ends with the trick, or when the solver or chance is to move.
    """
    table = copy(table)
    frames = [_frame(table, seat, names, table.play(seat, move))]
    while len(frames) <= MOST and not _ended(frames[-1].events):
        following = next(iter(_others(table, seat)), None)
        if following is None:
            break
        frames.append(_frame(table, seat, names, _made(table, following)))
    return tuple(frames)


def _others(table: Table, seat: Seat) -> Iterator[Seat]:
    """The seats to move, unless the solver is one of them."""
    if seat not in table.deciding:
        yield from table.deciding


def _made(table: Table, seat: Seat) -> tuple[Step, ...]:
    """Make the move of a regular player who sees no more than its seat."""
    bot = make_bot(Level.REGULAR, table.game, seat, f"{seat} {table.version}")
    return table.play(seat, bot.choose(table.view(seat), table.moves(seat)).move)


def _ended(events: tuple[News, ...]) -> bool:
    return any(isinstance(each, _ENDS) for each in events)


def _frame(table: Table, seat: Seat, names: Names, made: tuple[Step, ...]) -> Frame:
    game = entry(table.game.name)
    news = tuple(news_of(game.happened, table.game, made, seat, names))
    drawn = game.scene(table.game, table.view(seat), table.offers(seat), names)
    return Frame(still(drawn), news)
