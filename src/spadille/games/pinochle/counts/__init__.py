"""Pinochle: the statistics of one's own games."""

from __future__ import annotations

from collections import Counter
from typing import Final

from spadille.core.contract import Seat
from spadille.core.table import Table
from spadille.core.words import speaker
from spadille.games.pinochle.clauses import Rule
from spadille.games.pinochle.melding import moves
from spadille.games.pinochle.state import Done, Meld, Melding
from spadille.scene.counting import Count, share

say: Final = speaker(__package__)

_TRICKS: Final = (Rule.CARD_POINTS, Rule.LAST_TRICK)


def counts(table: Table, seat: Seat) -> tuple[Count, ...]:
    """The points melded, the share of chances to meld missed, and the share of last tricks won."""
    tally, sheet = Counter[str](), table.standing.sheet
    for deal in sheet:
        tally["all last tricks"] += 1
        for line in deal.lines:
            if line.side != seat:
                continue
            tally["last tricks"] += line.clause == Rule.LAST_TRICK
            tally["melds"] += 0 if line.clause in _TRICKS else line.points
    return (
        Count("melds", say("melds"), tally["melds"], len(sheet), "each"),
        _missed(table, seat),
        share("last tricks", say("last-tricks"), tally),
    )


def _missed(table: Table, seat: Seat) -> Count:
    """The share of chances to meld that were not taken."""
    game, state, tally = table.game, table.game.initial(), Counter[str]()
    for by, move in table.log:
        if (
            by == seat
            and isinstance(state, Melding)
            and any(isinstance(each, Meld) for each in moves(game.options, state))
        ):
            tally.update({"all missed": 1, "missed": int(isinstance(move, Done))})
        state = game.play(state, by, move)
    return share("missed", say("missed"), tally)
