"""Catching up with a running game: the deal so far, and a bot's moves in the viewer's place."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Final, NamedTuple

from spadille.core.contract import NATURE, Seat
from spadille.core.table import Step, Table
from spadille.core.words import Text
from spadille.games import GAMES
from spadille.scene.happening import CardPlayed, Happened
from spadille.scene.names import Names
from spadille.scene.telling import news_of, spaced
from spadille.server import say
from spadille.server.protocol import wire

_MOST: Final = 100
"""Maximum number of moves to tell."""


class _Told(NamedTuple):
    at: int
    step: Step


def past(table: Table, viewer: Seat | None, since: int, names: Names, stood_in: frozenset[int]) -> wire.Past:
    """Describe the present deal from move `since` on; `stood_in` are moves that a bot made for the viewer."""
    entry, game = GAMES[table.game.name], table.game
    steps = [each for each in _deal(table) if each.at >= since]
    events = news_of(entry.happened, game, [each.step for each in steps], viewer, names)
    the_bot = str(say("the-bot"))
    bot = [the_bot if at == viewer else name for at, name in enumerate(names)]
    acts = [each.step for each in steps if each.at in stood_in]
    done = [news_of(entry.happened, game, [each], viewer, bot)[0] for each in acts]
    return wire.Past(table.version, tuple(events), _welcome(done))


def _deal(played: Table) -> list[_Told]:
    """The moves since the last deal was scored; still that deal while nobody has moved in the next."""
    table = copy.copy(played)
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
    return spaced([say("welcome-back"), *told])
