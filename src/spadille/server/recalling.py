"""What whoever comes to a running game asks for: this deal so far, and what a bot did in the viewer's place."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import reduce
from typing import Final, NamedTuple

from spadille.core.contract import NATURE, Seat
from spadille.core.table import Step, Table
from spadille.core.words import Text
from spadille.games import GAMES
from spadille.scene.happening import CardPlayed, Happened
from spadille.scene.telling import news_of
from spadille.server import wire
from spadille.server.document import RoomDoc
from spadille.server.words import say

_MOST: Final = 100
"""So many moves are told at most."""


class _Told(NamedTuple):
    at: int
    step: Step


class Recall:
    """The memory of a table for those who come back."""

    __slots__ = ("_doc", "_stood", "_table")

    def __init__(self, doc: RoomDoc, table: Table) -> None:
        self._doc = doc
        self._table = table
        self._stood: dict[Seat, set[int]] = {}

    def stands_in(self, seat: Seat) -> None:
        """A bot makes the next move in the place of a person who is away."""
        self._stood.setdefault(seat, set()).add(self._table.version)

    def plays(self, seat: Seat) -> None:
        """The person moves again, and knows now what was done meanwhile."""
        self._stood.pop(seat, None)

    def past(self, viewer: Seat | None, since: int) -> wire.Past:
        """This deal as a viewer has seen it, from the moment on at which it came in."""
        entry, game, names = GAMES[self._table.game.name], self._table.game, self._doc.names(viewer)
        steps = [each for each in self._deal() if each.at >= since]
        events = news_of(entry.happened, game, [each.step for each in steps], viewer, names)
        the_bot = str(say("the-bot"))
        bot = [the_bot if at == viewer else name for at, name in enumerate(names)]
        stood = [each.step for each in steps if viewer is not None and each.at in self._stood.get(viewer, ())]
        done = [news_of(entry.happened, game, [each], viewer, bot)[0] for each in stood]
        return wire.Past(self._table.version, tuple(events), _welcome(done))

    def _deal(self) -> list[_Told]:
        """The moves since the last deal was scored; that deal itself as long as nobody has moved in the next."""
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
    """What a bot did, move by move, its cards counted; empty where it did nothing."""
    cards = sum(isinstance(each, CardPlayed) for each in done)
    told = [each.words for each in done if not isinstance(each, CardPlayed)]
    if cards:
        told.append(say("bot-played", n=cards))
    if not told:
        return ""
    return reduce(lambda before, then: say("and-then", before=before, then=then), told, say("welcome-back"))
