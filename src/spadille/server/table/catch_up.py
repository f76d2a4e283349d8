"""Catching up with a running game: the deal so far, and a bot's moves in the viewer's place.

A long deal takes some milliseconds to describe. That is done in a thread beside the event loop, one table after the
other, and the latest answers are cached.
"""

from __future__ import annotations

import asyncio
import contextvars
import copy
import itertools
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial, reduce
from typing import Final, NamedTuple

from spadille.core.contract import NATURE, Seat
from spadille.core.table import Step, Table
from spadille.core.words import Text, speaking
from spadille.games import GAMES
from spadille.scene.happening import CardPlayed, Happened
from spadille.scene.names import Names
from spadille.scene.telling import news_of
from spadille.server import say
from spadille.server.protocol import wire
from spadille.server.store.document import RoomDoc

_MOST: Final = 100
"""Maximum number of moves to tell."""
_KEPT: Final = 256
"""Maximum number of cached answers, of all tables together: some megabytes."""
_beside: Final = ThreadPoolExecutor(1, "past")
_answers: Final[OrderedDict[tuple[object, ...], bytes]] = OrderedDict()
_pasts: Final = itertools.count()


class _Told(NamedTuple):
    at: int
    step: Step


class Recall:
    """The history of a table for people who come back."""

    __slots__ = ("_doc", "_past", "_stood", "_table")

    def __init__(self, doc: RoomDoc, table: Table) -> None:
        self._doc = doc
        self._table = table
        self._stood: dict[Seat, set[int]] = {}
        self._past = next(_pasts)
        """Identifier of the history before a position; a new one after moves have been taken back."""

    def stands_in(self, seat: Seat) -> None:
        """Note that a bot makes the next move in the place of an absent person."""
        self._stood.setdefault(seat, set()).add(self._table.version)

    def plays(self, seat: Seat) -> None:
        """Note that the person moves again, and so knows what the bot did."""
        self._stood.pop(seat, None)

    def back(self, at: int) -> None:
        """Note that moves have been taken back to length `at`."""
        self._stood = {seat: {each for each in moves if each < at} for seat, moves in self._stood.items()}
        self._past = next(_pasts)

    async def past(self, viewer: Seat | None, since: int, language: str) -> bytes:
        """Return the message with this deal as a viewer has seen it, from the move on at which the viewer entered.

        Nothing may happen at the table meanwhile.
        """
        stood = frozenset(() if viewer is None else self._stood.get(viewer, ()))
        names = self._doc.names(viewer)
        asked = self._past, self._table.version, viewer, since, language, names, stood
        found = _answers.pop(asked, None)
        if found is None:
            work = partial(contextvars.copy_context().run, self._write, viewer, since, language, names, stood)
            found = await asyncio.get_running_loop().run_in_executor(_beside, work)
        _answers[asked] = found  # now the last one used
        while len(_answers) > _KEPT:
            _answers.popitem(last=False)
        return found

    def _write(self, viewer: Seat | None, since: int, language: str, names: Names, stood: frozenset[int]) -> bytes:
        with speaking(language):
            return wire.write(self._told(viewer, since, names, stood))

    def _told(self, viewer: Seat | None, since: int, names: Names, stood: frozenset[int]) -> wire.Past:
        entry, game = GAMES[self._table.game.name], self._table.game
        steps = [each for each in self._deal() if each.at >= since]
        events = news_of(entry.happened, game, [each.step for each in steps], viewer, names)
        the_bot = str(say("the-bot"))
        bot = [the_bot if at == viewer else name for at, name in enumerate(names)]
        acts = [each.step for each in steps if each.at in stood]
        done = [news_of(entry.happened, game, [each], viewer, bot)[0] for each in acts]
        return wire.Past(self._table.version, tuple(events), _welcome(done))

    def _deal(self) -> list[_Told]:
        """The moves since the last deal was scored; still that deal while nobody has moved in the next."""
        table = copy.copy(self._table)
        table.dealer = None
        first = max(0, table.version - _MOST)
        log = tuple(table.log)
        table.back(first)
        deal: list[_Told] = []
        scored = len(table.standing.sheet)
        for at, (seat, move) in enumerate(log[first:], first):
            if len(table.standing.sheet) > scored and seat != NATURE:
                deal, scored = [], len(table.standing.sheet)
            deal += [_Told(at, step) for step in table.play(seat, move)]
        return deal


def _welcome(done: Sequence[Happened]) -> Text:
    """Describe a bot's moves one by one, its cards only counted; empty if there are none."""
    cards = sum(isinstance(each, CardPlayed) for each in done)
    told = [each.words for each in done if not isinstance(each, CardPlayed)]
    if cards:
        told.append(say("bot-played", n=cards))
    if not told:
        return ""
    return reduce(lambda before, then: say("and-then", before=before, then=then), told, say("welcome-back"))
